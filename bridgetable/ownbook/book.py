"""A law book gone through: for each law and paragraph its text and its page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from bridgetable.editions import EDITIONS
from bridgetable.lawtexts import all_texts, parent
from bridgetable.ownbook.body import PrintedLine, body
from bridgetable.ownbook.headings import FEWEST, Heading, headings
from bridgetable.ownbook.marks import style_of
from bridgetable.ownbook.passages import Passage, passages_of
from bridgetable.ownbook.problems import CannotRead
from bridgetable.value import value

_TITLE_PAGES = 6


@value
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
        passages.update(passages_of(heading, lines[heading.at], own, style))
    if not numbered:
        passages = {cite: passage._replace(page=0) for cite, passage in passages.items()}
    return OwnBook(path, _edition(pages, passages), passages)


def _end_of_last(begins: Sequence[Heading], lines: Sequence[PrintedLine]) -> int:
    """The last law ends somewhere before the index: it is given twice the room of the longest before it."""
    longest = max((after.at - heading.at for heading, after in pairwise(begins)), default=0)
    return min(len(lines), begins[-1].at + 2 * longest)


def _edition(pages: Sequence[Sequence[str]], passages: Mapping[str, Passage]) -> int | None:
    """The year on the title pages; failing that, the edition that alone has the paragraphs found here."""
    for page in pages[:_TITLE_PAGES]:
        years = {year for year in EDITIONS if re.search(rf"(?<!\d){year}(?!\d)", " ".join(page))}
        if len(years) == 1:
            return years.pop()
    ids = {year: {text.id for text in all_texts() if text.edition == year} for year in EDITIONS}
    only = {year: len((own - _of_others(year, ids)) & passages.keys()) for year, own in ids.items()}
    best, next_best = sorted(EDITIONS, key=lambda year: only[year], reverse=True)[:2]
    return best if only[best] != only[next_best] else None


def _of_others(year: int, ids: Mapping[int, set[str]]) -> set[str]:
    """The paragraphs that other editions have."""
    return set().union(*(own for each, own in ids.items() if each != year))
