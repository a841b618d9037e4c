"""What a hand has done with a bidding card: how far it came out of the box, and whether it was let go. Without Qt.

A card let go before a player is a call; one that comes back into the box was pulled so far and put back, which
regulations and Law 25A may look at; one that is still held was pulled so far.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal, TypeAlias

from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.ui.felt.gesture import Candidate, End, GestureStep
from bridgetable.ui.felt.layout import Edge, Point, Rect


class BoxZone(IntEnum):
    """How far a bidding card has come from the box towards the place of a player's calls."""

    IN = 0
    HALF_OUT = 1
    OUT = 2
    NEAR = 3
    LAID = 4


PulledTo: TypeAlias = Literal["half out of the box", "out of the box", "near the table"]

PLACES: dict[BoxZone, PulledTo] = {
    BoxZone.HALF_OUT: "half out of the box",
    BoxZone.OUT: "out of the box",
    BoxZone.NEAR: "near the table",
}
"""The words of the log for a card that is held so far from the box."""
_BEGINS = ((0.6, BoxZone.LAID), (0.42, BoxZone.NEAR), (0.2, BoxZone.OUT))
"""At what share of the way from the box to a hand each zone begins."""


class Reached(NamedTuple):
    """Where a card is: its zone, and at which edge of the table the player sits to whom it has come nearest."""

    zone: BoxZone
    edge: Edge


def reached(point: Point, box: Rect, between: Rect) -> Reached:
    """The zone of a card at `point`; `between` is the felt between the four hands, `box` lies within it."""
    ways = {
        Edge.LEFT: _share(box.x - point.x, box.x - between.x),
        Edge.RIGHT: _share(point.x - box.right, between.right - box.right),
        Edge.TOP: _share(box.y - point.y, box.y - between.y),
        Edge.BOTTOM: _share(point.y - box.bottom, between.bottom - box.bottom),
    }
    edge = max(ways, key=lambda each: ways[each])
    if ways[edge] <= 0:
        return Reached(BoxZone.IN, edge)
    return Reached(next((zone for begins, zone in _BEGINS if ways[edge] >= begins), BoxZone.HALF_OUT), edge)


def _share(gone: float, way: float) -> float:
    return gone / max(way, 1.0)


def meaning(seat: Seat, call: str, before: Seat, zone: BoxZone, furthest: BoxZone, end: End) -> Candidate:
    """What it means that a card out of the box of `seat` was let go, or is held, in `zone`; nothing if it stayed in.

    `before`: the player nearest to it; one that is laid before another player than was due is that player's call.
    """
    if end != "let go" and zone in PLACES:
        return (GestureStep(a.PullCall(seat, call, PLACES[zone])),)
    if zone is BoxZone.LAID:
        return (GestureStep(a.MakeCall(before, call)),)
    pulled = min(furthest, BoxZone.NEAR)
    if pulled is BoxZone.IN:
        return ()
    return GestureStep(a.PullCall(seat, call, PLACES[pulled])), GestureStep(a.PutCallBack(seat, call))
