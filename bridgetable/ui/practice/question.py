"""One question of a problem: its words, what may be answered, and how the answer was."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.messages import say
from bridgetable.practice.problem import Part
from bridgetable.ui.looks import theme
from bridgetable.ui.practice.answers import AnswerList
from bridgetable.ui.practice.reason import ReasonGiven
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label

if TYPE_CHECKING:
    from bridgetable.practice.marking import Mark

Marking = Callable[[frozenset[str]], "Mark"]
"""How an answer to the part is marked."""


class QuestionPart(QWidget):
    """Asks one part. One answer is given by a press; of several, and of questions asked, a button says that is all."""

    marked = Signal(object, object)
    """An answer was given and marked: what was picked, and the `Mark`."""
    going_on = Signal()
    """The reason has been read."""

    def __init__(self, part: Part, mark: Marking, edition: int) -> None:
        super().__init__()
        self.part, self._mark, self._edition = part, mark, edition
        self.given: frozenset[str] | None = None
        self._asked: set[str] = set()
        self.words = label(part.words, "headline")
        self.answers = AnswerList()
        self.typed = QLineEdit()
        self.typed.setPlaceholderText(say("practice-question-type-the-paragraph-45c4b"))
        self.typed.setAccessibleName(say("practice-question-the-paragraph-typed"))
        self.typed.returnPressed.connect(self._take_typed)
        done = (
            say("practice-question-i-have-asked-enough")
            if part.told is not None
            else say("practice-question-that-is-my-answer")
        )
        self.done = button(done, "main")
        self.done.clicked.connect(lambda: self.give(self._picked()))
        self.reason = ReasonGiven(edition)
        self.reason.hide()
        self.on = button(say("practice-question-go-on"), "main", say("practice-question-on-to-what-comes-next-enter"))
        self.on.hide()
        self.on.clicked.connect(self.going_on)
        self.answers.show_answers(part.answers, part.many, part.told)
        self.answers.picked.connect(self._pick)
        self._placed()

    def _placed(self) -> None:
        layout = column(self, spacing=theme.SPACING)
        layout.addWidget(self.words)
        if self.part.told is not None:
            layout.addWidget(label(say("practice-question-ask-what-can-matter-and-nothing"), "soft"))
        elif self.part.many:
            layout.addWidget(label(say("practice-question-more-than-one-may-be-right"), "soft"))
        for each in (self.answers, self.typed, self.done, self.reason, self.on):
            layout.addWidget(each)
        self.typed.setVisible(self.part.typed)
        self.done.setVisible(self.part.many or self.part.told is not None)
        for each in (self.done, self.on):
            each.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)

    def take_keyboard(self) -> None:
        """Let the keyboard answer."""
        if self.given is not None:
            self.on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.answers.buttons:
            self.answers.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.part.typed:
            self.typed.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def keys(self) -> list[str]:
        """The digits and letters that press something."""
        return [each.key for each in self.answers.buttons if each.key]

    def press(self, key: str) -> bool:
        """Press the answer with this key; whether there is one."""
        return self.given is None and self.answers.press(key)

    def _picked(self) -> frozenset[str]:
        return frozenset(self._asked) if self.part.told is not None else self.answers.checked

    def _pick(self, answer: str) -> None:
        if self.part.told is not None:
            self._asked.add(answer)
            words = self.part.told.get(answer, "")
            self.answers.tell(answer, words)
            announce(self, words)
        if self.part.many or self.part.told is not None:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.give(frozenset({answer}))

    def _take_typed(self) -> None:
        text = _plain(self.typed.text())
        if text:
            offered = (each.id for each in self.part.answers if text in (_plain(each.id), _plain(each.words)))
            self.give(frozenset({next(offered, text)}))

    def give(self, given: frozenset[str]) -> None:
        """Answer, and see how it was."""
        if self.given is not None:
            return
        self.given = given
        found = self._mark(given)
        self.answers.show_marks(given, self.part.right)
        self.typed.setEnabled(False)
        self.done.hide()
        words = self.reason.show_mark(found)
        self.reason.show()
        self.on.show()
        announce(self, words)
        self.marked.emit(given, found)
        self.take_keyboard()


def _plain(text: str) -> str:
    """A citation as it is compared: 45C4(b), Law 45 C 4 b and 45c4b are one."""
    return re.sub(r"^\D+(?=\d)|[^0-9a-z]", "", text.casefold())
