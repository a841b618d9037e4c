"""The ruling kept back: the session tells what happened, and nothing of what the law says of it."""

from __future__ import annotations

from bridgetable.cards import parse_card
from bridgetable.cases.reader import load
from bridgetable.explain.withheld import last_told
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.actions import Choose
from bridgetable.table.sentences import parse

NO = ("findings", "questions", "assumed", "options", "duties", "may_withdraw", "must_withdraw", "information")
NEITHER = ("irregularities", "lawful", "revokes", "rights", "checks", "judgements", "liable", "not_modelled")


def sitting(name: str, at: int | None = None) -> Session:
    """The record of a library case, looked at after `at` actions, the ruling kept back."""
    session = Session(load(next(resource_path("cases").rglob(f"{name}.toml"))).record, at=at)
    session.hide(True)
    return session


def test_nothing_of_the_law_is_told() -> None:
    session = sitting("lesson-45-1")
    verdict = session.view.verdict
    assert not verdict.cards and not any(getattr(verdict, name) for name in (*NO, *NEITHER))
    assert (session.ways, session.asked, session.doubts, session.steps_left()) == ((), (), (), ())
    assert list(session.doubting()) == [()] and list(session.default_assumptions()) == []
    assert session.ruling_points() == frozenset()
    assert session.under(2007).cards == {} and session.contradicted == {}
    assert session.peek(parse("E plays S7")).cards == {}
    assert session.peek_answer("told-turn #1", "no").findings == ()


def test_it_is_told_again_when_it_is_no_longer_kept_back() -> None:
    session = sitting("lesson-45-1")
    change = session.hide(False)
    assert not session.hidden and change.before.verdict.cards == {}
    assert change.after.verdict.cards[Seat.N, parse_card("SJ")].status == "played"


def test_a_card_that_was_named_stays_in_the_hand_and_is_in_question() -> None:
    session = sitting("lesson-45-1")
    both = {(Seat.N, parse_card("SJ")), (Seat.N, parse_card("SK"))}
    assert session.in_question == both
    assert all(session.view.table.place(*key) == "hand" for key in both)


def test_the_cards_a_hand_has_moved_are_in_question() -> None:
    session = sitting("lesson-45-4a")
    assert session.in_question == {(Seat.S, parse_card("H2"))}
    assert sitting("lesson-45-4a", 0).in_question == frozenset()


def test_turn_and_tricks_are_as_before_the_action() -> None:
    session = sitting("lesson-45-1")
    before = Session(session.record, at=session.at - 2).view.verdict
    told = session.view.verdict
    assert (told.turn, told.tricks, told.trick) == (before.turn, before.tricks, before.trick)


def test_one_looks_on_up_to_the_next_choice() -> None:
    session = sitting("lesson-45-4a", 0)
    record = session.record
    first = last_told(record.log, 0)
    assert 0 < first < len(record.log)
    assert session.view.length == first == len(session.lines[0].entries)
    assert session.goto(len(record.log)).after.at == first
    assert session.choose_line(None).after.at == first
    assert session.choose_line(None, 1).after.at == 1


def test_a_choice_that_belongs_to_what_has_happened_is_seen() -> None:
    session = sitting("law59-two-restrictions", 0)
    choices = [n for n, entry in enumerate(session.record.log) if isinstance(entry.action, Choose)]
    assert choices and session.view.length == len(session.record.log) > choices[0]


def test_one_who_has_seen_the_ruling_goes_on_to_the_end() -> None:
    session = sitting("lesson-45-4a", 0)
    session.hide(False)
    session.goto(99)
    session.hide(True)
    assert session.view.length == session.at == len(session.record.log)


def test_what_is_done_at_the_table_does_not_depend_on_what_is_shown() -> None:
    open_, hidden = sitting("lesson-45-1"), sitting("lesson-45-1")
    open_.hide(False)
    for session in (open_, hidden):
        session.do(parse("E plays S7"))
    assert open_.record == hidden.record


def test_lines_are_not_compared_without_the_ruling() -> None:
    session = sitting("lesson-45-1", 3)
    left, right = session.side_by_side(None, None)
    assert left.verdict.cards == right.verdict.cards == {}


def test_a_session_that_begins_hidden_has_gone_nowhere_and_tells_no_ruling() -> None:
    session = Session(sitting("lesson-45-1").record)
    session.begin_hidden()
    assert session.hidden and session.at == 0
