"""When an expectation is met: key by key, on verdicts made by hand."""

from __future__ import annotations

import pytest

from bridgetable.cases.compare import unmet
from bridgetable.cases.reader import parse_case
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import read_deed
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import TrickInLaw, Verdict
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table.choices import read_choice
from bridgetable.table.record import Record
from verdicts import by, card, status, verdict

N, E, S, W = Seat.N, Seat.E, Seat.S, Seat.W


def failures(expected: str, given: Verdict) -> list[tuple[str, str, str]]:
    """What an `[[expect]]` with these keys does not find: what it asks for, what there is, and why."""
    case = parse_case(f'id = "a"\nactions = ["S pauses"]\n[[expect]]\n{expected}', "a.toml")
    return [(each.wanted.text, each.found, each.because) for each in unmet(case.expects[0], given, Record())]


def meets(expected: str, given: Verdict) -> bool:
    return not failures(expected, given)


MAJOR = status("W H5", "major penalty")
EXPOSED = k.Irregularity(by("49", actions=(2,)), "exposed card", W, 2, card("H5"))
CHAIN = status("W H5", "major penalty", grounds=by("50B", EXPOSED, also=("51",), actions=(2,)))

CARDS = verdict(
    CHAIN,
    status("E D6", "minor penalty", provisional=True),
    status("S SJ", "withdrawn", "47B"),
    status("N D4", "quitted", "45B", as_="play", trick=4),
    status("S CA", "played", "45A", as_="lead"),
)


@pytest.mark.parametrize(
    ("said", "is_met"),
    [
        ('{"W H5"="major penalty"}', True),
        ('{"W H5"="penalty"}', True),
        ('{"E D6"="penalty"}', True),
        ('{"W H5"="minor penalty"}', False),
        ('{"W H5"="major penalty; 50B"}', True),
        ('{"W H5"="major penalty; 50"}', True),
        ('{"W H5"="major penalty; 50B1"}', False),
        ('{"W H5"="major penalty; 49"}', True),
        ('{"W H5"="major penalty; 51"}', True),
        ('{"W H5"="major penalty; 5"}', False),
        ('{"W H5"="major penalty; 16D2 / 50B"}', True),
        ('{"W H5"="major penalty; 50B / 16C2"}', False),
        ('{"W H5"="minor penalty; 2007:50B"}', True),
        ('{"W H5"="minor penalty; 50B / –"}', True),
        ('{"S SJ"="withdrawn"}', True),
        ('{"S SJ"="in hand"}', True),
        ('{"S SJ"="played"}', False),
        ('{"N D4"="quitted"}', True),
        ('{"N D4"="played"}', True),
        ('{"N D4"="played as play"}', True),
        ('{"N D4"="played as lead"}', False),
        ('{"S CA"="played as lead; 45A"}', True),
        ('{"S CA"="quitted"}', False),
        ('{"W C2"="in hand"}', True),
        ('{"W C2"="played"}', False),
        ('{"W H5"="penalty", "W C2"="played"}', False),
    ],
)
def test_statuses(said: str, is_met: bool) -> None:
    assert meets(f"cards = {said}", CARDS) is is_met


@pytest.mark.parametrize(
    ("said", "is_met"),
    [
        ('{"W H5"="minor penalty"}', True),
        ('{"W H5"="penalty"}', False),
        ('{"W H5"="penalty; 52"}', True),
        ('{"W C2"="in hand"}', False),
    ],
)
def test_statuses_that_must_not_be(said: str, is_met: bool) -> None:
    assert meets(f"not_cards = {said}", CARDS) is is_met


def test_a_card_in_hand_is_cited_by_what_was_decided_of_it() -> None:
    changed = k.Rectification(by("45C4(b)"), "none", E)
    of_card = k.MayWithdraw(by("45C4(b)"), E, card("S9"), "partner plays")
    assert meets('cards = {"E S9"="in hand; 45C4(b)"}', verdict(may_withdraw=(of_card,)))
    assert not meets('cards = {"E S9"="in hand; 45C4(b)"}', verdict(findings=(changed,)))


@pytest.mark.parametrize(("when", "is_met"), [("now", True), ("own turn", True), ("first legal turn", False)])
def test_must_be_played_is_a_duty_for_now_or_his_turn(when: str, is_met: bool) -> None:
    duty = k.Duty(by("50D1(a)"), W, must=read_deed("play D2"), when=when)
    assert meets('cards = {"W D2"="must be played; 50D1(a)"}', verdict(duties=(duty,))) is is_met
    assert meets('cards = {"W D2"="must be played; 57D"}', verdict(status("W D2", "must be played", "57D")))


OPTIONS = verdict(
    options=(
        k.Option(by("50D2(b)"), "S", read_choice("ask nothing"), 3, "no suit of a penalty card"),
        k.Option(by("50D2(a)"), "S", read_choice("require diamonds"), 1, "the suit of a penalty card"),
        k.Option(by("50D2(a)"), "S", read_choice("forbid diamonds"), 2, "the suit of a penalty card"),
    )
)
DUTIES = verdict(
    duties=(
        k.Duty(by("50D1(a)"), W, must=read_deed("play D7"), when="own turn"),
        k.Duty(by("50D2(a)"), E, may_not=read_deed("lead spades and hearts"), until="loses the lead"),
        k.Duty(by("50D2(a)"), E, must=read_deed("lead a club"), when="lead"),
        k.Duty(by("50C"), N, must=read_deed("pass")),
    )
)
RIGHTS = verdict(
    may_withdraw=(
        k.MayWithdraw(by("47D"), S, card("SJ"), "next card"),
        k.MayWithdraw(by("45D1"), S, card("DJ"), "each side on next trick", "RHO changed"),
    ),
    must_withdraw=(k.MustWithdraw(by("45D1"), N, card("H6")),),
    rights=(
        k.Right(by("66B"), S, PlainRight.LAST_CARD, "own side on next trick"),
        k.Right(by("9A"), W, PlainRight.OBJECT),
    ),
)
TOLD = verdict(
    information=(
        k.Information(by("50E2"), "W D7", "sight", (N, S, W), (E,)),
        k.Information(by("50E1"), "W D7", "duty to play", (N, E, S, W), ()),
        k.Information(by("16C2"), "E H2", "all", (N, S), (E,), "play ends"),
        k.Information(by("16B"), "#4", "all", (), (N, E, S, W)),
    )
)
LISTED = verdict(
    status("W D6", "exposed", provisional=True),
    irregularities=(EXPOSED,),
    lawful=(k.Lawful(by("42B2"), N, 4),),
    revokes=(k.Revoke(by("63A1"), S, 5, "spades", "established", 7),),
    checks=(k.Check(by("64C"), damage="revoke"),),
    judgements=(k.Judgement(by("16B1(a)"), to_say("weighed-suggested")),),
    not_modelled=(k.NotModelled(by("82C"), to_say("unhandled-earlier-ruling")),),
    liable=(k.Liable(by("90B"), N),),
    questions=(k.Question(by("49"), "below-honour", "W D6", ("yes", "no")),),
)
ONCE = verdict(
    turn=Seat.S,
    past_tricks=(TrickInLaw(4, N, (), E), TrickInLaw(3, N, ())),
    claim=k.ClaimState(by("70D1"), S, "contested", (2, 1)),
    transfer=k.Transfer(by("64A1"), Side.EW, 2),
)


@pytest.mark.parametrize(
    ("given", "said", "is_met"),
    [
        (OPTIONS, 'options = ["S: ask nothing; 50D2(b)", "S: forbid D"]', True),
        (OPTIONS, 'options = ["S: forbid SUIT"]', True),
        (OPTIONS, 'options = ["S: require SUIT; 50D2(b)"]', False),
        (OPTIONS, 'options = ["E/W: ask nothing"]', False),
        (OPTIONS, 'options = ["next: accept"]', False),
        (OPTIONS, 'not_options = ["S: forbid spades", "S: accept"]', True),
        (OPTIONS, 'not_options = ["S: forbid SUIT"]', False),
        (OPTIONS, 'options = ["S: require D", "S: forbid D", "S: ask nothing"]\noptions_ordered = true', True),
        (OPTIONS, 'options = ["S: forbid D", "S: require D"]\noptions_ordered = true', False),
        (OPTIONS, 'options = ["S: forbid D", "S: accept"]\nnot_options = ["S: stop"]\noptions_ordered = true', False),
        (OPTIONS, 'options = ["S: forbid D", "S: require D"]', True),
        (OPTIONS, 'options = ["S: forbid SUIT", "S: require SUIT", "S: ask nothing"]\nexact = true', True),
        (OPTIONS, 'options = ["S: forbid SUIT", "S: require SUIT"]\nexact = true', False),
        (OPTIONS, 'options = ["S: forbid SUIT", "S: require SUIT"]', True),
        (OPTIONS, "options = []\nexact = true", False),
        (OPTIONS, "duties = []\nexact = true", True),
        (OPTIONS, "options = []", True),
        (DUTIES, 'duties = ["W: play D7, own turn; 50D1(a)"]', True),
        (DUTIES, 'duties = ["W: play D7"]', True),
        (DUTIES, 'duties = ["W: play"]', True),
        (DUTIES, 'duties = ["W: play D7, first legal turn"]', True),
        (DUTIES, 'duties = ["W: play D7, now"]', False),
        (DUTIES, 'duties = ["W: play D8"]', False),
        (DUTIES, 'duties = ["E: play D7"]', False),
        (DUTIES, 'duties = ["E: not lead hearts, loses the lead; 50D2(a)"]', True),
        (DUTIES, 'duties = ["E: not lead S and H, until loses the lead"]', True),
        (DUTIES, 'duties = ["E: not lead spades and clubs"]', False),
        (DUTIES, 'duties = ["E: not lead hearts, this lead"]', False),
        (DUTIES, 'duties = ["E: lead a club, lead", "E: lead clubs", "N: pass"]', True),
        (DUTIES, 'not_duties = ["E: not lead clubs", "W: not play"]', True),
        (DUTIES, 'not_duties = ["E: not lead spades"]', False),
        (RIGHTS, 'may_withdraw = ["S SJ, next card; 47D", "S DJ, only if RHO changed; 45D", "S DJ"]', True),
        (RIGHTS, 'may_withdraw = ["S DJ, each side on next trick, only if RHO changed"]', True),
        (RIGHTS, 'may_withdraw = ["S SJ, only if RHO changed"]', False),
        (RIGHTS, 'may_withdraw = ["S SJ, play ends"]', False),
        (RIGHTS, 'not_may_withdraw = ["E S9"]', True),
        (RIGHTS, 'not_may_withdraw = ["S SJ"]', False),
        (RIGHTS, 'must_withdraw = ["N H6; 45D1"]', True),
        (RIGHTS, 'must_withdraw = ["N H7"]', False),
        (RIGHTS, 'rights = ["S: look at his last card, own side on next trick; 66B", "W: object"]', True),
        (RIGHTS, 'not_rights = ["E: look at his last card"]', True),
        (RIGHTS, 'not_rights = ["S: look at his last card"]', False),
        (TOLD, 'info = ["W D7 sight: yes NSW, no E; 50E2", "W D7 duty to play: yes NESW; 50E1"]', True),
        (TOLD, 'info = ["W D7: yes NSW, no E"]', True),
        (TOLD, 'info = ["W D7 sight: yes NESW"]', False),
        (TOLD, 'info = ["W D7 how it arose: yes N"]', False),
        (TOLD, 'info = ["E H2: yes NS, no E, play ends", "E H2 sight: yes N", "E H2: no E"]', True),
        (TOLD, 'info = ["E H2: yes NS, no W"]', False),
        (TOLD, 'info = ["#1: no N"]', False),
        (TOLD, 'info = ["W D7: yes none"]', True),
        (LISTED, 'irregular = ["W exposed card; 49"]', True),
        (LISTED, 'irregular = ["E exposed card"]', False),
        (LISTED, 'not_irregular = ["W lead out of turn"]', True),
        (LISTED, 'lawful = ["N; 42B2"]', True),
        (LISTED, 'lawful = ["N #1"]', False),
        (LISTED, 'revokes = ["S trick 5: established; 63A", "S trick 5 spades: established"]', True),
        (LISTED, 'revokes = ["S trick 5: open"]', False),
        (LISTED, 'revokes = ["S trick 5 clubs: established"]', False),
        (LISTED, 'revokes = ["S trick 5: none"]', False),
        (LISTED, 'revokes = ["S trick 6: none", "E trick 5 spades: none"]', True),
        (LISTED, 'revokes = ["E trick 5: none; 61A"]', False),
        (LISTED, 'checks = ["64C"]', True),
        (LISTED, 'checks = ["64"]', True),
        (LISTED, 'checks = ["50E4"]', False),
        (LISTED, 'judgement = ["16B"]', True),
        (LISTED, 'not_modelled = ["82C"]', True),
        (LISTED, 'liable = ["N"]', True),
        (LISTED, 'not_liable = ["E"]', True),
        (LISTED, 'questions = ["below-honour W D6", "below-honour"]', True),
        (LISTED, 'questions = ["below-honour W D7"]', False),
        (LISTED, 'not_questions = ["told-turn"]', True),
        (LISTED, 'not_questions = ["below-honour"]', False),
        (LISTED, 'provisional = ["W D6"]', True),
        (LISTED, 'not_provisional = ["W D6"]', False),
        (LISTED, 'cites = ["64C", "90", "49"]', True),
        (LISTED, 'cites = ["45C1"]', False),
        (LISTED, 'cites = ["45C1 / –"]', True),
        (LISTED, 'not_cites = ["45C1"]', True),
        (LISTED, 'not_cites = ["82C"]', False),
        (ONCE, 'turn = "S"\ndeclarer = "S"\nstage = "play"\nlead = "W"', True),
        (ONCE, 'turn = "none"', False),
        (ONCE, 'lead = "N"', False),
        (ONCE, 'lead = {trick=4, by="N"}', True),
        (ONCE, 'winner = {trick=4, by="E"}', True),
        (ONCE, 'winner = {trick=3, by="E"}', False),
        (ONCE, 'winner = "E"', True),
        (ONCE, 'winner = "N"', False),
        (ONCE, "tricks = {NS=3, EW=1}", True),
        (ONCE, "tricks = {NS=3}", True),
        (ONCE, "tricks = {EW=3}", False),
        (ONCE, 'claim = "contested, 2 to NS; 70D1"', True),
        (ONCE, 'claim = "contested, 2 to NS and 1 to EW"', True),
        (ONCE, 'claim = "agreed"', False),
        (ONCE, 'transfer = {to="EW", tricks=2, cite="64A1"}', True),
        (ONCE, 'transfer = {to="EW", cite="64B"}', False),
        (ONCE, 'cites = ["70D", "64A1"]', True),
        (ONCE, "transfer = 0", False),
        (OPTIONS, "transfer = 0", True),
        (OPTIONS, 'claim = "open"', False),
        (verdict(turn=None, tricks=None), 'turn = "none"', True),
        (verdict(tricks=None), "tricks = {NS=3}", False),
        (verdict(trick=TrickInLaw(5, None, ())), 'lead = "W"', False),
    ],
)
def test_keys(given: Verdict, said: str, is_met: bool) -> None:
    assert meets(said, given) is is_met


@pytest.mark.parametrize(
    ("said", "is_met"),
    [
        ('may_play = ["W: any card"]', True),
        ('may_play = ["W: clubs"]', False),
        ('not_may_play = ["W: clubs"]', False),
    ],
)
def test_what_may_be_played(said: str, is_met: bool) -> None:
    assert meets(said, verdict()) is is_met


@pytest.mark.parametrize(
    ("said", "is_met"),
    [
        ('may_play = ["W: any card; 50D1(a)"]', True),
        ('may_play = ["W: any card; 12A"]', False),
        ('not_may_play = ["W: clubs; 12A"]', True),
    ],
)
def test_what_may_be_played_rests_on_the_duties(said: str, is_met: bool) -> None:
    assert meets(said, DUTIES) is is_met


def test_a_failure_of_what_may_be_played_names_the_duties() -> None:
    told = ("may_play: W: clubs", "W: any card", "50D1(a)")
    assert failures('may_play = ["W: clubs"]', DUTIES) == [told]


@pytest.mark.parametrize(
    ("said", "is_met"),
    [
        ('cards = {"W H5"="penalty", "E D6"="penalty", "S SJ"="in hand", "S CA"="played"}\nexact = true', True),
        ('cards = {"W H5"="penalty", "E D6"="penalty", "S SJ"="in hand"}\nexact = true', False),
        ('cites = ["50B"]\nexact = true', True),
        ('turn = "W"\nnot_cards = {"W H5"="played"}\nexact = true', True),
    ],
)
def test_exact_counts_the_cards_of_no_turned_trick(said: str, is_met: bool) -> None:
    assert meets(said, CARDS) is is_met


def test_a_failure_tells_what_there_is_instead_and_why() -> None:
    assert failures('cards = {"W H5"="minor penalty; 50B"}', CARDS) == [
        (
            "cards: W H5 = minor penalty; 50B",
            "W H5 = major penalty",
            "50B with 51 with 49 (action 2)",
        )
    ]
    assert failures('not_options = ["S: forbid SUIT"]', OPTIONS) == [
        ("not_options: S: forbid SUIT", "S: forbid diamonds", "50D2(a)")
    ]
    assert failures('winner = {trick=9, by="E"}', ONCE) == [
        ("winner: {trick=9, by=E}", "E wins trick 4", "no paragraph says it")
    ]
    assert failures('revokes = ["S trick 5: open"]', OPTIONS) == [
        ("revokes: S trick 5: open", "nothing", "no paragraph says it")
    ]


def test_a_failure_that_no_paragraph_explains_names_what_is_missing() -> None:
    assert failures('liable = ["E"]', verdict(not_modelled=LISTED.not_modelled))[0][2] == "not modelled: 82C"
    assert failures('claim = "open"', LISTED)[0][2] == "no answer yet to below-honour W D6"


def test_reasons_name_facts_and_settings() -> None:
    grounds = k.Grounds("50B", facts=("below-honour W H5",), settings=("small-card-unplayed",))
    because = failures('cards = {"W H5"="played"}', verdict(status("W H5", "major penalty", grounds=grounds)))[0][2]
    assert because == "50B (fact below-honour W H5, setting small-card-unplayed)"
