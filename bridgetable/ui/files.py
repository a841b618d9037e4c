"""Opening and saving: the case that is worked on, its file, and nothing lost on the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import NamedTemporaryFile

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from bridgetable import __version__
from bridgetable.cases.case import Case, Report
from bridgetable.cases.problems import CaseErrors
from bridgetable.resources import resource_path
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.ui.places import places

SUFFIX = ".bridgecase"
_SHOWN = 6
"""So many problems of a file are named; the command `check` names them all."""


class Unreadable(Exception):
    """A file that could not be opened; the message says why, with file, line and key."""


class Document:
    """What is open: a case, the session that works on its record, and the file it is saved to, if any."""

    def __init__(self, case: Case, edition: int, path: Path | None = None) -> None:
        self.case, self.path = case, path
        self.session = Session(case.record, edition)

    @classmethod
    def blank(cls, edition: int, record: Record | None = None, title: str = "") -> Document:
        """A record that is in no file yet: an empty table, or the one given."""
        return cls(Case(record or Record(), "untitled", {"en": title} if title else {}), edition)

    @classmethod
    def read(cls, path: Path, edition: int) -> Document:
        """The case in a file; raises `Unreadable`."""
        from bridgetable.cases.reader import load

        path = path.resolve()  # one file has one name in the list of cases and among the recent files
        try:
            document = cls(load(path), edition, path)
        except CaseErrors as errors:
            raise Unreadable(_problems(path, errors)) from errors
        report = document.case.report
        if report is not None:  # what was reported is what is shown
            document.session.switch_edition(report.edition)
            document.session.choose_line(report.branch, report.after)
        return document

    @property
    def title(self) -> str:
        """What the window is called after: the case's title, else its file."""
        titled = self.case.title_in()
        if titled != self.case.id:
            return titled
        return self.path.stem if self.path else QCoreApplication.translate("Document", "New record")

    @property
    def savable(self) -> bool:
        """Whether it has a file of the user's own; the cases that come with the program are left as they are."""
        return self.path is not None and not self.path.is_relative_to(resource_path("cases"))

    def as_it_stands(self) -> Case:
        """The case with the record as it is now; what it expects is asked where it was asked before.

        A remark somebody reported is about the record as it was: it goes when the record changes.
        """
        record, length = self.session.record, len(self.case.record.log)
        branches = {branch.name for branch in record.branches}
        expects = [expect for expect in self.case.expects if expect.branch is None or expect.branch in branches]
        if len(record.log) > length:
            at_end = [expect.after is None and expect.branch is None for expect in expects]
            pairs = zip(expects, at_end, strict=True)
            expects = [replace(expect, after=length) if moved else expect for expect, moved in pairs]
        report = self.case.report if record == self.case.record else None
        return replace(self.case, record=record, expects=tuple(expects), report=report)

    def reported(self, remark: str) -> str:
        """The whole case with a remark on the ruling that is shown, as it is written to a file."""
        from bridgetable.cases.writer import case_text

        session = self.session
        report = Report(session.at, session.edition, session.line, __version__, remark)
        return case_text(replace(self.as_it_stands(), report=report))

    def text(self) -> str:
        """The whole case as it is written to a file."""
        from bridgetable.cases.writer import case_text

        return case_text(self.as_it_stands())

    def write(self, path: Path) -> None:
        """Save to `path`; `OSError` if that cannot be, and then the file there is as it was."""
        if self.case.id == "untitled":
            self.case = replace(self.case, id=case_id(path.stem))
        write_whole(path, self.text())
        self.case, self.path = self.as_it_stands(), path
        self.session.mark_saved()


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file so that it holds either what it held or the whole new content, whenever the machine stops."""
    with NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as beside:
        beside.write(content.encode("utf-8") if isinstance(content, str) else content)
    Path(beside.name).replace(path)


def case_id(name: str) -> str:
    """A name as an id: small letters, digits and hyphens."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name.lower())
    return "-".join(part for part in letters.split("-") if part) or "untitled"


def ask_for_file(parent: QWidget, document: Document | None = None) -> Path | None:
    """The file to open, or, with a document, to save it to; None if the user thinks better of it."""
    filters = QCoreApplication.translate("Document", "Cases (*.bridgecase *.toml);;All files (*)")
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
    box.setIcon(QMessageBox.Icon.Question)
    box.setText(QCoreApplication.translate("Document", "Save the changes to “{title}”?").format(title=title))
    box.setInformativeText(QCoreApplication.translate("Document", "Without saving, what was done since is lost."))
    choice = QMessageBox.StandardButton
    box.setStandardButtons(choice.Save | choice.Discard | choice.Cancel)
    box.setDefaultButton(choice.Save)
    return choice(box.exec())


def _problems(path: Path, errors: CaseErrors) -> str:
    """The first problems of a file, a line each."""
    lines = [
        ": ".join(str(part) for part in (f"line {p.line}" if p.line else "", p.key, p.message) if part)
        for p in errors.problems
    ]
    more = [f"… and {len(lines) - _SHOWN} more"] if len(lines) > _SHOWN else []
    return "\n".join([f"{path.name} cannot be opened.", *lines[:_SHOWN], *more])
