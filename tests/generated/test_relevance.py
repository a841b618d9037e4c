"""A part of what `generated.relevance` tries on the whole library."""

from __future__ import annotations

from generated import relevance as r


def test_no_question_is_asked_in_vain_and_none_is_missing() -> None:
    told = [f"{where}: {fault}" for where, record, year in r.places(48) for fault in r.faults(record, year)]
    assert told == []


def test_what_is_assumed_would_change_the_ruling() -> None:
    told = [f"{where}: {fault}" for where, record, year in r.places(150) for fault in r.taken_faults(record, year)]
    assert told == []
