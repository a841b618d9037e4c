"""A few generated problems of each kind; `python -m generated.problems` makes many."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.practice.generator import KINDS, scene
from bridgetable.table.record import Fact
from generated.problems import EDITIONS, LEVELS, WITH_REASON, computed, faults


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_complete_the_same_from_its_seed_and_saved_as_it_is(kind: str) -> None:
    for edition in EDITIONS:
        for seed in range(2):
            assert list(faults(scene(kind, edition, LEVELS[seed], 900 + seed))) == []


def test_a_twin_that_differs_in_more_is_found_as_a_fault() -> None:
    made = next(made for seed in range(9) if (made := scene("G15", 2017, 2, seed)).twin is not None)
    assert made.twin is not None
    more = replace(made.twin, record=made.twin.record.with_fact(Fact("damage", "", "no")))
    assert any("the twin differs" in fault for fault in faults(made._replace(twin=more)))


def test_only_rules_there_are_have_a_reason() -> None:
    assert set(WITH_REASON) <= computed(2007) | computed(2017)
