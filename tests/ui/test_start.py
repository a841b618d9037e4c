"""What is seen first is whole, stays as it is, and can be worked with, although much of the window comes behind it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.launch import SOURCE
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import WELCOME, Window
from bridgetable.ui.start.app import application
from first_paint import FirstPaint
from ui.conftest import PATIENCE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.fixture
def seen_first(qtbot: QtBot, tmp_path: Path) -> Callable[[Callable[[Window], object]], Window]:
    """Opens a window as the program does, and does something with it as soon as the first case has been painted."""

    def opened(then: Callable[[Window], object]) -> Window:
        application()
        preferences = Preferences(tmp_path / "preferences.ini")
        preferences.switch("animate", False)
        window = Window(preferences, Recovery(tmp_path / "recovery"))
        qtbot.addWidget(window)
        done: list[bool] = []

        def painted() -> None:
            then(window)
            done.append(True)

        window.completed.connect(lambda: FirstPaint(window, painted))
        window.wearing.fit_screen()
        window.show()
        window.complete()
        qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE)
        return window

    return opened


def picture(window: Window) -> QImage:
    """What is on the screen, without having it painted anew."""
    return window.screen().grabWindow(window.winId()).toImage()


def all_there(qtbot: QtBot, window: Window) -> None:
    """Wait until everything has been brought in."""
    qtbot.waitUntil(lambda: window.has_pages and not window.cases.busy, timeout=PATIENCE)
    qtbot.wait(50)


def test_what_is_seen_first_stays_as_it_is(
    qtbot: QtBot, seen_first: Callable[[Callable[[Window], object]], Window]
) -> None:
    first: list[tuple[bool, bool, QImage]] = []
    window = seen_first(lambda it: first.append((it.has_pages, it.hidden_ruling.card.isVisible(), picture(it))))
    had_pages, asked, seen = first[0]
    assert (had_pages, asked) == (False, True)
    assert window.left.isHidden(), "on this small screen the list of cases, which fills later, is folded away"
    all_there(qtbot, window)
    assert picture(window) == seen


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (Qt.Key.Key_Space, lambda window: not window.session.hidden and window.pages.isVisible()),
        (Qt.Key.Key_Right, lambda window: window.session.at == 1),
        (Qt.Key.Key_E, lambda window: window.middle.command.field.text() == "e"),
        (Qt.Key.Key_F8, lambda window: window.left.isVisible()),
    ],
)
def test_a_key_is_heard_from_the_first_picture_on(
    qtbot: QtBot,
    seen_first: Callable[[Callable[[Window], object]], Window],
    key: Qt.Key,
    said: Callable[[Window], bool],
) -> None:
    window = seen_first(lambda it: qtbot.keyClick(QApplication.focusWidget() or it, key))
    all_there(qtbot, window)
    assert said(window)


def test_the_laws_are_loaded_behind_the_first_picture() -> None:
    """They take longer than all of the felt, and a case of which nothing has been looked at needs none."""
    case = resource_path(*WELCOME)
    code = (
        "import sys; from pathlib import Path; from bridgetable.ui.files.files import Document\n"
        f"document = Document.read(Path({str(case)!r}), 2017)\n"
        "document.session.begin_hidden()\n"
        "assert document.session.view.verdict.turn.name == 'W'\n"
        "print('bridgetable.laws' in sys.modules)\n"
        "document.session.hide(False)\n"
        "print('bridgetable.laws' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, encoding="utf-8", cwd=SOURCE
    )
    assert run.stdout.split() == ["False", "True"]
