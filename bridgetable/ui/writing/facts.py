"""What was found at the table, and what is left to the class: one row for each question and each fact."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from bridgetable.explain.retold import action_told
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Assumption, Question
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.record import CANNOT, Fact
from bridgetable.ui.panels.facts import AnswerBox, Suggest, answer_words, question_words
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.words import label, look
from bridgetable.value import value
from bridgetable.writing.facts import Idle

_AS_BUTTONS = 4
"""More answers than these stand in a list."""
ASK = "ask the class"
"""What stands for the answer of a question that is left open on purpose."""


@value
class FactSeen:
    """A question of the case: the fact it asks for, the answer found (None: none yet), and what there is to say of it.

    `left`: it is left to the class. `assumed`: nobody is asked, and it is taken to be as the log shows it. `idle` says
    why the answer changes nothing; `against` what the cards say against it.
    """

    id: str
    of: str
    value: str | None = None
    left: bool = False
    assumed: bool = False
    idle: Idle | None = None
    against: str = ""

    @property
    def key(self) -> str:
        """The fact as a case names it."""
        return f"{self.id} {self.of}" if self.of else self.id


def facts_seen(
    asked: Sequence[Question],
    found: Sequence[Fact],
    assumed: Sequence[Assumption],
    left: frozenset[str],
    idle: Mapping[str, Idle],
    against: Mapping[str, str],
) -> tuple[FactSeen, ...]:
    """The facts found in their order, then the questions that are open, then what is assumed."""
    known = [
        FactSeen(fact.id, fact.of, fact.value, False, False, idle.get(fact.key), against.get(fact.key, ""))
        for fact in found
    ]
    keys = {fact.key for fact in known}
    asks = [FactSeen(each.id, each.of, None, each.key in left) for each in asked if each.key not in keys]
    keys |= {fact.key for fact in asks}
    others = [_of_key(key) for key in sorted(left) if key not in keys]
    keys |= {fact.key for fact in others}
    taken = [FactSeen(each.id, each.of, None, assumed=True) for each in assumed if each.key not in keys]
    return (*known, *asks, *others, *taken)


def _of_key(key: str) -> FactSeen:
    name, _, of = key.partition(" ")
    return FactSeen(name, of, None, True)


class FactsPart(QWidget):
    """Every question with its answers, *Not known* and *Ask the class*; the one that holds is marked."""

    answered = Signal(str, str)
    """A fact was found: its key and the answer; `ASK` where the class is to be asked."""
    withdrawn = Signal(str)
    """The fact of this key is not found after all."""

    def __init__(self, suggest: Suggest) -> None:
        super().__init__()
        self._suggest = suggest
        self._shown: object = None
        self._rows, assumed = column(spacing=8), QWidget()
        self._assumed_rows = column(assumed, spacing=8)
        self.assumed = FoldingHeading(say("writing-nobody-asks"), assumed)
        self._none = label(role="soft")
        self.field = QLineEdit()
        self.field.setAccessibleName(say("writing-another-fact"))
        self.field.setPlaceholderText(say("writing-another-fact"))
        self.field.setToolTip(say("writing-another-fact-wrong"))
        self.problem = label(role="wrong")
        self.problem.hide()
        self.field.returnPressed.connect(self._typed)
        layout = column(self)
        layout.addLayout(self._rows)
        for part in (self._none, self.assumed, self.field, self.problem):
            layout.addWidget(part)

    def show_facts(self, facts: tuple[FactSeen, ...], log: tuple[Entry, ...], none: str) -> None:
        """Show these and no others; `none` is said where there are none."""
        if (facts, log) == self._shown:
            return
        self._shown = facts, log
        for rows, assumed in ((self._rows, False), (self._assumed_rows, True)):
            empty(rows)
            for fact in facts:
                if fact.assumed is assumed:
                    rows.addWidget(self._row(fact, log))
        count = sum(fact.assumed for fact in facts)
        self.assumed.setVisible(count > 0)
        self.assumed.note(str(count))
        self._none.setText(none)
        self._none.setVisible(count == len(facts))

    def refuse(self, why: str) -> None:
        """Say why a fact that was typed cannot be; it stays in the field. Nothing: it can, and goes."""
        self.problem.setText(why)
        self.problem.setVisible(bool(why))
        look(self.field, role="error" if why else "")
        if not why:
            self.field.clear()

    def _typed(self) -> None:
        key, equals, answer = self.field.text().partition("=")
        if not equals or key.strip().partition(" ")[0] not in FACTS:
            self.refuse(say("writing-another-fact-wrong"))
            return
        self.answered.emit(" ".join(key.split()), answer.strip().strip('"'))

    def _row(self, fact: FactSeen, log: tuple[Entry, ...]) -> QWidget:
        part = QWidget()
        layout = column(part, spacing=3)
        about = action_told(fact.of, log)
        words = question_words(fact.id, fact.of, log)
        if about:
            layout.addWidget(label(about, "soft"))
        layout.addWidget(label(FACTS[fact.id].question if about else words))
        kind = FACTS[fact.id]
        answers = tuple(self._suggest(fact.id, fact.of))
        if kind.open is None and len(answers) <= _AS_BUTTONS:
            self._as_buttons(layout, fact, words, answers)
        else:
            box = AnswerBox(answers, fact.value, kind.open is not None)
            box.setAccessibleName(words)
            box.given.connect(lambda answer: self.answered.emit(fact.key, answer))
            layout.addWidget(box)
            self._as_buttons(layout, fact, words, ())
        if fact.against or fact.idle is not None:
            said = say("writing-fact-against", why=fact.against) if fact.against else say(f"writing-fact-{fact.idle}")
            layout.addWidget(label(said, "wrong" if fact.against else "soft"))
        return part

    def _as_buttons(self, layout: QVBoxLayout, fact: FactSeen, words: str, answers: tuple[str, ...]) -> None:
        every = [*answers, *((CANNOT,) if answers else ()), ASK]
        for first in range(0, len(every), 3):
            line = row(spacing=6)
            for answer in every[first : first + 3]:
                line.addWidget(self._answer(fact, words, answer), 1)
            layout.addLayout(line)

    def _answer(self, fact: FactSeen, words: str, answer: str) -> QPushButton:
        holds = fact.left if answer == ASK else fact.value == answer
        said = say("writing-ask-the-class") if answer == ASK else answer_words(answer)
        part = button(said, "chosen" if holds else "answer", say("writing-ask-the-class-tip") if answer == ASK else "")
        part.setAccessibleName(say("writing-answer", question=words, answer=said, holds=holds))
        again: Callable[[], None] = lambda: self.withdrawn.emit(fact.key)  # noqa: E731
        give: Callable[[], None] = lambda: self.answered.emit(fact.key, answer)  # noqa: E731
        part.clicked.connect(lambda: again() if holds else give())
        return part
