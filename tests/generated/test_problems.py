"""A few generated problems of each kind; `python -m generated.problems` makes many."""

from __future__ import annotations

import pytest
from generated.problems import EDITIONS, LEVELS, WITH_REASON, computed, faults

from bridgetable.judge import judge
from bridgetable.practice.generator import KINDS, scene
from bridgetable.practice.generator.making import is_ruled


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_complete_the_same_from_its_seed_and_saved_as_it_is(kind: str) -> None:
    for edition in EDITIONS:
        for seed in range(2):
            assert list(faults(scene(kind, edition, LEVELS[seed], 900 + seed))) == []


def test_a_fact_that_is_changed_is_found_as_a_fault() -> None:
    made = next(made for seed in range(9) if (made := scene("G15", 2017, 2, seed)).twin is not None)
    assert made.twin is not None
    other = made.twin.record.without_fact(made.aim)
    broken = made._replace(twin=type(made.twin)(other, made.twin.id, made.twin.title, made.twin.story))
    assert any("the twin differs" in fault for fault in faults(broken)) is False
    assert judge(other, 2017).questions or is_ruled(judge(other, 2017))


def test_only_rules_there_are_have_a_reason() -> None:
    assert set(WITH_REASON) <= computed(2007) | computed(2017)
