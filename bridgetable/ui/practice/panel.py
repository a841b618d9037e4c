"""The panel of a problem, in the place of the director's: what happened, one question after the other, how it went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from bridgetable.cards import Card
from bridgetable.explain.headlines import Headline
from bridgetable.messages import say
from bridgetable.practice.problem import Part, Problem
from bridgetable.seats import Seat
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.practice.end_page import EndPage
from bridgetable.ui.practice.question import QuestionPart
from bridgetable.ui.practice.told import ToldList
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, empty
from bridgetable.ui.widgets.paper import PaperPage
from bridgetable.ui.widgets.words import label

if TYPE_CHECKING:
    from bridgetable.practice.marking import Mark
    from bridgetable.practice.problem import Given
    from bridgetable.practice.statements import Statement


class ProblemPanel(PaperPage):
    """Asks the parts of one problem in their order. Answers are marked by `mark`, which is handed in."""

    marked = Signal(object, object)
    """A question was answered: its `Part` and the `Mark`."""
    lit = Signal(object)
    """What a question or a reason is about: cards with their owners."""
    playing = Signal()
    """What happened is to be shown."""
    revealing = Signal()
    """All is answered, or nothing more is to be: the ruling is to be shown."""
    chosen = Signal(str)
    """A way on was chosen, by its name in `EndPage.ways`."""

    def __init__(self, mark: Callable[[Problem, Given], Sequence[Mark]]) -> None:
        super().__init__(say("practice-panel-problem"))
        self._mark = mark
        self.problem: Problem | None = None
        self._marks: dict[str, Mark] = {}
        self._keys: list[QShortcut] = []
        self.question: QuestionPart | None = None
        self._what, self.title, self.story = label(role="soft"), label(role="headline"), label(role="told")
        self.told = ToldList()
        self._count, self.last = label(role="soft"), label(role="happened")
        self.play = button(
            say("practice-panel-see-what-happened"), "main", keys_told(say("practice-panel-step-by-step-enter"))
        )
        self.play.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
        self.play.clicked.connect(self.playing)
        self._progress, self._place, self.end = label(role="soft"), column(), EndPage()
        self.end.chosen.connect(self.chosen)
        self.reveal = button(
            say("practice-panel-show-the-ruling"), "link", keys_told(say("practice-panel-stop-here-and-look-space"))
        )
        self.reveal.clicked.connect(self.revealing)
        self._placed()

    def _placed(self) -> None:
        layout = column(self.paper, theme.PANEL_MARGIN, theme.SPACING)
        for part in (self._what, self.title, self.story, self.told, self._count, self.last, self.play, self._progress):
            layout.addWidget(part)
        layout.addLayout(self._place)
        layout.addWidget(self.end)
        layout.addStretch(1)
        layout.addWidget(self.reveal)

    # What is shown

    def show_problem(self, problem: Problem, what: str, title: str, story: str, told: Sequence[Statement] = ()) -> None:
        """Begin a problem; with `told` the players tell what happened, else it is shown."""
        self.problem, self._marks, self.question = problem, {}, None
        empty(self._place)
        self._what.setText(what)
        self.play.setText(say("practice-panel-see-what-happened"))
        self.title.setText(title)
        self.story.setText(story)
        self.story.setVisible(bool(story) and not told)
        self.told.show_statements(told)
        self.end.hide()
        self._progress.hide()
        self.reveal.show()
        for part in (self.play, self._count, self.last):
            part.setVisible(not told)
        if told:
            self._ask_next()
        else:
            self._offer_keys(())
            self.play.setFocus(Qt.FocusReason.OtherFocusReason)
        self.verticalScrollBar().setValue(0)

    def show_step(self, last: str, at: int, length: int) -> None:
        """What happened last is shown on the table; at the end of it the first question comes."""
        self._count.setText(say("practice-panel-of", at=at, length=length))
        self.last.setText(last)
        if at == length and self.problem is not None and not self.play.isHidden():
            self.play.hide()
            self._ask_next()

    def show_end(self, ruling: Headline) -> None:
        """The ruling is shown: how it went, and the ways on."""
        problem = self.problem
        assert problem is not None, "a ruling is shown of a problem"
        empty(self._place)
        self.question = None
        marks = [(part.words, self._marks[part.id]) for part in problem.parts if part.id in self._marks]
        words = self.end.show_end(marks, len(problem.parts), ruling, problem.edition)
        for part in (self.story, self._progress, self.play, self._count, self.last, self.reveal):
            part.hide()  # the story stands with the ruling at the left now
        self.end.show()
        self._offer_keys(self.end.keys)
        announce(self, f"{words} {ruling.words}")
        self.end.take_keyboard()
        self.verticalScrollBar().setValue(0)

    @property
    def finished(self) -> bool:
        """Whether the ways on are offered."""
        return not self.end.isHidden()

    # Asking

    def _ask_next(self) -> None:
        problem = self.problem
        assert problem is not None, "questions are those of a problem"
        part = next((part for part in problem.parts if part.id not in self._marks), None)
        if part is None:
            self.revealing.emit()
        else:
            self._ask(part)

    def _ask(self, part: Part) -> None:
        problem = self.problem
        assert problem is not None, "questions are those of a problem"
        empty(self._place)
        self.question = question = QuestionPart(part, lambda given: self._marked(part, given), problem.edition)
        question.marked.connect(lambda _given, mark: self._take(part, mark))
        question.going_on.connect(self._ask_next)
        question.reason.cited.connect(lambda _cite: self._see(question.reason))
        number, count = problem.parts.index(part) + 1, len(problem.parts)
        self._progress.setText(say("practice-panel-question-of", number=number, count=count))
        self._progress.setVisible(len(problem.parts) > 1)
        self._place.addWidget(question)
        self._offer_keys(question.keys)
        self.lit.emit(frozenset() if part.card is None else frozenset({part.card}))
        announce(self, part.words)
        question.take_keyboard()
        if self._marks or not self.told.isVisible():  # else the players are heard first
            self._see(question)

    def _marked(self, part: Part, given: frozenset[str]) -> Mark:
        problem = self.problem
        assert problem is not None, "answers are those to a problem"
        return next(mark for mark in self._mark(problem, {part.id: given}) if mark.part == part.id)

    def _take(self, part: Part, mark: Mark) -> None:
        self._marks[part.id] = mark
        self._offer_keys(())
        self.lit.emit(frozenset(mark.cards))
        self.marked.emit(part, mark)
        if self.question is not None:
            self._see(self.question)

    def ask_of(self, seat: Seat, card: Card) -> bool:
        """A card was clicked: if it is asked what it is, that question comes now; whether it is asked."""
        problem = self.problem
        if problem is None or self.question is None or self.question.given is not None:
            return False
        for part in problem.of("status"):
            if part.card == (seat, card) and part.id not in self._marks:
                if self.question.part is not part:
                    self._ask(part)
                return True
        return False

    def _see(self, part: QWidget) -> None:
        """Bring all of a part into sight if there is room, once it has found its size."""
        QTimer.singleShot(theme.NEXT_FRAME, part, lambda: self.ensureWidgetVisible(part, 0, theme.PANEL_MARGIN))

    # Keys

    def _offer_keys(self, keys: Sequence[str]) -> None:
        """Digits and letters press what is offered wherever the keyboard is, but in a field that is typed in."""
        for each in self._keys:
            each.setEnabled(False)
            each.deleteLater()
        self._keys = [QShortcut(QKeySequence(key), self) for key in keys]
        for each, key in zip(self._keys, keys, strict=True):
            each.activated.connect(lambda key=key: self._press(key))

    def _press(self, key: str) -> None:
        if self.finished:
            self.end.press(key)
        elif self.question is not None:
            self.question.press(key)
