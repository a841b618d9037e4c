"""Evenings as the window knows them: the set list, what is handed out, the director's book and the pocket cards.

Loaded when somebody asks for one of these, or left a set list behind.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QDialog, QWidget

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.collection.about import FOLDER
from bridgetable.evening.book import BookEntry, day_of, entered
from bridgetable.evening.exercises import exercise
from bridgetable.evening.looked_over import looked_over, readable
from bridgetable.evening.pocket import pocket_cards
from bridgetable.evening.running import Running
from bridgetable.evening.whereabouts import collections_lie
from bridgetable.messages import os_words, say
from bridgetable.table.sentences import SentenceError
from bridgetable.ui.evening.around import AroundEvening
from bridgetable.ui.evening.book_window import BookWindow
from bridgetable.ui.evening.handout import handout
from bridgetable.ui.evening.keeping import Keeping
from bridgetable.ui.evening.kept_files import BookFiles, PastEvenings
from bridgetable.ui.evening.paper_dialog import Make, PaperDialog
from bridgetable.ui.evening.papers import notes_pages, pocket_pages, summary_pages
from bridgetable.ui.evening.rehearsed import RehearsedDialog
from bridgetable.ui.evening.ruling_form import RulingForm
from bridgetable.ui.evening.set_list_window import SetListWindow
from bridgetable.ui.files.files import case_id
from bridgetable.ui.sheet.printed import Printed
from bridgetable.ui.widgets.accessible import announce


class Evenings(QObject):
    """Opens what belongs to an evening beside `window`."""

    def __init__(self, window: AroundEvening) -> None:
        super().__init__(window.window())
        self._window = window
        collections_lie(window.filing.folder / FOLDER)
        self._keeping = Keeping(window.filing.folder, window.window())
        self._book_files = BookFiles(window.filing.folder)
        self._past = PastEvenings(window.filing.folder)
        self._unkept: Running | None = None
        """The evening that was shown last, if it could not be kept."""

    # The set list

    @cached_property
    def set_list(self) -> SetListWindow:
        """The window of the set list."""
        result = SetListWindow(self._window, self._keeping, self._window.window())
        ways = {
            "show": lambda: self.show(rehearsing=False),
            "rehearse": lambda: self.show(rehearsing=True),
            "handout": self.hand_out,
            "notes": self.print_notes,
            "summary": self.summary,
        }
        result.wanted.connect(lambda name: ways[name]())
        return result

    def show_set_list(self) -> None:
        """Bring the set list to the front."""
        _to_front(self.set_list)

    def add_open(self) -> None:
        """Put the open case on the set list."""
        self.show_set_list()
        self.set_list.add_open()

    def open(self, path: Path) -> bool:
        """Open the set list in a file; whether it was opened."""
        self.show_set_list()
        return self._keeping.open(path)

    def offer(self) -> None:
        """Offer a set list that was not saved when the program ended."""
        left = self._keeping.left()
        if not left:
            return
        path, running = left[0].path, left[0].running
        choices: list[tuple[str, Callable[[], object]]] = [
            (say("files-left-over-discard"), lambda: self._discard(path))
        ]
        if running is None:
            words = say("files-left-over-cannot-be-read", path=str(path), why=left[0].why)
        else:
            items = len(running.set_list.items)
            words = say("evening-left-over", title=running.set_list.title or say("evening-untitled"), cases=items)
            choices.insert(0, (say("files-left-over-restore"), lambda: self._restore(path, running)))
        self.set_list.notice.tell(words, "calm", choices)
        self.show_set_list()

    def _restore(self, path: Path, running: Running) -> None:
        self._keeping.restore(path, running)
        self.offer()

    def _discard(self, path: Path) -> None:
        self._keeping.forget(path)
        self.offer()

    # Showing it

    def show(self, *, rehearsing: bool) -> None:
        """Show the evening, or rehearse it on this screen alone."""
        draft = self._keeping.draft
        self.set_list.hide()
        running = Running(draft.set_list, file=str(draft.path or ""), rehearsed=rehearsing)
        self._window.presenting.begin_evening(running)

    def over(self, running: Running) -> None:
        """An evening was shown, or rehearsed, and is left; after a rehearsal the set list is there again."""
        if running.rehearsed:
            self.show_set_list()
            self._open(RehearsedDialog(running, self.set_list))
        elif len(running.set_list.items) > 1 or running.votes:
            self._keep(running)

    def _keep(self, running: Running) -> None:
        """Keep an evening that was shown; where that cannot be, it is offered to try again, and put by meanwhile."""
        try:
            self._past.keep(running)
        except OSError as error:
            self._unkept = running
            self._window.presenting.hold(running)
            words = say("evening-not-kept", why=os_words(error))
            again = say("evening-not-kept-again"), lambda: self._keep(running)
            self._window.middle.notice.tell(words, "grave", [again])
        else:
            self._unkept = None
            self._window.presenting.let_go()

    # Paper

    def hand_out(self) -> None:
        """The cases of the set list on paper, with or without the answers."""
        set_list, language = self._keeping.draft.set_list, self._window.preferences.language
        cases = list(looked_over(set_list, self._keeping.draft.path))
        options = self._window.showing.options()
        told = [exercise(case, set_list.edition, language) for case in readable(cases)]
        title = set_list.title or say("evening-untitled")

        def make(paper: QPageSize, answers: bool) -> Printed:
            return handout(title, told, options, paper, answers=answers)

        troubles = [each.trouble for each in cases if each.case is None]
        self._print(say("evening-handout-title"), make, title, switch=say("evening-with-answers"), remarks=troubles)

    def print_notes(self) -> None:
        """The teacher's notes, as pages for a telephone."""
        set_list, language = self._keeping.draft.set_list, self._window.preferences.language
        title, cases = set_list.title or say("evening-untitled"), list(looked_over(set_list, self._keeping.draft.path))

        def make(_paper: QPageSize, _on: bool) -> Printed:
            return notes_pages(title, cases, set_list.edition, language)

        self._print(say("evening-notes-title"), make, say("evening-notes-file", title=title), own_paper=True)

    def summary(self) -> None:
        """How the evening went that was shown last."""
        running = self._unkept or self._past.last()
        if running is None:
            self.set_list.notice.tell(say("evening-none-shown"), "calm")
            self.show_set_list()
            return
        name = say("evening-summary-file", title=running.set_list.title or say("evening-untitled"))
        self._print(say("evening-summary-title"), lambda paper, _on: summary_pages(running, paper), name)

    def pocket_cards(self) -> None:
        """The commonest irregularities, on cards for a director's pocket."""
        cards = list(pocket_cards())
        name = case_id(say("evening-pocket-cards"))
        self._print(say("evening-pocket-cards"), lambda _paper, _on: pocket_pages(cards), name, own_paper=True)

    def _print(
        self,
        title: str,
        make: Make,
        name: str,
        *,
        switch: str = "",
        own_paper: bool = False,
        remarks: list[str] | None = None,
    ) -> None:
        parent = self._window.window()
        dialog = PaperDialog(
            title, make, case_id(name), parent, switch=switch, own_paper=own_paper, remarks=remarks or []
        )
        self._open(dialog)

    # The director's book

    @cached_property
    def book(self) -> BookWindow:
        """The window of the director's book."""
        result = BookWindow(self._book_files, self._window.window())
        result.adding.connect(self.enter_ruling)
        result.opening.connect(self._open_again)
        return result

    def show_book(self) -> None:
        """Bring the book to the front, at today's rulings."""
        self.book.show_day(day_of(datetime.now()))
        _to_front(self.book)

    def print_book(self) -> None:
        """Today's rulings as they will be printed."""
        self.show_book()
        self.book.print_out()

    def enter_ruling(self) -> None:
        """Put the ruling on the open table into the book: table, board and a note are asked."""
        session = self._window.session
        if session.hidden:
            self._tell(say("evening-book-hidden"))
            return
        entry = self._with_record(entered(session.shown, session.view.verdict, self._window.title, datetime.now()))
        form = RulingForm(entry, self._window.window())
        form.accepted.connect(lambda: self._enter(form.entry))
        self._open(form)

    def _with_record(self, entry: BookEntry) -> BookEntry:
        record = replace(self._window.session.shown, branches=())
        try:
            return replace(entry, record=case_text(Case(record, "ruling", {"en": entry.title})))
        except SentenceError:  # something is in it that no sentence says; the ruling is kept all the same
            return entry

    def _enter(self, entry: BookEntry) -> None:
        day = day_of(datetime.now())
        try:
            self._book_files.add(day, entry)
        except OSError as error:
            self._tell(say("evening-book-not-kept", why=os_words(error)))
            return
        kept, _ = self._book_files.rulings(day)
        words = say("evening-book-entered", rulings=len(kept), open=sum(each.entry.open for each in kept))
        self._window.middle.notice.tell(words, "calm", [(say("evening-book-show"), self.show_book)])
        announce(self._window.middle.notice, words)
        if "book" in self.__dict__:
            self.book.show_day(day)

    def _open_again(self, entry: BookEntry) -> None:
        """Lay the table of a ruling out again."""
        try:
            case = parse_case(entry.record, entry.title)
        except CaseErrors as errors:
            self.book.notice.tell(errors.problems[0].message)
            return
        self._window.filing.begin_record(case.record, entry.title)
        self._window.window().activateWindow()

    # Leaving

    def may_leave(self) -> bool:
        """Whether the program may end: the set list is saved, or the user has given it up."""
        return self._keeping.may_leave()

    def keep(self) -> bool:
        """Put by what is not saved; whether nothing would be lost if the program were gone now."""
        return self._keeping.keep()

    def close(self, keeping: bool = False) -> None:
        """The program ends; `keeping`: the copy of what is not saved stays for the next start."""
        self._keeping.close(keeping)

    def _tell(self, words: str) -> None:
        self._window.middle.notice.tell(words)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _to_front(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
