"""A deal under a record that tells some cards only in part."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.exchange.pbn_deal import read_deal
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.left_open import could_be, left_open
from bridgetable.table.position import Position, hand_text
from bridgetable.table.record import Branch, Record
from bridgetable.table.sentences import parse

WHOLE = Position(hands=read_deal("N:K74.A52.KT63.J84 93.T74.J974.KT62 AQJT62.K6.A5.Q93 85.QJ983.Q82.A75"))


def record(*said: str) -> Record:
    return Record(log=tuple(map(parse, said)))


@pytest.mark.parametrize(
    ("said", "west"),
    [
        (("W leads Hx",), "85.QJ+.Q82.A75"),
        (("W leads Hx", "W drops H8"), "85.QJ8+.Q82.A75"),
        (("W leads Hh",), "85.983+.Q82.A75"),
        (("W leads Hx", "W drops H?"), "85.+.Q82.A75"),
        (("W drops ?h",), "85.983+.82+.75+"),
        (("W leads Hx", "W drops Hx2", "W drops Hx3"), "85.QJ+.Q82.A75"),
        (("W leads Hx", "W's Hx is H3"), "85.QJ98+.Q82.A75"),
        (("W leads HQ", "S calls Hx"), "85.QJ983.Q82.A75"),
    ],
)
def test_what_a_card_told_in_part_may_be_stays_open(said: tuple[str, ...], west: str) -> None:
    log = record(*said)
    laid = left_open(WHOLE, log)
    assert hand_text(laid.hands[3]) == west.replace(".+.", ".*.")
    assert laid.hands[1:3] == WHOLE.hands[1:3]
    fold(Record(laid, log.log))  # so all of it can have happened


@pytest.mark.parametrize(
    ("said", "number", "why"),
    [
        (("W leads Sh",), 1, "West holds no card that could be a spade honour"),
        (
            ("W leads Hx", "W drops Hh", "W drops Hh2", "W drops Hh3"),
            4,
            "West holds no card that could be a heart honour",
        ),
        (("W leads S8", "W drops Sx", "W drops Sx2"), 3, "West holds no card that could be a small spade"),
        (("W leads Hx", "W's Hx is H2"), 1, "West holds no card that could be ♥2"),
    ],
)
def test_what_contradicts_the_deal_is_told_with_its_action(said: tuple[str, ...], number: int, why: str) -> None:
    with pytest.raises(ImpossibleAction, match=why) as raised:
        left_open(WHOLE, record(*said))
    assert raised.value.number == number


def test_what_is_told_in_a_branch_stays_open_too() -> None:
    branched = Record(log=(parse("W leads HQ"),), branches=(Branch("other", 0, (parse("W leads Dx"),)),))
    assert hand_text(left_open(WHOLE, branched).hands[3]) == "85.QJ983.Q+.A75"


def test_a_card_gives_way_to_one_that_can_be_no_other() -> None:
    cards, dealt = ("?x", "H?", "Hx"), ("H3", "HQ", "C5")
    assert could_be([*map(parse_card, cards)], [*map(parse_card, dealt)])
    assert not could_be([*map(parse_card, cards)], [*map(parse_card, dealt[:2])])
