"""The timeline: what was done, action by action, with the branches that leave it; a press or Enter goes there."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from bridgetable.editions import EDITIONS
from bridgetable.explain.blind import branch_told
from bridgetable.messages import listed, say
from bridgetable.table.lines import Line
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.record.timeline_drawing import draw_fork, draw_light, draw_name, draw_node, draw_ring, draw_thread
from bridgetable.ui.record.track import LEFT, ROW, STEP, TOP, Points, Track, TrackPlace
from bridgetable.ui.widgets.words import as_tip

NAME_GAP = 18.0
NAME_ROOM = 300.0
"""A name has at most so much room while text has its usual size; the whole of it is its tooltip."""
NAME_SPACE = 8.0
"""Between the names of two rows, if they are so large that the rows are higher for them."""

_GO = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALONG = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


class Timeline(QWidget):
    """The drawn tree of a record. Each branch has a row of its own; rulings are diamonds.

    With the keyboard a ring goes from place to place; Enter goes to where it is.
    """

    went = Signal(object, int)
    """A place was chosen: the name of its line (None for the trunk) and the number of actions."""
    renaming = Signal(str)
    """The user wants another name for this branch."""
    comparing = Signal(object)
    """The user wants the active line compared with this one (None: the trunk)."""
    ringed = Signal()
    """The ring has moved."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("record-timeline-timeline"))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the arrows to the steps
        self._track = Track((Line(None, ()),))
        self._rulings: Points = {}
        self._partings: Points = {}
        self._active: str | None = None
        self._at = 0
        self._veiled = False
        self.lit: frozenset[int] = frozenset()
        self._ring: tuple[str | None, int] = (None, 0)
        self._fit()

    def show_lines(self, lines: tuple[Line, ...], active: str | None, at: int, points: Points, veiled: bool) -> None:
        """Show the lines of a record, looked at after `at` actions of `active`; `points`: the rulings of each.

        `veiled`: what happens later is not told, nor a branch whose name tells a card.
        """
        if lines != self._track.lines:
            self._track, self._partings = Track(lines, _row_height()), {}
        self._veiled = veiled
        self._rulings, self._active, self._at, self._ring = points, active, at, (active, at)
        self.lit = frozenset()
        self._fit()
        self.setAccessibleDescription(self.said(active, at))
        self.update()

    def light(self, actions: frozenset[int]) -> None:
        """Light up the entries of the active line that something rests on, and no others."""
        if actions != self.lit:
            self.lit = actions
            self.update()

    def show_partings(self, points: Points) -> None:
        """Mark the actions from which on the editions rule differently."""
        if points != self._partings:
            self._partings = points
            self.setAccessibleDescription(self.said(*self._ring))
            self.update()

    def here(self) -> QPointF:
        """Where the place one looks at is drawn."""
        return self._track.node(self._active, self._at).centre

    def there(self) -> QPointF:
        """Where the ring is that the keyboard moves."""
        return self._track.node(*self._ring).centre

    def sizeHint(self) -> QSize:
        rows = range(len(self._track.lines))
        width = max(self.name_rect(row).right() if len(rows) > 1 else self._track.end(row).x() for row in rows)
        return QSize(round(width + LEFT), self.height_of(len(rows)))

    @property
    def rows(self) -> int:
        """How many lines are drawn."""
        return len(self._track.lines)

    def height_of(self, rows: int) -> int:
        """The room that so many lines need."""
        return round(2 * TOP + self._track.height * (rows - 1))

    def node_at(self, point: QPointF) -> TrackPlace | None:
        """The place drawn at `point`."""
        return self._track.node_at(point)

    def name_rect(self, row: int) -> QRectF:
        """Where the name of the line in `row` is drawn."""
        end = self._track.end(row)
        width = QFontMetricsF(font(theme.SMALL_SIZE, bold=True)).horizontalAdvance(self._name(row)) + 4
        height, room = self._track.height, NAME_ROOM * self.font().pointSizeF() / theme.TEXT_SIZE
        return QRectF(end.x() + NAME_GAP, end.y() - height / 2, min(width, room), height)

    def said(self, name: str | None, at: int) -> str:
        """A place in words: the action, its line, and whether the editions part there."""
        parts = [say("record-timeline-action-of", at=at, length=self._track.length(name))]
        if len(self._track.lines) > 1:
            branch = say("record-timeline-branch", name=self._title(name))
            parts.append(say("record-timeline-main-line-2") if name is None else branch)
        return ", ".join(parts) + f". {self._told(self._track.node(name, at), ' ')}"

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._track = Track(self._track.lines, _row_height())
            self._fit()

    def _fit(self) -> None:
        self.setMinimumSize(self.sizeHint())

    def _name(self, row: int) -> str:
        name = self._track.lines[row].name
        if name is None:
            return say("record-timeline-main-line")
        return branch_told(name, row) if self._veiled else name

    def _title(self, name: str | None) -> str:
        return self._name(next(row for row, line in enumerate(self._track.lines) if line.name == name))

    def _told(self, node: TrackPlace, between: str) -> str:
        """What was done at a place, and whether the editions part there."""
        parts = [self._place_words(node)]
        if _has(self._partings, node):
            parts.append(
                say("record-timeline-from-here-on-the-laws-of", years=listed([str(year) for year in EDITIONS], "and"))
            )
        return between.join(parts)

    def _place_words(self, node: TrackPlace) -> str:
        if node.at == 0:
            return say("record-timeline-the-beginning")
        if self._veiled and not (node.at <= self._at and self._track.is_on(node, self._active)):
            return say("record-timeline-not-told-yet", number=node.at)
        return self._track.words(node)

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = {self._track.node(self._active, at) for at in range(self._at + 1)}
        for row, line in enumerate(self._track.lines):
            draw_thread(painter, self._track, row, line, line.name == self._active)
        here = self._track.node(self._active, self._at)
        for at in self.lit:
            draw_light(painter, self._track.node(self._active, at).centre)
        sight = event.rect().toRectF().adjusted(-STEP, -self._track.height, STEP, self._track.height)
        for node in self._track.nodes:
            if sight.contains(node.centre):
                draw_node(painter, node, ruling=_has(self._rulings, node), passed=node in path, here=node == here)
                if _has(self._partings, node):
                    draw_fork(painter, node.centre)
        if len(self._track.lines) > 1:
            for row, line in enumerate(self._track.lines):
                draw_name(painter, self.name_rect(row), self._name(row), active=line.name == self._active)
        if self.hasFocus():
            draw_ring(painter, self.there())
        painter.end()

    # The keyboard

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(event.pos(), event.globalPos())
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and _is_own(event):
            event.accept()  # the arrows move the ring here; everywhere else they step
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_own(event):
            super().keyPressEvent(event)
            return
        key, (name, at) = Qt.Key(event.key()), self._ring
        if key in _GO:
            self.went.emit(name, at)
        elif key in _ENDS:
            self._move_ring(name, 0 if key == Qt.Key.Key_Home else self._track.length(name))
        elif key in _ALONG:
            self._move_ring(name, max(0, min(at + _ALONG[key], self._track.length(name))))
        else:
            self._move_ring(*self._track.beside(name, at, _ACROSS[key]))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._move_ring(self._active, self._at)

    def _move_ring(self, name: str | None, at: int) -> None:
        self._ring = (name, at)
        self.setAccessibleDescription(self.said(name, at))
        self.ringed.emit()
        self.update()

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        node, row = self.node_at(event.position()), self._row_at(event.position())
        if node is not None:
            # A shared place is left where it is shared, so that the active line stays active.
            self.went.emit(self._active if self._track.is_on(node, self._active) else node.line, node.at)
        elif row is not None and self._track.lines[row].name != self._active:
            self.went.emit(self._track.lines[row].name, len(self._track.lines[row].entries))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event.position())
        if row is not None and self._track.lines[row].name is not None:
            self.renaming.emit(self._track.lines[row].name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self._offer(self._ring[0], self.mapToGlobal(self.there().toPoint()))
            return
        point = QPointF(event.pos())
        node, row = self.node_at(point), self._row_at(point)
        if node is not None or row is not None:
            name = node.line if node is not None else self._track.lines[row or 0].name
            self._offer(name, event.globalPos())

    def _offer(self, name: str | None, at: QPoint) -> None:
        """The menu of a line: go there, compare it, call it something else."""
        if len(self._track.lines) == 1:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(say("record-timeline-go-to-its-end"), partial(self.went.emit, name, self._track.length(name)))
        other = name if name != self._active else self._opposite(name)
        title = self._title(other).replace("&", "&&")
        to_main = say("record-timeline-compare-with-the-main-line")
        words = to_main if other is None else say("record-timeline-compare-with", name=title)
        menu.addAction(words, partial(self.comparing.emit, other))
        if name is not None:
            menu.addAction(say("record-timeline-rename-the-branch"), partial(self.renaming.emit, name))
        menu.popup(at)

    def _opposite(self, name: str | None) -> str | None:
        """The line to compare the active one with: the one it leaves, or the newest branch."""
        return self._track.lines[-1].name if name is None else self._track.line(name).leaves

    def _tell(self, point: QPoint, at: QPoint) -> None:
        node, row = self.node_at(QPointF(point)), self._row_at(QPointF(point))
        words = self._told(node, "\n") if node is not None else self._name(row) if row is not None else ""
        QToolTip.showText(at, as_tip(words), self)

    def _row_at(self, point: QPointF) -> int | None:
        """The row whose name is drawn there."""
        rows = range(len(self._track.lines) if len(self._track.lines) > 1 else 0)
        return next((row for row in rows if self.name_rect(row).contains(point)), None)


def _has(points: Points, node: TrackPlace) -> bool:
    return node.at in points.get(node.line, ())


def _is_own(event: QKeyEvent) -> bool:
    """Whether a key is one of those that move the ring, or take it where it is."""
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain and Qt.Key(event.key()) in (*_GO, *_ALONG, *_ACROSS, *_ENDS)


def _row_height() -> float:
    """A row is as high as the name that stands in it."""
    return max(ROW, QFontMetricsF(font(theme.SMALL_SIZE, bold=True)).height() + NAME_SPACE)
