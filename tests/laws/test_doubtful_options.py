"""Options that rest on what nobody has found yet say so, which no case can ask: here those of Law 26."""

from __future__ import annotations

from bridgetable.cases.reader import load
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.table.record import Record


def record_of(case: str) -> Record:
    return load(resource_path("cases") / "law26" / f"{case}.toml").record


def doubts(record: Record) -> set[bool]:
    """Whether the options of 2017 are provisional: of all of them the same is said."""
    return {option.provisional for option in judge(record, 2017).options}


def test_all_has_been_found() -> None:
    assert doubts(record_of("law26-b-no-suit-in-particular")) == {False}


def test_the_suits_shown_legally_are_not_known_yet() -> None:
    assert doubts(record_of("law26-b-no-suit-in-particular").without_fact("shown-legally E 2D")) == {True}


def test_who_has_led_before_is_not_known() -> None:
    assert doubts(record_of("law26-who-led-is-not-known")) == {True}
