"""Work beside the window: the newest question is answered, the older is left, and no thread stays behind."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from threading import Event, Thread
from threading import enumerate as enumerate_threads

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bridgetable.ui.widgets.aside import Aside
from ui.conftest import PATIENCE

USUAL = sys.getswitchinterval()
"""After so many seconds a thread gives way to another, where nothing else is said."""


class Slowly:
    """Works out what is asked in two steps, the second not before it may; says what it began and what it ended."""

    def __init__(self) -> None:
        self.began, self.may_go_on = Event(), Event()
        self.begun, self.ended = list[int](), list[int]()

    def __call__(self, asked: int) -> Iterator[int | None]:
        self.begun.append(asked)
        self.began.set()
        assert self.may_go_on.wait(PATIENCE)
        yield None
        self.ended.append(asked)
        yield asked


def workers() -> list[Thread]:
    return [thread for thread in enumerate_threads() if thread.name == "slowly"]


def test_a_newer_question_takes_the_place_of_the_older(qtbot: QtBot) -> None:
    parent, work, told = QObject(), Slowly(), list[int]()
    aside = Aside(parent, "slowly", work, told.append)
    for number in (1, 2, 3):
        aside.ask(number)
        qtbot.waitUntil(work.began.is_set, timeout=PATIENCE)
    assert told == []
    assert sys.getswitchinterval() < USUAL
    work.may_go_on.set()
    qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
    assert (work.begun, work.ended, told) == ([1, 3], [3], [3])
    qtbot.waitUntil(lambda: workers() == [], timeout=PATIENCE)
    assert sys.getswitchinterval() == USUAL


def test_no_thread_is_left_when_the_program_ends(qtbot: QtBot) -> None:
    parent, work, told = QObject(), Slowly(), list[int]()
    aside = Aside(parent, "slowly", work, told.append)
    aside.ask(1)
    qtbot.waitUntil(work.began.is_set, timeout=PATIENCE)
    aside.forget()
    work.may_go_on.set()
    aside.end()
    assert workers() == []
    qtbot.wait(50)
    assert (work.ended, told) == ([], [])
