"""All the ways in which a form of sentence can be said: with and without what may be left out, by each of its words.

A way is a row of words; capitals stand for what varies, as on the help page: `("SEAT", "drops", "CARDS", "face",
"down")`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import cycle, repeat

from bridgetable.seats import SEATS, Seat
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form

Way = tuple[str, ...]

VARIES = re.compile("(SEATS?|CARDS?|SUITS?|CALL|NUM|TEXT|WORDS|ACT|LAW)('s|:|)")
"""A word of a way that stands for others, and what it has at its end."""
_SAMPLES = {
    what: repeat(words)
    for what, words in {
        "SEATS": "NS",
        "SUIT": "hearts",
        "SUITS": "hearts",
        "CALL": "1NT",
        "TEXT": '"…"',
        "WORDS": "low",
        "ACT": "#1",
        "LAW": "45C1",
    }.items()
}
_PIECE = re.compile(r"[\[(/\])]|[^\[(/\])]+")


@cache
def ways(form: Form) -> tuple[Way, ...]:
    """Each way of saying that form, the shortest of several first."""
    pieces = _PIECE.findall(form.shown)
    said = _either(pieces)
    return tuple(dict.fromkeys(tuple(text.split()) for text in said))


@cache
def all_ways() -> tuple[Way, ...]:
    """The ways of all forms, in their order."""
    return tuple(dict.fromkeys(way for form in FORMS for way in ways(form)))


def ways_to_type() -> tuple[Way, ...]:
    """All but those that name a law: nobody types that as what he did."""
    return tuple(way for way in all_ways() if "LAW" not in way)


def example(way: Way, seat: Seat, cards: tuple[str, ...] = ("HQ",)) -> str:
    """A sentence said that way by `seat`, with `cards` of his in turn; it can be typed as it stands.

    >>> example(all_ways()[0], Seat.W)
    'W leads HQ'
    """
    seats = cycle((seat, seat.lho, seat.partner, seat.rho) if way[0].startswith("SEAT") else SEATS)
    given: dict[str, Iterator[object]] = {
        "SEAT": seats,
        "CARD": cycle(cards),
        "CARDS": cycle(cards),
        "NUM": cycle("3"),
        **_SAMPLES,
    }
    found = (VARIES.fullmatch(word) for word in way)
    return " ".join(f"{next(given[part[1]])}{part[2]}" if part else word for word, part in zip(way, found, strict=True))


def _either(pieces: list[str]) -> list[str]:
    """What is said up to the end of a bracket; `pieces` are used up so far."""
    found: list[str] = []
    begun = [""]
    while pieces:
        piece = pieces.pop(0)
        if piece in ("[", "("):
            inside = _either(pieces)
            begun = [text + more for text in begun for more in ([""] if piece == "[" else []) + inside]
        elif piece == "/":
            found, begun = found + begun, [""]
        elif piece in ("]", ")"):
            break
        else:
            begun = [text + piece for text in begun]
    return found + begun
