"""A card on the felt: large index, suit in four colours or two, letters for those who want them, and a back."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil, hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards import Card
from bridgetable.messages import forgotten_in_another
from bridgetable.ui.felt.placement import CardPlace, Key
from bridgetable.ui.felt.sizes import Corner
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.pips import index_text, suit_path, text_path
from bridgetable.value import value

_BOX = QRectF(-theme.CARD_WIDTH / 2, -theme.CARD_HEIGHT / 2, theme.CARD_WIDTH, theme.CARD_HEIGHT)
_FRAME = 5.0
"""How far shadow and focus ring reach over the edge of the card."""


@value
class Look:
    """How faces are drawn: `four_colours` or two, suits as `letters` or as signs."""

    four_colours: bool = True
    letters: bool = False

    def colour(self, card: Card) -> QColor:
        """The colour of a card's suit."""
        colours = theme.FOUR_COLOURS if self.four_colours else theme.TWO_COLOURS
        return QColor(colours[card.suit.value] if card.suit else theme.NO_SUIT)


class CardItem(QGraphicsItem):
    """One card, or one of a seat's unknown cards; `key` says whose and which."""

    def __init__(self, key: Key) -> None:
        super().__init__()
        self.key = key
        self.place = CardPlace(0.0, 0.0, 0.0)
        """Where the item is drawn now."""
        self.look = Look()
        self.ringed = False
        self.lit = False
        self.setVisible(False)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def card(self) -> Card | None:
        """The card, None where nothing is known of it."""
        return self.key[1] if isinstance(self.key[1], Card) else None

    def put(self, place: CardPlace) -> None:
        """Draw the card at `place`; nothing is drawn again where it lies there already."""
        old, self.place = self.place, place
        if place == old:
            return
        self.setPos(place.x, place.y)
        self.setZValue(place.z)
        self.setRotation(place.angle)
        self.setScale(place.scale)
        if (place.up, place.open, place.strip, place.index) != (old.up, old.open, old.strip, old.index):
            self.update()

    def ring(self, on: bool) -> None:
        """Draw the ring of the card that has been chosen."""
        if on != self.ringed:
            self.ringed = on
            self.update()

    def light(self, on: bool) -> None:
        """Draw the frame of a card that something rests on."""
        if on != self.lit:
            self.lit = on
            self.update()

    def wear(self, look: Look) -> None:
        """Draw the face in another way."""
        if look != self.look:
            self.look = look
            self.update()

    # Qt's own names

    def boundingRect(self) -> QRectF:
        return _BOX.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(_BOX)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:  # noqa: ARG002
        # drawn once for each size it is shown at, not each time something moves near it
        transform = painter.worldTransform()
        size = hypot(transform.m11(), transform.m12()) * painter.device().devicePixelRatioF()
        up = self.place.up
        open_face = up and self.card is not None
        corner = Corner(self.place.index, self.place.strip, self.place.open) if open_face else None
        picture = _picture(self.card, up, self.look if open_face else None, corner, round(size, 3))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, bool(transform.m12()))
        painter.drawPixmap(_PICTURE, picture, QRectF(picture.rect()))
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((theme.LIT_EDGE, 7.0), (theme.LIT, 4.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(_BOX.adjusted(1, 1, -1, -1), theme.CARD_RADIUS, theme.CARD_RADIUS)
        if self.ringed:
            painter.setPen(QPen(QColor(theme.FOCUS), 3.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_BOX.adjusted(-1, -1, 1, 1), theme.CARD_RADIUS + 1, theme.CARD_RADIUS + 1)


_PICTURE = _BOX.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)


@lru_cache(maxsize=400)
def _picture(card: Card | None, up: bool, look: Look | None, corner: Corner | None, size: float) -> QPixmap:
    """The card as a picture of `size` dots to the unit."""
    part = up and card is not None and not card.known
    picture = QPixmap(_sheet(theme.PART_FACE if part else theme.CARD_FACE if up and card else theme.BACK_EDGE, size))
    painter = _painter(picture)
    if card is not None and look is not None and corner is not None:
        _paint_face(painter, card, look, corner)
    else:
        _paint_back(painter)
    painter.end()
    return picture


forgotten_in_another(_picture.cache_clear)


@lru_cache(maxsize=16)
def _sheet(colour: str, size: float) -> QPixmap:
    """A card with nothing on it: drawn once, it lies under all pictures."""
    picture = QPixmap(ceil(_PICTURE.width() * size), ceil(_PICTURE.height() * size))
    picture.fill(Qt.GlobalColor.transparent)
    painter, radius = _painter(picture), theme.CARD_RADIUS
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.CARD_SHADOW))
    painter.drawRoundedRect(_BOX.translated(0.8, 1.6), radius, radius)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(theme.CARD_EDGE), 1.0))
    painter.drawRoundedRect(_BOX.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()
    return picture


def _painter(picture: QPixmap) -> QPainter:
    """Who paints on the picture of a card as on the card itself."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(picture.width() / _PICTURE.width(), picture.height() / _PICTURE.height())
    painter.translate(-_PICTURE.topLeft())
    return painter


def forget_pictures() -> None:
    """Draw every card anew: its colours have changed."""
    _picture.cache_clear()
    _sheet.cache_clear()


def between(start: CardPlace, end: CardPlace, share: float) -> CardPlace:
    """The place on the way from `start` to `end`; a card in flight lies above those that rest."""
    far = hypot(end.x - start.x, end.y - start.y) > 1
    return CardPlace(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        end.z + (1000 if far and share < 1 else 0),
        end.up if share >= 0.5 else start.up,
        start.angle + (end.angle - start.angle) * share,
        start.scale + (end.scale - start.scale) * share,
        end.open,
        end.strip,
        end.index,
    )


def _paint_face(painter: QPainter, card: Card, look: Look, corner: Corner) -> None:
    """The index, and the large sign where it can be seen whole."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour(card))
    if corner.strip:
        _paint_line(painter, card, look, corner)
    else:
        _paint_corner(painter, card, look, corner)
    if corner.open:
        _paint_suit(painter, card, look, QPointF(_BOX.right() - 20.0, _BOX.bottom() - 21.0), 27.0)


def _paint_corner(painter: QPainter, card: Card, look: Look, corner: Corner) -> None:
    """The suit under the rank."""
    left, top = _BOX.left() + corner.inset, _BOX.top() + corner.above
    painter.drawPath(text_path(index_text(card), corner.index, corner.wide).translated(left, top))
    middle = QPointF(left + 0.5 + corner.sign / 2, top + corner.index + 4.0 + corner.sign / 2)
    _paint_suit(painter, card, look, middle, corner.sign)


def _paint_line(painter: QPainter, card: Card, look: Look, corner: Corner) -> None:
    """The suit beside the rank, in what a column leaves free of a card."""
    height = corner.high
    left, middle = _BOX.left() + 4.5, _BOX.top() + corner.strip / 2 + 0.5
    rank = text_path(index_text(card), height, corner.wide * height / corner.index)
    rank = rank.translated(left, middle - height / 2)
    painter.drawPath(rank)
    _paint_suit(painter, card, look, QPointF(rank.boundingRect().right() + 3.5 + height * 0.4, middle), height * 0.8)


def _paint_suit(painter: QPainter, card: Card, look: Look, middle: QPointF, height: float) -> None:
    if card.suit is None:
        return
    if look.letters:
        sign = text_path(card.suit.value, height * 0.9, height)
        box = sign.boundingRect()
        painter.drawPath(sign.translated(middle.x() - box.center().x(), middle.y() - box.center().y()))
        return
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.drawPath(suit_path(card.suit))
    painter.restore()


def _paint_back(painter: QPainter) -> None:
    inner = _BOX.adjusted(4, 4, -4, -4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.BACK))
    painter.drawRoundedRect(inner, 3, 3)
    painter.setPen(QPen(QColor(theme.BACK_LINE), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_lattice())
    painter.drawRoundedRect(inner.adjusted(3, 3, -3, -3), 2, 2)


@cache
def _lattice() -> QPainterPath:
    """The pattern of the back: diamonds within the frame."""
    box = _BOX.adjusted(7, 7, -7, -7)
    across, down, wide, high = 4, 6, box.width() / 4, box.height() / 6
    path = QPainterPath()
    for column in range(across):
        for row in range(down):
            x, y = box.left() + column * wide, box.top() + row * high
            path.moveTo(x + wide / 2, y)
            path.lineTo(x + wide, y + high / 2)
            path.lineTo(x + wide / 2, y + high)
            path.lineTo(x, y + high / 2)
            path.closeSubpath()
    return path
