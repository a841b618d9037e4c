"""The window as everybody in it knows it: the record that is open, and the parts that show it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QWidget

from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.shell.acting import Acting
from bridgetable.ui.shell.first_sight import Shell
from bridgetable.ui.shell.showing import Showing
from bridgetable.ui.shell.wearing import Wearing

if TYPE_CHECKING:
    # All this is loaded behind the first frame, and so is `Qt`, of which the first use makes every name.
    from bridgetable.seats import Seat
    from bridgetable.session import Session
    from bridgetable.table.record import Record
    from bridgetable.ui.evening.evenings import Evenings
    from bridgetable.ui.exchange.exchanging import Exchanging
    from bridgetable.ui.exchange.tonight import Tonight
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.left_over import LeftOver
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.library.collecting import Collecting
    from bridgetable.ui.library.narrowing import Narrowing
    from bridgetable.ui.library.story import StoryCard
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.panels.ledger import LedgerPage
    from bridgetable.ui.panels.next_step import NextStep
    from bridgetable.ui.practice.hidden_ruling import HiddenRuling
    from bridgetable.ui.shell.arrangement import Arrangement
    from bridgetable.ui.shell.asking import Asking
    from bridgetable.ui.shell.comparing import Comparing
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.practising import Practising
    from bridgetable.ui.shell.ruling_pages import RulingPages
    from bridgetable.ui.shell.tour import Tour
    from bridgetable.ui.show.presenting import Presenting
    from bridgetable.ui.widgets.pages import Pages
    from bridgetable.ui.widgets.segments import Segments
    from bridgetable.ui.widgets.words import Pill


class Parts(Shell):
    """One record on one table, with everything that is said of it."""

    moved_unseen = Signal(object, object)
    """Somebody who looks blind has moved a card: the `Entry`, with facts, that has to say which card it is."""
    other_words_wanted = Signal(str)
    """The whole program is to speak another language: its code."""
    language_changed = Signal(str)
    """Cases are told in another language."""
    pages_made = Signal()
    """There are pages on the ruling now."""
    panels_shown = Signal()
    """The panels show what the table shows."""

    # Made by `assembly`
    menus: Menus
    filing: Filing
    left_over: LeftOver
    left: QWidget
    second_way_in: QPushButton
    practise_here: QPushButton
    middle: Middle
    right: QWidget
    columns: QSplitter
    cases: CaseList
    narrowing: Narrowing
    collecting: Collecting
    exchanging: Exchanging
    tonight: Tonight
    arrangement: Arrangement
    story: StoryCard
    make_pages: Callable[[], RulingPages]
    hidden_ruling: HiddenRuling
    practising: Practising
    scopes: tuple[str, str]
    scope_switch: Segments
    blind_mark: Pill
    edition_word: QLabel
    judging: QWidget
    edition_switch: Segments

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.preferences = preferences
        self.asked: Path | None = None
        """The file the system has asked for before there was anything to open it in."""
        self.named = False
        """Whether somebody has asked for the very file that is being opened."""
        self.tour: Tour | None = None
        self._ruling_pages: RulingPages | None = None
        self.acting, self.showing, self.wearing = Acting(self), Showing(self), Wearing(self)

    @property
    def has_pages(self) -> bool:
        """Whether the pages on the ruling have been made."""
        return self._ruling_pages is not None

    @property
    def ruling_pages(self) -> RulingPages:
        """The pages on the ruling: made in a quiet moment, or at once when somebody first needs one."""
        if self._ruling_pages is None:
            self._ruling_pages = self.make_pages()
            self.pages_made.emit()
        return self._ruling_pages

    @property
    def director(self) -> DirectorPanel:
        """The page with what the director says."""
        return self.ruling_pages.director

    @property
    def asking(self) -> Asking:
        """Who answers questions about a card, on its page."""
        return self.ruling_pages.asking

    @property
    def ledger(self) -> LedgerPage:
        """The page on the players."""
        return self.ruling_pages.ledger

    @property
    def pages(self) -> Pages:
        """The pages with their switch."""
        return self.ruling_pages.pages

    @property
    def next_step(self) -> NextStep:
        """Who brings the keyboard from one decision to the next."""
        return self.ruling_pages.next_step

    @property
    def comparing(self) -> Comparing:
        """What is compared, on its page."""
        return self.ruling_pages.comparing

    @cached_property
    def evenings(self) -> Evenings:
        """Who prepares evenings and keeps the director's book: loaded when somebody asks for one."""
        from bridgetable.ui.evening.evenings import Evenings

        return Evenings(self)

    @cached_property
    def presenting(self) -> Presenting:
        """Who shows cases to a class: loaded when somebody begins."""
        from bridgetable.ui.show.presenting import Presenting

        presenting = Presenting(self)
        presenting.left.connect(lambda running: self.evenings.over(running))  # noqa: PLW0108 - loaded only then
        return presenting

    @property
    def session(self) -> Session:
        """The record that is open."""
        return self.filing.document.session

    @property
    def title(self) -> str:
        """What the open case is called, in the language of the cases."""
        return self.filing.document.title_in(self.preferences.language)

    def sitting(self) -> Session:
        """The record that is open, for those who ask for it later."""
        return self.session

    def show_page(self, name: str) -> None:
        """Bring a page of the right column into sight, and the column too if it is hidden."""
        self.menus.act("director").setChecked(True)
        self.practising.give_way()
        self.pages.show_page(name)

    def opened(self) -> None:
        """Another record is open: show it from its end."""
        problem = self.acting.set_blind(self.menus.act("blind").isChecked())
        self.middle.notice.hide()
        document, self.showing.contradicted = self.filing.document, {}
        self.acting.show_edition(document.session.edition)
        self.hidden_ruling.begin(document, self.named)
        if document.case.report is not None:
            self.middle.notice.tell(self.showing.reported(document.case.report), "calm")
        self.cases.show_open(document.path)
        self.showing.show_story()
        self.middle.table.choose(None)
        self.take_keyboard()
        self.middle.command.say(problem or self.middle.command.hint(), wrong=problem is not None)
        self.showing.refresh()

    def take_keyboard(self) -> None:
        """Whatever opened the case: from here on the keys step it."""
        (self.middle.table if self.session.hidden else self.middle.command.field).setFocus()

    def shown_otherwise(self) -> None:
        """The ruling is kept back now, or shown."""
        self.showing.show_story()
        self.showing.refresh()

    def turn_table(self, seat: Seat) -> None:
        """Show the table with `seat` nearest."""
        self.preferences.bottom = seat
        self.showing.refresh()

    def rule_on(self, record: Record, title: str) -> None:
        """Begin with a record that has just been told, the keyboard on the first thing to be decided."""
        if self.filing.begin_record(record, title):
            self.menus.act("director").setChecked(True)
            self.pages.show_page("ruling")
            self.next_step.take()

    def go_along(self, roles: tuple[str, ...], *_decided: object) -> None:
        """Something was decided in the panel: on to what comes next, the first of `roles`, if it could be done."""
        if self.showing.beside.isActive():
            self.next_step.take(roles)

    def find_case(self) -> None:
        """Go to the search field over the list of cases."""
        self.menus.act("case list").setChecked(True)
        self.cases.search.setFocus()

    def open_beside(self, step: int) -> None:
        """Open the case so many places further on in the list."""
        path = self.cases.beside(self.filing.document.path, step)
        if path is not None:
            self.filing.open(path)

    def toured(self) -> None:
        """The tour is over, and comes again only when it is asked for; whoever is new here is shown where to begin."""
        new = self.asked is None and not self.preferences.on("toured", False)
        self.tour = None
        self.menus.enable("show ruling", True)
        self.take_keyboard()
        self.preferences.switch("toured", True)
        if new:
            self.menus.act("courses").trigger()

    def leave(self) -> None:
        """Leave the tour, or else the full screen."""
        if self.tour is not None:
            self.tour.end()
        else:
            self.menus.act("full screen").setChecked(False)
