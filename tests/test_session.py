"""A sitting: doing, stepping, branching, undoing, answering, under either edition."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bridgetable.cards import parse_card
from bridgetable.cases.limits import MOST
from bridgetable.cases.reader import load, parse_case
from bridgetable.cases.writer import case_text
from bridgetable.explain.noticed import as_noticed
from bridgetable.findings.settings import SETTINGS
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.actions import Entry, Hold, Remark
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.lines import NAME_LENGTH, line_record
from bridgetable.table.position import Position, hand_text, parse_hand
from bridgetable.table.record import Branch, Fact, Record
from bridgetable.table.sentences import parse, sentence
from present import present

CASE = """
id = "x"
table = {declarer="S", contract="3NT"}
deal = {N="K74.A52.KT63.J84", E="93.T74.J974.KT62", S="AQJT62.K6.A5.Q93", W="85.QJ983.Q82.A75"}
actions = ["W leads HQ", "S calls H2", "E plays H4"]
expect = []
"""
HELD = "East holds ♦7"


@pytest.fixture
def session() -> Session:
    return Session(parse_case(CASE, "x").record)


def log(session: Session) -> list[str]:
    return [sentence(entry) for entry in session.shown.log]


def facts(session: Session) -> dict[str, str]:
    return {fact.key: fact.value for fact in session.shown.facts}


def do(session: Session, text: str, **found: str) -> None:
    session.do(parse(text), {name.replace("_", "-"): value for name, value in found.items()})


def test_a_session_begins_at_the_end_of_the_trunk(session: Session) -> None:
    assert (session.at, session.line, session.view.length, session.edition) == (3, None, 3, 2017)
    assert session.view.verdict == judge(session.record, 2017)
    assert session.view.table == fold(session.record)
    assert session.saved


def test_it_may_begin_elsewhere() -> None:
    session = Session(parse_case(CASE, "x").record, 2007, at=1)
    assert (session.at, session.view.verdict.edition) == (1, 2007)


def test_an_action_moves_the_table_and_is_judged(session: Session) -> None:
    before = session.view
    change = session.do(parse("S plays HK"))
    assert change.before == before
    assert change.after is session.view
    assert session.view.table.place(Seat.S, parse_card("HK")) == "playing"
    assert change.after.verdict.after == 4
    assert not session.saved


def test_facts_are_found_about_the_action_they_come_with(session: Session) -> None:
    do(session, "E holds D7 visible", partner_could_see="yes")
    assert facts(session) == {"partner-could-see #4": "yes"}


def test_what_is_impossible_changes_nothing(session: Session) -> None:
    view, record = session.view, session.record
    with pytest.raises(ImpossibleAction) as raised:
        do(session, "S plays H3")
    assert raised.value.number == 4
    assert (session.view, session.record, session.undo_words) == (view, record, None)


def test_what_an_answer_or_a_choice_would_lead_to_is_told_and_nothing_is_done(session: Session) -> None:
    do(session, "E drops DJ")
    record = session.record
    seen = session.peek_answer("partner-could-see #4", "no").cards[Seat.E, parse_card("DJ")]
    outcome = session.outcome("partner-could-see #4", "no")
    assert seen.status == "in hand"
    assert outcome is not None and outcome.words.startswith("East's ♦J is in hand; it is not played.")
    assert session.outcome("partner-could-see #4", "perhaps") is None
    assert session.follows(parse("S plays HK"))[0].text.startswith("South's ♥K is played")
    assert session.record is record


def test_questions_come_in_the_directors_order_and_doubts_with_both_rulings(session: Session) -> None:
    assert (session.asked, session.doubts) == ((), ())
    do(session, "E holds D7 visible")
    assert [question.key for question in session.asked] == ["partner-could-see #4"]
    session.answer("partner-could-see #4", "cannot be established")
    assert session.asked == ()
    assert [doubt.fact.key for doubt in session.doubts] == ["partner-could-see #4"]


def test_what_is_assumed_is_known(session: Session) -> None:
    do(session, "E drops DJ")
    assert "partner-could-see #4" in {taken.key for taken in session.default_assumptions() if taken is not None}


def test_what_may_matter_is_weighed_piece_by_piece(session: Session) -> None:
    assert list(session.weighing()) == [((), ())]
    do(session, "E holds D7 visible")
    *meanwhile, last = session.weighing()
    assert last is not None and [question.key for question in last.asked] == ["partner-could-see #4"]
    assert set(meanwhile) <= {None}


def test_a_sentence_that_does_not_say_who_is_about_those_it_must_be_about(session: Session) -> None:
    seating = session.seating
    assert (seating.turn, seating.declarer, seating.dummy, seating.to_lead) == (Seat.S, Seat.S, Seat.N, False)
    assert (seating.caller, seating.chooser) == (Seat.S, None)
    do(session, "W plays S8")
    assert session.seating.caller is Seat.S  # dummy does not call


def test_peeking_does_nothing(session: Session) -> None:
    record = session.record
    verdict = session.peek(parse("E holds D7 visible"), {"partner-could-see": "yes"})
    done = replace(record.with_entry(parse("E holds D7 visible")), facts=(Fact("partner-could-see", "#4", "yes"),))
    assert verdict == judge(done, 2017)
    assert session.record is record
    assert session.peek(parse("S plays HK")).after == 4


def test_undo_forgets_and_redo_does_again(session: Session) -> None:
    do(session, "S plays HK")
    assert (session.undo_words, session.redo_words) == ("South plays ♥K", None)
    session.undo()
    assert log(session) == ["W leads HQ", "S calls H2", "E plays H4"]
    assert (session.undo_words, session.redo_words) == (None, "South plays ♥K")
    assert session.saved
    session.redo()
    assert log(session)[-1] == "S plays HK"


def test_with_nothing_to_undo_nothing_changes(session: Session) -> None:
    for change in (session.undo(), session.redo()):
        assert change.before is change.after


def test_what_a_record_began_with_can_be_undone_once_it_counts_as_done(session: Session) -> None:
    begun = Session(session.record)
    whole, lines = begun.record, log(begun)
    begun.as_if_done()
    for left in reversed(range(len(lines))):
        begun.undo()
        assert log(begun) == lines[:left]
    assert begun.undo_words is None
    for _ in lines:
        begun.redo()
    assert begun.record == whole


def test_doing_something_else_ends_what_could_be_redone(session: Session) -> None:
    do(session, "S plays HK")
    session.undo()
    do(session, "S plays H6")
    assert session.redo_words is None


def test_stepping_stays_within_the_line(session: Session) -> None:
    assert session.goto(1).after.at == 1
    assert log(session) == ["W leads HQ"]
    assert session.goto(-4).after.at == 0
    assert session.goto(99).after.at == 3


def test_stepping_is_not_undone(session: Session) -> None:
    do(session, "S plays HK")
    session.goto(0)
    session.undo()
    assert session.at == 3


def test_stepping_back_and_doing_otherwise_starts_a_branch(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    assert session.line == "East plays ♥7 instead"
    assert log(session) == ["W leads HQ", "S calls H2", "E plays H7"]
    assert [sentence(entry) for entry in session.record.log] == ["W leads HQ", "S calls H2", "E plays H4"]
    assert session.record.branches == (Branch("East plays ♥7 instead", 2, (parse("E plays H7"),)),)


def test_a_branch_goes_on_at_its_end(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    do(session, "S holds HK visible", held_still="no")
    assert session.line == "East plays ♥7 instead"
    assert facts(session) == {"held-still #4": "no"}
    session.choose_line(None)
    assert facts(session) == {}


def test_a_branch_of_a_branch_keeps_what_they_share(session: Session) -> None:
    session.goto(1)
    do(session, "S calls H5")
    do(session, "E holds HT visible", partner_could_see="yes")
    do(session, "S plays HK")
    session.goto(3)
    do(session, "S plays H6")
    assert log(session) == ["W leads HQ", "S calls H5", "E holds HT visible", "S plays H6"]
    assert facts(session) == {"partner-could-see #3": "yes"}
    shared = [(line.name, line.after, line.leaves) for line in session.lines]
    assert shared == [
        (None, 0, None),
        ("South calls ♥5 instead", 1, None),
        ("South plays ♥6 instead", 3, "South calls ♥5 instead"),
    ]


def test_a_branch_may_leave_the_trunk_while_another_is_looked_at(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.goto(1)
    do(session, "S calls HA")
    assert session.record.branches[1] == Branch("South calls ♥A instead", 1, (parse("S calls HA"),))


def test_doing_what_a_line_already_does_follows_it(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.goto(2)
    do(session, "E plays H4")
    assert (session.line, session.at) == (None, 3)
    session.goto(2)
    do(session, "E plays H7")
    assert session.line == "East plays ♥7 instead"
    assert len(session.record.branches) == 1


def test_other_facts_make_another_line(session: Session) -> None:
    do(session, "E holds D7 visible", partner_could_see="yes")
    session.goto(3)
    do(session, "E holds D7 visible", partner_could_see="no")
    assert session.line == HELD
    assert facts(session) == {"partner-could-see #4": "no"}


def test_branches_that_begin_alike_have_names_of_their_own(session: Session) -> None:
    for answer in ("yes", "no", "cannot be established"):
        session.choose_line(None, 2)
        do(session, "E holds D7 visible", partner_could_see=answer)
    names = [branch.name for branch in session.record.branches]
    assert names == [HELD, f"{HELD} (2)", f"{HELD} (3)"]


def test_a_long_sentence_makes_a_shorter_name(session: Session) -> None:
    session.goto(0)
    do(session, 'S remarks "so many words that no timeline has room for all of them"')
    assert session.line == "South remarks"


@pytest.mark.parametrize(
    ("sentence", "name"),
    [
        ("E drops D7, D9, D4, DJ, C2, C6 face down", "East drops ♦7, ♦9, ♦4, ♦J"),
        ("E's D7 is found among his played cards face up", "East's ♦7 is found"),
        ("E leads CK with C6, C2 hidden", "East leads ♣K with ♣6, ♣2"),
        ('E claims 3 "drawing trumps and then running the diamonds"', "East claims 3"),
        ("E lets DJ be seen because of an outsider", "East lets ♦J be seen"),
        ("E drops D7", "East drops ♦7 instead"),
    ],
)
def test_a_name_is_short_and_of_whole_words(session: Session, sentence: str, name: str) -> None:
    session.goto(2)
    do(session, sentence)
    assert session.line is not None
    assert len(session.line) <= NAME_LENGTH and "…" not in session.line
    assert session.line == name


OUT_OF_TURN = ("cases", "law54", "law54-b-accepts.toml")


@pytest.mark.parametrize(
    ("choice", "name"),
    [
        ("S chooses to refuse", "declarer refuses"),
        ("S chooses to spread", "declarer spreads his hand"),
        ("S spreads his hand", "declarer spreads his hand"),
        ("S chooses to forbid clubs", "declarer forbids clubs"),
        ("N chooses to accept", "North accepts"),
    ],
)
def test_a_branch_that_begins_with_a_choice_is_named_after_it(choice: str, name: str) -> None:
    session = Session(load(resource_path(*OUT_OF_TURN)).record)
    session.goto(3)
    do(session, choice)
    assert session.line == name


def test_two_lines_stand_side_by_side_where_one_looks_or_where_they_have_parted() -> None:
    session = Session(load(resource_path(*OUT_OF_TURN)).record)
    session.goto(3)
    do(session, "S chooses to refuse")
    left, right = session.side_by_side(None, "declarer refuses")
    assert (left.line, left.at, left.first) == (None, 4, parse("S chooses to accept"))
    assert (right.line, right.at, right.first) == ("declarer refuses", 4, parse("S chooses to refuse"))
    assert right.verdict is session.view.verdict
    session.goto(1)
    left, right = session.side_by_side(None, "declarer refuses")
    assert (left.at, right.at) == (4, 4)
    assert left.verdict == judge(line_record(session.record, None), 2017)
    session.goto(4)
    do(session, "E withdraws C2")
    left, right = session.side_by_side(None, "declarer refuses")
    assert (left.at, right.at) == (4, 5)


def test_a_line_beside_itself_has_nothing_of_its_own(session: Session) -> None:
    left, right = session.side_by_side(None, None)
    assert (left.first, left.at) == (None, 3)
    assert left.verdict is right.verdict


def test_the_place_one_looks_at_is_judged_under_the_other_edition_too(session: Session) -> None:
    assert session.under(2017) is session.view.verdict
    assert session.under(2007) == judge(session.shown, 2007)
    assert session.edition == 2017


def test_a_branch_goes_with_what_was_done_on_it(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    name = present(session.line)
    session.remove_line(name)
    assert (session.line, session.record.branches) == (None, ())
    session.undo()
    assert [branch.name for branch in session.record.branches] == [name]
    session.choose_line(None)
    session.remove_line(name)
    assert (session.line, session.record.branches) == (None, ())


def test_branches_are_renamed(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.goto(1)
    do(session, "S calls HA")
    session.rename_line("East plays ♥7 instead", " the seven ")
    assert [branch.name for branch in session.record.branches] == ["the seven", "South calls ♥A instead"]
    assert session.line == "South calls ♥A instead"
    session.rename_line("South calls ♥A instead", "the ace")
    assert session.line == "the ace"
    with pytest.raises(ValueError, match="a name of its own"):
        session.rename_line("the ace", "the seven")
    with pytest.raises(KeyError):
        session.rename_line("nobody", "somebody")


def test_lines_are_chosen_by_name(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    assert session.choose_line(None).after.at == 3
    assert session.choose_line("East plays ♥7 instead", 1).after.at == 1
    with pytest.raises(KeyError):
        session.choose_line("nobody")


def test_answers_are_given_changed_and_withdrawn(session: Session) -> None:
    do(session, "E holds D7 visible")
    open_question = "partner-could-see #4"
    assert open_question in [question.key for question in session.view.verdict.questions]
    session.answer(open_question, "no")
    session.answer(open_question, "yes")
    assert facts(session) == {open_question: "yes"}
    assert open_question not in [question.key for question in session.view.verdict.questions]
    session.withdraw_answer(open_question)
    assert facts(session) == {}
    session.undo()
    assert facts(session) == {open_question: "yes"}


def test_what_is_no_answer_is_refused(session: Session) -> None:
    do(session, "E holds D7 visible")
    view = session.view
    with pytest.raises(ValueError, match="does not answer partner-could-see"):
        session.answer("partner-could-see #4", "perhaps")
    with pytest.raises(ValueError, match="no fact"):
        session.answer("partner-could-sea #4", "yes")
    assert session.view is view


def test_an_answer_about_what_branches_share_holds_for_all_of_them(session: Session) -> None:
    session.goto(0)
    do(session, "W leads H9")
    session.answer("told-turn #1", "no")
    do(session, "S calls H2")
    session.goto(1)
    do(session, "S calls H5")
    session.answer("told-turn #1", "N")
    assert facts(session) == {"told-turn #1": "N"}


def test_an_answer_about_the_trunk_found_on_a_branch_is_the_trunk_s(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.answer("told-turn #1", "no")
    assert [*session.record.facts] == [Fact("told-turn", "#1", "no")]
    session.withdraw_answer("told-turn #1")
    assert session.record.facts == ()


def test_an_answer_about_a_card_stays_with_its_branch_unless_the_trunk_has_one(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.answer("partner-could-see E H7", "yes")
    assert [*session.record.facts] == []
    session.answer("partner-could-see E H7", "no")
    assert [*session.record.branches[0].facts] == [Fact("partner-could-see", "E H7", "no")]
    session.withdraw_answer("partner-could-see E H7")
    assert session.record.branches[0].facts == ()
    session.choose_line(None)
    session.answer("partner-could-see E H7", "yes")
    session.choose_line("East plays ♥7 instead")
    session.answer("partner-could-see E H7", "no")
    assert session.record.facts == (Fact("partner-could-see", "E H7", "no"),)


def test_a_branch_s_own_answer_stands_before_the_trunk_s() -> None:
    mine, theirs = Fact("below-honour", "E D?", "no"), Fact("below-honour", "E D?", "yes")
    record = Record(facts=(theirs,), branches=(Branch("b", 0, (), (mine,)),))
    assert line_record(record, "b").facts == (mine,)


def test_settings_and_editions_are_switched_in_place(session: Session) -> None:
    session.choose_setting("held-must-stop", "no")
    assert session.record.settings == (("held-must-stop", "no"),)
    record, at = session.record, session.at
    change = session.switch_edition(2007)
    assert (change.before.verdict.edition, change.after.verdict.edition, session.edition) == (2017, 2007, 2007)
    assert (session.record, session.at) == (record, at)
    assert session.view.verdict == judge(session.shown, 2007)
    with pytest.raises(ValueError, match="2001"):
        session.switch_edition(2001)
    assert session.edition == 2007


def test_what_undo_takes_back_is_said_in_words_not_in_keys(session: Session) -> None:
    session.answer("told-turn #1", "no")
    assert session.undo_words == "answer: No"
    session.withdraw_answer("told-turn #1")
    assert session.undo_words == "answer taken back"
    session.choose_setting("held-must-stop", "no")
    assert session.undo_words == "reading of “Held must stop”"


def test_all_readings_are_chosen_at_once_and_one_undo_takes_them_back(session: Session) -> None:
    session.choose_settings({"held-must-stop": "no", "revoke-pointed-out": SETTINGS["revoke-pointed-out"].default})
    assert [*session.record.settings] == [("held-must-stop", "no")]
    session.undo()
    assert session.record.settings == ()


def test_a_deal_is_mended_under_its_actions(session: Session) -> None:
    hands = session.record.position.hands
    other = replace(session.record.position, hands=(hands[0], hands[1], parse_hand("*"), hands[3]))
    session.mend(other)
    assert session.view.table.hidden(Seat.S) == 13
    session.undo()
    assert session.view.table.hidden(Seat.S) == 0


def test_a_deal_is_not_mended_into_one_where_a_branch_cannot_have_happened(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    hands, record = session.record.position.hands, session.record
    without = replace(record.position, hands=(hands[0], parse_hand("93.T4.J974.KT62+"), hands[2], hands[3]))
    with pytest.raises(ImpossibleAction) as raised:
        session.mend(without)
    assert raised.value.number == 3
    assert session.record is record
    assert session.view.table == fold(session.shown)


@pytest.mark.parametrize(
    ("east", "why"),
    [("93.T4.J974.KT62", "East has 12 cards, and 13 to play"), ("K93.T74.J974.KT6", "♠K is held by North and by East")],
)
def test_a_deal_that_cannot_be_is_refused(session: Session, east: str, why: str) -> None:
    record, hands = session.record, session.record.position.hands
    wrong = replace(record.position, hands=(hands[0], parse_hand(east), hands[2], hands[3]))
    with pytest.raises(ValueError, match=f"^{why}$"):
        session.mend(wrong)
    assert session.record is record


def test_ruling_points_are_where_the_director_has_something_to_say(session: Session) -> None:
    do(session, "E holds D7 visible")
    do(session, "S calls the director")
    do(session, "the director explains")
    assert session.ruling_points() >= {4, 6}
    assert 1 not in session.ruling_points()
    session.goto(2)
    do(session, "E plays H7")
    assert session.ruling_points() >= {4, 6}
    assert session.ruling_points("East plays ♥7 instead") == frozenset()


def test_one_goes_from_ruling_point_to_ruling_point(session: Session) -> None:
    do(session, "E holds D7 visible")
    do(session, "S calls the director")
    do(session, "the director explains")
    session.goto(0)
    places = [session.next_ruling().after.at for _ in range(3)]
    assert places[0] == 4
    assert all(one < other for one, other in pairwise(places[:2]))
    assert session.next_ruling().after.at == 6
    session.goto(5)
    assert session.next_ruling(forward=False).after.at == 4
    assert session.next_ruling(forward=False).after.at == 0


def is_saved(session: Session) -> bool:
    return session.saved


def test_saving(session: Session) -> None:
    do(session, "S plays HK")
    session.mark_saved()
    assert is_saved(session)
    session.undo()
    assert not is_saved(session)
    session.redo()
    assert is_saved(session)
    session.mark_saved(False)
    assert not is_saved(session)


def test_several_actions_are_one_step(session: Session) -> None:
    before = log(session)
    session.do_all((parse("S calls the director"), parse("the director explains")))
    assert log(session)[len(before) :] == ["S calls the director", "the director explains"]
    session.undo()
    assert log(session) == before


def test_a_step_of_several_actions_is_done_whole_or_not_at_all(session: Session) -> None:
    before, view = log(session), session.view
    with pytest.raises(ImpossibleAction):
        session.do_all((parse("S plays HK"), parse("S leads H3")))
    assert (log(session), session.view, session.undo_words) == (before, view, None)
    change = session.do_all(())
    assert change.before is change.after


@pytest.mark.parametrize(
    ("case", "steps"),
    [
        ("law47/law47-b.toml", ["S withdraws H3"]),
        ("law58/law58-b1-one-face.toml", ["E picks up D4"]),
        ("law67/law67-b2-which-was-faced.toml", ["W takes H5 from trick 4"]),
        ("law67/law67-b2-found-among-his-cards-face-down.toml", ["W takes SK from trick 4"]),
    ],
)
def test_the_steps_left_take_each_card_from_where_it_lies(case: str, steps: list[str]) -> None:
    session = Session(load(resource_path("cases", case)).record)
    left = session.steps_left()
    assert [sentence(entry) for entry in left] == steps
    session.do_all(left)
    assert session.steps_left() == ()
    session.undo()
    assert session.steps_left() == left


SPADES = """
id = "x"
table = {declarer="S", contract="2S"}
deal = {N="KJ852.QT864.Q.32", E="A764.A93.KJ5.JT4", S="QT.5.AT943.AQ875", W="93.KJ72.8762.K96"}
actions = []
expect = []
"""
OOPS = ("E leads S4", "S plays SQ", "W plays S9", "S calls SJ", "S changes the call to SK")


@pytest.mark.parametrize(
    ("case", "steps"),
    [
        ("law45/lesson-45-2-played", ["N replaces C2 with D2"]),
        ("law45/lesson-45-6a", ["N replaces H6 with D6"]),
        ("law45/lesson-45-8a", ["E plays D7"]),
        ("law45/law45-names-slip", ["S leads H2"]),
        ("law44/law44-g-lead-to-the-last-trick", ["E withdraws CT", "N withdraws H5", "N moves HA"]),
    ],
)
def test_what_is_played_and_lies_elsewhere_is_laid(case: str, steps: list[str]) -> None:
    session = Session(load(resource_path("cases", f"{case}.toml")).record)
    left = session.steps_left()
    assert [sentence(entry) for entry in left] == steps
    session.do_all(left)
    assert session.steps_left() == ()


def test_who_plays_on_plays_on_the_card_that_is_played_and_not_on_the_one_called_last() -> None:
    session = Session(parse_case(SPADES, "x").record)
    for text in OOPS:
        do(session, text)
    seen = session.peek(parse("N leads H4"))
    do(session, "S leads H5", told_turn="no")
    assert log(session)[-2:] == ["N moves SJ", "S leads H5"]
    assert facts(session) == {"told-turn #7": "no"}
    assert seen.trick.number == session.view.verdict.trick.number
    jack, king = (session.view.table.place(Seat.N, parse_card(name)) for name in ("SJ", "SK"))
    assert (jack, king) == ("turned", "hand")
    session.undo()
    assert log(session)[-1] == "S changes the call to SK"
    session.redo()
    assert len(log(session)) == 7


def test_a_card_that_lies_there_is_not_exchanged_for_one_called_in_vain() -> None:
    session = Session(parse_case(SPADES, "x").record)
    for text in ("E leads S4", "S plays SQ", "W plays S9", "S calls SJ", "N moves SJ", "S changes the call to SK"):
        do(session, text)
    do(session, "S leads H5")
    assert log(session)[-2:] == ["N moves SJ", "S leads H5"]
    assert session.view.table.place(Seat.N, parse_card("SK")) == "hand"


def test_a_dummy_who_moves_a_card_himself_has_moved_that_one() -> None:
    session = Session(parse_case(SPADES, "x").record)
    for text in (*OOPS, "N moves SK"):
        do(session, text)
    session.answer("unintended #4", "no")
    assert log(session)[-1] == "N moves SK"
    assert [sentence(entry) for entry in session.steps_left()] == ["N replaces SK with SJ"]


def test_the_next_call_comes_after_the_card_that_is_played() -> None:
    session = Session(parse_case(SPADES, "x").record)
    for text in ("E leads SA", "S plays ST", "W plays S9", "S calls S2", "S changes the call to SK", "S calls HQ"):
        do(session, text)
    assert "N moves S2" not in log(session)
    assert session.view.table.place(Seat.N, parse_card("SK")) == "hand"


def test_a_line_that_goes_on_so_is_followed_as_it_stands() -> None:
    session = Session(load(resource_path("cases", "law46", "law46-words-heard-and-nobody-wrote-the-move.toml")).record)
    session.goto(1)
    do(session, "E plays S4")
    assert (session.at, session.line, len(session.record.branches)) == (2, None, 0)


def test_a_table_of_unknown_hands_takes_any_card() -> None:
    session = Session(Record(Position()))
    session.do(Entry(Hold(Seat.E, parse_card("D7"), "visible")), {"partner-could-see": "yes"})
    assert session.view.table.place(Seat.E, parse_card("D7")) == "raised"
    assert (session.view.table.hidden(Seat.E), session.view.table.hidden(Seat.N)) == (12, 13)


def test_what_nobody_noticed_can_be_left_out(session: Session) -> None:
    do(session, "E drops D7", partner_could_see="yes")
    sees = session.view.verdict
    assert sees.irregularities
    noticed = as_noticed(sees)
    assert not noticed.irregularities
    assert (Seat.E, parse_card("D7")) not in noticed.cards
    assert (Seat.W, parse_card("HQ")) in noticed.cards
    do(session, "S draws attention")
    assert as_noticed(session.view.verdict).irregularities == session.view.verdict.irregularities


def test_what_is_said_of_an_action_names_one_that_was(session: Session) -> None:
    do(session, "@small: S plays H6")
    do(session, "W draws attention to @small")
    assert log(session)[-1] == "W draws attention to #4"
    for wrong in ("N draws attention to @large", "N draws attention to #6", "@small: N draws attention to #5"):
        with pytest.raises(ValueError, match="action"):
            do(session, wrong)
    session.goto(2)
    with pytest.raises(ValueError, match="no action #3 before this one"):
        do(session, "N draws attention to #3")
    do(session, "N draws attention to #2")
    do(session, "@small: E plays H4")
    assert parse_case(case_text(replace(parse_case(CASE, "x"), record=session.record)), "x").record == session.record


# With the eyes of a director who has yet to play the board


def test_who_looks_blind_sees_what_everybody_has_seen() -> None:
    session = Session(parse_case(CASE.replace("E plays H4", "E plays C2"), "x").record)
    assert session.view.verdict.revokes
    change = session.look_blind(True)
    assert session.blind and change.before.verdict.revokes and not change.after.verdict.revokes
    assert session.view.table.hand(Seat.W) == () and len(session.view.table.hand(Seat.N)) == 12
    do(session, "S plays H6")
    assert len(session.record.log) == 4 and session.record.position.hands[1].cards
    session.look_blind(False)
    assert len(session.view.table.hand(Seat.W)) == 12


def test_who_cannot_look_blind_goes_on_with_open_eyes(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def impossible(*_: object) -> Record:
        raise ImpossibleAction("table-thirteen-tricks")

    monkeypatch.setattr("bridgetable.session.sight.blind_record", impossible)
    view = session.view
    with pytest.raises(ImpossibleAction):
        session.look_blind(True)
    assert not session.blind and session.view is view
    do(session, "S plays H6")


def test_blind_both_editions_and_both_lines_are_told_alike() -> None:
    session = Session(parse_case(CASE.replace("E plays H4", "E plays C2"), "x").record, blind=True)
    do(session, "S plays H6")
    assert not session.under(2007).revokes
    session.goto(3)
    do(session, "S plays HK")
    trunk, branch = session.side_by_side(None, session.line)
    assert not trunk.verdict.revokes and not branch.verdict.revokes
    assert trunk.first is not None and sentence(trunk.first) == "S plays H6"


def test_blind_what_is_seen_later_is_not_told_of_what_has_happened() -> None:
    text = CASE.replace('["W leads HQ", "S calls H2", "E plays H4"]', '["W leads HQ face down", "W turns up his lead"]')
    session = Session(parse_case(text, "x").record, blind=True)
    assert sentence(session.lines[0].entries[0]) == "W leads HQ face down"
    session.goto(1)
    assert sentence(session.lines[0].entries[0]) == "W leads ?? face down"


def test_blind_the_name_of_a_branch_tells_no_card(session: Session) -> None:
    session.goto(2)
    do(session, "E plays H7")
    session.rename_line("East plays ♥7 instead", "South is quick")
    session.goto(2)
    do(session, "E plays HT")
    assert session.branch_told("East plays ♥10 instead") == "East plays ♥10 instead"
    session.look_blind(True)
    assert session.branch_told("East plays ♥10 instead") == "branch 2"
    assert session.branch_told("South is quick") == "South is quick"


def test_blind_the_face_of_a_card_lying_down_is_not_told_and_the_card_can_go_back() -> None:
    opening = CASE.replace('["W leads HQ", "S calls H2", "E plays H4"]', '["E leads C2 face down"]')
    session = Session(parse_case(opening, "x").record, blind=True)
    assert log(session) == ["E leads ?? face down"]
    assert [sentence(entry) for line in session.lines for entry in line.entries] == ["E leads ?? face down"]
    do(session, "S calls the director")
    do(session, "the director explains")
    assert [sentence(entry) for entry in session.steps_left()] == ["E withdraws C2"]
    session.do_all(session.steps_left())
    assert session.peek(parse("E drops C2")).irregularities
    assert session.ruling_points(None)
    do(session, "W leads HQ")
    session.goto(0)
    assert session.ruling_points(None)


# What is found, and what the cards say


CONTRA = """
id = "x"
table = {declarer="S", contract="4H"}
start = {trick=5, lead="S"}
actions = ["S leads SK", "W plays S4", "S calls S2", "E plays D3"]
"""


def test_what_later_cards_contradict_counts_for_nothing_from_there_on() -> None:
    session = Session(parse_case(CONTRA, "x").record)
    session.answer("could-follow E 5", "no")
    for text in ("S leads SA", "W plays S5", "S calls S6"):
        do(session, text)
    assert session.contradicted == {}
    do(session, "E plays S7")
    assert session.contradicted == {"could-follow E 5": "East holds ♠7"}
    session.goto(7)
    assert session.contradicted == {}


def test_what_the_cards_contradict_is_refused() -> None:
    session = Session(parse_case(CONTRA, "x").record)
    for text in ("S leads SA", "W plays S5", "S calls S6", "E plays S7"):
        do(session, text)
    with pytest.raises(ValueError, match="could-follow E 5 cannot be 'no': East holds ♠7"):
        session.answer("could-follow E 5", "no")
    assert session.record.facts == ()


def test_nothing_is_found_of_an_action_further_on(session: Session) -> None:
    session.goto(1)
    with pytest.raises(ValueError, match="there is no action #3"):
        session.answer("told-turn #3", "no")


@pytest.mark.parametrize(("words", "why"), [("x" * 1001, "letters are too many"), ("\ud83c", "are no letters")])
def test_what_no_file_could_hold_is_refused(session: Session, words: str, why: str) -> None:
    session.goto(2)
    do(session, "E plays H7")
    record, name = session.record, session.record.branches[0].name
    with pytest.raises(ValueError, match=why):
        session.do(Entry(Remark(Seat.E, words)))
    with pytest.raises(ValueError, match=why):
        session.rename_line(name, words)
    with pytest.raises(ValueError, match=why):
        session.answer("meant-card #1", words)
    assert session.record is record


def test_a_card_told_of_an_unknown_hand_is_in_no_other() -> None:
    session = Session(Record())
    session.tell_card(Seat.W, parse_card("DT"))
    assert hand_text(session.record.position.hands[3]) == "*.*.T+.*"
    with pytest.raises(ValueError, match="♦10 is held by North and by West"):
        session.tell_card(Seat.N, parse_card("DT"))


def test_a_record_does_not_grow_beyond_what_a_file_can_hold() -> None:
    session = Session(Record(log=(parse('N remarks "so"'),) * MOST))
    with pytest.raises(ValueError, match="there is no room for more: a record has at most 1000 actions"):
        do(session, "S pauses")
    assert len(session.record.log) == MOST
    assert session.undo_words is None
