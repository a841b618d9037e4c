"""A show that is killed lacks at most the last second; `python3 -m ui.show.killed_show 50` kills more of them."""

from __future__ import annotations

import os

import pytest

from in_turn import share
from ui.show.killed_show import MISSING, kill


@pytest.mark.skipif(os.name == "nt", reason="a signal that no program hears is sent otherwise there")
@pytest.mark.parametrize("seed", share(range(3), 3))
def test_a_killed_show_lacks_at_most_a_second(seed: int) -> None:
    assert kill(seed) <= MISSING
