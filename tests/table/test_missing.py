"""A card that is found later is out of its owner's hand until then."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.seats import Seat
from bridgetable.table.missing import missing_until_found
from bridgetable.table.position import Header, Position, Start, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse

HANDS = tuple(map(parse_hand, (".K5..A2", ".A4..K3", "*", "*")))


def begun(*sentences: str, trick: int = 10) -> Record:
    position = Position(Header(Seat.S, "3NT"), HANDS, start=Start(trick, Seat.N))  # type: ignore[arg-type]
    return Record(position, tuple(map(parse, sentences)))


def east(record: Record) -> tuple[bool, int]:
    """Whether East has the ace of hearts when the record begins, and how many cards."""
    position = missing_until_found(record).position
    return parse_card("HA") in position.hands[Seat.E.index].cards, position.left_of(Seat.E)


def test_it_is_missing_from_the_beginning() -> None:
    assert east(begun("N leads H5", "E plays H4", "E's HA is found in the board")) == (False, 3)


@pytest.mark.parametrize(
    "sentences",
    [
        ["N leads H5", "E plays HA", "E's HA is found elsewhere"],
        ["trick 10: N H5 E HA S H2 W H3", "E's HA is found elsewhere"],
        ["W calls HA", "E's HA is found elsewhere"],
        ["W changes the call to HA", "E's HA is found elsewhere"],
        ["E's HA is found among his played cards"],
        ["N leads H5"],
    ],
)
def test_a_card_that_has_been_seen_before_was_there(sentences: list[str]) -> None:
    assert east(begun(*sentences)) == (True, 4)


def test_it_was_there_if_the_play_cannot_have_gone_on_without_it() -> None:
    all_of_them = ["N leads CA", "E plays CK", "N leads C2", "E plays C3", "N leads H5", "E plays H4", "N leads HK"]
    assert east(begun(*all_of_them, "E plays D2", "E's HA is found elsewhere", trick=10)) == (True, 4)
