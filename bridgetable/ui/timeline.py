"""The timeline: what was done, action by action, with the branches that leave it; a press goes there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from bridgetable.table.lines import Line
from bridgetable.table.sentences import sentence
from bridgetable.ui import theme
from bridgetable.ui.style import font

STEP = 44.0
"""From one action to the next, in pixels."""
ROW = 24.0
LEFT = 22.0
TOP = 16.0
DOT = 5.5
DIAMOND = 8.0
HALO = 11.5
NAME_ROOM = 190.0


@dataclass(frozen=True, slots=True)
class Node:
    """A place on the timeline: after `at` actions of a line, drawn in `row`; `at` 0 is the beginning."""

    line: str | None
    at: int
    row: int
    ruling: bool

    @property
    def centre(self) -> QPointF:
        """Where it is drawn."""
        return QPointF(LEFT + STEP * self.at, TOP + ROW * self.row)


class Timeline(QWidget):
    """The drawn tree of a record. Each branch has a row of its own; ruling points are diamonds."""

    went = Signal(object, int)
    """A place was chosen: the name of its line (None for the trunk) and the number of actions."""
    renaming = Signal(str)
    """The user wants another name for this branch."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Timeline"))
        self.setMouseTracking(True)
        self._lines: tuple[Line, ...] = (Line(None, ()),)
        self._nodes: dict[tuple[str | None, int], Node] = {}
        self._active: str | None = None
        self._at = 0
        self.lit: frozenset[int] = frozenset()
        self._lay_out({})

    def show_lines(
        self, lines: tuple[Line, ...], active: str | None, at: int, points: Mapping[str | None, frozenset[int]]
    ) -> None:
        """Show the lines of a record, looked at after `at` actions of `active`; `points`: the ruling points of each."""
        self._lines, self._active, self._at, self.lit = lines, active, at, frozenset()
        self._lay_out(points)
        self.setAccessibleDescription(self._said())
        self.update()

    def light(self, actions: frozenset[int]) -> None:
        """Light up the entries of the active line that something rests on, and no others."""
        if actions != self.lit:
            self.lit = actions
            self.update()

    def here(self) -> QPointF:
        """Where the place one looks at is drawn."""
        return self._node(self._active, self._at).centre

    def sizeHint(self) -> QSize:
        trunk, *branches = (LEFT + STEP * len(line.entries) for line in self._lines)
        width = max(trunk + LEFT, *(end + NAME_ROOM for end in branches), 0)
        return QSize(round(width), round(2 * TOP + ROW * (len(self._lines) - 1)))

    def node_at(self, point: QPointF) -> Node | None:
        """The place drawn at `point`."""
        for node in self._nodes.values():
            if (node.centre - point).manhattanLength() <= STEP / 2:
                return node
        return None

    def name_rect(self, row: int) -> QRectF:
        """Where the name of the line in `row` is drawn."""
        return QRectF(LEFT + STEP * len(self._lines[row].entries) + 18, TOP + ROW * row - ROW / 2, NAME_ROOM, ROW)

    # Layout

    def _lay_out(self, points: Mapping[str | None, frozenset[int]]) -> None:
        nodes: list[Node] = []
        for number, line in enumerate(self._lines):
            first = 0 if line.name is None else line.after + 1
            ruled = points.get(line.name, frozenset())
            nodes += [Node(line.name, at, number, at in ruled) for at in range(first, len(line.entries) + 1)]
        self._nodes = {(node.line, node.at): node for node in nodes}
        self.setMinimumSize(self.sizeHint())

    def _node(self, name: str | None, at: int) -> Node:
        """The node that shows a place, on an earlier line where the line shares the actions of that one."""
        line = next(line for line in self._lines if line.name == name)
        if line.name is not None and at <= line.after:
            return self._node(line.leaves, at)
        return self._nodes[name, at]

    def _path(self) -> set[Node]:
        """The places of the active line up to where one looks."""
        return {self._node(self._active, at) for at in range(self._at + 1)}

    def _said(self) -> str:
        line = next(line for line in self._lines if line.name == self._active)
        return self.tr("Action {at} of {length}").format(at=self._at, length=len(line.entries))

    def _sentence(self, node: Node) -> str:
        line = next(line for line in self._lines if line.name == node.line)
        if node.at == 0:
            return self.tr("The beginning")
        return f"{node.at}  {sentence(line.entries[node.at - 1])}"

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = self._path()
        for number, line in enumerate(self._lines):
            self._draw_thread(painter, number, line)
        here = self._node(self._active, self._at)
        for at in self.lit:
            self._draw_light(painter, self._node(self._active, at).centre)
        sight = event.rect().toRectF().adjusted(-STEP, -ROW, STEP, ROW)
        for node in self._nodes.values():
            if sight.contains(node.centre):
                self._draw_node(painter, node, passed=node in path, here=node == here)
        for number, line in enumerate(self._lines):
            if line.name is not None:
                self._draw_name(painter, number, line.name)
        painter.end()

    def _draw_thread(self, painter: QPainter, number: int, line: Line) -> None:
        active = line.name == self._active
        painter.setPen(QPen(QColor(theme.CHOSEN_EDGE if active else theme.LINE_STRONG), 1.6))
        end = QPointF(LEFT + STEP * len(line.entries), TOP + ROW * number)
        if line.name is None:
            painter.drawLine(QPointF(LEFT, TOP), end)
            return
        leaving = self._node(line.name, line.after).centre
        bend = QPointF(leaving.x() + STEP * 0.6, end.y())
        painter.drawPolyline(QPolygonF([leaving, bend, end]))

    def _draw_light(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(QPen(QColor(theme.LIT_EDGE), 1.2))
        painter.setBrush(QColor(theme.LIT))
        painter.drawEllipse(centre, HALO, HALO)

    def _draw_node(self, painter: QPainter, node: Node, passed: bool, here: bool) -> None:
        strong = QColor(theme.CHOSEN_EDGE if passed else theme.LINE_STRONG)
        painter.setPen(QPen(strong, 1.8))
        painter.setBrush(strong if here else QColor(theme.PAPER))
        centre = node.centre
        if node.at == 0:
            painter.drawRect(QRectF(centre.x() - 3, centre.y() - DOT, 6, 2 * DOT))
        elif node.ruling:
            d = DIAMOND
            corners = [QPointF(0, -d), QPointF(d, 0), QPointF(0, d), QPointF(-d, 0)]
            painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
        else:
            painter.drawEllipse(centre, DOT, DOT)

    def _draw_name(self, painter: QPainter, number: int, name: str) -> None:
        active = name == self._active
        painter.setFont(font(theme.SMALL_SIZE, bold=active))
        painter.setPen(QColor(theme.INK if active else theme.INK_SOFT))
        rect = self.name_rect(number)
        shown = QFontMetricsF(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), shown)

    # What the mouse says

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            # A shared place is left where it is shared, so that the active line stays active.
            line = self._active if node == self._shared_node(node) else node.line
            self.went.emit(line, node.at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        name = self._name_at(event.position())
        if name is not None:
            self.renaming.emit(name)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        name = self._name_at(QPointF(event.pos())) or self._line_at(QPointF(event.pos()))
        if name is None:
            return
        menu = QMenu(self)
        menu.addAction(self.tr("Rename the branch…"), lambda: self.renaming.emit(name))
        menu.exec(event.globalPos())

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell(event.pos(), event.globalPos())
            return True
        return super().event(event)

    def _tell(self, point: QPoint, at: QPoint) -> None:
        node, name = self.node_at(QPointF(point)), self._name_at(QPointF(point))
        QToolTip.showText(at, self._sentence(node) if node else name or "", self)

    def _shared_node(self, node: Node) -> Node | None:
        line = next(line for line in self._lines if line.name == self._active)
        return self._node(self._active, node.at) if node.at <= len(line.entries) else None

    def _line_at(self, point: QPointF) -> str | None:
        node = self.node_at(point)
        return node.line if node else None

    def _name_at(self, point: QPointF) -> str | None:
        for number, line in enumerate(self._lines):
            if line.name is not None and self.name_rect(number).contains(point):
                return line.name
        return None
