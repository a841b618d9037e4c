"""Who may use what a card has told (lawgraph B5)."""

from __future__ import annotations

from typing import Literal

from bridgetable.cards import Card
from bridgetable.findings.kinds import Grounds, Information, Irregularity
from bridgetable.findings.moment import Moment, subject
from bridgetable.seats import SEATS, Seat, Side

Part = Literal["all", "sight", "duty to play", "how it arose", "being void"]


def information(
    grounds: Grounds,
    owner: Seat,
    card: Card,
    part: Part,
    barred: tuple[Seat, ...],
    provisional: bool = False,
    *,
    withdrawn: bool = False,
) -> Information:
    """What `card` of `owner` tells: authorised for everybody but those `barred`; `withdrawn`: it was taken back."""
    allowed = tuple(seat for seat in SEATS if seat not in barred)
    return Information(grounds, subject(owner, card), part, allowed, barred, None, provisional, withdrawn)


def of_side(side: Side) -> tuple[Seat, ...]:
    """The two players of a side, in table order."""
    return tuple(seat for seat in SEATS if seat.side is side)


def withdrawn_by_the_innocent(m: Moment, owner: Seat, card: Card, fault: Irregularity) -> Information:
    """A card goes back because of what an opponent said: its own side may use what it told, the other may not."""
    first, second = m.cited("16C1"), m.cited("16C2")
    return information(
        m.because(fault, cite=first, also=(second,)), owner, card, "all", of_side(owner.side.other), withdrawn=True
    )
