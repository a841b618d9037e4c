"""The end of a problem: how it went, the ruling, and what can be done with the table now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.explain.headlines import Headline
from bridgetable.messages import cite_words, say
from bridgetable.practice.problem import OfferedAnswer
from bridgetable.ui.panels.law_card import LawCard
from bridgetable.ui.practice.answers import AnswerButton
from bridgetable.ui.widgets.buttons import CiteLink
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import as_tip, label

if TYPE_CHECKING:
    from bridgetable.practice.marking import Mark

NEARLY, HALF = 0.75, 0.4
"""From these shares of the points on it is nearly all, and partly."""


class EndPage(QWidget):
    """How it went in words, the ruling, and the ways on; `ways` are their buttons by name, each with its letter."""

    chosen = Signal(str)
    """A way on was pressed: its name."""

    def __init__(self) -> None:
        super().__init__()
        self.score, self._count, self._parts = label(role="headline"), label(role="soft"), label()
        self._ruled, self._ruling, self.law = PaperSheet("plain"), label(role="title"), LawCard()
        self._cite = CiteLink()
        self._cite.clicked.connect(lambda: self._show_law(self._cite.cite))
        self.law.cited.connect(self._show_law)
        self._edition = 0
        self.ways = {
            "next": self._way(
                "next",
                say("practice-end-page-next-problem"),
                "N",
                say("practice-end-page-another-one-of-what-you-practise"),
            ),
            "play on": self._way(
                "play on", say("practice-end-page-play-on"), "P", say("practice-end-page-the-table-with-the-ruling-all")
            ),
            "twin": self._way(
                "twin",
                say("practice-end-page-the-same-but"),
                "S",
                say("practice-end-page-one-thing-was-otherwise-rule-again"),
            ),
            "save": self._way(
                "save", say("practice-end-page-save-as-case"), "C", say("practice-end-page-keep-this-problem-in-a-file")
            ),
            "report": self._way(
                "report",
                say("practice-end-page-report-this-problem"),
                "R",
                say("practice-end-page-write-a-file-with-a-remark"),
            ),
        }
        self._placed()

    def _way(self, name: str, words: str, key: str, tip: str) -> AnswerButton:
        made = AnswerButton(OfferedAnswer(name, words), key, many=False)
        made.setToolTip(as_tip(tip))
        made.clicked.connect(lambda: self.chosen.emit(name))
        return made

    def _placed(self) -> None:
        layout = column(self)
        for part in (self.score, self._count, self._parts):
            layout.addWidget(part)
        self._ruled.body.addWidget(label(say("practice-end-page-the-ruling"), "section"))
        self._ruled.body.addWidget(self._ruling)
        self._ruled.body.addWidget(self._cite)
        layout.addWidget(self._ruled)
        for way in self.ways.values():
            layout.addWidget(way)
        layout.addWidget(self.law)
        self.law.hide()

    def show_end(self, marks: Sequence[tuple[str, Mark]], asked: int, ruling: Headline, edition: int) -> str:
        """Show how so many questions went, with their words; the score is returned in words."""
        points, of = sum(mark.points for _, mark in marks), sum(mark.of for _, mark in marks)
        right = sum(mark.points >= mark.of for _, mark in marks)
        self.score.setText(self._in_words(points / of if of else 0.0, len(marks), asked))
        count = say("practice-end-page-answers-right", right=right, asked=asked) if asked > 1 else ""
        self._count.setText(count)
        self._count.setVisible(bool(count) and bool(marks))
        self._parts.setText("\n".join(f"{_sign(mark)}  {words}" for words, mark in marks))
        self._parts.setAccessibleName("\n".join(f"{words} {self._spoken(mark)}" for words, mark in marks))
        self._parts.setVisible(asked > 1 and bool(marks))
        self._edition = edition
        self._ruling.setText(ruling.words)
        self._cite.show_cite(ruling.cite)
        self._cite.setAccessibleName(say("practice-end-page-law", cite=cite_words(ruling.cite)))
        self._cite.setVisible(bool(ruling.cite))
        self.law.hide()
        return self.score.text()

    def _in_words(self, share: float, answered: int, asked: int) -> str:
        if not answered:
            return say("practice-end-page-this-is-the-ruling")
        if answered < asked:
            return say("practice-end-page-you-looked-before-you-had-ruled")
        if share >= 1:
            return say("practice-end-page-all-right-that-was-well-ruled")
        if share >= NEARLY:
            return say("practice-end-page-nearly-all-right")
        return (
            say("practice-end-page-partly-right")
            if share >= HALF
            else say("practice-end-page-not-this-time-it-will-come")
        )

    def _spoken(self, mark: Mark) -> str:
        if mark.points >= mark.of:
            return say("practice-end-page-right")
        return say("practice-end-page-partly-right") if mark.points else say("practice-end-page-not-so")

    def offer_twin(self, there: bool) -> None:
        """Whether the same table with one thing otherwise can be ruled on."""
        self.ways["twin"].setVisible(there)

    def hide_ruling(self, hidden: bool) -> None:
        """Leave out the ruling while it is kept back."""
        self._ruled.setHidden(hidden)
        if hidden:
            self.law.hide()

    def take_keyboard(self) -> None:
        """Let Enter go on to the next problem."""
        self.ways["next"].setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, key: str) -> bool:
        """Take the way on with this letter; whether there is one."""
        way = next((each for each in self.ways.values() if each.key == key and not each.isHidden()), None)
        if way is not None:
            way.click()
        return way is not None

    @property
    def keys(self) -> list[str]:
        """The letters of the ways on."""
        return [each.key for each in self.ways.values()]

    def _show_law(self, cite: str) -> None:
        self.law.show_law(cite, self._edition)


def _sign(mark: Mark) -> str:
    return "✓" if mark.points >= mark.of else "✗" if not mark.points else "½"
