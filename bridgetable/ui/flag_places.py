"""Where a flag stands beside its card, so that it hides no index. Pure geometry, without Qt."""

from __future__ import annotations

from bridgetable.seats import Seat
from bridgetable.ui.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect
from bridgetable.ui.placement import Place

_OVER = 6.0
"""How far a flag lies over the lower edge of its card; over the upper edge less, because of the index."""


def flag_point(layout: Layout, seat: Seat, where: str, card: Place, size: tuple[float, float]) -> Point:
    """The top left corner of a flag of `size` for a card of `seat` that lies in `where` (as `Table.place` says)."""
    width, height = size
    edge, above = layout.edge(seat), card.y - HALF_HEIGHT - height + _OVER / 2
    below = card.y + HALF_HEIGHT - _OVER
    left, right, middle = card.x - HALF_WIDTH, card.x + HALF_WIDTH - width, card.x - width / 2
    match where, edge:
        case "playing", Edge.LEFT:
            point = Point(max(right - 5, layout.hand_rect(seat).right + 4), below)
        case "playing", Edge.RIGHT:
            point = Point(min(left + 5, layout.hand_rect(seat).x - 4 - width), below)
        case "raised", Edge.LEFT:
            point = Point(max(middle, layout.hand_rect(seat).right + 4), above)
        case "raised", Edge.RIGHT:
            point = Point(min(middle, layout.hand_rect(seat).x - 4 - width), above)
        case ("playing", Edge.BOTTOM) | ("before", Edge.TOP):
            point = Point(middle, below)
        case "hand", Edge.TOP if card.open:
            point = Point(middle, below - height)
        case "before", Edge.RIGHT:
            point = Point(right, below)
        case "before", _:
            point = Point(left, below)
        case _:
            point = Point(middle, above)
    return Point(min(max(point.x, 4), layout.width - width - 4), min(max(point.y, 4), layout.height - height - 4))


def apart(flag: Rect, placed: list[Rect], edge: Edge) -> Rect:
    """A flag moved away from those `placed` before it: towards the middle of the table, a line at a time."""
    step = (flag.height + 2) * (1 if edge is Edge.TOP else -1)
    while any(_overlap(flag, other) for other in placed):
        flag = flag._replace(y=flag.y + step)
    return flag


def _overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
