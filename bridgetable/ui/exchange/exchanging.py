"""Boards from elsewhere as the window knows them: opened, dropped, pasted. All else of it is loaded when needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from bridgetable.messages import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridgetable.exchange.board import Reading
    from bridgetable.ui.felt.view import TableView
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.widgets.notice import Notice


class MiddleOfTheWindow(Protocol):
    """The column with the table."""

    table: TableView

    @property
    def notice(self) -> Notice: ...


class ExchangingWindow(Protocol):
    """The window, to who brings boards into it."""

    filing: Filing

    def window(self) -> QWidget: ...
    @property
    def middle(self) -> MiddleOfTheWindow: ...


class Exchanging(QObject):
    """Brings boards to the table of one window."""

    def __init__(self, window: ExchangingWindow) -> None:
        super().__init__(window.window())
        self._window = window

    def open(self, path: Path) -> None:
        """Look at the boards in a file, to put one of them on the table."""
        try:
            data = path.read_bytes()
        except OSError as error:
            self._window.middle.notice.tell(say("boards-no-file", file=path.name, why=error.strerror or ""))
            return
        self.offer(data, path.name)

    def paste(self) -> None:
        """Look at the boards in what was copied."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._window.middle.notice.tell(say("boards-nothing-copied"))
            return
        self.offer_text(text)

    def offer_text(self, text: str) -> None:
        """Show the boards in a text that was pasted or dropped."""
        self.offer(text.encode(), say("boards-pasted"))

    def offer(self, data: bytes, title: str) -> None:
        """Show the boards in `data`; where there are none, say why."""
        from bridgetable.exchange.reading import boards_in

        reading = boards_in(data)
        if reading.boards:
            self._choose_among(reading, title)
            return
        why = next((str(each) for each in reading.refused), "") or next((each.what for each in reading.remarks), "")
        self._window.middle.notice.tell(why or say("boards-none"))

    def _choose_among(self, reading: Reading, title: str) -> None:
        from bridgetable.ui.exchange.boards_dialog import BoardsDialog

        options = self._window.middle.table.table_scene.options
        dialog = BoardsDialog(reading, title, options, self._window.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._window.filing.begin_case)
        dialog.open()
