"""Capitals where sentences have them, in words typed without."""

from __future__ import annotations

import re

from bridgetable.seats import SEATS
from bridgetable.table.slots import CALL, CARD, SUIT

_WORD = re.compile(
    r"""
    "[^"]*"                 # texts,
    | @[\w-]+               # labels,
    | (?<!['(\w?]) [\w?]+   # words, but not the s of East's nor the (b) of a paragraph
    """,
    re.VERBOSE,
)
_PARAGRAPH = "[0-9]{1,2}[A-Z][0-9]?"
_CAPITAL = re.compile("|".join((CARD.pattern, SUIT.pattern, CALL.pattern, _PARAGRAPH)))
_SEAT_WORDS: dict[str, str] = {seat.word.lower(): seat.value for seat in SEATS}


def with_capitals(text: str) -> str:
    """`text` with seats, cards, suits, calls and paragraphs as sentences write them, other words in small letters.

    `east drops c5` becomes `E drops C5`; texts in double quotes and labels stay as they are.

    >>> with_capitals("w LEADS hq")
    'W leads HQ'
    """
    return _WORD.sub(lambda word: _with_capitals(word[0]), text)


def _with_capitals(word: str) -> str:
    if word[0] in '"@':
        return word
    small = word.lower()
    if small in _SEAT_WORDS:
        return _SEAT_WORDS[small]
    if set(small) <= set("nesw") and len(set(small)) == len(small):
        return small.upper()
    for guess in (small.upper(), small.capitalize()):
        if _CAPITAL.fullmatch(guess):
            return guess
    return small
