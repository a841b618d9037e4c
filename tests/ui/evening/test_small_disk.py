"""A disk that is full or read-only while something of an evening is worked on: it is said, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.evening.book import BookEntry
from bridgetable.evening.running import read_running
from bridgetable.evening.set_list import read_set_list
from bridgetable.ui.evening.kept_files import BookFiles
from bridgetable.ui.evening.paper_dialog import PaperDialog
from bridgetable.ui.files.recovery import AGAIN
from bridgetable.ui.shell.window import Window
from bridgetable.ui.show.kept import FOLDER
from bridgetable.ui.show.programme import Phase
from present import present
from ui.evening.test_evenings import cases_of
from ui.show.evenings import evening
from ui.small_disk import SmallDisk, small_disk

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

FULL = pytest.mark.parametrize("how", ["full", "read-only"])
LONGEST = round(2000 * AGAIN + 3000)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """The disk on which unsaved work is put by."""
    with small_disk(tmp_path / "recovery") as mounted:
        yield mounted


@pytest.fixture
def stick(tmp_path: Path) -> Iterator[SmallDisk]:
    """Another one, on which files are saved."""
    with small_disk(tmp_path / "stick") as mounted:
        yield mounted


def close(disk: SmallDisk, how: str) -> None:
    """Let nothing be written on it any more."""
    disk.fill() if how == "full" else disk.read_only(True)


def open_again(disk: SmallDisk, how: str) -> None:
    disk.make_room() if how == "full" else disk.read_only(False)


def test_a_show_goes_on_where_it_cannot_be_put_by(
    disk: SmallDisk, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    window.presenting.begin_evening(evening("lesson-45-1", "law54-b-accepts"))
    stage = present(window.presenting.stage)
    assert window.presenting.kept.flush()
    (kept,) = (disk.folder / FOLDER).glob("*.bridgeshow")
    before = read_running(kept)
    disk.fill()
    said: list[str] = []
    window.presenting.kept.turned.connect(lambda: said.append(stage.room.page.said))
    stage.programme.ask()
    for _ in range(3):
        qtbot.keyClick(stage.room, Qt.Key.Key_Plus)
    qtbot.waitUntil(lambda: bool(window.presenting.kept.problem), timeout=LONGEST)
    qtbot.waitUntil(lambda: bool(said), timeout=LONGEST)
    assert "cannot be put by" in said[0], "it is said where the teacher looks"
    assert sum(stage.programme.ballot.hands) == 3, "the show goes on"
    assert read_running(kept) == before, "what was kept before can still be read"
    disk.make_room()
    qtbot.waitUntil(lambda: not window.presenting.kept.problem, timeout=LONGEST)
    assert window.presenting.kept.flush()
    assert [sum(vote.hands) for vote in read_running(kept).votes] == [3], "it is put by as soon as there is room"
    stage.leaving.emit()
    window.presenting.kept.drop()


def test_hands_of_an_evening_that_is_over_stay_until_there_is_room(
    disk: SmallDisk, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    window.presenting.begin_evening(evening("lesson-45-1", "law54-b-accepts"))
    stage = present(window.presenting.stage)
    stage.programme.go_to(1)
    stage.programme.ask()
    qtbot.keyClick(stage.room, Qt.Key.Key_Plus)
    qtbot.keyClick(stage.room, Qt.Key.Key_Space)
    assert window.presenting.kept.flush()
    disk.fill()
    qtbot.keyClick(stage.room, Qt.Key.Key_Escape)
    notice, folder = window.middle.notice, disk.folder / FOLDER
    assert "of this evening cannot be kept: No space" in notice.text
    (kept,) = folder.glob("*.bridgeshow")
    assert [sum(vote.hands) for vote in read_running(kept).votes] == [1], "the next start offers it"
    window.evenings.summary()
    assert window.findChild(PaperDialog) is not None, "what there is to say of it can be printed all the same"
    disk.make_room()
    next(each for each in notice.findChildren(QPushButton) if each.text() == "Try again").click()
    last = present(window.evenings._past.last())
    assert [sum(vote.hands) for vote in last.votes] == [1]
    assert notice.isHidden() and not list(folder.glob("*.bridgeshow"))


def test_a_show_is_held_where_nothing_can_be_written(
    disk: SmallDisk, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    disk.read_only(True)
    window = open_window(hidden=True)
    window.presenting.begin()
    stage = present(window.presenting.stage)
    qtbot.waitUntil(lambda: bool(window.presenting.kept.problem), timeout=LONGEST)
    while stage.programme.phase is not Phase.ASKING:
        qtbot.keyClick(stage.room, Qt.Key.Key_PageDown)
    disk.read_only(False)
    qtbot.waitUntil(lambda: not window.presenting.kept.problem, timeout=LONGEST)
    assert window.presenting.kept.flush()
    stage.leaving.emit()
    window.presenting.kept.drop()


@FULL
def test_a_set_list_is_not_harmed_where_it_cannot_be_saved(
    stick: SmallDisk, how: str, open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Discard)
    window = open_window()
    keeping, listed = window.evenings._keeping, window.evenings.set_list
    file = stick.folder / "tuesday.bridgeevening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert keeping.begin(evening("lesson-45-1").set_list) and keeping.save_as()
    before = file.read_bytes()
    close(stick, how)
    keeping.made(keeping.draft.change(replace(keeping.draft.set_list, title="Wednesday")))
    assert not keeping.save()
    assert "tuesday.bridgeevening cannot be written" in listed.notice.text
    assert file.read_bytes() == before
    assert keeping.keep(), "a copy is put by elsewhere"
    open_again(stick, how)
    assert keeping.save() and read_set_list(file).title == "Wednesday"
    assert cases_of(listed), "the list is still there"
    assert not [path for path in stick.folder.iterdir() if path != file]


@FULL
def test_a_ruling_that_cannot_be_entered_is_said(stick: SmallDisk, how: str) -> None:
    files, day = BookFiles(stick.folder), date(2026, 3, 3)
    entry = BookEntry("19:30", "4", "17", "East drops a card", "East's ♥9 is a minor penalty card.", "50B", 2017)
    first = files.add(day, entry)
    close(stick, how)
    with pytest.raises(OSError, match="space|Read-only|denied"):
        files.add(day, entry)
    with pytest.raises(OSError, match="space|Read-only|denied"):
        files.put(first)
    open_again(stick, how)
    assert [kept.entry for kept in files.rulings(day)[0]] == [entry] and files.rulings(day)[1] == 0
