"""The tour of the window: five small notes, one after the other, each beside what it speaks of.

The window can be used all the while; Escape ends the tour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.accessible import announce
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QMenuBar

    from bridgetable.ui.shell.middle import Middle

APART = 14
"""Between a note and what it speaks of, in pixels."""


class TouredWindow(Protocol):
    """The window, as it is shown round."""

    bar: QMenuBar
    strip: QWidget
    titled: dict[str, QMenu]
    middle: Middle
    right: QWidget

    def window(self) -> QWidget: ...


class Stop(NamedTuple):
    """One note: what it points at, its heading and its words."""

    target: QWidget
    part: QAction | None
    """The title of the menu bar it is about; None: all of the target."""
    title: str
    words: str


def stops(window: TouredWindow) -> list[Stop]:
    """What there is to see, in the order in which somebody needs it."""

    middle, strip = window.middle, window.strip
    texts = [
        (
            middle.table,
            say("shell-tour-do-what-happened"),
            say("shell-tour-drag-any-card-of-any-player"),
        ),
        (
            middle.command,
            say("shell-tour-or-type-it"),
            say("shell-tour-e-drops-c5-queen-s-calls"),
        ),
        (
            window.right,
            say("shell-tour-read-the-ruling"),
            say("shell-tour-rule-first-the-space-bar-shows"),
        ),
        (
            middle.timeline_strip,
            say("shell-tour-go-back-do-otherwise"),
            say("shell-tour-and-step-through-a-diamond-is"),
        ),
    ]
    found = [Stop(target, None, title, keys_told(words)) for target, title, words in texts]
    more = keys_told(say("shell-tour-a-case-of-your-own-what"))
    menu = window.titled["help"].menuAction() if strip is window.bar else None  # else above it, in the system's own bar
    found.append(Stop(strip, menu, say("shell-tour-find-the-rest"), more))
    return [stop for stop in found if stop.target.isVisible()]


class Tour(QObject):
    """Shows the stops of a window; it ends itself."""

    ended = Signal()

    def __init__(self, window: TouredWindow) -> None:
        whole = window.window()
        super().__init__(whole)
        self._window, self._at = window, 0
        self._stops = stops(window)
        self._light, self.note, self.lit = _Light(whole), Note(whole), QRect()
        self.note.next.clicked.connect(lambda: self.go(1))
        self.note.back.clicked.connect(lambda: self.go(-1))
        self.note.skip.clicked.connect(self.end)
        self._watched = {whole, *(stop.target for stop in self._stops)}
        self.go(0)
        for each in self._watched:
            each.installEventFilter(self)

    def go(self, steps: int) -> None:
        """So many stops on, or back; beyond the last the tour is over."""
        self._at += steps
        if self._at >= len(self._stops):
            self.end()
            return
        self._light.show()
        self.note.say(self._stops[self._at], self._at + 1, len(self._stops))
        self._place()
        self.note.next.setFocus()

    def end(self) -> None:
        """Take the note away; the keyboard is back on the line to type on."""
        for each in self._watched:
            each.removeEventFilter(self)
        for part in (self._light, self.note):
            part.hide()
            part.deleteLater()
        self._window.middle.command.field.setFocus()
        self.ended.emit()
        self.deleteLater()

    def _place(self) -> None:
        stop, window = self._stops[self._at], self._window.window()
        whole = window.rect()
        part = stop.target.rect() if stop.part is None else self._window.bar.actionGeometry(stop.part)
        lit = QRect(stop.target.mapTo(window, part.topLeft()), part.size()).intersected(whole)
        self.note.adjustSize()
        self.note.move(beside(lit, self.note.size(), whole))
        self.lit = lit
        self._light.shine(whole, lit)
        self.note.raise_()

    # Qt's own names

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place()
        return False


class Note(PaperSheet):
    """A heading, a sentence or two, and the way on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("calm")
        self.setParent(parent)
        self._count, self._title, self._words = label(role="soft"), label(role="title"), label()
        self.next, self.back = button(say("shell-tour-next")), button(say("shell-tour-back"))
        self.skip = button(say("shell-tour-end-the-tour"), "link", say("shell-tour-end-the-tour-esc-it-stands"))
        foot = row()
        foot.addWidget(self.skip)
        foot.addStretch(1)
        foot.addWidget(self.back)
        foot.addWidget(self.next)
        for part in (self._count, self._title, self._words):
            self.body.addWidget(part)
        self.body.addLayout(foot)

    def say(self, stop: Stop, number: int, count: int) -> None:
        """Show one stop of so many."""
        self._count.setText(say("shell-tour-of", number=number, count=count))
        self._title.setText(stop.title)
        self._words.setText(stop.words)
        self.back.setEnabled(number > 1)
        last = say("shell-tour-done") if number == count else say("shell-tour-next")
        self.next.setText(last)
        self.next.setAccessibleName(last)
        self.setAccessibleName(stop.title)
        self.setAccessibleDescription(stop.words)
        self.setFixedWidth(round(theme.NOTE_WIDTH * self.font().pointSizeF() / theme.TEXT_SIZE))
        self.show()
        announce(self, f"{stop.title}. {stop.words}")


class _Light(QWidget):
    """Leaves what a note speaks of bright, with a ring around it; the mouse goes through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lit = QRect()

    def shine(self, whole: QRect, lit: QRect) -> None:
        self._lit = lit
        self.setGeometry(whole)
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shade, bright = QPainterPath(), QPainterPath()
        shade.addRect(self.rect())
        bright.addRoundedRect(self._lit.adjusted(2, 2, -2, -2), theme.RADIUS, theme.RADIUS)
        painter.fillPath(shade - bright, QColor(theme.SHADE))
        painter.setPen(QPen(QColor(theme.FOCUS), 3))
        painter.drawPath(bright)
        painter.end()


def beside(lit: QRect, size: QSize, whole: QRect) -> QPoint:
    """Where a note of `size` stands: under, over, left or right of what is lit, within it if there is no room."""
    across, down = lit.center().x() - size.width() // 2, lit.center().y() - size.height() // 2
    for x, y in (
        (across, lit.bottom() + APART),
        (across, lit.top() - APART - size.height()),
        (lit.left() - APART - size.width(), down),
        (lit.right() + APART, down),
    ):
        point = QPoint(_between(x, whole.width() - size.width()), _between(y, whole.height() - size.height()))
        note = QRect(point, size)
        if whole.contains(note) and not note.intersects(lit):
            return point
    return QPoint(across, down)


def _between(wanted: int, most: int) -> int:
    return max(APART // 2, min(wanted, most - APART // 2))
