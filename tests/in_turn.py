"""What is looked at in every run of a great many alike; `pytest --whole` takes all of them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from bridgetable.editions import EDITIONS

WHOLE = "BRIDGETABLE_WHOLE"
"""Set in the environment by `--whole`, which the processes of a parallel run inherit."""
T = TypeVar("T")


def in_turn(cases: Sequence[T], year: int, one_of: int = 1) -> Sequence[T]:
    """The cases whose turn it is to be looked at under the book of this year, of which one in so many is."""
    return cases if os.environ.get(WHOLE) else cases[EDITIONS.index(year) :: len(EDITIONS) * one_of]


def share(alike: Sequence[T], one_of: int) -> Sequence[T]:
    """One in so many of a great many that are alike."""
    return alike if os.environ.get(WHOLE) else alike[::one_of]
