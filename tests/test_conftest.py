"""The watch over logged warnings, seen from a test run of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

RUN = """
import logging
import pytest

log = logging.getLogger("table")


@pytest.fixture
def noisy():
    log.warning("a card fell")


def test_silent():
    log.info("East leads")


def test_warns():
    log.warning("a card fell")


def test_set_up_with_a_warning(noisy):
    pass


@pytest.mark.logs("a card")
def test_warns_as_it_said():
    log.warning("a card fell")


@pytest.mark.logs("a card")
def test_does_not_warn_as_it_said():
    log.info("a card fell")


@pytest.mark.logs("a card")
def test_warns_of_something_else_too():
    log.warning("a card fell")
    log.error("the table broke")
"""


def test_a_logged_warning_fails_the_test_unless_the_test_announces_it(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parent}\n")
    pytester.makepyfile(RUN)
    run = pytester.runpytest_subprocess("--strict-markers", "-rfE")
    run.assert_outcomes(passed=2, failed=3, errors=1)
    run.stdout.fnmatch_lines_random(
        ["*WARNING table: a card fell", "not logged: a card", "ERROR table: the table broke", "ERROR *set_up_with*"]
    )
