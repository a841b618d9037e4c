"""Start: from the start of the process to the first painted frame, beside a bare window with an empty view."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from measure import Figure

ROUNDS = 7
DRIVER = Path(__file__).with_name("first_paint.py")


def figures() -> Iterator[Figure]:
    """Milliseconds and megabytes of both windows, started in turn."""
    rounds = [(first_paint("bare"), first_paint("bridgetable")) for _ in range(ROUNDS + 1)][
        1:
    ]  # the first warms the disk
    bare, ours = ([median(column) for column in zip(*side, strict=True)] for side in zip(*rounds, strict=True))
    yield Figure("a bare window", bare[0] * 1000, "ms")
    yield Figure("Bridgetable's window", ours[0] * 1000, "ms")
    yield Figure("ratio", ours[0] / bare[0], "x", bar=1.5)
    yield Figure("memory beyond the bare window's", ours[1] - bare[1], "MB", bar=40)


def first_paint(which: str) -> tuple[float, float]:
    """Seconds from the start of a process to its first painted frame, and the megabytes it holds then."""
    started = time.perf_counter()
    run = subprocess.run([sys.executable, DRIVER, which], check=True, capture_output=True, text=True)
    painted, megabytes = map(float, run.stdout.split())
    return painted - started, megabytes
