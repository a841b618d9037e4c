"""Duties written as words in a record: `E: not lead diamonds, loses the lead`."""

from __future__ import annotations

from bridgetable.cards import Suit, parse_suit
from bridgetable.findings.kinds import Duty, Grounds
from bridgetable.seats import parse_seat


def written_duty(text: str) -> Duty:
    """Read a duty; raises `ValueError` saying what is wrong with it."""
    owner, colon, rest = text.partition(": ")
    if not colon:
        raise ValueError(f"{text!r} is not a duty: write it as 'E: not lead diamonds, loses the lead'")
    what, _, limit = rest.partition(", ")
    grounds = Grounds("50D2(a)", also=("given",))
    forbidden = what.removeprefix("not ")
    if forbidden == what:
        return Duty(grounds, parse_seat(owner), must=what, when=limit or None, suits=_suits(what))
    return Duty(grounds, parse_seat(owner), may_not=forbidden, until=limit or "loses the lead", suits=_suits(what))


def _suits(what: str) -> tuple[Suit, ...]:
    found = []
    for word in what.split():
        try:
            found.append(parse_suit(word))
        except ValueError:
            continue
    return tuple(found)
