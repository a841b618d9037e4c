"""What is told while the ruling is kept back."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.withheld import bare, withheld
from bridgetable.judge import Judge
from bridgetable.resources import resource_path

WHOLE = [
    path for path in sorted(resource_path("cases").rglob("lesson-*.toml")) if load(path).record.position.start is None
]
"""Cases told from the deal on."""


def test_there_are_cases_told_from_the_deal_on() -> None:
    assert len(WHOLE) > 20


@pytest.mark.parametrize("year", EDITIONS)
def test_before_the_first_action_the_laws_would_say_the_same(year: int) -> None:
    """So they are not even asked."""
    told = ("declarer", "dummy", "stage", "turn", "turn_to", "trick", "past_tricks", "tricks")
    for path in WHOLE:
        record = bare(load(path).record).upto(0)
        without, asked = withheld(record, year), Judge(year).verdict(record)
        assert {name: getattr(without, name) for name in told} == {name: getattr(asked, name) for name in told}, (
            path.name
        )
