"""Lines are counted in the tests that are marked `counted`: where many others run the same it would take as long again.

Where lines are counted at all (`--cov`), a trace function of Python's does it, in every thread. Once the program has
been imported, which runs the lines outside its functions, it is taken off, and put on again around a test: for the rest
of the time it would only look at what pytest does.
"""

from __future__ import annotations

import pkgutil
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

import bridgetable

if TYPE_CHECKING:
    from _typeshed import TraceFunction


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    others_run_them = session.config.pluginmanager.has_plugin("dsession")  # this process only hands the tests out
    if sys.gettrace() and not others_run_them:
        for module in pkgutil.walk_packages(bridgetable.__path__, "bridgetable."):
            if not module.name.endswith("__main__"):
                import_module(module.name)
    with uncounted():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop() -> Generator[None, object, object]:
    with uncounted():
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    with counted() if item.get_closest_marker("counted") else nullcontext():
        return (yield)


@contextmanager
def uncounted() -> Iterator[None]:
    """The lines that are run in here are not counted, but for those in `counted`."""
    _taken_off.append((sys.gettrace(), threading.gettrace()))
    _trace(None, None)
    try:
        yield
    finally:
        _trace(*_taken_off.pop())


@contextmanager
def counted() -> Iterator[None]:
    """Within `uncounted`: here lines are counted all the same."""
    _trace(*_taken_off[-1])
    try:
        yield
    finally:
        _trace(None, None)


def _trace(here: TraceFunction | None, in_new_threads: TraceFunction | None) -> None:
    sys.settrace(here)
    threading.settrace(in_new_threads)


_taken_off: list[tuple[TraceFunction | None, TraceFunction | None]] = []
