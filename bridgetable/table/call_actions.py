"""What is done with calls: bidding cards pulled, laid, taken back; alerts, announcements, the stop card.

A call is `1C` to `7NT`, `pass`, `X` or `XX`; where it is made, pulled or withdrawn also one above seven, `8C` to `9NT`.
"""

from __future__ import annotations

from typing import Literal

from bridgetable.seats import Seat
from bridgetable.value import value


@value
class MakeCall:
    """A call made; `way`: how, where that matters; `naming`: the bid that a double names."""

    seat: Seat
    call: str
    way: Literal["by voice", "by card", "in writing"] | None = None
    naming: str | None = None


@value
class Calls:
    """Several regular calls told in one line, in their order."""

    calls: tuple[tuple[Seat, str], ...]


@value
class PullCall:
    """A bidding card raised out of the box as far as `place`, and not let go face up."""

    seat: Seat
    call: str
    place: Literal["half out of the box", "out of the box", "near the table", "face down"] | None = None


@value
class PutCallBack:
    """A raised bidding card put back into the box, and nothing in its place."""

    seat: Seat
    call: str


@value
class WithdrawCall:
    """A call withdrawn and another made in its place."""

    seat: Seat
    old: str
    new: str


@value
class TakeBackCall:
    """A bidding card that lies there taken off, and nothing in its place yet."""

    seat: Seat
    call: str


@value
class MeantCall:
    """A player says that he meant a call, or (`meant` False) that he did not mean the one he made."""

    seat: Seat
    call: str
    meant: bool = True


@value
class SignalCall:
    """A call given by a tap, a nod, a wave or a bare word."""

    seat: Seat
    call: str


@value
class PickUpCalls:
    """A player's whole row of bidding cards picked up."""

    seat: Seat


@value
class StopCard:
    """The stop card put out (`shown`) or taken away."""

    seat: Seat
    shown: bool = True


@value
class Alert:
    """A call of partner's alerted."""

    seat: Seat
    call: str


@value
class Announce:
    """A call of partner's announced, in these `words`."""

    seat: Seat
    call: str
    words: str | None = None


@value
class WrongCards:
    """A player found with the cards of another board."""

    seat: Seat
