"""Where the parts of the table lie on the felt: pure geometry in table units, y downwards, without Qt.

A player sits at one of the four edges of the felt. The whole felt is at least `theme.TABLE_WIDTH` units wide and
`theme.TABLE_HEIGHT` high; what is larger than that goes into the distances, not into the cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from math import hypot
from typing import NamedTuple

from bridgetable.seats import Seat
from bridgetable.ui import theme

HALF_WIDTH = theme.CARD_WIDTH / 2
HALF_HEIGHT = theme.CARD_HEIGHT / 2
_REACH_ACROSS, _REACH_UP = 60.0, 45.0
"""How far from the middle of the trick its cards lie, sideways and up or down."""


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
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
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


@dataclass(frozen=True, slots=True)
class Layout:
    """The felt of `width` × `height` units, `bottom` sitting at the bottom edge; `dummy`: whose hand lies faced."""

    width: float = theme.TABLE_WIDTH
    height: float = theme.TABLE_HEIGHT
    bottom: Seat = Seat.S
    dummy: Seat | None = None

    def edge(self, seat: Seat) -> Edge:
        """The edge at which `seat` sits."""
        return _EDGES[(seat.index - self.bottom.index) % 4]

    @property
    def middle(self) -> Point:
        """The middle of the running trick: lower than the middle of the felt, higher where dummy is at the bottom."""
        above = self.dummy is not None and self.edge(self.dummy) is Edge.BOTTOM
        return Point(self.width / 2, self.height / 2 + (-15 if above else 15))

    @property
    def trick_rect(self) -> Rect:
        """The place for the running trick."""
        x, y = self.middle
        return Rect(x - 106, y - 100, 212, 200)

    def trick_point(self, edge: Edge) -> Point:
        """Where the player at `edge` lays his card of the running trick."""
        x, y = self.middle
        dx, dy = edge.inwards
        return Point(x - dx * _REACH_ACROSS, y - dy * _REACH_UP)

    @property
    def side_width(self) -> float:
        """How wide a row of the hands at the left and the right may be."""
        return min(250.0, max(200.0, self.width * 0.26))

    @property
    def row_width(self) -> float:
        """How wide the rows at the bottom and the top may be."""
        return min(560.0, self.width - 2 * 130)

    def hand_rect(self, seat: Seat) -> Rect:
        """The place for the hand of `seat`, whatever it still holds."""
        edge, margin = self.edge(seat), theme.TABLE_MARGIN
        if edge.upright:
            height = self.column_height if seat is self.dummy else theme.CARD_HEIGHT
            below = self.height - 8 - theme.LABEL_HEIGHT - theme.LABEL_GAP - height
            top = 8 + theme.LABEL_HEIGHT + theme.LABEL_GAP
            return Rect((self.width - self.row_width) / 2, top if edge is Edge.TOP else below, self.row_width, height)
        height = theme.CARD_HEIGHT + (138 if seat is self.dummy else 64)
        left = margin if edge is Edge.LEFT else self.width - margin - self.side_width
        return Rect(left, self.height / 2 - 107, self.side_width, height)

    @property
    def column_height(self) -> float:
        """How long the columns of a dummy at the top or the bottom may be."""
        top = 8 + theme.LABEL_HEIGHT + theme.LABEL_GAP
        return self.height / 2 + 15 - _REACH_UP - HALF_HEIGHT - 6 - top

    def label_rect(self, seat: Seat) -> Rect:
        """The place for the label of `seat`; a shorter label is centred in it, or begins at its left at the sides."""
        edge, hand = self.edge(seat), self.hand_rect(seat)
        if edge.upright:
            y = hand.bottom + theme.LABEL_GAP if edge is Edge.BOTTOM else 8
            return Rect(self.width / 2 - theme.LABEL_WIDTH / 2, y, theme.LABEL_WIDTH, theme.LABEL_HEIGHT)
        above = theme.FLAG_HEIGHT + theme.LABEL_HEIGHT  # room for a flag over the first row
        return Rect(hand.x, hand.y - above, theme.LABEL_WIDTH, theme.LABEL_HEIGHT)

    def turned_point(self, seat: Seat) -> Point:
        """The middle of the first card in the row of turned cards of `seat`; the row runs to the right from there."""
        edge, hand, half = self.edge(seat), self.hand_rect(seat), theme.CARD_HEIGHT * theme.TURNED_SCALE / 2
        match edge:
            case Edge.BOTTOM if seat is self.dummy:
                return Point(hand.x - 110 + half, hand.bottom - half)
            case Edge.BOTTOM:
                return Point(hand.x + 40 + half, hand.y - 9 - half)
            case Edge.TOP:
                return Point(self.label_rect(seat).right + 14 + half, 8 + theme.LABEL_HEIGHT / 2)
            case _:
                return Point(hand.x + half, self.label_rect(seat).y - 7 - half)

    def before_rect(self, seat: Seat) -> Rect:
        """The place for cards lying faced before `seat`: one card high."""
        edge, hand = self.edge(seat), self.hand_rect(seat)
        if not edge.upright:
            return Rect(hand.x, hand.bottom + 12, hand.width, theme.CARD_HEIGHT)
        if seat is self.dummy:
            y = hand.y if edge is Edge.TOP else hand.bottom - theme.CARD_HEIGHT
            return Rect(self.width / 2 + 190, y, 178, theme.CARD_HEIGHT)
        if edge is Edge.TOP:
            return Rect(self.width / 2 - 178, hand.bottom + 8, 150, theme.CARD_HEIGHT)
        return Rect(self.width / 2 + 112, hand.y - 9 - theme.CARD_HEIGHT, 150, theme.CARD_HEIGHT)

    def ring(self, seat: Seat) -> Ring:
        """The circles on which the zones of `seat` border.

        They are bent so that the inner one passes the corners of the hand by twelve units.
        """
        edge, hand = self.edge(seat), self.hand_rect(seat)
        dx, dy = edge.inwards
        half = hand.width / 2 if edge.upright else hand.height / 2
        inner = half * half / 24 + 6
        depth = hand.height / 2 if edge.upright else hand.width / 2
        start = Point(hand.centre.x + dx * depth, hand.centre.y + dy * depth)
        end = self.trick_point(edge)
        way = abs((end.x - start.x) * dx + (end.y - start.y) * dy) - 25
        return Ring(Point(start.x - dx * inner, start.y - dy * inner), inner, inner + max(30.0, way))

    def held_point(self, seat: Seat, zone: Zone) -> Point:
        """Where a card held in `zone` is drawn: in the middle of the zone, straight before the hand."""
        ring = self.ring(seat)
        dx, dy = self.edge(seat).inwards
        reach = ring.radius(zone) + (ring.outer - ring.inner) / 6 if zone is not Zone.TABLE else ring.outer + 8
        return Point(ring.centre.x + dx * reach, ring.centre.y + dy * reach)


def zone_at(point: Point, seat: Seat, layout: Layout) -> Zone:
    """The zone in which a card of `seat` is when its middle is at `point`."""
    if layout.hand_rect(seat).holds(point):
        return Zone.HAND
    ring = layout.ring(seat)
    reach = hypot(point.x - ring.centre.x, point.y - ring.centre.y)
    return next((zone for zone in reversed(Zone) if zone and reach >= ring.radius(zone)), Zone.HAND)
