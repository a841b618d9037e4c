"""The seven examples every writer of cases starts from: all of them load, and those whose laws are there pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.check import check_file
from bridgetable.cases.reader import load

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.toml"))
PASSING = ("x-before-declarer", "x-defender-misspeaks", "x-forgotten-in-plain-sight", "x-leaning-hand")
"""The others need Laws 53, 54 and 66."""


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: Path(path).stem)
def test_every_example_is_read(path: Path) -> None:
    assert load(path).id == path.stem


@pytest.mark.parametrize("name", PASSING)
def test_an_example_passes(name: str) -> None:
    path = Path(__file__).parent / "examples" / f"{name}.toml"
    assert list(map(str, check_file(path).failures)) == []
