"""Start: from the start of the process to the first frame and to the whole table, beside a bare window."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from measure import Figure
from remarks import remark

ROUNDS = 7
MOST_MEMORY = 36
"""Megabytes."""
DRIVER = Path(__file__).with_name("first_paint.py")


def figures() -> Iterator[Figure]:
    """Milliseconds and megabytes of both windows, started in turn."""
    rounds = [(start("bare"), start("bridgetable")) for _ in range(ROUNDS + 1)][1:]  # the first warms the disk
    bare, ours = ([median(column) for column in zip(*side, strict=True)] for side in zip(*rounds, strict=True))
    yield Figure("a bare window, painted", bare[0] * 1000, "ms")
    yield Figure("Bridgetable's window, painted", ours[0] * 1000, "ms")
    yield Figure("ratio", ours[0] / bare[0], "x", bar=1.5)
    yield Figure("Bridgetable's window, a record on its table", ours[2] * 1000, "ms")
    yield Figure("ratio", ours[2] / bare[0], "x", bar=2.5)
    yield Figure("memory beyond the bare window's, painted", ours[1] - bare[1], "MB", bar=MOST_MEMORY)
    yield Figure("memory beyond the bare window's, a record on its table", ours[3] - bare[3], "MB", bar=MOST_MEMORY)


def start(which: str) -> list[float]:
    """Seconds from the start of a process to its painted window, megabytes then, and the same when it is ready."""
    started = time.perf_counter()
    command = [sys.executable, str(DRIVER), which]
    run = subprocess.run(
        command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=60, env=_environ()
    )
    for line in run.stderr.splitlines():
        remark(line)
    run.check_returncode()
    painted, memory, ready, memory_then = map(float, run.stdout.split())
    return [painted - started, memory, ready - started, memory_then]


def _environ() -> dict[str, str]:
    """This machine's environment, in which modules are compiled once and not at every start, as it is for a user."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
