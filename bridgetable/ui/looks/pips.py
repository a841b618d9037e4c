"""The signs of suits and ranks as outlines, so that they are sharp at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QTransform

from bridgetable.cards import Card, Suit
from bridgetable.messages import rank_sign
from bridgetable.ui.looks import theme


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
    box, tall = path.boundingRect(), capital.boundingRect().height()
    scale = height / tall
    across = min(scale, width / max(1.0, box.width()))
    # Small letters and signs stand on the line on which capitals stand. A J or Q that reaches below it is pressed into
    # the height of the others, or in a column of cards the next one would hide its tail.
    line = QTransform.fromTranslate(-box.left(), tall)
    pressed = tall / (tall + max(0.0, box.bottom()))
    return (line * QTransform.fromScale(across, scale * pressed)).map(path)


def index_text(card: Card) -> str:
    """What stands in the corner of a card: its rank, or what is known of it."""
    if card.rank is not None:
        return rank_sign(card.name[1])
    return {"x": "x", "h": "h", "?": "?"}[card.kind]


def _mirrored(start: QPointF, *curves: tuple[float, ...]) -> QPainterPath:
    """An outline that runs from `start` on the middle line along `curves` at the right, and back along their image.

    A curve is given as the numbers of its points after the one where it begins: two for a line, four for a quadratic
    and six for a cubic curve.
    """
    path, x, y = QPainterPath(start), start.x(), start.y()
    corners = []
    for curve in curves:
        corners.append((x, y))
        _draw(path, curve)
        x, y = curve[-2:]
    for (x, y), curve in zip(reversed(corners), reversed(curves), strict=True):
        handles = list(zip(curve[-4::-2], curve[-3::-2], strict=True))
        _draw(path, tuple(value for hx, hy in [*handles, (x, y)] for value in (-hx, hy)))
    path.closeSubpath()
    return path


def _draw(path: QPainterPath, curve: tuple[float, ...]) -> None:
    match curve:
        case (x, y):
            path.lineTo(x, y)
        case (ax, ay, x, y):
            path.quadTo(ax, ay, x, y)
        case (ax, ay, bx, by, x, y):
            path.cubicTo(ax, ay, bx, by, x, y)


def _heart() -> QPainterPath:
    return _mirrored(
        QPointF(0, 0.5),
        (0.10, 0.26, 0.48, 0.06, 0.48, -0.22),
        (0.48, -0.40, 0.36, -0.5, 0.24, -0.5),
        (0.12, -0.5, 0.03, -0.42, 0, -0.29),
    )


def _diamond() -> QPainterPath:
    return _mirrored(QPointF(0, -0.5), (0.16, -0.22, 0.39, 0), (0.16, 0.22, 0, 0.5))


def _spade() -> QPainterPath:
    return _mirrored(
        QPointF(0, -0.5),
        (0.10, -0.26, 0.48, -0.10, 0.48, 0.16),
        (0.48, 0.31, 0.36, 0.38, 0.25, 0.38),
        (0.16, 0.38, 0.09, 0.34, 0.045, 0.27),
        (0.06, 0.44, 0.18, 0.5),
        (0, 0.5),
    )


def _club() -> QPainterPath:
    # Put together a hundred times larger: where outlines are united, curves become lines of about that fineness.
    path, large = QPainterPath(), QTransform.fromScale(100, 100)
    for x, y in ((0, -26), (-25.5, 9), (25.5, 9)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 23.5, 23.5)
        path = path.united(leaf)
    stem = _mirrored(QPointF(0, -0.15), (0.16, -0.1), (0.10, 0.06), (0.045, 0.12), (0.06, 0.42, 0.18, 0.5), (0, 0.5))
    return QTransform.fromScale(0.01, 0.01).map(path.united(large.map(stem)))
