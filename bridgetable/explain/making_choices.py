"""The action by which a choice that is offered is made."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.findings.kinds import Option
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.actions import Choose, Spread
from bridgetable.table.choices import Plain


def choice(option: Option, seat: Seat, others: Sequence[Option]) -> Choose | Spread:
    """The action that makes a choice; it names its law where two laws offer `seat` the same words (`others`)."""
    if option.choice is Plain.SPREAD:
        return Spread(seat, None)
    twins = [other for other in others if other.choice == option.choice and seat in seats_of(other.by)]
    return Choose(seat, option.choice, option.grounds.cite if len(twins) > 1 else None)


def seats_of(by: str) -> tuple[Seat, ...]:
    """The seats that have a choice: one, for `E/W` either, for `next` whoever is next."""
    if by == "next":
        return SEATS
    return tuple(parse_seat(letter) for letter in by.split("/"))
