"""Scores and weights in the window *What was it worth?*: what is typed, and the arithmetic that follows."""

from __future__ import annotations

import pytest

from bridgetable.seats import Side
from bridgetable.ui.equity.score_page import ARTIFICIAL, ScorePage
from bridgetable.ui.equity.window import WorthWindow
from bridgetable.ui.shell.window import Window
from ui.equity.conftest import Opens

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.fixture
def page(opened: Opens) -> ScorePage:
    """The page of the score, a traveller and the score at the table typed: 3NT by South, one down."""
    _, beside = opened("W leads H4")
    beside.pages.show_page("score")
    score = beside.score
    score.old.fill("3NT S", 8)
    score.others.setText("400x2 -50 430")
    return score


def weigh(page: ScorePage, *lines: tuple[str, int, int, int]) -> None:
    while len(page.outcomes.typed) < len(lines):
        page.outcomes.add_outcome()
    for line, (contract, tricks, ns, ew) in zip(page.outcomes.lines, lines, strict=False):
        line.fill(contract, tricks)
        line.weights[Side.NS].setValue(ns)
        line.weights[Side.EW].setValue(ew)


def arithmetic(page: ScorePage, side: Side) -> list[str]:
    card = page.sides[side]
    return [card.change.text(), *(line.text for line in card.lines.lines)] if card.isVisible() else []


def test_the_contract_of_the_board_stands_there(page: ScorePage) -> None:
    assert [each.contract for each in page.outcomes.typed] == ["3NT S"]


def test_weights_that_do_not_add_up_are_told_and_nothing_is_reckoned(page: ScorePage) -> None:
    weigh(page, ("3NT S", 9, 60, 60), ("3NT S", 8, 30, 40))
    assert page.said.text() == "Not reckoned yet: the weights for NS come to 90, not to 100."
    assert page.outcomes.sums[Side.NS].text() == "= 90 %"
    assert page.outcomes.sums[Side.NS].property("role") == "wrong"
    assert page.outcomes.sums[Side.EW].property("role") == "section"
    assert arithmetic(page, Side.NS) == arithmetic(page, Side.EW) == []


def test_each_line_stands_with_its_arithmetic_and_both_sides_with_old_and_new(page: ScorePage) -> None:
    """3NT just made beats −50 and ties with 400 twice: 4 of 8; one down ties with −50: 1 of 8."""
    weigh(page, ("3NT S", 9, 60, 100), ("3NT S", 8, 40, 0))
    assert not page.said.isVisible()
    assert arithmetic(page, Side.NS) == [
        "North-South: 1 → 2.8 of 8 matchpoints (score at the table −50)",
        "60 % of 3NT by South, 9 tricks (+400): 4 × 60 % = 2.4",
        "40 % of 3NT by South, 8 tricks (−50): 1 × 40 % = 0.4",
    ]
    assert arithmetic(page, Side.EW) == [
        "East-West: 7 → 4 of 8 matchpoints (score at the table +50)",
        "100 % of 3NT by South, 9 tricks (−400): 4 × 100 % = 4",
    ]


def test_imps_are_reckoned_against_the_other_table(page: ScorePage) -> None:
    page.form.setCurrentIndex(2)
    page.others.setText("400")
    weigh(page, ("3NT S", 9, 100, 100))
    assert arithmetic(page, Side.NS)[0] == "North-South: −10 → 0 IMPs (score at the table −50)"
    assert arithmetic(page, Side.EW)[0] == "East-West: 10 → 0 IMPs (score at the table +50)"


@pytest.mark.parametrize(
    ("others", "contract", "told"),
    [
        ("400 half", "3NT S", "'half' is no score"),
        ("", "3NT S", "the scores at the other tables are still to be typed"),
        ("400", "3X S", "'3X S' is no contract"),
    ],
)
def test_what_cannot_be_read_is_told(page: ScorePage, others: str, contract: str, told: str) -> None:
    page.others.setText(others)
    page.old.contract.setText(contract)
    weigh(page, ("3NT S", 9, 100, 100))
    assert told in page.said.text()
    assert arithmetic(page, Side.NS) == []


def test_an_artificial_score_asks_for_faults_not_for_outcomes(page: ScorePage) -> None:
    page.cite.part(ARTIFICIAL).click()
    assert not page.outcomes.isVisible()
    page.artificial.faults[Side.EW].setCurrentIndex(2)
    assert arithmetic(page, Side.NS)[1] == "Average plus: 60 % of 8 = 4.8"
    assert arithmetic(page, Side.EW)[1] == "Average minus: 40 % of 8 = 3.2"
    page.artificial.sessions[Side.NS].setValue(65)
    assert arithmetic(page, Side.NS)[1] == "Average plus: 65 % of 8 = 5.2"
    page.form.setCurrentIndex(2)
    assert arithmetic(page, Side.EW)[1] == "Average minus: −3 IMPs"


def test_an_outcome_is_taken_away(page: ScorePage) -> None:
    weigh(page, ("3NT S", 9, 60, 60), ("2NT S", 8, 40, 40))
    page.outcomes.lines[0].away.click()
    assert [each.contract for each in page.outcomes.typed] == ["2NT S"]
    assert page.outcomes.sums[Side.NS].text() == "= 40 %"
    assert not page.outcomes.lines[0].away.isEnabled()


def test_tricks_without_the_irregularity_are_an_outcome_by_one_press(page: ScorePage) -> None:
    assert page.outcomes.add_best.text() == "Add: tricks without the irregularity, all playing best (8)"
    page.outcomes.add_best.click()
    assert [(each.contract, each.tricks, each.ns) for each in page.outcomes.typed] == [("3NT S", 0, 0), ("3NT S", 8, 0)]


def test_what_is_typed_stays_while_the_same_deal_is_looked_at(opened: Opens) -> None:
    window, beside = opened("W leads H4", "S calls the director")
    _type_and_step(window, beside)
    assert beside.score.others.text() == "400"
    beside.keep_back("hidden")
    beside.begin(window.session.shown, 2017, window.session.view.verdict)
    assert beside.score.others.text() == ""


def _type_and_step(window: Window, beside: WorthWindow) -> None:
    beside.score.others.setText("400")
    window.acting.step(-1)
    window.showing.show_panels()
