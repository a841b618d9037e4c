"""What has been seen of the hands in the course of a record."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.seats import Seat
from bridgetable.table.faced import seen
from bridgetable.table.position import Header, Position, parse_hand
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse

HANDS = ("K74.A52.KT63.J84", "93.T74.J974.KT62", "AQJT62.K6.A5.Q93", "85.QJ983.Q82.A75")


def record(*sentences: str) -> Record:
    north, east, south, west = map(parse_hand, HANDS)
    position = Position(Header(Seat.S, "3NT"), (north, east, south, west))
    return Record(position, tuple(map(parse, sentences)))


@pytest.mark.parametrize(
    ("sentence", "card"),
    [
        ("E drops DJ", "DJ"),
        ("E plays H4", "H4"),
        ("E says he holds DJ", "DJ"),
        ("E names DJ as his play", "DJ"),
        ("E shows DJ on the table", "DJ"),
        ("E holds DJ visible", "DJ"),
        ("E detaches DJ", None),
        ("E's DJ is found elsewhere face up", "DJ"),
        ("E's DJ is found elsewhere face down", None),
    ],
)
def test_a_card_has_been_seen_once_it_is_faced_or_named(sentence: str, card: str | None) -> None:
    cards, hands = seen(record("W leads HQ", sentence), Seat.N)
    assert {shown for seat, shown in cards if seat is Seat.E} == ({parse_card(card)} if card else set())
    assert hands == {Seat.N}


def test_before_the_lead_nobody_has_seen_a_card() -> None:
    assert seen(record(), Seat.N) == (frozenset(), frozenset())


@pytest.mark.parametrize("sentence", ["E spreads his hand", "E lets his hand be seen"])
def test_a_hand_that_was_shown_has_been_seen_whole(sentence: str) -> None:
    cards, hands = seen(record("W leads HQ", sentence), Seat.N)
    assert hands == {Seat.N, Seat.E}
    assert len([card for seat, card in cards if seat is Seat.E]) == 13
