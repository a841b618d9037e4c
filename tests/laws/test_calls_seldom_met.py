"""Calls that no case of the library comes to: what is left to a player, and what nobody has said yet."""

from __future__ import annotations

import pytest

from bridgetable.blocks.auction import calls_open_to, lowest_in
from bridgetable.blocks.written import written_duty
from bridgetable.findings.deeds import MakeThisCall, read_deed
from bridgetable.findings.kinds import CallState, Duty, Grounds
from bridgetable.seats import Seat


def test_before_anybody_has_bid_the_lowest_bid_is_at_the_level_of_one() -> None:
    assert lowest_in("H", ()) == "1H"


def test_who_has_to_make_one_call_may_make_no_other() -> None:
    due = Duty(Grounds("31A1"), Seat.W, must=MakeThisCall("1H"), when="own turn")
    assert calls_open_to(Seat.W, (), (due,)) == ("1H",)


def test_a_double_that_is_barred_is_not_among_the_calls() -> None:
    bid = CallState(Grounds("17C"), Seat.N, "1S", 1, "stands", 1)
    barred = Duty(Grounds("30B2"), Seat.E, may_not=read_deed("double"), until="own turn")
    assert "X" in calls_open_to(Seat.E, (bid,), ())
    assert "X" not in calls_open_to(Seat.E, (bid,), (barred,))


def test_a_deed_that_is_a_call_is_read_as_one() -> None:
    assert read_deed("call 1H") == MakeThisCall("1H")


@pytest.mark.parametrize(
    ("written", "until", "when"),
    [
        ("E: not double, own turn", "own turn", None),
        ("E: pass, until auction ends", "auction ends", None),
        ("E: call 1H, own turn", None, "own turn"),
    ],
)
def test_what_a_player_has_to_call_is_written_with_its_end(written: str, until: str | None, when: str | None) -> None:
    duty = written_duty(written)
    assert (duty.until, duty.when) == (until, when)
