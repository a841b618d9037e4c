"""Endings for these tests: written as cases are, drawn at random, and looked through card by card."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bridgetable.cards import PACK, SUITS, Card, parse_card
from bridgetable.cases.reader import parse_case
from bridgetable.equity import endings, native
from bridgetable.equity.position import Solvable
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table.position import parse_hand
from bridgetable.table.record import Record


def record(deal: str, *actions: str, start: str = 'trick=11, lead="E"', table: str = 'contract="3NT"') -> Record:
    """A record of an ending; the hands N E S W with spaces between."""
    hands = ", ".join(f'{seat}="{hand}"' for seat, hand in zip("NESW", deal.split(), strict=True))
    text = f'id = "a-case"\ntable = {{declarer="S", {table}}}\ndeal = {{{hands}}}\nstart = {{{start}}}\n'
    return parse_case(f"{text}actions = {list(actions)!r}\n", "a-case.toml").record


def ending(deal: str, leader: str, trump: str = "", trick: str = "") -> Solvable:
    """A position; the hands N E S W with spaces between, without the cards of the trick."""
    hands = tuple(frozenset(parse_hand(hand).cards) for hand in deal.split())
    suit = next((each for each in SUITS if each.name == trump), None)
    return Solvable(hands, suit, Seat(leader), tuple(map(parse_card, trick.split())))


def drawn(random: Random, cards: int, trick: int, *, revokes: bool = False) -> Solvable:
    """A position of so many cards a hand at random, of the hand to play; `revokes`: nobody need have followed suit."""
    pack = random.sample(PACK, 4 * cards)
    hands = [set(pack[place * cards : (place + 1) * cards]) for place in range(4)]
    leader, played = random.choice(SEATS), list[Card]()
    for place in range(trick):
        hand = hands[(leader.index + place) % 4]
        following = [card for card in hand if played and card.suit is played[0].suit]
        card = random.choice(sorted(hand if revokes or not following else following, key=str))
        hand.discard(card)
        played.append(card)
    return Solvable(tuple(map(frozenset, hands)), random.choice((None, *SUITS)), leader, tuple(played))


def by_brute_force(position: Solvable) -> dict[Card, int]:
    """Every card of every hand tried to the end, nothing remembered and nothing left out."""
    side = position.turn.side
    return {card: _most(*_after(position, card), side) for card in position.legal}


def _most(won: Side | None, position: Solvable, side: Side) -> int:
    """The tricks of `side` from here, that just `won` included."""
    mine = 1 if won is side else 0
    if position.to_come == 0:
        return mine
    tried = [_most(*_after(position, card), side) for card in position.legal]
    return mine + (max(tried) if position.turn.side is side else min(tried))


def _after(position: Solvable, card: Card) -> tuple[Side | None, Solvable]:
    """The position after one more card, and which side has won the trick by it."""
    turn = position.turn.index
    hands = tuple(hand - {card} if place == turn else hand for place, hand in enumerate(position.hands))
    trick = (*position.trick, card)
    if len(trick) < 4:
        return None, Solvable(hands, position.trump, position.leader, trick)
    ranked = [(each.suit is position.trump, each.suit is trick[0].suit, each.lowest) for each in trick]
    winner = SEATS[(position.leader.index + ranked.index(max(ranked))) % 4]
    return winner.side, Solvable(hands, position.trump, winner)


class SmallSolver:
    """Stands in for the library: is given what it is, and answers as it does, working it out with `endings`."""

    def __init__(self, code: int = 1) -> None:
        self.code = code
        self.asked = list[Solvable]()

    def SetResources(self, megabytes: int, threads: int) -> None:  # noqa: N802 - the library's name
        self.resources = megabytes, threads

    def SolveBoard(  # noqa: N802 - the library's name, and what it is given
        self, deal: Any, target: int, solutions: int, mode: int, answer: Any, thread: int
    ) -> int:
        assert (target, solutions, mode, thread) == (-1, 3, 1, 0)
        position = self._given(deal)
        self.asked.append(position)
        if self.code == 1:
            self._answer(ctypes.cast(answer, ctypes.POINTER(native._Answer)).contents, position)
        return self.code

    def _given(self, deal: Any) -> Solvable:
        trick = [Card(SUITS[suit], rank) for suit, rank in zip(deal.trick_suits, deal.trick_ranks, strict=True) if rank]
        hands = tuple(frozenset(self._cards(suits)) for suits in deal.cards)
        trump = None if deal.trump == 4 else SUITS[deal.trump]
        return Solvable(hands, trump, SEATS[deal.first], tuple(parse_card(card.name) for card in trick))

    def _cards(self, suits: Sequence[int]) -> Iterator[Card]:
        for suit, ranks in zip(SUITS, suits, strict=True):
            for card in PACK:
                if card.suit is suit and ranks >> card.lowest & 1:
                    yield card

    def _answer(self, answer: Any, position: Solvable) -> None:
        tricks = endings.tricks_for_each(position)
        groups = endings.alike(position)
        answer.count = len(groups)
        for place, (highest, *others) in enumerate(groups):
            assert highest.suit is not None
            answer.suits[place], answer.ranks[place] = SUITS.index(highest.suit), highest.lowest
            answer.equals[place] = sum(1 << card.lowest for card in others)
            answer.tricks[place] = tricks[highest]
