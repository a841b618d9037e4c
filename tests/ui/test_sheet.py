"""The ruling sheet in the window: shown, saved, copied and printed; and a ruling reported in a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from bridgetable.cases.reader import load
from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.sheet import dialog as sheet_dialog
from bridgetable.ui.sheet import page as sheet_page
from bridgetable.ui.sheet import report_dialog
from bridgetable.ui.sheet.dialog import SheetDialog
from bridgetable.ui.sheet.page import SheetPage
from bridgetable.ui.sheet.printed import draw_on, pdf_of
from bridgetable.ui.sheet.report_dialog import ReportDialog
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton
from present import present
from ui.conftest import PATIENCE
from ui.test_window import CTRL, click, key, log, type_in

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

LOOK = 20
"""Milliseconds between two looks for the dialog that asks where to save."""
LEAD = resource_path("cases", "law54", "law54-d-refused.toml")
FORBID = "Forbid West to lead clubs while he keeps the lead. The penalty card goes back to the hand."
WEIGHTY = resource_path("cases", "law67", "law67-b2-the-king-was-seen.toml")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where files are proposed to be saved."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def opened(window: Window) -> SheetDialog:
    window.menus.act("sheet").trigger()
    return window.findChildren(SheetDialog)[-1]


def words(pdf: bytes) -> str:
    (page,) = pypdf.PdfReader(BytesIO(pdf)).pages
    return " ".join(page.extract_text().split())


def shown(window: Window) -> list[str]:
    """The words on the buttons that are in sight."""
    buttons = [part for part in window.findChildren(QAbstractButton) if part.isVisible()]
    return [part.text_shown() if isinstance(part, WrapButton) else part.text() for part in buttons]


class Inputs:
    """Counts what the user does: a key or a click is one, a typed line counts its letters."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot, self.window, self.count = qtbot, window, 0

    def key(self, pressed: Qt.Key, with_: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.count += 1
        key(self.qtbot, self.window, pressed, with_)

    def line(self, text: str) -> None:
        self.count += len(text) + 1
        type_in(self.qtbot, self.window, text)

    def click(self, said: str) -> None:
        self.count += 1
        self.qtbot.waitUntil(lambda: said in shown(self.window), timeout=PATIENCE)  # the panels follow the table
        click(self.qtbot, self.window, said)

    def accept_the_name(self) -> None:
        """Enter, in the dialog that asks where to save, as soon as it is there."""

        def enter() -> None:
            there = QApplication.topLevelWidgets()
            asking = [part for part in there if isinstance(part, QFileDialog) and part.isVisible()]
            if asking:
                looking.stop()
                self.count += 1
                self.qtbot.keyClick(asking[0].findChild(QLineEdit), Qt.Key.Key_Return)

        looking = QTimer(self.window, interval=LOOK)
        looking.timeout.connect(enter)
        looking.start()

    def save_the_sheet(self) -> None:
        """From a ruling to the saved sheet: Ctrl+P, Enter, Enter."""
        self.key(Qt.Key.Key_P, CTRL)
        self.accept_the_name()
        self.count += 1
        self.qtbot.keyClick(present(self.window.findChild(SheetDialog)).save_pdf, Qt.Key.Key_Return)


def test_from_a_ruling_to_the_saved_sheet_in_three_inputs(
    qtbot: QtBot, open_window: Callable[..., Window], folder: Path
) -> None:
    window = open_window(LEAD)
    click(qtbot, window, "Do it")
    click(qtbot, window, FORBID)
    inputs = Inputs(qtbot, window)
    inputs.save_the_sheet()
    assert inputs.count == 3
    said = words((folder / "south-will-not-have-the-opening-lead.pdf").read_bytes())
    assert "West may not lead clubs until he loses the lead." in said
    assert "♥ Q J 9 8 3" in said
    assert "50D2(a)" in said


def test_from_an_empty_table_to_the_saved_sheet(qtbot: QtBot, open_window: Callable[..., Window], folder: Path) -> None:
    inputs = Inputs(qtbot, window := open_window(folder / "nothing"))
    inputs.line("e leads c2")
    inputs.click(FORBID)
    inputs.save_the_sheet()
    assert log(window)[-1] == "S chooses to forbid clubs"
    assert inputs.count <= 24
    assert "West may not lead clubs" in words((folder / "new-record.pdf").read_bytes())


# The dialog


def test_the_sheet_is_made_anew_for_the_board_and_the_paper(qtbot: QtBot, window: Window) -> None:
    dialog = opened(window)
    a4 = dialog.page.size
    qtbot.keyClicks(dialog.where, "Board 7")
    assert dialog.page.shown.board[0] == "Board 7"
    assert "Board 7" in dialog.preview.accessibleDescription()
    qtbot.mouseClick(dialog.papers.part("Letter"), Qt.MouseButton.LeftButton)
    assert dialog.page.size.height() < a4.height()
    dialog.grab()


@pytest.mark.parametrize(("measure", "paper"), [("ImperialUSSystem", "Letter"), ("MetricSystem", "A4")])
def test_the_paper_is_that_of_the_country(monkeypatch: pytest.MonkeyPatch, measure: str, paper: str) -> None:
    monkeypatch.setattr(QLocale, "measurementSystem", lambda _: QLocale.MeasurementSystem[measure])
    assert sheet_page.usual_paper() is QPageSize.PageSizeId[paper]


def test_the_sheet_is_copied_as_text(qtbot: QtBot, window: Window) -> None:
    dialog = opened(window)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert "WHAT HAPPENED\n 1. West leads ♥Q." in QGuiApplication.clipboard().text()
    assert dialog.said.text().startswith("Copied")


def test_the_sheet_is_saved_as_a_picture(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheet_dialog, "ask_where", lambda _parent, name, _filters: tmp_path / name)
    dialog = opened(window)
    qtbot.mouseClick(dialog.save_picture, Qt.MouseButton.LeftButton)
    image = QImage(str(tmp_path / "a-card-is-shown.png"))
    assert abs(image.height() / image.width() - dialog.page.size.height() / dialog.page.size.width()) < 0.01
    colours = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(0, 400, 3)}
    assert {"#ffffff", "#000000"} <= colours


def test_a_sheet_that_is_not_saved_and_one_that_cannot_be(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window)
    for place in (None, tmp_path / "nowhere" / "x.pdf"):
        monkeypatch.setattr(sheet_dialog, "ask_where", lambda *_, place=place: place)
        qtbot.mouseClick(dialog.save_pdf, Qt.MouseButton.LeftButton)
    assert "cannot be written" in dialog.said.text()
    assert not list(tmp_path.rglob("*.pdf"))


def test_without_a_printer_that_is_said(qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    dialog = opened(window)
    qtbot.mouseClick(dialog.print, Qt.MouseButton.LeftButton)
    assert "no printer" in dialog.said.text()


def test_the_sheet_is_printed(qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog, printer = opened(window), QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    draw_on(printer, dialog.page)
    assert "East holds" in words((tmp_path / "printed.pdf").read_bytes())
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["one"])
    qtbot.mouseClick(dialog.print, Qt.MouseButton.LeftButton)
    asking = present(dialog.findChild(QPrintDialog))
    assert asking.isVisible()
    asking.reject()


def test_a_full_page_is_still_one_page_and_says_what_is_left_out(open_window: Callable[..., Window]) -> None:
    dialog = opened(window := open_window(WEIGHTY))
    assert len(pypdf.PdfReader(BytesIO(pdf_of(dialog.page))).pages) == 1
    assert dialog.said.text().startswith("Left out for want of room")
    dialog.close()
    for number in range(60):
        window.acting.do(parse(f'N remarks "{number} {"talk " * 190}"'))
    assert len(pypdf.PdfReader(BytesIO(pdf_of(opened(window).page))).pages) == 1


def test_even_a_heading_that_is_far_too_long_is_on_the_page(window: Window) -> None:
    page = opened(window).page
    page = SheetPage(replace(page.shown, board=("everywhere " * 900,)), QPageSize.PageSizeId.A4)
    said = words(pdf_of(page))
    assert said.count("everywhere") > 800
    assert "Left out for want of room" in said


def test_every_button_of_the_dialogs_has_a_name(window: Window) -> None:
    for name, kind in (("sheet", SheetDialog), ("report", ReportDialog)):
        window.menus.act(name).trigger()
        dialog = present(window.findChild(kind))
        assert all(part.accessibleName() or part.text() for part in dialog.findChildren(QAbstractButton))
        dialog.close()


# Reporting


def test_a_report_shows_the_very_ruling_when_it_is_opened(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.bridgecase"
    monkeypatch.setattr(report_dialog, "ask_where", lambda *_: path)
    window.acting.switch_edition(2007)
    window.acting.step(-3)
    window.acting.do(parse("E plays H4"))
    window.menus.act("report").trigger()
    dialog = present(window.findChild(ReportDialog))
    qtbot.keyClicks(dialog.remark, 'Why "played"?')
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert load(path).record == window.session.record
    window.session.mark_saved()
    window.acting.switch_edition(2017)
    window.filing.open(path)
    session = window.session
    assert (session.edition, session.line, session.at) == (2007, "East plays ♥4 instead", 3)
    assert window.menus.act("edition 2007").isChecked()
    assert 'Why "played"?' in window.middle.notice.text
    window.acting.do(parse("S calls the director"))
    assert window.filing.document.as_it_stands().report is None


def test_a_report_that_is_not_written(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.menus.act("report").trigger()
    dialog = present(window.findChild(ReportDialog))
    for place in (None, tmp_path / "nowhere" / "x.bridgecase"):
        monkeypatch.setattr(report_dialog, "ask_where", lambda *_, place=place: place)
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        assert dialog.isVisible()
    assert "cannot be written" in dialog.said.text()
