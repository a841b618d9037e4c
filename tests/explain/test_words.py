"""Findings in plain words: every kind, every closed word, and what is said first."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from bridgetable.cards import Suit
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.cases.wanted import CLAIM_STATES, INFORMATION_PARTS, REVOKE_STATES, UNTIL, WHEN
from bridgetable.explain import phrases
from bridgetable.explain.brief import brief
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import until_words, when_words
from bridgetable.explain.words import question_text, question_why, text, told
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.facts import FACTS
from bridgetable.findings.irregularities import IRREGULARITIES
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.status_words import StatusWord
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import to_say
from bridgetable.resources import resource_path
from bridgetable.seats import Seat, Side
from bridgetable.table.choices import read_choice
from bridgetable.table.sentences import parse
from in_turn import in_turn
from verdicts import by, card, status, verdict

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W


def option(words: str, by_whom: str = "S", order: int = 1, of: ChoiceOf = "the suit of a penalty card") -> k.Option:
    return k.Option(by("50D2(a)"), by_whom, read_choice(words), order, of)


def of_a_lead(words: str, order: int) -> k.Option:
    return option(words, order=order, of="accepting a lead")


@pytest.mark.parametrize(
    ("finding", "words"),
    [
        (status("E D7", "played", trick=4, as_="play"), "East's ♦7 is played to trick 4."),
        (status("E D7", "played", as_="lead"), "East's ♦7 is led."),
        (status("E D7", "quitted", trick=4), "East's ♦7 was played to trick 4."),
        (status("E D?", "held"), "East's diamond is held out of the hand; it is not played."),
        (
            status("E Dx2", "minor penalty"),
            "East's small diamond no. 2 is a minor penalty card. It stays face up; he may play no other small",
        ),
        (
            status("E ?h", "exposed", provisional=True),
            "East's honour has been seen. What it becomes is still open.",
        ),
        (status("E ?x", "in hand"), "East's small card is in hand; it is not played."),
        (status("S D7", "exposed", "48A"), "South's ♦7 has been seen. It is not played, and it is no penalty card."),
        (k.Facing(by("45A"), E, card("D7")), "East's ♦7 is put forward and it is not clear as what."),
        (k.Misplaced(by("44B"), "fifth card", E, card("D7"), 3), "East's ♦7 is put forward when it is not due."),
        (k.Membership(by("44E"), 4, E), "East wins trick 4."),
        (k.Membership(by("44E"), 4, None), "Trick 4 is complete. The cards known do not tell who has won it."),
        (k.Roles(by("54A"), N, "play"), "North is declarer and South is dummy."),
        (k.Irregularity(by("49"), "exposed card", E, 3), "East has exposed a card."),
        (k.Lawful(by("42B2"), N, 3), "What North did in action 3 is in order."),
        (k.Rectification(by("45D"), "card back", N), "The card goes back."),
        (option("accept"), "South may accept it."),
        (option("refuse", "E/W"), "East or West may refuse it."),
        (option("require hearts", "next"), "The next player may require a heart lead."),
        (option("forbid hearts and clubs"), "South may forbid the lead of hearts and clubs."),
        (
            k.Option(by("46B5"), "E/W", read_choice("designate HT"), 1, "the card nobody named"),
            "East or West (whoever speaks first) may name ♥10 as",
        ),
        (
            k.Option(by("57A3"), "S", read_choice("require hearts"), 1, "partner's card to the trick"),
            "South may have the other defender play a heart.",
        ),
        (
            k.Option(by("57A4"), "S", read_choice("forbid hearts"), 1, "partner's card to the trick"),
            "South may forbid the other defender to play a heart.",
        ),
        (option("designate HT"), "South may name ♥10 as the card played."),
        (k.Duty(by("50D1(a)"), E, must=read_deed("play D7"), when="own turn"), "East must play ♦7 at his next turn."),
        (
            k.Duty(by("57A3"), E, must=read_deed("play a heart"), when="now", suits=(Suit.H,), unless=Suit.D),
            "East must play a heart now, unless he has a diamond.",
        ),
        (
            k.Duty(by("59"), E, must=read_deed("lead any card"), when="lead", why="unable"),
            "East cannot obey, and may lead any card.",
        ),
        (
            k.Duty(by("55B2"), N, must=read_deed("lead any card"), when="now", why="lead in the other hand"),
            "The lead must come from North's hand; any card may be led.",
        ),
        (
            k.Duty(by("50C"), E, may_not=read_deed("play small diamonds before D6"), until="card gone"),
            "East may not play another small diamond before ♦6.",
        ),
        (
            k.MayWithdraw(by("45D1"), S, card("DJ"), "next card", "RHO changed"),
            "South's ♦J may be taken back until the next card is played, but only if East's card is changed.",
        ),
        (k.MustWithdraw(by("45D1"), N, card("H6")), "North's ♥6 goes back to the hand."),
        (k.Information(by("50E1"), "W D7", "all", (N, E, S, W), ()), "Everybody may use what West's ♦7 tells."),
        (k.Information(by("16B"), "#4", "all", (), (N, E, S, W)), "Nobody may use what action 4 tells."),
        (
            k.Information(by("50E2"), "W D7", "sight", (N, S, W), (E,)),
            "North, South and West may use what the sight of West's ♦7 tells; East may not.",
        ),
        (
            k.Information(by("16C2"), "E 2D", "all", (N, S), (E, W)),
            "North-South may use what East's call of 2♦ tells; East-West may",
        ),
        (k.Transfer(by("64A1"), Side.EW, 1), "One trick is transferred to East-West."),
        (k.Transfer(by("64A1"), Side.NS, 2), "Two tricks are transferred to North-South."),
        (k.Transfer(by("64A1"), Side.NS, 5), "Five tricks are transferred to North-South."),
        (k.Transfer(by("64A1"), Side.EW, 1, True), "One trick is transferred to East-West so far."),
        (k.Transfer(by("64B"), Side.NS, 0), "No trick is transferred."),
        (k.Right(by("66B"), S, PlainRight.LAST_CARD), "South may look at his last card."),
        (
            k.ClaimState(by("70D1"), S, "contested", (2, 1)),
            "South's claim is contested; the director decides. Of the tricks in dispute two go to North-South and one",
        ),
        (
            k.Check(by("64C"), damage="revoke"),
            "When play ends, the director looks again whether the other side was damaged by the revoke,",
        ),
        (k.Check(by("11A")), "When play ends, the director looks again whether the other side was damaged."),
        (
            k.Judgement(by("16B1"), to_say("weighed-innocent-damaged")),
            "This is for the director to weigh: was the innocent side damaged?",
        ),
        (k.Liable(by("90"), N), "North may be given a procedural penalty."),
        (
            k.NotModelled(by("53A"), to_say("unhandled-hand-too-big")),
            "A hand with more than thirteen cards is not ruled on",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, tuple) else None,
)
def test_a_finding_in_words(finding: k.Finding, words: str) -> None:
    assert text(finding).startswith(words)


@pytest.mark.parametrize(
    ("fact", "of", "words"),
    [
        ("damage", "", "Is the innocent side worse off, and what result was to be expected?"),
        ("pause", "#4", "Action 4: was there a pause for thought before the change?"),
        ("below-honour", "W D?", "West's diamond: is the card below the ten?"),
        ("could-follow", "E 6", "East in trick 6: did he hold a card of the suit led?"),
        ("trick-winner", "6", "Trick 6: which player won the trick?"),
        ("which-trick", "E", "East: which trick is defective?"),
        ("comparable", "E 2D", "East's call of 2♦: is the substituted call comparable to the withdrawn one?"),
    ],
)
def test_a_question_says_what_it_is_about(fact: str, of: str, words: str) -> None:
    question = k.Question(by("49"), fact, of, ("yes", "no"))
    assert question_text(question) == text(question) == words


def test_what_is_about_an_action_quotes_it() -> None:
    log = (parse("E drops HK"), parse('N remarks "a pity"'))
    question = k.Question(by("49"), "partner-could-see", "#1", ("yes", "no"))
    assert told(question, log).startswith("Action 1, “East drops ♥K”: could his partner possibly have seen the face?")
    assert told(k.Lawful(by("42B2"), E, 1), log) == "“East drops ♥K” is in order."
    remark = k.Information(by("16B1"), "#2", "all", (E, W), (S,))
    assert told(remark, log) == 'East-West may use what “North remarks "a pity"” tells; South may not.'
    assert told(LED, log) == text(LED)


def test_there_are_words_for_everything_closed() -> None:
    for kind in IRREGULARITIES:
        assert text(k.Irregularity(by("1"), kind, E, 3, card("D7")))
        for why in phrases.TOLD_APART.get(kind, ()):
            assert text(k.Irregularity(by("1"), kind, E, 3, card("D7"), why=why))
    for doubt in phrases.DOUBTED:
        assert brief(k.Lawful(by("20A"), E, 3, why=doubt))
    assert len({until_words(until) for until in UNTIL}) == len(UNTIL)
    assert len({when_words(when) for when in WHEN}) == len(WHEN)
    for word in get_args(StatusWord):
        assert text(status("E D7", word, trick=3))
    for state in REVOKE_STATES:
        assert text(k.Revoke(by("63A1"), S, 5, "spades", state, 7))
    for state in CLAIM_STATES:
        assert text(k.ClaimState(by("68"), S, state))
    for part in INFORMATION_PARTS:
        assert text(k.Information(by("50E"), "W D7", part, (N,), (E,)))  # type: ignore[arg-type]
    for name in FACTS:
        assert question_text(k.Question(by("49"), name, "#4", ())).endswith((".", "?"))


def test_what_is_no_finding_has_no_words() -> None:
    with pytest.raises(TypeError, match="no words for str"):
        text("played")  # type: ignore[arg-type]


PLAYED = status("E D7", "played", "45C1", why="held or touched", trick=5, as_="play", grounds=by("45C1", actions=(3,)))
LED = status("S CA", "played", "45A", trick=5, as_="lead", grounds=by("45A", actions=(2,)))
EXPOSED = k.Irregularity(by("49", actions=(3,)), "exposed card", W, 3, card("H5"))
STEP = k.MustWithdraw(by("50D", actions=(3,)), W, card("H5"), penalty=True)
MAJOR = status("W H5", "major penalty", grounds=by("50B", EXPOSED, actions=(3,)))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (verdict(), "Nothing is out of order. West is to lead."),
        (verdict(turn=None), "Nothing is out of order."),
        (verdict(noticed_only=True), "Nothing has been pointed out. West is to lead."),
        (verdict(LED), "South's ♣A is led to trick 5."),
        (verdict(LED, PLAYED), "East's ♦7 is played to trick 5 and may not be taken back."),
        (
            verdict(PLAYED, may_withdraw=(k.MayWithdraw(by("47D"), E, card("D7"), "next card"),)),
            "East's ♦7 is played to trick 5. East may take back ♦7.",
        ),
        (
            verdict(LED, MAJOR, findings=(EXPOSED, LED, MAJOR)),
            "West's ♥5 is a major penalty card.",
        ),
        (
            verdict(MAJOR, findings=(status("W H5", "minor penalty", grounds=by("50B", actions=(3,))), MAJOR)),
            "West's ♥5 is a major penalty card.",
        ),
        (verdict(LED, findings=(EXPOSED,)), "West has exposed ♥5."),
        (
            verdict(findings=(k.Judgement(by("16D", actions=(1,)), to_say("weighed-board-playable")),)),
            "For the director to weigh: can the board",
        ),
        (verdict(findings=(k.NotModelled(by("53A", actions=(1,)), to_say("unhandled-hand-too-big")),)), "A hand with"),
        (verdict(findings=(k.Transfer(by("64A", actions=(1,)), Side.EW, 1),)), "One trick is transferred"),
        (
            verdict(MAJOR, findings=(MAJOR, STEP), must_withdraw=(STEP,)),
            "West's ♥5 leaves the trick as a major penalty card.",
        ),
        (
            verdict(options=(of_a_lead("refuse", 2), of_a_lead("accept", 1), of_a_lead("spread", 3))),
            "South may accept the lead, refuse it, or spread his hand and become dummy.",
        ),
        (verdict(options=(of_a_lead("waive", 1),)), "South may do without the rectification."),
        (verdict(options=(option("designate D7"), option("designate D4", order=2))), "South has to say which card is"),
    ],
)
def test_what_is_said_first(given: Verdict, words: str) -> None:
    assert headline(given)[0].startswith(words)


SECOND = status("W H9", "major penalty", grounds=by("50B", EXPOSED, actions=(3,)))
BOTH_DUE = tuple(
    k.Duty(
        by("50D1(a)", MAJOR),
        W,
        must=read_deed(f"play {c}"),
        when="own turn",
        card=card(c),
        why="major penalty card",
    )
    for c in ("H5", "H9")
)
CHOSEN = k.Option(by("50D2(a)", MAJOR), "S", read_choice("require hearts"), 1, "the suit of a penalty card")
MUST_LEAD = k.Duty(by("50D2(a)", CHOSEN, actions=(4,)), E, must=read_deed("lead a heart"), when="lead")
UNABLE = k.Duty(by("59", MUST_LEAD), E, must=read_deed("lead any card"), when="lead", why="unable")
UP = k.MustWithdraw(by("50D2(a)", CHOSEN, actions=(4,)), W, card("H5"))


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (
            verdict(MAJOR, SECOND, findings=(EXPOSED, MAJOR), duties=BOTH_DUE),
            "West must play ♥5 or ♥9 at his next turn; South says which. West's ♥5 and ♥9 are major penalty cards.",
        ),
        (
            verdict(findings=(MUST_LEAD, UP), duties=(MUST_LEAD,), must_withdraw=(UP,)),
            "East must lead a heart. West's ♥5 goes back to the hand.",
        ),
        (
            verdict(findings=(MUST_LEAD, UP), duties=(MUST_LEAD, UNABLE), must_withdraw=(UP,)),
            "East must lead a heart, but cannot obey, and may lead any card. West's ♥5 goes back to the hand.",
        ),
    ],
)
def test_the_headline_says_who_has_to_do_what(given: Verdict, words: str) -> None:
    assert headline(given)[0] == words


def test_a_headline_carries_its_finding() -> None:
    assert headline(verdict(LED, MAJOR))[1] is MAJOR
    assert headline(verdict())[1] is None


@pytest.mark.parametrize("year", [2007, 2017])
def test_every_finding_of_the_library_can_be_read_aloud(year: int) -> None:
    for path in in_turn(case_files(resource_path("cases")), year):
        given = Judge(year).verdict(load(path).record)
        for said in (headline(given)[0], *map(text, given.findings), *map(text, given.questions)):
            assert re.match("[A-Z]", said), said
            assert said.endswith((".", "?")), said
            assert not re.search(r"\b[SHDC][2-9TJQKA]\b|None|_", said), said


def test_whether_he_knew_is_asked_of_a_revoke_and_of_an_explanation_each_for_its_own_reason() -> None:
    of_a_revoke = k.Question(by("62A"), "aware", "#4", ())
    of_his_partners = k.Question(by("20F5(b)(ii)"), "aware", "#4", (), why="partner's explanation")
    assert "revoke" in question_why(of_a_revoke)
    assert "revoke" not in question_why(of_his_partners)
    assert "explanation" in question_why(of_his_partners)
    assert "explanation" in question_text(of_his_partners)
    assert "the partner of the player who explained" in question_text(of_his_partners)
