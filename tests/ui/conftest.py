"""A window for the tests: furnished, empty, and with nowhere to remember anything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.app import application
from bridgetable.ui.files import case_id
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.recovery import Recovery
from bridgetable.ui.window import Window

PATIENCE = 30_000
"""Milliseconds a window may take on a busy machine."""

CASE = """
id = "{name}"
title = "{title}"
story = "East shows a card."
laws = ["45C1"]
table = {{declarer="S", contract="3NT"}}
deal = {{N="K74.A52.KT63.J84", E="93.T74.J974.KT62", S="AQJT62.K6.A5.Q93", W="85.QJ983.Q82.A75"}}
actions = ["W leads HQ", "S calls H2", "E holds H4 visible", "S calls the director", "the director explains"]
expect = []
"""


@pytest.fixture
def case_file(tmp_path: Path) -> Path:
    """A case of five actions with one open question."""
    return write_case(tmp_path / "library" / "law45", "shown-card")


def write_case(folder: Path, name: str, title: str = "A card is shown") -> Path:
    """Write a case file of this name into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.toml"
    path.write_text(CASE.format(name=case_id(name), title=title), encoding="utf-8")
    return path


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Callable[..., Window]:
    """Opens windows on files; each waits until it is furnished and closes without a question."""

    def opened(path: Path | None = None) -> Window:
        application()
        window = Window(Preferences(tmp_path / "preferences.ini"), Recovery(tmp_path / "recovery"))
        window.resize(1280, 800)
        qtbot.addWidget(window, before_close_func=_saved)
        with qtbot.waitSignal(window.furnished, timeout=PATIENCE):
            window.show()
            window.furnish(path)
        window.menus.act("animate").setChecked(False)
        qtbot.waitUntil(lambda: not window.cases.busy, timeout=PATIENCE)
        return window

    return opened


def settle(qtbot: QtBot, widget: QWidget) -> None:
    """Wait until the panels of the window have followed its table, and the keyboard them."""
    window: QWidget | None = widget
    while window is not None and not isinstance(window, Window):
        window = window.parentWidget()
    if isinstance(window, Window):
        qtbot.waitUntil(lambda: not window._beside.isActive() and not window.next_step.coming, timeout=PATIENCE)
    qtbot.wait(1)


def _saved(window: Window) -> None:
    window.session.mark_saved()


@pytest.fixture
def window(open_window: Callable[..., Window], case_file: Path) -> Window:
    """A window on `case_file`."""
    return open_window(case_file)
