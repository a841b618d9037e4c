"""The few icons of the window, drawn as lines so that they are sharp at any size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPainterPath, QPen, QPixmap

from bridgetable.ui.looks import theme

SIZE = 18


def icon(name: str) -> QIcon:
    """The icon called first, previous, next, last, undo or redo; greyed where its button is disabled."""
    return QIcon(_Drawn(name))


class _Drawn(QIconEngine):
    """Draws an icon whenever it is shown, in the colours of that moment."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:  # noqa: ARG002
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / SIZE, rect.height() / SIZE)
        _draw(painter, self._name, theme.LINE_STRONG if mode is QIcon.Mode.Disabled else theme.INK)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        result = QPixmap(size)
        result.fill(Qt.GlobalColor.transparent)
        painter = QPainter(result)
        self.paint(painter, QRect(QPoint(), size), mode, state)
        painter.end()
        return result

    def clone(self) -> QIconEngine:
        return _Drawn(self._name)


def _draw(painter: QPainter, name: str, colour: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    if name in ("next", "last", "redo"):  # the mirror images of previous, first and undo
        painter.translate(SIZE, 0)
        painter.scale(-1, 1)
    painter.drawPath({"undo": _bow, "redo": _bow, "first": _stop, "last": _stop}.get(name, _angle)())


def _angle(x: float = 6.5) -> QPainterPath:
    path = QPainterPath(QPointF(x + 5, 4))
    path.lineTo(x, 9)
    path.lineTo(x + 5, 14)
    return path


def _stop() -> QPainterPath:
    path = _angle(8)
    path.moveTo(4.5, 4)
    path.lineTo(4.5, 14)
    return path


def _bow() -> QPainterPath:
    """An arrow that turns back: a half circle with its head at the left."""
    path = QPainterPath(QPointF(3.5, 7))
    path.lineTo(11, 7)
    path.arcTo(QRectF(7, 7, 7.5, 7.5), 90, -180)
    path.lineTo(7, 14.5)
    path.moveTo(6.5, 4)
    path.lineTo(3.5, 7)
    path.lineTo(6.5, 10)
    return path
