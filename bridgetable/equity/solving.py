"""Double dummy of a position: by the library of a solver, or worked out here where few cards are left."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bridgetable.cards import Card
from bridgetable.equity import endings, native
from bridgetable.equity.position import NotSolvable, Solvable
from bridgetable.messages import to_say

_KEPT = 200
"""So many positions are remembered: a moment is asked about again and again while somebody looks back and forth."""


def tricks_for_each(position: Solvable) -> Mapping[Card, int] | NotSolvable:
    """For each card that may be played under 44C: how many of the tricks to come its side wins, all playing best."""
    return _solved(native.library(), position)


@lru_cache(maxsize=_KEPT)
def _solved(solver: Any, position: Solvable) -> Mapping[Card, int] | NotSolvable:
    if solver is None:
        if position.to_come > endings.MOST_CARDS:
            return NotSolvable(to_say("equity-no-library", most=endings.MOST_CARDS))
        return endings.tricks_for_each(position)
    try:
        return native.tricks_for_each(solver, position)
    except native.SolverRefused as refused:
        return NotSolvable(to_say("equity-refused", code=refused.code))
