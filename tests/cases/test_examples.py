"""The seven examples every writer of cases starts from: all of them load and pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetable.cases.check import check_file
from bridgetable.cases.reader import load

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: Path(path).stem)
def test_every_example_passes(path: Path) -> None:
    assert load(path).id == path.stem
    assert list(map(str, check_file(path).failures)) == []
