"""Which record is open: opening, saving, leaving and recovering, so that nothing is lost unasked."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.ui.files import Document, Unreadable, ask_for_file, ask_to_save
from bridgetable.ui.notice import Notice
from bridgetable.ui.preferences import Preferences
from bridgetable.ui.recovery import Recovery


class Filing(QObject):
    """Holds the document that is open and lets no unsaved one go without asking."""

    opened = Signal()
    """Another document is open."""
    saved = Signal()
    """The document stands in its file."""

    def __init__(
        self, window: QWidget, notice: Notice, preferences: Preferences, recovery: Recovery, edition: int
    ) -> None:
        super().__init__(window)
        self._window, self._notice = window, notice
        self._preferences, self._recovery = preferences, recovery
        self.document = Document.blank(edition)
        recovery.due.connect(self.put_by)

    def open(self, path: Path) -> bool:
        """Open the case in a file, once the open record may be left; a file that cannot be read is only spoken of."""
        try:
            document = Document.read(path, self.document.session.edition)
        except Unreadable as problem:
            self._preferences.forget(path)
            self._notice.tell(str(problem))
            return False
        if not self.may_leave():
            return False
        self._show(document)
        if document.savable:
            self._preferences.remember(path)
        return True

    def ask_to_open(self) -> None:
        """Open a file the user picks."""
        path = ask_for_file(self._window)
        if path is not None:
            self.open(path)

    def begin(self, position: Position) -> None:
        """Begin a record with this deal, once the open one may be left."""
        self.begin_record(Record(position))

    def begin_record(self, record: Record, title: str = "") -> bool:
        """Begin with a record that is in no file yet, once the open one may be left; whether it was."""
        if not self.may_leave():
            return False
        self._show(Document.blank(self.document.session.edition, record, title))
        return True

    def save(self) -> bool:
        """Save to the document's own file, or to one the user picks; whether it is saved."""
        if self.document.path is not None and self.document.savable:
            return self._write(self.document.path)
        return self.save_as()

    def save_as(self) -> bool:
        """Save to a file the user picks; whether it is saved."""
        path = ask_for_file(self._window, self.document)
        return path is not None and self._write(path)

    def may_leave(self) -> bool:
        """Whether the open record may be left: it is saved, or the user has saved it or given it up."""
        if self.document.session.saved:
            return True
        match ask_to_save(self._window, self.document.title):
            case QMessageBox.StandardButton.Save:
                return self.save()
            case QMessageBox.StandardButton.Discard:
                return True
        return False

    def put_by(self) -> None:
        """Keep a copy of unsaved work for the next start."""
        if self.document.session.saved:
            self._recovery.drop()
        else:
            self._recovery.keep(self.document.text())

    def offer_recovery(self) -> None:
        """If a copy of unsaved work was left behind, offer it; it stays where it is until the user has chosen."""
        path = self._recovery.left()
        if path is None:
            return
        choices = [
            (self.tr("Restore"), lambda: self._restore(path)),
            (self.tr("Discard"), lambda: self._recovery.forget(path)),
        ]
        self._notice.tell(self.tr("Work that was not saved last time is still here."), "calm", choices)

    def _restore(self, path: Path) -> None:
        try:
            document = Document.read(path, self.document.session.edition)
        except Unreadable as problem:
            self._notice.tell(str(problem))
            return
        if self.may_leave():
            document.path = None
            document.session.mark_saved(False)
            document.case = replace(document.case, path=None)
            self._show(document)
            self.put_by()
            self._recovery.forget(path)

    def _show(self, document: Document) -> None:
        self.document = document
        self.opened.emit()

    def _write(self, path: Path) -> bool:
        try:
            self.document.write(path)
        except OSError as error:
            self._notice.tell(self.tr("{name} cannot be written: {why}").format(name=path.name, why=error.strerror))
            return False
        self._preferences.remember(path)
        self._recovery.drop()
        self.saved.emit()
        return True
