"""What the director has to find out: open questions with their answers, and what he has found so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from bridgetable.cards import parse_card
from bridgetable.explain.words import question_text
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Question
from bridgetable.seats import parse_seat
from bridgetable.table.record import CANNOT, Fact
from bridgetable.ui.kit import Card, Fold, Pill, button, column, empty, label, row

ANSWERS_IN_A_ROW = 3


class QuestionCard(Card):
    """One open question: why it is asked, the answers as buttons, and, on demand, what each would lead to."""

    answered = Signal(str, str)
    cited = Signal(str)

    def __init__(self, question: Question, previews: Callable[[Question], Mapping[str, str]]) -> None:
        super().__init__("asking")
        self._question, self._previews = question, previews
        self._kind = FACTS[question.id]
        words = question_text(question)
        self.setAccessibleName(words)
        self.body.addLayout(self._head())
        self.body.addWidget(label(words, "title"))
        self.body.addWidget(label(self._kind.why, "soft"))
        if self._kind.away:
            self.body.addWidget(label(self._away(self._kind.away), "soft"))
        self._offer_answers()
        self._leads = button(self.tr("What would each answer lead to?"), "link")
        self._leads.clicked.connect(self._show_leads)
        self.body.addWidget(self._leads)

    def _head(self) -> QHBoxLayout:
        pill, cite = Pill(), button(self._question.grounds.cite, "link")
        pill.say(self.tr("judge") if self._kind.judgement else self.tr("ask"), "asking")
        cite.clicked.connect(lambda: self.cited.emit(self._question.grounds.cite))
        head = row()
        head.addWidget(pill)
        head.addStretch(1)
        head.addWidget(cite)
        return head

    def _offer_answers(self) -> None:
        answers = self._question.answers
        for first in range(0, len(answers), ANSWERS_IN_A_ROW):
            line = row(spacing=6)
            for answer in answers[first : first + ANSWERS_IN_A_ROW]:
                line.addWidget(self._answer_button(answer, answer_words(answer)), 1)
            self.body.addLayout(line)
        if self._kind.open is not None:
            self.body.addWidget(self._open_answer(self._kind.open))
        self.body.addWidget(self._answer_button(CANNOT, self.tr("Cannot be established")))

    def _answer_button(self, answer: str, words: str) -> QPushButton:
        result = button(words, "answer")
        result.clicked.connect(lambda: self.answered.emit(self._question.key, answer))
        return result

    def _open_answer(self, kind: str) -> QLineEdit:
        field = QLineEdit()
        field.setAccessibleName(self.tr("Answer"))
        field.setPlaceholderText(self._hint(kind))
        field.returnPressed.connect(lambda: self._answer_typed(field.text().strip()))
        return field

    def _answer_typed(self, text: str) -> None:
        if text:
            self.answered.emit(self._question.key, text)

    def _away(self, whom: str) -> str:
        """Whom to ask away from the table."""
        return {
            "player": self.tr("Ask the player away from the table."),
            "each": self.tr("Ask each player on his own."),
            "both": self.tr("Ask both players away from the table."),
        }[whom]

    def _hint(self, kind: str) -> str:
        """What may be typed as an answer that no button offers."""
        return {
            "seat": self.tr("A seat: N, E, S or W"),
            "seats": self.tr("Seats, such as NS, or none"),
            "suits": self.tr("Suits, such as hearts and clubs, or none"),
            "card": self.tr("A card, such as D7"),
            "cards": self.tr("Cards, such as D7, C2, or none"),
            "trick": self.tr("The number of a trick"),
            "number": self.tr("A number"),
            "text": self.tr("In his words"),
            "words": self.tr("The words, such as queen or low club"),
            "target": self.tr("A suit, a card, or unclear"),
        }[kind]

    def _show_leads(self) -> None:
        self._leads.hide()
        for answer, effect in self._previews(self._question).items():
            self.body.addWidget(label(self.tr("{answer}: {effect}").format(answer=answer_words(answer), effect=effect)))


class QuestionsPanel(QWidget):
    """The first open question in full, the others under a fold, and the facts found with a way to change them."""

    answered = Signal(str, str)
    withdrawn = Signal(str)
    cited = Signal(str)

    def __init__(self, previews: Callable[[Question], Mapping[str, str]]) -> None:
        super().__init__()
        self._previews = previews
        self._shown: tuple[Question, ...] | None = None
        self._first, self._others, self._facts = QWidget(), QWidget(), FactsList()
        self._more = Fold(self.tr("More questions"), self._others)
        self._found = Fold(self.tr("Found so far"), self._facts)
        column(self._first)
        column(self._others)
        self._facts.withdrawn.connect(self.withdrawn)
        layout = column(self)
        for part in (self._first, self._more, self._found):
            layout.addWidget(part)

    def show_questions(self, questions: tuple[Question, ...], facts: tuple[Fact, ...]) -> None:
        """Show these open questions and the facts found so far."""
        if questions != self._shown:
            self._shown = questions
            self._fill(self._first, questions[:1])
            self._fill(self._others, questions[1:])
        self._first.setVisible(bool(questions))
        self._more.setVisible(len(questions) > 1)
        self._more.note(str(len(questions) - 1))
        self._facts.show_facts(facts)
        self._found.setVisible(bool(facts))
        self._found.note(str(len(facts)))

    def _fill(self, place: QWidget, questions: tuple[Question, ...]) -> None:
        layout = place.layout()
        if layout is None:
            return
        empty(layout)
        for question in questions:
            card = QuestionCard(question, self._previews)
            card.answered.connect(self.answered)
            card.cited.connect(self.cited)
            layout.addWidget(card)


class FactsList(QWidget):
    """The facts found: each can be withdrawn, after which its question is open again."""

    withdrawn = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self, spacing=4)
        self._shown: tuple[Fact, ...] | None = None

    def show_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show these facts and no others."""
        if facts == self._shown:
            return
        self._shown = facts
        empty(self._layout)
        for fact in facts:
            line = row()
            line.addWidget(label(fact_words(fact)), 1)
            change = button(self.tr("Ask again"), "link", self.tr("Withdraw this answer: the question is open again"))
            change.clicked.connect(lambda _checked=False, key=fact.key: self.withdrawn.emit(key))
            line.addWidget(change, 0, Qt.AlignmentFlag.AlignTop)
            self._layout.addLayout(line)


def answer_words(answer: str) -> str:
    """An answer as its button shows it: Yes, North, ♦7."""
    try:
        return parse_seat(answer).word
    except ValueError:
        pass
    try:
        return parse_card(answer).words
    except ValueError:
        return answer[:1].upper() + answer[1:]


def fact_words(fact: Fact) -> str:
    """A fact found, as a line of the list: the question in words, the answer."""
    of = f" ({fact.of})" if fact.of else ""
    question = FACTS[fact.id].question.partition("?")[0]
    return f"{question}{of}? {answer_words(fact.value)}"
