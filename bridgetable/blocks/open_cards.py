"""Cards seen in the auction, and who has to pass because of them (Law 24); who has to pass asks nothing (Law 20)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bridgetable.blocks.penalty import below_honour
from bridgetable.findings.moment import Answer, Moment, Support
from bridgetable.findings.parts import OpenCard
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat


def open_cards_of(st: Standing, seat: Seat) -> tuple[OpenCard, ...]:
    """The cards of `seat` that were seen in the auction (24)."""
    return tuple(early for early in st.auction.open_cards if early.seat is seat)


def part_of_law_24(m: Moment, early: OpenCard) -> tuple[Answer, str]:
    """Whether it is a small card, and the part of Law 24 that fits: 24A, 24B (an honour, a lead), 24C (several)."""
    several = len(open_cards_of(m.standing, early.seat)) > 1
    find = m.presume if early.led or several else partial(m.ask, cite="24B")
    low = below_honour(m, early.seat, early.card, find)
    if several:
        return low, "24C"
    return low, "24A" if _is_a_small_card(early, low) else "24B"


def _is_a_small_card(early: OpenCard, low: Answer) -> bool:
    """A card below the ten, for all that is known, and not led."""
    return low.value != "no" and not early.led


def forced_to_pass(m: Moment, seat: Seat) -> Iterator[tuple[str, tuple[Support, ...]]]:
    """The paragraph by which the partner of `seat` has still to pass, if he has, and what it rests on."""
    cards = open_cards_of(m.standing, seat)
    if not cards or seat.partner in m.standing.auction.passed:
        return
    low, law = part_of_law_24(m, cards[-1])
    if len(cards) > 1 or not _is_a_small_card(cards[-1], low):
        yield law, (*(early.fault for early in cards), low)
