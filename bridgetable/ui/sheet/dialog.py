"""The ruling sheet before it leaves the program: the page as it will be, and every way to hand it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageSize
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from bridgetable.explain.sheet import Sheet
from bridgetable.explain.sheet_text import sheet_text
from bridgetable.messages import os_words, say
from bridgetable.ui.files.places import places
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.looks import theme
from bridgetable.ui.sheet.page import SheetPage, usual_paper
from bridgetable.ui.sheet.printed import Preview, pdf_of, print_out
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import label, look

PAPERS = {"A4": QPageSize.PageSizeId.A4, "Letter": QPageSize.PageSizeId.Letter}


class SheetDialog(QDialog):
    """Shows the page with a ruling and prints, saves or copies it.

    `make` makes the sheet for what the director writes at its head; `name` is proposed for its file.
    """

    def __init__(self, make: Callable[[str], Sheet], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sheet-dialog-ruling-sheet"))
        self._make, self._name = make, name
        self.where = QLineEdit()
        self.where.setAccessibleName(say("sheet-dialog-board-table-event"))
        self.where.setPlaceholderText(say("sheet-dialog-board-table-event-stands-at-the"))
        self.where.setMaxLength(theme.SHEET_WHERE)
        self.where.textChanged.connect(self._show)
        self.papers = Segments(list(PAPERS), say("sheet-dialog-paper"))
        self._paper = next(name for name, paper in PAPERS.items() if paper is usual_paper())
        self.papers.choose(self._paper)
        self.papers.chosen.connect(self._use)
        self.preview, self.said = Preview(), label(role="soft")
        self._placed()
        self._show()
        self.resize(self._size())
        self.save_pdf.setFocus()

    def _size(self) -> QSize:
        """As large as the page is best read, and no larger than the screen."""
        return QSize(*theme.SHEET_WINDOW).boundedTo(self.screen().availableSize() - QSize(*theme.SCREEN_EDGE))

    def _placed(self) -> None:
        layout = column(self, theme.PANEL_MARGIN)
        head = row()
        head.addWidget(self.where, 1)
        head.addWidget(self.papers)
        layout.addLayout(head)
        layout.addWidget(self.preview.desk(), 1)
        layout.addWidget(self.said)
        layout.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        self.save_pdf = self._button(say("sheet-dialog-save-as-pdf"), self._save_pdf)
        self.print = self._button(say("sheet-dialog-print"), self._print)
        self.save_picture = self._button(say("sheet-dialog-save-as-picture"), self._save_picture)
        self.copy = self._button(say("sheet-dialog-copy-as-text"), self._copy)
        close = self._button(say("sheet-dialog-close"), self.reject)
        self.save_pdf.setDefault(True)
        line = row()
        for part in (self.save_pdf, self.print, self.save_picture, self.copy):
            line.addWidget(part)
        line.addStretch(1)
        line.addWidget(close)
        return line

    def _button(self, words: str, step: Callable[[], object]) -> QPushButton:
        result = button(words)
        result.setAccessibleName(words.replace("&", ""))
        result.setAutoDefault(True)
        result.clicked.connect(step)
        return result

    def _use(self, paper: str) -> None:
        self._paper = paper
        self._show()

    def _show(self) -> None:
        """Lay the page out anew, and say what it has no room for."""
        self._sheet = self._make(self.where.text().strip())
        self.page = SheetPage(self._sheet, PAPERS[self._paper])
        self.preview.show_pages(self.page)
        self._say(self.page.shown.words_left_out)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        self.said.setVisible(bool(words))
        look(self.said, role="wrong" if wrong else "soft")

    # Handing it on

    def _save_pdf(self) -> None:
        self._save(".pdf", say("sheet-dialog-pdf-pdf"), lambda: pdf_of(self.page))

    def _save_picture(self) -> None:
        self._save(".png", say("sheet-dialog-picture-png"), lambda: _png(self.page.picture()))

    def _save(self, suffix: str, filters: str, content: Callable[[], bytes]) -> None:
        path = ask_where(self, self._name + suffix, filters)
        if path is None:
            return
        try:
            write_whole(path, content())
        except OSError as error:
            words = say("sheet-dialog-cannot-be-written", name=path.name, why=os_words(error))
            self._say(words, wrong=True)
        else:
            self._say(say("sheet-dialog-saved-as", path=str(path)))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(sheet_text(self._sheet))
        self._say(say("sheet-dialog-copied-paste-it-into-a-message"))

    def _print(self) -> None:
        print_out(self.page, self, self._say)


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ask_where(parent: QWidget, name: str, filters: str) -> Path | None:
    """Where to save a file proposed to be called `name`; None if the user thinks better of it."""
    suffix = Path(name).suffix
    chosen, _ = QFileDialog.getSaveFileName(parent, "", str(places().records / name), filters)
    if chosen and not Path(chosen).suffix:
        chosen += suffix
    return Path(chosen) if chosen else None
