"""Facts on the panel: those found, and those assumed; each can be changed where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from bridgetable.explain import phrases
from bridgetable.explain.assumed import heading
from bridgetable.explain.heard import answer_heard
from bridgetable.explain.relevance import Taken
from bridgetable.explain.words import fact_words
from bridgetable.findings.facts import FACTS
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.record import CANNOT, Fact
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.slices import Slices
from bridgetable.ui.widgets.still_box import StillBox
from bridgetable.ui.widgets.words import label

MOST_TAKEN = 12
"""So many facts assumed are shown, the newest first."""

Suggest = Callable[[str, str], tuple[str, ...]]
"""The answers that may be offered for a fact of its subject."""


class AnswerBox(StillBox):
    """A choice of answers; where others than those offered may be given, they are typed."""

    given = Signal(str)
    """Another answer than the one shown was chosen or typed."""

    def __init__(self, answers: tuple[str, ...], value: str | None, typed: bool) -> None:
        super().__init__()
        self._value = value
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        for answer in dict.fromkeys((*answers, *(() if value is None else (value,)), CANNOT)):
            self.addItem(answer_words(answer), answer)
        self.setEditable(typed)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setCurrentIndex(-1 if value is None else self.findData(value))
        if value is None:
            self.setPlaceholderText(say("panels-facts-not-looked-into"))
        self.activated.connect(self._choose)
        field = self.lineEdit()
        if field is not None:
            field.returnPressed.connect(self._read)

    def _choose(self, index: int) -> None:
        self._give(str(self.itemData(index)))

    def _read(self) -> None:
        typed = self.currentText().strip()
        index = self.findText(typed)
        self._give(answer_heard(typed) if index < 0 else str(self.itemData(index)))

    def _give(self, answer: str) -> None:
        if answer and answer != self._value:
            self._value = answer  # typing the words of a line chooses it as well: it is given once
            self.given.emit(answer)


class FactRow(QWidget):
    """One fact: its question, the answer to change in place, and a way to ask again where it was found."""

    answered = Signal(str, str)
    withdrawn = Signal(str)

    def __init__(
        self, fact: str, of: str, value: str | None, answers: tuple[str, ...], found: bool, log: tuple[Entry, ...] = ()
    ) -> None:
        super().__init__()
        self.key = f"{fact} {of}" if of else fact
        layout = column(self, spacing=2)
        words = label(question_words(fact, of, log))
        self.box = AnswerBox(answers, value, FACTS[fact].open is not None)
        self.box.setAccessibleName(question_words(fact, of, log))
        self.box.given.connect(self._give)
        layout.addWidget(words)
        line = row()
        line.addWidget(self.box, 1)
        if found:
            again = button(
                say("panels-facts-ask-again"), "link", say("panels-facts-withdraw-this-answer-the-question-is")
            )
            again.clicked.connect(self._withdraw)
            line.addWidget(again)
        layout.addLayout(line)

    def _give(self, value: str) -> None:
        self.answered.emit(self.key, value)

    def _withdraw(self) -> None:
        self.withdrawn.emit(self.key)


class FactsList(QWidget):
    """The facts found: each can be changed, or withdrawn, after which its question is open again."""

    answered = Signal(str, str)
    withdrawn = Signal(str)

    def __init__(self, suggest: Suggest) -> None:
        super().__init__()
        self._suggest = suggest
        self._layout = column(self, spacing=theme.SPACING)
        self._shown: tuple[tuple[Fact, ...], tuple[Entry, ...], Mapping[str, str]] | None = None

    def show_facts(self, facts: tuple[Fact, ...], log: tuple[Entry, ...], against: Mapping[str, str]) -> None:
        """Show these facts and no others; the actions they are about are quoted from the `log`.

        `against` says of those that count for nothing what the cards show.
        """
        if (facts, log, against) == self._shown:
            return
        self._shown = facts, log, against
        empty(self._layout)
        for fact in facts:
            part = FactRow(fact.id, fact.of, fact.value, self._suggest(fact.id, fact.of), True, log)
            part.answered.connect(self.answered)
            part.withdrawn.connect(self.withdrawn)
            self._layout.addWidget(part)
            if fact.key in against:
                words = say("panels-facts-it-counts-for-nothing", why=against[fact.key])
                self._layout.addWidget(label(words, "problem"))


class TakenFold(FoldingHeading):
    """What is assumed without being asked; worked out while it is open, in slices that delay nothing."""

    answered = Signal(str, str)

    def __init__(self, heading: str) -> None:
        self._list, self._said, self._count = QWidget(), label(role="soft"), 0
        self._rows = column(self._list, spacing=theme.SPACING)
        self._rows.addWidget(self._said)
        self._work: Callable[[], Iterator[Taken | None]] | None = None
        self._log: tuple[Entry, ...] = ()
        self._slices = Slices()
        super().__init__(heading, self._list)
        self._slices.setParent(self)
        self._slices.found.connect(self._show)
        self._slices.finished.connect(self._close)

    @property
    def busy(self) -> bool:
        """Whether it is still being worked out."""
        return self._slices.busy

    def offer(self, work: Callable[[], Iterator[Taken | None]], log: tuple[Entry, ...]) -> None:
        """This is how to find out what is assumed in this `log` now; it is done when the fold is open."""
        self._work, self._log = work, log
        self._slices.stop()
        if self.head.isChecked():
            self._begin()

    def _turn(self, opened: bool) -> None:
        super()._turn(opened)
        if opened:
            self._begin()
        else:
            self._slices.stop()

    def _begin(self) -> None:
        if self._work is None:
            return
        empty(self._rows)
        self._said = label(say("panels-facts-looking-through-the-facts-nobody-was"), "soft")
        self._rows.addWidget(self._said)
        self._count = 0
        self._slices.begin(_first(self._work(), MOST_TAKEN))

    def _close(self) -> None:
        self._said.setText(self._closing())

    def _closing(self) -> str:
        if not self._count:
            return say("panels-facts-nothing-else-is-assumed-that-would")
        return say("panels-facts-another-answer-to-any-of-these", assumed=heading())

    def _show(self, taken: Taken) -> None:
        answers = tuple(dict.fromkeys((*filter(None, (taken.value,)), *taken.others)))
        part = FactRow(taken.id, taken.of, taken.value, answers, False, self._log)
        part.answered.connect(self.answered)
        self._rows.addWidget(part)
        self._count += 1


def _first(work: Iterator[Taken | None], most: int) -> Iterator[Taken | None]:
    """The work until it has found so many."""
    for each in work:
        yield each
        most -= each is not None
        if not most:
            return


def answer_words(answer: str) -> str:
    """An answer as its button shows it: Yes, North, ♦7, Not known."""
    return say("panels-facts-not-known") if answer == CANNOT else phrases.answer_words(answer)


def question_words(fact: str, of: str, log: tuple[Entry, ...] = ()) -> str:
    """A fact as the question it answers, with what it is about."""
    return fact_words(fact, of, log, "short")


def found_words(fact: Fact, log: tuple[Entry, ...]) -> str:
    """A fact as it was found: its question and the answer."""
    return f"{question_words(fact.id, fact.of, log)} {answer_words(fact.value)}"
