"""Facts of which nobody can ever be asked where they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridgetable.cases.askable import never_asked
from bridgetable.cases.check import case_files
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import load, parse_case
from bridgetable.editions import EDITIONS
from bridgetable.findings.facts import FACTS
from bridgetable.judge import Judge
from bridgetable.resources import resource_path
from bridgetable.table.record import Fact
from in_turn import in_turn

CASE = """
id = "x"
table = {{declarer="S", contract="4H"}}
start = {{trick=5, lead="S"{start}}}
actions = [{actions}]
{more}

[[expect]]
turn = "none"
"""


def problems(actions: str, more: str = "", start: str = "") -> list[str]:
    text = CASE.format(actions=actions, more=more, start=start)
    assert not any("can" in each.message for each in parse_case(text, "x").void)  # in the window it opens
    try:
        parse_case(text, "x", expecting=True)
    except CaseErrors as errors:
        return [f"{each.key}: {each.message}" for each in errors.problems]
    return []


LED = '{do="S leads SK", facts={%s}}'
CHANGE = "#3 (S changes the call to D3)"
CHANGED = '"W leads D2", {do="S calls DQ", facts={%s}}, {do="S changes the call to D3", facts={%s}}%s'


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        (
            LED % 'touch-purpose="play"',
            "touch-purpose is found of a card that is touched, and never of #1 (S leads SK)",
        ),
        (LED % 'near-table="yes"', "near-table is found of a card held out of the hand, and never of #1 (S leads SK)"),
        (
            LED % 'bridge-reason="no"',
            (
                "bridge-reason is found of a pause, remark, question or gesture that may mislead, "
                "and never of #1 (S leads SK)"
            ),
        ),
        (
            LED % 'normal-loss="1"',
            (
                "normal-loss is found from what may be a claim or concession, or the end of play on, "
                "and nothing like that has happened up to #1 (S leads SK)"
            ),
        ),
        (LED % 'at-once="yes"', "at-once is found of the answer to a claim, and never of #1 (S leads SK)"),
        (
            CHANGED % ("", 'unintended="yes"', ""),
            f"unintended is found of the words that were changed, #2 (S calls DQ), and not of the change {CHANGE}",
        ),
    ],
)
def test_a_fact_of_an_action_of_another_kind_is_refused(actions: str, problem: str) -> None:
    (told,) = problems(actions)
    assert told.partition(": ")[2] == problem


@pytest.mark.parametrize(
    "actions",
    [
        LED % 'told-turn="no"',
        '"S claims all", {do="W objects", facts={normal-loss="1", trump-mentioned="no"}}',
        '{do="S touches DK", facts={touch-purpose="play"}}',
        CHANGED % ('unintended="yes"', "", ""),
        '"W leads D2", {do="S changes the call to D3", facts={unintended="yes"}}',
        CHANGED % ('unintended="yes"', 'unintended="no"', ', "S changes the call to D4"'),
    ],
)
def test_where_it_can_be_asked_it_stands(actions: str) -> None:
    assert problems(actions) == []


def test_a_fact_of_a_call_wants_one_that_was_made() -> None:
    fact = '[facts]\n"comparable E 2D" = "no"'
    (told,) = problems("", fact)
    assert told == "facts.comparable E 2D: comparable is found of a call that was made, and E has not made 2D"
    assert problems("", fact, ', calls=["E withdrew 2D for 3C"]') == []
    assert problems('"E bids 2D"', fact) == []
    assert len(problems('"S bids 1D", "E bids 2D"', fact.replace("E 2D", "E 2D #1"))) == 1


def test_a_fact_of_a_card_wants_an_action_that_names_it() -> None:
    fact = '[facts]\n"below-honour W D?" = "yes"'
    (told,) = problems('"S leads SK"', fact)
    assert told == "facts.below-honour W D?: below-honour is found of a card that an action names, and none names D?"
    assert problems('"S leads SK", "W drops D?"', fact) == []
    assert problems('"W plays D? with S3", "W chooses to designate D?"', fact) == []
    assert problems('"S leads SK"', f'{fact}\n[[branch]]\nname = "b"\nafter = 1\nactions = ["W drops D?"]') == []


def test_every_restriction_says_what_it_allows() -> None:
    for kind in FACTS.values():
        assert kind.on is None or ("a" in "".join(kind.of) and kind.on.words and kind.on.actions)


@pytest.mark.parametrize("year", EDITIONS)
def test_no_ruling_of_the_library_asks_where_nobody_could_be_asked(year: int) -> None:
    judge, asked = Judge(year), 0
    for path in in_turn(case_files(resource_path("cases")), year, 2):
        case = load(path)
        for record in (case.record, *(case.record.branch(branch.name) for branch in case.record.branches)):
            open_ = replace(record, facts=())
            for unanswered in (record, *(open_.upto(after) for after in range(1, len(record.log) + 1))):
                for question in judge.verdict(unanswered).questions:
                    for of in (question.of, *question.or_of):
                        asked += 1
                        assert never_asked(Fact(question.id, of, ""), unanswered) is None, (path.name, question.key)
    assert asked > 250
