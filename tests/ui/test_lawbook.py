"""The law book on the screen, and the user's own beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cases.shows import shown_by_cases
from bridgetable.lawbook.history import BookPlace
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from ownbook.printed import MANNERS, Manner, book, pdf
from present import present
from ui.conftest import PATIENCE

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "preferences.ini")


@pytest.fixture
def open_book(qtbot: QtBot, preferences: Preferences) -> Callable[[], LawBookWindow]:
    """Opens law books at 45C4(b); the library is not looked through."""

    def opened() -> LawBookWindow:
        application()
        window = LawBookWindow(preferences)
        qtbot.addWidget(window)
        window._timer.stop()
        window.open_at("45C4(b)", 2017)
        return window

    return opened


@pytest.fixture
def law_book(open_book: Callable[[], LawBookWindow]) -> LawBookWindow:
    return open_book()


def said(widget: QWidget) -> str:
    """All that is to be read on a widget."""
    return "\n".join(part.text() for part in widget.findChildren(QLabel) if not part.isHidden())


def test_a_paragraph_stands_in_both_editions_with_what_differs_lit(law_book: LawBookWindow) -> None:
    words = said(law_book.page)
    assert "2007 · 45C4(b)" in words and "2017 · 45C4(b)" in words
    assert "underline" in words and "Now only for declarer" in words
    law_book.go("16C1", 2017)
    words = said(law_book.page)
    assert "2007 · 16D1" in words and "underline" not in words
    assert "it was <a href='16D1@2007'>" in words
    law_book.go("12C1", 2017)
    assert "The program does not rule on this paragraph." in said(law_book.page)


def test_the_search_leads_to_the_paragraph_while_it_is_typed(qtbot: QtBot, law_book: LawBookWindow) -> None:
    qtbot.keyClicks(law_book.list.field, "dropped card")
    assert law_book.place is not None and law_book.place.cite in ("50B", "48A", "49")
    assert law_book.list.hits.count() > 3
    qtbot.keyClick(law_book.list.field, Qt.Key.Key_Down)
    law_book.list.hits.setCurrentRow(1)
    second = law_book.place
    law_book.list.field.clear()
    qtbot.keyClicks(law_book.list.field, "xylophone")
    assert "Nothing found" in said(law_book.list)
    assert law_book.place == second
    law_book.list.field.clear()
    assert "Nothing found" not in said(law_book.list)


def test_the_tree_is_open_where_one_reads(law_book: LawBookWindow) -> None:
    item = present(law_book.list.tree.currentItem())
    assert item.text(0).startswith("45C4(b)")
    assert present(item.parent()).text(0).startswith("▾ 45C4")
    law_book.list.tree.setCurrentItem(law_book.list._items["50"])
    assert law_book.place == BookPlace("50", 2017)
    assert law_book.list._items["50"].text(0).startswith("▾ 50")


def test_back_and_forward_by_key_and_by_mouse(qtbot: QtBot, law_book: LawBookWindow) -> None:
    law_book.page.cited.emit("47D", 2017)
    law_book.page.cited.emit("16D", 2007)
    qtbot.mouseClick(law_book.back, Qt.MouseButton.LeftButton)
    assert law_book.place == BookPlace("47D", 2017)
    qtbot.keyClick(law_book, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert law_book.place == BookPlace("45C4(b)", 2017)
    assert not law_book.back.isEnabled()
    qtbot.keyClick(law_book, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert law_book.place == BookPlace("47D", 2017)
    qtbot.mouseClick(law_book.forward, Qt.MouseButton.LeftButton)
    assert law_book.place == BookPlace("16D", 2007)


def test_the_other_numbers_lead_to_the_same_paragraph(qtbot: QtBot, law_book: LawBookWindow) -> None:
    law_book.go("16C1", 2017)
    qtbot.mouseClick(law_book.edition.part("2007"), Qt.MouseButton.LeftButton)
    assert law_book.place == BookPlace("16D1", 2007)
    law_book.go("16C", 2017)
    words = said(law_book.page)
    assert "1997: 16C" in words and "16D" in words
    assert "stands for something else" in words


def test_every_paragraph_can_be_read(law_book: LawBookWindow) -> None:
    for edition, cite in ((2007, "16A3"), (2017, "62C3"), (2007, "68 footnote"), (2017, "45"), (2017, "12A1")):
        law_book.go(cite, edition)
        assert law_book.place == BookPlace(cite, edition)
        assert said(law_book.page)


def test_the_panel_leads_to_the_law_book_and_a_case_back(qtbot: QtBot, window: Window, case_file: Path) -> None:
    window.menus.act("law book").trigger()
    law_book = present(window.findChild(LawBookWindow))
    law_book._cases = shown_by_cases(resource_path("cases", "law45"))
    cite, edition = window.director.law.shown
    assert law_book.place == BookPlace(cite, edition)
    qtbot.waitUntil(lambda: not law_book._timer.isActive(), timeout=PATIENCE)
    law_book.go("45C1", 2017)
    assert "case:" in said(law_book.page)
    law_book.page.case_wanted.emit(case_file)
    assert window.filing.document.path == case_file
    law_book.close()
    window.director.law.book_wanted.emit()
    assert law_book.isVisible()


def test_every_control_has_a_name(law_book: LawBookWindow) -> None:
    controls = [*law_book.findChildren(QAbstractButton), law_book.list.field, law_book.list.tree, law_book.list.hits]
    for control in controls:
        if not control.isHidden():
            interface = QAccessible.queryAccessibleInterface(control)
            assert interface.text(QAccessible.Text.Name), control


# My own law book


@pytest.fixture
def own_file(tmp_path: Path) -> Callable[..., Path]:
    """Prints a law book of 2017 for the user."""

    def printed(manner: Manner = MANNERS["international"], length: int = 0) -> Path:
        path = tmp_path / "My laws.pdf"
        path.write_bytes(pdf(book(manner, 2017, length)))
        return path

    return printed


def wait_for(qtbot: QtBot, law_book: LawBookWindow) -> None:
    qtbot.waitUntil(lambda: not any(card.busy for card in law_book.own.cards.values()), timeout=PATIENCE)


def test_the_users_own_book_stands_beside_ours(
    qtbot: QtBot, law_book: LawBookWindow, own_file: Callable[..., Path], preferences: Preferences
) -> None:
    path = own_file()
    law_book.go("16D1", 2007)
    law_book.own.take(path)
    wait_for(qtbot, law_book)
    card = law_book.own.cards[2017]
    assert card.isVisible() and not law_book.own.cards[2007].isVisible()
    assert "innocent side" in card.text.toPlainText().replace("\n", " ")
    assert "Page" in card.note.text() and "paragraphs found" in card.note.text()
    law_book.go("17E", 2007)
    assert "not found" in card.note.text()
    law_book.go("16A3", 2007)
    assert "no such paragraph" in card.note.text() and not card.text.toPlainText()
    kept = Path(preferences._kept.fileName())
    preferences._kept.sync()
    assert "My%20laws" in kept.read_text(encoding="utf-8") or "My laws" in kept.read_text(encoding="utf-8")
    assert "innocent" not in kept.read_text(encoding="utf-8")


def test_the_edition_of_the_users_book_can_be_changed_and_the_book_forgotten(
    qtbot: QtBot, law_book: LawBookWindow, own_file: Callable[..., Path], preferences: Preferences
) -> None:
    path = own_file()
    law_book.own.take(path)
    wait_for(qtbot, law_book)
    qtbot.mouseClick(law_book.own.cards[2017]._edition.part("2007"), Qt.MouseButton.LeftButton)
    assert preferences.own_book(2007) == path and preferences.own_book(2017) is None
    assert law_book.own.cards[2007].isVisible() and not law_book.own.cards[2017].isVisible()
    qtbot.mouseClick(law_book.own.cards[2007]._drop, Qt.MouseButton.LeftButton)
    assert preferences.own_book(2007) is None
    assert not law_book.own.isVisible()


def test_the_users_book_is_there_again_next_time(
    qtbot: QtBot, open_book: Callable[[], LawBookWindow], own_file: Callable[..., Path], preferences: Preferences
) -> None:
    preferences.remember_own_book(2007, own_file())
    law_book = open_book()
    wait_for(qtbot, law_book)
    assert law_book.own.cards[2007].book is not None  # where the user put it, whatever its title page says


def test_the_user_points_to_a_file(law_book: LawBookWindow) -> None:
    law_book.add_own.click()
    dialog = present(law_book.own.findChild(QFileDialog))
    assert dialog.isVisible()
    dialog.reject()


def test_a_book_of_200_pages_does_not_hold_up_the_window(
    qtbot: QtBot, law_book: LawBookWindow, own_file: Callable[..., Path]
) -> None:
    """The window goes on and shows how far the reading has come; how long it is held up, `bench` measures."""
    card, beats, seen = law_book.own.cards[2017], [0], set()
    law_book.own.take(own_file(MANNERS["two columns"], 2000))

    def beat() -> None:
        beats[0] += 1
        seen.add(card.bar.value())

    timer = QTimer(law_book, interval=5)  # it ends with the window, however the test ends
    timer.timeout.connect(beat)
    timer.start()
    wait_for(qtbot, law_book)
    timer.stop()
    assert card.book is not None
    assert beats[0] > 10 and len(seen) > 3


def test_reading_can_be_stopped(qtbot: QtBot, law_book: LawBookWindow, own_file: Callable[..., Path]) -> None:
    law_book.own.take(own_file(length=2000))
    qtbot.mouseClick(law_book.own.cards[2017].cancel, Qt.MouseButton.LeftButton)
    wait_for(qtbot, law_book)
    assert not law_book.own.any


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("broken.pdf", b"%PDF-1.4 nothing", "damaged"),
        ("scan.pdf", pdf([[], []]), "pictures of pages"),
        ("novel.txt", b"It was a dark night. " * 50, "No laws"),
        ("gone.pdf", None, "cannot be opened"),
    ],
)
def test_one_sentence_says_why_a_file_is_no_law_book(
    qtbot: QtBot, law_book: LawBookWindow, tmp_path: Path, name: str, content: bytes | None, words: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    law_book.own.take(path)
    wait_for(qtbot, law_book)
    card = law_book.own.cards[2017]
    assert words in card.problem.text() and name in card.problem.text()
    assert card.problem.isVisible() and not card.text.isVisible()
    qtbot.mouseClick(card._drop, Qt.MouseButton.LeftButton)
    assert not law_book.own.any


def test_the_law_book_is_as_large_as_it_was_and_its_columns_as_wide(open_book: Callable[[], LawBookWindow]) -> None:
    law_book = open_book()
    law_book.resize(780, 620)
    assert law_book._columns.sizes()[0] == 780 // 4
    law_book._columns.moveSplitter(260, 1)
    law_book.close()
    again = open_book()
    assert (again.width(), again.height()) == (780, 620)
    assert abs(again._columns.sizes()[0] - 260) <= 2
