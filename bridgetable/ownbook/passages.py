"""The text of each paragraph of a law as the book prints it, put together again from its lines."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from bridgetable.named import NamedTuple
from bridgetable.ownbook.body import PrintedLine
from bridgetable.ownbook.headings import Heading
from bridgetable.ownbook.marks import ParagraphMark, Style, cite_of, marks

_MORE_THAN_A_TITLE = 80
_SHORT = 0.6
"""A line shorter than this part of a full one ends what it belongs to, such as a title."""


class Passage(NamedTuple):
    """What the book prints for one paragraph, with all that belongs to it, and the page it begins on (0: none)."""

    text: str
    page: int


def passages_of(
    heading: Heading, first: PrintedLine, own: Sequence[PrintedLine], style: Style
) -> Iterator[tuple[str, Passage]]:
    """The law as a whole, what stands before its first paragraph, and every paragraph, by citation."""
    law, rest = heading.law, heading.rest.lstrip(" .:|–—-")
    texts = [rest, *(line.text for line in own)]
    pages = [first.page, *(line.page for line in own)]
    found = marks(law, texts, style)
    breaks: dict[int, list[int]] = defaultdict(list)
    for mark in found:
        breaks[mark.line].append(mark.column)
    body = _Body(texts, breaks, style.width)
    end = (len(texts), 0)
    yield str(law), Passage(f"{first.text}\n{body.between((1, 0), end)}".strip(), first.page)
    if found:
        opening = body.between((1, 0), found[0][1:])
        if len(opening) > _MORE_THAN_A_TITLE:
            passage = Passage(f"{first.text}\n{opening}", first.page)
            yield f"{law} preamble", passage
            yield f"{law} opening", passage
    for number, mark in enumerate(found):
        stop = next((after[1:] for after in found[number + 1 :] if not _within(after, mark)), end)
        yield cite_of(law, mark.path), Passage(body.between(mark[1:], stop), pages[mark.line])


def _within(inner: ParagraphMark, outer: ParagraphMark) -> bool:
    return inner.path[: len(outer.path)] == outer.path


class _Body:
    """The lines of a law, and for each line the places in it at which paragraphs begin."""

    def __init__(self, texts: Sequence[str], breaks: Mapping[int, Sequence[int]], width: int) -> None:
        self._texts, self._breaks, self._width = texts, breaks, width

    def between(self, start: tuple[int, int], end: tuple[int, int]) -> str:
        """The text from one place to another, each paragraph on a line of its own."""
        parts: list[str] = []
        ended = True
        for number in range(start[0], min(end[0] + 1, len(self._texts))):
            line = self._texts[number]
            stop = end[1] if number == end[0] else len(line)
            for begin, piece in self._pieces(number, start[1] if number == start[0] else 0, stop):
                if ended or begin in self._breaks.get(number, ()):
                    parts.append(piece)
                elif piece:
                    parts[-1] = _carried(parts[-1], piece)
            following = self._texts[number + 1] if number + 1 < len(self._texts) else ""
            ended = not parts or (len(line) < _SHORT * self._width and following[:1].isupper())
        return "\n".join(_with_their_marks(part for part in parts if part))

    def _pieces(self, number: int, begin: int, stop: int) -> Iterator[tuple[int, str]]:
        """A line cut up where paragraphs begin in it."""
        cuts = [begin, *sorted({at for at in self._breaks.get(number, ()) if begin < at < stop}), stop]
        for left, right in pairwise(cuts):
            yield left, self._texts[number][left:right].strip()


def _with_their_marks(parts: Iterable[str]) -> Iterator[str]:
    """Marks without words behind them stand in one line with what follows: “C. 4. (b) …”."""
    held = ""
    for part in parts:
        whole = f"{held} {part}".strip()
        if re.fullmatch(r"[\W_]*\w{1,4}[\W_]*", part):
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
