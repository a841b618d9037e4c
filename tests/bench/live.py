"""Live: one more action when 120 stand in the record already, judged anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from statistics import median

from bridgetable.session import Session
from measure import Figure, medians, seconds, yardstick
from played import full_record, played

BOARDS = 5
BEFORE, AFTER = 110, 130
"""Actions in the record when the first and the last of the timed ones is done: 120 on average."""
FRAME = 1000 / 60


def figures() -> Iterator[Figure]:
    """Milliseconds for one action, and the ratio to a fixed piece of plain Python."""
    judged = median(time for seed in range(BOARDS) for time in judging(seed))
    (step,) = medians(50, yardstick)
    yield Figure("one more action, judged", judged * 1000, "ms", bar=FRAME)
    yield Figure("ratio to 20 000 steps of plain Python", judged / step, "x")


def judging(seed: int) -> Iterator[float]:
    """Seconds for each of the timed actions of one board, the record growing as it would at the table."""
    record = full_record(played(seed), AFTER)
    session = Session(replace(record, log=record.log[:BEFORE]))
    for entry in record.log[BEFORE:]:
        yield seconds(partial(session.do, entry))
