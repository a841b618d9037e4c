"""Tricks at the cards on the table: a small bar with its number at each card of the hand to play.

A bar goes with its card as part of it, and is gone as soon as another table is shown: nothing of it lies on the felt
before somebody asks, and nothing while a ruling is kept back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards import Card
from bridgetable.equity.moments import MomentWorth
from bridgetable.seats import Seat
from bridgetable.table.state import Table
from bridgetable.ui.equity.at_cards import AtCard, best_at_hand
from bridgetable.ui.felt.felt import letters
from bridgetable.ui.felt.flag_places import card_rect, overlap
from bridgetable.ui.felt.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Rect
from bridgetable.ui.felt.placement import CardPlace
from bridgetable.ui.felt.scene import TableScene
from bridgetable.ui.felt.sizes import Corner
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import as_tip

_WIDE, _HIGH, _BAR = 23.0, 11.5, 3.0
"""How large the sign at a card is, and the bar at its foot: it fits between two rows, and in a column at the right."""
_LETTERS = 10.0
_BETWEEN = 5.0
"""So far from cards and flags stands what is best."""


class TricksOnFelt(QObject):
    """Sets the bars at the cards of a table, and beside the hand what is best."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._table: Table | None = None
        self.bars: dict[tuple[Seat, Card], TricksAtCard] = {}
        self.best = BestAtHand()
        scene.addItem(self.best)
        scene.laid.connect(self._laid)

    def show(self, cards: Mapping[tuple[Seat, Card], AtCard], now: MomentWorth | None) -> None:
        """Tell this at these cards, and what is best `now` beside the hand that is to play, if there is one."""
        self.clear()
        self._table = self._scene.table
        self.bars = {key: TricksAtCard(told) for key, told in cards.items()}
        self.best.seat = now.seat if now is not None else None
        self.best.say(best_at_hand(now) if now is not None else "")
        self._place()

    def clear(self) -> None:
        """Leave nothing on the felt."""
        for bar in self.bars.values():
            if bar.scene() is not None:
                self._scene.removeItem(bar)
        self.bars, self._table = {}, None
        self.best.setVisible(False)

    def _laid(self) -> None:
        """The cards lie elsewhere: the bars go with them, or away if it is another table."""
        if self._table is None:
            return
        if self._scene.table is self._table:
            self._place()
        else:
            self.clear()

    def _place(self) -> None:
        for key, bar in self.bars.items():
            place = self._scene.places.get(key)
            if place is None or not place.up or place.scale < 1:  # gone, unseen or turned
                bar.setVisible(False)
                continue
            bar.setParentItem(self._scene.item(key))
            bar.put(place)
            bar.setVisible(True)
        seat = self.best.seat
        self.best.setVisible(seat is not None)
        if seat is not None:
            self._place_best(seat)

    def _place_best(self, seat: Seat) -> None:
        self.best.enlarge(self._scene.layout.label_height / theme.LABEL_HEIGHT)
        taken = list(self._taken())
        points = list(self._points(seat))
        free = (point for point in points if not any(overlap(self._rect(point), rect) for rect in taken))
        self.best.setPos(next(free, points[0]))

    def _taken(self) -> Iterator[Rect]:
        scene = self._scene
        yield from map(card_rect, scene.places.values())
        yield from (flag.rect for flag in scene.flags.shown)
        yield from (label.box for label in scene.labels.values())
        yield scene.layout.count_rect

    def _rect(self, point: QPointF) -> Rect:
        return Rect(point.x(), point.y(), self.best.width, self.best.height)

    def _points(self, seat: Seat) -> Iterator[QPointF]:
        """Where it may stand, the best first: before the hand, over or under one at the side, and then farther off."""
        layout, wide, high = self._scene.layout, self.best.width, self.best.height
        edge, hand = layout.edge(seat), layout.hand_rect(seat)
        off = _HIGH / 2 + _BETWEEN
        if seat is layout.dummy and edge.upright:  # its name stands beside the columns
            name = self._scene.labels[seat].box
            yield QPointF(name.x, name.bottom + _BETWEEN if edge is Edge.TOP else name.y - _BETWEEN - high)
        if edge.upright:
            first = hand.bottom + _BETWEEN if edge is Edge.TOP else hand.y - off - high
            away = 1 if edge is Edge.TOP else -1
            for step, aside in product(range(6), (0.5, 0.0, 1.0)):
                yield QPointF(hand.x + aside * (hand.width - wide), first + away * step * high)
            return
        x = hand.x if edge is Edge.LEFT else hand.right - wide
        for step in range(6):
            yield QPointF(x, hand.y - off - high - step * high)
            yield QPointF(x, hand.bottom + _BETWEEN + step * high)


class TricksAtCard(QGraphicsItem):
    """The bar of one card: how many tricks now, with a stroke where it was before; a dashed one tells of before only.

    A card that may not be played is struck, one of those that have to be is ringed.
    """

    def __init__(self, told: AtCard) -> None:
        super().__init__()
        self.told = told
        self.box, self._index = QRectF(), QRectF()
        self.setToolTip(as_tip(told.told))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, place: CardPlace) -> None:
        """Stand where the card that lies so has room: over its rank, in a column beside rank and suit.

        Large indices leave room for the bar alone.
        """
        corner = Corner(place.index, place.strip)
        left, top = -HALF_WIDTH, -HALF_HEIGHT
        if place.strip:
            box = QRectF(left + corner.reach, top + (place.strip - _HIGH) / 2 + 0.5, _WIDE, _HIGH)
        elif corner.above > _BAR:
            box = QRectF(left + 1.5, top + corner.above - 1 - _HIGH, _WIDE, _HIGH)
        else:
            box = QRectF(left + 1.5, top - _BAR / 2, _WIDE, _BAR)
        index = QRectF(left + 2, top + 1.5, min(corner.reach, _WIDE) - 1, corner.depth - 1)
        if place.strip:
            index.setWidth(corner.reach - 4)
        if (box, index) != (self.box, self._index):
            self.prepareGeometryChange()
            self.box, self._index = box, index

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return (self.box | self._index).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.told.barred:
            painter.setPen(QPen(QColor(theme.GRAVE.strong), 2.4))
            painter.drawLine(self._index.bottomLeft(), self._index.topRight())
        if self.told.demanded:
            painter.setPen(QPen(QColor(theme.ASKING.strong), 2.2))
            painter.drawRoundedRect(self._index, 4, 4)
        self._paint_bar(painter)

    def _paint_bar(self, painter: QPainter) -> None:
        told, box = self.told, self.box
        tricks = told.before if told.now is None else told.now
        edge = Qt.PenStyle.DashLine if told.now is None else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(theme.LINE_STRONG), 1.0, edge))
        painter.setBrush(QColor(theme.CARD_PAPER))
        painter.drawRoundedRect(box, 2, 2)
        bar = QRectF(box.left() + 0.5, box.bottom() - 0.5 - _BAR, box.width() - 1, _BAR)
        painter.fillRect(bar, QColor(theme.PAPER_DEEP))
        taken = QRectF(bar.left(), bar.top(), bar.width() * (tricks or 0) / told.most, _BAR)
        painter.fillRect(taken, QColor(theme.LINE_STRONG if told.barred or told.now is None else theme.SETTLED.strong))
        if told.now is not None and told.before not in (None, told.now):
            painter.fillRect(
                QRectF(bar.left() + bar.width() * (told.before or 0) / told.most - 1, bar.top() - 1.5, 2, _BAR + 1.5),
                QColor(theme.INK),
            )
        if box.height() == _BAR:
            return
        painter.setFont(letters(_LETTERS, bold=True))
        painter.setPen(QColor(theme.INK))
        painter.drawText(box.adjusted(0, 0, 0, -_BAR), Qt.AlignmentFlag.AlignCenter, str(tricks))


class BestAtHand(QGraphicsItem):
    """What is best with the hand to play, and best allowed, beside that hand."""

    def __init__(self) -> None:
        super().__init__()
        self.seat: Seat | None = None
        self.words = ""
        self._size = 1.0
        self.setZValue(4900)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, words: str) -> None:
        """Tell this."""
        self.prepareGeometryChange()
        self.words = words
        self.update()

    def enlarge(self, size: float) -> None:
        """Write so many times as large as usual."""
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size

    @property
    def width(self) -> float:
        """How wide it is on the felt."""
        return QFontMetricsF(letters(theme.NAME_TEXT * self._size)).horizontalAdvance(self.words) + 20 * self._size

    @property
    def height(self) -> float:
        """How high it is on the felt."""
        return 20 * self._size

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return QRectF(-1, -1, self.width + 2, self.height + 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        box = QRectF(0, 0, self.width, self.height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.LABEL_EDGE), 1.0))
        painter.setBrush(QColor(theme.LABEL_GROUND))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(letters(theme.NAME_TEXT * self._size))
        painter.setPen(QColor(theme.INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.words)
