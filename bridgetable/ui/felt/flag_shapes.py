"""The shape of each flag: every kind has one of its own, so that colour is never needed to tell them apart."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def _square(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(-0.45, -0.45, 0.9, 0.9), 0.12, 0.12)
    path.moveTo(-0.25, 0.0)
    path.lineTo(-0.05, 0.22)
    path.lineTo(0.27, -0.22)


def _circle(path: QPainterPath) -> None:
    path.addEllipse(QPointF(0, 0), 0.45, 0.45)


def _eye(path: QPainterPath) -> None:
    path.moveTo(-0.55, 0)
    path.quadTo(0, -0.62, 0.55, 0)
    path.quadTo(0, 0.62, -0.55, 0)
    path.addEllipse(QPointF(0, 0), 0.14, 0.14)


def _triangle(path: QPainterPath) -> None:
    path.addPolygon([QPointF(0, -0.48), QPointF(0.5, 0.4), QPointF(-0.5, 0.4)])
    path.closeSubpath()


def _octagon(path: QPainterPath) -> None:
    a, b = 0.48, 0.2
    path.addPolygon([QPointF(*p) for p in ((-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b))])
    path.closeSubpath()
    path.moveTo(-0.2, 0)
    path.lineTo(0.2, 0)


def _back(path: QPainterPath) -> None:
    path.moveTo(-0.15, -0.48)
    path.lineTo(-0.48, -0.18)
    path.lineTo(-0.15, 0.12)
    path.moveTo(-0.45, -0.18)
    path.lineTo(0.18, -0.18)
    path.cubicTo(0.6, -0.18, 0.6, 0.42, 0.18, 0.42)
    path.lineTo(-0.2, 0.42)


def _out(path: QPainterPath) -> None:
    path.moveTo(0, -0.48)
    path.lineTo(0, 0.3)
    path.moveTo(-0.32, -0.02)
    path.lineTo(0, 0.32)
    path.lineTo(0.32, -0.02)
    path.moveTo(-0.4, 0.48)
    path.lineTo(0.4, 0.48)


def _down(path: QPainterPath) -> None:
    path.addRoundedRect(QRectF(-0.34, -0.48, 0.68, 0.96), 0.1, 0.1)
    path.moveTo(-0.34, 0.3)
    path.lineTo(0.34, -0.3)


def _cross(path: QPainterPath) -> None:
    path.moveTo(-0.36, -0.36)
    path.lineTo(0.36, 0.36)
    path.moveTo(-0.36, 0.36)
    path.lineTo(0.36, -0.36)


def _to_bar(path: QPainterPath) -> None:
    path.moveTo(0.5, 0)
    path.lineTo(-0.25, 0)
    path.moveTo(0.08, -0.34)
    path.lineTo(-0.26, 0)
    path.lineTo(0.08, 0.34)
    path.moveTo(-0.48, -0.42)
    path.lineTo(-0.48, 0.42)


def _raised_hand(path: QPainterPath) -> None:
    path.moveTo(-0.45, -0.3)
    path.lineTo(-0.3, 0.42)
    path.lineTo(0.3, 0.42)
    path.lineTo(0.45, -0.3)


def _barred(path: QPainterPath) -> None:
    path.addEllipse(QPointF(0, 0), 0.46, 0.46)
    path.moveTo(-0.32, -0.32)
    path.lineTo(0.32, 0.32)


_SHAPES: dict[str, Callable[[QPainterPath], None]] = {
    "in hand": _raised_hand,
    "held": _circle,
    "face-down lead": _down,
    "played": _square,
    "exposed": _eye,
    "minor penalty": _triangle,
    "major penalty": _octagon,
    "withdrawn": _cross,
    "must be played": _out,
    "must go back": _to_bar,
    "may be taken back": _back,
    "may not": _barred,
}


def shape_path(kind: str) -> QPainterPath:
    """The outline that stands for a kind of flag, around the origin and one unit high."""
    path = QPainterPath()
    _SHAPES[kind](path)
    return path
