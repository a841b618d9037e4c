"""What every test stands on: windows are drawn off screen, and a warning that nobody expected is a failure.

A test that is to log a warning says so with `@pytest.mark.logs("part of its text")`: then it must be logged. Warnings
of Qt itself are watched by pytest-qt, see `qt_log_level_fail` in `pyproject.toml`.

What Hypothesis generates is the same in every run, so that no change is refused by the luck of the draw, and nothing is
remembered from one run to the next. `--hypothesis-profile=hunt` draws anew each time.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

import casefiles
from bridgetable.cases import catalogue
from in_turn import WHOLE

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("hunt", deadline=None, derandomize=False)
settings.load_profile("same")


UNCOUNTED = (
    "explain",
    "later_book",
    "messages",
    "ownbook",
    "packaging",
    "practice",
    "ui",
    "cases/test_stories.py",
    "generated/test_documents.py",
    "laws/test_citations_are_shown.py",
    "laws/test_one_door.py",
    "laws/test_order.py",
    "test_circles.py",
    "test_cli.py",
    "test_encodings.py",
    "test_layers.py",
)
"""Tests of which nobody counts the lines they run: it would take as long again, and others run them too."""
COUNTED_ALL_THE_SAME = (
    "explain/test_retold.py",
    "explain/test_withheld.py",
    "ui/test_gesture.py",
    "ui/test_placement.py",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what is counted, so that `-m counted` and `-m "not counted"` part the tests in two."""
    here = Path(__file__).parent
    uncounted = {here / name for name in UNCOUNTED}
    counted = {here / name for name in COUNTED_ALL_THE_SAME}
    for item in items:
        if item.path in counted or uncounted.isdisjoint((item.path, *item.path.parents)):
            item.add_marker("counted")


class _Kept(logging.Handler):
    """Keeps the text of each warning or error that is logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.texts.append(f"{record.levelname} {record.name}: {record.getMessage()}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--whole", action="store_true", help="look at every case under every edition, not under one in turn"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--whole"):
        os.environ[WHOLE] = "yes"
    # The list of paragraphs is made again and again of the same library.
    catalogue.load = cache(catalogue.load)  # type: ignore[attr-defined]  # what it imports is put in place of itself
    config.pluginmanager.register(casefiles, "casefiles")  # for files outside this folder too
    config.addinivalue_line("markers", "logs(text): the test must log a warning that holds this text, and no other")
    config.addinivalue_line(
        "markers", "counted: the lines that the test runs are counted, see packaging/coverage_list.py"
    )
    config.addinivalue_line("markers", "whole_library: the list of cases in the window has the whole library")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, None, None]:
    with _failing_on_warnings():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    with _failing_on_warnings(*(marker.args[0] for marker in item.iter_markers("logs"))):
        yield


@contextmanager
def _failing_on_warnings(*expected: str) -> Iterator[None]:
    kept = _Kept()
    logging.getLogger().addHandler(kept)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(kept)
    surprises = [text for text in kept.texts if not any(part in text for part in expected)]
    silent = [part for part in expected if not any(part in text for text in kept.texts)]
    if surprises or silent:
        pytest.fail("\n".join([*surprises, *(f"not logged: {part}" for part in silent)]), pytrace=False)
