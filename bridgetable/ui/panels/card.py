"""The page on one card: what it is and why, and why it is not what else one might ask about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from bridgetable.cards import Card
from bridgetable.messages import cite_words, say
from bridgetable.seats import Seat
from bridgetable.table.record import Record
from bridgetable.ui.felt.flags import flags_of
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.panels.because_tree import BecauseTree
from bridgetable.ui.panels.law_card import LawCard
from bridgetable.ui.widgets.buttons import CiteLink, button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import PaperPage, PaperSheet
from bridgetable.ui.widgets.words import Pill, label, look

if TYPE_CHECKING:
    # What finds the answers is loaded when the first one is wanted.
    from bridgetable.explain.card_status import Asked
    from bridgetable.explain.whynot import Reason, WhyNot
    from bridgetable.explain.whynot_words import WhyNotTold


class CardPanel(PaperPage):
    """Asks about one card. The questions are answered one after the other, so that nothing has to wait for all."""

    pointed = Signal(object)
    """A reason is pointed at, a `Node` of the because-tree; None: no longer."""
    answered = Signal(str, str)
    withdrawn = Signal(str)
    trying = Signal(object)
    """What an answer says would be otherwise is to be tried: a `Change`."""
    leaving = Signal()
    """The ruling is to be seen whole again."""

    def __init__(self, ask: Callable[[], tuple[WhyNot, Record]], within: QWidget) -> None:
        super().__init__(say("panels-card-card"), within)
        self._ask = ask
        self._key: tuple[Seat, Card] | None = None
        self._asked: tuple[tuple[Seat, Card], WhyNot] | None = None
        self._waiting: list[Asked] = []
        self._next = QTimer(self, interval=0)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._answer_next)
        self._ruling, self._ruled = PaperSheet("calm"), label()
        self._back = button(
            say("panels-card-all-of-the-ruling"), "link", keys_told(say("panels-card-back-to-the-ruling-f6"))
        )
        self._sheet, self._pill, self._link = PaperSheet("plain"), Pill(), CiteLink()
        self._words, self._otherwise = label(role="headline"), label(role="soft")
        self._try = try_button()
        self._reason: Reason | None = None
        self._heading_why = label(say("panels-card-because"), "section")
        self._heading_not = label(say("panels-card-and-why-not"), "section")
        self._tree, self.law = BecauseTree(), LawCard()
        self._answers: list[AnswerSheet] = []
        self._edition = 0
        self._placed()
        self._joined()

    @property
    def card(self) -> tuple[Seat, Card] | None:
        """The card in question."""
        return self._key

    @property
    def answers(self) -> tuple[AnswerSheet, ...]:
        """The answers in sight, from the top."""
        return tuple(each for each in self._answers if not each.isHidden())

    def show_ruling(self, words: str) -> None:
        """Keep the ruling in sight, in a sentence over all that is said of the card."""
        self._ruled.setText(words)
        self._ruling.setAccessibleName(words)
        self._ruling.setVisible(bool(words))

    def show_card(self, key: tuple[Seat, Card] | None) -> None:
        """Ask about this card of this player, or about none."""
        if key != self._key:
            self._key = key
            self.verticalScrollBar().setValue(0)
        if self.isVisible():
            self.renew()

    def renew(self) -> None:
        """Answer again, of the record as it stands; if nothing has changed, the answers stay."""
        asked = None if self._key is None else (self._key, self._ask()[0])
        if asked is not None and asked == self._asked:
            return
        self._asked = asked
        self._next.stop()
        for part in (
            self._heading_why,
            self._heading_not,
            self._tree,
            self._link,
            self._otherwise,
            self._try,
            self.law,
        ):
            part.hide()
        for each in self._answers:
            each.hide()
        if self._key is None:
            self._say_nothing()
        else:
            self._say_why(*self._key)

    def _say_nothing(self) -> None:
        self._pill.say(say("panels-card-no-card"), "plain")
        look(self._sheet, tone="plain")
        self._words.setText(say("panels-card-which-card-is-it-about"))
        self._sheet.setAccessibleName(self._words.text())
        self._otherwise.setText(say("panels-card-click-a-card-on-the-table"))
        self._otherwise.show()

    def _say_why(self, seat: Seat, card: Card) -> None:
        from bridgetable.explain.card_status import questions_about
        from bridgetable.explain.tree import because
        from bridgetable.explain.whynot_words import told

        whynot, record = self._ask()
        verdict = whynot.verdict
        self._edition = verdict.edition
        reason = whynot.why(seat, card)
        said = told(record, verdict, reason)
        tone = theme.STATUS_TONES[reason.asked]
        flags = flags_of(whynot.table, verdict).get((seat, card), ())
        self._pill.say(flags[0].word if flags else say("panels-card-status", status=reason.asked), tone)
        look(self._sheet, tone=tone)
        self._sheet.setAccessibleName(said.statement)
        self._words.setText(said.statement)
        self._show_link(reason.cite)
        self._otherwise.setText(f"{said.condition} {said.otherwise}".strip())
        self._otherwise.show()
        self._reason = reason
        self._try.setVisible(can_be_tried(reason))
        self._try.setAccessibleName(say("panels-card-try-it-2", words=said.otherwise))
        answers = {fact.key: fact.value for fact in record.facts}
        node = because(verdict, reason.finding, answers, record.log) if reason.finding is not None else None
        self._heading_why.setVisible(node is not None)
        self._tree.setVisible(node is not None)
        self._tree.show_reasons(node, answers)
        self._heading_not.show()
        self._waiting = list(questions_about(verdict, seat, card))
        self._next.start()

    def _show_link(self, cite: str) -> None:
        self._link.show_cite(cite)
        self._link.setAccessibleName(say("panels-card-law", cite=cite_words(cite)))
        self._link.setVisible(bool(cite))

    def _answer_next(self) -> None:
        """Answer one of the questions that wait, under those answered already."""
        from bridgetable.explain.whynot_words import told

        if self._key is None or not self._waiting:
            return
        whynot, record = self._ask()
        reason = whynot.ask(*self._key, self._waiting.pop(0))
        sheet = next((each for each in self._answers if each.isHidden()), None) or self._new_answer()
        sheet.say(reason, told(record, whynot.verdict, reason))
        sheet.show()
        if self._waiting:
            self._next.start()

    def _new_answer(self) -> AnswerSheet:
        sheet = AnswerSheet()
        sheet.cited.connect(self.show_law)
        sheet.trying.connect(self.trying)
        self._answers.append(sheet)
        self._list.addWidget(sheet)
        return sheet

    def show_law(self, cite: str) -> None:
        """Show the text of a paragraph under the card."""
        self.law.show_law(cite, self._edition)
        self.law.show()
        self.ensureWidgetVisible(self.law)

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING + 2)
        head = row()
        head.addWidget(self._pill)
        head.addStretch(1)
        head.addWidget(self._link)
        self._sheet.body.addLayout(head)
        self._sheet.body.addWidget(self._words)
        self._sheet.body.addWidget(self._otherwise)
        self._sheet.body.addWidget(self._try, 0, Qt.AlignmentFlag.AlignRight)
        self._ruling.body.setSpacing(2)
        self._ruling.body.addWidget(self._ruled)
        self._ruling.body.addWidget(self._back, 0, Qt.AlignmentFlag.AlignRight)
        self._list = column(spacing=theme.SPACING + 2)
        for part in (self._ruling, self._sheet, self._heading_why, self._tree, self.law, self._heading_not):
            layout.addWidget(part)
        layout.addLayout(self._list)
        layout.addStretch(1)

    def _joined(self) -> None:
        self._back.clicked.connect(self.leaving)
        self._link.clicked.connect(self._cite)
        self._try.clicked.connect(self._start)
        self._tree.cited.connect(self.show_law)
        self._tree.pointed.connect(self.pointed)
        self._tree.answered.connect(self.answered)
        self._tree.withdrawn.connect(self.withdrawn)
        self.law.cited.connect(self.show_law)

    def _cite(self) -> None:
        self.show_law(self._link.cite)

    def _start(self) -> None:
        if self._reason is not None:
            self.trying.emit(self._reason.change[0])


class AnswerSheet(PaperSheet):
    """One answer: what the card is not (or is as well), the condition, and what would be otherwise."""

    cited = Signal(str)
    trying = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._reason: Reason | None = None
        self._statement, self._condition, self._otherwise = label(role="title"), label(), label(role="soft")
        self._link, self._try = CiteLink(), try_button()
        head, foot = row(), row()
        head.addWidget(self._statement, 1)
        head.addWidget(self._link, 0, Qt.AlignmentFlag.AlignTop)
        foot.addStretch(1)
        foot.addWidget(self._try)
        self.body.setSpacing(4)
        self.body.addLayout(head)
        self.body.addWidget(self._condition)
        self.body.addWidget(self._otherwise)
        self.body.addLayout(foot)
        self._link.clicked.connect(self._cite)
        self._try.clicked.connect(self._start)

    @property
    def words(self) -> tuple[str, str, str]:
        """The three sentences in sight."""
        return self._statement.text(), self._condition.text(), self._otherwise.text()

    def say(self, reason: Reason, said: WhyNotTold) -> None:
        """Show an answer."""
        self._reason = reason
        self.setAccessibleName(said.statement)
        self.setAccessibleDescription(f"{said.condition} {said.otherwise}".strip())
        self._statement.setText(said.statement)
        self._condition.setText(said.condition)
        self._condition.setVisible(bool(said.condition))
        self._otherwise.setText(said.otherwise)
        self._link.show_cite(reason.cite)
        self._link.setAccessibleName(say("panels-card-law", cite=cite_words(reason.cite)))
        self._try.setVisible(can_be_tried(reason))
        self._try.setAccessibleName(say("panels-card-try-it-2", words=said.otherwise))

    def _cite(self) -> None:
        self.cited.emit(self._link.cite)

    def _start(self) -> None:
        if self._reason is not None:
            self.trying.emit(self._reason.change[0])


def try_button() -> QPushButton:
    """The button that makes the change an answer tells of."""
    return button(say("panels-card-try-it"), "link", say("panels-card-do-so-in-the-record-undo"))


def can_be_tried(reason: Reason) -> bool:
    """Whether the change is one a user can make at the table: an answer, a reading, or something done."""
    from bridgetable.explain.changes import Done, Found, Read

    return len(reason.change) == 1 and isinstance(reason.change[0], Found | Read | Done)
