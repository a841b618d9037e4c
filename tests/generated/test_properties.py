"""A small run of what `generated.properties` tries at full size."""

from __future__ import annotations

import random

import pytest

from bridgetable.cases.reader import parse_case
from generated import properties as p
from generated.records import any_record, legal_record, partial_position, whole_position
from in_turn import share


@pytest.mark.parametrize("seed", range(170))
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


ONCE_NOT_JUDGED = """
id = "once"
table = {declarer="E", contract="4S"}
deal = {N="73.AQT952.K87.64", E="KQT54.K863.AQ5.2", S="AJ.J7.T64.AKQ985", W="9862.4.J932.JT73"}
actions = [
  "trick 1: S SJ W S2 N S7 E SK", "E points at S9", "E leads DA with HK hidden", "E leads SQ", "S plays SA",
]
"""


def test_a_defender_plays_while_no_lead_of_declarers_counts_yet() -> None:
    p.judged(parse_case(ONCE_NOT_JUDGED, "").record)
