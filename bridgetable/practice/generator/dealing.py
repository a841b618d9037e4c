"""Deals, and who plays what on them: a contract that a club pair would have reached."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bridgetable.cards import PACK, SUITS, Card, Suit
from bridgetable.seats import SEATS, Seat, Side

_ENOUGH = 21
"""With fewer points the other side would have competed: such a deal is dealt again."""


@dataclass(frozen=True)
class Board:
    """A deal and its contract."""

    hands: dict[Seat, tuple[Card, ...]]
    declarer: Seat
    contract: str
    trump: Suit | None

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """The player who leads, and his partner."""
        return self.declarer.lho, self.declarer.rho


def points(cards: tuple[Card, ...]) -> int:
    """Honour points, four for an ace."""
    return sum(max(0, (card.rank or 0) - 10) for card in cards)


def deal(rng: random.Random) -> Board:
    """A deal on which one side has the better cards, in a contract that fits them."""
    while True:
        cards = list(PACK)
        rng.shuffle(cards)
        hands = {seat: tuple(cards[13 * seat.index : 13 * seat.index + 13]) for seat in SEATS}
        strength = {side: sum(points(hands[seat]) for seat in SEATS if seat.side is side) for side in Side}
        side = max(Side, key=lambda each: strength[each])
        if strength[side] >= _ENOUGH:
            return _in_contract(hands, side, strength[side])


def _in_contract(hands: dict[Seat, tuple[Card, ...]], side: Side, strength: int) -> Board:
    pair = [seat for seat in SEATS if seat.side is side]
    fits = {suit: sum(card.suit is suit for seat in pair for card in hands[seat]) for suit in SUITS}
    best = max(SUITS, key=lambda suit: (fits[suit], suit.order))
    trump = best if fits[best] >= 8 + (best.order < 2) else None
    if trump is None:
        level = 3 if strength >= 25 else 2 if strength >= 23 else 1
        return Board(hands, max(pair, key=lambda seat: points(hands[seat])), f"{level}NT", None)
    game = 4 if trump.order >= 2 else 5
    level = 6 if strength >= 33 else game if strength >= 24 + 3 * (game - 4) else 3 if strength >= 23 else 2
    longest = max(pair, key=lambda seat: sum(card.suit is trump for card in hands[seat]))
    return Board(hands, longest, f"{level}{trump.value}", trump)
