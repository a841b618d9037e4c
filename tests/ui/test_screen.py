"""The window fits the screen at first, and is found again as it was left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QScreen
from pytestqt.qtbot import QtBot

from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.window import Window
from ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1280, 720), (1366, 768), (1280, 800), (1920, 1080)])
def test_the_first_window_fits_the_screen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    room = QRect(0, 0, width, height - 40)  # a task bar
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _screen: room)
    window = Window(Preferences(tmp_path / "p.ini"), Recovery(tmp_path / "r"))
    window.wearing.fit_screen()
    qtbot.addWidget(window)
    assert room.contains(window.normalGeometry().adjusted(0, 0, 8, 32))
    small = room.width() < 1296 or room.height() < 840
    assert window.isMaximized() == small


@pytest.mark.parametrize("maximised", [True, False])
def test_from_the_whole_screen_the_window_comes_back_as_it_was(
    qtbot: QtBot, window: Window, tmp_path: Path, maximised: bool
) -> None:
    window.setWindowState(Qt.WindowState.WindowMaximized if maximised else Qt.WindowState.WindowNoState)
    act = window.menus.act("full screen")
    act.trigger()
    assert window.isFullScreen()
    act.trigger()
    assert (window.isFullScreen(), window.isMaximized()) == (False, maximised)
    act.trigger()
    window.session.mark_saved()
    window.close()
    again = Window(Preferences(tmp_path / "preferences.ini"), Recovery(tmp_path / "other"))
    qtbot.addWidget(again)
    assert (again.isFullScreen(), again.isMaximized()) == (False, maximised)


def room(window: Window) -> bool:
    """Whether the felt is as wide as its height asks for, but for the handles between the columns."""
    felt = window.middle.table
    return felt.width() >= felt.height() * theme.TABLE_WIDTH / theme.TABLE_HEIGHT - 6


def test_a_wider_window_widens_the_panels_before_it_pads_the_felt(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window()
    seen = []
    for width in (1280, 1400, 1600):
        window.resize(width, 800)
        settle(qtbot, window)
        qtbot.waitUntil(lambda: room(window))
        left, _, right = window.columns.sizes()
        seen.append((left, right))
    assert seen[0][0] < seen[1][0] <= seen[2][0]
    assert seen[0][1] < seen[1][1] <= seen[2][1]


def test_what_happened_is_in_sight_at_every_width(qtbot: QtBot, window: Window) -> None:
    for width in (1700, 1280, 1024, 900):
        window.resize(width, 700)
        settle(qtbot, window)
        ways = [window.second_way_in, *window.left.findChildren(type(window.second_way_in))]
        named = [way for way in ways if way.text() == "What happened?" and way.isVisible()]
        assert len(named) == 1, width
    window.menus.act("case list").setChecked(True)
    window.menus.act("case list").setChecked(False)
    assert window.second_way_in.isVisible()
