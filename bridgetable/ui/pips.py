"""The signs of suits and ranks as outlines, so that they are sharp at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QTransform

from bridgetable.cards import Card, Suit
from bridgetable.ui import theme


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The sign of a suit around the origin, one unit high."""
    return {Suit.S: _spade, Suit.H: _heart, Suit.D: _diamond, Suit.C: _club}[suit]()


@cache
def text_path(text: str, height: float, width: float) -> QPainterPath:
    """`text` in the bold index letter, capitals `height` units high, top left at the origin, squeezed into `width`."""
    font = QFont()
    font.setFamilies(list(theme.FONT_FAMILIES))
    font.setBold(True)
    font.setPixelSize(100)
    path, capital = QPainterPath(), QPainterPath()
    path.addText(0, 0, font, text)
    capital.addText(0, 0, font, "E")
    box, scale = path.boundingRect(), height / capital.boundingRect().height()
    across = min(scale, width / max(1.0, box.width()))
    # Small letters and signs stand on the line on which capitals stand.
    line = QTransform.fromTranslate(-box.left(), capital.boundingRect().height())
    return (line * QTransform.fromScale(across, scale)).map(path)


def index_text(card: Card) -> str:
    """What stands in the corner of a card: its rank, or what is known of it."""
    if card.rank is not None:
        return "10" if card.rank == 10 else card.name[1]
    return {"x": "x", "h": "h", "?": "?"}[card.kind]


def _mirrored(half: QPainterPath) -> QPainterPath:
    path = QPainterPath(half)
    path.addPath(QTransform.fromScale(-1, 1).map(half))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _heart() -> QPainterPath:
    half = QPainterPath(QPointF(0, 0.5))
    half.cubicTo(0.10, 0.26, 0.48, 0.06, 0.48, -0.22)
    half.cubicTo(0.48, -0.40, 0.36, -0.5, 0.24, -0.5)
    half.cubicTo(0.12, -0.5, 0.03, -0.42, 0, -0.29)
    half.lineTo(-0.01, 0)
    half.closeSubpath()
    return _mirrored(half)


def _diamond() -> QPainterPath:
    half = QPainterPath(QPointF(0, -0.5))
    half.quadTo(0.15, -0.22, 0.38, 0)
    half.quadTo(0.15, 0.22, 0, 0.5)
    half.lineTo(-0.01, 0)
    half.closeSubpath()
    return _mirrored(half)


def _spade() -> QPainterPath:
    half = QPainterPath(QPointF(0, -0.5))
    half.cubicTo(0.10, -0.26, 0.48, -0.10, 0.48, 0.16)
    half.cubicTo(0.48, 0.31, 0.36, 0.38, 0.25, 0.38)
    half.cubicTo(0.16, 0.38, 0.09, 0.34, 0.045, 0.27)
    half.quadTo(0.06, 0.44, 0.18, 0.5)
    half.lineTo(-0.01, 0.5)
    half.lineTo(-0.01, 0)
    half.closeSubpath()
    return _mirrored(half)


def _club() -> QPainterPath:
    half = QPainterPath()
    half.addEllipse(QPointF(0.25, 0.09), 0.235, 0.235)
    half.addEllipse(QPointF(0, -0.265), 0.235, 0.235)
    half.addRect(QRectF(-0.01, -0.12, 0.16, 0.24))
    stem = QPainterPath(QPointF(-0.01, 0))
    stem.lineTo(0.045, 0.05)
    stem.quadTo(0.05, 0.44, 0.18, 0.5)
    stem.lineTo(-0.01, 0.5)
    stem.closeSubpath()
    half.addPath(stem)
    return _mirrored(half)
