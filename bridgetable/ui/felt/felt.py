"""What lies under and between the cards: felt, place of the trick, names of the players, count of tricks, zones."""

from __future__ import annotations

from math import asin, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.explain.retold import call_words
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.position import Header
from bridgetable.ui.felt.layout import Edge, Layout, Rect, Zone
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import as_tip


def letters(size: float, bold: bool = False) -> QFont:
    """The window's letters, `size` table units high."""
    font = QFont()
    font.setFamilies(list(theme.FONT_FAMILIES))
    font.setPixelSize(round(size))
    font.setBold(bold)
    return font


def contract_text(contract: str) -> str:
    """The contract as it is read: 4♥X, 3NT."""
    bid = contract.rstrip("X")
    return call_words(bid) + contract[len(bid) :] if bid[1:] in ("S", "H", "D", "C", "NT") else contract


def role_text(seat: Seat, verdict: Verdict, header: Header) -> str:
    """What a player is: declarer with his contract, dummy or defender; while there is none, the dealer."""
    if verdict.stage == "auction" and header.dealer is not None:
        return say("felt-felt-dealer") if seat is header.dealer else ""
    if seat is verdict.declarer:
        return say("felt-felt-declarer") + f" {_contract_shown(verdict, header)}"
    return say("felt-felt-dummy") if seat is verdict.dummy else say("felt-felt-defender")


def _contract_shown(verdict: Verdict, header: Header) -> str:
    """The contract that was reached or told; one that is only presumed has a question mark: 1NT?"""
    reached = verdict.contract
    if reached is not None and reached.call:
        return contract_text(f"{reached.call}{reached.doubled}")
    return contract_text(header.contract) + ("" if header.told_contract else "?")


def due_text(seat: Seat, verdict: Verdict) -> str:
    """`to lead`, `to play` or `to call` for the player who is due, else nothing."""
    if seat is not verdict.turn:
        return ""
    words = {"lead": say("felt-felt-to-lead"), "play": say("felt-felt-to-play"), "call": say("felt-felt-to-call")}
    return words[verdict.turn_to]


def zone_text(zone: Zone) -> str:
    """The name of a zone."""
    return {
        Zone.HAND: say("felt-felt-in-the-hand"),
        Zone.RAISED: say("felt-felt-raised"),
        Zone.VISIBLE: say("felt-felt-visible-to-partner"),
        Zone.NEAR: say("felt-felt-almost-on-the-table"),
        Zone.TABLE: say("felt-felt-on-the-table"),
    }[zone]


def paint_felt(painter: QPainter, layout: Layout, exposed: QRectF) -> None:
    """The felt, lighter in the middle, with the place of the running trick."""
    middle = QPointF(*layout.middle)
    shade = QRadialGradient(middle, max(layout.width, layout.height) * 0.62)
    shade.setColorAt(0.0, QColor(theme.FELT_MIDDLE))
    shade.setColorAt(0.55, QColor(theme.FELT))
    shade.setColorAt(1.0, QColor(theme.FELT_EDGE))
    painter.fillRect(exposed, shade)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.TRICK_GROUND))
    painter.drawRoundedRect(QRectF(*layout.trick_rect), 12, 12)


class SeatLabel(QGraphicsItem):
    """A player's name, what he is, and whether his card is due."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self._role, self._due, self._told = "", "", ""
        self._room, self._centred, self._wanted = Rect(0, 0, 112.0, theme.LABEL_HEIGHT), True, 1.0
        self._size, self._box = 1.0, QRectF()
        self.setZValue(40)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def say(self, role: str, due: str, room: Rect, centred: bool, size: float) -> None:
        """Show the texts in `room`, in its middle or from its left on, in letters so many times as large as usual."""
        if (role, due, room, centred, size) == (self._role, self._due, self._room, self._centred, self._wanted):
            return
        self.prepareGeometryChange()
        self._role, self._due, self._room, self._centred, self._wanted = role, due, room, centred, size
        self._fit()
        self.setToolTip(as_tip(self.text))
        self.update()

    @property
    def text(self) -> str:
        """The label as it is read out."""
        return ", ".join(part for part in (say("terms-seat", seat=self.seat), self._role, self._due) if part)

    @property
    def box(self) -> Rect:
        """Where the label stands on the felt."""
        return Rect(self._box.x(), self._box.y(), self._box.width(), self._box.height())

    @property
    def capital(self) -> float:
        """How high its smallest capitals are, in table units."""
        return QFontMetricsF(self._plain).capHeight()

    @property
    def _bold(self) -> QFont:
        return letters(14 * self._size, bold=True)

    @property
    def _plain(self) -> QFont:
        return letters(theme.NAME_TEXT * self._size)

    def _fit(self) -> None:
        """Find the box for the texts: where it has too little room, the arrow alone says whose turn it is."""
        self._size, self._told = self._wanted, self._due
        if self._width() > self._room.width:
            self._told = ""
        while self._width() > self._room.width and self._size > 1.0:
            self._size = max(1.0, self._size - 0.05)
        width = max(self._width(), 112.0)
        left = self._room.centre.x - width / 2 if self._centred else self._room.x
        self._box = QRectF(left, self._room.y, width, self._room.height)

    @property
    def _role_at(self) -> float:
        return 18 * self._size + QFontMetricsF(self._bold).horizontalAdvance(say("terms-seat-letter", seat=self.seat))

    @property
    def _arrow_at(self) -> float:
        return self._role_at + QFontMetricsF(self._plain).horizontalAdvance(self._role) + 8 * self._size

    def _width(self) -> float:
        """How wide a box the texts need."""
        if not self._due:
            return self._arrow_at + 4 * self._size
        return self._arrow_at + 18 * self._size + QFontMetricsF(self._bold).horizontalAdvance(self._told)

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return self._box.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        box, middle = self._box, Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QPen(QColor(theme.LABEL_TURN_EDGE), 2.2) if self._due else QPen(QColor(theme.LABEL_EDGE), 1.0))
        painter.setBrush(QColor(theme.LABEL_TURN if self._due else theme.LABEL_GROUND))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(self._bold)
        painter.setPen(QColor(theme.INK))
        painter.drawText(box.adjusted(11 * self._size, 0, 0, 0), middle, say("terms-seat-letter", seat=self.seat))
        painter.setFont(self._plain)
        painter.setPen(QColor(theme.INK_SOFT))
        painter.drawText(box.adjusted(self._role_at, 0, 0, 0), middle, self._role)
        if self._due:
            self._paint_due(painter, box)

    def _paint_due(self, painter: QPainter, box: QRectF) -> None:
        size = self._size
        start, middle = box.left() + self._arrow_at, box.center().y()
        arrow = QPainterPath(QPointF(start, middle - 4.5 * size))
        arrow.lineTo(start + 7 * size, middle)
        arrow.lineTo(start, middle + 4.5 * size)
        arrow.closeSubpath()
        painter.fillPath(arrow, QColor(theme.LABEL_TURN_EDGE))
        painter.setFont(self._bold)
        painter.setPen(QColor(theme.INK))
        words = QRectF(start + 11 * size, box.top(), box.right() - start, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._told)


class TrickCount(QGraphicsItem):
    """The tricks won by each side, in the lower left corner."""

    def __init__(self) -> None:
        super().__init__()
        self._counts, self._size, self._room = ("", ""), 1.0, Rect(0, 0, 0, 0)
        self.setZValue(40)

    def say(self, verdict: Verdict, layout: Layout) -> None:
        """Show the tricks of North-South and East-West, or that they cannot be told; nothing before the play."""
        self.setVisible(not verdict.in_auction_period)
        tricks = verdict.tricks
        ns, ew = ("?", "?") if tricks is None else (str(tricks[0]), str(tricks[1]))
        counts = (say("felt-felt-count-ns", tricks=ns), say("felt-felt-count-ew", tricks=ew))
        if (counts, layout.count_rect) == (self._counts, self._room):
            return
        self.prepareGeometryChange()
        self._counts, self._room = counts, layout.count_rect
        self._size = self._room.height / theme.COUNT_HEIGHT
        self.setPos(self._room.x, self._room.y)
        told = say("felt-felt-counts", ns=ns, ew=ew)
        self.setToolTip(as_tip(say("felt-felt-tricks-won-1", counts=told)))
        self.update()

    @property
    def capital(self) -> float:
        """How high its smallest capitals are, in table units."""
        return QFontMetricsF(letters(theme.NAME_TEXT * self._size)).capHeight()

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._room.width, self._room.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        line, width = self._room.height / 3, self._room.width
        painter.setFont(letters(theme.NAME_TEXT * self._size))
        painter.setPen(QColor(theme.ON_FELT_SOFT))
        painter.drawText(QRectF(0, 0, width, line), Qt.AlignmentFlag.AlignVCenter, say("felt-felt-tricks"))
        painter.setFont(letters(15 * self._size, bold=True))
        painter.setPen(QColor(theme.ON_FELT))
        for number, count in enumerate(self._counts, start=1):
            painter.drawText(QRectF(0, number * line, width, line), Qt.AlignmentFlag.AlignVCenter, count)


class ZoneArcs(QGraphicsItem):
    """The borders of a player's zones as dashed arcs, the zone a card is in lit up and named."""

    def __init__(self) -> None:
        super().__init__()
        self._layout, self._seat, self._zone = Layout(), Seat.S, Zone.HAND
        self.setZValue(150)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setVisible(False)

    def show_zones(self, layout: Layout, seat: Seat, zone: Zone) -> None:
        """Show the zones of `seat`, a card being in `zone`."""
        self.prepareGeometryChange()
        self._layout, self._seat, self._zone = layout, seat, zone
        self.setVisible(True)
        self.update()

    def _angles(self) -> tuple[float, float]:
        """Where the arcs begin and how far they reach, in degrees counter-clockwise from the right."""
        edge, hand, ring = (
            self._layout.edge(self._seat),
            self._layout.hand_rect(self._seat),
            self._layout.ring(self._seat),
        )
        half = (hand.width if edge.upright else hand.height) / 2
        reach = degrees(asin(min(1.0, half / ring.inner)))
        return (90.0, 0.0, 270.0, 180.0)[edge] - reach, 2 * reach

    def _arc(self, path: QPainterPath, zone: Zone, back: bool = False) -> None:
        ring, (start, reach) = self._layout.ring(self._seat), self._angles()
        radius = ring.radius(zone)
        box = QRectF(ring.centre.x - radius, ring.centre.y - radius, 2 * radius, 2 * radius)
        if back:
            path.arcTo(box, start + reach, -reach)
        else:
            path.arcMoveTo(box, start)
            path.arcTo(box, start, reach)

    def _band(self, zone: Zone) -> QPainterPath:
        path = QPainterPath()
        self._arc(path, zone)
        self._arc(path, Zone(zone + 1), back=True)
        path.closeSubpath()
        return path

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._layout.width, self._layout.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        if self._zone in (Zone.RAISED, Zone.VISIBLE, Zone.NEAR):
            painter.fillPath(self._band(self._zone), QColor(theme.ZONE_NOW))
        painter.setPen(QPen(QColor(theme.ZONE_LINE), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for zone in (Zone.VISIBLE, Zone.NEAR, Zone.TABLE):
            path = QPainterPath()
            self._arc(path, zone)
            painter.drawPath(path)
        if self._zone is Zone.TABLE:
            painter.drawRoundedRect(QRectF(*self._layout.trick_rect), 12, 12)
        self._paint_name(painter)

    def _paint_name(self, painter: QPainter) -> None:
        painter.setFont(letters(11, bold=True))
        painter.setPen(QColor(theme.ON_FELT))
        text = zone_text(self._zone)
        width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 4
        if self._zone is Zone.TABLE:
            box = QRectF(*self._layout.trick_rect).adjusted(0, 6, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
            return
        where = self._layout.held_point(self._seat, max(self._zone, Zone.RAISED))
        hand = self._layout.hand_rect(self._seat)
        edge = self._layout.edge(self._seat)
        if edge.upright:
            box = QRectF(hand.x + 6, where.y - 8, width, 16)
        elif edge is Edge.LEFT:
            box = QRectF(where.x - 10, hand.y - 26, width, 16)
        else:
            box = QRectF(where.x + 10 - width, hand.y - 26, width, 16)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
