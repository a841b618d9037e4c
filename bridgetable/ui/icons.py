"""The few icons of the window, drawn as lines so that they are sharp at any size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from bridgetable.ui import theme

SIZE = 18
_SHARP = 4
"""Drawn so many times larger than shown, for dense screens."""


def icon(name: str) -> QIcon:
    """The icon called first, previous, next, last, undo or redo; greyed where its button is disabled."""
    result = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, theme.INK), (QIcon.Mode.Disabled, theme.LINE_STRONG)):
        result.addPixmap(_drawn(name, colour), mode)
    return result


def _drawn(name: str, colour: str) -> QPixmap:
    pixmap = QPixmap(SIZE * _SHARP, SIZE * _SHARP)
    pixmap.setDevicePixelRatio(_SHARP)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), 1.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    if name in ("next", "last", "redo"):  # the mirror images of previous, first and undo
        painter.translate(SIZE, 0)
        painter.scale(-1, 1)
    painter.drawPath({"undo": _bow, "redo": _bow, "first": _stop, "last": _stop}.get(name, _angle)())
    painter.end()
    return pixmap


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
