"""Who writes a case in the window: keeps the page and the open case in step, and lets nothing that is written go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from bridgetable.cases.case import Case
from bridgetable.editions import EDITIONS
from bridgetable.explain.candidates import candidates
from bridgetable.explain.retold import told
from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.lines import line_record
from bridgetable.table.record import Record
from bridgetable.ui.files.pairs import pair_of
from bridgetable.ui.record.commands import ChooseLine, FindFact, GoTo, RemoveLine, UnfindFact, carry_out
from bridgetable.ui.writing.facts import ASK, facts_seen
from bridgetable.ui.writing.page import CasePage, Next
from bridgetable.ui.writing.twin_dialog import TwinDialog
from bridgetable.writing.facts import Idle, answered_after_all, idle, left_to_the_class
from bridgetable.writing.proposed import Proposals, proposals
from bridgetable.writing.supposing import step_of, supposable, with_steps
from bridgetable.writing.ticks import Step, Tickable, Ticked, Where, offers, standing, ticked, unticked
from bridgetable.writing.twins import Otherwise, apart, changes, twin

if TYPE_CHECKING:
    from bridgetable.ui.files.files import Document
    from bridgetable.ui.writing.around import WritingWindow

PAGE = "case"
PAUSE = 200
"""Milliseconds after a letter until what was typed is put by."""
LATER = 250
"""Milliseconds after which it is looked up which facts are good for nothing: nobody waits for that."""


class WritingDesk(QObject):
    """Writes the case that is open in `window`, on a page beside those on its ruling."""

    def __init__(self, window: WritingWindow) -> None:
        super().__init__(window.window())
        self._window = window
        self._judges = {year: Judge(year) for year in EDITIONS}
        self._asked: tuple[Question, ...] = ()
        self._offers: tuple[Tickable, ...] = ()
        self._supposed: tuple[Where, tuple[Step, ...]] | None = None
        """What is supposed, and at which place it was."""
        self._before_preview: tuple[Document, str | None, int] | None = None
        self.page = CasePage(lambda fact, of: candidates(self._record(), fact, of))
        self._later = QTimer(self, interval=LATER)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._look_up_idle)
        self._typing = QTimer(self, interval=PAUSE)
        self._typing.setSingleShot(True)
        self._typing.timeout.connect(self._follow)
        self._idle: dict[str, Idle] = {}
        self._pair: tuple[tuple[str, ...], Case | None] = (), None
        window.pages.add_named(PAGE, say("writing-case"), self.page)
        window.wearing.fit_panels()
        self._joined()

    # Beginning

    def begin(self) -> None:
        """Write the case that is open; one of the library as a copy of its own."""
        window, document = self._window, self._window.filing.document
        if window.session.hidden:
            window.hidden_ruling.turn()
        if document.path is not None and not document.savable:
            copy = replace(document.as_it_stands(), id="untitled", path=None, report=None)
            if not window.filing.begin_case(copy):
                return
        window.pages.offer(PAGE, True)
        window.show_page(PAGE)
        self.page.verticalScrollBar().setValue(0)

    # The case and the page

    def show(self) -> None:
        """Show the case as it stands, if its page is in sight."""
        window, session = self._window, self._window.session
        if session.hidden or window.pages.page != PAGE:
            return
        document, spot = window.filing.document, self._ruled_on()
        case, record = document.worked_on(), with_steps(self._record(), spot.supposed)
        self._offers = offers(record, self._judging) if record.log else ()
        stands = standing(case, self._judging)
        self.page.texts.show_case(document.case, window.preferences.language, self._proposed)
        self.page.expected.show_offers(self._offers, stands, spot, self._where(spot))
        verdicts = [self._judging(record, year) for year in EDITIONS] if record.log else []
        self.page.expected.supposing.show_supposed(spot.supposed, supposable(verdicts))
        self.page.expected.supposing.setVisible(bool(record.log))
        self.page.show_lines(session.lines, session.line)
        self._show_facts()
        self.page.show_next(self._next(case, stands))
        self._show_pair(case)
        self._later.start()

    def _show_facts(self) -> None:
        session, case = self._window.session, self._window.filing.document.worked_on()
        left = left_to_the_class(case, self._spot())
        taken = session.view.verdict.assumed
        seen = facts_seen(self._asked, session.shown.facts, taken, left, self._idle, session.contradicted)
        none = say("writing-nothing-asked") if session.at else say("writing-nothing-happened")
        self.page.facts.show_facts(seen, session.shown.log, none)

    def _next(self, case: Case, stands: tuple[Ticked, ...]) -> Next:
        red = sum(not each.holds for each in stands)
        if not case.record.log:
            return Next(say("writing-next-act"))
        if red:
            return Next(say("writing-next-red", count=red), wrong=True)
        for name in ("title", "story"):
            if not getattr(case, name):
                return Next(say(f"writing-next-{name}"))
        if not stands:
            return Next(say("writing-next-expect"))
        return Next(say("writing-next-nothing", count=len(stands)), ready=True)

    def _show_pair(self, case: Case) -> None:
        if self._pair[0] != case.contrast:
            self._pair = case.contrast, pair_of(self._window.filing.document)
        other = self._pair[1]
        if other is None:
            self.page.show_pair("")
            return
        wrong = apart(other, case)
        title = other.title_in(self._window.preferences.language)
        self.page.show_pair(say("writing-pair-of", title=title, wrong=wrong or say("writing-pair-sound")))

    def _look_up_idle(self) -> None:
        window = self._window
        if window.session.hidden or window.pages.page != PAGE:
            return
        found = dict(idle(window.filing.document.as_it_stands()))
        if found != self._idle:
            self._idle = found
            self._show_facts()

    def _judging(self, record: Record, year: int) -> Verdict:
        return self._judges[year].verdict(replace(record, branches=()))

    def _proposed(self) -> Proposals:
        record = self._record()
        return proposals(record, [self._judging(record, year) for year in EDITIONS]) if record.log else Proposals()

    def _record(self) -> Record:
        """The record as far as it is shown, with nothing left out."""
        session = self._window.session
        return line_record(session.record, session.line).upto(session.at)

    def _spot(self) -> Where:
        session = self._window.session
        return Where(session.line, session.at, len(line_record(session.record, session.line).log))

    def _ruled_on(self) -> Where:
        """The place at which something is expected, with what is supposed there, as long as that can happen."""
        spot = self._spot()
        if self._supposed is None or self._supposed[0] != spot:
            self._supposed = None
            return spot
        try:
            fold(with_steps(self._record(), self._supposed[1]))
        except ImpossibleAction:
            self._supposed = None
            return spot
        return replace(spot, supposed=self._supposed[1])

    def _suppose(self, said: Entry | str) -> None:
        """Suppose one step more, chosen or typed."""
        spot = self._ruled_on()
        record = with_steps(self._record(), spot.supposed)
        try:
            step = step_of(said, record, self._window.session.seating) if isinstance(said, str) else said
            fold(with_steps(record, (step,)))
        except ValueError as error:
            self.page.expected.supposing.refuse(str(error))
            return
        self._supposed = replace(spot, supposed=()), (*spot.supposed, step)
        self.show()

    def _suppose_nothing(self) -> None:
        self._supposed = None
        self.show()

    def _where(self, spot: Where) -> str:
        if not spot.at:
            return say("writing-nothing-happened")
        last = told(self._record().log[-1])
        if spot.line is not None:
            return say("writing-where-on-branch", number=spot.at, action=last, name=spot.line)
        return say("writing-where", number=spot.at, action=last)

    # What is written

    def write(self, case: Case) -> None:
        """The case tells or expects something else."""
        self._window.filing.document.write_case(case)
        self._follow()

    def _follow(self) -> None:
        """Put by what has been written, and show it."""
        window = self._window
        self._typing.stop()
        window.filing.put_by()
        window.showing.show_story()
        window.showing.show_saved()
        self.show()

    def _write_texts(self) -> None:
        """A letter more is in the case at once; everything else follows when the hand rests."""
        document = self._window.filing.document
        document.write_case(self.page.texts.written(document.case))
        if not self._typing.isActive():
            self._typing.start()

    def _tick(self, wanted: tuple[Tickable, ...]) -> None:
        case = self._window.filing.document.worked_on()
        for offer in wanted:
            case = ticked(case, offer, self._ruled_on())
        self.write(case)

    def _untick(self, ticks: tuple[Ticked, ...]) -> None:
        self.write(unticked(self._window.filing.document.worked_on(), ticks))

    # What is found

    def _answer(self, key: str, answer: str) -> None:
        if answer == ASK:
            self._leave_to_the_class(key)
            return
        window, session = self._window, self._window.session
        try:
            carry_out(FindFact(key, answer), session)
        except ValueError as error:
            self.page.facts.refuse(str(error))
            return
        self.page.facts.refuse("")
        window.filing.document.write_case(answered_after_all(window.filing.document.worked_on(), key))
        window.filing.put_by()
        window.showing.refresh()

    def _withdraw(self, key: str) -> None:
        document = self._window.filing.document
        document.write_case(answered_after_all(document.worked_on(), key))
        if key in {fact.key for fact in self._window.session.shown.facts}:
            self._window.acting.carry_out(UnfindFact(key))
        else:
            self.write(document.case)

    def _leave_to_the_class(self, key: str) -> None:
        """Leave a fact open, so that the class is asked: the question is to be there."""
        record = self._record().without_fact(key)
        asks = [each for each in offers(record, self._judging) if each.wanted.key in ("questions", "assumed")]
        asked = next((each for each in asks if each.wanted.value == key), None)
        if asked is None:
            self.page.facts.refuse(say("writing-nobody-is-asked"))
            return
        if key in {fact.key for fact in self._window.session.shown.facts} and not self._window.acting.carry_out(
            UnfindFact(key)
        ):
            return
        self.write(ticked(self._window.filing.document.worked_on(), asked, self._spot()))

    def _know(self, asked: tuple[Question, ...]) -> None:
        self._asked = asked
        if self._window.pages.page == PAGE and not self._window.session.hidden:
            self._show_facts()

    # Preview and twin

    def preview(self) -> None:
        """Show the case as a student sees it: from the beginning, without its ruling; and the way back."""
        window, session = self._window, self._window.session
        if session.hidden:
            return
        self._before_preview = window.filing.document, session.line, session.at
        window.hidden_ruling.turn()
        window.acting.carry_out(GoTo(0))
        back = (say("writing-back-to-writing"), self.end_preview)
        window.middle.notice.tell(say("writing-this-is-what-a-student-sees"), "calm", [back])

    def end_preview(self) -> None:
        """Go on writing where one was."""
        window, before = self._window, self._before_preview
        self._before_preview = None
        if before is None or before[0] is not window.filing.document:
            return
        if window.session.hidden:
            window.hidden_ruling.turn()
        window.acting.carry_out(ChooseLine(before[1], before[2]))
        window.show_page(PAGE)

    def make_twin(self) -> None:
        """Make the case that differs from this one in one thing, once this one has a file."""
        window = self._window
        if not window.session.record.log:
            return
        if not (window.filing.document.savable and window.filing.document.saved) and not window.filing.save():
            return
        case = window.filing.document.case
        dialog = TwinDialog(tuple(changes(case.record)), window.window())
        dialog.chosen.connect(lambda change: self._begin_twin(case, change))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _begin_twin(self, case: Case, change: Otherwise | None) -> None:
        change = change or Otherwise("", replace(case.record, branches=()))
        made = twin(case, change, self._judging)
        if self._window.filing.begin_case(made, self._window.filing.document.path):
            self.begin()

    # What others do

    def _opened(self) -> None:
        """Another case is open: its page is offered where it is one's own."""
        document = self._window.filing.document
        own = not document.practised and (document.savable or document.path is None)
        self.page.texts.forget()
        self._idle, self._asked, self._pair, self._supposed = {}, (), ((), None), None
        self._window.pages.offer(PAGE, own and not self._window.session.hidden)

    def _joined(self) -> None:
        window, page = self._window, self.page
        window.filing.opened.connect(self._opened)
        window.panels_shown.connect(self.show)
        window.pages.turned.connect(lambda name: self.show() if name == PAGE else None)
        window.director.known.connect(self._know)
        window.language_changed.connect(lambda _: self.show())
        page.texts.wrote.connect(self._write_texts)
        page.expected.ticked.connect(self._tick)
        page.expected.unticked.connect(self._untick)
        page.expected.supposing.supposed.connect(self._suppose)
        page.expected.supposing.dropped.connect(self._suppose_nothing)
        page.facts.answered.connect(self._answer)
        page.facts.withdrawn.connect(self._withdraw)
        page.saving.connect(window.filing.save)
        page.previewing.connect(self.preview)
        page.twinning.connect(self.make_twin)
        page.went.connect(lambda name: window.acting.carry_out(ChooseLine(name)))
        page.removing.connect(lambda name: window.acting.carry_out(RemoveLine(name)))
