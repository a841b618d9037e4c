"""A window for the tests: completed, empty, and with nowhere to remember anything."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.files.files import case_id
from bridgetable.ui.files.filing import Filing
from bridgetable.ui.files.left_over import LeftOver
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.library import caselist
from bridgetable.ui.library.listed import Listed, listed
from bridgetable.ui.practice.hidden_ruling import AT_ONCE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets.notice import Notice

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


FEW = {"law45": ("lesson-*", "law45-[jn]*"), "law50": ("law50-[bc]*",)}
"""The cases of the library that are enough for a list, by folder: to list all of it takes as long as a test."""


@pytest.fixture(autouse=True)
def listed_library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of cases has some of two laws only, unless a test is marked with `whole_library`."""
    if request.node.get_closest_marker("whole_library") is None:
        monkeypatch.setattr(caselist, "listed", _few)
        monkeypatch.setattr(Listed, "parts", _parts_once)


def _few(folder: Path) -> Iterator[Listed]:
    if folder != resource_path("cases"):
        return listed(folder)
    return iter(_few_read())


_parts = Listed.parts
_known: dict[tuple[Path, str, str], list[tuple[float, list[str]]]] = {}


def _parts_once(case: Listed, language: str) -> list[tuple[float, list[str]]]:
    """The words a search finds a case by, taken from its text once for all windows."""
    key = case.path, case.told, language
    if key not in _known:
        _known[key] = _parts(case, language)
    return _known[key]


@cache
def _few_read() -> tuple[Listed, ...]:
    return tuple(
        case
        for name, wanted in FEW.items()
        for case in listed(resource_path("cases", name))
        if any(fnmatch(case.path.stem, each) for each in wanted)
    )


@pytest.fixture(autouse=True)
def cleared_away() -> None:
    """The windows of the tests before are gone: each would be dressed again with those of this one."""
    for left in QApplication.topLevelWidgets():
        if isinstance(left, Window) and not left.isVisible():
            left.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> Callable[..., Window]:
    """Opens windows on files; each waits until it is completed and closes without a question.

    A case of the library opens with its ruling, unless it is to be ruled on first (`hidden`).
    """

    def opened(path: Path | None = None, hidden: bool = False) -> Window:
        application()
        preferences = Preferences(tmp_path / "preferences.ini")
        preferences.switch(AT_ONCE, not hidden)
        preferences.switch("animate", False)
        window = Window(preferences, Recovery(tmp_path / "recovery"))
        window.resize(1280, 800)
        qtbot.addWidget(window, before_close_func=_saved)
        with qtbot.waitSignal(window.completed, timeout=PATIENCE):
            window.show()
            window.complete(path)
        qtbot.waitUntil(lambda: not window.cases.busy, timeout=PATIENCE)
        return window

    return opened


def settle(qtbot: QtBot, widget: QWidget) -> None:
    """Wait until the panels of the window have followed its table, and the keyboard them."""
    window: QWidget | None = widget
    while window is not None and not isinstance(window, Window):
        window = window.parentWidget()
    if isinstance(window, Window):
        qtbot.waitUntil(lambda: not (window.showing.beside.isActive() or window.director.busy), timeout=PATIENCE)
        qtbot.waitUntil(lambda: not window.next_step.coming, timeout=PATIENCE)
    qtbot.wait(1)


def _saved(window: Window) -> None:
    window.session.mark_saved()


@pytest.fixture
def window(open_window: Callable[..., Window], case_file: Path) -> Window:
    """A window on `case_file`."""
    return open_window(case_file)


class Desk:
    """All of a window that has to do with files."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.widget = QWidget()
        qtbot.addWidget(self.widget)
        self.strips = [Notice(), Notice(), Notice(lasting=True)]
        for strip in self.strips:
            strip.setParent(self.widget)
        self.notice, self.offered, self.unkept = self.strips
        self.recovery = Recovery(folder)
        preferences = Preferences(folder.parent / "preferences.ini")
        self.filing = Filing(self.widget, self.notice, self.unkept, preferences, self.recovery)
        self.left_over = LeftOver(self.filing, self.offered, self.recovery)

    def do(self, words: str) -> None:
        self.filing.document.session.do(parse(words))
        self.filing.put_by()

    def press(self, strip: Notice, words: str) -> None:
        next(each for each in strip.findChildren(QPushButton) if each.text() == words).click()

    @property
    def last(self) -> str:
        return sentence(self.filing.document.session.record.log[-1])

    def crash(self) -> None:
        """Be gone, with what a lock of the system leaves behind."""
        assert self.recovery._claim is not None
        os.close(self.recovery._claim._handle)
        self.recovery._claim = self.recovery._file = None


@pytest.fixture
def desks(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Makes desks over one folder, and clears them away."""
    made: list[Desk] = []

    def make(folder: Path = tmp_path / "recovery") -> Desk:
        made.append(Desk(qtbot, folder))
        return made[-1]

    yield make
    for desk in made:
        desk.filing.close()
