"""Bidding cards on the table: laid, raised, back in the box, by anybody and in any order."""

from __future__ import annotations

import pytest

from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse


def lying(*sentences: str, header: Header | None = None) -> list[tuple[str, str, int, str]]:
    table = fold(Record(Position(header=header or Header()), tuple(map(parse, sentences))))
    return [(laid.seat.value, laid.call, laid.action, laid.place) for laid in table.calls]


@pytest.mark.parametrize(
    ("sentences", "calls"),
    [
        (["N bids 1S", "N bids 1H", "E bids 8C"], ["N 1S 1 laid", "N 1H 2 laid", "E 8C 3 laid"]),
        (["auction: N 1S E pass", "E drops D7", "S bids 2S"], ["N 1S 1 laid", "E pass 1 laid", "S 2S 3 laid"]),
        (["N pulls 1S", "E bids pass"], ["N 1S 1 raised", "E pass 2 laid"]),
        (["N pulls 1S", "N pulls 1S near the table"], ["N 1S 2 raised"]),
        (["N pulls 1S", "E bids pass", "N bids 1S"], ["E pass 2 laid", "N 1S 3 laid"]),
        (["N pulls 1S", "N puts 1S back"], ["N 1S 1 box"]),
        (["N bids 1S", "N takes back 1S"], ["N 1S 1 box"]),
        (["N bids 1S", "N withdraws 1S and bids 2S"], ["N 1S 1 box", "N 2S 2 laid"]),
        (["N withdraws 1S and bids 2S"], ["N 1S 1 box", "N 2S 1 laid"]),
        (["N bids pass", "N bids pass", "N takes back pass"], ["N pass 1 laid", "N pass 2 box"]),
        (["N bids 1S", "E bids X", "N picks up his bidding cards"], ["N 1S 1 box", "E X 2 laid"]),
        (["N signals pass", "N says he meant 2H", "N alerts 2C"], []),
    ],
)
def test_bidding_cards_lie_where_hands_have_put_them(sentences: list[str], calls: list[str]) -> None:
    assert [" ".join(map(str, laid)) for laid in lying(*sentences)] == calls


def test_the_calls_of_the_header_lie_there_from_the_beginning() -> None:
    header = Header(dealer=Seat.W, auction=("1H", "P"), stage="auction")
    laid = lying("N takes back pass", "E bids 2H", header=header)
    assert laid == [("W", "1H", 0, "laid"), ("N", "pass", 0, "box"), ("E", "2H", 2, "laid")]


def test_every_action_counts() -> None:
    log = tuple(map(parse, ("N bids 1S", "E pauses", "E bids pass", "W drops D7")))
    assert [fold(Record(log=log[:length])).number for length in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("sentences", "why"),
    [
        (["N puts 1S back"], "North has not pulled 1S"),
        (["N bids 1S", "N puts 1S back"], "North has not pulled 1S"),
        (["E pulls 1S", "N puts 1S back"], "North has not pulled 1S"),
        (["N takes back 1S"], "North has no 1S lying before him"),
        (["N pulls 1S", "N takes back 1S"], "North has no 1S lying before him"),
        (["N bids 1S", "N takes back 1S", "N takes back 1S"], "North has no 1S lying before him"),
    ],
)
def test_what_does_not_lie_there_cannot_be_put_back(sentences: list[str], why: str) -> None:
    with pytest.raises(ImpossibleAction, match=why):
        lying(*sentences)
