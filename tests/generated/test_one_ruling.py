"""A small run of what `generated.one_ruling` tries at full size, and what the table does on purpose."""

from __future__ import annotations

import pytest

from bridgetable.session import Session
from generated.one_ruling import as_it_is, one_sitting
from in_turn import share


@pytest.mark.parametrize("seed", share(range(100), 4))
def test_one_ruling_however_one_got_there(seed: int) -> None:
    one_sitting(seed, most=45)


def test_a_sitting_asks_chooses_and_answers() -> None:
    sittings = [one_sitting(seed, most=30) for seed in range(20)]
    assert any(sitting.record.facts for sitting in sittings)
    assert any(sitting.record.branches for sitting in sittings)
    assert any(sitting.view.verdict.questions for sitting in sittings)


def test_a_ruling_that_differs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = one_sitting(3, most=30)
    monkeypatch.setattr(Session, "view", Session(sitting.shown.upto(0), sitting.edition).view)
    with pytest.raises(AssertionError, match="they differ in"):
        as_it_is(sitting)
