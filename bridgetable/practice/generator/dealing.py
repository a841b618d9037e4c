"""Deals: fifty-two cards, and a contract that the two hands of one side might well have come to."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TypeAlias

from bridgetable.cards import PACK, SUITS, Card, Suit
from bridgetable.exchange.pbn_deal import dealt_whole
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import HandHolding, Header, Position, SuitHolding, Vulnerable
from bridgetable.value import value

Hands: TypeAlias = dict[Seat, list[Card]]

_VULNERABLE: tuple[Vulnerable, ...] = ("none", "NS", "EW", "all")
_GAME = {Suit.S: 4, Suit.H: 4, Suit.D: 5, Suit.C: 5}


@value
class GivenDeal:
    """A board on which something is to go wrong: the four hands, N E S W, and its header.

    Where it is not `played` yet, dealer and vulnerability alone are told of it.
    """

    hands: tuple[HandHolding, ...]
    header: Header
    played: bool


def given(position: Position, header: Header | None) -> GivenDeal | None:
    """The board of a record, with the contract that is told or was bid; None where a card of it is not known."""
    if position.first_trick > 1 or not all(map(dealt_whole, position.hands)):
        return None
    told = header or position.header
    played = header is not None and header.told_contract is not None
    known = Header(told.told_declarer, told.told_contract, told.dealer, told.vulnerable)
    return GivenDeal(position.hands, known, played)


def board(rng: random.Random, on: GivenDeal | None) -> tuple[Hands, Header]:
    """What is dealt, and who plays what; without a board that is given any deal, mostly turned so that South plays."""
    if on is None:
        hands = dealt(rng)
        return turned(rng, hands, header(rng, hands))
    hands = {seat: sorted(hand.cards, key=place) for seat, hand in zip(SEATS, on.hands, strict=True)}
    if on.played:
        return hands, on.header
    likely = header(rng, hands)
    return hands, replace(likely, dealer=on.header.dealer, vulnerable=on.header.vulnerable or likely.vulnerable)


def dealt(rng: random.Random) -> Hands:
    """Four hands of thirteen cards, each sorted as players hold them: by suits, from the top."""
    pack = list(PACK)
    rng.shuffle(pack)
    return {seat: sorted(pack[13 * seat.index : 13 * seat.index + 13], key=place) for seat in SEATS}


def place(card: Card) -> int:
    """Where a card stands in a sorted hand."""
    assert card.suit is not None
    return -15 * card.suit.order - card.lowest


def header(rng: random.Random, hands: Hands) -> Header:
    """Who plays what: the side with more points, in its longest fit of eight cards or more, else in no trumps."""
    points = {seat: sum(max(0, card.lowest - 10) for card in hands[seat]) for seat in SEATS}
    one, other = max(((SEATS[0], SEATS[2]), (SEATS[1], SEATS[3])), key=lambda pair: points[pair[0]] + points[pair[1]])
    together = points[one] + points[other]
    length = {suit: [sum(card.suit is suit for card in hands[seat]) for seat in (one, other)] for suit in SUITS}
    trump = max(SUITS, key=lambda suit: (sum(length[suit]), suit.order))
    if sum(length[trump]) < 8 or (trump.order < 2 and 25 <= together < 30):
        declarer = one if (points[one], rng.random()) > (points[other], rng.random()) else other
        contract = f"{_level_without_trumps(together)}NT"
    else:
        declarer = one if length[trump][0] > length[trump][1] or (length[trump][0] == length[trump][1]) else other
        contract = f"{_level(trump, together + sum(length[trump]) - 8)}{trump.value}"
    return Header(declarer, contract, vulnerable=rng.choice(_VULNERABLE))


def turned(rng: random.Random, hands: Hands, header: Header) -> tuple[Hands, Header]:
    """The deal as it stands, or turned until South plays it, as in most diagrams."""
    if rng.random() < 0.4:
        return hands, header
    steps = (Seat.S.index - header.declarer.index) % 4
    moved = {SEATS[(seat.index + steps) % 4]: hands[seat] for seat in SEATS}
    return moved, replace(header, told_declarer=Seat.S)


def _level_without_trumps(points: int) -> int:
    return 1 if points < 23 else 2 if points < 25 else 3 if points < 31 else 6


def _level(trump: Suit, points: int) -> int:
    if points >= 32:
        return 6
    return _GAME[trump] if points >= 25 else 3 if points >= 23 else 2


def holding(cards: list[Card]) -> HandHolding:
    """A hand of exactly these cards."""
    return HandHolding(
        tuple(SuitHolding(tuple(sorted((c for c in cards if c.suit is suit), key=place)), False) for suit in SUITS)
    )
