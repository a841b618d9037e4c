"""Texts from strangers in the window: they are shown letter by letter, whatever they look like."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import bridgetable
from bridgetable.table.sentences import parse
from bridgetable.ui.kit import as_tip
from bridgetable.ui.preferences import RECENT, Preferences
from bridgetable.ui.window import Window
from ui.conftest import settle

IMAGE = "<img src=file:///dev/zero>"
CASE = f"""
id = "x"
title = "Nice {IMAGE}"
story = "<b>Once</b> {IMAGE}"
source = "{IMAGE}"
table = {{declarer="S", contract="4S"}}
actions = ["W leads HT", 'E remarks "{IMAGE}"', 'S claims 3 "{IMAGE}"', 'E objects "{IMAGE}"']

[[branch]]
name = "{IMAGE}"
after = 1
actions = ['E explains the auction as "{IMAGE}"']
"""


@pytest.fixture
def hostile(open_window: Callable[..., Window], qtbot: QtBot, tmp_path: Path) -> Window:
    """A window on a record in which every text looks like markup with a picture in it."""
    path = tmp_path / "<img src=x>.bridgecase"
    path.write_text(CASE, encoding="utf-8")
    window = open_window(path)
    assert window.filing.document.path == path
    settle(qtbot, window)
    return window


def as_typed(widget: QWidget) -> list[str]:
    """What a window shows that Qt would take for markup."""
    wrong = [
        label.text()
        for label in widget.findChildren(QLabel)
        if label.textFormat() == Qt.TextFormat.AutoText and Qt.mightBeRichText(label.text())
    ]
    tips = [each.toolTip() for each in (*widget.findChildren(QWidget), *widget.findChildren(QAction))]
    return [*wrong, *(tip for tip in tips if "<img" in tip)]


def test_nothing_of_a_record_is_taken_for_markup(hostile: Window, qtbot: QtBot) -> None:
    assert IMAGE in hostile.windowTitle()
    assert any(IMAGE in label.text() for label in hostile.story.findChildren(QLabel))
    for line in (None, IMAGE):
        hostile.go(line, None)
        for _ in range(len(hostile.session.shown.log)):
            settle(qtbot, hostile)
            for page in ("ruling", "card", "compare", "ledger"):
                hostile.show_page(page)
            assert as_typed(hostile) == []
            items = hostile.middle.table.scene().items()
            assert not [item.toolTip() for item in items if "<img" in item.toolTip()]
            hostile.step(-1)


def test_the_question_whether_to_save_shows_no_picture(hostile: Window, qtbot: QtBot) -> None:
    hostile.session.do(parse("E drops C2"))
    seen: list[tuple[str, Qt.TextFormat]] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append((box.text(), box.textFormat()))
        box.button(QMessageBox.StandardButton.Cancel).click()

    QTimer.singleShot(200, answer)
    assert not hostile.filing.may_leave()
    assert seen == [(f"Save the changes to “Nice {IMAGE}”?", Qt.TextFormat.PlainText)]


def test_a_tip_is_what_was_typed() -> None:
    assert as_tip("a < b and\nc") == "a < b and\nc"
    assert not Qt.mightBeRichText(as_tip("a < b"))
    assert "<img" not in as_tip(IMAGE)
    assert "&lt;img" in as_tip(IMAGE)


def test_every_tip_is_our_own_words_or_shown_as_typed() -> None:
    wrong = [
        f"{path.name}:{call.lineno}"
        for path in Path(bridgetable.__file__).parent.joinpath("ui").rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "setToolTip" and not _safe(call.args[-1])
    ]
    assert wrong == []


def _safe(words: ast.expr) -> bool:
    """Whether a text is written in the program, or made safe."""
    if isinstance(words, ast.IfExp):
        return _safe(words.body) and _safe(words.orelse)
    if isinstance(words, ast.Call):
        name = getattr(words.func, "id", getattr(words.func, "attr", ""))
        return name == "as_tip" or (name in ("tr", "keys_told") and all(map(_safe, words.args)))
    return isinstance(words, ast.Constant)


@pytest.mark.parametrize(
    "kept",
    [
        b"geometry=" + b"A" * 5_000_000,
        b"recent=" + b", ".join([b"/x/y"] * 100_000),
        b"columns=" + b"9" * 6000 + b" 5",
        b"text%20size=nan\nbottom=Q\ntheme=\\x0\ncloth=pink",
        bytes(range(256)) * 1000,
    ],
)
def test_settings_that_cannot_be_are_as_at_first(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"[General]\n" + kept)
    found, first = Preferences(file), Preferences(tmp_path / "none.ini")
    assert (found.looks, found.bottom, found.columns) == (first.looks, first.bottom, first.columns)
    assert found.geometry is None
    assert len(found.recent) <= RECENT
