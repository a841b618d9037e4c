"""Duel: two people at one laptop rule on the same table, one after the other, and then hear who was right and why."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from bridgetable.explain.headlines import headline
from bridgetable.judge import judge
from bridgetable.messages import cite_words, say
from bridgetable.practice.one_click import one_click
from bridgetable.practice.problem import Part
from bridgetable.practice.scene import Scene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.practice.answers import AnswerList
from bridgetable.ui.practice.lightning import BESIDE
from bridgetable.ui.practice.scene_table import SceneTable
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

SIZE = (1060, 680)
PLAYERS = 2


class Duel(QDialog):
    """Asks both about the problems that `draw` gives; nothing of an answer is seen before the other one is given."""

    def __init__(self, draw: Callable[[], Scene], options: ViewOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("practice-duel-duel"))
        self._draw = draw
        self.points = [0] * PLAYERS
        self.given: list[str] = []
        self.part: Part | None = None
        self.table = SceneTable(options, self)
        self.score, self.story = label(role="title"), label(role="told")
        self.who, self.answers = label(role="happened"), AnswerList()
        self.answers.picked.connect(self.give)
        self.why, self._why = PaperSheet("calm"), label(role="told")
        self.why.body.addWidget(self._why)
        self.on, self.leave = button(say("practice-duel-next-table"), "main"), button(say("practice-duel-close"))
        self.on.clicked.connect(self.next)
        self.leave.clicked.connect(self.accept)
        self._placed()
        self.next()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def _placed(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.table, 1)
        beside = QWidget()
        beside.setFixedWidth(round(BESIDE * self.font().pointSizeF() / theme.TEXT_SIZE))
        layout: QVBoxLayout = column(beside, theme.PANEL_MARGIN)
        for part in (self.score, self.story, self.who, self.answers, self.why):
            layout.addWidget(part)
        layout.addStretch(1)
        for each in (self.on, self.leave):
            layout.addWidget(each)
        line.addWidget(beside)

    def next(self) -> None:
        """Another table."""
        self._scene = scene = self._draw()
        self.table.show_scene(scene)
        self.part, self.given = one_click(scene.case.record, scene.edition, scene.seed), []
        self.story.setText(scene.case.story_in())
        self.why.hide()
        self.on.hide()
        self._ask()

    def _ask(self) -> None:
        assert self.part is not None, "there is a table"
        first, second = self.points
        self.score.setText(say("practice-duel-first-player-second-player", first=first, second=second))
        who = (
            say("practice-duel-second-player-look-alone")
            if self.given
            else say("practice-duel-first-player-look-alone")
        )
        self.who.setText(say("practice-duel-what-do-you-rule", who=who))
        self.answers.show_answers(self.part.answers, False, None)
        self.setFocus()
        announce(self, f"{self.story.text()} {self.who.text()}")

    def give(self, answer: str) -> None:
        """Whose turn it is rules so; nothing of it stays to be seen before both have."""
        if self.part is None or len(self.given) >= PLAYERS:
            return
        self.given.append(answer)
        if len(self.given) < PLAYERS:
            self._ask()
            return
        for player, each in enumerate(self.given):
            self.points[player] += each in self.part.right
        self._ask_no_more(self.part)

    def _ask_no_more(self, part: Part) -> None:
        """Show who was right, and why."""
        words = {each.id: each.words for each in part.answers}
        told = [self._told(player, words[answer], answer in part.right) for player, answer in enumerate(self.given)]
        first, second = self.points
        self.score.setText(say("practice-duel-first-player-second-player", first=first, second=second))
        self.who.setText("\n".join(told))
        self.answers.show_marks(frozenset(self.given), part.right)
        said = headline(judge(self._scene.case.record, self._scene.edition))
        self._why.setText(f"{said.words} ({cite_words(said.cite)})" if said.cite else said.words)
        self.why.show()
        self.on.show()
        self.on.setFocus()
        announce(self, f"{self.who.text()} {self._why.text()}")

    def _told(self, player: int, words: str, right: bool) -> str:
        who = say("practice-duel-second-player") if player else say("practice-duel-first-player")
        return say("practice-duel-sign", who=who, words=words, sign="✓" if right else "✗")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.answers.press(letter(event)):
            super().keyPressEvent(event)
