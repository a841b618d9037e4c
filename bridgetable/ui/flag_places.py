"""Where a flag stands beside its card, so that it hides no index. Pure geometry, without Qt."""

from __future__ import annotations

from math import cos, radians, sin

from bridgetable.seats import Seat
from bridgetable.ui.layout import HALF_HEIGHT, HALF_WIDTH, Edge, Layout, Point, Rect
from bridgetable.ui.placement import Place

_OVER = 6.0
"""How far a flag lies over the lower edge of its card; over the upper edge less, because of the index."""

_ASIDE = 20.0
"""Two flags of the trick that overlap by no more than that are set side by side."""
_HAND_FLAG = 18.0
"""The room over a hand for a flag of its own."""

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
        case "raised", Edge.BOTTOM if below + height <= hand.y - _HAND_FLAG:
            point = Point(middle, below)  # away from the trick
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


def ends_at_card(layout: Layout, seat: Seat, where: str) -> bool:
    """Whether the right end of a flag is what lies at its card, so that its lines are to end there."""
    edge = layout.edge(seat)
    return (where == "playing" and edge is Edge.LEFT) or (where == "before" and edge is Edge.RIGHT)


def index_rect(card: Place) -> Rect:
    """Where rank and suit of a card stand, however it is turned: no flag may lie there."""
    turn = radians(card.angle)
    corners = [(-HALF_WIDTH + x, -HALF_HEIGHT + y) for x in (3, 23) for y in (5, 43)]
    across = [card.x + x * cos(turn) - y * sin(turn) for x, y in corners]
    down = [card.y + x * sin(turn) + y * cos(turn) for x, y in corners]
    return Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))


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

    Cards of the trick lie close together: their flags move outwards, all others towards the middle of the table. A
    flag at the left or the right that only just touches another moves aside.
    """
    down = (edge is Edge.TOP) != (where == "playing")
    while (under := next((other for other in placed if _overlap(flag, other)), None)) is not None:
        left, right = flag.right - under.x, under.right - flag.x
        if where == "playing" and edge is Edge.LEFT and left <= _ASIDE:
            flag = flag._replace(x=flag.x - left - 2)
        elif where == "playing" and edge is Edge.RIGHT and right <= _ASIDE:
            flag = flag._replace(x=flag.x + right + 2)
        else:
            flag = flag._replace(y=under.bottom + 2 if down else under.y - 2 - flag.height)
    return flag


def _overlap(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom
