"""Where a flag stands beside its card, so that it hides no index. Pure geometry, without Qt."""

from __future__ import annotations

from bridgetable.seats import Seat
from bridgetable.ui.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect
from bridgetable.ui.placement import Place

_OVER = 6.0
"""How far a flag lies over the lower edge of its card; over the upper edge less, because of the index."""


_HALF_PLAYED = 31.0
"""Half the width of the flag that says no more than *played*: flags at both sides of it leave it that room."""


def flag_point(
    layout: Layout, seat: Seat, where: str, card: Place, size: tuple[float, float], scale: float = 1.0
) -> Point:
    """The top left corner of a flag of `size` for a card of `seat` that lies in `where` (as `Table.place` says).

    `scale`: so many times larger than usual is the flag drawn.
    """
    outwards = 5 + _HALF_PLAYED * (scale - 1)
    width, height = size
    edge, above = layout.edge(seat), card.y - HALF_HEIGHT - height + _OVER / 2
    below = card.y + HALF_HEIGHT - _OVER
    left, right, middle = card.x - HALF_WIDTH, card.x + HALF_WIDTH - width, card.x - width / 2
    hand = layout.hand_rect(seat)
    match where, edge:
        case "playing", (Edge.LEFT | Edge.RIGHT) if below >= hand.bottom:
            point = Point(right - outwards if edge is Edge.LEFT else left + outwards, below)
        case "playing", Edge.LEFT:
            point = Point(max(right - outwards, hand.right + 4), below)
        case "playing", Edge.RIGHT:
            point = Point(min(left + outwards, hand.x - 4 - width), below)
        case "raised", Edge.LEFT:
            point = Point(max(middle, hand.right + 4), above)
        case "raised", Edge.RIGHT:
            point = Point(min(middle, hand.x - 4 - width), above)
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


def sign_point(layout: Layout, seat: Seat, size: tuple[float, float]) -> Point:
    """The top left corner of a sign of `size` beside the name of `seat`: what the player has to do or leave."""
    width, height = size
    edge, label = layout.edge(seat), layout.label_rect(seat)
    if edge.upright:
        x, y = label.right + 8 if edge is Edge.BOTTOM else label.x - 8 - width, label.y + 2
        y = y if edge is Edge.TOP else label.bottom - height
    else:
        x, y = label.x, label.bottom + 1
    return Point(min(max(x, 4), layout.width - width - 4), min(max(y, 4), layout.height - height - 4))


def apart(flag: Rect, placed: list[Rect], edge: Edge, where: str = "hand") -> Rect:
    """A flag moved away from those `placed` before it, a little beyond the one it lies on.

    Cards of the trick lie close together: their flags move outwards, all others towards the middle of the table.
    """
    down = (edge is Edge.TOP) != (where == "playing")
    while (under := next((other for other in placed if _overlap(flag, other)), None)) is not None:
        flag = flag._replace(y=under.bottom + 2 if down else under.y - 2 - flag.height)
    return flag


def _overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
