"""What stands on the plate of a player, beside his name."""

from __future__ import annotations

import pytest

from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from bridgetable.ui.felt.felt import role_text


@pytest.mark.parametrize(
    ("header", "role"),
    [
        (Header(Seat.S, "4HX"), "declarer 4♥X"),
        (Header(Seat.S, "1NT"), "declarer 1NT"),
        (Header(), "declarer 1NT?"),  # nobody told it
        (Header(Seat.S), "declarer 1NT?"),
    ],
)
def test_a_contract_that_is_only_presumed_has_a_question_mark(header: Header, role: str) -> None:
    record = Record(Position(header), (parse("W leads H5"),))
    assert role_text(Seat.S, judge(record, 2017), header) == role


def test_a_contract_that_the_calls_have_led_to_has_none() -> None:
    header = Header(dealer=Seat.S, stage="auction")
    record = Record(Position(header), (parse("auction: S 2S W pass N pass E pass"),))
    assert role_text(Seat.S, judge(record, 2017), header) == "declarer 2♠"
