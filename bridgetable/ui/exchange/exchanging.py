"""Boards from elsewhere as the window knows them: opened, dropped, pasted. All else of it is loaded when needed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from bridgetable.messages import os_words, say
from bridgetable.strangers import content
from bridgetable.ui.around.window import AroundRoom, HasOptions, Tells
from bridgetable.ui.files.board_texts import BoardsText, TextReader, Texts
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.widgets.dropped import Dropped

if TYPE_CHECKING:
    from bridgetable.cases.case import Case
    from bridgetable.exchange.board import BoardsRead
    from bridgetable.exchange.for_others import Form
    from bridgetable.findings.verdict import Verdict
    from bridgetable.table.record import Record

PBN, LIN = ".pbn", ".lin"


def _boards_read(text: BoardsText) -> BoardsRead:
    from bridgetable.exchange.reading import boards_in

    return boards_in(text.data)


class KeepsBoards(Protocol):
    """Who keeps tonight's boards."""

    def keep(self, data: bytes, name: str) -> None: ...


class PractisesOn(Protocol):
    """Who lets something go wrong on a board."""

    def begin_on(self, record: Record, verdict: Verdict) -> None: ...


class ExchangingWindow(AroundRoom, Protocol):
    """The window, to who brings boards into it."""

    @property
    def middle(self) -> Tells: ...
    @property
    def showing(self) -> HasOptions: ...
    @property
    def tonight(self) -> KeepsBoards: ...
    @property
    def practising(self) -> PractisesOn: ...


class Exchanging(QObject):
    """Brings boards to the table of one window."""

    def __init__(self, window: ExchangingWindow) -> None:
        super().__init__(window.window())
        self._window = window
        self._reader = TextReader(self, _boards_read, self._take)

    def open(self, path: Path) -> None:
        """Look at the boards in a file, to put one of them on the table."""
        from bridgetable.exchange.octets import LARGEST

        try:
            data = content(path, LARGEST)
        except OSError as error:
            self._tell(say("boards-no-file", file=path.name, why=os_words(error)))
            return
        self.offer(data, path.name)

    def paste(self) -> None:
        """Look at the boards in what was copied."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._tell(say("boards-nothing-copied"))
            return
        self.offer_text(text)

    def take(self, found: Dropped) -> None:
        """Open the file that was dropped, of whatever kind, or look at the boards in a text."""
        if isinstance(found, str):
            self.offer_text(found)
        else:
            self._window.filing.open(*found)

    def offer_text(self, text: str) -> None:
        """Show the boards in a text that was pasted or dropped."""
        self.offer(text.encode(errors="replace"))  # half a sign may have been copied

    def offer(self, data: bytes, file: str = "") -> None:
        """Show the boards in `data`, the content of a file of that name, or pasted; where there are none, say why."""
        if not self._reader.ask((BoardsText(data, file),)):
            self._tell(say("boards-being-read", file=file or say("boards-pasted")))

    def _take(self, texts: Texts, found: Sequence[BoardsRead]) -> None:
        for text, reading in zip(texts, found, strict=True):
            self._window.middle.notice.hide()
            self._show(reading, *text)

    def _show(self, reading: BoardsRead, data: bytes, file: str) -> None:
        if reading.boards:
            self._choose_among(reading, data, file)
            return
        why = next((str(each) for each in reading.refused), "") or next((each.what for each in reading.remarks), "")
        self._tell(why or say("boards-none"))

    def save_for_others(self) -> None:
        """Write the open case into a file that other bridge programs read, and say what it does not tell."""
        from bridgetable.exchange.for_others import for_others

        case = self._window.filing.document.as_it_stands()
        kinds = [say("boards-filter-pbn"), say("boards-filter-plain"), say("boards-filter-lin")]
        name, kind = QFileDialog.getSaveFileName(self._window.window(), "", f"{case.id}{PBN}", ";;".join(kinds))
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}{LIN if kind == kinds[2] else PBN}")
        form: Form = "lin" if path.suffix.lower() == LIN else "pbn"
        made = for_others(case, self._window.session.edition, form, plain=kind == kinds[1])
        try:
            write_whole(path, made.data)
        except OSError as error:
            self._tell(say("boards-not-written", file=path.name, why=os_words(error)))
            return
        self._tell(say("boards-written", file=path.name), *(each.what for each in made.lost))

    def copy_link(self) -> None:
        """Copy the link under which a hand viewer shows the board, and say what it does not tell."""
        from bridgetable.exchange.for_others import for_others

        made = for_others(self._window.filing.document.as_it_stands(), self._window.session.edition, "link")
        QGuiApplication.clipboard().setText(made.text)
        self._tell(say("boards-link-copied"), *(each.what for each in made.lost))

    def _practise_on(self, case: Case) -> None:
        from bridgetable.judge import judge

        self._window.practising.begin_on(case.record, judge(case.record, self._window.session.edition))

    def _tell(self, *sentences: str) -> None:
        self._window.middle.notice.tell(" ".join(sentences))

    def _choose_among(self, reading: BoardsRead, data: bytes, file: str) -> None:
        from bridgetable.ui.exchange.boards_dialog import BoardsDialog

        dialog = BoardsDialog(
            reading, file or say("boards-pasted"), self._window.showing.options(), self._window.window()
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._window.filing.begin_case)
        dialog.practising.connect(self._practise_on)
        dialog.keeping.connect(lambda: self._window.tonight.keep(data, file))
        dialog.dropping.connect(self.take)
        dialog.open()
