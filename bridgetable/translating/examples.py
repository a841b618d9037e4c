"""What a message says, with examples put in: each of its choices once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridgetable.cards import Suit, parse_card
from bridgetable.messages import Value
from bridgetable.messages.patterns import spoken
from bridgetable.messages.plurals import FORMS, OTHER
from bridgetable.seats import Seat, Side
from bridgetable.translating.lacking import Catalogue, texts

MOST = 6
"""So many examples of one message are told."""
_BY_TERM: Mapping[str, tuple[Value, ...]] = {
    "-seat": tuple(Seat),
    "-side": tuple(Side),
    "-suit": tuple(Suit),
    "-card": tuple(map(parse_card, ("D7", "SQ", "HA", "Cx", "Sh", "D?"))),
    "-named": tuple(map(parse_card, ("HJ", "SQ", "DA", "C8"))),
    "-short": tuple(map(parse_card, ("D7", "Cx", "Hh"))),
    "-trick": (5, 8, 11),
}
"""What is put in where a message names a player, a card, and so on."""
_CLOSED: Mapping[str, Value] = {
    **{seat.value: seat for seat in Seat},
    **{side.value: side for side in Side},
    "yes": True,
    "no": False,
    "none": None,
}
_NUMBERS: Mapping[str, Value] = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, OTHER: 5}


def examples(pattern: Any, said: Catalogue, rules: tuple[tuple[str, str], ...]) -> list[str]:
    """What a pattern of a language says, with one value after the other of what it is given; `said` are its messages.

    >>> examples([["@", "-seat", "seat", {}], " leads"], {"-seat": [["$", "seat"]]}, ())
    ['N leads', 'E leads', 'S leads', 'W leads']
    """
    values = {name: list(dict.fromkeys(kinds)) for name, kinds in _wanted(pattern, said).items()}
    longest = min(MOST, max(map(len, values.values()), default=1))
    rows = ({name: each[min(row, len(each) - 1)] for name, each in values.items()} for row in range(longest))
    try:
        return list(dict.fromkeys(spoken(pattern, given, said.__getitem__, rules) for given in rows))
    except KeyError:  # it is part of a form of words, which alone knows what it is given
        return [" … ".join(texts(pattern))]


def _wanted(pattern: Any, said: Catalogue) -> dict[str, list[Value]]:
    """What a message is given, by name, with the values worth showing."""
    found: dict[str, list[Value]] = {}
    for name, value in _values(pattern, said):
        found.setdefault(name, []).append(value)
    typed = {name: [value for value in values if not _is_a_gap(value, name)] for name, values in found.items()}
    return {name: values or [f"‹{name}›"] for name, values in typed.items()}


def _is_a_gap(value: Value, name: str) -> bool:
    return value == f"‹{name}›"


def _values(pattern: Any, said: Catalogue) -> Iterator[tuple[str, Value]]:
    for part in pattern if isinstance(pattern, list) else ():
        match part:
            case ["$", name]:
                yield name, f"‹{name}›"
            case ["@", term, name, _]:
                yield from ((name, value) for value in _BY_TERM.get(term, (f"‹{name}›",)))
            case ["#", wanted]:
                yield from _values(said.get(wanted), said)
            case ["?", ["$", name], variants, _]:
                yield from ((name, _chooses(key)) for key in variants)
                for variant in variants.values():
                    yield from _values(variant, said)
            case ["?", selector, variants, _]:
                yield from _values([selector], said)
                for variant in variants.values():
                    yield from _values(variant, said)


def _chooses(key: str) -> Value:
    """A value that chooses this variant."""
    if key.isdecimal():
        return int(key)
    if key in (*FORMS, OTHER):
        return _NUMBERS[key]
    return _CLOSED.get(key, key)
