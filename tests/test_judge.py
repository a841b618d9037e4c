"""The judge: checkpoints, clashes and gaps, and what both must name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bridgetable import blocks, laws
from bridgetable.blocks.limits import passed, side_on
from bridgetable.blocks.revokes import fault_of
from bridgetable.blocks.tricks import opening_standing, trick_winner
from bridgetable.blocks.written import written_duty, written_revoke
from bridgetable.cards import parse_card
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load, parse_case
from bridgetable.explain.headlines import headline
from bridgetable.findings.kinds import Duty, Facing, Finding, Grounds, Misplaced, Option, Revoke, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import Board
from bridgetable.findings.play import LawTrick, PlayInLaw, TrickPlay
from bridgetable.findings.registry import AT_REST, Edition, Findings, LawConflict, LawGap, Paragraph, in_order
from bridgetable.findings.standing import Standing
from bridgetable.judge import Judge, edition, judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.position import UNKNOWN_HAND, Header, Position, Start, parse_hand
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse
from in_turn import share


def record(*sentences: str, begun: Start | None = None) -> Record:
    return Record(Position(Header(Seat.S, "3NT"), start=begun), tuple(map(parse, sentences)))


def says(status: str) -> Paragraph:
    """A made-up paragraph that calls every card faced by that status; its number is the status."""

    def function(m: Moment, action: a.Lead) -> Iterator[Finding]:
        yield Status(m.because(), action.seat, action.card, status)  # type: ignore[arg-type]

    return Paragraph(status, 2017, function, (a.Lead,), ())


def made_up(*paragraphs: Paragraph) -> Judge:
    judging = Judge(2017)
    judging.edition = Edition(2017, paragraphs, {a.Lead: paragraphs})
    return judging


def test_two_paragraphs_that_disagree_are_a_conflict() -> None:
    with pytest.raises(LawConflict, match="of the card W H3 held says held, played says played"):
        made_up(says("held"), says("played")).verdict(record("W leads H3"))


def test_equal_answers_do_not_clash() -> None:
    assert made_up(says("held"), says("held")).verdict(record("W leads H3")).cards


def test_a_declared_override_silences_the_other() -> None:
    over = Paragraph("played", 2017, says("played").function, (a.Lead,), ("held",))
    verdict = made_up(over, says("held")).verdict(record("W leads H3"))
    assert [status.status for status in verdict.cards.values()] == ["played"]


def test_a_card_of_which_no_paragraph_speaks_is_a_gap() -> None:
    with pytest.raises(LawGap, match="W H3"):
        made_up().verdict(record("W leads H3"))


def test_paragraphs_that_override_each_other_are_refused() -> None:
    one = Paragraph("1A", 2017, says("held").function, (a.Lead,), ("2B",))
    other = Paragraph("2B", 2017, says("held").function, (a.Lead,), ("1A",))
    with pytest.raises(LawConflict, match="waits for another: 1A, 2B"):
        in_order([one, other])


def test_there_is_no_third_edition() -> None:
    with pytest.raises(ValueError, match="2007 or 2017"):
        edition(2027)


@pytest.mark.parametrize("year", [2007, 2017])
def test_an_impossible_action_is_named_by_its_number(year: int) -> None:
    hand = parse_hand("A.K.Q.J")
    begun = Position(Header(Seat.S, "3NT"), (hand, hand, hand, hand), start=Start(trick=10))
    with pytest.raises(ImpossibleAction) as caught:
        judge(Record(begun, (parse("the director explains"), parse("W leads H3"))), year)
    assert caught.value.number == 2


def test_two_actions_of_one_instant_that_need_each_other_keep_their_order() -> None:
    verdict = judge(record("E drops H3", "at the same time E picks up H3", begun=Start(trick=5, lead=Seat.E)), 2017)
    assert verdict.must_withdraw == ()
    together = record("S leads H3", "at the same time S plays H3", begun=Start(trick=5, lead=Seat.S))
    assert judge(together, 2017).trick.cards == ((Seat.S, parse_card("H3")),)


def seen_by_each() -> tuple[list[tuple[int, int, tuple[str, ...]]], Paragraph]:
    """What a made-up paragraph sees at each lead: its number, how long the log is, the facts found."""
    seen: list[tuple[int, int, tuple[str, ...]]] = []

    def function(m: Moment, action: a.Lead) -> Iterator[Finding]:
        seen.append((m.number, len(m.log), tuple(m.facts)))
        yield Status(m.because(), action.seat, action.card, "played")

    return seen, Paragraph("1A", 2017, function, (a.Lead,), ())


def test_a_paragraph_sees_nothing_of_what_comes_after_its_action() -> None:
    seen, paragraph = seen_by_each()
    facts = (Fact("pause", "#3", "no"), Fact("pause", "#1", "yes"), Fact("could-comply", "N #2", "no"))
    later = (*record("W leads H3", "N leads H4", "E leads H5").log,)
    made_up(paragraph).verdict(Record(Position(Header(Seat.S, "3NT")), later, facts))
    assert seen == [(1, 1, ("pause #1",)), (2, 2, ("pause #1", "could-comply N #2")), (3, 3, (*seen[1][2], "pause #3"))]


def test_a_moment_has_no_way_to_the_record() -> None:
    assert "record" not in Moment.__slots__
    modules = (Path(laws.__file__).parent, Path(blocks.__file__).parent)
    texts = {path.name: path.read_text(encoding="utf-8") for folder in modules for path in folder.glob("*.py")}
    reading = {name for name, text in texts.items() if re.search(r"import .*\bRecord\b", text)}
    assert reading == {"tricks.py"}, "only the standing a record begins with is made from all of it"


def test_two_actions_of_one_instant_know_of_each_other() -> None:
    tied: list[bool] = []

    def function(m: Moment, action: a.Lead) -> Iterator[Finding]:
        tied.append(m.one_instant)
        yield Status(m.because(), action.seat, action.card, "played")

    made_up(Paragraph("1A", 2017, function, (a.Lead,), ())).verdict(
        record("W leads H3", "N leads H4", "at the same time E leads H5", "S leads H6")
    )
    assert tied == [False, True, True, False]


def test_what_is_worked_out_at_rest_leaves_the_standing_as_it_is() -> None:
    def function(m: Moment, _: None) -> Findings:
        yield m.noted(m.standing.attention._replace(stopped=True))
        yield m.no_longer(*m.standing.statuses.values())
        assert m.standing.attention.stopped and not m.standing.statuses  # the next one at rest would see it

    judging = Judge(2017)
    at_rest = Paragraph("1A", 2017, function, (AT_REST,), ())
    played = says("played")
    judging.edition = Edition(2017, (played, at_rest), {a.Lead: (played,), AT_REST: (at_rest,)})
    judging.verdict(record("W leads H3"))
    assert [(point.standing.attention.stopped, len(point.standing.statuses)) for point in judging._checkpoints][1] == (
        False,
        1,
    )


def test_a_card_for_a_trick_is_exposed_while_they_bid() -> None:
    begun = Position(Header(Seat.W, "6H", stage="auction"), start=Start(trick=2, lead=Seat.E))
    for year in (2007, 2017):
        led = judge(Record(begun, (parse("S plays S2 to trick 1"),)), year).cards[Seat.S, parse_card("S2")]
        assert (led.status, led.grounds.cite) == ("exposed", "24B")
        added = judge(Record(begun, (parse("S adds S2 to trick 1"),)), year)
        assert [question.id for question in added.questions] == ["partner-could-see"]


def test_an_answer_that_names_none_of_the_cards_found_sends_none_back() -> None:
    log = tuple(map(parse, ("E is found to have CJ, DA in trick 5", "E calls the director")))
    position = Position(Header(Seat.S, "3NT"), start=Start(trick=8, lead=Seat.W))
    found = Record(position, log, (Fact("faced-card", "E 5", "S5"),))
    assert judge(found, 2017).must_withdraw == ()
    assert [step.card for step in judge(found.with_fact(Fact("faced-card", "E 5", "CJ")), 2017).must_withdraw] == [
        parse_card("DA")
    ]


def test_a_limit_that_is_not_in_the_list_is_refused() -> None:
    with pytest.raises(ValueError, match="full moon"):
        passed("full moon", opening_standing(record()), Seat.E, since=1, trick=1)


PLAYED = ["W", "H3", "N", "H9", "E", "HT", "S", "H2"]


def standing_after(cards: int, trick_two: str = "") -> Standing:
    """West has led to trick 1 (action 1) and so many cards of it have been played; then what trick 2 has."""
    seats = [Seat(seat) for seat in PLAYED[::2]]
    plays = tuple(TrickPlay(seats[i], parse_card(PLAYED[2 * i + 1]), i + 1) for i in range(cards))
    tricks: tuple[LawTrick, ...] = (LawTrick(1, plays, Seat.E if cards == 4 else None),)
    if trick_two:
        more = (TrickPlay(Seat(seat), parse_card(f"D{n + 2}"), n + 5) for n, seat in enumerate(trick_two))
        tricks += (LawTrick(2, tuple(more)),)
    return Standing(Board(Seat.S, None, "").entered("play"), PlayInLaw(None, 1).laid(tricks))


@pytest.mark.parametrize(
    ("until", "seat", "still", "gone"),
    [
        ("next card", "W", standing_after(1), standing_after(2)),
        ("next card to this trick", "W", standing_after(1), standing_after(2)),
        ("declarer plays", "W", standing_after(1), standing_after(2)),
        ("own side on next trick", "N", standing_after(4, "E"), standing_after(4, "ES")),
        ("a lead to next trick", "W", standing_after(4), standing_after(4, "E")),
        ("each side on next trick", "W", standing_after(4, "E"), standing_after(4, "ES")),
        ("this trick", "W", standing_after(3), standing_after(4)),
    ],
)
def test_a_limit_that_counts_cards_passes_with_the_card_it_names(
    until: str, seat: str, still: Standing, gone: Standing
) -> None:
    assert not passed(until, still, Seat(seat), since=1, trick=1)
    assert passed(until, gone, Seat(seat), since=1, trick=1)


@pytest.mark.parametrize(
    ("until", "stage"),
    [
        ("lead is faced", "play"),
        ("play ends", "after"),
        ("hands back", "all hands go back"),
        ("next board", "bids on the next board"),
        ("round ends", "the round ends"),
        ("correction period ends", "the correction period ends"),
    ],
)
def test_a_limit_of_the_clock_passes_with_its_stage(until: str, stage: str) -> None:
    board = Board(Seat.S, None, "").entered("clarification")
    before = Standing(board, PlayInLaw(None, 1))
    after = Standing(board.entered(stage)._replace(announced=(stage,)), PlayInLaw(None, 1))
    assert not passed(until, before, Seat.E, since=1, trick=1)
    assert passed(until, after, Seat.E, since=1, trick=1)


def test_a_side_is_on_a_trick_once_one_of_the_two_has_played_to_it() -> None:
    assert side_on(standing_after(4, "E"), Seat.W, 2)
    assert not side_on(standing_after(4, "E"), Seat.S, 2)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("W H3 N H9 E HT S H2", Seat.E),
        ("W Hx N HT E Hx2 S Hx", Seat.N),
        ("W H? N HT E H2 S H3", None),
        ("W ?? N HT E H2 S H3", None),
    ],
)
def test_who_wins_where_cards_are_known_in_part(cards: str, winner: Seat | None) -> None:
    words = cards.split()
    plays = [TrickPlay(Seat(s), parse_card(c), 1) for s, c in zip(words[::2], words[1::2], strict=True)]
    assert trick_winner(plays, None) is winner


def test_a_written_duty_binds_from_the_start() -> None:
    begun = Start(trick=5, lead=Seat.E, duties=("E: not lead diamonds, loses the lead",))
    verdict = judge(record("E leads D3", begun=begun), 2017)
    assert [duty.may_not and duty.may_not.words for duty in verdict.duties] == ["lead diamonds"]
    assert [question.key for question in verdict.questions] == ["could-comply E #1"]
    lead = written_duty("E: lead a diamond, lead")
    assert isinstance(lead, Duty)
    assert (lead.must and lead.must.words, lead.when, [suit.word for suit in lead.suits]) == (
        "lead a diamond",
        "lead",
        ["diamond"],
    )


def test_a_duty_without_a_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="unread-duty"):
        written_duty("lead diamonds")


def test_a_revoke_without_a_trick_is_refused() -> None:
    with pytest.raises(ValueError, match="unread-revoke"):
        written_revoke("E: established")


def test_tricks_are_counted_from_the_players_who_won_them() -> None:
    begun = Start(trick=4, lead=Seat.N, winners=(Seat.N, Seat.E, Seat.S))
    assert judge(record(begun=begun), 2017).tricks == (2, 1)
    unknown = Start(trick=3, lead=Seat.N, winners=(Seat.N, None))
    assert judge(record(begun=unknown), 2017).tricks is None
    assert judge(record(begun=Start(trick=2, tricks=((Side.NS, 1), (Side.EW, 0)))), 2017).tricks == (1, 0)


def test_without_a_word_the_first_lead_is_the_opening_leaders() -> None:
    assert judge(record(begun=Start()), 2017).turn is Seat.W


def test_what_must_be_there_is_there() -> None:
    assert need(4) == 4
    with pytest.raises(AssertionError):
        need(None)


def test_attention_rests_on_what_it_was_drawn_to() -> None:
    verdict = judge(record("E drops H3", "S draws attention", begun=Start(trick=5, lead=Seat.S)), 2017)
    assert {verdict.noticed_of(duty) for duty in verdict.duties} == {2}


def test_tricks_cannot_be_counted_past_one_that_nobody_is_known_to_have_won() -> None:
    begun = Start(trick=5, lead=Seat.W, tricks=((Side.NS, 2), (Side.EW, 2)))
    actions = ("W leads H?", "S calls H?", "E plays H?", "S plays H?", "play goes on to trick 9 with NS 2 and EW 2")
    assert judge(record(*actions, begun=begun), 2017).tricks is None


def test_after_the_last_trick_it_is_the_one_that_is_shown() -> None:
    begun = Start(trick=13, lead=Seat.W)
    verdict = judge(record("trick 13: W H3 N H2 E HK S H4", begun=begun), 2017)
    assert (verdict.trick.number, verdict.trick.winner, verdict.turn) == (13, Seat.E, None)


@pytest.mark.parametrize("year", [2007, 2017])
def test_what_a_finding_rests_on_is_listed_before_it(year: int) -> None:
    begun = Start(trick=7, lead=Seat.E)
    verdict = judge(record("E leads D5 with D6", "E chooses to designate D5", begun=begun), year)
    options = [n for n, finding in enumerate(verdict.findings) if isinstance(finding, Option)]
    led = [n for n, f in enumerate(verdict.findings) if isinstance(f, Status) and f.status == "played"]
    assert options and led and options[0] < led[0]
    assert not any(isinstance(finding, Facing | Misplaced) for finding in verdict.findings)


@pytest.mark.parametrize("year", [2007, 2017])
def test_what_is_wrong_with_a_lead_is_found_once(year: int) -> None:
    begun = Start(trick=7, lead=Seat.W)
    faults = [
        (fault.kind, fault.action)
        for fault in judge(
            record(
                "E drops SK",
                "W drops HA, SQ",
                "S chooses to require spades",
                "W leads C3",
                "S chooses to accept",
                begun=begun,
            ),
            year,
        ).irregularities
        if fault.seat is Seat.W and fault.kind != "exposed card"
    ]
    assert sorted(faults) == [("penalty card not played", 4), ("restriction not obeyed", 4)]


def test_of_two_actions_in_one_instant_the_second_may_be_possible_only_after_the_first() -> None:
    called = record("S calls D4", "N moves D4", "at the same time E plays C2", begun=Start(trick=5, lead=Seat.N))
    assert judge(called, 2017).trick.cards == ((Seat.N, parse_card("D4")), (Seat.E, parse_card("C2")))


def test_a_revoke_the_record_begins_with_has_no_failure_in_the_log() -> None:
    written = Revoke(Grounds("given"), Seat.E, 4, "spades", "established", 0)
    assert fault_of(written) is None
    again = Revoke(Grounds("62A", findings=(written,)), Seat.E, 4, "spades", "corrected", 0)
    assert fault_of(again) is None


@pytest.mark.parametrize("year", [2007, 2017])
def test_stepping_back_before_an_action_of_the_same_moment_forgets_its_part(year: int) -> None:
    """The first of two actions of one instant is judged by itself again when the second one is gone."""
    both = record("W leads D2", "E plays D3", "at the same time S plays D4", begun=Start(trick=5, lead=Seat.W))
    kept = Judge(year)
    assert any(fault.kind == "cards together" for fault in kept.verdict(both).irregularities)
    assert kept.verdict(both.upto(2)) == judge(both.upto(2), year)


def test_a_trick_said_to_be_won_by_a_hand_without_a_card_in_it_leaves_the_suit_open() -> None:
    """Declarer names a rank and no suit; dummy has been given the trick before, with no card in it (46B3)."""
    said = record(
        *("E leads D9", "W plays DQ", "S plays S2", "E leads C2", "S plays C6 from dummy"),
        *("N moves HT", "S leads SK", "E withdraws C2", "N wins the trick", "S calls six"),
    )
    assert judge(said, 2007).questions is not None


# What the log shows of the hands


_PLAYED_BLIND = [
    path
    for path in case_files(resource_path("cases"))
    if path.parent.name in ("law44", "law57", "law59", "law61", "law62")
]


@pytest.mark.parametrize("path", share(_PLAYED_BLIND, 2), ids=lambda path: path.stem)
def test_hands_that_show_themselves_card_by_card_are_judged_alike_at_once_and_step_by_step(path: Path) -> None:
    """A card shown later is carried back: what is remembered of the actions before it must know of it, too."""
    case = load(path).record
    position = replace(case.position, hands=(UNKNOWN_HAND,) * 4, known=())
    unknown = Record(position, case.log, settings=case.settings)
    for year in (2007, 2017):
        going_on = Judge(year)
        for number in (*range(len(case.log) + 1), len(case.log) // 2, len(case.log)):
            so_far = unknown.upto(number)
            assert going_on.verdict(so_far) == judge(so_far, year)


def test_a_finding_against_a_card_shown_later_counts_for_nothing() -> None:
    discard = ("S leads SK", "W plays S4", "S calls S2", "E plays D3")
    found = Fact("could-follow", "E 5", "no")
    before = replace(record(*discard, begun=Start(5, Seat.S)), facts=(found,))
    verdict = judge(before, 2017)
    assert (verdict.taken, verdict.revokes) == (frozenset({"could-follow E 5"}), ())
    assert verdict.contradicted == {}
    after = replace(record(*discard, "S leads SA", "W plays S5", "S calls S6", "E plays S7", begun=Start(5, Seat.S)))
    verdict = judge(replace(after, facts=(found,)), 2017)
    assert verdict.contradicted == {"could-follow E 5": "East holds \u26607"}
    assert [revoke.state for revoke in verdict.revokes] == ["established"]
    assert headline(verdict)[0].startswith("East's revoke in trick 5 is established")


CHOSEN = """
id = "x"
table = {declarer="S", contract="3NT"}
deal = {N="Q.Q..5", W="h?.*.*.*"}
start = {trick=11, lead="W"}
actions = ["W leads D4", "S calls anything", "N moves HQ", "E plays D5", "W chooses to designate C5"]
"""
EXACTLY_ONE = """
id = "x"
table = {declarer="W", contract="4S"}
known = ["E has exactly 1 hearts"]
actions = ["W calls two pointing at hearts", "E plays H9"]
"""


FACE_DOWN = """
id = "x"
table = {declarer="N", contract="3D"}
start = {trick=8, lead="N"}
actions = [
  "N leads DJ", "E plays DK", "S plays D2", "W plays DT", "E leads ST face down", "E replaces ST with S5",
  "E turns up his lead",
]
"""


@pytest.mark.parametrize(
    "text", [CHOSEN, EXACTLY_ONE, FACE_DOWN], ids=["offered before", "shown later", "put for another face down"]
)
@pytest.mark.parametrize("edition", [2007, 2017])
def test_judged_action_by_action_it_is_as_judged_whole(text: str, edition: int) -> None:
    record, live = parse_case(text, "x").record, Judge(edition)
    for at in range(len(record.log) + 1):
        verdict = live.verdict(record.upto(at))
    assert verdict == judge(record, edition)


def test_who_can_follow_suit_plays_his_penalty_card_whatever_other_suit_declarer_requires() -> None:
    case = load(resource_path("cases", "law57", "law57-a-highest-before-penalty-card.toml"))
    asked = replace(case.record, log=(*case.record.log[:3], parse("S chooses to require hearts")))
    duties = [(duty.seat, duty.must and duty.must.words, duty.when) for duty in judge(asked, 2017).duties]
    assert (Seat.W, "play S8", "now") in duties
