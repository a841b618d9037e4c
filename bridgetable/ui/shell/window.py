"""The main window: it shows what the session holds and hands on to it what the user does."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton, QSplitter, QWidget

from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.acting import Acting
from bridgetable.ui.shell.first_sight import Shell
from bridgetable.ui.shell.showing import Showing
from bridgetable.ui.shell.wearing import SIZE, Wearing

if TYPE_CHECKING:
    # All this is loaded behind the first frame, and so is `Qt`, of which the first use makes every name.
    from bridgetable.seats import Seat
    from bridgetable.session import Session
    from bridgetable.table.record import Record
    from bridgetable.ui.files.filing import Filing
    from bridgetable.ui.files.left_over import LeftOver
    from bridgetable.ui.library.caselist import CaseList
    from bridgetable.ui.library.narrowing import Narrowing
    from bridgetable.ui.library.story import StoryCard
    from bridgetable.ui.panels.director import DirectorPanel
    from bridgetable.ui.panels.ledger import LedgerPage
    from bridgetable.ui.practice.hidden_ruling import HiddenRuling
    from bridgetable.ui.shell.arrangement import Arrangement
    from bridgetable.ui.shell.asking import Asking
    from bridgetable.ui.shell.comparing import Comparing
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.next_step import NextStep
    from bridgetable.ui.shell.practising import Practising
    from bridgetable.ui.shell.tour import Tour
    from bridgetable.ui.widgets.basic import Pill, Segments
    from bridgetable.ui.widgets.pages import Pages

WELCOME = ("cases", "law45", "lesson-45-4a.toml")
"""The case on the table when the program is started without a file."""


class Window(Shell):
    """One record on one table, with everything that is said of it."""

    furnished = Signal()
    """The first record is on the table."""
    moved_unseen = Signal(object, object)
    """Somebody who looks blind has moved a card: the `Entry`, with facts, that has to say which card it is."""
    language_changed = Signal(str)
    """Cases are told in another language."""
    panels_shown = Signal()
    """The panels show what the table shows."""

    # Made by `furnish`
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
    arrangement: Arrangement
    story: StoryCard
    director: DirectorPanel
    hidden_ruling: HiddenRuling
    practising: Practising
    asking: Asking
    ledger: LedgerPage
    pages: Pages
    next_step: NextStep
    comparing: Comparing
    scopes: tuple[str, str]
    scope_switch: Segments
    blind_mark: Pill
    edition_word: QLabel
    judging: QWidget
    edition_switch: Segments

    def __init__(self, preferences: Preferences, recovery: Recovery) -> None:
        super().__init__()
        self.preferences, self._recovery = preferences, recovery
        self._complete = False
        self._asked: Path | None = None
        self._named = False
        self.tour: Tour | None = None
        self.acting, self.showing, self.wearing = Acting(self), Showing(self), Wearing(self)
        geometry = preferences.geometry
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(*SIZE)
        elif self.isFullScreen():
            self.wearing.as_before_full_screen()

    @property
    def session(self) -> Session:
        """The record that is open."""
        return self.filing.document.session

    @property
    def title(self) -> str:
        """What the open case is called, in the language of the cases."""
        return self.filing.document.title_in(self.preferences.language)

    def furnish(self, path: Path | None = None) -> None:
        """Bring in everything else and open the case at `path`; on the screen, the first frame comes before that."""
        self.once_seen(lambda: self._furnish(path))

    def open_when_furnished(self, path: Path) -> None:
        """Open a file the system asks for; before there is anything to open it in, it is the first that is opened."""
        if self._complete:
            self.filing.open(path)
        else:
            self._asked = path

    def _furnish(self, path: Path | None) -> None:
        for stage in (self._bring_parts, partial(self._open_first, path), self._begin):
            stage()

    def _bring_parts(self) -> None:
        from bridgetable.ui.shell.assembly import furnish

        furnish(self, self._recovery)
        self._complete = True

    def _open_first(self, path: Path | None) -> None:
        named = self._asked or path
        self._named = named is not None
        if not self.filing.open(named or resource_path(*WELCOME)):
            self.showing.refresh()
        self._named = False

    def _begin(self) -> None:
        self.left_over.offer()
        self.showing.tell_of_settings()
        self.cases.fill()
        self._take_keyboard()
        self.furnished.emit()

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
        self.hidden_ruling.begin(document, self._named)
        if document.case.report is not None:
            self.middle.notice.tell(self.showing.reported(document.case.report), "calm")
        self.cases.show_open(document.path)
        self.showing.show_story()
        self.middle.table.choose(None)
        self._take_keyboard()
        self.middle.command.say(problem or self.middle.command.hint(), wrong=problem is not None)
        self.showing.refresh()

    def _take_keyboard(self) -> None:
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

    def welcome(self) -> None:
        """Show somebody who is here for the first time, and not for a case of his own, what is where."""
        if self._asked is None and not self.preferences.on("toured", False):
            QTimer.singleShot(theme.NEXT_FRAME, self, self.menus.act("tour").trigger)  # when all is in its place

    def toured(self) -> None:
        """The tour is over, and comes again only when it is asked for; whoever is new here is shown where to begin."""
        new = self._asked is None and not self.preferences.on("toured", False)
        self.tour = None
        self.menus.enable("show ruling", True)
        self._take_keyboard()
        self.preferences.switch("toured", True)
        if new:
            self.menus.act("courses").trigger()

    def leave(self) -> None:
        """Leave the tour, or else the full screen."""
        if self.tour is not None:
            self.tour.end()
        else:
            self.menus.act("full screen").setChecked(False)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowBlocked and self._complete:
            self.middle.table.table_scene.let_slip()
        if event.type() == QEvent.Type.WindowStateChange and self._complete:
            # On a Mac the green button fills the screen, too.
            self.menus.act("full screen").setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.WindowActivate and self._complete:
            self.filing.look_around()
        return super().event(event)

    def keep(self) -> bool:
        """Put by what is not saved; whether nothing would be lost if the program were gone now."""
        return not self._complete or self.filing.keep()

    def end(self, code: int) -> None:
        """The system ends the program: what is not saved is put by, and nobody is asked."""
        if self.keep():
            self.preferences.geometry = self.saveGeometry()
        QCoreApplication.exit(code)

    def closeEvent(self, event: QCloseEvent) -> None:
        ending = QCoreApplication.instance()
        kept = isinstance(ending, QGuiApplication) and ending.isSavingSession() and self.keep()
        if self._complete and not kept and not self.filing.may_leave():
            event.ignore()
            return
        self.preferences.geometry = self.saveGeometry()
        if self._complete:
            self.filing.close(keeping=kept)
        super().closeEvent(event)
