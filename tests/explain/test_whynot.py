"""Why a card is what it is, and why it is not something else."""

from __future__ import annotations

import pytest

from bridgetable.cards import parse_card
from bridgetable.explain.card_status import (
    ASKED,
    BACK,
    IN_HAND,
    MUST,
    ORDERED_BACK,
    PENALTY_CARD,
    cards_of,
    questions_about,
    said,
)
from bridgetable.explain.changes import (
    Change,
    Declarer,
    Done,
    DoneInstead,
    Found,
    Leader,
    NotDone,
    NotYet,
    Read,
    Swapped,
    Unburdened,
    card_after,
    changed,
)
from bridgetable.explain.whynot import Reason, WhyNot
from bridgetable.explain.whynot_words import WhyNotTold, told
from bridgetable.findings.settings import SETTINGS, Setting
from bridgetable.judge import judge
from bridgetable.messages import say, slug
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import fold
from bridgetable.table.position import Header, Lying, Position, Start, parse_hand
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse, sentence

KINDS = ("minor penalty", "major penalty", PENALTY_CARD)
DROPPED = ("W leads S5", "N plays S2", "E drops D7")


def record(*sentences: str, facts: tuple[Fact, ...] = (), **start: object) -> Record:
    """South plays in no trump; East has ♦7 and ♦Q."""
    hands = tuple(parse_hand(text) for text in ("A32.*.*.*", "KJ.*.Q7.*", "Q4.*.A.*", "T5.*.*.*"))
    began = Start(**start) if start else None  # type: ignore[arg-type]
    position = Position(header=Header(stage="play"), hands=hands, start=began)  # type: ignore[arg-type]
    return Record(position, tuple(parse(each) for each in sentences), facts)


def answer(of: Record, card: str, asked: str, year: int = 2017) -> tuple[Reason, WhyNotTold]:
    seat, name = card.split()
    whynot = WhyNot(of, year)
    reason = whynot.ask(Seat(seat), parse_card(name), asked)
    after = judge(changed(of, reason.change), year)
    there = card_after(reason.card, reason.change)
    assert said(after, reason.seat, there, asked).holds is not reason.holds
    return reason, told(of, whynot.verdict, reason)


def test_a_dropped_card_is_a_penalty_card_because_partner_could_have_seen_it() -> None:
    reason, words = answer(record(*DROPPED), "E D7", "minor penalty")
    assert (reason.holds, reason.cite) == (True, "50B")
    assert isinstance(reason.change[0], Found)
    assert words.statement == "East's ♦7 is a minor penalty card."
    assert "seen the face" in words.condition
    assert words.otherwise == "It would not be one if the answer were “no”."


def test_it_is_no_major_one_because_it_came_out_by_accident() -> None:
    reason, words = answer(record(*DROPPED), "E D7", "major penalty")
    assert reason.change == (Found("deliberate #3", "will"),)
    assert "act of will" in words.condition
    assert "“will”" in words.otherwise


def test_what_was_found_is_said() -> None:
    dropped = record(*DROPPED, facts=(Fact("partner-could-see", "#3", "no"),))
    reason, words = answer(dropped, "E D7", PENALTY_CARD)
    assert reason.change == (Found("partner-could-see #3", "yes"),)
    assert words.condition.endswith("The answer found: no.")


def test_a_question_that_is_open_is_said_to_be() -> None:
    held = record("W leads S5", "N plays S2", "E holds D7 visible")
    _, words = answer(held, "E D7", "played")
    assert words.condition.endswith("This has not been answered yet.")


@pytest.mark.parametrize(("card", "role"), [("S S4", "South is declarer"), ("N S3", "North is dummy")])
def test_declarers_side_has_no_penalty_cards(card: str, role: str) -> None:
    reason, words = answer(record("W leads S5"), card, PENALTY_CARD)
    assert isinstance(reason.change[0], Declarer)
    assert f"{role}, not a defender" in words.condition
    assert "(48A)" in words.condition


def test_a_card_nobody_has_touched_would_have_to_be_exposed_first() -> None:
    reason, words = answer(record("W leads S5"), "E D7", "minor penalty")
    assert reason.change == (Done(1, (a.Drop(Seat.E, (parse_card("D7"),)),)),)
    assert words.condition == "Nothing has been done with it."
    assert words.otherwise == "It would be one (Law 50B) if “East drops ♦7” happened now."


def test_an_honour_is_never_a_minor_penalty_card() -> None:
    reason, words = answer(record("W leads S5", "N plays S2", "E drops DQ"), "E DQ", "minor penalty")
    assert isinstance(reason.change[0], Swapped)
    assert "♦Q is an honour" in words.condition


def test_a_card_played_says_when_it_could_have_been_something_else() -> None:
    reason, words = answer(record("W leads S5", "N plays S2", "E plays SK"), "W S5", PENALTY_CARD)
    assert (reason.holds, words.condition[:9]) == (False, "It is pla")
    assert "happened at the beginning" in words.otherwise
    reason, words = answer(record("W leads S5", "N plays S2", "E plays SK"), "W S5", "played")
    assert words.condition == "It rests on action 1: West leads ♠5."
    reason, words = answer(record("W leads S5"), "W S5", IN_HAND)
    assert words.otherwise == "It would be in hand (Law 45A) if action 1 had not been done."


def test_a_played_card_goes_back_after_a_wrong_explanation() -> None:
    reason, words = answer(record("W leads S5", "N plays S2", "E plays SK"), "E SK", BACK)
    assert reason.cite.startswith("47E")
    assert "he chose the card because of it" in words.otherwise or "had told him" in words.otherwise


def test_a_penalty_card_of_the_beginning() -> None:
    lies = record(on_table=(Lying(Seat.E, parse_card("DQ"), "major penalty"),), lead=Seat.W)
    reason, words = answer(lies, "E DQ", "major penalty")
    assert (reason.holds, reason.cite) == (True, "50B")
    assert words.statement == "East's ♦Q is a major penalty card."
    reason, _ = answer(lies, "E DQ", MUST)
    assert reason.holds


def test_another_card_could_have_been_put_out_in_its_place() -> None:
    called = record("W leads S5", "S calls S2", "E plays SK", "S plays S4")
    reason, words = answer(called, "N S3", "played")
    assert isinstance(reason.change[0], DoneInstead)
    assert "action 2 had been “South calls ♠3”" in words.otherwise
    for log in (("W leads S5", "S plays S2 from dummy"), ("W leads S5", "N plays S2", "E drops D7")):
        reason, _ = answer(record(*log), "E DQ", "major penalty")
        assert not reason.holds


def test_a_disputed_reading_may_be_what_it_rests_on() -> None:
    both = record("W leads S5", "N plays S2", "E plays SK with D7", "E chooses to designate SK")
    changes = {type(reason.change[0]) for reason, _ in (answer(both, "E D7", kind) for kind in KINDS)}
    assert changes & {Read, Found}


def test_the_ruling_that_a_card_goes_back_can_be_asked_about() -> None:
    out_of_turn = record("W leads S5", "N plays S2", "E plays SK", "S plays S4", "N leads SA", "E chooses to refuse")
    reason, words = answer(out_of_turn, "N SA", "must go back")
    assert reason.holds or words.statement


def test_a_card_in_hand_is_in_hand_because_nothing_has_been_done() -> None:
    whynot = WhyNot(record("W leads S5"), 2017)
    reason = whynot.why(Seat.E, parse_card("D7"))
    assert (reason.asked, reason.holds, reason.cite) == (IN_HAND, True, "45A")
    assert questions_about(whynot.verdict, Seat.E, parse_card("D7")) == ("played", PENALTY_CARD, BACK, MUST)


def test_nothing_simple_alters_what_is_said_of_a_card_that_is_not_there() -> None:
    whynot = WhyNot(Record(), 2017)
    reason = whynot.ask(Seat.E, parse_card("D7"), "held")
    assert reason.change == ()
    words = told(Record(), whynot.verdict, reason)
    assert words.otherwise == "Nothing simple would alter that."


def test_the_cards_that_can_be_asked_about() -> None:
    known = {f"{seat} {card}" for seat, card in cards_of(fold(record("W leads S5", "N plays S2")))}
    assert {"W S5", "N S2", "E D7", "S DA"} <= known


@pytest.mark.parametrize(
    ("change", "log"),
    [
        (NotDone(1), ["N plays S2", "E draws attention to #1"]),
        (NotDone(2), ["W leads S5", "E draws attention to #1"]),
        (NotYet(2), ["W leads S5"]),
        (DoneInstead(1, parse("W leads ST").action), ["W leads ST", "N plays S2", "E draws attention to #2"]),
        (Done(1, (parse("N plays SA").action,)), ["W leads S5", "N plays SA"]),
        (Swapped(parse_card("S5"), parse_card("S2")), ["W leads S2", "N plays S5", "E draws attention to #2"]),
    ],
)
def test_a_change_of_what_happened(change: Change, log: list[str]) -> None:
    before = record("W leads S5", "N plays S2", "E draws attention to #2")
    if change == NotDone(2):
        before = record("W leads S5", "N plays S2", "E draws attention to #1")
    assert [sentence(entry.action) for entry in changed(before, (change,)).log] == log


def test_facts_follow_the_actions_they_are_about() -> None:
    before = record(*DROPPED, facts=(Fact("told-turn", "#2", "no"), Fact("deliberate", "#3", "will")))
    assert changed(before, (NotDone(2),)).facts == (Fact("deliberate", "#2", "will"),)
    assert changed(before, (Found("deliberate #3", None),)).facts == before.facts[:1]
    done = Done(1, (parse("N plays S3").action,), ((1, "told-turn", "W"),))
    assert changed(before, (done,)).facts == (Fact("told-turn", "#2", "W"),)
    about_a_card = record(facts=(Fact("below-honour", "E D7", "yes"),))
    swapped = changed(about_a_card, (Swapped(parse_card("D7"), parse_card("DQ"), follow=True),))
    assert swapped.facts[0].of == "E DQ"


def test_an_action_at_the_same_time_as_one_left_out_stands_alone() -> None:
    before = record("W leads S5", "at the same time E leads SK")
    assert not changed(before, (NotDone(1),)).log[0].together


def test_another_beginning() -> None:
    lies = record(on_table=(Lying(Seat.E, parse_card("DQ"), "major penalty"),), duties=("E: not lead hearts",))
    start = changed(lies, (Unburdened(Seat.E), Leader(Seat.N))).position.start
    assert start is not None
    assert (start.on_table, start.duties, start.lead) == ((), (), Seat.N)
    assert changed(lies, (Unburdened(Seat.W),)).position.start == lies.position.start
    assert changed(lies, (Declarer(Seat.E),)).position.header.declarer is Seat.E
    assert changed(lies, (Read("leads", "faced"),)).settings == (("leads", "faced"),)


@pytest.mark.parametrize(
    ("change", "condition", "otherwise"),
    [
        (Read("major-stays-major", "no"), "The rule is read so: A minor", "it were read as “no” (with “no”"),
        (DoneInstead(1, parse("W leads ST").action), "It rests on action 1", "action 1 had been “West leads ♠10”"),
        (NotYet(1), "It rests on action 1", "action 1 and what follows had not been done"),
        (Leader(Seat.E), "It is not East's lead", "it were East's lead at the beginning"),
        (Unburdened(Seat.E), "East had a penalty card or a duty", "East had had no penalty card and no duty"),
        (Swapped(parse_card("D7"), parse_card("DQ")), "It is ♦7, and no other card", "♦Q stood in its place"),
        (Declarer(Seat.N), "East is a defender", "North were declarer"),
        (Found("told-turn #1", None), "Action 1, “West leads ♠5”: “Did an opponent", "the answer were not known"),
        (Found("damage", "yes"), "“Is the innocent side worse off", "the answer were “yes”"),
        (Done(1, (parse("N plays S2").action,)), "It lies in the hand", "“North plays ♠2” happened after action 1"),
    ],
)
def test_every_change_has_words(change: Change, condition: str, otherwise: str) -> None:
    of = record("W leads S5", "N plays S2")
    reason = Reason(Seat.E, parse_card("D7"), PENALTY_CARD, False, "50B", None, (change,), now=IN_HAND)
    words = told(of, judge(of, 2017), reason)
    assert words.condition.startswith(condition)
    assert otherwise in words.otherwise


EVERYTHING_ASKED = (*ASKED, "exposed", "held", "face-down lead", ORDERED_BACK)


@pytest.mark.parametrize("asked", EVERYTHING_ASKED)
@pytest.mark.parametrize("holds", [True, False])
def test_everything_that_is_asked_has_words(asked: str, holds: bool) -> None:
    of = record("W leads S5")
    change = Done(1, (parse("all turn their cards").action,))
    reason = Reason(Seat.E, parse_card("D7"), asked, holds, "50B", None, (change,), now=IN_HAND)
    words = told(of, judge(of, 2017), reason)
    assert words.statement.startswith("East's ♦7 ")
    assert words.otherwise.startswith("It would not " if holds else "It would ")
    assert say(f"whynot-{slug(asked)}.it").startswith("It ")


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_every_reading_has_words(setting: Setting) -> None:
    for value in setting.values[1:]:
        change = Read(setting.id, value)
        of = record("W leads S5")
        words = told(
            of, judge(of, 2017), Reason(Seat.E, parse_card("D7"), IN_HAND, True, "", None, (change,), now=IN_HAND)
        )
        assert words.condition.endswith(".")
        assert f"“{value}” (" in words.otherwise
    assert say(setting.message)[0].isupper()
    assert say(f"{setting.message}.effect").endswith(".")
