"""Which record is open: opening, saving, leaving and recovering, so that nothing is lost unasked."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from bridgetable.cases.case import Case
from bridgetable.cases.faithful import Unfaithful
from bridgetable.editions import LATEST
from bridgetable.messages import os_words, say
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.ui.files.files import (
    CASES,
    Document,
    Unreadable,
    ask_for_file,
    ask_to_replace,
    ask_to_save,
    is_collection,
)
from bridgetable.ui.files.neighbours import Neighbours
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recent_tables import RecentTables
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.widgets.notice import Notice
from bridgetable.value import value


@value
class _PutBy:
    """The record and the case of which a copy was put by last."""

    record: Record
    case: Case

    def is_of(self, document: Document) -> bool:
        """Whether the document has not changed since."""
        return document.session.record is self.record and document.case is self.case


class Filing(QObject):
    """Holds the document that is open and lets no unsaved one go without asking."""

    opened = Signal()
    """Another document is open."""
    saved = Signal()
    """The document stands in its file."""
    written = Signal()
    """A case that was being written is open again."""
    collection_wanted = Signal(object)
    """What is to be opened is no case but a collection: its path."""
    boards_wanted = Signal(object)
    """What is to be opened is no case of ours: the path of a file in which another program has written boards."""

    def __init__(
        self, window: QWidget, notice: Notice, unkept: Notice, preferences: Preferences, recovery: Recovery
    ) -> None:
        super().__init__(window)
        self._window, self._notice, self._unkept = window, notice, unkept
        self._preferences, self._recovery = preferences, recovery
        self._neighbours = Neighbours(recovery.folder)
        self.folder = recovery.folder
        """Where work that was not saved lies, and what was answered."""
        self.tables = RecentTables(recovery.folder / "tables")
        self.document = Document.blank(LATEST)
        self._put_by: _PutBy | None = None
        self._told_of: tuple[bool, bytes] = False, b""
        self.others: dict[str, Callable[[Path], bool]] = {}
        """Who opens files that are no cases, by their suffixes."""
        recovery.turned.connect(self._tell_how_kept)

    def open(self, path: Path) -> bool:
        """Open the case in a file, once the open record may be left; a file that cannot be read is only spoken of.

        A collection is looked at beside the record that is open, which stays; so is what is in a file of another kind.
        """
        if is_collection(path):
            self.collection_wanted.emit(path)
            return False
        opener = self.others.get(path.suffix.lower())
        if opener is not None:
            return opener(path)
        if path.suffix.lower() not in CASES and path.is_file():
            self.boards_wanted.emit(path)
            return False
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
            self.look_around()
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
        """Begin with a record that is in no file yet, once the open one may be left; whether it was.

        What has happened in it can be undone action by action.
        """
        if not self.may_leave():
            return False
        new = record != Record()
        for name, reading in self._preferences.readings.items():
            record = record.with_setting(name, reading)
        document = Document.blank(self.document.session.edition, record, title)
        document.session.as_if_done()
        if new:
            document.session.mark_saved(False)  # a deal that was typed in is work too
        self._show(document)
        return True

    def begin_case(self, case: Case, pair: Path | None = None) -> bool:
        """Begin to write a case that is in no file yet, once the open record may be left; whether it was.

        `pair` is the file of the case from which it is to differ in one thing.
        """
        if not self.may_leave():
            return False
        document = Document(case, self.document.session.edition)
        document.pair = pair
        document.session.mark_saved(False)
        self._show(document)
        return True

    def lay_out(self, case: Case, edition: int) -> bool:
        """Begin with a problem that is in no file, without its ruling, once the open record may be left."""
        if not self.may_leave():
            return False
        document = Document(case, edition)
        document.practised = True
        document.session.begin_hidden()  # before anything of it is shown
        self._show(document)
        return True

    def take(self, document: Document) -> None:
        """Go on with what another window had open."""
        self._show(document)

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
        """Whether the open record may be left: it is saved, or the user has saved it or given it up.

        What was tried on a case of the library is kept among the recent tables, without a question.
        """
        if self.document.saved or (self.document.tried and self._kept_as_tried()):
            return True
        match ask_to_save(self._window, self.document.title):
            case QMessageBox.StandardButton.Save:
                return self.save()
            case QMessageBox.StandardButton.Discard:
                return True
        return False

    def _kept_as_tried(self) -> bool:
        try:
            self.tables.keep(self.document)
        except (OSError, Unfaithful, ValueError):
            return False  # then the user is asked, as of any other work
        return True

    def bring_back(self, path: Path) -> bool:
        """Open a recent table where it was, once the open record may be left; whether it was."""
        try:
            document = self.tables.bring_back(path, self.document.session.edition)
        except Unreadable as problem:
            self._notice.tell(str(problem))
            return False
        if not self.may_leave():
            return False
        self._show(document)
        return True

    # Keeping a copy for the next start

    def put_by(self) -> None:
        """Keep a copy of unsaved work for the next start, if there is something new in it."""
        document = self.document
        if document.saved:
            self._put_by = None
            self._recovery.drop()
        elif self._put_by is None or not self._put_by.is_of(document):
            self._put_by = _PutBy(document.session.record, document.case)
            try:
                self._recovery.keep(self.document.text(), self.document.proof())
            except ValueError as problem:  # there is something that no sentence says
                self._recovery.refuse(str(problem))

    def keep(self) -> bool:
        """Put by what is not saved, and wait until it is; whether nothing would be lost if the program were gone."""
        self.put_by()
        return self.document.saved or self._recovery.flush()

    def restore(self, path: Path) -> bool:
        """Open a copy of unsaved work, once the open record may be left; whether it was. It goes when it is kept anew.

        Raises `Unreadable`.
        """
        document = Document.read(path, self.document.session.edition)
        if not self._recovery.is_left(path):
            raise Unreadable(say("files-left-over-taken"))
        if not self.may_leave():
            return False
        document.path = None
        document.session.mark_saved(False)
        document.case = replace(document.case, path=None)
        self._show(document)
        if document.written:
            self.written.emit()
        if self.keep():
            self._recovery.forget(path)
        return True

    def close(self, keeping: bool = False) -> None:
        """The window closes; `keeping`: the copy of unsaved work stays for the next start."""
        self._neighbours.enter(None)
        if not keeping:
            self._recovery.close()

    def _tell_how_kept(self) -> None:
        """Say, for as long as it is so, that no copy of the work can be kept."""
        why = self._recovery.problem
        if not why:
            self._unkept.hide()
            return
        words = say("files-filing-no-copy-kept", why=why)
        self._unkept.tell(words, "grave", [(say("files-filing-save-as"), self.save_as)])

    # What others do with the same file

    def look_around(self) -> None:
        """Say once what others have done: opened the same file, or changed it."""
        document, name = self.document, self.document.path.name if self.document.path else ""
        if not document.savable:
            return
        there, elsewhere = self._neighbours.there, document.elsewhere
        told, self._told_of = self._told_of, (there, elsewhere)
        if elsewhere and elsewhere != told[1]:
            words = say("files-filing-changed-elsewhere", name=name)
            again = (say("files-filing-open-it-again"), self._open_again)
            self._notice.tell(words, "grave", [again])
        elif there and not told[0]:
            self._notice.tell(say("files-filing-open-elsewhere", name=name), "calm")

    def _open_again(self) -> None:
        if self.document.path is not None:
            self.open(self.document.path)

    # Inside

    def _show(self, document: Document) -> None:
        self.document = document
        self._put_by, self._told_of = None, (False, b"")
        self._neighbours.enter(document.path if document.savable else None)
        self.put_by()
        self.opened.emit()

    def _write(self, path: Path) -> bool:
        path = Path(os.path.realpath(path))
        if path == self.document.path and self.document.elsewhere:
            match ask_to_replace(self._window, path.name):
                case QMessageBox.StandardButton.SaveAll:
                    return self.save_as()
                case QMessageBox.StandardButton.Cancel:
                    return False
        named = self.document.newly_named
        try:
            self.document.write(path)
        except OSError as error:
            self._notice.tell(say("files-filing-cannot-be-written", name=path.name, why=os_words(error)))
            return False
        except (Unfaithful, ValueError) as problem:
            self._notice.tell(say("files-filing-left-as-it-was", name=path.name, why=str(problem)))
            return False
        if self.document.kept is not None:  # it stands in a file of the user's own now
            self.tables.forget(self.document.kept)
            self.document.kept = None
        self._neighbours.enter(path)
        self._told_of = self._neighbours.there, b""
        self._preferences.remember(path)
        self.put_by()
        self._tell(named)
        self.saved.emit()
        return True

    def _tell(self, named: tuple[str, ...]) -> None:
        """Have the cases that this one names as its pair name it too."""
        if not named:
            return
        from bridgetable.ui.files.pairs import name_each_other  # few cases have a pair

        problem = name_each_other(self.document, named)
        if problem:
            self._notice.tell(problem)
