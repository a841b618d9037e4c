"""Words for dummy's card that Law 46 does not list: they name a card where only one is left to be named."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.editions import EDITIONS
from bridgetable.judge import judge
from bridgetable.table.fold import fold
from bridgetable.table.record import Record

DEAL = """
id = "a"
table = {declarer="S", contract="4H"}
deal = {N="Q5.QJ94.K6.AT832", E="K74.T62.QT95.J64", S="AJ2.AK83.A73.K95", W="T9863.75.J842.Q7"}
actions = %s
"""


def record(*actions: str) -> Record:
    return parse_case(DEAL % list(actions), "a.toml").record


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize(
    ("actions", "card"),
    [
        (("W leads ST", "S calls cover", "E plays S4"), "SQ"),  # the five does not cover
        (("W leads ST", "S calls queen", "E plays SK", "S plays SA", "S leads S2", "W plays S3", "S calls play"), "S5"),
        (("W leads ST", "S calls low", "E plays SK", "S plays SA", "S leads S2", "W plays S3", "S calls any"), "SQ"),
        (
            ("W leads D2", "S calls top", "E plays D5", "S plays D3", "S calls same", "E plays D9"),
            "D6",  # on lead, in the suit he has won with
        ),
        (
            ("W leads ST", "S calls low", "E plays SK", "S plays SA", "S leads SJ", "W plays S3", "S calls queen",
             "E plays S7", "S calls ace", "E plays C4", "S plays C5", "W plays C7", "S calls club", "E plays C6",
             "S plays CK", "W plays CQ", "S leads S2", "W plays S6", "S calls ruff high"),
            "HQ",
        ),
    ],
)  # fmt: skip
def test_they_mean_the_one_card_that_is_left(actions: tuple[str, ...], card: str, year: int) -> None:
    shown = record(*actions)
    verdict = judge(shown, year)
    played = {known.name for (seat, known), status in verdict.cards.items() if seat.value == "N" and status.as_}
    assert card in played
    assert (verdict.questions, verdict.irregularities, verdict.options) == ((), (), ())


def test_they_are_obeyed_by_dummys_hand() -> None:
    table = fold(record("W leads ST", "S calls cover", "E plays S4"))
    assert [laid.card.name for seat in "N" for laid in table.row(judge(record(), 2017).dummy) if laid.card] == ["SQ"]


@pytest.mark.parametrize("words", ["play", "cover", "the other one", "run it"])
def test_where_several_are_left_he_is_asked(words: str) -> None:
    verdict = judge(record("W leads C7", f"S calls {words}"), 2017)
    assert {question.id for question in verdict.questions} == {"words-class", "other-intention"}
    assert [fault.kind for fault in verdict.irregularities] == ["incomplete call"]
    assert {option.by for option in verdict.options} == {"S"}


def test_the_card_that_has_won_is_not_called_again() -> None:
    """Dummy has won the trick as the last to play, and nobody has moved his card yet: the next words are a lead."""
    shown = record("E leads D5", "S chooses to accept", "S plays D3", "W plays D2", "S calls king", "S calls diamond")
    verdict = judge(shown, 2017)
    assert {known.name for (seat, known), status in verdict.cards.items() if seat.value == "N"} == {"DK", "D6"}
    again = judge(shown.upto(5).with_entry(record("S calls DK").log[0]), 2017)
    assert {known.name for (seat, known), status in again.cards.items() if seat.value == "N"} == {"DK"}
    assert again.irregularities[1:] == ()
