"""What the teacher draws on the table with the mouse: a ring around a card, an arrow from one place to another.

A mark says where it is in shares of the felt, or on which card, so that it lies alike on every copy of the table.
"""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.ui.felt.placement import Key
from bridgetable.ui.looks import theme
from bridgetable.value import value

LINE, EDGE = 7.0, 12.0
"""How thick a mark is drawn, and the edge around it, in table units."""
HEAD = 30.0
"""How long the head of an arrow is."""
LEAST = 0.04
"""An arrow shorter than this share of the felt is a click."""


@value
class CardRing:
    """A ring around a card."""

    card: Key


@value
class Arrow:
    """An arrow, by where it begins and ends: shares of the felt's width and height."""

    start: tuple[float, float]
    end: tuple[float, float]

    @property
    def length(self) -> float:
        """How long it is, as a share of the felt."""
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])


class MarkItem(QGraphicsItem):
    """A mark on the felt, over everything else."""

    def __init__(self, path: QPainterPath) -> None:
        super().__init__()
        self._path = path
        self.setZValue(9000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-EDGE, -EDGE, EDGE, EDGE)

    def shape(self) -> QPainterPath:
        return QPainterPath()  # no card lies under a mark for the mouse

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.LIT_EDGE, EDGE), (theme.FOCUS, LINE)):
            pen = QPen(QColor(colour), width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPath(self._path)


def ring_path(around: QRectF) -> QPainterPath:
    """The ring around what takes this place."""
    path = QPainterPath()
    path.addEllipse(around.adjusted(-HEAD / 2, -HEAD / 2, HEAD / 2, HEAD / 2))
    return path


def arrow_path(start: QPointF, end: QPointF) -> QPainterPath:
    """The line and the head of an arrow."""
    path = QPainterPath(start)
    path.lineTo(end)
    back = atan2(start.y() - end.y(), start.x() - end.x())
    for side in (back - pi / 6, back + pi / 6):
        path.moveTo(end)
        path.lineTo(end.x() + HEAD * cos(side), end.y() + HEAD * sin(side))
    return path
