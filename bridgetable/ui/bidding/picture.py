"""A bidding card as it is painted: level and denomination, pass green, double red, redouble blue; what became of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from bridgetable.cards import Suit
from bridgetable.explain.retold import call_words
from bridgetable.ui.bidding.lying import GONE
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.palettes import Tone
from bridgetable.ui.looks.pips import suit_path, text_path
from bridgetable.value import value

_RADIUS = 5.0
_FAINT = 0.7
"""How much of its colour a card keeps that does not count."""
_INSET = 5.0
_UNDER = 4.0
"""So far under the level the denomination stands."""
_SMALL = 0.5
"""How much of the height of a card in its box is written on."""
_LEVEL = 16.0
"""How high the level is, and a denomination in letters."""


@value
class CallLook:
    """How bidding cards are drawn: `four_colours` or two, suits as `letters` or as signs."""

    four_colours: bool = True
    letters: bool = False

    def ink(self, call: str) -> QColor:
        """The colour of what stands on a card."""
        tone = _tone(call)
        if tone is not None:
            return QColor(tone.on_strong)
        colours = theme.FOUR_COLOURS if self.four_colours else theme.TWO_COLOURS
        return QColor(colours.get(call[1:], theme.NO_SUIT))


def _tone(call: str) -> Tone | None:
    """The colours of a card that is no bid."""
    return {"pass": theme.SETTLED, "X": theme.GRAVE, "XX": theme.CALM}.get(call)


def paint_call(
    painter: QPainter, box: QRectF, call: str, look: CallLook, seen: tuple[float, float], beside: bool
) -> None:
    """A bidding card in `box`, of which so much is `seen` (across, down): what stands on it stands in that."""
    paint_sheet(painter, box, call)
    right = 1.0 if seen[0] < box.width() else _INSET  # under another card there is no edge to keep clear of
    room, high = seen[0] - _INSET - right, capital(call, seen[1], beside)
    painter.setBrush(look.ink(call))
    write = in_a_line if beside or _tone(call) is not None else _one_under_the_other
    painter.drawPath(write(call, high, room, look).translated(box.left() + _INSET, box.top() + _INSET))


def capital(call: str, down: float, beside: bool) -> float:
    """How high the letters on a bidding card are, of which so much is seen (`down`)."""
    room = down - _INSET - 2
    return min(_LEVEL, room if beside or _tone(call) is not None else (room - _UNDER) / 2)


def paint_small_call(painter: QPainter, box: QRectF, call: str, look: CallLook) -> None:
    """A bidding card in its box: what stands on it stands in its middle."""
    paint_sheet(painter, box, call)
    painter.setBrush(look.ink(call))
    written = in_a_line(call, box.height() * _SMALL, box.width() - 4, look)
    painter.drawPath(written.translated(box.center() - written.boundingRect().center()))


def in_a_line(call: str, high: float, wide: float, look: CallLook) -> QPainterPath:
    """A call in a line, from the origin on: level and denomination, or a word."""
    if _tone(call) is not None:
        return text_path(call_words(call), high, wide)
    path = QPainterPath(text_path(call[0], high, wide))  # a copy: the letters are kept
    left = path.boundingRect().right() + high * 0.15
    path.addPath(_denomination(call[1:], high, wide - left, look).translated(left, 0))
    return path


def _one_under_the_other(call: str, high: float, wide: float, look: CallLook) -> QPainterPath:
    """A bid, from the origin on, its denomination under its level."""
    path = QPainterPath(text_path(call[0], high, wide))  # a copy: the letters are kept
    path.addPath(_denomination(call[1:], high, wide, look).translated(0, high + _UNDER))
    return path


def _denomination(named: str, high: float, wide: float, look: CallLook) -> QPainterPath:
    """The sign of a suit, its letter, or NT."""
    if named == "NT" or look.letters:
        return text_path(named, high, wide)
    side = min(high, wide)
    return QTransform(side, 0, 0, side, side / 2, high / 2).map(suit_path(Suit(named)))


def paint_sheet(painter: QPainter, box: QRectF, call: str) -> None:
    """A bidding card with nothing on it: a bid is white, the others have colours of their own."""
    tone = _tone(call)
    painter.setPen(QPen(QColor(theme.CARD_EDGE), 1.0))
    painter.setBrush(QColor(tone.strong if tone is not None else theme.CARD_FACE))
    painter.drawRoundedRect(box, _RADIUS, _RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)


def paint_state(painter: QPainter, box: QRectF, state: str, seen: tuple[float, float]) -> None:
    """What a call counts for, over its card: struck through, outlined while nobody has decided, dotted if implied."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if state in GONE:
        for colour, width in ((theme.CARD_FACE, 4.5), (theme.GRAVE.strong, 2.5)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(
                QPointF(box.left() + 3, box.top() + min(seen[1], box.height()) - 5),
                QPointF(box.left() + min(seen[0], box.width()) - 3, box.top() + 5),
            )
    elif state == "open":
        painter.setPen(QPen(QColor(theme.FOCUS), 3.0))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
    elif state == "implied":
        painter.setPen(QPen(QColor(theme.LABEL_EDGE), 2.0, Qt.PenStyle.DotLine))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)


def opacity(state: str) -> float:
    """How much is seen of a card: one that does not count is faint."""
    return _FAINT if state in GONE else 1.0
