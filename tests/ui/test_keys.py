"""Keys do what the help says, wherever the keyboard is; letters are text unless a cue says what they do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.sentences import sentence
from bridgetable.ui.help import HelpWindow
from bridgetable.ui.window import Window
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

CASE = resource_path("cases", "law45", "lesson-45-3.toml")
KEYS = Qt.Key


def focused(window: Window) -> QWidget:
    return window.focusWidget() or window


def log(window: Window) -> list[str]:
    return [sentence(entry) for entry in window.session.shown.log]


def click_card(qtbot: QtBot, window: Window, seat: Seat, name: str) -> None:
    view = window.middle.table
    card = view.table_scene.item((seat, parse_card(name))).sceneBoundingRect()
    at = view.mapFromScene(card.topLeft()) + QPoint(10, 10)  # where the next card of the hand leaves it free
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def window(open_window: Callable[..., Window], qtbot: QtBot) -> Window:
    opened = open_window(CASE)
    qtbot.waitUntil(lambda: not opened.cases.busy, timeout=60_000)
    return opened


def from_the_list(qtbot: QtBot, window: Window) -> None:
    item = next(item for item in window.cases._cases() if not item.parent().isHidden())
    item.parent().setExpanded(True)
    window.cases.tree.setFocus()
    window.cases.tree.itemClicked.emit(item, 0)


def from_the_search(qtbot: QtBot, window: Window) -> None:
    window.cases.search.setFocus()
    qtbot.keyClicks(window.cases.search, "nine first")
    qtbot.keyClick(window.cases.search, KEYS.Key_Return)


@pytest.mark.parametrize("open_a_case", [from_the_list, from_the_search])
def test_all_keys_step_the_table_once_a_case_is_open(
    qtbot: QtBot, window: Window, open_a_case: Callable[[QtBot, Window], None]
) -> None:
    open_a_case(qtbot, window)
    settle(qtbot, window)
    end = window.session.at
    for key, at in (
        (KEYS.Key_Home, 0),
        (KEYS.Key_Right, 1),
        (KEYS.Key_PageDown, 2),
        (KEYS.Key_PageUp, 1),
        (KEYS.Key_Left, 0),
        (KEYS.Key_End, end),
    ):
        qtbot.keyClick(focused(window), key)
        assert window.session.at == at, key


def test_enter_in_the_search_opens_the_first_case_found(qtbot: QtBot, window: Window) -> None:
    window.cases.search.setFocus()
    qtbot.keyClicks(window.cases.search, "jack oops the king")
    qtbot.keyClick(window.cases.search, KEYS.Key_Return)
    assert window.filing.document.path is not None
    assert window.filing.document.path.stem == "lesson-45-1"


def test_what_is_typed_after_a_click_on_a_card_is_typed(qtbot: QtBot, window: Window) -> None:
    before = log(window)
    click_card(qtbot, window, Seat.E, "HQ")
    for letter in "e drops hq":
        qtbot.keyClick(focused(window), letter)
    assert window.middle.command.field.text() == "e drops hq"
    assert log(window) == before


def test_letters_are_text_while_something_stands_on_the_line(qtbot: QtBot, window: Window) -> None:
    before = log(window)
    window.middle.command.field.setFocus()
    qtbot.keyClicks(window.middle.command.field, "e ")
    click_card(qtbot, window, Seat.E, "HQ")
    for letter in "drops hq":
        qtbot.keyClick(focused(window), letter)
    assert window.middle.command.field.text() == "e drops hq"
    assert log(window) == before


def test_a_letter_acts_only_while_a_cue_says_so(qtbot: QtBot, window: Window) -> None:
    echo = window.middle.command.echo
    click_card(qtbot, window, Seat.E, "HQ")
    assert echo.whole.startswith("♥Q of East is chosen: P play · ") and "D drop" in echo.whole
    qtbot.keyClick(focused(window), "d")
    settle(qtbot, window)
    assert log(window)[-1] == "E drops HQ"
    qtbot.keyClick(focused(window), KEYS.Key_Escape)
    assert "is chosen" not in echo.whole


def test_escape_closes_the_help(qtbot: QtBot, window: Window) -> None:
    qtbot.keyClick(focused(window), KEYS.Key_F1)
    help_window = next(each for each in window.findChildren(HelpWindow) if each.isVisible())
    help_window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is help_window, timeout=PATIENCE)
    qtbot.keyClick(help_window.focusWidget() or help_window, KEYS.Key_Escape)
    assert not help_window.isVisible()


def test_maximised_comes_back_after_the_whole_screen(qtbot: QtBot, window: Window) -> None:
    window.showMaximized()
    window.menus.act("full screen").trigger()
    assert window.isFullScreen()
    window.menus.act("full screen").trigger()
    assert window.isMaximized() and not window.isFullScreen()
    window.menus.act("full screen").trigger()
    window._remember_place()
    assert window.isMaximized() and not window.isFullScreen()
