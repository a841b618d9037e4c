"""The tricks in the window *What was it worth?*: with and without an irregularity, and why there may be none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.ui.equity.moment_card import CardNames, MomentCard, TricksBar
from bridgetable.ui.equity.window import SIZE, at_the_right
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.window import Window
from scene_faults import faults
from ui.conftest import settle
from ui.equity.conftest import Opens, ending, worked_out
from words_shown import words_shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

OUT_OF_TURN = (
    *("W leads H4", "S calls the director", "S chooses to refuse"),
    *("S chooses to forbid hearts", "W picks up H4"),
)


def cards(of: MomentCard) -> list[tuple[str, bool, bool]]:
    """The cards of a moment, and whether they are struck or ringed."""
    return [(names.text(), names.struck, names.ringed) for names in of.findChildren(CardNames) if names.isVisible()]


def test_the_price_of_a_lead_restriction_stands_beside_what_was_before(opened: Opens) -> None:
    """West leads out of turn, and declarer has East lead no hearts: with hearts he would have won a trick."""
    _, beside = opened(*OUT_OF_TURN)
    without, now = beside.tricks.without, beside.tricks.now
    assert beside.tricks.which.currentText() == "1 · West leads ♥4"
    assert without.heading.text() == "Without it: just before action 1"
    assert cards(without) == [("♥A", False, False), ("♦2", False, False), ("♣2", False, False)]
    assert without.best.text() == "Best: 5"
    assert now.said.text() == "East is to play. Tricks of East-West in all, all playing best:"
    assert cards(now) == [("♥A", True, False), ("♦2", False, False), ("♣2", False, False)]
    assert now.best.text() == "Best: 5 · best that may be played: 4"
    assert [round(bar.share, 2) for bar in now.findChildren(TricksBar)] == [0.38, 0.31, 0.31]


def test_a_paragraph_that_bars_a_card_is_shown_in_the_panel(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    (link,) = [each for each in beside.tricks.now.findChildren(QPushButton) if each.isVisible()]
    assert link.accessibleName() == f"Not to be played now ({link.text()})"
    link.click()
    assert window.director.law.shown[0] == link.text()


def test_a_card_that_has_to_be_played_is_ringed(opened: Opens) -> None:
    _, beside = opened(start='trick=11, lead="E", tricks={NS=6, EW=4}, on_table=["E D2 major penalty"]')
    assert cards(beside.tricks.now) == [("♥A", True, False), ("♦2", False, True), ("♣2", True, False)]
    assert not beside.tricks.without.isVisible()
    assert beside.tricks.none.isVisible()


def test_it_follows_what_the_table_shows(qtbot: QtBot, opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    window.acting.go(None, 1)
    settle(qtbot, window)
    worked_out(qtbot, beside)
    assert (
        beside.tricks.now.said.text()
        == "♥4 of West lies there and does not count as played: settle first what becomes of it."
    )
    assert beside.tricks.without.best.text() == "Best: 5"


def test_what_stands_in_the_way_is_a_sentence(opened: Opens, case_file: Path) -> None:
    _, beside = opened(path=case_file)
    assert beside.tricks.now.said.text().endswith(".")
    assert cards(beside.tricks.now) == []


def test_unknown_hands_are_named(opened: Opens) -> None:
    _, beside = opened(deal=". .A.2.2 .3.3.4 2.4.4.".replace(". ", "* ", 1))
    assert beside.tricks.now.said.text() == "North's hand is not known: load tonight's boards, or type it."


def test_too_many_cards_without_a_library_say_how_to_get_one(opened: Opens) -> None:
    deal = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    _, beside = opened(deal=deal, start='trick=1, lead="W"')
    assert "pip install --no-deps endplay==0.5.12" in beside.tricks.now.said.text()


def test_the_four_numbers_of_a_revoke_stand_in_one_line(opened: Opens) -> None:
    played = (
        *("S leads DA", "W plays S2", "N plays D2", "E plays D4"),
        *("W leads D5", "N plays H3", "E plays HA", "S plays H4"),
        *("all hands go back", "S draws attention to trick 12"),
    )
    start = 'trick=12, lead="S", tricks={NS=8, EW=3}'
    _, beside = opened(*played, deal=".3.2. .A.4. .4.A. 2..5.", start=start, contract="4S")
    (line,) = beside.tricks.damage.lines
    assert line.text.startswith("Revoke. North-South: 8 taken at the table, 8 after any transfer, 9 with best play")
    assert line.text.endswith("Up to one trick more to consider.")
    assert line.cite == "64C1"


def test_while_the_play_goes_on_only_what_a_revoke_took_away_is_told(opened: Opens) -> None:
    played = ("S leads DA", "W plays S2", "N plays D2", "E plays D4", "W leads D5")
    start = 'trick=12, lead="S", tricks={NS=8, EW=3}'
    _, beside = opened(*played, deal=".3.2. .A.4. .4.A. 2..5.", start=start, contract="4S")
    (line,) = beside.tricks.damage.lines
    assert line.text.startswith("Revoke. North-South would have 9 with best play had it not been made; what they take")


def test_a_claim_that_cannot_be_good_is_told_and_one_that_can_is_not(opened: Opens) -> None:
    _, beside = opened("S claims 3")
    (line,) = beside.tricks.damage.lines
    assert line.text == "North-South claimed 3 tricks: against best play no line takes more than 2."


def test_a_claim_that_can_be_good_is_not_told(opened: Opens) -> None:
    _, beside = opened("S claims 2")
    assert beside.tricks.damage.lines == ()


# Kept back


def test_while_the_ruling_is_hidden_the_command_is_off_and_the_window_says_nothing(qtbot: QtBot, opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    window.hidden_ruling.turn()
    settle(qtbot, window)
    assert not window.menus.act("worth").isEnabled()
    assert not beside.pages.isVisible()
    said = [words for words in words_shown(beside) if "♥" in words or "Best" in words or "54" in words]
    assert said == []
    window.hidden_ruling.turn()
    settle(qtbot, window)
    worked_out(qtbot, beside)
    assert beside.pages.isVisible()
    assert beside.tricks.without.best.text() == "Best: 5"


def test_a_case_to_be_ruled_on_first_begins_with_the_command_off(
    tmp_path: Path, open_window: Callable[..., Window]
) -> None:
    window = open_window(ending(tmp_path, *OUT_OF_TURN), hidden=True)
    window.hidden_ruling.turn()
    window.showing.refresh()
    assert window.session.hidden
    assert not window.menus.act("worth").isEnabled()


def test_who_looks_blind_is_told_nothing(qtbot: QtBot, opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    window.menus.act("blind").trigger()
    settle(qtbot, window)
    assert not window.menus.act("worth").isEnabled()
    assert not beside.pages.isVisible()


# Beside the window


def test_it_is_loaded_only_when_it_is_opened() -> None:
    look = "import sys, bridgetable.ui.shell.window; print(any('equity' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"


def test_it_hides_no_more_of_the_felt_than_it_must(opened: Opens, qtbot: QtBot) -> None:
    """Where there is no room at the right of the window, which is wider than this screen."""
    window, beside = opened(*OUT_OF_TURN)
    assert beside.frameGeometry().right() == window.screen().availableGeometry().right()
    assert beside.width() < SIZE[0]
    for page, area in (("tricks", beside.tricks), ("score", beside.score)):
        beside.pages.show_page(page)
        qtbot.wait(1)
        assert area.minimumSizeHint().width() <= area.width() <= beside.width()
    screen, felt_ends = QRect(0, 0, 1280, 800), 949
    assert at_the_right(screen, 1268, felt_ends, SIZE[0], 361) == (919, 361)
    assert at_the_right(screen, 1268, 700, SIZE[0], 361) == (810, SIZE[0])
    assert at_the_right(QRect(0, 0, 1920, 1080), 1280, felt_ends, SIZE[0], 361) == (1280, SIZE[0])


@pytest.mark.parametrize("size", [100, max(theme.TEXT_SIZES)])
def test_letters_have_room(request: pytest.FixtureRequest, qtbot: QtBot, opened: Opens, size: int) -> None:
    window, beside = opened(*OUT_OF_TURN)
    request.addfinalizer(lambda: window.wearing.change_text(100))
    window.wearing.change_text(size)
    beside.resize(1260, 740)
    qtbot.wait(50)
    assert faults(beside) == []
    beside.pages.show_page("score")
    qtbot.wait(50)
    assert faults(beside) == []
