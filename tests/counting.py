"""Lines are not counted where many others run the same: it would take as long again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from coverage import Coverage


@contextmanager
def uncounted() -> Iterator[None]:
    """Where lines are counted at all (`--cov`), they are not in here."""
    paused: list[Coverage] = []
    while (counting := Coverage.current()) is not None:
        counting.stop()  # in a process of a parallel run another may have been at it before
        paused.append(counting)
    try:
        yield
    finally:
        for counting in reversed(paused):
            counting.start()
