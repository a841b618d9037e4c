"""The order in which paragraphs speak is declared where it matters, and nowhere else does it make a difference."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.findings.registry import LawConflict, build_edition, declared
from bridgetable.judge import edition
from bridgetable.resources import resource_path
from generated import orders
from in_turn import in_turn


@pytest.mark.parametrize("year", EDITIONS)
def test_in_whatever_order_the_others_speak_the_library_is_ruled_alike(year: int) -> None:
    drawn = {year: orders.turned_round(year)}
    assert [
        fault
        for name, record in in_turn(list(orders.library()), year, 2)
        for fault in orders.faults(name, record, drawn)
    ] == []


@pytest.mark.parametrize("year", EDITIONS)
def test_random_records_are_ruled_alike(year: int) -> None:
    drawn = {year: orders.shuffled(year, random.Random(3))}
    some = orders.generated(10, seed=0)
    assert [fault for name, record in some for fault in orders.faults(name, record, drawn)] == []


def test_an_order_that_is_declared_is_needed() -> None:
    """Without it another order is another ruling: the two paragraphs are found and named."""
    usual = edition(2017).raised
    drawn = {trigger: tuple(reversed(those)) for trigger, those in usual.items()}
    record = load(resource_path("cases", "law46", "law46-b4-other-card-instead.toml")).record
    (told,) = orders.faults("the case", record, {2017: drawn})
    assert told.startswith("the case, 2017: 46B4 other_words_for_none after 45C4(b)")


def test_paragraphs_that_wait_for_each_other_are_refused() -> None:
    some = [each for each in declared() if each.year == 2017 and each.on == ("played",)][:2]
    one, other = some
    with pytest.raises(LawConflict, match="waits for another"):
        build_edition(2017, [replace(one, after=(other.cite,)), replace(other, after=(one.cite,))])
