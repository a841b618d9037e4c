"""Lines are counted in the tests that are marked `counted`: where many others run the same it would take as long again.

Where lines are counted at all (`--cov`), a trace function of Python's does it. It is taken off, and put on again around
a test; between tests it would only look at what pytest does.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _typeshed import TraceFunction


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    with uncounted():
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with counted() if item.get_closest_marker("counted") else nullcontext():
        return (yield)


@contextmanager
def uncounted() -> Iterator[None]:
    """The lines that are run in here are not counted, but for those in `counted`."""
    _taken_off.append(sys.gettrace())
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(_taken_off.pop())


@contextmanager
def counted() -> Iterator[None]:
    """Within `uncounted`: here lines are counted all the same."""
    sys.settrace(_taken_off[-1])
    try:
        yield
    finally:
        sys.settrace(None)


_taken_off: list[TraceFunction | None] = []
