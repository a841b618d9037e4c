"""A set list and its file: opened, saved, put by while it is not saved, and never left without asking."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bridgetable.cases.problems import CaseErrors
from bridgetable.evening.draft import Draft
from bridgetable.evening.running import Running, parse_running, read_running, running_text
from bridgetable.evening.set_list import LARGEST, SUFFIX, SetList, parse_set_list, set_list_text
from bridgetable.messages import os_words, say
from bridgetable.strangers import content
from bridgetable.ui.files.files import ask_to_replace, ask_to_save, case_id, installed, told_problems
from bridgetable.ui.files.places import places
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.files.writing import write_whole
from bridgetable.value import value

PUT_BY = ".bridgedraft"
FOLDER = "set-lists"


@value
class LeftList:
    """A set list that was left behind in a file, as it stood there; or `why` it cannot be read."""

    path: Path
    running: Running | None
    why: str = ""


class Keeping(QObject):
    """Holds the set list that is worked on, in `draft`; `told` says what could not be done."""

    changed = Signal()
    """The set list is another, or stands in another file."""
    told = Signal(str)

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._recovery = Recovery(folder / FOLDER, PUT_BY)
        self._recovery.turned.connect(self._tell_how_kept)
        self.draft = Draft(SetList(""))

    # Changing it

    def made(self, changed: bool) -> None:
        """Something was done with the draft: it is put by, if there is something new in it."""
        if changed:
            self.put_by()
            self.changed.emit()

    def put_by(self) -> None:
        """Keep a copy of what is not saved for the next start."""
        draft = self.draft
        if draft.saved:
            self._recovery.drop()
            return
        wanted = Running(draft.set_list, file=str(draft.path or ""))
        self._recovery.keep(running_text(wanted), lambda data: _same(data, wanted))

    def keep(self) -> bool:
        """Put by what is not saved and wait until it is; whether nothing would be lost if the program were gone."""
        self.put_by()
        return self.draft.saved or self._recovery.flush()

    def close(self, keeping: bool = False) -> None:
        """The program ends; `keeping`: the copy of what is not saved stays for the next start."""
        if not keeping:
            self._recovery.close()

    def _tell_how_kept(self) -> None:
        if self._recovery.problem:
            self.told.emit(say("files-filing-no-copy-kept", why=self._recovery.problem))

    # What was left behind

    def left(self) -> list[LeftList]:
        """The set lists that programs which ended too early have left behind, the newest first; then the unreadable."""
        found = [_looked_at(path) for path in self._recovery.left() if path.exists()]
        return sorted(found, key=lambda each: each.running is None)

    def restore(self, path: Path, left: Running) -> bool:
        """Go on with a set list that was left behind, once the open one may be left; whether it was."""
        if not self.may_leave():
            return False
        file = Path(left.file) if left.file else None
        self._show(Draft(left.set_list, file, _bytes(file), saved=False))
        if self.keep():
            self.forget(path)
        return True

    def forget(self, path: Path) -> None:
        """What was left behind is not wanted any more."""
        try:
            self._recovery.forget(path)
        except OSError as error:
            self.told.emit(say("files-left-over-cannot-be-removed", path=str(path), why=os_words(error)))

    # Files

    def begin(self, set_list: SetList) -> bool:
        """Begin another set list, once the open one may be left; whether it was."""
        if not self.may_leave():
            return False
        self._show(Draft(set_list))
        return True

    def open(self, path: Path) -> bool:
        """Open the set list in a file, once the open one may be left; whether it was."""
        path = Path(os.path.realpath(path))
        try:
            data = content(path, LARGEST)
            set_list = parse_set_list(data.decode("utf-8-sig"), str(path))
        except OSError as error:
            self.told.emit(f"{path.name}: {os_words(error)}")
            return False
        except UnicodeDecodeError:
            self.told.emit(f"{path.name}: {say('casefile-no-utf8')}")
            return False
        except CaseErrors as errors:
            self.told.emit(told_problems(path, errors))
            return False
        if not self.may_leave():
            return False
        self._show(Draft(set_list, path, data))
        return True

    def ask_to_open(self) -> None:
        """Open a set list the user picks."""
        name, _ = QFileDialog.getOpenFileName(self._window, "", str(places().records), say("evening-files"))
        if name:
            self.open(Path(name))

    def save(self) -> bool:
        """Save to the set list's own file, or to one the user picks; whether it is saved."""
        path = self.draft.path  # a set list of a collection is never written over, as little as its cases are
        return self._write(path) if path is not None and not installed(path) else self.save_as()

    def save_as(self) -> bool:
        """Save to a file the user picks; whether it is saved."""
        name = case_id(self.draft.set_list.title or say("evening-file-name"))
        proposed = self.draft.path or places().records / f"{name}{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(self._window, "", str(proposed), say("evening-files"))
        if not chosen:
            return False
        path = Path(chosen)
        return self._write(path if path.suffix else path.with_name(path.name + SUFFIX))

    def may_leave(self) -> bool:
        """Whether the set list may be left: it is saved, or the user has saved it or given it up."""
        if self.draft.saved:
            return True
        match ask_to_save(self._window, self.draft.set_list.title or say("evening-untitled")):
            case QMessageBox.StandardButton.Save:
                return self.save()
            case QMessageBox.StandardButton.Discard:
                self._recovery.drop()
                return True
        return False

    def _write(self, path: Path) -> bool:
        path = Path(os.path.realpath(path))
        if path == self.draft.path and path.is_file() and _bytes(path) != self.draft.written:
            match ask_to_replace(self._window, path.name):
                case QMessageBox.StandardButton.SaveAll:
                    return self.save_as()
                case QMessageBox.StandardButton.Cancel:
                    return False
        wanted = self.draft.saved_to(path)
        text = set_list_text(wanted)
        try:
            write_whole(path, text, lambda data: _same_list(data, wanted))
        except OSError as error:
            words = say("files-filing-cannot-be-written", name=path.name, why=os_words(error))
            self.told.emit(words)
            return False
        except (ValueError, CaseErrors) as problem:
            self.told.emit(say("files-filing-left-as-it-was", name=path.name, why=str(problem)))
            return False
        self.draft.is_saved(wanted, path, text.encode("utf-8"))
        self.put_by()
        self.changed.emit()
        return True

    def _show(self, draft: Draft) -> None:
        self.draft = draft
        self.put_by()
        self.changed.emit()


def _looked_at(path: Path) -> LeftList:
    """What was left behind in a file."""
    try:
        return LeftList(path, read_running(path))
    except CaseErrors as errors:
        return LeftList(path, None, errors.problems[0].message)


def _bytes(path: Path | None) -> bytes:
    """What a file holds; nothing where it cannot be read."""
    try:
        return content(path, LARGEST) if path is not None else b""
    except OSError:
        return b""


def _same(data: bytes, wanted: Running) -> None:
    if parse_running(data.decode("utf-8"), "") != wanted:
        raise ValueError(say("casefile-another-record"))


def _same_list(data: bytes, wanted: SetList) -> None:
    if parse_set_list(data.decode("utf-8"), "") != wanted:
        raise ValueError(say("casefile-another-record"))
