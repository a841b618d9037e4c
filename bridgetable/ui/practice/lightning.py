"""Lightning: sixty seconds of problems that are answered in one press, the card moving on the felt."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from bridgetable.messages import say
from bridgetable.practice.marking import Mark
from bridgetable.practice.one_click import one_click
from bridgetable.practice.problem import Part
from bridgetable.practice.scene import Scene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.letters import letter
from bridgetable.ui.practice.answers import AnswerList
from bridgetable.ui.practice.scene_table import SceneTable
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label

SECONDS = 60
SIZE = (1060, 640)
BESIDE = 330
"""So wide is what stands beside the table, in pixels."""
SEEN = 900
"""So long one sees how the answer was, in milliseconds."""


class Lightning(QDialog):
    """Asks problem after problem that `draw` gives, until the time is over; `best`: the most that was right so far."""

    answered = Signal(object, object, object)
    """An answer was given: the `Scene`, the `Part` and the `Mark`."""
    ended = Signal(int)
    """The time is over: so many answers were right."""

    def __init__(
        self, draw: Callable[[], Scene], best: int, options: ViewOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("practice-lightning-lightning"))
        self._draw, self.best = draw, best
        self.right = self.wrong = 0
        self.left = SECONDS
        self._scene: Scene | None = None
        self.part: Part | None = None
        self.table = SceneTable(options, self)
        self.clock, self.score = label(role="happened"), label(role="title")
        self.last, self.asked, self.answers = label(role="told"), label(role="headline"), AnswerList()
        self.answers.picked.connect(self.give)
        self.again, self.leave = (
            button(say("practice-lightning-begin"), "main"),
            button(say("practice-lightning-close")),
        )
        self.again.clicked.connect(self.begin)
        self.leave.clicked.connect(self.accept)
        self._second, self._next = QTimer(self, interval=1000), QTimer(self, interval=SEEN)
        self._second.timeout.connect(self.tick)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self._placed()
        self.last.setText(say("practice-lightning-what-do-you-rule-sixty-seconds"))
        self._tell()
        self.again.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def _placed(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.table, 1)
        beside = QWidget()
        beside.setFixedWidth(round(BESIDE * self.font().pointSizeF() / theme.TEXT_SIZE))
        column_: QVBoxLayout = column(beside, theme.PANEL_MARGIN)
        for part in (self.clock, self.score, self.last, self.asked, self.answers):
            column_.addWidget(part)
        column_.addStretch(1)
        column_.addWidget(self.again)
        column_.addWidget(self.leave)
        line.addWidget(beside)

    def begin(self) -> None:
        """The sixty seconds begin."""
        self.right, self.wrong, self.left = 0, 0, SECONDS
        self.again.hide()
        self.setFocus()
        self._second.start()
        self._tell()
        self._go_on()

    def tick(self) -> None:
        """A second has passed."""
        self.left -= 1
        self._tell()
        if self.left <= 0:
            self._end()

    def _go_on(self) -> None:
        self._scene = scene = self._draw()
        self.table.show_scene(scene)
        self.part = one_click(scene.case.record, scene.edition, scene.seed)
        self.last.setText(scene.case.story_in())
        self.asked.setText(self.part.words)
        self.answers.show_answers(self.part.answers, False, None)
        announce(self, f"{self.last.text()}. {self.part.words}")

    def give(self, answer: str) -> None:
        """Rule so."""
        if self.part is None or self._scene is None or self._next.isActive() or not self._second.isActive():
            return
        right = answer in self.part.right
        self.right, self.wrong = self.right + right, self.wrong + (not right)
        self.answers.show_marks(frozenset({answer}), self.part.right)
        self.answered.emit(self._scene, self.part, Mark(self.part.id, float(right), 1.0, (), (), ()))
        self._tell()
        self._next.start()

    def _tell(self) -> None:
        self.clock.setText(say("practice-lightning-s", left=self.left))
        self.score.setText(say("practice-lightning-score", right=self.right, wrong=self.wrong, best=self.best))

    def _end(self) -> None:
        self._second.stop()
        self._next.stop()
        self.part = None
        self.best = max(self.best, self.right)
        self.answers.show_answers((), False, None)
        self.asked.setText("")
        self.last.setText(say("practice-lightning-time-is-over-right", right=self.right))
        self._tell()
        self.again.setText(say("practice-lightning-once-more"))
        self.again.setAccessibleName(self.again.text())
        self.again.show()
        self.again.setFocus()
        announce(self, self.last.text())
        self.ended.emit(self.right)

    def done(self, result: int) -> None:
        """Close, and let the time rest."""
        self._second.stop()
        self._next.stop()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.answers.press(letter(event)):
            super().keyPressEvent(event)
