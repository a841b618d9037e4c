"""How large the letters on a table are that is shown: in pixels of the screen, for who sits far from it."""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.ui.felt.flag_places import ranks_under
from bridgetable.ui.felt.layout import Point
from bridgetable.ui.felt.shown_table import ShownTable
from bridgetable.ui.felt.sizes import Corner


class Capitals(NamedTuple):
    """How high the smallest capital is, in pixels, of what stands on a table; none there: infinitely high.

    `cards`: the ranks of all cards that lie face up, 0 where one of the trick lies over the rank of another; `calls`:
    what stands on bidding cards; `flags`, `names` and `counts`: what is written beside them.
    """

    cards: float
    calls: float
    flags: float
    names: float
    counts: float

    @property
    def least(self) -> float:
        """How high the smallest capital of all is."""
        return min(self)


def capitals(scene: ShownTable) -> Capitals:
    """How high the smallest capitals on a table are, as it is drawn now."""
    unit, trick = scene.layout.scale, scene.layout.trick_rect
    under = ranks_under({key: at for key, at in scene.places.items() if trick.holds(Point(at.x, at.y))})
    known = {key: place for key, place in scene.places.items() if place.up}
    ranks = (
        0.0 if key in under else Corner(place.index, place.strip).high * place.scale for key, place in known.items()
    )
    flags = (flag.capital for flag in scene.flags.shown)
    return Capitals(
        unit * min(ranks, default=_NONE),
        unit * min((call.capital for call in scene.calls), default=_NONE),
        unit * min(flags, default=_NONE),
        unit * min(label.capital for label in scene.labels.values()),
        unit * scene.count.capital,
    )


_NONE = float("inf")
