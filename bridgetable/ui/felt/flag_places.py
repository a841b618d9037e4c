"""Where a flag stands: at its card or tied to it, on no index, no name and no other card. Pure geometry, without Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, radians, sin

from bridgetable.seats import Seat
from bridgetable.ui.felt.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect
from bridgetable.ui.felt.placement import CardPlace, Key
from bridgetable.ui.felt.sizes import Corner

_OVER = 6.0
"""How far a flag lies over the lower edge of its card; over a side of it half as far."""
_PACE, _FARTHEST = 10.0, 40
"""A place for a flag is looked for in steps of so many units, and so many steps away at most."""
_INSET = 5.0
"""The tie of a flag ends so far inside its card."""
_ABOVE = 6.0
"""So far over its card stands a flag that points down to it."""


def flag_point(edge: Edge, where: str, own: Rect, size: tuple[float, float]) -> Rect:
    """Where a flag of `size` stands best if nothing else is near: at what is seen of its card.

    `edge` is that of its player; the card lies in `where`, as `Table.place` says.
    """
    width, height = size
    below, above, middle = own.bottom - _OVER, own.y - height - _ABOVE, own.centre.x - width / 2
    match where, edge:
        case "playing", Edge.LEFT:
            return Rect(own.right - 5 - width, below, width, height)
        case "playing", Edge.RIGHT:
            return Rect(own.x + 5, below, width, height)
        case ("playing" | "raised", Edge.BOTTOM) | ("before", Edge.TOP):
            return Rect(middle, below, width, height)
        case "before", Edge.RIGHT:
            return Rect(own.right - width, below, width, height)
        case "before", _:
            return Rect(own.x, below, width, height)
        case _:
            return Rect(middle, above, width, height)


def card_rect(card: CardPlace) -> Rect:
    """The upright rectangle around a card, however it is turned."""
    if not card.angle:
        wide, high = HALF_WIDTH * card.scale, HALF_HEIGHT * card.scale
        return Rect(card.x - wide, card.y - high, 2 * wide, 2 * high)
    turn = radians(card.angle)
    across = card.scale * (HALF_WIDTH * abs(cos(turn)) + HALF_HEIGHT * abs(sin(turn)))
    down = card.scale * (HALF_HEIGHT * abs(cos(turn)) + HALF_WIDTH * abs(sin(turn)))
    return Rect(card.x - across, card.y - down, 2 * across, 2 * down)


def seen_of(places: Mapping[Key, CardPlace]) -> dict[Key, Rect]:
    """What can be seen of each card: the largest part of it that none of the others covers."""
    rects = sorted(((place.z, key, card_rect(place)) for key, place in places.items()), key=lambda card: -card[0])
    seen: dict[Key, Rect] = {}
    for number, (z, key, (x, y, width, height)) in enumerate(rects):
        rect = Rect(x, y, width, height)
        for higher, _, over in rects[:number]:
            if higher > z and overlap(rect, over):
                rect = max(_left_by(rect, over), key=lambda part: part.width * part.height)
        seen[key] = rect
    return seen


def _left_by(rect: Rect, over: Rect) -> tuple[Rect, ...]:
    """What is left of a rectangle at the four sides of another one that lies on it."""
    return (
        rect._replace(width=max(over.x - rect.x, 0)),
        rect._replace(height=max(over.y - rect.y, 0)),
        Rect(over.right, rect.y, max(rect.right - over.right, 0), rect.height),
        Rect(rect.x, over.bottom, rect.width, max(rect.bottom - over.bottom, 0)),
    )


def index_rect(card: CardPlace) -> Rect:
    """Where rank and suit of a card stand, however it is turned: no flag may lie there."""
    corner = Corner(card.index, card.strip)
    down = (2.0 if card.strip else corner.above - 1, corner.depth - (not card.strip))
    return _part(card, (3.0, corner.reach - 1), down)


def rank_rect(card: CardPlace) -> Rect:
    """Where the rank of a card stands, however it is turned; an ace is nearly as wide as it is high."""
    corner = Corner(card.index, card.strip)
    top = (corner.strip + 1 - corner.high) / 2 if card.strip else corner.above
    return _part(card, (corner.inset, corner.inset + 0.8 * corner.wide), (top, top + corner.high))


def ranks_under(places: Mapping[Key, CardPlace]) -> list[Key]:
    """The cards lying face up whose rank cannot be read, since another card lies over it."""
    rects = [(place.z, card_rect(place)) for place in places.values()]
    ranks = ((key, place.z, _within(rank_rect(place))) for key, place in places.items() if place.up)
    return [key for key, z, rank in ranks if any(over > z and overlap(rank, rect) for over, rect in rects)]


def _within(rect: Rect) -> Rect:
    """A little less than a rectangle: what touches it does not cover it."""
    return Rect(rect.x + 1, rect.y + 1, max(0.0, rect.width - 2), max(0.0, rect.height - 2))


def _part(card: CardPlace, across: tuple[float, float], down: tuple[float, float]) -> Rect:
    """The upright rectangle around a part of a card, which is given from its upper left corner."""
    turn = radians(card.angle)
    corners = [(card.scale * (x - HALF_WIDTH), card.scale * (y - HALF_HEIGHT)) for x in across for y in down]
    xs = [card.x + x * cos(turn) - y * sin(turn) for x, y in corners]
    ys = [card.y + x * sin(turn) + y * cos(turn) for x, y in corners]
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def sign_point(layout: Layout, seat: Seat, size: tuple[float, float]) -> Rect:
    """Where a sign of `size` stands best beside the name of `seat`: what the player has to do or leave."""
    width, height = size
    edge, label = layout.edge(seat), layout.label_rect(seat)
    if edge.upright and seat is not layout.dummy:
        x, y = label.right + 8 if edge is Edge.BOTTOM else label.x - 8 - width, label.y + 2
        y = y if edge is Edge.TOP else label.bottom - height
    else:
        x, y = label.x, label.bottom + 1
    return Rect(x, y, width, height)


@dataclass(slots=True)
class KeptClear:
    """What a flag keeps clear of on a felt: `never` lies under one, `cards` only where there is no other room."""

    width: float
    height: float
    never: list[Rect]
    cards: list[Rect]

    def free(self, flag: Rect, own: Rect) -> bool:
        """Whether a flag covers nothing at all, nor its tie to `own` what must not be covered."""
        return self.possible(flag) and not _met(flag, self.cards) and self._tied(flag, own)

    def allowed(self, flag: Rect, own: Rect) -> bool:
        """Whether a flag and its tie to `own` leave free what must not be covered."""
        return self.possible(flag) and self._tied(flag, own)

    def possible(self, flag: Rect) -> bool:
        """Whether a flag leaves free what must not be covered."""
        inside = flag.x >= 4 and flag.y >= 4 and flag.right <= self.width - 4 and flag.bottom <= self.height - 4
        return inside and not _met(flag, self.never)

    def _tied(self, flag: Rect, own: Rect) -> bool:
        start, end = tie(flag, own)
        return start == end or not any(other.holds(point) for point in _along(start, end) for other in self.never)

    def covered(self, flag: Rect) -> float:
        """How much of other cards a flag covers."""
        return sum(_common(flag, card) for card in self.cards)


def place_flag(preferred: Rect, own: Rect, around: KeptClear) -> Rect:
    """Where a flag stands that belongs to `own`, a card or a name: it touches it, or is tied to it.

    It covers nothing else, if there is room anywhere near; never an index, a name or another flag.
    """
    beside = [preferred, *_at_its_sides(preferred, own)]
    found = next((flag for flag in beside if around.free(flag, own)), None)
    if found is None:
        found = next((flag for flag in _farther(preferred, own) if around.free(flag, own)), None)
    if found is None:
        allowed = [flag for flag in beside if around.allowed(flag, own)]
        found = min(allowed, key=around.covered, default=None)
    if found is None:
        found = next((flag for flag in _farther(preferred, own) if around.possible(flag)), None)
    return found or preferred


def _at_its_sides(flag: Rect, own: Rect) -> Iterator[Rect]:
    """The places at the four sides of what a flag belongs to, touching it."""
    width, height = flag.width, flag.height
    for y in (own.bottom - _OVER, own.y - height - _ABOVE):
        for x in (own.centre.x - width / 2, own.x, own.right - width, own.x + own.width / 2, own.centre.x - width):
            yield flag._replace(x=x, y=y)
    for x in (own.right - _OVER / 2, own.x - width + _OVER / 2):
        for y in (own.centre.y - height / 2, own.y, own.bottom - height, own.y - height / 2, own.bottom - height / 2):
            yield flag._replace(x=x, y=y)


def _farther(flag: Rect, own: Rect) -> Iterator[Rect]:
    """Places around what a flag belongs to, the nearest first."""
    for away in range(1, _FARTHEST):
        left, top = own.x - flag.width - _PACE * away, own.y - flag.height - _PACE * away
        right, bottom = own.right + _PACE * away, own.bottom + _PACE * away
        across, down = round((right - left) / _PACE), round((bottom - top) / _PACE)
        middle = flag._replace(x=own.centre.x - flag.width / 2)
        for step in sorted(range(across + 1), key=lambda n: abs(left + n * _PACE - middle.x)):
            yield flag._replace(x=left + step * _PACE, y=bottom)
            yield flag._replace(x=left + step * _PACE, y=top)
        level = own.centre.y - flag.height / 2
        for step in sorted(range(down + 1), key=lambda n: abs(top + n * _PACE - level)):
            yield flag._replace(x=right, y=top + step * _PACE)
            yield flag._replace(x=left, y=top + step * _PACE)


def tie(flag: Rect, own: Rect) -> tuple[Point, Point]:
    """The ends of the tie between a flag and what it belongs to: at the edge of the flag, and a little inside that."""
    inset = min(_INSET, own.width / 2, own.height / 2)
    x, y = _middle(flag.x, flag.right, own.x, own.right), _middle(flag.y, flag.bottom, own.y, own.bottom)
    x, y = min(max(x, own.x + inset), own.right - inset), min(max(y, own.y + inset), own.bottom - inset)
    return Point(min(max(x, flag.x), flag.right), min(max(y, flag.y), flag.bottom)), Point(x, y)


def _middle(one: float, end: float, other: float, other_end: float) -> float:
    """The middle of what two stretches have in common; between two that are apart, of what parts them."""
    return (max(one, other) + min(end, other_end)) / 2


def _along(start: Point, end: Point) -> list[Point]:
    """Some points of the way from one to another."""
    parts = max(1, round(max(abs(end.x - start.x), abs(end.y - start.y)) / 8))
    return [
        Point(start.x + (end.x - start.x) * n / parts, start.y + (end.y - start.y) * n / parts) for n in range(parts)
    ]


def _met(flag: Rect, others: list[Rect]) -> bool:
    """Whether a flag lies on one of so many rectangles; asked a thousand times for one table."""
    x, y, width, height = flag
    right, bottom = x + width, y + height
    return any(left < right and top < bottom and x < left + wide and y < top + high for left, top, wide, high in others)


def overlap(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have more than their borders in common."""
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def _common(one: Rect, other: Rect) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(across, 0.0) * max(down, 0.0)
