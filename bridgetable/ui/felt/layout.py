"""Where the parts of the table lie on the felt: pure geometry in table units, y downwards, without Qt.

A player sits at one of the four edges of the felt. A unit is as long as the window allows: the cards fill the felt. It
is laid out in one of three ways (`FELTS`), each for felts of at least so many units. On one that is close, the hands at
the left and the right have three rows; where there is more width, two. On one that is flat, wide and low, they have all
the height, and a dummy at the top or the bottom leaves a lane between his columns, into which he lays his card. What is
larger than that goes into the distances.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import floor, hypot

from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.felt.sizes import Corner
from bridgetable.ui.looks import theme

HALF_WIDTH = theme.CARD_WIDTH / 2
HALF_HEIGHT = theme.CARD_HEIGHT / 2
_REACH_ACROSS, _REACH_UP, _FLAT_REACH_UP = 66.0, 31.0, 24.0
"""How far from the middle of the trick its cards lie, sideways and up or down."""
_UNDER = 40.0
"""So far the lowest card of a long column may lie under the cards of the trick, its index being over them."""
_EDGE = 6.0
"""What is nearest to the edge of the felt is so far from it."""
_GAP = 4.0
"""So far apart at least lie a hand, its turned cards and its cards that lie faced."""
_COLUMN = 69.0
"""From one of dummy's columns to the next."""
_LANE = 2 * _COLUMN
"""So far apart are the two columns between which a dummy lays his card, where the felt is low."""
_MANY, _FEW = 7, 5
"""So many cards of a row at the left or the right can be read if it has room, or has little."""
_NARROWEST = 25.0
"""From card to card: so much of each that its index can be read."""
TURNED_HIGH = theme.CARD_HEIGHT * theme.TURNED_SCALE
TURNED_LONG = 12 * theme.TURNED_STEP + TURNED_HIGH
"""The row of thirteen turned cards."""


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


FELTS = (
    (theme.TABLE_WIDTH, theme.TABLE_HEIGHT),
    (theme.ROOMY_WIDTH, theme.ROOMY_HEIGHT),
    (theme.FLAT_WIDTH, theme.FLAT_HEIGHT),
)
"""The least width and height of a felt that is close, roomy or flat."""


def felt_size(width: float, height: float) -> tuple[float, float, float]:
    """The felt that fills `width` × `height` pixels: its width and height in table units, and pixels per unit."""
    scale = max(1e-3, *(min(width / wide, height / high) for wide, high in FELTS))
    return width / scale, height / scale, scale


def width_for(scale: float, height: float) -> float:
    """How wide a felt `height` pixels high must be for a unit of so many pixels; if it is too low, as wide as helps."""
    wide, high = next((felt for felt in FELTS if felt[1] * scale <= height + 0.5), FELTS[-1])
    return wide * min(scale, height / high)


@dataclass(frozen=True)
class Layout:
    """The felt of `width` × `height` units, `bottom` sitting at the bottom edge; `dummy`: whose hand lies faced.

    A unit is `scale` pixels long. Names and counts are `letters` times as large as usual, and an index `index` units
    high. No `value`: what every card is placed by is worked out once, and kept.
    """

    width: float = theme.TABLE_WIDTH
    height: float = theme.TABLE_HEIGHT
    bottom: Seat = Seat.S
    dummy: Seat | None = None
    scale: float = 1.0
    letters: float = 1.0
    index: float = theme.INDEX_HEIGHT

    def edge(self, seat: Seat) -> Edge:
        """The edge at which `seat` sits."""
        return _EDGES[(seat.index - self.bottom.index) % 4]

    def at(self, edge: Edge) -> Seat:
        """The player who sits at `edge`."""
        return SEATS[(self.bottom.index + edge) % 4]

    @cached_property
    def flat(self) -> bool:
        """Whether the felt is wide and low: the hands at the sides have all its height."""
        return self.height < theme.ROOMY_HEIGHT - 0.01

    @cached_property
    def dummys_edge(self) -> Edge | None:
        """Where dummy's hand lies faced."""
        return self.edge(self.dummy) if self.dummy else None

    @cached_property
    def middle(self) -> Point:
        """The middle of the running trick: between the hands at the sides, and clear of dummy's columns."""
        left, right = self.side_width(self.at(Edge.LEFT)), self.side_width(self.at(Edge.RIGHT))
        x, y = (self.width + left - right) / 2, self.height / 2
        if self.dummys_edge in (Edge.TOP, Edge.BOTTOM):
            # the columns have what the other hand, its turned cards and the trick leave; of more room a third
            between = 2.0 if self.flat else TURNED_HIGH + 2 * _GAP
            lowest = self.height - _EDGE - theme.CARD_HEIGHT - between - self.reach[1] - HALF_HEIGHT
            y = lowest - _spare_height(self) / 3
            y = y if self.dummys_edge is Edge.TOP else self.height - y
        return Point(x, y)

    @cached_property
    def trick_rect(self) -> Rect:
        """The place for the running trick: a card let go anywhere on it is on the table."""
        (x, y), (across, up) = self.middle, self.reach
        across, up = across + HALF_WIDTH, up + HALF_HEIGHT
        return Rect(x - across, y - up, 2 * across, 2 * up)

    @cached_property
    def reach(self) -> tuple[float, float]:
        """How far from the middle of the trick its cards lie, sideways and up or down."""
        return _REACH_ACROSS, _FLAT_REACH_UP if self.flat else _REACH_UP

    def trick_point(self, edge: Edge) -> Point:
        """Where the player at `edge` lays his card of the running trick."""
        (x, y), (across, up) = self.middle, self.reach
        dx, dy = edge.inwards
        return Point(x - dx * across, y - dy * up)

    # The hands

    def side_width(self, seat: Seat) -> float:
        """How wide a row of a hand at the left or the right may be; dummy's suits have all the room there is."""
        if self.flat or seat is self.dummy:
            return 250.0
        return theme.CARD_WIDTH + (self.cards_in_a_row - 1) * _NARROWEST

    @cached_property
    def cards_in_a_row(self) -> int:
        """How many cards a row of a hand at the left or the right has at most."""
        return _MANY if self.flat or self.width >= theme.ROOMY_WIDTH - 0.01 else _FEW

    @property
    def row_step(self) -> float:
        """From one row of a hand at the left or the right to the next."""
        return 64.0 if self.cards_in_a_row == _MANY else 51.0

    @cached_property
    def row_width(self) -> float:
        """How wide the rows at the bottom and the top may be."""
        middle = self.middle.x
        beside = _EDGE + (self.side_width(self.at(Edge.LEFT)) + 2 * _GAP if self.flat else 146.0)
        return max(theme.CARD_WIDTH + 12 * _NARROWEST, min(560.0, 2 * (min(middle, self.width - middle) - beside)))

    def hand_rect(self, seat: Seat) -> Rect:
        """The place for the hand of `seat`, whatever it still holds."""
        edge = self.edge(seat)
        if edge.upright:
            height = self.column_height if seat is self.dummy else theme.CARD_HEIGHT
            y = _EDGE if edge is Edge.TOP else self.height - _EDGE - height
            return Rect(self.middle.x - self.row_width / 2, y, self.row_width, height)
        width = self.side_width(seat)
        left = _EDGE if edge is Edge.LEFT else self.width - _EDGE - width
        return Rect(left, self._side_top(seat), width, self._side_height(seat))

    def hand_zone(self, seat: Seat) -> Rect:
        """Where the middle of a card is in the hand of `seat`: nowhere so near to the trick as dummy's long columns."""
        hand, edge = self.hand_rect(seat), self.edge(seat)
        if seat is not self.dummy or not edge.upright:
            return hand
        return Rect(hand.x, hand.y + (_UNDER if edge is Edge.BOTTOM else 0.0), hand.width, hand.height - _UNDER)

    def _side_height(self, seat: Seat) -> float:
        """How high a hand at the left or the right is."""
        if seat is self.dummy:
            return theme.CARD_HEIGHT + (120.0 if self.flat else 132.0)
        return theme.CARD_HEIGHT + self.row_step * (1 if self.cards_in_a_row == _MANY else 2)

    def _side_top(self, seat: Seat) -> float:
        """Where a hand at the left or the right begins: its cards come to the trick on the shortest way.

        Its turned cards lie above it, and what lies faced before it, as far as that has room, below.
        """
        turned, lying, high = TURNED_HIGH + _GAP, theme.CARD_HEIGHT + _GAP, self._side_height(seat)
        over, under = _EDGE, self.height - _EDGE
        if self.flat:  # at the right the turned cards of the top and the bottom lie in the corners
            over += turned if self.edge(seat) is Edge.RIGHT or not self._lies_above(seat) else 0.0
            under -= turned
        else:
            over += theme.CARD_HEIGHT + _GAP if self.dummys_edge is not Edge.TOP else 0.0
            under -= theme.CARD_HEIGHT + _GAP if self.dummys_edge is not Edge.BOTTOM else 0.0
        over += lying if self._lies_above(seat) else 0.0
        below = 0.0 if self._lies_above(seat) or seat is self.dummy else lying
        return max(over + turned, min(self.middle.y - high / 2, under - below - high))

    def _lies_above(self, seat: Seat) -> bool:
        """Whether what lies faced before a hand at the left or the right lies over it, where there is more room."""
        return not self.edge(seat).upright and self.dummys_edge is (Edge.BOTTOM if self.flat else Edge.TOP)

    @cached_property
    def column_height(self) -> float:
        """How long the columns of a dummy at the top or the bottom may be: from the edge almost to the trick."""
        top = self.trick_rect.y if self.dummys_edge is not Edge.BOTTOM else self.height - self.trick_rect.bottom
        return top - _GAP - _EDGE + _UNDER

    def columns(self, count: int) -> tuple[float, ...]:
        """The middles of so many columns of a dummy at the top or the bottom, from the left."""
        if not self.flat:
            beside = self.width - self.middle.x - HALF_WIDTH - TURNED_LONG - _EDGE - _GAP
            step = min(_COLUMN + 5.0, 2 * beside / max(count - 1, 3))
            return tuple(self.middle.x + step * (number - (count - 1) / 2) for number in range(count))
        left = count // 2 if count % 2 == 0 or self.dummys_edge is Edge.TOP else count - count // 2
        sides = [-_LANE / 2 - _COLUMN * (left - 1 - number) for number in range(left)]
        sides += [_LANE / 2 + _COLUMN * number for number in range(count - left)]
        return tuple(self.middle.x + aside for aside in sides)

    @property
    def _block(self) -> float:
        """How far four columns of dummy's reach to either side of the middle."""
        return self.columns(4)[-1] + HALF_WIDTH - self.middle.x

    def even(self, step: float) -> float:
        """The distance between cards nearest below `step` that makes all distances alike on the screen."""
        return floor(step * self.scale) / self.scale

    # Names, counts, and what lies beside a hand

    @property
    def label_height(self) -> float:
        """How high the plate with a name is: no higher than what it covers of the cards under their indices."""
        return min(theme.LABEL_HEIGHT * self.letters, theme.CARD_HEIGHT - Corner(self.index).depth - 1.0)

    def label_rect(self, seat: Seat) -> Rect:
        """The place for the name of `seat`; a shorter name is centred in it, or begins at its left at the sides.

        It lies on the lower half of his cards, where no index is; that of a dummy at the top or the bottom stands
        beside his columns.
        """
        edge, hand, high = self.edge(seat), self.hand_rect(seat), self.label_height
        if edge.upright and seat is self.dummy:
            right = self.middle.x - self._block - _GAP
            y = _EDGE if edge is Edge.TOP else self.count_rect.y - _GAP - high
            return Rect(_EDGE, y, right - _EDGE, high)
        if edge.upright:
            return Rect(hand.x, hand.bottom - high, hand.width, high)
        between = 0.0 if self.flat or edge is Edge.RIGHT else self.trick_rect.x - _GAP - hand.right
        return Rect(hand.x, hand.bottom - high, hand.width + between, high)

    @property
    def count_rect(self) -> Rect:
        """The place for the count of tricks, in the lower left corner."""
        below_dummy = self.dummys_edge is Edge.BOTTOM
        most = 61.0 if below_dummy else theme.CARD_HEIGHT
        if self.flat:  # it lies under the hand at the left, and under dummy's name
            over = self.hand_rect(self.at(Edge.LEFT)).bottom + (self.label_height + _GAP if below_dummy else 0.0)
            most = min(most, self.height - _EDGE - _GAP - over)
        high = min(theme.COUNT_HEIGHT * self.letters, most)
        width = theme.COUNT_WIDTH * high / theme.COUNT_HEIGHT
        x = _EDGE + self.side_width(self.at(Edge.LEFT)) - width if self.flat else 2 * _EDGE
        return Rect(x, self.height - _EDGE - high, width, high)

    def turned_point(self, seat: Seat) -> Point:
        """The middle of the first card in the row of turned cards of `seat`; the row runs to the right from there."""
        edge, hand, half = self.edge(seat), self.hand_rect(seat), TURNED_HIGH / 2
        last = self.width - _EDGE - TURNED_LONG
        if not edge.upright:
            x, y = min(hand.x, last), hand.y - _GAP - half
        elif self.flat or seat is self.dummy:
            x, y = last, _EDGE + half if edge is Edge.TOP else self.height - _EDGE - half
        else:
            x = self.middle.x - TURNED_LONG / 2
            y = hand.bottom + _GAP + half if edge is Edge.TOP else hand.y - _GAP - half
        return Point(x + half, y)

    def before_rect(self, seat: Seat) -> Rect:
        """The place for cards lying faced before `seat`: one card high."""
        edge, hand, high = self.edge(seat), self.hand_rect(seat), theme.CARD_HEIGHT
        if not edge.upright:
            width = min(hand.width, 134.0 if self.flat else 178.0)
            y = hand.y - TURNED_HIGH - 2 * _GAP - high if self._lies_above(seat) else hand.bottom + _GAP
            x = hand.x if edge is Edge.LEFT else hand.right - width
            return Rect(x, min(y, self.height - _EDGE - high), width, high)
        return _before_on_flat_felt(self, seat) if self.flat else _before_beside(self, seat)

    # Moving a card

    def ring(self, seat: Seat) -> Ring:
        """The circles on which the zones of `seat` border.

        They are bent so that the inner one passes the corners of the hand by twelve units; the outer one touches the
        place of the trick.
        """
        edge, hand = self.edge(seat), self.hand_zone(seat)
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
    if layout.hand_zone(seat).holds(point):
        return Zone.HAND
    ring = layout.ring(seat)
    reach = hypot(point.x - ring.centre.x, point.y - ring.centre.y)
    return next((zone for zone in reversed(Zone) if zone and reach >= ring.radius(zone)), Zone.HAND)


def _before_on_flat_felt(layout: Layout, seat: Seat) -> Rect:
    """Between the trick and a hand at the side, before the player's own hand."""
    edge, hand, high = layout.edge(seat), layout.hand_rect(seat), theme.CARD_HEIGHT
    room = layout.trick_rect.x - layout.side_width(layout.at(Edge.LEFT)) - _EDGE - _GAP
    x = layout.trick_rect.x - room if edge is Edge.TOP else layout.trick_rect.right
    y = hand.bottom + _GAP if edge is Edge.TOP else hand.y - _GAP - high
    return Rect(x, y, room, high)


def _before_beside(layout: Layout, seat: Seat) -> Rect:
    """At the end of the player's own row, or beside the columns of a dummy."""
    edge, hand, high = layout.edge(seat), layout.hand_rect(seat), theme.CARD_HEIGHT
    if seat is layout.dummy:
        label = layout.label_rect(seat)
        y = label.bottom + _GAP if edge is Edge.TOP else label.y - _GAP - high
        return Rect(_EDGE, y, 134.0, high)
    x, end = (hand.right + _GAP, layout.width - _EDGE) if edge is Edge.BOTTOM else (_EDGE, hand.x - _GAP)
    return Rect(x, hand.y, end - x, high)


def _spare_height(layout: Layout) -> float:
    """How much higher the felt is than it need be."""
    least = min((high for wide, high in FELTS if layout.width >= wide - 0.01), default=theme.TABLE_HEIGHT)
    return max(0.0, layout.height - (least if layout.flat else max(least, theme.ROOMY_HEIGHT)))
