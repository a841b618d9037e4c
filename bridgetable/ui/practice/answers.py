"""The answers offered to one question: buttons with their digits, pressed by mouse, digit or Enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bridgetable.messages import say
from bridgetable.practice.problem import OfferedAnswer
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.layouts import column, empty
from bridgetable.ui.widgets.words import label, look

KEYS = "1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What presses the answers, from the first on."""

RIGHT, WRONG, MISSED = "right", "wrong", "missed"
_SIGNS = {RIGHT: "✓", WRONG: "✗", MISSED: "←"}
"""How an answer is marked, and the sign of it."""


class AnswerButton(WrapButton):
    """One answer: its key at the left, its words, and once it is marked a sign for how it was."""

    def __init__(self, answer: OfferedAnswer, key: str, many: bool) -> None:
        super().__init__(answer.words, role="choice")
        self.answer, self.key = answer, key
        self.setCheckable(many)
        self.setAccessibleName(f"{key}: {answer.words}" if key else answer.words)
        self._key, self._sign = label(key, "key", wrap=False), label(role="title", wrap=False)
        self._sign.hide()
        look(self._words, role="told")
        line = cast("QHBoxLayout", self.layout())
        line.insertWidget(0, self._key, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        for part in (self._key, self._sign):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_mark(self, how: str, words: str) -> None:
        """Say what became of this answer."""
        look(self, marked=how)
        self.setAccessibleName(f"{self.answer.words}: {words}")
        self._sign.setText(_SIGNS[how])
        self._sign.show()


class AnswerList(QWidget):
    """The answers to one question, with what is learnt by asking (`told`) under the one that was picked."""

    picked = Signal(str)
    """An answer was pressed: its `id`."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self, spacing=6)
        self.buttons: list[AnswerButton] = []

    def show_answers(self, answers: Sequence[OfferedAnswer], many: bool, told: Mapping[str, str] | None) -> None:
        """Offer these answers; with `told` each says once it is pressed what is learnt by asking it."""
        empty(self._layout)
        self.buttons.clear()
        for number, answer in enumerate(answers):
            key = KEYS[number] if number < len(KEYS) else ""
            made = AnswerButton(answer, key, many and told is None)
            made.clicked.connect(lambda _checked=False, answer=answer: self.picked.emit(answer.id))
            self.buttons.append(made)
            self._layout.addWidget(made)

    def button(self, answer: str) -> AnswerButton:
        """The button of an answer."""
        return next(each for each in self.buttons if each.answer.id == answer)

    def press(self, key: str) -> bool:
        """Press the answer with this key, as a click would; whether there is one that can be pressed."""
        for each in self.buttons:
            if each.key == key and each.isEnabled():
                each.setFocus(Qt.FocusReason.ShortcutFocusReason)
                each.click()
                return True
        return False

    def tell(self, answer: str, words: str) -> None:
        """Say under an answer what was learnt by asking; it is not asked twice."""
        button = self.button(answer)
        button.setEnabled(False)
        told = label(words, "told")
        told.setContentsMargins(theme.INDENT, 0, 0, theme.SPACING // 2)
        self._layout.insertWidget(self._layout.indexOf(button) + 1, told)

    @property
    def checked(self) -> frozenset[str]:
        """What is ticked."""
        return frozenset(each.answer.id for each in self.buttons if each.isChecked())

    def show_marks(self, given: frozenset[str], right: frozenset[str]) -> None:
        """Mark every answer: picked and right, picked and wrong, or right and not picked; nothing can be changed."""
        for each in self.buttons:
            each.setEnabled(False)
            picked, good = each.answer.id in given, each.answer.id in right
            if picked and good:
                each.show_mark(RIGHT, say("practice-answers-your-answer-right"))
            elif picked:
                each.show_mark(WRONG, say("practice-answers-your-answer-wrong"))
            elif good:
                each.show_mark(MISSED, say("practice-answers-this-is-right"))
