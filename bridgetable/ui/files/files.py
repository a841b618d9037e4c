"""Opening and saving: the case that is worked on, its file, and nothing lost on the way."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import cache
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bridgetable import __version__
from bridgetable.cases.case import ENGLISH, Case, Report
from bridgetable.cases.problems import CaseErrors
from bridgetable.messages import say
from bridgetable.resources import resource_path
from bridgetable.session import Session
from bridgetable.strangers import content
from bridgetable.table.record import Record
from bridgetable.ui.files.places import places
from bridgetable.ui.files.writing import Proof, write_whole

SUFFIX = ".bridgecase"
CASES = (SUFFIX, ".toml")
"""How the names of case files end; what ends otherwise is looked at for what is in it."""
COLLECTION = ".bridgecases"
"""Ends the name of a packed collection, which is no case but holds many."""
_SHOWN = 6
"""So many problems of a file are named; the command `check` names them all."""


class Unreadable(Exception):
    """A file that could not be opened; the message says why, with file, line and key."""


class Document:
    """What is open: a case, the session that works on its record, and the file it is saved to, if any."""

    def __init__(self, case: Case, edition: int, path: Path | None = None, written: bytes = b"") -> None:
        self.case, self.path, self._written = case, path, written
        self._stands = case
        """The case as it stands in its file."""
        self.kept: Path | None = None
        """Where it is kept among the recent tables."""
        self.practised = False
        """Whether it is a problem to practise on."""
        self.pair: Path | None = None
        """The file of the case it was made from, from which it is to differ in one thing."""
        self.session = Session(case.record, edition)

    @classmethod
    def blank(cls, edition: int, record: Record | None = None, title: str = "") -> Document:
        """A record that is in no file yet: an empty table, or the one given."""
        return cls(Case(record or Record(), "untitled", {"en": title} if title else {}), edition)

    @classmethod
    def read(cls, path: Path, edition: int) -> Document:
        """The case in a file; raises `Unreadable`."""
        from bridgetable.cases.reader import load

        path = Path(os.path.realpath(path))  # one file has one name in the list of cases and among the recent files
        try:
            written = _content(path)  # before it is read: what is changed meanwhile is noticed when it is saved
            document = cls(load(path), edition, path, written)
        except CaseErrors as errors:
            raise Unreadable(told_problems(path, errors)) from errors
        report = document.case.report
        if report is not None:  # what was reported is what is shown
            document.session.switch_edition(report.edition)
            document.session.choose_line(report.branch, report.after)
        return document

    @property
    def title(self) -> str:
        """What its files are called after: the title in English."""
        return self.title_in(ENGLISH)

    def title_in(self, language: str) -> str:
        """What the window is called after: the case's title in a language, else its file."""
        titled = self.case.title_in(language)
        if titled != self.case.id:
            return titled
        return self.path.stem if self.path else say("files-files-new-record")

    @property
    def savable(self) -> bool:
        """Whether it has a file of the user's own; cases of the library, and of collections, are left as they are."""
        return self.path is not None and not (self.path.is_relative_to(resource_path("cases")) or installed(self.path))

    @property
    def tried(self) -> bool:
        """Whether things are tried on a case of the library or a problem, now or when it was kept: nobody saves it."""
        return self.kept is not None or (not self.savable and (self.path is not None or self.practised))

    @property
    def saved(self) -> bool:
        """Whether all of it stands as it was last saved: the record, and what the case tells and expects."""
        return self.session.saved and replace(self.case, record=self._stands.record) == self._stands

    @property
    def written(self) -> bool:
        """Whether somebody writes it as a case: it tells or expects more than the title any record may have."""
        case = self.case
        return any((case.story, case.ruling, case.notes, case.expects, case.laws, case.source, case.contrast))

    @property
    def newly_named(self) -> tuple[str, ...]:
        """The cases it names as its pair and has not named in its file."""
        stood = self._stands.contrast if self._written else ()
        return tuple(name for name in self.case.contrast if name not in stood)

    def write_case(self, case: Case) -> None:
        """The case tells or expects something else; the record is that of the session."""
        self.case = case

    def worked_on(self) -> Case:
        """The case with the record as it is now; what it expects is asked where it was asked before."""
        record = self.session.record
        if record == self.case.record:
            return replace(self.case, record=record)
        from bridgetable.writing.carried import carried_over

        return carried_over(self.case, record)

    def as_it_stands(self) -> Case:
        """The same without what can no longer happen, since the deal is another: nobody expects anything of that."""
        record, case = self.session.record, self.worked_on()
        if record == self.case.record or not case.expects:
            return case
        from bridgetable.writing.carried import can_be

        return replace(case, expects=tuple(expect for expect in case.expects if can_be(expect, record)))

    def reported(self, remark: str) -> str:
        """The whole case with a remark on the ruling that is shown, as it is written to a file."""
        from bridgetable.cases.writer import case_text

        session = self.session
        report = Report(session.at, session.edition, session.line, __version__, remark)
        return case_text(replace(self.as_it_stands(), report=report))

    def looked_at(self) -> tuple[str, Proof]:
        """The whole case with the place that is looked at, and what sees to it that it can be read again."""
        from bridgetable.cases.faithful import read_again
        from bridgetable.cases.writer import case_text

        session = self.session
        place = Report(session.at, session.edition, session.line, __version__)
        case = replace(self.as_it_stands(), report=place)
        return case_text(case), lambda data: read_again(data, case)

    def text(self) -> str:
        """The whole case as it is written to a file."""
        from bridgetable.cases.writer import case_text

        return case_text(self.as_it_stands())

    def proof(self) -> Proof:
        """What sees to it that the case as it stands now can be read again from what was written of it."""
        from bridgetable.cases.faithful import read_again

        case = self.as_it_stands()
        return lambda data: read_again(data, case)

    def write(self, path: Path) -> None:
        """Save to `path`, and keep what somebody has written into its file by hand.

        `OSError` or `Unfaithful` if that cannot be, and then the file there is as it was.
        """
        if self.case.id == "untitled":
            self.case = replace(self.case, id=case_id(path.stem))
        case = self.as_it_stands()
        text = _over(self._written, self._stands, case) if self._written else self.text()
        write_whole(path, text, self.proof())
        self.case = self._stands = case
        self.path, self._written = path, text.encode("utf-8")
        self.session.mark_saved()

    @property
    def elsewhere(self) -> bytes:
        """What its file holds if somebody else has changed it; nothing if nobody has, or if it is gone."""
        there = _content(self.path) if self.path is not None and self.path.is_file() else self._written
        return b"" if there == self._written else there


def is_collection(path: Path) -> bool:
    """Whether something that is to be opened holds many cases: a folder, or a packed collection."""
    return path.suffix.casefold() == COLLECTION or path.is_dir()


@cache
def installed(path: Path) -> bool:
    """Whether a case lies in a collection that was installed."""
    from bridgetable.collection.about import AS_IT_CAME
    from bridgetable.collection.names import DEEPEST

    return any((folder / AS_IT_CAME).exists() for folder in path.parents[: DEEPEST + 1])


def _content(path: Path) -> bytes:
    """What a file holds, as far as a case can be long; nothing where it cannot be read, of which `load` says why."""
    from bridgetable.cases.reader import LARGEST

    try:
        return content(path, LARGEST)
    except OSError:
        return b""


def _over(written: bytes, before: Case, now: Case) -> str:
    """The text of a case over what stood in its file, with the ends of lines that file has."""
    from bridgetable.cases.by_hand import text_over

    text = written.decode("utf-8-sig")
    result = text_over(text.replace("\r\n", "\n"), before, now)
    return result.replace("\n", "\r\n") if "\r\n" in text else result


def case_id(name: str) -> str:
    """A name as an id: small letters, digits and hyphens."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name.lower())
    return "-".join(part for part in letters.split("-") if part) or "untitled"


def ask_for_file(parent: QWidget, document: Document | None = None) -> Path | None:
    """The file to open, or, with a document, to save it to; None if the user thinks better of it."""
    filters = say("files-files-cases-bridgecase-toml-all-files")
    if document is None:
        name, _ = QFileDialog.getOpenFileName(parent, "", "", filters)
    else:
        here = document.path if document.savable else None
        proposed = str(here or places().records / f"{case_id(document.title)}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(parent, "", proposed, filters)
        if name and not Path(name).suffix:
            name += SUFFIX
    return Path(name) if name else None


def ask_to_save(parent: QWidget, title: str) -> QMessageBox.StandardButton:
    """Whether changes are to be saved before the record is left: Save, Discard or Cancel."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(say("files-files-save-the-changes-to", title=title))
    box.setInformativeText(say("files-files-without-saving-what-was-done-since"))
    choice = QMessageBox.StandardButton
    box.setStandardButtons(choice.Save | choice.Discard | choice.Cancel)
    box.setDefaultButton(choice.Save)
    return choice(box.exec())


def ask_to_replace(parent: QWidget, name: str) -> QMessageBox.StandardButton:
    """What to do with a file that somebody else has changed: Save over it, SaveAll (under another name), or Cancel."""
    box = QMessageBox(parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(say("files-files-changed-elsewhere", name=name))
    box.setInformativeText(say("files-files-saving-here-replaces-what-was-written"))
    choice = QMessageBox.StandardButton
    box.setStandardButtons(choice.Save | choice.Cancel)
    other = box.addButton(say("files-files-save-as"), QMessageBox.ButtonRole.ActionRole)
    box.setDefaultButton(choice.Cancel)
    pressed = box.exec()
    return choice.SaveAll if box.clickedButton() is other else choice(pressed)


def told_problems(path: Path, errors: CaseErrors) -> str:
    """The first problems of a file, a line each."""
    lines = [
        ": ".join(part for part in (say("files-line", line=str(p.line)) if p.line else "", p.key, p.message) if part)
        for p in errors.problems
    ]
    more = [say("files-and-more", count=len(lines) - _SHOWN)] if len(lines) > _SHOWN else []
    return "\n".join([say("files-cannot-be-opened", name=path.name), *lines[:_SHOWN], *more])
