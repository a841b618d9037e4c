"""A mistaken explanation, and what the cards played since may still do."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.editions import EDITIONS
from bridgetable.findings.registry import Edition
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, edition, judge
from bridgetable.table import actions as a
from generated.orders import content

TABLE = """
id = "x"
table = {{declarer="S", contract="3NT", stage="play"}}
start = {{trick=3, lead="S"}}
actions = ['N explains 2H as "four"', {played}"S corrects N's explanation as \\"five\\""]
expect = []
"""


PLAYED = '"S leads D6", {do="W plays D5", facts={acted-on-it="yes"}}, '


def ruled(played: str, year: int) -> Verdict:
    return judge(parse_case(TABLE.format(played=played), "x").record, year)


@pytest.mark.parametrize("year", EDITIONS)
def test_where_no_card_followed_none_goes_back(year: int) -> None:
    verdict = ruled("", year)
    assert [fault.kind for fault in verdict.irregularities] == ["wrong explanation"]
    assert verdict.may_withdraw == () and verdict.judgements == ()


@pytest.mark.parametrize("year", EDITIONS)
def test_a_card_that_followed_may_go_back(year: int) -> None:
    verdict = ruled(PLAYED, year)
    assert [f"{right.seat.value} {right.card}" for right in verdict.may_withdraw] == ["W D5"]


@pytest.mark.parametrize("year", EDITIONS)
def test_the_explanation_is_found_wrong_by_whichever_law_speaks_first(year: int) -> None:
    usual = edition(year)
    speak = sorted(usual.raised[a.CorrectExplanation], key=lambda each: each.cite.startswith("75"))
    judging = Judge(year)
    judging.edition = Edition(year, usual.paragraphs, {**usual.raised, a.CorrectExplanation: tuple(speak)})
    record = parse_case(TABLE.format(played=PLAYED), "x").record
    assert content(judging.verdict(record)) == content(ruled(PLAYED, year))
