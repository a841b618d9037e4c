"""Weighted and artificial scores, reckoned by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgetable.equity.scoring import TableResult, as_number, read_contract
from bridgetable.equity.weighted import (
    AssignedScore,
    AtFault,
    Cite,
    Weighed,
    artificial,
    artificial_imps,
    assigned,
    at_imps,
    at_matchpoints,
    knocked_out,
    reckoned,
)
from bridgetable.messages import why
from bridgetable.misread import Misread
from bridgetable.seats import Side

OTHERS = (620, 620, 620, -100, 170, 650, 650)
"""What North-South have at seven other tables: a top is 14."""


def weighed(contract: str, tricks: int, weight: int) -> Weighed:
    return Weighed(TableResult(read_contract(contract), tricks), weight)


MADE, DOWN = weighed("4S S", 10, 60), weighed("4S S", 9, 40)


def test_weights_apply_to_matchpoints() -> None:
    """+620 wins 2 x 2 + 3 = 7 of 14, -100 wins 1: 60 % of 7 and 40 % of 1 are 4.6."""
    ns = reckoned((MADE, DOWN), Side.NS, at_matchpoints(OTHERS, Side.NS), "all")
    assert [line.score for line in ns.lines] == [620, -100]
    assert [line.worth for line in ns.lines] == [7, 1]
    assert [line.part for line in ns.lines] == [Fraction("4.2"), Fraction("0.4")]
    assert ns.total == Fraction("4.6")


def test_the_arithmetic_is_told() -> None:
    ns = reckoned((MADE, DOWN), Side.NS, at_matchpoints(OTHERS, Side.NS), "all")
    assert [line.told for line in ns.lines] == [
        "60 % of 4♠ by South, 10 tricks (+620): 7 × 60 % = 4.2",
        "40 % of 4♠ by South, 9 tricks (−100): 1 × 40 % = 0.4",
    ]


def test_with_the_same_weights_both_sides_come_to_a_top() -> None:
    ns, ew = (reckoned((MADE, DOWN), side, at_matchpoints(OTHERS, side), "all") for side in Side)
    assert ns.total + ew.total == 14


def test_weights_apply_to_imps_and_not_to_points() -> None:
    """The other table made 620: 0 IMPs for 620, -12 for -100. Points would have averaged to 332, and -7."""
    ns = reckoned((MADE, DOWN), Side.NS, at_imps(620, Side.NS), "all")
    assert [line.worth for line in ns.lines] == [0, -12]
    assert ns.total == Fraction("-4.8")
    assert as_number(ns.total) == "−4.8"


def test_each_side_has_weights_of_its_own() -> None:
    score = AssignedScore((MADE, DOWN), (weighed("4S S", 10, 80), weighed("4S S", 9, 20)))
    worths = {side: at_imps(620, side) for side in Side}
    lines = assigned(score, 2017, worths, "all")
    assert (lines.ns.total, lines.ew.total, lines.cite) == (Fraction("-4.8"), Fraction("2.4"), "12C1(c)")
    assert knocked_out(lines.ns.total, lines.ew.total) == Fraction("-3.6")


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ((60, 30), "the weights for NS come to 90, not to 100"),
        ((60, 50), "the weights for NS come to 110, not to 100"),
        ((100, 0), "each weight for NS is a whole number from 1 to 100"),
        ((150, -50), "each weight for NS is a whole number from 1 to 100"),
        ((), "the weights for NS come to 0, not to 100"),
    ],
)
def test_weights_have_to_come_to_a_hundred(weights: tuple[int, ...], said: str) -> None:
    results = [weighed("4S S", 10 - place, weight) for place, weight in enumerate(weights)]
    with pytest.raises(Misread) as wrong:
        reckoned(results, Side.NS, at_imps(0, Side.NS), "none")
    assert why(wrong.value) == said


def test_in_2007_12c1e_gives_each_side_one_result_and_in_2017_it_splits_the_score() -> None:
    worths = {side: at_imps(620, side) for side in Side}
    cite: Cite = "12C1(e)"
    one_each = AssignedScore((weighed("4S S", 10, 100),), (weighed("4S S", 9, 100),), cite)
    mixed = AssignedScore((MADE, DOWN), (weighed("4S S", 9, 100),), cite)
    assert assigned(one_each, 2007, worths, "all").ew.total == 12
    assert assigned(mixed, 2017, worths, "all").ns.total == Fraction("-4.8")
    with pytest.raises(Misread) as wrong:
        assigned(mixed, 2007, worths, "all")
    assert why(wrong.value) == "by 12C1(e) of 2007 each side is given one result: nothing is weighed"


@pytest.mark.parametrize(
    ("fault", "session", "share", "imps"),
    [
        ("no", None, "60", 3),
        ("no", "64.5", "64.5", 3),
        ("no", "55", "60", 3),
        ("partly", "70", "50", 0),
        ("directly", None, "40", -3),
        ("directly", "35", "35", -3),
        ("directly", "45", "40", -3),
    ],
)
def test_artificial_scores(fault: AtFault, session: str | None, share: str, imps: int) -> None:
    assert artificial(fault, None if session is None else Fraction(session)) == Fraction(share)
    assert artificial_imps(fault) == imps
