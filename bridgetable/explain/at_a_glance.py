"""How much is said first: as much as is read at a glance in English, so that each language says the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bridgetable.messages import ENGLISH, in_english, language

LONGEST = 120
"""So many letters may it have in English: what can be said in one breath. Other languages need more for the same."""

T = TypeVar("T")


def as_in_english(tell: Callable[[], T]) -> T:
    """What something comes to in English, where it decides what is said in any language."""
    with in_english():
        return tell()


def first_that_fits(ways: Callable[[], Sequence[str]]) -> str:
    """Of several ways of saying something, the longest first, the one there is room for; else the last.

    >>> first_that_fits(lambda: ["so many words " * 20, "few words"])
    'few words'
    """
    said = ways()
    english = said if language() == ENGLISH else as_in_english(ways)
    return next((own for own, words in zip(said, english, strict=True) if len(words) <= LONGEST), said[-1])
