"""Which cards lie in the trick by words alone, and which hands have still to put there."""

from __future__ import annotations

from bridgetable.cards import parse_card
from bridgetable.cases.reader import parse_case
from bridgetable.explain.movements import laid_now, on_its_way, to_be_laid
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.sentences import parse

BOARD = """
id = "x"
table = {declarer="S", contract="2S", stage="play"}
deal = {N="KJ852.QT864.Q.32", E="A764.A93.KJ5.JT4", S="QT.5.AT943.AQ875", W="93.KJ72.8762.K96"}
actions = []
expect = []
"""
UNKNOWN = """
id = "x"
table = {declarer="S", contract="3NT", stage="play"}
start = {trick=7, lead="S"}
actions = []
expect = []
"""


def sit(board: str, *sentences: str) -> Session:
    session = Session(parse_case(board, "x").record)
    for text in sentences:
        session.do(parse(text))
    return session


def coming(session: Session) -> list[str]:
    return sorted(f"{seat} {card.name}" for seat, card in on_its_way(session.view.table, session.view.verdict))


def lacking(session: Session) -> list[str]:
    return [f"{due.seat} {due.card.name} {due.as_}" for due in to_be_laid(session.view.table, session.view.verdict)]


def test_a_card_called_is_on_its_way_until_dummy_holds_another_one() -> None:
    session = sit(BOARD, "W leads H2", "S calls HQ")
    assert coming(session) == ["N HQ"]
    session.do(parse("N detaches HT"))
    assert (coming(session), lacking(session)) == ([], ["N HQ play"])


def test_a_card_named_in_ones_own_hand_is_to_be_led_and_one_laid_is_not() -> None:
    session = sit(UNKNOWN, "S names D7 as his play")
    assert (coming(session), lacking(session)) == ([], ["S D7 lead"])
    session.do(parse("S leads D7"))
    assert lacking(session) == []


def test_a_card_of_an_unknown_dummy_is_on_its_way_as_long_as_he_may_have_it() -> None:
    session = sit(UNKNOWN, "S leads D3", "W plays D5", "S calls D4")
    assert coming(session) == ["N D4"]
    assert session.view.table.place(Seat.N, parse_card("D4")) == "nowhere"


def test_the_card_of_the_next_trick_waits_for_the_one_of_this_trick() -> None:
    story = ("trick 7: S H4 W H8 N H6 E HQ", "E leads D2", "S plays D3", "W plays D5", "S calls DK", "N withdraws DK")
    session = sit(UNKNOWN, *story, "S calls C3")
    assert lacking(session) == ["N C3 lead"]
    assert laid_now(session.view.table, session.view.verdict) == ()
