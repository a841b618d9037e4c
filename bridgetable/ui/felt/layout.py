"""Where the parts of the table lie on the felt: pure geometry in table units, y downwards, without Qt.

A player sits at one of the four edges of the felt. The whole felt is at least `theme.TABLE_WIDTH` units wide and
`theme.TABLE_HEIGHT` high; what is larger than that goes into the distances, not into the cards.
"""

from __future__ import annotations

from enum import IntEnum
from math import floor, hypot
from typing import NamedTuple

from bridgetable.seats import Seat
from bridgetable.ui.looks import theme
from bridgetable.value import value

HALF_WIDTH = theme.CARD_WIDTH / 2
HALF_HEIGHT = theme.CARD_HEIGHT / 2
_REACH_ACROSS, _REACH_UP = 60.0, 45.0
"""How far from the middle of the trick its cards lie, sideways and up or down."""
_SQUARE_ACROSS, _SQUARE_UP = 93.0, 86.0
"""How far the place of the trick reaches from its middle."""
_EDGE = 8.0
"""What is nearest to the upper and the lower edge of the felt is so far from it."""
_DUMMYS_BLOCK = 158.0
"""The columns of a dummy at the top or the bottom reach less far to either side of the middle."""


class Edge(IntEnum):
    """An edge of the felt, clockwise from the one nearest to the person at the screen."""

    BOTTOM = 0
    LEFT = 1
    TOP = 2
    RIGHT = 3

    @property
    def inwards(self) -> tuple[int, int]:
        """The unit vector from this edge towards the middle of the table."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]

    @property
    def upright(self) -> bool:
        """The player here sits at the bottom or the top: cards pointing to his partner stand upright on the screen."""
        return self in (Edge.BOTTOM, Edge.TOP)


_EDGES = tuple(Edge)


class Zone(IntEnum):
    """How far a card has come from the hand towards the table."""

    HAND = 0
    RAISED = 1
    VISIBLE = 2
    NEAR = 3
    TABLE = 4


class Point(NamedTuple):
    """A point of the felt."""

    x: float
    y: float


class Rect(NamedTuple):
    """An upright rectangle by its top left corner, width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends at the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The point in its middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def holds(self, point: Point) -> bool:
        """Whether `point` lies inside or on the border."""
        return self.x <= point.x <= self.right and self.y <= point.y <= self.bottom


class Ring(NamedTuple):
    """The circle behind a player's back on whose arcs his zones border: `inner` runs along his hand."""

    centre: Point
    inner: float
    outer: float

    def radius(self, zone: Zone) -> float:
        """The distance from `centre` at which `zone` begins (not for `Zone.HAND`)."""
        return self.inner + (self.outer - self.inner) * (zone - Zone.RAISED) / 3


def felt_size(width: float, height: float) -> tuple[float, float, float]:
    """The felt that fills `width` × `height` pixels: its width and height in table units, and pixels per unit."""
    scale = max(1e-3, min(width / theme.TABLE_WIDTH, height / theme.TABLE_HEIGHT))
    return width / scale, height / scale, scale


@value
class Layout:
    """The felt of `width` × `height` units, `bottom` sitting at the bottom edge; `dummy`: whose hand lies faced.

    A unit is `scale` pixels long.
    """

    width: float = theme.TABLE_WIDTH
    height: float = theme.TABLE_HEIGHT
    bottom: Seat = Seat.S
    dummy: Seat | None = None
    scale: float = 1.0

    def edge(self, seat: Seat) -> Edge:
        """The edge at which `seat` sits."""
        return _EDGES[(seat.index - self.bottom.index) % 4]

    @property
    def middle(self) -> Point:
        """The middle of the running trick: lower than the middle of the felt, higher where dummy is at the bottom."""
        lower = {Edge.TOP: 25, Edge.BOTTOM: -25}
        return Point(self.width / 2, self.height / 2 + (lower.get(self.edge(self.dummy), 15) if self.dummy else 15))

    @property
    def trick_rect(self) -> Rect:
        """The place for the running trick: a card let go anywhere on it is on the table."""
        x, y = self.middle
        return Rect(x - _SQUARE_ACROSS, y - _SQUARE_UP, 2 * _SQUARE_ACROSS, 2 * _SQUARE_UP)

    def trick_point(self, edge: Edge) -> Point:
        """Where the player at `edge` lays his card of the running trick."""
        x, y = self.middle
        dx, dy = edge.inwards
        return Point(x - dx * _REACH_ACROSS, y - dy * _REACH_UP)

    def side_width(self, seat: Seat) -> float:
        """How wide a row of a hand at the left or the right may be; dummy's suits have all the room there is."""
        return 250.0 if seat is self.dummy else min(250.0, max(216.0, self.width * 0.26))

    @property
    def row_width(self) -> float:
        """How wide the rows at the bottom and the top may be."""
        return min(560.0, self.width - 2 * 130)

    def hand_rect(self, seat: Seat) -> Rect:
        """The place for the hand of `seat`, whatever it still holds."""
        edge, margin = self.edge(seat), theme.TABLE_MARGIN
        if edge.upright:
            faced = seat is self.dummy
            height = self.column_height if faced else theme.CARD_HEIGHT
            top = _EDGE + (0 if faced else theme.LABEL_HEIGHT + theme.LABEL_GAP)
            y = top if edge is Edge.TOP else self.height - top - height
            return Rect((self.width - self.row_width) / 2, y, self.row_width, height)
        height, width = theme.CARD_HEIGHT + (138 if seat is self.dummy else 64), self.side_width(seat)
        left = margin if edge is Edge.LEFT else self.width - margin - width
        return Rect(left, self.height / 2 - 103, width, height)

    @property
    def column_height(self) -> float:
        """How long the columns of a dummy at the top or the bottom may be: from the edge almost to the trick."""
        return self.height / 2 + 25 - _REACH_UP - HALF_HEIGHT - 6 - _EDGE

    @property
    def block_width(self) -> float:
        """How wide all columns of a dummy at the top or the bottom may be."""
        return 2 * (_DUMMYS_BLOCK - 10)

    def even(self, step: float) -> float:
        """The distance between cards nearest below `step` that makes all distances alike on the screen."""
        return floor(step * self.scale) / self.scale

    def label_rect(self, seat: Seat) -> Rect:
        """The place for the label of `seat`; a shorter label is centred in it, or begins at its left at the sides.

        That of a dummy at the top or the bottom stands beside his columns, which have all the height.
        """
        edge, hand = self.edge(seat), self.hand_rect(seat)
        if edge.upright and seat is self.dummy:
            x = self.width / 2 - _DUMMYS_BLOCK - theme.LABEL_WIDTH
            y = _EDGE if edge is Edge.TOP else self.height - 80  # over the count of tricks
            return Rect(x, y, theme.LABEL_WIDTH, theme.LABEL_HEIGHT)
        if edge.upright:
            y = hand.bottom + theme.LABEL_GAP if edge is Edge.BOTTOM else 8
            return Rect(self.width / 2 - theme.LABEL_WIDTH / 2, y, theme.LABEL_WIDTH, theme.LABEL_HEIGHT)
        above = theme.FLAG_HEIGHT + theme.LABEL_HEIGHT  # room for a flag over the first row
        return Rect(hand.x, hand.y - above, theme.LABEL_WIDTH, theme.LABEL_HEIGHT)

    @property
    def count_rect(self) -> Rect:
        """The place for the count of tricks, in the lower left corner."""
        return Rect(theme.TABLE_MARGIN, self.height - 50, 150, 44)

    def turned_point(self, seat: Seat) -> Point:
        """The middle of the first card in the row of turned cards of `seat`; the row runs to the right from there."""
        edge, hand, half = self.edge(seat), self.hand_rect(seat), theme.CARD_HEIGHT * theme.TURNED_SCALE / 2
        match edge:
            case Edge.TOP | Edge.BOTTOM if seat is self.dummy:
                x, y = self.width / 2 + _DUMMYS_BLOCK, _EDGE + half
                y = y if edge is Edge.TOP else self.height - y
            case Edge.BOTTOM:
                x, y = hand.x + 30, hand.y - 5 - half
            case Edge.TOP:
                x, y = self.label_rect(seat).right + 14, _EDGE + theme.LABEL_HEIGHT / 2
            case _:
                x, y = hand.x, self.label_rect(seat).y - 4 - half
        length = 12 * theme.TURNED_STEP + 2 * half
        return Point(min(x, self.width - theme.TABLE_MARGIN - length) + half, y)

    def before_rect(self, seat: Seat) -> Rect:
        """The place for cards lying faced before `seat`: one card high."""
        edge, hand = self.edge(seat), self.hand_rect(seat)
        if not edge.upright:
            return Rect(hand.x, hand.bottom + 12, hand.width, theme.CARD_HEIGHT)
        if seat is self.dummy:
            turned = _EDGE + theme.CARD_HEIGHT * theme.TURNED_SCALE + 8
            y = turned if edge is Edge.TOP else self.height - turned - theme.CARD_HEIGHT
            return Rect(self.width / 2 + 190, y, 178, theme.CARD_HEIGHT)
        if edge is Edge.TOP:
            return Rect(self.width / 2 - 178, hand.bottom + 8, 150, theme.CARD_HEIGHT)
        return Rect(self.width / 2 + 112, hand.y - 9 - theme.CARD_HEIGHT, 150, theme.CARD_HEIGHT)

    def ring(self, seat: Seat) -> Ring:
        """The circles on which the zones of `seat` border.

        They are bent so that the inner one passes the corners of the hand by twelve units; the outer one touches the
        place of the trick.
        """
        edge, hand = self.edge(seat), self.hand_rect(seat)
        dx, dy = edge.inwards
        half = hand.width / 2 if edge.upright else hand.height / 2
        inner = half * half / 24 + 6
        depth = hand.height / 2 if edge.upright else hand.width / 2
        start = Point(hand.centre.x + dx * depth, hand.centre.y + dy * depth)
        end, square = self.middle, self.trick_rect
        way = abs((end.x - start.x) * dx + (end.y - start.y) * dy)
        way -= (square.height if edge.upright else square.width) / 2
        return Ring(Point(start.x - dx * inner, start.y - dy * inner), inner, inner + way)

    def held_point(self, seat: Seat, zone: Zone) -> Point:
        """Where a card held in `zone` is drawn: in the middle of the zone, straight before the hand."""
        ring = self.ring(seat)
        dx, dy = self.edge(seat).inwards
        reach = ring.radius(zone) + (ring.outer - ring.inner) / 6 if zone is not Zone.TABLE else ring.outer + 8
        return Point(ring.centre.x + dx * reach, ring.centre.y + dy * reach)


def zone_at(point: Point, seat: Seat, layout: Layout) -> Zone:
    """The zone in which a card of `seat` is when its middle is at `point`."""
    if layout.trick_rect.holds(point):
        return Zone.TABLE
    if layout.hand_rect(seat).holds(point):
        return Zone.HAND
    ring = layout.ring(seat)
    reach = hypot(point.x - ring.centre.x, point.y - ring.centre.y)
    return next((zone for zone in reversed(Zone) if zone and reach >= ring.radius(zone)), Zone.HAND)
