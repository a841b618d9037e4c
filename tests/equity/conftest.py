"""Whether a solver's library is there makes no difference to these tests, but for those that ask for it."""

from __future__ import annotations

from typing import Any

import pytest

from bridgetable.equity import native
from equity.endgames import SmallSolver

LIBRARY = native.library()


@pytest.fixture
def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has no library of a solver."""
    monkeypatch.setattr(native, "library", lambda: None)


@pytest.fixture
def small_solver(monkeypatch: pytest.MonkeyPatch) -> SmallSolver:
    """A library that says what it is asked."""
    solver = SmallSolver()
    monkeypatch.setattr(native, "library", lambda: solver)
    return solver


@pytest.fixture
def real_library() -> Any:
    """The library of the solver itself."""
    if LIBRARY is None:
        pytest.skip("DDS is not installed here: pip install --no-deps endplay==0.5.12")
    return LIBRARY
