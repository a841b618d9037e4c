"""An evening is prepared, handed out and kept: the set list, paper, and the director's book, in the real window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.evening.book import day_of
from bridgetable.evening.exercises import exercise, worked
from bridgetable.evening.pocket import SUBJECTS, pocket_cards
from bridgetable.evening.running import Running
from bridgetable.evening.set_list import Item, SetList, read_set_list, set_list_text
from bridgetable.evening.votes import Vote
from bridgetable.practice.paths import files
from bridgetable.ui.evening.evenings import Evenings
from bridgetable.ui.evening.keeping import Keeping
from bridgetable.ui.evening.paper_dialog import PaperDialog
from bridgetable.ui.evening.papers import pocket_pages
from bridgetable.ui.evening.rehearsed import RehearsedDialog
from bridgetable.ui.evening.ruling_form import RulingForm
from bridgetable.ui.evening.set_list_window import SetListWindow
from bridgetable.ui.sheet.printed import Printed, pdf_of
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from present import present

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

NAMES = ("law54-b-accepts", "law56-partners-lead", "law50-b-ten-dropped")
PATHS = [files()[name] for name in NAMES]


@pytest.fixture
def window(open_window: Callable[..., Window]) -> Window:
    return open_window(PATHS[0])


@pytest.fixture
def evenings(window: Window) -> Evenings:
    window.evenings.show_set_list()
    return window.evenings


@pytest.fixture
def listed(evenings: Evenings) -> SetListWindow:
    evenings.set_list.add_files(PATHS)
    return evenings.set_list


def cases_of(listed: SetListWindow) -> list[str]:
    return [listed.rows.topLevelItem(row).text(1) for row in range(listed.rows.topLevelItemCount())]  # type: ignore[union-attr]


def words(printed: Printed) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(BytesIO(pdf_of(printed))).pages]


@pytest.fixture(autouse=True)
def given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not saved at the end of a test is given up."""
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Discard)


# The set list


def test_the_open_case_is_put_on_the_list_by_its_key(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert cases_of(window.evenings.set_list) == ['"I take it," says South']


def test_cases_are_put_in_order_by_keys(qtbot: QtBot, listed: SetListWindow) -> None:
    first = cases_of(listed)
    listed.rows.choose(0)
    qtbot.keyClick(listed.rows, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert cases_of(listed) == [first[1], first[0], first[2]]
    assert listed.rows.place == 1
    qtbot.keyClick(listed.rows, Qt.Key.Key_Delete)
    assert cases_of(listed) == [first[1], first[2]]
    listed.undo()
    listed.undo()
    assert cases_of(listed) == first


def test_cases_are_dragged_from_the_list_and_within_it(listed: SetListWindow) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(files()["law45-near-table"]))])
    row = listed.rows.visualItemRect(listed.rows.topLevelItem(1))  # type: ignore[arg-type]
    listed.rows.dropEvent(
        QDropEvent(
            QPointF(row.left() + 20, row.top() + 2),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )
    assert cases_of(listed)[1] == load(files()["law45-near-table"]).title_in()
    listed.rows.moving.emit(1, 3)
    assert cases_of(listed)[3] == load(files()["law45-near-table"]).title_in()


def test_the_list_of_cases_gives_a_case_as_its_file(window: Window) -> None:
    tree = window.cases.tree
    law = present(tree.topLevelItem(0))
    case = present(law.child(0))
    urls = tree.mimeData([law, case]).urls()
    assert [Path(url.toLocalFile()).suffix for url in urls] == [".toml"]


def test_minutes_are_added_up_and_notes_are_kept(listed: SetListWindow) -> None:
    for place, minutes in enumerate((5, 7)):
        listed.rows.choose(place)
        listed.fields.minutes.setValue(minutes)
    listed.fields.notes.setPlainText("Ask the back row first.")
    assert listed.told.text() == "3 cases, 12 minutes, one of them without a limit of time."
    listed.rows.choose(0)
    assert listed.fields.notes.toPlainText() == ""
    listed.rows.choose(1)
    assert listed.fields.notes.toPlainText() == "Ask the back row first."


def test_it_is_saved_and_opened_as_one_file(
    listed: SetListWindow, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tuesday.bridgeevening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    listed.title.setText("Tuesday")
    listed.title.textEdited.emit("Tuesday")
    assert listed.windowTitle().startswith("Set list *")
    assert window.evenings._keeping.save()
    assert read_set_list(path).title == "Tuesday"
    assert listed.windowTitle() == "tuesday.bridgeevening – Set list"
    assert window.evenings.may_leave()
    path.write_text(set_list_text(SetList("Wednesday", (Item("gone.bridgecase", title="Gone"),))), encoding="utf-8")
    assert window.filing.open(path)
    assert cases_of(listed) == ["! Gone"]
    listed.rows.choose(0)
    assert "not there any more" in listed.fields.trouble.text()
    listed.rows.opening.emit(0)
    assert "not there any more" in listed.notice.text
    assert window.filing.document.path == PATHS[0]


def test_a_file_that_is_no_set_list_is_one_message(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "broken.bridgeevening"
    path.write_text("title = 3\ncase = 4", encoding="utf-8")
    assert not window.filing.open(path)
    assert "broken.bridgeevening" in window.evenings.set_list.notice.text
    assert not window.filing.open(tmp_path / "none.bridgeevening")


def test_the_program_is_started_with_a_set_list(open_window: Callable[..., Window], tmp_path: Path) -> None:
    path = tmp_path / "tuesday.bridgeevening"
    path.write_text(set_list_text(SetList("Tuesday", (Item("library:law54/law54-b-accepts"),))), encoding="utf-8")
    window = open_window(path, hidden=True)
    assert window.filing.document.path is not None  # the case one begins with lies on the table
    assert window.session.hidden, "nobody has asked to see its ruling"
    assert cases_of(window.evenings.set_list) == ['"I take it," says South']


def test_what_was_not_saved_is_offered_again(window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    gone = Keeping(window.filing.folder, window)
    gone.made(gone.draft.add([Item("library:law54/law54-b-accepts", 5)]))
    assert gone.keep()
    present(gone._recovery._claim).release()  # as if that program were gone
    window.evenings.offer()
    notice = window.evenings.set_list.notice
    assert "one case" in notice.text
    left = window.evenings._keeping.left()
    window.evenings._restore(left[0].path, present(left[0].running))
    assert cases_of(window.evenings.set_list) == ['"I take it," says South']
    assert window.evenings._keeping.left() == []
    assert not window.evenings._keeping.draft.saved
    assert window.keep()


def test_one_left_behind_that_cannot_be_read_is_one_message(window: Window) -> None:
    folder = window.filing.folder / "set-lists"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "unsaved-7.bridgedraft").write_text("at = ", encoding="utf-8")
    window.evenings.offer()
    notice = window.evenings.set_list.notice
    assert "cannot be read" in notice.text and "unsaved-7" in notice.text
    window.evenings._discard(folder / "unsaved-7.bridgedraft")
    assert not list(folder.glob("*.bridgedraft"))


def test_a_list_changed_by_somebody_else_is_not_written_over_unasked(
    listed: SetListWindow, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tuesday.bridgeevening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    keeping = window.evenings._keeping
    assert keeping.save()
    theirs = set_list_text(SetList("Theirs"))
    path.write_text(theirs, encoding="utf-8")
    keeping.made(keeping.draft.remove(0))
    with monkeypatch.context() as asked:
        asked.setattr(QMessageBox, "exec", lambda _box: QMessageBox.StandardButton.Cancel)
        assert not keeping.save()
    assert path.read_text(encoding="utf-8") == theirs


def test_a_folder_that_cannot_be_written_is_one_message(
    listed: SetListWindow, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "x.bridgeevening"), ""))
    assert not window.evenings._keeping.save()
    assert "x.bridgeevening" in listed.notice.text


# Showing it


def test_a_rehearsal_tells_how_long_each_case_took(window: Window, evenings: Evenings) -> None:
    set_list = SetList("x", (Item("a", 2, title="One"), Item("b", title="Two")))
    evenings.over(Running(set_list, 1, (), (150, 60), rehearsed=True))
    dialog = present(evenings.set_list.findChild(RehearsedDialog))
    rows = [[present(dialog.rows.topLevelItem(row)).text(column) for column in range(5)] for row in range(2)]
    assert rows == [["1", "One", "2:00", "2:30", "+0:30"], ["2", "Two", "", "1:00", ""]]
    dialog.reject()


def test_an_evening_that_was_shown_has_a_summary(window: Window, evenings: Evenings) -> None:
    evenings.summary()
    assert "No evening has been shown yet" in evenings.set_list.notice.text
    vote = Vote(
        "a", "One", 2017, "What do you rule?", (("A", "played"), ("B", "not played")), "B", (2, 9), "45C1", "No."
    )
    evenings.over(Running(SetList("Tuesday", (Item("a", 2, title="One"), Item("b"))), 1, (vote,), (150, 60)))
    evenings.summary()
    said = words(present(window.findChild(PaperDialog)).pages)[0]
    assert "9 of 11 hands were raised for the right answer" in said
    assert "not played" in said and "45C1" in said and "2:30 of 2:00" in said


# Paper


def test_a_hand_out_holds_no_answer_before_its_last_page(listed: SetListWindow, window: Window) -> None:
    window.evenings.hand_out()
    dialog = present(window.findChild(PaperDialog))
    pages = words(dialog.pages)
    answers = [worked(exercise(load(path), 2017)) for path in PATHS]
    for answer in answers:
        told = " ".join(answer.ruling.split())[:30]
        assert told in pages[-1]
        assert all(told not in page and answer.law not in page for page in pages[:-1])
    dialog.switch.setChecked(False)
    without = words(dialog.pages)
    assert len(without) == len(pages) - 1
    assert all(" ".join(answer.ruling.split())[:30] not in page for answer in answers for page in without)
    assert b"".join(" ".join(answer.ruling.split())[:30].encode() for answer in answers) not in pdf_of(dialog.pages)
    assert all(f"{number} · " in "".join(without) for number in (1, 2, 3))


def test_the_teachers_notes_are_a_page_for_each_case(listed: SetListWindow, window: Window) -> None:
    listed.fields.notes.setPlainText("Ask the back row first.")
    window.evenings.print_notes()
    dialog = present(window.findChild(PaperDialog))
    assert dialog.pages.count == 3
    assert "Ask the back row first." in words(dialog.pages)[2]
    assert "Next: The ten falls" in words(dialog.pages)[1]


def test_pocket_cards_are_small_pages() -> None:
    application()
    pages = pocket_pages(pocket_cards())
    reader = pypdf.PdfReader(BytesIO(pdf_of(pages)))
    assert len(reader.pages) == pages.count == len(SUBJECTS)
    assert [round(float(side) * 25.4 / 72) for side in reader.pages[0].mediabox[2:]] == [105, 148]
    assert all(str(year) in reader.pages[0].extract_text() for year in EDITIONS)


def test_what_is_printed_is_saved(window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.evenings.pocket_cards()
    dialog = present(window.findChild(PaperDialog))
    path = tmp_path / "cards.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    dialog.save_pdf.click()
    assert path.read_bytes().startswith(b"%PDF")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "x.pdf"), ""))
    dialog.save_pdf.click()
    assert "x.pdf" in dialog.said.text()


# The director's book


def enter(window: Window, table: str, board: str) -> None:
    window.menus.act("enter ruling").trigger()
    form = present(window.findChild(RulingForm))
    form.table.setText(table)
    form.board.setText(board)
    form.accept()
    form.setParent(None)


def test_a_ruling_goes_into_the_book_and_is_ticked_off(window: Window) -> None:
    enter(window, "3", "14")
    assert "One thing is left to come back to" in window.middle.notice.text
    window.evenings.show_book()
    book = window.evenings.book
    row = present(book.list.topLevelItem(0))
    assert [row.text(column) for column in (1, 2, 4)] == ["3", "14", "53A"]
    present(row.child(0)).setCheckState(0, Qt.CheckState.Checked)
    kept, unreadable = window.evenings._book_files.rulings(day_of(datetime.now()))
    assert (kept[0].entry.open, unreadable) == (0, 0)
    assert "nothing left" in book.told.text()
    book.look.click()
    assert window.session.record.log == load(PATHS[0]).record.log
    window.session.mark_saved()


def test_a_ruling_is_changed_removed_and_put_back(window: Window) -> None:
    enter(window, "3", "14")
    enter(window, "4", "2")
    window.evenings.show_book()
    book = window.evenings.book
    book.list.setCurrentItem(book.list.topLevelItem(0))  # type: ignore[arg-type]
    book.change.click()
    form = present(book.findChild(RulingForm))
    form.note.setPlainText("<b>East</b> & West")
    form.accept()
    assert present(present(book.list.topLevelItem(0)).child(0)).text(3) == "<b>East</b> & West"
    book.print_out()
    (page,) = words(present(book.findChild(PaperDialog)).pages)
    assert "<b>East</b> & West" in page and "Table 4, board 2" in page and "72C" in page
    book.remove.click()
    assert book.list.topLevelItemCount() == 1
    book._put_back(book._kept[0])
    book._remove()
    assert book.list.topLevelItemCount() == 0
    assert not book.print.isEnabled()


def test_the_ruling_that_is_kept_back_goes_into_no_book(open_window: Callable[..., Window]) -> None:
    window = open_window(PATHS[0])
    window.hidden_ruling.turn()
    assert not window.menus.act("enter ruling").isEnabled()
    window.evenings.enter_ruling()
    assert window.findChild(RulingForm) is None
    assert "kept back" in window.middle.notice.text


def test_a_file_of_the_book_that_cannot_be_read_is_left_as_it_is(window: Window) -> None:
    enter(window, "3", "14")
    folder = window.filing.folder / "book" / day_of(datetime.now()).isoformat()
    (folder / "1.ruling").write_text("time = ", encoding="utf-8")
    window.evenings.show_book()
    assert "One ruling of this day cannot be read" in window.evenings.book.notice.text
    assert (folder / "1.ruling").read_text(encoding="utf-8") == "time = "


def test_where_the_book_cannot_be_written_that_is_said(window: Window) -> None:
    window.filing.folder.mkdir(parents=True, exist_ok=True)
    (window.filing.folder / "book").write_text("in the way", encoding="utf-8")
    enter(window, "3", "14")
    assert "cannot be written" in window.middle.notice.text
