"""A small run of what `generated.whynot` tries at full size."""

from __future__ import annotations

from generated.whynot import run


def test_forty_questions() -> None:
    asked, failed, _ = run(40, seed=7)
    assert (asked, failed) == (40, [])
