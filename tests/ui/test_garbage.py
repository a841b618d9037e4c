"""What holds only itself any more goes in the window's thread, and never while Qt is at work on what there is."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import current_thread, main_thread
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.looks.looks import Looks, dress
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets import garbage
from bridgetable.ui.widgets.aside import Aside
from ui.conftest import PATIENCE

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import gc, sys
from weakref import ref
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start import app
from bridgetable.ui.widgets import garbage

class Ring:
    def __init__(self):
        self.itself = self

def look():
    if not left:
        left.append(ref(Ring()))
        kept.extend([] for _ in range(2 * gc.get_threshold()[0]))
    elif left[0]() is None:
        print("cleared", gc.isenabled(), gc.get_freeze_count() > 10_000)
        QApplication.exit(0)

left, kept, garbage._EVERY = [], [], 20
complete = Window.complete
def completed(window, path):
    window.completed.connect(lambda: QTimer(window, interval=20, timeout=look).start())
    complete(window, path)
Window.complete = completed
sys.exit(app.run())
"""


class Ring:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def many() -> list[list[object]]:
    """So many new things that Python would look for what can go."""
    return [[] for _ in range(2 * gc.get_threshold()[0])]


@pytest.fixture
def where() -> Iterator[list[bool]]:
    """Whether it was in the window's thread, each time Python looked for what can go."""
    seen = list[bool]()

    def look(phase: str, info: object) -> None:
        if phase == "start":
            seen.append(current_thread() is main_thread())

    gc.callbacks.append(look)
    yield seen
    gc.callbacks.remove(look)


@pytest.fixture
def as_ever() -> Iterator[None]:
    """Python looks for what can go of itself, as it does where nobody says anything, and where no test has left any."""
    garbage.clear()
    gc.enable()
    yield
    gc.disable()


@pytest.mark.usefixtures("as_ever")
def test_a_thread_beside_the_window_clears_nothing_away(qtbot: QtBot, where: list[bool]) -> None:
    def work(asked: int) -> Iterator[int]:
        left.append(ref(Ring()))
        many()
        yield asked

    application()
    parent, left, told = QObject(), list["ref[Ring]"](), list[int]()
    aside = Aside(parent, "beside", work, told.append)
    aside.ask(1)
    qtbot.waitUntil(lambda: told == [1], timeout=PATIENCE)
    assert where == []
    assert left[0]() is not None
    new = many()
    garbage.clear()
    assert (where, left[0]()) == ([True], None)
    assert new


def test_what_is_old_is_looked_through_now_and_then(where: list[bool]) -> None:
    application()
    old, left = Ring(), list["ref[Ring]"]()
    left.append(ref(old))
    garbage.clear()
    assert where == [], "nothing is new"
    new = many()
    garbage.clear()
    assert where == [True]
    del old
    for times in range(2, gc.get_threshold()[2] + 5):
        new += many()
        garbage.clear()
        assert where == [True] * times
        if left[0]() is None:
            break
    assert left[0]() is None
    assert times > 5, "not each time"


class _Listens(QWidget):
    """Notes, each time its style changes, whether Python may clear away widgets at that moment."""

    def __init__(self) -> None:
        super().__init__()
        self.may_go: list[bool] = []

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.may_go.append(gc.isenabled())


@pytest.mark.usefixtures("as_ever")
def test_no_widget_is_cleared_away_while_qt_goes_through_them_all(qtbot: QtBot) -> None:
    """A widget nobody holds any more, deleted in the middle of a change of looks, would end the program."""
    application()
    listens = _Listens()
    qtbot.addWidget(listens)
    listens.ensurePolished()
    listens.may_go.clear()
    try:
        dress(Looks("dark"))
    finally:
        dress(Looks("light"))
    assert listens.may_go, "it has heard nothing"
    assert not any(listens.may_go)


def test_the_program_clears_away_but_not_among_what_its_start_has_made(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)},
        check=False,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE / 1000,
    )
    assert (ended.returncode, ended.stdout) == (0, "cleared False True\n"), ended.stderr
