"""Deals and play of the generator: lawful, in words that name one card, and the same from the same seed."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards import PACK
from bridgetable.judge import judge
from bridgetable.practice.generator.dealing import dealt, header
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.seats import SEATS
from bridgetable.table import actions as a


def whole_board(seed: int) -> Sitting:
    """A board played to its end, every card in the record."""
    sitting = Sitting(random.Random(seed), 2017, 1)
    sitting.begin()
    for _ in PACK:
        sitting.plays()
    return sitting


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("year", [2007, 2017])
def test_a_board_is_played_as_the_law_asks(seed: int, year: int) -> None:
    verdict = whole_board(seed).verdict(year)
    assert (verdict.irregularities, verdict.revokes, verdict.questions) == ((), (), ())
    assert sum(verdict.tricks or ()) == 13


@pytest.mark.parametrize("seed", range(12))
def test_declarers_words_name_the_card_that_is_played(seed: int) -> None:
    sitting = whole_board(seed)
    verdict = sitting.verdict()
    played = [list(trick.cards) for trick in verdict.past_tricks]
    assert played == sitting.play.tricks


def test_declarer_speaks_as_people_do() -> None:
    calls = [
        entry.action.words.kind
        for seed in range(30)
        for entry in whole_board(seed).log
        if isinstance(entry.action, a.DesignateCard)
    ]
    assert len(calls) == 13 * 30
    assert {"card", "low", "high", "rank", "suit", "ruff"} <= set(calls)
    assert calls.count("card") < len(calls) / 2


def test_the_same_seed_gives_the_same_board() -> None:
    assert whole_board(5).record() == whole_board(5).record() != whole_board(6).record()


@pytest.mark.parametrize("seed", range(40))
def test_the_contract_is_one_that_the_hands_might_come_to(seed: int) -> None:
    rng = random.Random(seed)
    hands = dealt(rng)
    board = header(rng, hands)
    points = {seat: sum(max(0, card.lowest - 10) for card in hands[seat]) for seat in SEATS}
    mine = points[board.declarer] + points[board.declarer.partner]
    assert mine >= 20
    level, trump = int(board.contract[0]), board.trump
    assert (level >= 3) <= (mine >= 21)
    if trump is not None:
        fit = sum(card.suit is trump for seat in (board.declarer, board.declarer.partner) for card in hands[seat])
        assert fit >= 8


def test_play_is_followed_to_a_moment_and_begins_there() -> None:
    sitting = Sitting(random.Random(3), 2017, 1)
    assert sitting.play_on(lambda s: s.leading, first=5, last=5)
    sitting.begin()
    position = sitting.position
    assert position.start is not None and position.start.trick == 5
    assert all(len(hand.cards) == 9 for hand in position.hands)
    verdict = judge(sitting.record(), 2017)
    assert verdict.turn is sitting.turn and sum(verdict.tricks or ()) == 4
