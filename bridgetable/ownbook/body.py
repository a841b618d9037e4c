"""The lines of a book without what stands on every page: running titles and page numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from bridgetable.named import NamedTuple

_EDGE = 2
"""So many lines at the top and at the bottom of a page may be running titles."""
_PAGE_NUMBER = re.compile(
    r"\W*(?:(?:page|seite|pagina|página|sida|side|strona|pag|p|s)\b\.?\s*)?(?:\d{1,4}|[ivxl]+)"
    r"(?:\s*(?:/|of|von|di|de|av|af|van|z)\s*\d{1,4})?\W*",
    re.IGNORECASE,
)


class PrintedLine(NamedTuple):
    """A line of the book, the number of its page from 1, and whether it stands at the top or bottom of it."""

    text: str
    page: int
    edge: bool


def body(pages: Sequence[Sequence[str]]) -> list[PrintedLine]:
    """All lines in order. What repeats at the edge of the pages with other numbers in it is left out.

    A title such as “Law 45” stays even if it repeats: it may be the heading itself. `headings` tells them apart.
    """
    repeated = _repeated(pages)
    lines = []
    for number, page in enumerate(pages, 1):
        for place, text in enumerate(page):
            edge = _at_edge(place, page)
            outermost = place in (0, len(page) - 1)
            if edge and (_key(text) in repeated or (outermost and _PAGE_NUMBER.fullmatch(text))):
                continue
            lines.append(PrintedLine(text, number, edge))
    return lines


def _repeated(pages: Sequence[Sequence[str]]) -> set[str]:
    """What stands at the edge of a good part of the pages, whatever numbers are in it, and is no heading."""
    seen = Counter(
        key for page in pages for key in {_key(text) for place, text in enumerate(page) if _at_edge(place, page)}
    )
    often = max(3, len(pages) // 8)
    return {key for key, times in seen.items() if times >= often and not _may_be_heading(key)}


def _may_be_heading(key: str) -> bool:
    """A single word with a single number, or a number alone."""
    return re.fullmatch(r"\W*(?:[^\W\d]+\W*)?#\W*", key) is not None


def _key(text: str) -> str:
    return re.sub(r"\d+", "#", text.casefold()).strip()


def _at_edge(place: int, page: Sequence[str]) -> bool:
    return len(page) > 4 * _EDGE and not _EDGE <= place < len(page) - _EDGE
