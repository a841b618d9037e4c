"""Scores and weights in the window *What was it worth?*: what is typed, and the arithmetic that follows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

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


def test_an_outcome_ends_as_double_dummy_does_by_one_press(page: ScorePage) -> None:
    first, second = page.outcomes.lines[:2]
    assert first.best.text() == "best 8"
    assert not second.best.isVisible()
    page.outcomes.add_outcome()
    second.best.click()
    assert [(each.contract, each.tricks, each.ns) for each in page.outcomes.typed] == [("3NT S", 0, 0), ("3NT S", 8, 0)]


@pytest.mark.parametrize("contract", ["3NT N", "4S S", "3NT"])
def test_a_contract_that_is_played_otherwise_has_no_such_number(page: ScorePage, contract: str) -> None:
    line = page.outcomes.lines[0]
    line.contract.setText(contract)
    assert not line.best.isVisible()
    line.contract.setText("2NX S")
    assert line.best.isVisible()


def test_in_a_knock_out_match_scores_that_do_not_balance_are_averaged(page: ScorePage) -> None:
    """+400 is 10 IMPs against −50 at the other table; −50 is none. So North-South have 10, East-West have 0."""
    page.form.setCurrentIndex(3)
    page.others.setText("-50")
    weigh(page, ("3NT S", 9, 100, 0), ("3NT S", 8, 0, 100))
    assert arithmetic(page, Side.NS)[0] == "North-South: 0 → 5 IMPs (score at the table −50)"
    assert arithmetic(page, Side.EW)[0] == "East-West: 0 → −5 IMPs (score at the table +50)"
    assert arithmetic(page, Side.NS)[2] == "12C4: (10 − (0)) : 2 = 5 for North-South"
    weigh(page, ("3NT S", 9, 100, 100), ("3NT S", 8, 0, 0))
    assert arithmetic(page, Side.NS)[0] == "North-South: 0 → 10 IMPs (score at the table −50)"
    assert len(arithmetic(page, Side.NS)) == 2


ANOTHER = '[Board "1"]\n[Deal "N:AK... KQ... QJ... JT..."]'


def pbn(page: ScorePage, *scores: int) -> str:
    """A PBN with the board on the table and its table of scores; another board stands before it."""
    hands = " ".join(".".join("".join(c.name[1] for c in s.cards) for s in hand.suits) for hand in page.traveller.hands)
    rows = "\n".join(map(str, scores))
    this = f'[Board "2"]\n[Deal "N:{hands}"]\n[ScoreTable "Score_NS"]\n{rows}\n'
    return f'{ANOTHER}\n[ScoreTable "Score_NS"]\n990\n\n{this}'


def test_the_scores_of_this_board_are_read_from_a_file_without_the_one_at_this_table(
    page: ScorePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "club.pbn"
    path.write_text(pbn(page, 400, -50, 400, 430, -50), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    page.traveller.from_file.click()
    assert page.others.text() == "430 400x2 -50"
    assert page.traveller.note.text() == "4 scores from club.pbn, without -50 at this table."
    path.unlink()
    page.traveller.from_file.click()
    assert "club.pbn cannot be opened" in page.traveller.note.text()
    assert page.others.text() == "430 400x2 -50"


@pytest.mark.parametrize(
    ("copied", "line", "note"),
    [
        ("400\n-50\n430", "400 -50 430", ""),
        ("", "400x2 -50 430", "Nothing has been copied: copy scores, or a PBN with them."),
        (f'{ANOTHER}\n[ScoreTable "Score_NS"]\n990\n', "400x2 -50 430", "pasted holds no scores of this board."),
    ],
)
def test_scores_are_pasted(page: ScorePage, copied: str, line: str, note: str) -> None:
    QGuiApplication.clipboard().setText(copied)
    page.traveller.from_clipboard.click()
    assert page.others.text() == line
    assert page.traveller.note.isVisible() == bool(note)
    assert not note or page.traveller.note.text() == note


def test_a_score_at_this_table_that_is_not_among_them_is_told(page: ScorePage) -> None:
    page.traveller.read(pbn(page, 400).encode(), "club.pbn")
    assert page.traveller.note.text() == "One score from club.pbn. This table's is not among them."


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
