"""Boards dealt at random and played to the last card without an irregularity: South declares four spades."""

from __future__ import annotations

import random
from dataclasses import dataclass

from bridgetable.cards import PACK, SUITS, Card, Suit
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Header, Position, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse

TRUMP = Suit.S
DECLARER = Seat.S
DUMMY = DECLARER.partner


@dataclass(frozen=True)
class Played:
    """A deal, and its thirteen tricks: each the four seats in turn with the cards they played."""

    hands: dict[Seat, tuple[Card, ...]]
    tricks: tuple[tuple[tuple[Seat, Card], ...], ...]


def played(seed: int) -> Played:
    """The board of this number, the same each time."""
    chance = random.Random(seed)
    pack = chance.sample(PACK, len(PACK))
    hands = {seat: tuple(pack[seat.index :: 4]) for seat in SEATS}
    held = {seat: list(cards) for seat, cards in hands.items()}
    tricks, leader = [], DECLARER.lho
    for _ in range(13):
        trick = _trick(held, leader, chance)
        tricks.append(trick)
        leader = _winner(trick)
    return Played(hands, tuple(tricks))


def _trick(held: dict[Seat, list[Card]], leader: Seat, chance: random.Random) -> tuple[tuple[Seat, Card], ...]:
    trick: list[tuple[Seat, Card]] = []
    seat = leader
    for _ in SEATS:
        following = [card for card in held[seat] if trick and card.suit is trick[0][1].suit]
        card = chance.choice(following or held[seat])
        held[seat].remove(card)
        trick.append((seat, card))
        seat = seat.lho
    return tuple(trick)


def _winner(trick: tuple[tuple[Seat, Card], ...]) -> Seat:
    led = trick[0][1].suit
    return max(trick, key=lambda play: (play[1].suit is TRUMP, play[1].suit is led, play[1].rank))[0]


def plain_record(board: Played) -> Record:
    """The record with nothing in it but the 52 cards as they were led and played."""
    return _record(
        board, [_plays(seat, card, number) for trick in board.tricks for number, (seat, card) in enumerate(trick)]
    )


def full_record(board: Played, actions: int) -> Record:
    """The first `actions` actions of a record that misses nothing: declarer's calls, dummy's moves, cards turned."""
    sentences = []
    for trick in board.tricks:
        for number, (seat, card) in enumerate(trick):
            if seat is DUMMY:
                sentences += [f"{DECLARER} calls {card}", f"{DUMMY} moves {card}"]
            else:
                sentences += [f"{seat} detaches {card}", _plays(seat, card, number)]
        sentences += [f"{seat} turns his card" for seat, _ in trick]
    return _record(board, sentences[:actions])


def _plays(seat: Seat, card: Card, number: int) -> str:
    return f"{seat} {'plays' if number else 'leads'} {card}"


def _record(board: Played, sentences: list[str]) -> Record:
    north, east, south, west = (parse_hand(hand_pbn(board.hands[seat])) for seat in SEATS)
    position = Position(Header(DECLARER, f"4{TRUMP}"), (north, east, south, west))
    return Record(position, tuple(parse(text) for text in sentences))


def hand_pbn(cards: tuple[Card, ...]) -> str:
    """A hand as S.H.D.C, each suit from the top."""
    return ".".join(
        "".join(card.name[1] for card in sorted(cards, key=lambda card: -(card.rank or 0)) if card.suit is suit)
        for suit in SUITS
    )
