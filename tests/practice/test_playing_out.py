"""A table is played out under its ruling, and nothing goes wrong on the way that had not gone wrong before."""

from __future__ import annotations

import pytest

from bridgetable.practice.generator import scene
from bridgetable.practice.playing_out import play_out
from bridgetable.seats import SEATS
from bridgetable.session import Session
from bridgetable.table.actions import Choose, Entry


@pytest.mark.parametrize("kind", ["G01", "G02", "G06", "G09", "G12", "G13", "G14", "G22"])
@pytest.mark.parametrize("edition", [2007, 2017])
def test_a_ruling_is_carried_to_the_end_of_the_deal(kind: str, edition: int) -> None:
    session = Session(scene(kind, edition, 2, 5).case.record, edition)
    before = session.view.verdict
    over = play_out(session)
    while not over:  # somebody had to choose: he takes the first choice there is
        verdict = session.view.verdict
        assert verdict.options, "play stops for a choice alone, if all facts are found"
        way = session.ways[0]
        seat = next(each for each in SEATS if each.value in way.option.by)
        session.do(Entry(Choose(seat, way.option.choice)))
        over = play_out(session)
    after = session.view.verdict
    assert after.tricks is not None
    assert sum(after.tricks) == 13
    assert len(after.irregularities) == len(before.irregularities)
