"""What is told while the ruling is kept back."""

from __future__ import annotations

from functools import cache

import pytest

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.withheld import asked_about, bare, withheld
from bridgetable.judge import Judge
from bridgetable.resources import resource_path
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse


@cache
def whole() -> list[Record]:
    """Records that begin with the deal, before their first action."""
    lessons = [bare(load(path).record).upto(0) for path in sorted(resource_path("cases").rglob("lesson-*.toml"))]
    return [record for record in lessons if record.position.start is None]


def test_there_are_cases_told_from_the_deal_on() -> None:
    assert len(whole()) > 20


@pytest.mark.parametrize("year", EDITIONS)
def test_before_the_first_action_the_laws_would_say_the_same(year: int) -> None:
    """So they are not even asked."""
    told = ("declarer", "dummy", "stage", "turn", "turn_to", "trick", "past_tricks", "tricks")
    for record in whole():
        without, asked = withheld(record, year), Judge(year).verdict(record)
        assert [getattr(without, name) for name in told] == [getattr(asked, name) for name in told]


def test_a_call_for_the_director_is_about_what_was_done_before_it() -> None:
    log = [parse("E drops D7"), parse("S calls the director"), parse("the director explains")]
    assert [asked_about(log[:length]) for length in range(4)] == [None, *[log[0]] * 3]
