"""A card recognised later is written from the beginning as what it turned out to be."""

from __future__ import annotations

from bridgetable.cards import parse_card
from bridgetable.seats import Seat
from bridgetable.table.identified import identified, turned_out
from bridgetable.table.position import Header, Lying, Position, Start, parse_hand
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse, sentence

HAND = parse_hand("*.x+.*.*")


def test_every_mention_of_the_card_changes() -> None:
    actions = [
        "trick 5: W Hx N H2 E H3 S H4",
        'E remarks "well"',
        "W draws attention",
        "W drops Hx2, S3",
        "E calls Hx",
        "E plays Hx from dummy",
        "N calls Hx",
        "W's Hx is H9",
    ]
    record = Record(
        Position(Header(), (HAND, HAND, HAND, HAND), start=Start(5, Seat.W)),
        tuple(map(parse, actions)),
        (Fact("below-honour", "W Hx", "yes"), Fact("below-honour", "N Hx", "no")),
    )
    known = identified(record)
    assert [sentence(entry) for entry in known.log] == [
        "trick 5: W H9 N H2 E H3 S H4",
        *actions[1:4],
        "E calls H9",
        "E plays H9 from dummy",
        "N calls Hx",
        "W's H9 is H9",
    ]
    assert [fact.key for fact in known.facts] == ["below-honour W H9", "below-honour N Hx"]
    assert known.position.hands[Seat.W.index].suits[1].cards == (parse_card("H9"),)
    assert known.position.hands[Seat.N.index] == HAND


def test_a_card_lying_there_and_one_of_several_change_too() -> None:
    begun = Start(5, Seat.W, on_table=(Lying(Seat.W, parse_card("D?"), "major penalty"),))
    record = Record(Position(start=begun), tuple(map(parse, ["W drops D?, S3", "W plays D?", "W's D? is DT"])))
    known = identified(record)
    assert [sentence(entry) for entry in known.log[:2]] == ["W drops DT, S3", "W plays DT"]
    assert known.position.start is not None
    assert known.position.start.on_table[0].card is parse_card("DT")


def test_a_record_in_which_nothing_is_recognised_stays_itself() -> None:
    record = Record(log=(parse("W leads H3"),))
    assert identified(record) is record


def test_the_last_small_card_was_from_the_beginning_the_one_it_turned_out_to_be() -> None:
    hands = (parse_hand("*.x.*.*"), *(parse_hand("*"),) * 3)
    record = Record(Position(hands=hands), tuple(map(parse, ["N detaches Hx", "N plays H9"])))
    assert identified(record) is record
    known = turned_out(record)
    assert [sentence(entry) for entry in known.log] == ["N detaches H9", "N plays H9"]
    assert known.position.hands[0].suits[1].cards == (parse_card("H9"),)
