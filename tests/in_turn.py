"""Each case under one of the editions in turn: what is looked at in every run; `pytest --whole` takes all of both."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from bridgetable.editions import EDITIONS

WHOLE = "BRIDGETABLE_WHOLE"
"""Set in the environment by `--whole`, which the processes of a parallel run inherit."""
T = TypeVar("T")


def in_turn(cases: Sequence[T], year: int) -> Sequence[T]:
    """The cases whose turn it is to be looked at under the book of this year."""
    return cases if os.environ.get(WHOLE) else cases[EDITIONS.index(year) :: len(EDITIONS)]
