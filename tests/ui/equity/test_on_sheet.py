"""What of *What was it worth?* the director puts on the ruling sheet."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from bridgetable.seats import Side
from bridgetable.ui.equity.window import WorthWindow
from bridgetable.ui.sheet.dialog import SheetDialog
from bridgetable.ui.shell.window import Window
from ui.equity.conftest import Opens

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

OUT_OF_TURN = (
    *("W leads H4", "S calls the director", "S chooses to refuse"),
    *("S chooses to forbid hearts", "W picks up H4"),
)


def sheet_of(window: Window) -> str:
    window.menus.act("sheet").trigger()
    (dialog,) = (each for each in window.findChildren(SheetDialog) if each.isVisible())
    dialog.copy.click()
    dialog.reject()
    return " ".join(QGuiApplication.clipboard().text().split())


def assign(beside: WorthWindow) -> None:
    beside.pages.show_page("score")
    score = beside.score
    score.old.fill("3NT S", 8)
    score.others.setText("400x2 -50 430")
    score.outcomes.lines[0].fill("3NT S", 9)
    for side in Side:
        score.outcomes.lines[0].weights[side].setValue(100)


def test_nothing_stands_there_unless_it_is_ticked(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    assign(beside)
    assert "HANDS IN SIGHT" not in sheet_of(window)
    assert "ASSIGNED" not in sheet_of(window)


def test_the_moments_stand_there_with_all_four_hands_in_sight(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    beside.tricks.without.on_sheet.click()
    beside.tricks.now.on_sheet.click()
    beside.close()
    assert (
        "WITH ALL FOUR HANDS IN SIGHT"
        " - Without 1 · West leads ♥4: East-West take 5 tricks in all, everybody playing best."
        " - As things stand: East-West take 4 tricks in all, everybody playing best;"
        " 5 if no card were barred. [50D2(a)]"
    ) in sheet_of(window)


def test_the_score_stands_there_with_its_arithmetic_and_what_the_director_typed(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    assign(beside)
    beside.score.judgement.setText("Without the lead he makes it.")
    beside.score.on_sheet.click()
    assert (
        "SCORE ASSIGNED BY THE DIRECTOR"
        " - Director's judgement: Without the lead he makes it."
        " - North-South: 1 → 4 of 8 matchpoints (score at the table −50)"
        " - 100 % of 3NT by South, 9 tricks (+400): 4 × 100 % = 4"
        " - East-West: 7 → 4 of 8 matchpoints (score at the table +50)"
        " - 100 % of 3NT by South, 9 tricks (−400): 4 × 100 % = 4"
    ) in sheet_of(window)


def test_what_is_not_reckoned_does_not_stand_there(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    assign(beside)
    beside.score.on_sheet.click()
    beside.score.others.setText("")
    assert "ASSIGNED" not in sheet_of(window)


def test_another_moment_is_not_told_with_the_numbers_of_this_one(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    beside.tricks.without.on_sheet.click()
    beside.close()
    window.acting.step(-1)
    window.showing.show_panels()
    assert "HANDS IN SIGHT" not in sheet_of(window)


def test_a_score_that_was_left_to_the_director_is_told_as_assigned(opened: Opens) -> None:
    """A revoke has cost declarer a trick that no transfer gives back."""
    played = (
        *("S leads DA", "W plays S2", "N plays D2", "E plays D4"),
        *("W leads D5", "N plays H3", "E plays HA", "S plays H4"),
        *("all hands go back", "S draws attention to trick 12", "play ends"),
    )
    start = 'trick=12, lead="S", tricks={NS=8, EW=3}'
    window, beside = opened(*played, deal=".3.2. .A.4. .4.A. 2..5.", start=start, contract="4S", facts='damage = "yes"')
    assert "The adjusted score is not worked out here" in sheet_of(window)
    assign(beside)
    beside.score.on_sheet.click()
    told = sheet_of(window)
    assert "The adjusted score is not worked out here" not in told
    assert "The director has assigned a score: North-South 4 of 8 matchpoints, East-West 4 of 8 matchpoints." in told
