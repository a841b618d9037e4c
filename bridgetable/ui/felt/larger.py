"""In a room the cards of the trick are drawn larger than the others, as far as the felt has room. Without Qt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bridgetable.seats import SEATS
from bridgetable.ui.felt.flag_places import card_rect, overlap
from bridgetable.ui.felt.layout import Layout, Point, Rect
from bridgetable.ui.felt.placement import CardPlace, Key

_SIZES = (1.3, 1.2, 1.1)
"""So many times as large as the others the cards of a trick may be, the largest first."""
_GAP = 2.0
"""So far from everything else they stay."""


def with_larger_trick(places: Mapping[Key, CardPlace], layout: Layout) -> dict[Key, CardPlace]:
    """The places of all cards, those of the trick drawn so large that they cover nothing that they did not cover."""
    trick = {key: at for key, at in places.items() if layout.trick_rect.holds(Point(at.x, at.y)) and at.scale == 1}
    names = [*map(layout.label_rect, SEATS), layout.count_rect]
    others = [card_rect(at) for key, at in places.items() if key not in trick] + names
    for size in _SIZES:
        larger = {key: _larger(at, layout.middle, size) for key, at in trick.items()}
        if all(_has_room(card_rect(larger[key]), card_rect(at), others, layout) for key, at in trick.items()):
            return {**places, **larger}
    return dict(places)


def _larger(at: CardPlace, middle: Point, size: float) -> CardPlace:
    x, y = middle.x + (at.x - middle.x) * size, middle.y + (at.y - middle.y) * size
    return replace(at, x=x, y=y, scale=size)


def _has_room(card: Rect, before: Rect, others: Iterable[Rect], layout: Layout) -> bool:
    """Whether a card lies on the felt, and on nothing on which it did not lie `before` it became larger."""
    around, was = _with_gap(card), _with_gap(before)
    inside = around.x >= 0 and around.y >= 0 and around.right <= layout.width and around.bottom <= layout.height
    return inside and not any(overlap(around, other) and not overlap(was, other) for other in others)


def _with_gap(card: Rect) -> Rect:
    return Rect(card.x - _GAP, card.y - _GAP, card.width + 2 * _GAP, card.height + 2 * _GAP)
