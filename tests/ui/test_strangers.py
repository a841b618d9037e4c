"""Texts from strangers in the window: they are shown letter by letter, whatever they look like."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import bridgetable
from bridgetable.table.sentences import parse
from bridgetable.ui.files.preferences import RECENT, Preferences
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.words import as_tip
from source_trees import tree_of
from ui.conftest import settle

RICH = (
    *("setHtml(", "setMarkdown(", "insertHtml(", "appendHtml(", "TextFormat.RichText", "TextFormat.MarkdownText"),
    *("QLabel(", "QTextEdit(", "QGraphicsTextItem(", "QErrorMessage(", "setWhatsThis("),
)
IMAGE = "<img src=file:///dev/zero>"
CASE = f"""
id = "x"
title = "Nice {IMAGE}"
story = "<b>Once</b> {IMAGE}"
ruling = "<i>Ruled</i> {IMAGE}"
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
    tips = [each.toolTip() for each in widget.findChildren(QWidget)]
    tips += [each.toolTip() for each in widget.findChildren(QAction)]
    return [*wrong, *(tip for tip in tips if "<img" in tip)]


def test_nothing_of_a_record_is_taken_for_markup(hostile: Window, qtbot: QtBot) -> None:
    assert IMAGE in hostile.windowTitle()
    for told in ("<b>Once</b>", "<i>Ruled</i>"):
        assert f"{told} {IMAGE}" in [label.text() for label in hostile.story.findChildren(QLabel)]
    for line in (None, IMAGE):
        hostile.acting.go(line, None)
        for _ in range(len(hostile.session.shown.log)):
            settle(qtbot, hostile)
            for page in ("ruling", "card", "compare", "ledger"):
                hostile.show_page(page)
            assert as_typed(hostile) == []
            items = hostile.middle.table.scene().items()
            assert not [item.toolTip() for item in items if "<img" in item.toolTip()]
            hostile.acting.step(-1)


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
        for call in ast.walk(tree_of(path))
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "setToolTip" and not _safe(call.args[-1])
    ]
    assert wrong == []


def _safe(words: ast.expr) -> bool:
    """Whether a text is written in the program, or made safe."""
    if isinstance(words, ast.IfExp):
        return _safe(words.body) and _safe(words.orelse)
    if isinstance(words, ast.Call):
        name = getattr(words.func, "id", getattr(words.func, "attr", ""))
        written = name == "say" and not words.keywords  # a message into which nothing is put
        return name == "as_tip" or written or (name == "keys_told" and all(map(_safe, words.args)))
    return isinstance(words, ast.Constant)


@pytest.mark.parametrize(
    "kept",
    [
        b"geometry=" + b"A" * 150_000,
        b"recent=" + b", ".join([b"/x/y"] * 30_000),
        b"recent=/a\\0b\nown%20book%202017=/a\\0b",
        b"geometry=@ByteArray(\\x1\\xd9\\xd0\\xcb)\nlaw%20book=@Invalid()",
        b"columns=" + b"9" * 6000 + b" 5",
        b"text%20size=nan\nbottom=Q\ntheme=\\x0\ncloth=pink",
        bytes(range(256)) * 500,
    ],
)
def test_settings_that_cannot_be_are_as_at_first(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"[General]\n" + kept)
    found, first = Preferences(file), Preferences(tmp_path / "none.ini")
    assert (found.looks, found.bottom, found.columns) == (first.looks, first.bottom, first.columns)
    assert not isinstance(found.geometry, str)
    assert len(found.recent) <= RECENT
    assert not any("\0" in str(path) for path in (*found.recent, found.own_book(2017)))
    assert found.problem == ""


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as POSIX has them")
@pytest.mark.parametrize("kind", ["pipe", "link to a pipe", "folder", "sparse", "many"])
def test_what_can_be_no_settings_is_left_alone(tmp_path: Path, kind: str) -> None:
    file, pipe = tmp_path / "settings.ini", tmp_path / "pipe"
    os.mkfifo(pipe)
    match kind:
        case "pipe":
            pipe.rename(file)
        case "link to a pipe":
            file.symlink_to(pipe)
        case "folder":
            file.mkdir()
        case "sparse":
            with file.open("wb") as made:
                made.truncate(10_000_000_000)
        case _:
            file.write_bytes(b"[General]\n" + b"".join(b"k%d=1\n" % number for number in range(100_000)))
    before = file.stat()
    preferences = Preferences(file)
    preferences.remember(tmp_path / "x")
    preferences.switch("blind", on=True)
    preferences._kept.sync()
    assert preferences.problem
    assert preferences.recent == [tmp_path / "x"]  # until the program ends
    assert preferences.on("blind", default=False)
    after = file.stat()
    assert (after.st_mode, after.st_size, after.st_ino) == (before.st_mode, before.st_size, before.st_ino)


def test_the_window_says_that_nothing_is_remembered(open_window: Callable[..., Window], tmp_path: Path) -> None:
    (tmp_path / "preferences.ini").mkdir()
    text = open_window().middle.notice.text
    assert "The settings cannot be read: it is a folder." in text
    assert open_window(tmp_path / "not there").middle.notice.text.count("cannot be") == 2


def test_a_tip_over_the_timeline_is_shown_as_typed(hostile: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _widget: told.append(words))
    line = hostile.middle.timeline
    for x in range(0, line.width(), 4):
        for y in range(0, line.height(), 4):
            line._tell(QPoint(x, y), QPoint())
    assert any("&lt;img" in words for words in told)
    assert not any("<img" in words for words in told)


def test_every_text_is_typed_as_plain_or_marked_as_ours() -> None:
    """What can take markup stands in few places, each of which makes its texts safe; labels come from `basic.label`."""
    told = {
        ("/".join(path.parts[-2:]), call)
        for path in Path(bridgetable.__file__).parent.joinpath("ui").rglob("*.py")
        for call in RICH
        if call in path.read_text(encoding="utf-8")
    }
    assert told == {
        ("shell/about.py", "setMarkdown("),  # our licences
        ("shell/help.py", "setMarkdown("),  # our help
        ("widgets/words.py", "QLabel("),
        ("lawbook/page.py", "TextFormat.RichText"),  # escaped
        ("panels/law_card.py", "TextFormat.RichText"),  # escaped
        ("looks/looks.py", "TextFormat.RichText"),  # asks what a label is
        ("practice/reason.py", "TextFormat.RichText"),  # escaped
        ("record/hand_fields.py", "QLabel("),  # the sign of a suit
        ("sheet/page.py", "setHtml("),  # escaped
        ("evening/flow.py", "setHtml("),  # escaped
    }
