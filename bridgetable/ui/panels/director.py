"""The director's panel: headline, reasons, questions, choices, the law, and what else is to be told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.explain.candidates import candidates
from bridgetable.explain.compared_calls import Compared, compared
from bridgetable.explain.movements import laid_now
from bridgetable.explain.previews import Outcome, Said
from bridgetable.explain.relevance import Mattering
from bridgetable.explain.words import told
from bridgetable.findings.kinds import Finding, Question
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.session import Session
from bridgetable.table.actions import Entry
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.assumed import AssumedPanel
from bridgetable.ui.panels.auction import AuctionPanel
from bridgetable.ui.panels.headline import HeadlinePanel
from bridgetable.ui.panels.law_card import LawCard
from bridgetable.ui.panels.options import OptionsPanel, ToDoPanel
from bridgetable.ui.panels.questions import QuestionsPanel
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.lines import FoldedLines, PanelLine
from bridgetable.ui.widgets.paper import PaperPage
from bridgetable.ui.widgets.slices import Slices
from bridgetable.ui.widgets.words import label


class DirectorPanel(PaperPage):
    """All that one edition says, from what is needed first to what is there when asked for."""

    answered = Signal(str, str)
    """A fact was found: its key and the answer."""
    withdrawn = Signal(str)
    """The fact of this key is not found after all."""
    chose = Signal(object)
    """A choice was made, as an `Entry`."""
    pointed = Signal(object)
    """A reason is pointed at, a `Node` of the because-tree; None: no longer."""
    do_it = Signal()
    """The movements the ruling has left are to be made."""

    known = Signal(object)
    """The questions whose answers matter are known: a `tuple[Question, ...]` in the order in which they are asked."""
    foreseeing = Signal(object)
    """What would follow is to be shown: of a choice (an `Entry`) or an answer (key, answer); None: no longer."""

    def __init__(self, session: Callable[[], Session], within: QWidget) -> None:
        super().__init__(say("panels-director-director"), within)
        self._session = session
        self._headline, self.questions = HeadlinePanel(), QuestionsPanel(self._suggested, self._outcome)
        self.assumed = AssumedPanel(self._suggested, self._outcome)
        self.options, self._to_do, self.law = (
            OptionsPanel(self._follows, lambda: self._session().ways),
            ToDoPanel(),
            LawCard(),
        )
        self.auction = AuctionPanel()
        self._folds = self._make_folds()
        self._edition = 0
        self._verdict: Verdict | None = None
        self._log: tuple[Entry, ...] = ()
        self._go_to: Callable[[], None] | None = None
        self._asking, self._doubting = Slices(self), Slices(self)
        self._placed()
        self._joined()

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out what is asked, or what follows from what is not known."""
        return self._asking.busy or self._doubting.busy

    @property
    def words(self) -> str:
        """The ruling in its first words."""
        return self._headline.words

    def show_verdict(self, verdict: Verdict) -> None:
        """Show what `verdict` says of the session; `known` tells of its questions, at once or a little later."""
        self._edition, self._verdict, session = verdict.edition, verdict, self._session()
        self._log = session.shown.log
        found = () if session.hidden else session.shown.facts  # what a director asks tells what matters
        cite = self._headline.show_verdict(verdict, found, self._log)
        self.questions.show_facts(found, self._log, session.contradicted)
        self.questions.taken.offer(session.default_assumptions, self._log)
        self.options.show_options(verdict.options, verdict)
        self.auction.show_calls(verdict, self._log)
        self._to_do.show_steps(verdict.must_withdraw, laid_now(session.view.table, verdict))
        self.law.show_law(cite or _first_cite(verdict), verdict.edition)
        for fold, parts in self._folds:
            findings = [finding for part in parts for finding in verdict.part(part)]
            fold.offer(len(findings), partial(_lines, findings, self._log))
        self._weigh(session)

    def _weigh(self, session: Session) -> None:
        """Find out which questions matter, and what follows from what is not known, in slices that delay nothing."""
        self._go_to = None
        self._asking.begin(session.weighing(), at_once=True)
        if self._asking.waiting:
            assert self._verdict is not None, "nothing is weighed before a verdict is shown"
            self.questions.show_questions(None if self._verdict.questions else (), self._log)
            self.assumed.show_assumed((), self._verdict, self._log)
        self._doubting.begin(session.doubting(), at_once=True)
        if self._doubting.waiting:
            self._headline.show_doubts(None, self._log)

    def leave_off(self) -> None:
        """Something else will be shown: nothing more need be found out about this."""
        self._asking.stop()
        self._doubting.stop()

    def _know(self, matters: Mattering) -> None:
        verdict = self._verdict
        assert verdict is not None, "nothing is weighed before a verdict is shown"
        asked = tuple(question for question in matters.asked if question in verdict.questions)
        told = {each.key for each in verdict.assumed} | {question.key for question in verdict.questions}
        assumed = tuple(assumption for assumption in matters.assumed if assumption.key in told)
        self.assumed.show_assumed(assumed, verdict, self._log)
        self._headline.show_waiting(bool(asked))
        self.questions.show_questions(asked, self._log, self._compared(asked, verdict))
        self.known.emit(asked)
        if self._go_to is not None:
            self._go_to()

    def _compared(self, asked: Iterable[Question], verdict: Verdict) -> dict[str, Compared]:
        """The calls that questions weigh against each other, by the keys of these."""
        session = self._session()
        found = {} if session.hidden else {fact.key: fact.value for fact in session.shown.facts}
        weighed = {question.key: compared(question, verdict, found, self._log) for question in asked}
        return {key: calls for key, calls in weighed.items() if calls is not None}

    def when_known(self, step: Callable[[], None]) -> None:
        """Take this step as soon as the questions are known: now, or when they are, if nothing else comes first."""
        if self._asking.waiting:
            self._go_to = step
        else:
            step()

    def show_law(self, cite: str) -> None:
        """Show the text of a paragraph of the edition the verdict is given under."""
        self.law.show_law(cite, self._edition)
        self.ensureWidgetVisible(self.law)

    def go_to_question(self) -> bool:
        """Let the keyboard answer the question in sight; already there, the next one. False: nothing is asked."""
        if self.questions.has_focus():
            self.questions.turn(1)
        else:
            self.questions.go_to()
        self._follow_focus()
        return self.questions.card is not None

    def go_to_options(self) -> bool:
        """Let the keyboard choose among the options; already there, the next one. False: there are none."""
        there = self.options.go_to()
        self._follow_focus()
        return there

    def _follow_focus(self) -> None:
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)

    # What would follow

    def _suggested(self, fact: str, of: str) -> tuple[str, ...]:
        return candidates(self._session().shown, fact, of)

    def _outcome(self, key: str, answer: str) -> Outcome | None:
        return self._session().outcome(key, answer)

    def _follows(self, *choices: Entry) -> tuple[Said, ...]:
        return self._session().follows(*choices)

    def _make_folds(self) -> list[tuple[FoldedLines, tuple[str, ...]]]:
        folds: list[tuple[str, tuple[str, ...], bool]] = [
            (say("panels-director-obligations"), ("duties",), True),
            (say("panels-director-leads-that-may-be-restricted"), ("restrictions",), True),
            (say("panels-director-may-be-taken-back"), ("may_withdraw",), True),
            (say("panels-director-irregularities"), ("irregularities", "revokes"), False),
            (say("panels-director-information"), ("information",), False),
            (say("panels-director-rights"), ("rights",), False),
            (say("panels-director-what-was-in-order"), ("lawful",), False),
            (say("panels-director-to-look-at-again"), ("checks", "judgements", "liable"), False),
            (say("panels-director-tricks"), ("claim", "transfer"), True),
            (say("panels-director-not-handled-by-the-program"), ("not_modelled",), True),
        ]
        return [(FoldedLines(heading, opened), parts) for heading, parts, opened in folds]

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING + 2)
        first = (self._headline, self.assumed, self._to_do, self.questions, self.options)
        for part in (*first, self.auction, self._headline.why, self.questions.facts, self.law):
            layout.addWidget(part)
        for fold, _ in self._folds:
            layout.addWidget(fold)
        layout.addStretch(1)
        layout.addWidget(label(say("panels-director-the-program-advises-the-director-decides"), "soft"))

    def _joined(self) -> None:
        self._asking.found.connect(self._know)
        self._doubting.found.connect(lambda doubts: self._headline.show_doubts(doubts, self._log))
        self._headline.pointed.connect(self.pointed)
        self._headline.answered.connect(self.answered)
        self._headline.withdrawn.connect(self.withdrawn)
        self.questions.answered.connect(self.answered)
        self.questions.withdrawn.connect(self.withdrawn)
        self.assumed.answered.connect(self.answered)
        self.assumed.pointed.connect(self.foreseeing)
        self.options.chose.connect(self.chose)
        self.questions.pointed.connect(self.foreseeing)
        self.options.pointed.connect(self.foreseeing)
        self._to_do.pressed.connect(self.do_it)
        for part in (self._headline, self.assumed, self.questions, self.law):
            part.cited.connect(self.show_law)
        for fold, _ in self._folds:
            fold.cited.connect(self.show_law)


def _lines(findings: Sequence[Finding], log: tuple[Entry, ...]) -> list[PanelLine]:
    return [PanelLine(told(finding, log), finding.grounds.cite) for finding in findings]


def _first_cite(verdict: Verdict) -> str:
    """The paragraph of the first thing there is to say where the headline has none."""
    findings: tuple[Finding, ...] = (*verdict.questions, *verdict.options, *verdict.irregularities)
    return findings[0].grounds.cite if findings else ""
