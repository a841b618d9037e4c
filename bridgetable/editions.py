"""The law books: their years, their order, and what a paragraph is called in each of them.

Whatever asks which editions there are, asks here. A later book inherits everything that it does not change: computed
paragraphs (`since=` and `until=` in `findings/registry.py`), law texts (`lawtexts.py`) and numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from bridgetable.named import NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

NO_PARAGRAPH = "–"
"""Stands for the number of a paragraph that a book does not have."""

NUMBERED = 2017
"""The book whose numbers are written in the law files; what it no longer has bears the number of its last book."""

_T = TypeVar("_T")


class Book(NamedTuple):
    """One edition of the laws: what it numbers anew, as pairs (number before, number now).

    A paragraph that was split stands in several pairs; the first is where most of it went. `texts` is the file of law
    texts of a book that tells only what it changes; the files in `resources/laws` tell the others.
    """

    year: int
    renumbered: tuple[tuple[str, str], ...] = ()
    texts: Path | None = None

    def now(self, cite: str) -> str | None:
        """The number here of what the book before called `cite`; None where this one has it no more.

        >>> book_of(2017).now("16D2")
        '16C2'
        """
        return _number_or_none(_table(self.renumbered, 0).get(cite, cite))

    def before(self, cite: str) -> str | None:
        """The number in the book before of what this one calls `cite`; None where it is new.

        >>> book_of(2017).before("16C2")
        '16D2'
        """
        return _number_or_none(_table(self.renumbered, 1).get(cite, cite))


@cache
def _table(pairs: tuple[tuple[str, str], ...], side: int) -> Mapping[str, str]:
    """The numbers of one side of the pairs with those of the other; of several pairs the first counts."""
    return {pair[side]: pair[1 - side] for pair in reversed(pairs)}


def _number_or_none(cite: str) -> str | None:
    return None if cite == NO_PARAGRAPH else cite


_OF_2017 = (
    ("9A4", "9A5"),
    (NO_PARAGRAPH, "9A4"),
    ("16A3", NO_PARAGRAPH),
    ("16A4", NO_PARAGRAPH),
    ("16C", "16D"),
    ("16D", "16C"),
    ("16D1", "16C1"),
    ("16D2", "16C2"),
    ("17E", "17D"),
    ("17E2", "17D3"),
    ("20F4", "20F4"),
    ("20F4", "20F4(a)"),
    ("20F4", "20F4(b)"),
    ("20G2", "20G3"),
    (NO_PARAGRAPH, "20G2"),
    ("22A1", "22B"),
    ("22A2", "22A"),
    ("22B1", "17D1"),
    ("22B2", "17D2"),
    ("23", "72C"),
    ("25A2", "25A4"),
    ("25A3", "25A5"),
    ("25A4", "25A6"),
    (NO_PARAGRAPH, "25A2"),
    (NO_PARAGRAPH, "25A3"),
    ("26A1", NO_PARAGRAPH),
    ("26A2", NO_PARAGRAPH),
    ("26A2(a)", NO_PARAGRAPH),
    ("26A2(b)", NO_PARAGRAPH),
    ("30B2(a)", NO_PARAGRAPH),
    ("30B2(b)", NO_PARAGRAPH),
    ("30B3", "30B2"),
    ("31B footnote", "31C"),
    ("32B1", "32A1"),
    ("32B2", "32A2"),
    ("32A", "32B"),
    (NO_PARAGRAPH, "32C"),
    (NO_PARAGRAPH, "36C"),
    ("40B4", "40B3(a)"),
    ("40B5", "40B4"),
    ("40B6", "40B5"),
    ("45D", "45D1"),
    ("45D", "45D2"),
    ("50E2", "50E2"),
    ("50E2", "50E3"),
    ("50E3", "50E4"),
    (NO_PARAGRAPH, "51B2(c)"),
    ("53B", "53C"),
    ("53C", "53B"),
    ("57A3", "57A4"),
    ("57C2", "57C3"),
    ("62C3", "61C"),
    ("64C", "64C1"),
    (NO_PARAGRAPH, "64C2(a)"),
    (NO_PARAGRAPH, "64C2(b)"),
    (NO_PARAGRAPH, "67B3"),
    ("68D", "68D"),
    ("68D", "68D1"),
    ("68D", "68D2"),
    ("68D", "68D2(a)"),
    ("68D", "68D2(b)"),
    ("68 footnote", "68 opening"),
    ("70D3", NO_PARAGRAPH),
    ("73E", "73E1"),
    ("73F", "73E2"),
    ("75B", "75B"),
    ("75B", "75B3"),
    (NO_PARAGRAPH, "75B2"),
)

BOOKS: tuple[Book, ...] = (Book(2007), Book(2017, _OF_2017))
EDITIONS: tuple[int, ...] = tuple(book.year for book in BOOKS)
"""The years of the books, the oldest first."""
LATEST = EDITIONS[-1]
"""The edition in force: what is judged under unless another is asked for."""


def publish(book: Book) -> None:
    """Add a later book, before anything else of the program is imported: the rest reads `EDITIONS` once."""
    global BOOKS, EDITIONS, LATEST  # noqa: PLW0603 - which books there are is known once, before anything asks
    if "bridgetable.lawtexts" in sys.modules or book.year <= LATEST:
        raise ValueError(f"the book of {book.year} comes too late")
    BOOKS = (*BOOKS, book)
    EDITIONS = (*EDITIONS, book.year)
    LATEST = book.year


def named(separator: str = " or ") -> str:
    """The editions in words: `2007 or 2017`.

    >>> named(), named(", ")
    ('2007 or 2017', '2007, 2017')
    """
    *first, last = map(str, EDITIONS)
    return f"{', '.join(first)}{separator}{last}"


def book_of(year: int) -> Book:
    """The book of `year`; `ValueError` where there is none.

    >>> book_of(2017).year
    2017
    """
    found = next((book for book in BOOKS if book.year == year), None)
    if found is None:
        raise ValueError(f"there is no edition {year} here: {named()}")
    return found


def others(year: int) -> tuple[int, ...]:
    """The other editions, the nearest before this one first, then what came after it.

    >>> others(2007)
    (2017,)
    """
    at = EDITIONS.index(year)
    return (*reversed(EDITIONS[:at]), *EDITIONS[at + 1 :])


def other(year: int) -> int:
    """The edition to hold beside this one: the one before it, or the second beside the first.

    >>> other(2017)
    2007
    """
    return others(year)[0]


def number(cite: str, known_in: int, year: int) -> str | None:
    """What the book of `year` calls the paragraph that the book of `known_in` calls `cite`; None where it has none.

    >>> number("16D2", 2007, 2017)
    '16C2'
    """
    found: str | None = cite
    if known_in == year:
        return found
    for book in BOOKS:
        if found is not None and known_in < book.year <= year:
            found = book.now(found)
    for book in reversed(BOOKS):
        if found is not None and year < book.year <= known_in:
            found = book.before(found)
    return found


def way(year: int, wanted: int) -> tuple[int, ...]:
    """The books from one to another, both with it, as they came out or back again.

    >>> way(2007, 2017), way(2017, 2007)
    ((2007, 2017), (2017, 2007))
    """
    first, last = sorted((year, wanted))
    between = tuple(each for each in EDITIONS if first <= each <= last)
    return between if year <= wanted else between[::-1]


def as_of(year: int, said: Mapping[int, _T]) -> _T:
    """What holds in `year` of what the books have said: the word of the newest that is not later.

    >>> as_of(2012, {2007: "as in 2007", 2017: "as in 2017"})
    'as in 2007'
    """
    return said[max(each for each in said if each <= year)]
