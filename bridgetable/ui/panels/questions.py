"""What the director has to find out: one question at a time, what was found so far, and what is assumed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from bridgetable.explain.compared_calls import Compared
from bridgetable.explain.previews import Outcome
from bridgetable.explain.retold import action_told
from bridgetable.explain.words import question_asked, question_text, question_why
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Question
from bridgetable.messages import cite_words, say
from bridgetable.table.actions import Entry
from bridgetable.table.record import CANNOT, Fact
from bridgetable.ui.panels.compared import ComparedCalls
from bridgetable.ui.panels.facts import AnswerBox, FactsList, Suggest, TakenFold, answer_words
from bridgetable.ui.widgets.buttons import CiteLink, Pointer, button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Pill, label

ANSWERS_IN_A_ROW = 3

Foresee = Callable[[str, str], Outcome | None]
"""What an answer to the fact of this key would lead to."""


class QuestionCard(PaperSheet):
    """One open question: why it is asked, the answers, and what the one pointed at leads to."""

    answered = Signal(str, str)
    cited = Signal(str)
    pointed = Signal(object)
    """An answer is pointed at, as a pair of key and answer; None: no longer."""
    turned = Signal(int)
    """The question before this one is wanted (-1), or the next (1)."""

    def __init__(
        self,
        question: Question,
        number: int,
        total: int,
        suggest: Suggest,
        foresee: Foresee,
        about: str = "",
        compared: Compared | None = None,
    ) -> None:
        super().__init__("asking")
        self._question, self._foresee = question, foresee
        self._kind = FACTS[question.id]
        self._first: QWidget | None = None
        words = question_text(question)
        self.setAccessibleName(words)
        self.body.addLayout(self._head(number, total))
        if about:
            self.body.addWidget(label(about, "soft"))
        self.body.addWidget(label(question_asked(question) if about else words, "title"))
        self.body.addWidget(label(question_why(question), "soft"))
        if self._kind.away:
            self.body.addWidget(label(self._away(self._kind.away), "away"))
        if compared is not None:
            self.calls = ComparedCalls(compared)
            self.calls.found.connect(self.answered)
            self.body.addWidget(self.calls)
        self._offer_answers(suggest)
        self._leads = label(self._hint(), "soft")
        self.body.addWidget(self._leads)
        if total > 1:
            self.body.addLayout(self._turns(number, total))

    def take_focus(self) -> None:
        """Let the keyboard choose an answer."""
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _head(self, number: int, total: int) -> QHBoxLayout:
        pill, cite = Pill(), CiteLink(self._question.grounds.cite)
        pill.say(say("panels-questions-judge") if self._kind.judgement else say("panels-questions-ask"), "asking")
        cite.clicked.connect(self._cite)
        head = row()
        head.addWidget(pill)
        if total > 1:
            head.addWidget(label(say("panels-questions-of", n=number, all=total), "soft", wrap=False))
        head.addStretch(1)
        head.addWidget(cite)
        return head

    def _cite(self) -> None:
        self.cited.emit(self._question.grounds.cite)

    def _offer_answers(self, suggest: Suggest) -> None:
        answers = self._question.answers
        for first in range(0, len(answers), ANSWERS_IN_A_ROW):
            line = row(spacing=6)
            for answer in answers[first : first + ANSWERS_IN_A_ROW]:
                line.addWidget(self._answer_button(answer), 1)
            self.body.addLayout(line)
        if self._kind.open is not None:
            more = [answer for answer in suggest(self._question.id, self._question.of) if answer not in answers]
            self.body.addWidget(self._open_answer(tuple(more)))
        self.body.addWidget(self._answer_button(CANNOT))

    def _answer_button(self, answer: str) -> QPushButton:
        result = button(answer_words(answer), "answer")
        result.clicked.connect(lambda: self.answered.emit(self._question.key, answer))
        pointer = Pointer(result)
        pointer.came.connect(lambda: self._point(answer))
        pointer.left.connect(self._point_no_more)
        self._first = self._first or result
        return result

    def _open_answer(self, suggested: tuple[str, ...]) -> AnswerBox:
        box = AnswerBox(suggested, None, typed=True)
        box.setAccessibleName(say("panels-questions-answer"))
        box.setProperty("role", "answer")
        field = box.lineEdit()
        if field is not None:
            field.setPlaceholderText(self._form(self._kind.open or ""))
        box.given.connect(self._give)
        box.textHighlighted.connect(self._point_at_words)
        self._first = self._first or box
        return box

    def _give(self, answer: str) -> None:
        self.answered.emit(self._question.key, answer)

    # What an answer leads to

    def _hint(self) -> str:
        return say("panels-questions-point-at-an-answer-to-see")

    def _point(self, answer: str) -> None:
        outcome = self._foresee(self._question.key, answer)
        if outcome is None:
            return
        cites = ", ".join(dict.fromkeys(said.cite for said in outcome.said if said.cite))
        self._leads.setText(f"{answer_words(answer)} → {outcome.words}" + (f" ({cite_words(cites)})" if cites else ""))
        self.pointed.emit((self._question.key, answer))

    def _point_at_words(self, words: str) -> None:
        box = self.sender()
        if isinstance(box, AnswerBox):
            self._point(str(box.itemData(box.findText(words))))

    def _point_no_more(self) -> None:
        self._leads.setText(self._hint())
        self.pointed.emit(None)

    # The other questions

    def _turns(self, number: int, total: int) -> QHBoxLayout:
        line = row()
        back, on = (
            button(say("panels-questions-question-before"), "link"),
            button(say("panels-questions-next-question"), "link"),
        )
        on.setToolTip(say("panels-questions-leave-this-open-for-now-and"))
        back.clicked.connect(lambda: self.turned.emit(-1))
        on.clicked.connect(lambda: self.turned.emit(1))
        back.setEnabled(number > 1)
        on.setEnabled(number < total)
        line.addWidget(back)
        line.addStretch(1)
        line.addWidget(on)
        return line

    def _away(self, whom: str) -> str:
        """Whom to ask away from the table."""
        return {
            "player": say("panels-questions-away-from-the-table-ask-the"),
            "each": say("panels-questions-away-from-the-table-ask-each"),
            "both": say("panels-questions-away-from-the-table-ask-both"),
        }[whom]

    def _form(self, kind: str) -> str:
        """What may be given as an answer that no button offers."""
        return {
            "seats": say("panels-questions-seats-such-as-ns-or-none"),
            "suits": say("panels-questions-suits-such-as-hearts-and-clubs"),
            "denominations": say("panels-questions-denominations-such-as-notrump-or-hearts"),
            "card": say("panels-questions-a-card-such-as-d7"),
            "cards": say("panels-questions-cards-such-as-d7-c2-or"),
            "trick": say("panels-questions-the-number-of-a-trick"),
            "number": say("panels-questions-a-number"),
            "text": say("panels-questions-in-his-words"),
            "words": say("panels-questions-the-words-such-as-queen-or"),
            "target": say("panels-questions-a-suit-a-card-or-unclear"),
        }[kind]


class QuestionsPanel(QWidget):
    """One open question in full with a way to the others; `facts` has those found and assumed, to stand below."""

    answered = Signal(str, str)
    withdrawn = Signal(str)
    cited = Signal(str)
    pointed = Signal(object)

    def __init__(self, suggest: Suggest, foresee: Foresee) -> None:
        super().__init__()
        self._suggest, self._foresee = suggest, foresee
        self._shown: tuple[Question, ...] | None = ()
        self._at = 0
        self._log: tuple[Entry, ...] = ()
        self._compared: Mapping[str, Compared] = {}
        self._place, self._facts, self.facts = column(self), FactsList(suggest), QWidget()
        self.card: QuestionCard | None = None
        self._found, self.taken = (
            FoldingHeading(say("panels-questions-found-so-far"), self._facts),
            TakenFold(say("panels-questions-assumed")),
        )
        for part in (self._facts, self.taken):
            part.answered.connect(self.answered)
        self._facts.withdrawn.connect(self.withdrawn)
        layout = column(self.facts)
        layout.addWidget(self._found)
        layout.addWidget(self.taken)

    def show_questions(
        self,
        questions: tuple[Question, ...] | None,
        log: tuple[Entry, ...],
        compared: Mapping[str, Compared] = MappingProxyType({}),
    ) -> None:
        """Show the first of these open questions, with what was done in its action of `log`; None: not known yet.

        `compared` has the two calls that the question of a key weighs against each other.
        """
        self._log = log
        if (questions, compared) != (self._shown, self._compared):
            self._at = self._at if questions == self._shown else 0
            self._shown, self._compared = questions, compared
            self._fill()
        self.setVisible(questions != ())

    def show_facts(self, facts: tuple[Fact, ...], log: tuple[Entry, ...], against: Mapping[str, str]) -> None:
        """Show the facts found; `against` says of those that count for nothing what the cards show."""
        self._facts.show_facts(facts, log, against)
        self._found.setVisible(bool(facts))
        self._found.note(str(len(facts)))

    def turn(self, step: int) -> None:
        """Go on to the next question, or back, and round again from the last to the first."""
        if self._shown:
            self._at = (self._at + step) % len(self._shown)
            self._fill()
            self.go_to()

    def go_to(self) -> None:
        """Let the keyboard choose an answer to the question in sight."""
        if self.card is not None:
            self.card.take_focus()

    def has_focus(self) -> bool:
        """Whether the keyboard is at the question in sight."""
        focused = QApplication.focusWidget()
        return self.card is not None and focused is not None and self.card.isAncestorOf(focused)

    def _fill(self) -> None:
        empty(self._place)
        self.card = None
        if self._shown is None:
            self._place.addWidget(label(say("panels-questions-which-questions-matter-here-is-still"), "soft"))
        if not self._shown:
            return
        question = self._shown[self._at]
        about = action_told(question.of, self._log)
        many, compared = len(self._shown), self._compared.get(question.key)
        self.card = QuestionCard(question, self._at + 1, many, self._suggest, self._foresee, about, compared)
        self.card.answered.connect(self.answered)
        self.card.cited.connect(self.cited)
        self.card.pointed.connect(self.pointed)
        self.card.turned.connect(self.turn)
        self._place.addWidget(self.card)
