"""The courses to choose from: a picture each for who begins, the others under them, each with how far one has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cases.reader import load
from bridgetable.messages import say
from bridgetable.practice.asking import ruling_place
from bridgetable.practice.paths import Course, courses, files
from bridgetable.session import Session
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import Paper
from bridgetable.ui.widgets.words import label

SIZE = (940, 740)
PICTURE = (190, 132)
IN_A_ROW = 2


class CourseButton(WrapButton):
    """A course: its picture, its title, and what is told of it."""

    def __init__(self, title: str, told: str, picture: QPixmap | None) -> None:
        super().__init__(told, role="choice")
        self.setAccessibleName(f"{title}. {told}")
        line = cast("QHBoxLayout", self.layout())
        line.removeWidget(self._words)
        words = column(spacing=theme.SPACING // 2)
        words.addWidget(label(title, "title"))
        words.addWidget(self._words)
        words.addStretch(1)
        if picture is not None:
            shown = label(wrap=False)
            shown.setPixmap(picture)
            line.addWidget(shown, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        for part in self.findChildren(QLabel):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class CoursesDialog(QDialog):
    """Choose a course; `shares` says of each case how much of its points it earned last."""

    chosen = Signal(object)
    """A `Course` was chosen."""

    def __init__(self, shares: Mapping[str, float], edition: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("practice-courses-courses"))
        self._shares, self._edition = shares, edition
        self.buttons: list[CourseButton] = []
        paper = Paper()
        self._layout = column(paper, theme.PANEL_MARGIN + 4)
        found = courses()
        self._layout.addWidget(label(say("practice-courses-to-begin-with"), "headline"))
        self._layout.addLayout(self._pictures([each for each in found if each.picture]))
        self._layout.addSpacing(theme.SPACING)
        self._layout.addWidget(label(say("practice-courses-to-go-on-with"), "headline"))
        for course in found:
            if not course.picture:
                self._layout.addWidget(self._button(course))
        self._layout.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(paper)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(say("practice-courses-courses"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)
        if self.buttons:
            self.buttons[0].setFocus()

    def sizeHint(self) -> QSize:
        return QSize(*SIZE)

    def _pictures(self, found: list[Course]) -> QGridLayout:
        grid, scene = QGridLayout(), TableScene()
        grid.setSpacing(theme.SPACING)
        for number, course in enumerate(found):
            grid.addWidget(self._button(course, picture_of(course, scene, self._edition)), *divmod(number, IN_A_ROW))
        return grid

    def _button(self, course: Course, picture: QPixmap | None = None) -> CourseButton:
        done = sum(self._shares.get(case, 0.0) >= 1.0 for case in course.cases)
        begun = any(case in self._shares for case in course.cases)
        told = say("practice-courses-of-right", done=done, all=len(course.cases))
        how_far = told if begun else say("practice-courses-tables", all=len(course.cases))
        made = CourseButton(course.title, f"{course.about}\n{how_far}", picture)
        made.clicked.connect(lambda: self._choose(course))
        self.buttons.append(made)
        return made

    def _choose(self, course: Course) -> None:
        self.chosen.emit(course)
        self.accept()


def picture_of(course: Course, scene: TableScene, edition: int) -> QPixmap:
    """The table of the first case of a course, as it is when it is ruled on."""
    record = load(files()[course.cases[0]]).record
    session = Session(record, edition, at=ruling_place(record, edition))
    session.hide(True)
    scene.show_state(session.view.table, session.view.verdict, ViewOptions(animate=False))
    scene.light(session.in_question)
    picture = QPixmap(2 * PICTURE[0], 2 * PICTURE[1])
    picture.setDevicePixelRatio(2)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    middle = scene.sceneRect().center()
    width = scene.sceneRect().height() * PICTURE[0] / PICTURE[1]
    cut = QRectF(middle.x() - width / 2, scene.sceneRect().top(), width, scene.sceneRect().height())
    scene.render(painter, QRectF(0, 0, *PICTURE), cut)
    painter.end()
    return picture
