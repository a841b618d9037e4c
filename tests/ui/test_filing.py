"""Opening and saving: what a file is, what a hand wrote into it, and what others do with it meanwhile."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.seats import Seat
from bridgetable.table.position import Header, Position
from bridgetable.table.record import Record
from bridgetable.table.sentences import parse
from bridgetable.ui.files import files
from bridgetable.ui.files import filing as filing_module
from bridgetable.ui.files.files import Document, Unreadable
from bridgetable.ui.record.commands import Do
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.errors import ErrorWindow
from ui.conftest import Desk, settle, write_case

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as POSIX has them")
STANDARD = QMessageBox.StandardButton


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A case with comments in it."""
    path = write_case(tmp_path, "by-hand")
    path.write_text(path.read_text(encoding="utf-8") + "# from a hand\n", encoding="utf-8")
    return path


def opened(desk: Desk, path: Path) -> Document:
    assert desk.filing.open(path)
    return desk.filing.document


# What can be opened


@POSIX
@pytest.mark.parametrize("kind", ["pipe", "device", "endless", "dangling", "circle"])
def test_what_is_no_file_is_told_at_once(desks: Callable[..., Desk], tmp_path: Path, kind: str) -> None:
    path = tmp_path / "thing.bridgecase"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        nowhere = str(tmp_path / "nowhere")
        targets = {"device": "/dev/tty", "endless": "/dev/zero", "dangling": nowhere, "circle": str(path)}
        path.symlink_to(targets[kind])
    desk, before = desks(), time.monotonic()
    assert not desk.filing.open(path)
    assert time.monotonic() - before < 2
    assert "cannot be opened" in desk.notice.text


def test_a_folder_is_looked_at_as_a_collection(desks: Callable[..., Desk], tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "thing.bridgecase"
    folder.mkdir()
    desk = desks()
    with qtbot.waitSignal(desk.filing.collection_wanted) as wanted:
        assert not desk.filing.open(folder)
    assert wanted.args == [folder]


# What is written


def test_what_a_hand_wrote_stays(desks: Callable[..., Desk], file: Path) -> None:
    desk = desks()
    opened(desk, file)
    desk.do("E drops C2")
    assert desk.filing.save()
    assert file.read_text(encoding="utf-8").endswith("# from a hand\n")
    desk.do("W drops D2")
    assert desk.filing.save()
    assert load(file).record == desk.filing.document.session.record
    assert file.read_text(encoding="utf-8").endswith("# from a hand\n")


def test_lines_end_as_they_did(desks: Callable[..., Desk], file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    desk = desks()
    opened(desk, file)
    desk.do("E drops C2")
    assert desk.filing.save()
    assert file.read_bytes().count(b"\n") == file.read_bytes().count(b"\r\n") > 5


@POSIX
def test_a_file_opened_by_a_link_is_saved_where_it_lies(desks: Callable[..., Desk], file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.bridgecase"
    link.symlink_to(file)
    file.chmod(0o604)
    desk = desks()
    opened(desk, link)
    desk.do("E drops C2")
    assert desk.filing.save()
    assert link.is_symlink()
    assert oct(file.stat().st_mode)[-3:] == "604"
    assert load(file).record == desk.filing.document.session.record


def test_what_could_not_be_read_again_replaces_nothing(
    desks: Callable[..., Desk], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, was = desks(), file.read_bytes()
    opened(desk, file)
    desk.do("E drops C2")
    monkeypatch.setattr(files, "_over", lambda *_: "id = ")
    assert not desk.filing.save()
    assert file.read_bytes() == was
    assert "could not be read again" in desk.notice.text
    assert not desk.filing.document.session.saved


def is_saved(desk: Desk) -> bool:
    return desk.filing.document.session.saved


def test_a_deal_that_was_set_up_is_work_too(desks: Callable[..., Desk]) -> None:
    desk = desks()
    desk.filing.begin(Position())
    assert is_saved(desk)
    desk.filing.begin(Position(header=Header(Seat.N, "4S")))
    assert not is_saved(desk)
    assert desk.filing.keep()
    assert desk.recovery._file is not None
    assert load(desk.recovery._file).record == Record(Position(header=Header(Seat.N, "4S")))


# What others do with the file


@pytest.mark.parametrize(
    ("answer", "saved"), [(STANDARD.Save, True), (STANDARD.Cancel, False), (STANDARD.SaveAll, True)]
)
def test_a_file_that_somebody_has_changed_is_not_replaced_unasked(
    desks: Callable[..., Desk],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: QMessageBox.StandardButton,
    saved: bool,
) -> None:
    desk = desks()
    opened(desk, file)
    desk.do("E drops C2")
    theirs = file.read_bytes() + b"# theirs\n"
    file.write_bytes(theirs)
    monkeypatch.setattr(filing_module, "ask_to_replace", lambda *_: answer)
    monkeypatch.setattr(filing_module, "ask_for_file", lambda *_: tmp_path / "mine.bridgecase")
    assert desk.filing.save() is saved
    assert desk.filing.document.session.saved is saved
    assert (file.read_bytes() == theirs) is (answer is not STANDARD.Save)
    assert (tmp_path / "mine.bridgecase").exists() is (answer is STANDARD.SaveAll)


@pytest.mark.parametrize(
    ("words", "answer"), [("Save", STANDARD.Save), ("Cancel", STANDARD.Cancel), ("Save &As…", STANDARD.SaveAll)]
)
def test_three_answers_to_a_file_that_was_changed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, words: str, answer: QMessageBox.StandardButton
) -> None:
    def pressed(box: QMessageBox) -> int:
        box.show()
        next(
            each for each in box.findChildren(QPushButton) if each.text().replace("&", "") == words.replace("&", "")
        ).click()
        return box.result()

    monkeypatch.setattr(QMessageBox, "exec", pressed)
    parent = QWidget()
    qtbot.addWidget(parent)
    assert files.ask_to_replace(parent, "a.bridgecase") is answer


def test_a_change_from_elsewhere_is_told_once_and_can_be_opened(desks: Callable[..., Desk], file: Path) -> None:
    desk = desks()
    opened(desk, file)
    desk.filing.look_around()
    assert desk.notice.isHidden()
    file.write_text(file.read_text(encoding="utf-8").replace("A card is shown", "Another title"), encoding="utf-8")
    desk.filing.look_around()
    assert "was changed by another window or program" in desk.notice.text
    desk.notice.hide()
    desk.filing.look_around()
    assert desk.notice.isHidden()
    desk.press(desk.notice, "Open it again")
    assert desk.filing.document.title == "Another title"
    file.unlink()
    desk.filing.look_around()
    desk.do("E drops C2")
    assert desk.filing.save(), "what is gone is written again"


def test_two_windows_on_one_file_know_of_each_other(desks: Callable[..., Desk], file: Path, tmp_path: Path) -> None:
    first, second = desks(), desks()
    opened(first, file)
    assert first.notice.isHidden()
    opened(second, file)
    assert "is open in another window too" in second.notice.text
    first.filing.look_around()
    assert "is open in another window too" in first.notice.text
    second.do("E drops C2")
    assert second.filing.save()
    first.filing.look_around()
    assert "was changed by another window" in first.notice.text
    second.filing.begin(Position())
    assert not first.filing._neighbours.there


def test_where_no_mark_can_be_made_a_window_has_no_neighbours(
    desks: Callable[..., Desk], file: Path, tmp_path: Path
) -> None:
    (tmp_path / "flat").write_text("", encoding="utf-8")
    for desk in (desks(tmp_path / "flat" / "recovery"), desks(tmp_path / "flat" / "recovery")):
        opened(desk, file)
        assert desk.notice.isHidden()


# When the program is ended


def test_the_end_of_a_session_asks_nobody_and_keeps_the_work(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.acting.carry_out(Do((parse("E drops C2"),)))
    monkeypatch.setattr(QGuiApplication, "isSavingSession", lambda *_: True)
    assert window.close()
    (left,) = (tmp_path / "recovery").glob("*.bridgecase")
    assert load(left).record == window.session.record


def test_a_signal_ends_the_program_with_the_work_put_by(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", codes.append)
    window.acting.carry_out(Do((parse("E drops C2"),)))
    window.end(143)
    assert codes == [143]
    assert list((tmp_path / "recovery").glob("*.bridgecase"))


@pytest.mark.parametrize(
    ("safe", "words"), [(True, "Nothing of your record is lost"), (False, "no copy of your record")]
)
def test_a_mistake_claims_only_what_is_so(qtbot: QtBot, safe: bool, words: str) -> None:
    shown = ErrorWindow("a card too many", safe)
    qtbot.addWidget(shown)
    said = " ".join(each.text() for each in shown.findChildren(QLabel))
    assert words in said
    assert ("lost" in said) is safe


def test_a_copy_that_is_unreadable_is_not_restored(desks: Callable[..., Desk], tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        desks().filing.restore(tmp_path / "nowhere.bridgecase")


CONTRADICTED = """
id = "winner"
table = {declarer="N", contract="6H"}
actions = ["E leads S9", "N plays H9 from dummy", "W plays SK", "N plays S5"]

[facts]
"trick-winner 1" = "W"
"""


def test_an_answer_that_a_later_card_contradicts_is_told_where_it_was_laid(
    qtbot: QtBot, open_window: Callable[..., Window], tmp_path: Path
) -> None:
    path = tmp_path / "winner.bridgecase"
    path.write_text(CONTRADICTED, encoding="utf-8")
    window = open_window(path)
    settle(qtbot, window)
    notice = window.middle.notice
    assert window.filing.document.path == path
    assert notice.isVisible()
    assert notice.text == (
        "Found before: Trick 1: which player won the trick? West. "
        "But by the cards South wins trick 1: the answer counts for nothing now."
    )
    found = [part.text() for part in window.director.findChildren(QLabel)]
    assert "It counts for nothing: by the cards South wins trick 1." in found
    window.acting.step(-1)
    settle(qtbot, window)
    assert not notice.isVisible()
    window.acting.step(1)
    settle(qtbot, window)
    assert notice.isVisible()
    next(each for each in notice.findChildren(QPushButton) if each.text() == "Withdraw the answer").click()
    assert window.session.record.facts == ()
    assert not notice.isVisible()
