"""A law book gone through: for each law and paragraph its text and its page."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bridgetable.lawtexts import EDITIONS, all_texts, parent
from bridgetable.ownbook.body import Line, body
from bridgetable.ownbook.headings import FEWEST, Heading, headings
from bridgetable.ownbook.marks import Mark, Style, cite_of, marks, style_of
from bridgetable.ownbook.problems import CannotRead

_TITLE_PAGES = 6


class Passage(NamedTuple):
    """What the book prints for one paragraph, with all that belongs to it, and the page it begins on (0: none)."""

    text: str
    page: int


@dataclass(frozen=True, slots=True)
class OwnBook:
    """A book of the user's: the file, its edition as far as it can be told, and its passages by citation."""

    path: Path
    edition: int | None
    passages: Mapping[str, Passage]

    def passage(self, cite: str) -> Passage | None:
        """The passage of exactly this paragraph, None if it was not found."""
        return self.passages.get(cite)

    def nearest(self, cite: str) -> str | None:
        """The paragraph that holds `cite` and was found, None if there is none."""
        above = parent(cite)
        while above is not None and above not in self.passages:
            above = parent(above)
        return above

    def found_of(self, edition: int) -> tuple[int, int]:
        """How many paragraphs of an edition, of those there is a text for, were found; and how many there are."""
        wanted = [text.id for text in all_texts() if text.edition == edition]
        return sum(cite in self.passages for cite in wanted), len(wanted)


def book_of(path: Path, pages: Sequence[Sequence[str]], *, numbered: bool = True) -> OwnBook:
    """Find the laws and paragraphs on the pages of a book. Raises `CannotRead` if they hold hardly any law."""
    lines = body(pages)
    begins, repeats = headings(lines)
    if len(begins) < FEWEST:
        raise CannotRead("no laws")
    style = style_of([line.text for line in lines])
    passages: dict[str, Passage] = {}
    for heading, after in zip(begins, [*begins[1:], None], strict=True):
        end = after.at if after is not None else _end_of_last(begins, lines)
        own = [line for at, line in enumerate(lines[heading.at + 1 : end], heading.at + 1) if at not in repeats]
        passages.update(_of_law(heading, lines[heading.at], own, style))
    if not numbered:
        passages = {cite: passage._replace(page=0) for cite, passage in passages.items()}
    return OwnBook(path, _edition(pages, passages), passages)


def _end_of_last(begins: Sequence[Heading], lines: Sequence[Line]) -> int:
    """The last law ends somewhere before the index: it is given twice the room of the longest before it."""
    longest = max((after.at - heading.at for heading, after in itertools.pairwise(begins)), default=0)
    return min(len(lines), begins[-1].at + 2 * longest)


def _of_law(heading: Heading, first: Line, own: Sequence[Line], style: Style) -> Iterator[tuple[str, Passage]]:
    """The law as a whole, what stands before its first paragraph, and every paragraph."""
    law, rest = heading.law, heading.rest.lstrip(" .:|–—-")
    texts = [rest, *(line.text for line in own)]
    pages = [first.page, *(line.page for line in own)]
    found = marks(law, texts, style)
    yield str(law), Passage(_between(first.text, texts, found, None, None, whole=True), first.page)
    if found:
        opening = _between(first.text, texts, found, None, found[0], whole=True)
        if len(opening) > len(first.text) + len(rest) + 80:  # more than a title
            yield f"{law} preamble", Passage(opening, first.page)
            yield f"{law} opening", Passage(opening, first.page)
    for number, mark in enumerate(found):
        end = next((m for m in found[number + 1 :] if m.path[: len(mark.path)] != mark.path), None)
        yield cite_of(law, mark.path), Passage(_between("", texts, found, mark, end), pages[mark.line])


def _between(
    title: str,
    texts: Sequence[str],
    found: Sequence[Mark],
    start: Mark | None,
    end: Mark | None,
    *,
    whole: bool = False,
) -> str:
    """The text from one mark to another, each paragraph on a line of its own."""
    first = (start.line, start.column) if start else (1 if whole else 0, 0)
    last = (end.line, end.column) if end else (len(texts), 0)
    breaks = {(mark.line, mark.column) for mark in found}
    parts = [title] if title else []
    fresh = True
    for number in range(first[0], min(last[0] + 1, len(texts))):
        begin = first[1] if number == first[0] else 0
        stop = last[1] if number == last[0] else len(texts[number])
        cuts = [begin, *sorted(c for line, c in breaks if line == number and begin < c < stop), stop]
        for piece_begin, piece_end in itertools.pairwise(cuts):
            piece = texts[number][piece_begin:piece_end].strip()
            if fresh or (number, piece_begin) in breaks or piece_begin > begin:
                parts.append(piece)
            elif piece:
                parts[-1] = _carried(parts[-1], piece)
            fresh = False
    return "\n".join(_merged_marks(part for part in parts if part))


def _merged_marks(parts: Iterator[str]) -> Iterator[str]:
    """Marks that follow one another without words between them stand in one line: “C. 4. (b) …”."""
    held = ""
    for part in parts:
        whole = f"{held} {part}".strip()
        if re.fullmatch(r"[\W\d_]*\w{0,4}[\W\d_]*", part):
            held = whole
        else:
            yield whole
            held = ""
    if held:
        yield held


def _carried(text: str, more: str) -> str:
    """A line and the next one, a word divided between them made whole."""
    if text.endswith("-") and more[:1].islower() and text[-2:-1].isalpha():
        return text[:-1] + more
    return f"{text} {more}".strip()


def _edition(pages: Sequence[Sequence[str]], passages: Mapping[str, Passage]) -> int | None:
    """The year on the title pages; failing that, the edition that alone has the paragraphs found here."""
    for page in pages[:_TITLE_PAGES]:
        years = {year for year in EDITIONS if re.search(rf"(?<!\d){year}(?!\d)", " ".join(page))}
        if len(years) == 1:
            return years.pop()
    ids = {year: {text.id for text in all_texts() if text.edition == year} for year in EDITIONS}
    old, new = EDITIONS
    only = {old: len((ids[old] - ids[new]) & passages.keys()), new: len((ids[new] - ids[old]) & passages.keys())}
    return max(EDITIONS, key=lambda year: only[year]) if only[old] != only[new] else None
