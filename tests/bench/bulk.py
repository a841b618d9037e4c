"""Bulk: a board of 52 cards, judged under both editions.

Beside it stands endplay, which knows of each of the same 52 cards only whether it is legal: its moves are asked for
before each card is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from endplay.types import Card, Deal, Denom, Player

from bridgetable.judge import judge
from bridgetable.seats import SEATS
from measure import Figure, medians
from played import Played, hand_pbn, plain_record, played

BOARDS = 10
ROUNDS = 5


def figures() -> Iterator[Figure]:
    """Milliseconds for one board, and the ratio to endplay's."""
    boards = [played(seed) for seed in range(BOARDS)]
    records = [plain_record(board) for board in boards]
    copies = iter([endplays(board) for _ in range(ROUNDS) for board in boards])

    def ours() -> None:
        for record in records:
            for edition in (2007, 2017):
                judge(record, edition)

    def theirs() -> None:
        for deal, cards in islice(copies, BOARDS):
            for card in cards:
                deal.legal_moves()
                deal.play(card)

    our_time, their_time = medians(ROUNDS, ours, theirs)
    yield Figure("one board, both editions", our_time / BOARDS * 1000, "ms")
    yield Figure("the same board with endplay's legal moves", their_time / BOARDS * 1000, "ms")
    yield Figure("ratio", our_time / their_time, "x", bar=1.0)


def endplays(board: Played) -> tuple[Deal, list[Card]]:
    """The board before the first card, and its 52 cards in order, as endplay holds them."""
    hands = " ".join(hand_pbn(board.hands[seat]) for seat in SEATS)
    leader = board.tricks[0][0][0]
    cards = [Card(card.name) for trick in board.tricks for _, card in trick]
    return Deal(f"N:{hands}", first=Player.find(leader.value), trump=Denom.spades), cards
