"""A small run of what `generated.inputs` tries at full size."""

from __future__ import annotations

from generated.inputs import run


def test_a_person_at_random_loses_nothing() -> None:
    assert run(events=250, seed=2).events >= 250
