"""Practice as the window knows it: everything else of it is loaded when somebody begins."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QDate, QLocale, QObject, Qt

from bridgetable.messages import os_words, say
from bridgetable.seats import SEATS
from bridgetable.ui.practice.around import AroundDesk
from bridgetable.ui.widgets.accessible import announce

if TYPE_CHECKING:
    from datetime import date

    from bridgetable.findings.verdict import Verdict
    from bridgetable.practice.paths import Course
    from bridgetable.practice.problem import Part
    from bridgetable.table.record import Record
    from bridgetable.ui.practice.desk import Desk
    from bridgetable.ui.shell.acting import Acting
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.showing import Showing


class PractisingWindow(AroundDesk, Protocol):
    """The window, to who begins to practise in it."""

    @property
    def acting(self) -> Acting: ...
    @property
    def showing(self) -> Showing: ...
    @property
    def middle(self) -> Middle: ...


class Practising(QObject):
    """Opens problems on the table of `window`."""

    def __init__(self, window: PractisingWindow) -> None:
        super().__init__(window.window())
        self._window = window

    @cached_property
    def desk(self) -> Desk:
        """Who lays problems on the table; made for the first one."""
        from bridgetable.ui.practice.desk import Desk

        return Desk(self._window)

    @property
    def asking(self) -> bool:
        """Whether a problem is open: until it is played on, nobody else does anything at the table."""
        return "desk" in self.__dict__ and self.desk.asking

    @property
    def twin(self) -> bool:
        """Whether there is the same table with one thing otherwise, to be ruled on now."""
        return self.asking and self.desk.twin is not None and not self._window.session.hidden

    def give_way(self) -> bool:
        """Something else is to be done: with its ruling shown a problem is left for it; whether none is in the way."""
        if self.asking and not self._window.session.hidden:
            self.desk.leave()
        return not self.asking

    def begin(self) -> None:
        """A problem of what is practised."""
        self.desk.begin(called=False)

    def begin_on_board(self) -> None:
        """A problem of what is practised on the very board that lies on the table."""
        self.begin_on(self._window.session.shown, self._window.session.view.verdict)

    def begin_on(self, record: Record, verdict: Verdict) -> None:
        """A problem of what is practised on the board of a record; the verdict knows the contract that was bid."""
        from bridgetable.explain.sheet import with_contract
        from bridgetable.practice.generator import NoScene
        from bridgetable.practice.generator.dealing import given

        deal = given(record.position, with_contract(record.position.header, verdict))
        try:
            problem = say("shell-practising-four-hands") if deal is None else ""
            if deal is not None:
                self.desk.begin_on(deal)
        except NoScene:
            problem = say("shell-practising-not-on-this-board")
        if problem:
            self._window.middle.notice.tell(problem, "calm")

    def call(self) -> None:
        """A problem of which the players tell."""
        self.desk.begin(called=True)

    def daily(self) -> None:
        """The five problems of today."""
        from datetime import date

        from bridgetable.ui.practice.series import daily

        level, _ = self._window.preferences.practice
        self.desk.begin_series(
            daily(say("shell-practising-daily-five"), self._window.session.edition, level, date.today())
        )

    def lightning(self) -> None:
        """Sixty seconds of problems that are answered in one press."""
        from bridgetable.ui.practice.lightning import Lightning
        from bridgetable.ui.practice.source import ProblemSource

        window, desk, source = self._window, self.desk, ProblemSource()
        level, kinds = window.preferences.practice
        edition = window.session.edition
        best = window.preferences.lightning
        dialog = Lightning(
            lambda: source.next((level, kinds), edition), best, window.showing.options(), window.window()
        )
        dialog.answered.connect(lambda scene, part, mark: desk.remembering.keep(scene, level, part, mark))
        dialog.ended.connect(lambda right: setattr(window.preferences, "lightning", max(best, right)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def ask_back(self) -> None:
        """Keep the table as it lies for next week, as a problem."""
        from datetime import date

        from bridgetable.ui.practice.asked_back import AFTER, AskedBack

        window, today = self._window, date.today()
        title = say("shell-practising-a-table-of", day=_day_told(today, QLocale.FormatType.LongFormat))
        try:
            kept = AskedBack(window.filing.folder).keep(window.session, title, today)
        except OSError as why:
            words = say("shell-practising-it-cannot-be-kept", why=os_words(why))
        else:
            when = _day_told(today + AFTER, QLocale.FormatType.ShortFormat)
            words = (
                say("shell-practising-asked-from-then-on", when=when)
                if kept
                else say("shell-practising-there-is-nothing-to-rule-on")
            )
        window.middle.notice.tell(words, "calm")

    def duel(self) -> None:
        """Two people rule on the same tables."""
        from bridgetable.ui.practice.duel import Duel
        from bridgetable.ui.practice.source import ProblemSource

        window, source = self._window, ProblemSource()
        wishes, edition = window.preferences.practice, window.session.edition
        dialog = Duel(lambda: source.next(wishes, edition), window.showing.options(), window.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def choose_course(self) -> None:
        """Choose a course, and begin it."""
        from bridgetable.practice.skills import of_cases
        from bridgetable.ui.practice.courses import CoursesDialog

        shares = of_cases(self.desk.remembering.progress.events())
        dialog = CoursesDialog(shares, self._window.session.edition, self._window.window())
        dialog.chosen.connect(self._begin_course)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin_course(self, course: Course) -> None:
        from bridgetable.ui.practice.series import of_course

        level, _ = self._window.preferences.practice
        self.desk.begin_series(of_course(course, self._window.session.edition, level))

    def show_progress(self) -> None:
        """How it goes, law by law."""
        from bridgetable.ui.practice.progress_picture import ProgressDialog

        dialog = ProgressDialog(self.desk.remembering.progress, self._window.window())
        dialog.finished.connect(lambda: self._remember_profile(dialog.profile))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _remember_profile(self, name: str) -> None:
        if name:
            self._window.preferences.profile = name

    def ruled(self, part: Part, right: bool) -> None:
        """A case of the library was ruled on in one press: it counts like any other answer."""
        from bridgetable.practice.marking import Mark
        from bridgetable.practice.problem import PLAYER
        from bridgetable.practice.scene import Scene

        case, edition = self._window.filing.document.case, self._window.session.edition
        law = case.laws[0].rpartition(":")[2][:2] if case.laws else ""
        mark = Mark(part.id, float(right), 1.0, (), (), ())
        self.desk.remembering.keep(Scene(case, f"law{law}", edition, 0), PLAYER, part, mark)

    def take(self, way: str) -> None:
        """Go on from the open problem this way."""
        self.desk.take(way)

    def play_out(self) -> None:
        """Carry the ruling on to the end of the deal, or to where somebody has to decide."""
        from bridgetable.practice.playing_out import play_out

        window, over = self._window, False

        def out() -> None:
            nonlocal over
            over = play_out(window.session)

        if not self.give_way() or not window.acting.attempt(out):
            return
        tricks = window.session.view.verdict.tricks
        if over and tricks is not None:
            words = say("shell-practising-played-to-the-end", ns=tricks[0], ew=tricks[1])
        elif any(window.session.view.table.hidden(seat) for seat in SEATS):
            words = say("shell-practising-it-cannot-be-played-out-not")
        else:
            words = say("shell-practising-here-somebody-has-to-decide-first")
        window.middle.command.say(words)
        announce(window.middle.command, words)

    def wish(self) -> None:
        """Choose what to practise."""
        from bridgetable.ui.practice.wishes import WishesDialog

        dialog = WishesDialog(self._window.preferences, self._window.window())
        dialog.accepted.connect(self.begin)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _day_told(day: date, form: QLocale.FormatType) -> str:
    """A day as the place writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
