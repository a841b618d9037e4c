"""The director's headline: one sentence with its paragraph, and because of what it holds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import answer_within
from bridgetable.explain.previews import Doubt, Outcome
from bridgetable.explain.provisional import waits_for
from bridgetable.explain.tree import because
from bridgetable.explain.words import text
from bridgetable.findings.kinds import Finding, Irregularity, Lawful, MustWithdraw, NotModelled, Option, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.record import Fact
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.because_tree import BecauseTree
from bridgetable.ui.panels.facts import question_words
from bridgetable.ui.widgets.buttons import CiteLink
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Pill, label, look

BESIDE = 2
"""So many rulings have room beside each other; more stand one under the other."""


class HeadlinePanel(QWidget):
    """What the director says first, in a card coloured by what it is about; `why` has the reasons, to stand below."""

    cited = Signal(str)
    pointed = Signal(object)
    """A reason is pointed at, a `Node` of the because-tree; None: no longer."""
    answered = Signal(str, str)
    withdrawn = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._card = PaperSheet("plain")
        self._pill, self._link, self._words = Pill(), CiteLink(), label(role="headline")
        self._along = label()
        self._provisional = label(role="soft")
        self._finding: Finding | None = None
        self._doubts = _Doubts()
        self._doubts.cited.connect(self.cited)
        self.why = QWidget()
        self._because, self.tree = label(say("panels-headline-because"), "section"), BecauseTree()
        self._link.clicked.connect(lambda: self.cited.emit(self._link.cite))
        self.tree.cited.connect(self.cited)
        self.tree.pointed.connect(self.pointed)
        self.tree.answered.connect(self.answered)
        self.tree.withdrawn.connect(self.withdrawn)
        self._placed()

    @property
    def words(self) -> str:
        """What is said first."""
        return self._words.text()

    def show_verdict(self, verdict: Verdict, facts: tuple[Fact, ...], log: tuple[Entry, ...]) -> str:
        """Show the headline of `verdict`; gives back its paragraph, or an empty string."""
        words, finding, more, cite, _ = headline(verdict)
        word, tone = self._pill_of(finding)
        if finding is None and verdict.noticed_only:
            word = say("panels-headline-nothing-pointed-out")
        self._pill.say(word, tone)
        look(self._card, tone=tone)
        self._card.setAccessibleName(words)
        self._words.setText(words)
        self._along.setText("\n".join(f"\u2022 {text(each)}" for each in more))
        self._along.setVisible(bool(more))
        self._finding = finding
        self.show_waiting(None if verdict.questions else False)
        self._link.setText(cite)
        self._link.setVisible(bool(cite))
        answers = {fact.key: fact.value for fact in facts}
        node = because(verdict, finding, answers, log) if finding is not None else None
        self._because.setVisible(node is not None and bool(node.children))
        self.tree.show_reasons(node, answers)
        return cite

    def show_waiting(self, asked: bool | None) -> None:
        """Say what a provisional ruling waits for: `asked` whether a question is open, None if that is not known."""
        why = waits_for(self._finding, asked)
        self._provisional.setText(say("panels-headline-not-final-yet", why=why))
        self._provisional.setVisible(bool(why))

    def show_doubts(self, doubts: tuple[Doubt, ...] | None, log: tuple[Entry, ...]) -> None:
        """Show both rulings, side by side, for each fact that cannot be established; None: they are not known yet."""
        self._doubts.show_doubts(doubts, log)

    def _placed(self) -> None:
        head = row()
        head.addWidget(self._pill)
        head.addStretch(1)
        head.addWidget(self._link)
        self._card.body.addLayout(head)
        self._card.body.addWidget(self._words)
        self._card.body.addWidget(self._along)
        self._card.body.addWidget(self._provisional)
        self._card.body.addWidget(self._doubts)
        column(self).addWidget(self._card)
        layout = column(self.why)
        layout.addWidget(self._because, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.tree)

    def _pill_of(self, finding: Finding | None) -> tuple[str, str]:
        """The word in the pill, and its tone."""
        match finding:
            case None:
                return say("panels-headline-nothing-irregular"), "plain"
            case Status():
                return say("panels-headline-status", status=finding.status), theme.STATUS_TONES[finding.status]
            case Irregularity():
                return say("panels-headline-irregularity"), "warning"
            case Option():
                return say("panels-headline-choice"), "calm"
            case MustWithdraw():
                return say("panels-headline-goes-back"), "warning"
            case Lawful():
                return say("panels-headline-in-order"), "settled"
            case NotModelled():
                return say("panels-headline-not-handled"), "grave"
            case _:
                return say("panels-headline-ruling"), "calm"


class _Doubts(QWidget):
    """For each fact that cannot be established: what follows if it was so, beside what follows if it was not."""

    cited = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Doubt, ...] | None = ()
        self._layout = column(self, spacing=6)
        self.hide()

    def show_doubts(self, doubts: tuple[Doubt, ...] | None, log: tuple[Entry, ...]) -> None:
        if doubts == self._shown:
            return
        self._shown = doubts
        empty(self._layout)
        if doubts is None:
            self._layout.addWidget(label(say("panels-headline-what-follows-from-what-is-not"), "soft"))
        for doubt in doubts or ():
            asked = question_words(doubt.fact.id, doubt.fact.of, log)
            self._layout.addWidget(label(say("panels-headline-not-known", question=asked), "soft"))
            ways = column(spacing=6) if len(doubt.outcomes) > BESIDE else row(spacing=6)
            for outcome in doubt.outcomes:
                ways.addWidget(self._way(outcome), 1)
            self._layout.addLayout(ways)
        self.setVisible(doubts != ())

    def _way(self, outcome: Outcome) -> PaperSheet:
        card = PaperSheet()
        card.body.setContentsMargins(8, 6, 8, 6)
        card.body.setSpacing(3)
        card.body.addWidget(label(say("panels-headline-if", answer=answer_within(outcome.answer)), "section"))
        for said in outcome.said:
            card.body.addWidget(label(said.text))
            if said.cite:
                link = CiteLink(said.cite)
                link.clicked.connect(lambda _checked=False, cite=said.cite: self.cited.emit(cite))
                card.body.addWidget(link)
        card.body.addStretch(1)
        return card
