"""A bidding card on its way out of the box: where it is, and what it would count as if it were let go there."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from bridgetable.explain.retold import call_words
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.ui.bidding.picture import CallLook, paint_call
from bridgetable.ui.bidding.places import HIGH, WIDE
from bridgetable.ui.felt.gesture import Candidate, End
from bridgetable.ui.felt.layout import Layout, Point, Rect
from bridgetable.ui.felt.placement import between_hands
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import font
from bridgetable.ui.record.box_gesture import BoxZone, meaning, reached


class PulledCall(QWidget):
    """A card pulled out of the box of `seat`; it follows the pointer, and says where it is."""

    def __init__(self, table: QWidget, seat: Seat, call: str, look: CallLook) -> None:
        super().__init__(table)
        self.seat, self.call, self._look = seat, call, look
        self.zone = self.furthest = BoxZone.IN
        self.before = seat
        """The player before whom it would lie."""
        self._scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFont(font(bold=True))

    def follow(self, pointer: QPoint, layout: Layout, box: QRect) -> None:
        """Bring the card to the pointer, which stands over a felt laid out like this with the `box` on it."""
        self._scale = layout.scale
        at = Point(pointer.x() / self._scale, pointer.y() / self._scale)
        self.zone, edge = reached(at, _in_units(box, self._scale), between_hands(layout))
        self.furthest, self.before = max(self.furthest, self.zone), layout.at(edge)
        size = self.sizeHint()
        self.resize(size)
        self.move(pointer.x() - size.width() // 2, pointer.y() - size.height() + round(HIGH * self._scale / 2))
        self.update()
        self.show()
        self.raise_()

    def meaning(self, end: End) -> Candidate:
        """What it means that the card is let go, or held, where it is."""
        return meaning(self.seat, self.call, self.before, self.zone, self.furthest, end)

    @property
    def words(self) -> str:
        """Where the card is, or whose call it would be."""
        if self.zone is BoxZone.LAID:
            return say("bidding-call", seat=self.before, call=call_words(self.call))
        return {
            BoxZone.IN: say("record-box-in"),
            BoxZone.HALF_OUT: say("record-box-half-out"),
            BoxZone.OUT: say("record-box-out"),
            BoxZone.NEAR: say("record-box-near"),
        }[self.zone]

    # Qt's own names

    def sizeHint(self) -> QSize:
        words, line = self.fontMetrics().horizontalAdvance(self.words) + 20, self.fontMetrics().height() + 6
        return QSize(max(words, round(WIDE * self._scale) + 2), round(HIGH * self._scale) + line + 4)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter, line = QPainter(self), self.fontMetrics().height() + 6
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.FLAG_EDGE), 1.0))
        painter.setBrush(QColor(theme.CALM.strong))
        words = QRectF(1, 1, self.fontMetrics().horizontalAdvance(self.words) + 18, line - 2)
        words.moveLeft((self.width() - words.width()) / 2)
        painter.drawRoundedRect(words, line / 2, line / 2)
        painter.setPen(QColor(theme.CALM.on_strong))
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.words)
        painter.translate((self.width() - WIDE * self._scale) / 2, line + 2)
        painter.scale(self._scale, self._scale)
        paint_call(painter, QRectF(0, 0, WIDE, HIGH), self.call, self._look, (WIDE, HIGH), beside=True)


def _in_units(box: QRect, scale: float) -> Rect:
    """A rectangle of the screen in units of the felt."""
    return Rect(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale)
