"""What results are worth: each one against the tables of the law, written out here as they stand there."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from bridgetable.cards import SUITS, Suit
from bridgetable.equity.scoring import (
    MOST_TABLES,
    FinalContract,
    TableResult,
    as_number,
    as_score,
    for_side,
    imps,
    matchpoints,
    points,
    read_contract,
    read_traveller,
    top,
)
from bridgetable.messages import why
from bridgetable.misread import Misread
from bridgetable.seats import Seat, Side

EVERY = list(product(range(1, 8), (*SUITS, None), range(3), range(14), (False, True)))

DOWN = {
    (0, False): [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    (0, True): [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    (1, False): [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    (1, True): [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
    (2, False): [200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000],
    (2, True): [400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600],
}
"""What so many tricks down cost, undoubled, doubled and redoubled, not vulnerable and vulnerable."""

TRICKS = {
    "minor": [20, 40, 60, 80, 100, 120, 140],
    "major": [30, 60, 90, 120, 150, 180, 210],
    "no trump": [40, 70, 100, 130, 160, 190, 220],
}
"""What the tricks of one to seven bid and made are worth."""


def by_the_tables(level: int, trump: Suit | None, doubled: int, tricks: int, vulnerable: bool) -> int:
    down = level + 6 - tricks
    if down > 0:
        return -DOWN[doubled, vulnerable][down - 1]
    kind = "no trump" if trump is None else "minor" if trump.name in "CD" else "major"
    below = TRICKS[kind][level - 1] * (1, 2, 4)[doubled]
    bonus = (0, 50, 100)[doubled]
    bonus += {(False, False): 50, (False, True): 50, (True, False): 300, (True, True): 500}[below >= 100, vulnerable]
    bonus += {6: (500, 750), 7: (1000, 1500)}.get(level, (0, 0))[vulnerable]
    each = [20 if kind == "minor" else 30, 200 if vulnerable else 100, 400 if vulnerable else 200][doubled]
    return below + bonus + each * -down


def by_the_program(level: int, trump: Suit | None, doubled: int, tricks: int, vulnerable: bool) -> int:
    contract = FinalContract(f"{level}{trump.name if trump else 'NT'}{'X' * doubled}", Seat.N)
    return points(TableResult(contract, tricks), vulnerable=vulnerable)


def test_every_result_is_worth_what_the_tables_say() -> None:
    assert len(EVERY) == 2940
    assert [each for each in EVERY if by_the_program(*each) != by_the_tables(*each)] == []


@pytest.mark.parametrize(
    ("contract", "tricks", "vulnerable", "worth"),
    [
        ("1NT S", 7, False, 90),
        ("2H S", 8, True, 110),
        ("3NT S", 9, False, 400),
        ("4S S", 10, True, 620),
        ("5D S", 11, True, 600),
        ("6C S", 12, False, 920),
        ("7NT S", 13, True, 2220),
        ("2SX S", 8, False, 470),
        ("1NTXX S", 8, True, 1160),
        ("7NTXX S", 0, True, -7600),
    ],
)
def test_results_every_player_knows(contract: str, tricks: int, vulnerable: bool, worth: int) -> None:
    assert points(TableResult(read_contract(contract), tricks), vulnerable=vulnerable) == worth


@pytest.mark.parametrize(("vulnerable", "ns"), [("none", 100), ("NS", 100), ("EW", 200), ("all", 200)])
def test_it_is_declarers_side_that_has_to_be_vulnerable(vulnerable: str, ns: int) -> None:
    result = TableResult(read_contract("4S W"), 8)
    sides = {side: for_side(result, side, vulnerable) for side in Side}  # type: ignore[arg-type]
    assert sides == {Side.NS: ns, Side.EW: -ns}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("8S S", "'8S S' is no contract: write 4S S or 3NTX E, who declares it last"),
        ("4S", "'4S' is no contract: write 4S S or 3NTX E, who declares it last"),
        ("4SXXX S", "'4SXXX S' is no contract: write 4S S or 3NTX E, who declares it last"),
    ],
)
def test_what_is_no_contract_is_told(text: str, said: str) -> None:
    with pytest.raises(Misread) as wrong:
        read_contract(text)
    assert why(wrong.value) == said


def test_a_contract_may_be_written_in_many_ways() -> None:
    assert read_contract(" 3ntx  E ") == read_contract("3NX E") == FinalContract("3NTX", Seat.E)


# Matchpoints


def test_a_traveller_is_read() -> None:
    assert read_traveller("620x3 -100 170") == (620, 620, 620, -100, 170)
    assert read_traveller("+50, −50×2 0") == (50, -50, -50, 0)


@pytest.mark.parametrize("text", ["", "620y3", "100 abc", "6-20", "620x", f"50x{MOST_TABLES + 1}", "50x0"])
def test_what_is_no_traveller_is_told(text: str) -> None:
    with pytest.raises(Misread) as wrong:
        read_traveller(text)
    assert " is no score: " in why(wrong.value) or " holds no scores" in why(wrong.value)


@pytest.mark.parametrize(("score", "won"), [(650, 10), (620, 7), (171, 4), (170, 3), (-100, 1), (-200, 0)])
def test_matchpoints_by_hand(score: int, won: int) -> None:
    others = (620, 620, 620, -100, 170)
    assert matchpoints(score, others) == won
    assert matchpoints(score, others, win=1) == Fraction(won, 2)
    assert (top(others), top(others, win=1)) == (10, 5)


def test_the_matchpoints_of_both_sides_come_to_a_top() -> None:
    others = read_traveller("620x3 -100 170 420 -50x2")
    for score in (*others, 1000, 0):
        assert matchpoints(score, others) + matchpoints(-score, [-each for each in others]) == top(others)


# IMPs

BORDERS = {
    1: (20, 40),
    2: (50, 80),
    3: (90, 120),
    4: (130, 160),
    5: (170, 210),
    6: (220, 260),
    7: (270, 310),
    8: (320, 360),
    9: (370, 420),
    10: (430, 490),
    11: (500, 590),
    12: (600, 740),
    13: (750, 890),
    14: (900, 1090),
    15: (1100, 1290),
    16: (1300, 1490),
    17: (1500, 1740),
    18: (1750, 1990),
    19: (2000, 2240),
    20: (2250, 2490),
    21: (2500, 2990),
    22: (3000, 3490),
    23: (3500, 3990),
    24: (4000, 15200),
}
"""For each number of IMPs the least and the greatest difference in points."""


def test_all_forty_eight_borders() -> None:
    found = [(number, border) for number, borders in BORDERS.items() for border in borders]
    assert len(found) == 48
    for number, border in found:
        assert (imps(border), imps(-border)) == (number, -number)
    assert (imps(0), imps(10), imps(-10)) == (0, 0, 0)


def test_how_numbers_are_written() -> None:
    written = {"0": "0", "12": "12", "7.2": "7.2", "-7.25": "−7.25", "1/3": "0.33"}
    assert {each: as_number(Fraction(each)) for each in written} == written
    assert [as_score(each) for each in (50, 0, -50)] == ["+50", "0", "−50"]
    assert as_number(Fraction(-1, 1000)) == "0"
