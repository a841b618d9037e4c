"""A few of the records that `python -m generated.from_the_vocabulary` makes by the thousand."""

from __future__ import annotations

import pytest

from generated.from_the_vocabulary import case_of, made
from in_turn import share


@pytest.mark.parametrize("seed", share(range(8), 4))
def test_one_ruling_however_one_comes_to_it(seed: int) -> None:
    """Live, stepped, reopened and fresh say the same, and nothing is asked that the log answers."""
    making = made(f"suite {seed}", asking=seed == 0)
    told = "\n\n".join(f"{fault.bar}: {fault.what}\n{case_of(fault.record)}" for fault in making.faults)
    assert not told
