"""The bidding cards on the felt: one item for each call that lies there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSimpleTextItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.bidding.lying import LyingCall
from bridgetable.ui.bidding.picture import CallLook, capital, opacity, paint_call, paint_state
from bridgetable.ui.bidding.places import HIGH, STRIP, WIDE, CallPlace
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import letters
from bridgetable.ui.widgets.words import as_tip

Box: TypeAlias = tuple[float, float, float, float]
"""A rectangle of the felt: left, top, width, height."""
Said: TypeAlias = Mapping[tuple[Seat, str], tuple[str, ...]]
"""What was said of each player's call: alerts, announcements, explanations."""
_BOX = QRectF(0, 0, WIDE, HIGH)
_RAISED = 5.0
"""So far a call on which nobody has decided is raised out of its row."""
_TILT = 9.0
"""So many degrees a card is turned that is held and not let go."""
_HEIGHT = -60.0
"""How high bidding cards lie: under everything else."""


class CallItem(QGraphicsItem):
    """One bidding card."""

    def __init__(self, call: LyingCall, place: CallPlace, number: int, look: CallLook, tip: str) -> None:
        super().__init__()
        self.call, self.place, self._look = call, place, look
        self.setScale(place.size)
        self.setPos(place.x, place.y - (_RAISED if call.state == "open" else 0.0))
        self.setRotation(_TILT if call.held else 0.0)
        self.setZValue(_HEIGHT + number / 100)
        self.setToolTip(as_tip(tip))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def seen(self) -> Box:
        """What of the card no later one covers, on the felt."""
        return self._part(self.place.across, self.place.down)

    @property
    def written(self) -> Box:
        """Where level and denomination stand, on the felt: no flag may lie there."""
        place = self.place
        if place.beside:
            return self._part(place.across, STRIP)
        return self._part(min(STRIP, place.across), min(HIGH - 8, place.down))

    @property
    def capital(self) -> float:
        """How high its letters are, on the felt."""
        return capital(self.call.call, self.place.down, self.place.beside) * self.scale()

    def _part(self, across: float, down: float) -> Box:
        return self.x(), self.y(), across * self.scale(), down * self.scale()

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return _BOX.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(_BOX)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        place, state = self.place, self.call.state
        if opacity(state) < 1.0:  # no other card is seen through it
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.FELT))
            painter.drawRoundedRect(_BOX, 5.0, 5.0)
        painter.setOpacity(opacity(state))
        paint_call(painter, _BOX, self.call.call, self._look, (place.across, place.down), place.beside)
        painter.setOpacity(1.0)
        paint_state(painter, _BOX, state, (place.across, place.down))


class CallsOnFelt:
    """The bidding cards of a table that is shown."""

    def __init__(self, felt: QGraphicsScene) -> None:
        self._felt = felt
        self.items: list[CallItem] = []
        self._letters: list[QGraphicsSimpleTextItem] = []

    def lay(self, placed: Iterable[tuple[LyingCall, CallPlace]], look: CallLook, said: Said) -> None:
        """Lay these cards, and no others, with what was `said` of each."""
        for gone in (*self.items, *self._letters):
            self._felt.removeItem(gone)
        self.items, self._letters = [], []
        for number, (call, place) in enumerate(placed):
            tip = "\n".join((call.text, *said.get((call.seat, call.call), ())))
            self.items.append(CallItem(call, place, number, look, tip))
            self._felt.addItem(self.items[-1])

    @property
    def heads(self) -> list[Box]:
        """Where the letters over a diagram stand; none where the calls lie before their players."""
        over = (letter.sceneBoundingRect() for letter in self._letters)
        return [(box.x(), box.y(), box.width(), box.height()) for box in over]

    def head(self, left: float, top: float, width: float) -> None:
        """Write the letters of the players over their columns of a diagram."""
        for seat in SEATS:
            letter = QGraphicsSimpleTextItem(say("terms-seat-letter", seat=seat))
            letter.setFont(letters(theme.NAME_TEXT, bold=True))
            letter.setBrush(QColor(theme.ON_FELT))
            letter.setPos(left + seat.index * width / len(SEATS) + 4, top)
            self._letters.append(letter)
            self._felt.addItem(letter)
