"""What a case expects, and what is so instead, is told in sentences: never in the words of a file."""

from __future__ import annotations

import re

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.expectations import FORBIDDING, LISTS, TABLES, TEXTS
from bridgetable.cases.reader import parse_case
from bridgetable.judge import judge
from bridgetable.messages import say
from bridgetable.writing.ticks import Ticked, offers, standing, unticked
from messages import pseudo
from messages.not_said import left_in_english
from writing_cases import LEAD

NOT_SO = {
    "cards": '{"E C2"="quitted; 45A"}',
    "calls": '{"E 1H"="cancelled; 29B"}',
    "contract": '"2SX by S"',
    "options": '["E/W: forbid SUIT; 53A"]',
    "duties": '["W: play, own turn"]',
    "may_call": '["W: X"]',
    "restrictions": '["E for W: any suit but spades; 26B"]',
    "may_play": '["W: S8 and H3"]',
    "may_withdraw": '["S SA, only if RHO changed"]',
    "must_withdraw": '["W H5"]',
    "info": '["E C2: yes W, no NS"]',
    "revokes": '["S trick 5: established but corrected"]',
    "transfer": '{to="EW", tricks=2, cite="64A1"}',
    "turn": '"W"',
    "lead": '{trick=5, by="E"}',
    "winner": '"N"',
    "declarer": '"N"',
    "stage": '"clarification"',
    "tricks": "{NS=3, EW=1}",
    "irregular": '["W insufficient bid; 27B1"]',
    "lawful": '["N #2; 42B2"]',
    "rights": '["S: take back, next board; 71"]',
    "claim": '"contested, 2 to NS; 70D1"',
    "questions": '["below-honour W D?"]',
    "assumed": '["told-turn #2"]',
    "provisional": '["W D?"]',
    "judgement": '["16B1"]',
    "checks": '["64C"]',
    "not_modelled": '["12C"]',
    "liable": '["N"]',
    "cites": '["16D2 / 16C2"]',
}
"""For every key something that is not so after a lead out of turn."""

SO = {
    "options": '["S: accept; 53A / 54D"]',
    "may_play": '["N: spades"]',
    "may_call": '["N: 7NT"]',
    "cites": '["9B1(a)"]',
}

_FILED = re.compile(r"\b[NESW] [SHDC?][2-9TJQKAxh?]|\b(?:NS|EW)\b|\bnot_|#\d")


def expecting(expected: str) -> Case:
    """A case that expects this of a lead out of turn."""
    return parse_case(f"{LEAD}\n[[expect]]\n{expected}", "")


def red(expected: str) -> tuple[Ticked, ...]:
    """What is expected of a lead out of turn, and is not so."""
    return tuple(each for each in standing(expecting(expected), judge) if not each.holds)


def test_every_key_has_something_that_is_not_so() -> None:
    assert NOT_SO.keys() == {*LISTS, *TEXTS, *TABLES}
    assert SO.keys() <= {*FORBIDDING.values()}


@pytest.mark.parametrize(
    "expected", [*(f"{key} = {value}" for key, value in NOT_SO.items()), *(f"not_{key} = {SO[key]}" for key in SO)]
)
def test_what_is_not_so_is_told_in_sentences(expected: str) -> None:
    with pseudo.spoken():
        told = [
            words for each in red(expected) for words in (each.words, *(w for _, *said in each.found for w in said))
        ]
        nothing = say("check-nothing")
    assert len(told) >= 3
    for words in told:
        assert not re.search(r"\w", pseudo.outside(words)), words
        assert not _FILED.search(words), words
        assert words != nothing
    assert left_in_english(told) == set()


def test_a_sentence_says_who_and_what() -> None:
    assert [each.words for key in ("duties", "options", "restrictions") for each in red(f"{key} = {NOT_SO[key]}")] == [
        "West must play a certain card at his next turn.",
        "East or West may forbid a suit. (53A)",
        "Because East withdrew a call, declarer may ask something of West's first lead: any suit but spades. (26B)",
    ]
    (tick,) = red("tricks = {NS=1, EW=0}")
    assert {found for _, found, _ in tick.found} == {"North-South have won no trick. East-West have won no trick."}


def test_a_player_who_is_not_asked_about_in_vain_is_told_what_is_open_to_him() -> None:
    (tick,) = red('may_play = ["W: HQ"]')
    assert {found for _, found, _ in tick.found} == {"West may play any card."}


# What an expectation asks of all that it holds


def of_all(expected: str) -> Ticked:
    """What an expectation asks of all that it holds, as it stands after the lead out of turn."""
    (tick,) = (each for each in standing(expecting(expected), judge) if each.rule)
    return tick


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ('turn = "none"\nexact = true\nirregular = ["E opening lead out of turn"]', set()),
        ("exact = true\nirregular = []", {"This as well: East has made the opening lead out of turn."}),
        ("exact = true\nduties = []", set()),
    ],
)
def test_that_nothing_else_is_said_turns_red_once_something_is(expected: str, told: set[str]) -> None:
    tick = of_all(expected)
    assert {found for _, found, _ in tick.found} == told
    assert tick.holds is (not told)
    assert tick.words.startswith("Nothing else is said of ")


def test_an_order_turns_red_once_it_is_another() -> None:
    options = [str(each.wanted.value) for each in offers(expecting("").record, judge) if each.wanted.key == "options"]
    first, *others = (option.partition(";")[0] for option in options)
    assert of_all(f'options_ordered = true\noptions = ["{first}", "{others[0]}"]').holds
    tick = of_all(f'options_ordered = true\noptions = ["{others[0]}", "{first}"]')
    assert {found.partition(":")[0] for _, found, _ in tick.found} == {"The choices are offered in another order"}


def test_what_is_asked_of_all_is_taken_off_by_itself() -> None:
    case = expecting('exact = true\nduties = []\nturn = "none"')
    left, rule = standing(case, judge)
    assert [each.wanted.key for each in standing(unticked(case, [rule]), judge)] == ["turn"]
    assert unticked(case, [left]).expects[0].exact
    assert unticked(case, [left, rule]).expects == ()
    assert unticked(expecting("exact = true\nduties = []"), [of_all("exact = true\nduties = []")]).expects == ()
