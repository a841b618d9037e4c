"""How a run is timed, and how a figure is printed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Figure:
    """One thing measured: its `value` in `unit` (`x` is a ratio), and the most it may be, if there is a bar."""

    name: str
    value: float
    unit: str
    bar: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the value stays within its bar."""
        return self.bar is None or self.value <= self.bar

    def __str__(self) -> str:
        bar = "" if self.bar is None else f"   (bar {self.bar:g}{'' if self.kept else ', MISSED'})"
        return f"{self.name:58} {self.value:9.2f} {self.unit}{bar}"


def seconds(run: Callable[[], object]) -> float:
    """How long one call takes."""
    before = time.perf_counter()
    run()
    return time.perf_counter() - before


def medians(times: int, *runs: Callable[[], object]) -> list[float]:
    """The median seconds of each run, all of them in turn `times` times, so that a busy moment falls on each alike."""
    rounds = [[seconds(run) for run in runs] for _ in range(times)]
    return [median(column) for column in zip(*rounds, strict=True)]


def yardstick() -> int:
    """A fixed piece of plain Python: what the machine makes of 20 000 small steps."""
    total = 0
    for number in range(20_000):
        total = (total + number * 7) % 1009
    return total
