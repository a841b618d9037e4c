"""Seats and sides of the table."""

from __future__ import annotations

from enum import Enum

from bridgetable.misread import Misread


class Side(Enum):
    """A partnership: North-South or East-West."""

    NS = "NS"
    EW = "EW"

    other: Side

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.name


class Seat(Enum):
    """A player by compass point. `lho` plays next, `rho` played before, `partner` sits opposite."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    index: int
    word: str
    lho: Seat
    partner: Seat
    rho: Seat
    side: Side

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return self.name


SEATS = (Seat.N, Seat.E, Seat.S, Seat.W)

Side.NS.other, Side.EW.other = Side.EW, Side.NS
for _i, _seat in enumerate(SEATS):
    _seat.index = _i
    _seat.word = ("North", "East", "South", "West")[_i]
    _seat.lho = SEATS[(_i + 1) % 4]
    _seat.partner = SEATS[(_i + 2) % 4]
    _seat.rho = SEATS[(_i + 3) % 4]
    _seat.side = Side.NS if _i % 2 == 0 else Side.EW


def parse_seat(text: str, *, or_none: bool = False) -> Seat:
    """The seat named N, E, S or W; `Misread` for anything else (`or_none`: says that `none` would have done too).

    >>> parse_seat("E").name
    'E'
    """
    if len(text) == 1 and text in "NESW":
        return Seat(text)
    raise Misread("unread-seat", typed=repr(text), none=or_none, meant=_seat_meant(text.lower()))


def _seat_meant(text: str) -> str:
    """What was written instead of a seat: the `part` of a player, the name of N, E, S or W, or neither."""
    if text in ("dummy", "declarer", "lho", "rho", "partner", "defender", "leader"):
        return "part"
    near = (seat for seat in SEATS if text in (seat.word.lower(), seat.value.lower()))
    return next((seat.value for seat in near), "none")


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Seats written together ("NS", "E", "NEW"), in table order N E S W; `none` is the empty list.

    >>> [seat.name for seat in parse_seats("WN")]
    ['N', 'W']
    """
    if text == "none":
        return ()
    seats = {parse_seat(letter) for letter in (text if text.isupper() else "")}
    if not text or len(seats) != len(text):
        raise Misread("unread-seats", typed=repr(text))
    return tuple(seat for seat in SEATS if seat in seats)


def seats_text(seats: tuple[Seat, ...] | frozenset[Seat]) -> str:
    """Seats as they are written together, `none` when there are none.

    >>> seats_text(parse_seats("WEN")), seats_text(())
    ('NEW', 'none')
    """
    return "".join(seat.value for seat in SEATS if seat in seats) or "none"
