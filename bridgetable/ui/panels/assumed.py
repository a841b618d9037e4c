"""What nobody is asked, on the panel: a quiet line for each such fact; it asks in place where somebody knows better."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from bridgetable.explain.assumed import assumed_text, change_told, heading
from bridgetable.explain.retold import action_told
from bridgetable.findings.kinds import Assumption
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.ui.panels.facts import Suggest
from bridgetable.ui.panels.questions import Foresee, QuestionCard
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.words import label


class AssumedPanel(QWidget):
    """Lines such as *Nobody had told East it was his turn · change*; the one to be changed becomes its question."""

    answered = Signal(str, str)
    cited = Signal(str)
    pointed = Signal(object)

    def __init__(self, suggest: Suggest, foresee: Foresee) -> None:
        super().__init__()
        self._suggest, self._foresee = suggest, foresee
        self._layout = column(self, spacing=2)
        self._shown: tuple[Assumption, ...] = ()
        self._verdict: Verdict | None = None
        self._log: tuple[Entry, ...] = ()
        self._changing = ""
        self.card: QuestionCard | None = None
        self.hide()

    def show_assumed(self, assumed: tuple[Assumption, ...], verdict: Verdict, log: tuple[Entry, ...]) -> None:
        """Show these facts and no others; what they are about was done in the `log`."""
        if (assumed, log) == (self._shown, self._log):
            return
        self._shown, self._verdict, self._log = assumed, verdict, log
        self._changing = ""
        self._fill()

    def _fill(self) -> None:
        empty(self._layout)
        self.card = None
        for assumption in self._shown:
            if assumption.key == self._changing:
                self._layout.addWidget(self._asked(assumption))
            else:
                self._layout.addWidget(self._line(assumption))
        self.setVisible(bool(self._shown))

    def _line(self, assumption: Assumption) -> QWidget:
        assert self._verdict is not None, "an assumption is one of a verdict"
        line, change = (
            QWidget(),
            button(say("panels-assumed-change"), "link", say("panels-assumed-sign", what=heading())),
        )
        change.setAccessibleName(change_told(assumption, self._verdict))
        change.clicked.connect(lambda: self._turn_to(assumption.key))
        words = row()
        words.addWidget(label(assumed_text(assumption, self._verdict), "soft"), 1)
        words.addWidget(change)
        line.setLayout(words)
        return line

    def _asked(self, assumption: Assumption) -> QWidget:
        """The question in the place of its line, with a way to leave it unasked."""
        about = action_told(assumption.of, self._log)
        self.card = QuestionCard(assumption.question, 1, 1, self._suggest, self._foresee, about)
        self.card.answered.connect(self.answered)
        self.card.cited.connect(self.cited)
        self.card.pointed.connect(self.pointed)
        leave = button(say("panels-assumed-leave-it-as-it-was"), "link")
        leave.clicked.connect(lambda: self._turn_to(""))
        self.card.body.addWidget(leave)
        return self.card

    def _turn_to(self, key: str) -> None:
        """Ask about the fact of this key, or about none."""
        self._changing = key
        self._fill()
        if self.card is not None:
            self.card.take_focus()
