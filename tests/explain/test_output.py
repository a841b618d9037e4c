"""Verdicts as data and as text, and what answers to open questions lead to."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load, parse_case
from bridgetable.explain.as_json import about, verdict_json
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.previews import leads_to
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.parts import AUCTION_PERIOD
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import TrickInLaw
from bridgetable.judge import judge
from bridgetable.messages import to_say
from bridgetable.resources import resource_path
from bridgetable.seats import Seat, Side
from bridgetable.table.choices import read_choice
from in_turn import in_turn
from verdicts import by, card, status, verdict

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W

FACING = k.Facing(by("45A", actions=(5,)), W, card("D7"), "lead")
LEAD = k.Irregularity(
    k.Grounds("56", actions=(5,), facts=("told-turn #5",), settings=("leads",), findings=(FACING,)),
    "lead out of turn",
    W,
    5,
    card("D7"),
)

MAJOR = status("W D7", "major penalty", provisional=True, grounds=by("56B", LEAD, also=("50B",), actions=(7,)))

EVERYTHING = verdict(
    MAJOR,
    status("W C3", "played", "45A", as_="lead", trick=4),
    findings=(LEAD, MAJOR),
    noticed=((5, 6),),
    questions=(k.Question(by("47E1"), "told-turn", "#5", ("no", "N", "S")),),
    assumed=(k.Assumption(by("62A"), "aware", "#4", "no", ("yes", "no")),),
    options=(k.Option(by("50D2(a)"), "S", read_choice("forbid diamonds"), 2, "the suit of a penalty card"),),
    duties=(
        k.Duty(by("50D1(a)"), W, must=read_deed("play D7"), when="first legal turn"),
        k.Duty(by("50D2(a)"), E, may_not=read_deed("lead diamonds"), until="loses the lead"),
    ),
    may_withdraw=(k.MayWithdraw(by("45D1"), S, card("DJ"), "each side on next trick", "RHO changed"),),
    must_withdraw=(k.MustWithdraw(by("45D1"), N, card("H6")),),
    information=(k.Information(by("16C2"), "W D7", "all", (N, S), (E, W)),),
    irregularities=(LEAD,),
    lawful=(k.Lawful(by("42B2"), N, 4),),
    revokes=(k.Revoke(by("63A1"), S, 8, "diamonds", "established", 9),),
    rights=(k.Right(by("66B"), S, PlainRight.LAST_CARD, "own side on next trick"),),
    checks=(k.Check(by("64C"), damage="revoke"),),
    judgements=(k.Judgement(by("16B1(a)"), to_say("weighed-suggested"), ("alternative #9",)),),
    not_modelled=(k.NotModelled(by("55A"), to_say("unhandled-adjusted-score")),),
    liable=(k.Liable(by("43A1(a)"), N),),
    claim=k.ClaimState(by("70D1"), S, "contested", (3, 1)),
    transfer=k.Transfer(by("64A1"), Side.EW, 2),
    trick=TrickInLaw(4, W, ((W, card("C3")),)),
    turn=N,
    turn_to="play",
)


def test_every_key_has_its_shape() -> None:
    given = verdict_json(EVERYTHING, {"told-turn #5": {"no": "It stays."}})
    question = given["questions"][0]
    assert question.pop("text").startswith("Action 5: did an opponent tell him")
    assert question.pop("why")
    texts = [finding.pop("text") for finding in given["findings"]]
    assert texts[0] == "West has led out of turn."
    assert given["options"][0].pop("text") == "South may forbid a diamond lead."
    assert given.pop("headline")["text"].startswith("South may forbid a diamond lead")
    assert given.pop("ways") == []
    assert given == {
        "edition": 2017,
        "after": 3,
        "cards": {
            "W D7": {"status": "major penalty", "as": None, "trick": None, "cite": "56B", "provisional": True},
            "W C3": {"status": "played", "as": "lead", "trick": 4, "cite": "45A", "provisional": False},
        },
        "findings": [
            {
                "n": 1,
                "kind": "irregularity",
                "about": "W",
                "cite": "56",
                "also": [],
                "noticed": 6,
                "provisional": False,
                "because": ["action 5", "fact told-turn #5", "setting leads"],
            },
            {
                "n": 2,
                "kind": "status",
                "about": "W D7",
                "cite": "56B",
                "also": ["50B"],
                "noticed": 6,
                "provisional": True,
                "because": ["action 7", "finding 1"],
            },
        ],
        "questions": [
            {
                "id": "told-turn #5",
                "answers": ["no", "N", "S"],
                "cite": "47E1",
                "away": False,
                "leads_to": {"no": "It stays."},
            }
        ],
        "assumed": [
            {
                "id": "aware #4",
                "text": "South has not noticed his revoke himself.",
                "value": "no",
                "answers": ["yes", "no"],
                "cite": "62A",
            }
        ],
        "options": [{"by": "S", "id": "forbid diamonds", "order": 2, "alone": True, "cite": "50D2(a)"}],
        "duties": [
            {"seat": "W", "must": "play D7", "when": "first legal turn", "unless": None, "cite": "50D1(a)"},
            {"seat": "E", "may_not": "lead diamonds", "until": "loses the lead", "cite": "50D2(a)"},
        ],
        "may_withdraw": [
            {"seat": "S", "card": "DJ", "until": "each side on next trick", "only_if": "RHO changed", "cite": "45D1"}
        ],
        "must_withdraw": [{"seat": "N", "card": "H6", "cite": "45D1"}],
        "information": [
            {
                "about": "W D7",
                "part": "all",
                "authorised": ["N", "S"],
                "unauthorised": ["E", "W"],
                "until": None,
                "cite": "16C2",
            }
        ],
        "irregularities": [
            {"kind": "lead out of turn", "seat": "W", "action": 5, "completed": True, "noticed": 6, "cite": "56"}
        ],
        "lawful": [{"seat": "N", "action": 4, "cite": "42B2"}],
        "revokes": [{"seat": "S", "trick": 8, "suit": "diamonds", "state": "established", "cite": "63A1"}],
        "rights": [{"seat": "S", "may": "look at his last card", "until": "own side on next trick", "cite": "66B"}],
        "checks": [{"cite": "64C", "due": "play ends"}],
        "judgements": [
            {
                "test": "did it suggest what the partner then chose, and was there a logical alternative?",
                "cite": "16B1(a)",
                "facts": ["alternative #9"],
            }
        ],
        "calls": [],
        "restrictions": [],
        "contract": None,
        "claim": {"by": "S", "state": "contested", "tricks": {"NS": 3, "EW": 1}, "cite": "70D1"},
        "not_modelled": [{"cite": "55A", "why": "The adjusted score is not worked out here: see Law 12C."}],
        "liable": [{"seat": "N", "cite": "43A1(a)"}],
        "roles": {"declarer": "S", "dummy": "N", "stage": "play"},
        "trick": {"number": 4, "lead": "W", "cards": ["W C3"]},
        "turn": "N",
        "turn_to": "play",
        "tricks": {"NS": 3, "EW": 1},
        "transfer": {"to": "EW", "tricks": 2, "cite": "64A1"},
    }


def test_nothing_to_say_is_an_empty_list_or_null() -> None:
    given = verdict_json(verdict(turn=None, tricks=None, trick=TrickInLaw(5, None, ())))
    for name in ("turn", "turn_to", "tricks", "transfer", "claim", "contract"):
        assert given[name] is None
    assert given["trick"] == {"number": 5, "lead": None, "cards": []}
    lists = [value for value in given.values() if isinstance(value, list)]
    assert lists == [[]] * 19


def test_a_reason_that_is_not_listed_gives_way_to_its_own_reasons() -> None:
    lone = status("W D7", "played", grounds=by("45A", FACING, actions=(6,)))
    assert verdict_json(verdict(lone))["findings"][0]["because"] == ["action 6", "action 5"]


@pytest.mark.parametrize(
    ("finding", "what"),
    [
        (FACING, "W D7"),
        (k.Membership(by("44E"), 5, N), "trick 5"),
        (k.Information(by("16B"), "#4", "all", (), (N,)), "#4"),
        (k.Question(by("49"), "pause", "#4", ()), "#4"),
        (k.Option(by("53A"), "E/W", read_choice("accept"), 1, "accepting a lead"), "E/W"),
        (k.Roles(by("54A"), N, "play"), "N"),
        (k.Check(by("64C"), damage="revoke"), None),
    ],
)
def test_what_a_finding_is_about(finding: k.Finding, what: str | None) -> None:
    assert about(finding) == what


@pytest.mark.parametrize("edition", [2007, 2017])
def test_every_verdict_of_the_library_is_data_whose_reasons_are_there(edition: int) -> None:
    for path in in_turn(case_files(resource_path("cases")), edition):
        given = verdict_json(judge(load(path).record, edition))
        assert json.loads(json.dumps(given)) == given, path.stem
        numbers = {f"finding {finding['n']}" for finding in given["findings"]}
        for finding in given["findings"]:
            reasons = {reason for reason in finding["because"] if reason.startswith("finding ")}
            assert reasons <= numbers - {f"finding {finding['n']}"}, path.stem


def test_a_verdict_in_text_tells_everything() -> None:
    lines = list(verdict_lines(EVERYTHING, {}, {"told-turn #5": {"no": "It stays."}}))
    assert lines[0] == "Laws of 2017, after 3 actions"
    assert lines[1] == "  South may forbid a diamond lead as long as West keeps the lead.  [50D2(a)]"
    for title in ("Choices:", "Cards to move:", "May be taken back:", "Duties:", "Irregularities:", "Revokes:"):
        assert title in lines
    assert "Assumed, unless somebody says otherwise:" in lines
    otherwise = '(otherwise write facts={aware="yes"} with action 4)'
    assert f"  South has not noticed his revoke himself.  [62A]  {otherwise}" in lines
    for title in ("Claim:", "Tricks transferred:", "Information:", "Rights:", "Later:", "Not handled by the program:"):
        assert title in lines
    assert "  no: It stays." in lines
    assert lines[-1] == "North is to play. Tricks: North-South 3, East-West 1."


@pytest.mark.parametrize("stage", AUCTION_PERIOD)
def test_before_the_play_no_tricks_are_counted(stage: str) -> None:
    shown = replace(verdict(turn=N), stage=stage, turn_to="call", tricks=(0, 0))
    assert list(verdict_lines(shown, {}, {}))[-1] == "North is to call."


def test_a_headline_in_text_stands_over_its_reasons() -> None:
    lines = list(verdict_lines(verdict(MAJOR, findings=(LEAD, MAJOR), after=1, turn=None, tricks=None), {}, {}))
    assert lines[0] == "Laws of 2017, after one action"
    assert lines[1].endswith("[56B]  (provisional: what is still said or done at the table may change it)")
    assert "    because: West has led out of turn.  [56]" in lines
    assert lines[-1] == "Nobody may act now."
    choosing = verdict(
        turn=None, tricks=None, options=(k.Option(by("53A"), "S", read_choice("accept"), 1, "accepting a lead"),)
    )
    assert list(verdict_lines(choosing, {}, {}))[-1] == "South has a choice to make first."
    either = verdict(
        turn=None,
        tricks=None,
        options=(k.Option(by("46B5"), "E/W", read_choice("designate HT"), 1, "the card nobody named"),),
    )
    assert list(verdict_lines(either, {}, {}))[-1] == "East or West has a choice to make first."
    assert list(verdict_lines(verdict(), {}, {}))[1] == "  Nothing is out of order. West is to lead."
    told = verdict(questions=(k.Question(by("46B"), "meant-card", "#2", ()),))
    assert "Ask: Action 2: which of the cards did he mean to play?  [46B]" in list(verdict_lines(told, {}, {}))


def test_each_answer_is_told_with_what_it_leads_to() -> None:
    record = parse_case(
        'id = "a"\ntable = {declarer="S", contract="3NT"}\nstart = {trick=7, lead="E"}\n'
        'actions = [{do="W lets D? be seen", facts={partner-could-see="yes"}}]',
        "a.toml",
    ).record
    (question,) = judge(record, 2007).questions
    effects = leads_to(record, 2007, question)
    assert list(effects) == ["yes", "no"]
    assert effects["yes"].startswith("West's diamond is a minor penalty card.")
    assert effects["no"].startswith("West's diamond is a major penalty card.") or "South may" in effects["no"]


def test_an_answer_that_changes_nothing_tells_what_stands() -> None:
    record = parse_case('id = "a"\nactions = ["S pauses"]', "a.toml").record
    question = k.Question(by("45C4(b)"), "pause", "#1", ("yes",))
    assert leads_to(record, 2007, question) == {"yes": "Nothing is out of order. West is to lead."}
