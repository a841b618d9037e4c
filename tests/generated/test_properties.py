"""A small run of what `generated.properties` tries at full size."""

from __future__ import annotations

import random

import pytest

from bridgetable.cases.reader import parse_case
from generated import properties as p
from generated.records import any_record, legal_record, partial_position, whole_position
from in_turn import share

IN_EVERY_RUN = 59
"""In this one the card that was played instead of a penalty card ceases to count as played."""


@pytest.mark.parametrize("seed", sorted({*share(range(170), 2), IN_EVERY_RUN}))
def test_any_record_of_a_whole_deal(seed: int) -> None:
    rng = random.Random(seed)
    record = any_record(rng, whole_position(rng))
    p.judged(record)
    p.every_card_in_one_place(record)
    p.undo_then_redo_is_identity(record)


@pytest.mark.parametrize("seed", share(range(80), 2))
def test_any_record_of_a_partial_deal(seed: int) -> None:
    rng = random.Random(seed)
    record = any_record(rng, partial_position(rng))
    p.judged(record)
    p.every_card_in_one_place(record)
    p.undo_then_redo_is_identity(record)


@pytest.mark.parametrize("seed", share(range(50), 2))
def test_a_lawful_deal_and_one_fault(seed: int) -> None:
    rng = random.Random(seed)
    record = legal_record(rng)
    p.nothing_to_rule(record)
    faulty = p.with_one_fault(rng, record)
    if faulty is not None:
        p.the_fault_is_found(*faulty)


@pytest.mark.parametrize("seed", range(4))
def test_long_records(seed: int) -> None:
    assert p.run_long(300, seed) >= 1


ONCE_NOT_JUDGED = {
    "the last two tricks are exchanged for who had a card to play in turn before that": """
        id = "once"
        table = {declarer="N", contract="5D"}
        deal = {N="2.AT64.KQJ52.A85", E="KJ54.QJ2.63.QT76", S="AQ6.K53.9874.942", W="T9873.987.AT.KJ3"}
        actions = [
            "play goes on to trick 8", "W plays DT", "N plays DJ", "E plays D3", "N leads H6", "N calls HK",
            "E names S4 as his play", "W plays H9", "N calls H5", "W plays H7", "S names H3 as his play",
            "N plays H4", "E plays H2", "W leads CJ", "N plays C8", "E plays C7", "N calls C4",
            "at the same time W leads ST", "N plays CA", "S plays D4", "E leads S5", "W plays C3", "E plays C6",
            "N calls the director",
        ]""",
    "a defender plays while no lead of declarer's counts yet": """
        id = "once"
        table = {declarer="E", contract="4S"}
        deal = {N="73.AQT952.K87.64", E="KQT54.K863.AQ5.2", S="AJ.J7.T64.AKQ985", W="9862.4.J932.JT73"}
        actions = [
            "trick 1: S SJ W S2 N S7 E SK", "E points at S9", "E leads DA with HK hidden", "E leads SQ", "S plays SA",
        ]""",
    "a penalty card is waived in the moment in which the revoke beside it is established": """
        id = "once"
        table = {declarer="W", contract="1NT"}
        deal = {N="862.J98.AKJ963.K", E="Q73.5.Q872.AJT93", S="AJT4.K632.4.8542", W="K95.AQT74.T5.Q76"}
        actions = [
            "N replaces DJ with CK", "N leads S8", "S shows SJ on the table", "W calls SQ", "E moves SQ",
            "S asks N whether he has no clubs", "E holds CA in playing position moving", "S plays S4",
            "N suggests D6", {do="W plays SK", facts={waived="yes"}},
        ]""",
}
"""Records on which the program once had no ruling, or two."""


@pytest.mark.parametrize("text", ONCE_NOT_JUDGED.values(), ids=ONCE_NOT_JUDGED)
def test_what_once_was_not_judged_is(text: str) -> None:
    p.judged(parse_case(text, "").record)
