"""The questions that matter may be known a little later than the ruling: until then nothing is shown as if it were."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, repeat

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.explain.relevance import Mattering
from bridgetable.session import Session
from bridgetable.ui.record.commands import FindFact
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets.slices import Slices
from present import present
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

WORKING = "Which questions matter here is still being worked out …"


class Gate:
    """Keeps the sessions from knowing what they ask for as long as it is shut."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shut = True
        weighing = Session.weighing

        def held_up(session: Session) -> Iterator[Mattering | None]:
            while self.shut:
                yield None
            yield from weighing(session)

        monkeypatch.setattr(Session, "weighing", held_up)

    def open(self, qtbot: QtBot, window: Window) -> None:
        self.shut = False
        settle(qtbot, window)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


def shown(window: Window) -> set[str]:
    return {each.text() for each in window.director.findChildren(QLabel) if each.isVisibleTo(window.director)}


def panels(qtbot: QtBot, window: Window) -> None:
    """Wait until the panels have followed the table, but for what takes longer."""
    qtbot.waitUntil(lambda: not window.showing.beside.isActive(), timeout=PATIENCE)
    qtbot.wait(1)


def test_until_the_questions_are_known_the_panel_says_so(qtbot: QtBot, window: Window, gate: Gate) -> None:
    window.showing.refresh()
    panels(qtbot, window)
    assert WORKING in shown(window) and window.director.busy
    assert "Not final yet: what may still change it is being worked out." in shown(window)
    assert window.director.questions.card is None
    assert "Ask:" not in window.middle.status.whole
    gate.open(qtbot, window)
    assert WORKING not in shown(window)
    assert "Not final yet: an open question may still change it." in shown(window)
    present(window.director.questions.card)
    assert "Ask:" in window.middle.status.whole


def test_the_key_for_the_question_waits_for_it(qtbot: QtBot, window: Window, gate: Gate) -> None:
    window.showing.refresh()
    panels(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_F3)
    assert window.middle.command.echo.text() != "No question is open."
    gate.open(qtbot, window)
    assert window.director.questions.has_focus()


def test_the_keyboard_goes_to_the_first_question_when_it_is_known(qtbot: QtBot, window: Window, gate: Gate) -> None:
    window.showing.refresh()
    window.next_step.take()
    panels(qtbot, window)
    gate.open(qtbot, window)
    assert window.director.questions.has_focus()


def test_what_comes_next_takes_the_place_of_what_is_not_finished(qtbot: QtBot, window: Window, gate: Gate) -> None:
    known: list[object] = []
    window.director.known.connect(known.append)
    window.showing.refresh()
    panels(qtbot, window)
    window.acting.step(-5)
    assert not window.director.busy
    panels(qtbot, window)
    gate.open(qtbot, window)
    assert known == [()]
    assert window.director.questions.isHidden()


def test_the_question_is_read_aloud_when_it_is_known(
    qtbot: QtBot, window: Window, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("bridgetable.ui.felt.view.announce", lambda widget, text: said.append(text))
    window.acting.step(-1)
    panels(qtbot, window)
    assert len(said) == 1 and "Ask:" not in said[0]
    gate.open(qtbot, window)
    assert said[1:] == [window.middle.status.whole.rpartition(" · ")[2]]
    assert said[1].startswith("Ask:") and said[1] in window.middle.table.accessibleDescription()


def test_what_follows_from_what_is_not_known_may_come_later_too(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "doubting", lambda session: repeat(None))
    window.acting.carry_out(FindFact("partner-could-see #3", "cannot be established"))
    panels(qtbot, window)
    assert "What follows from what is not known is still being worked out …" in shown(window)
    monkeypatch.undo()
    window.showing.refresh()
    settle(qtbot, window)
    assert {"If yes", "If no"} <= shown(window)


def work(*things: object, then: Callable[[], None] | None = None) -> Iterator[object | None]:
    yield from things
    if then is not None:
        then()


def test_work_is_done_in_slices(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    application()
    monkeypatch.setattr("bridgetable.ui.looks.theme.SLICE", 0)
    slices, found, ended = Slices(), list[object](), list[bool]()
    slices.found.connect(found.append)
    slices.finished.connect(lambda: ended.append(True))
    slices.begin(chain((None, "a"), repeat(None)), at_once=True)
    assert (slices.waiting, found) == (True, [])
    qtbot.waitUntil(lambda: found == ["a"], timeout=PATIENCE)
    assert slices.busy and not slices.waiting
    slices.begin(work(None, "c"))
    qtbot.waitUntil(lambda: not slices.busy, timeout=PATIENCE)
    assert (found, ended) == (["a", "c"], [True])


def test_what_was_found_may_put_an_end_to_the_work(qtbot: QtBot) -> None:
    application()
    slices, ended = Slices(), list[bool]()
    slices.finished.connect(lambda: ended.append(True))
    slices.found.connect(lambda _: slices.stop())
    slices.begin(work("a", then=lambda: ended.append(False)), at_once=True)
    assert not slices.busy and ended == []
    QApplication.processEvents()
    assert ended == []
