"""The watch over logged warnings and the luck of the draw, seen from test runs of their own."""

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

DRAWS = """
from hypothesis import given, strategies

drawn = []


@given(strategies.integers())
def test_draws(number):
    drawn.append(number)


def test_tells():
    print("drawn:", drawn)
"""


@pytest.fixture
def own_run(pytester: pytest.Pytester) -> pytest.Pytester:
    """A folder whose tests stand on our `conftest.py`."""
    pytester.makeconftest((Path(__file__).parent / "conftest.py").read_text(encoding="utf-8"))
    pytester.makeini(f"[pytest]\npythonpath = {Path(__file__).parent}\n")
    return pytester


def test_a_logged_warning_fails_the_test_unless_the_test_announces_it(own_run: pytest.Pytester) -> None:
    own_run.makepyfile(RUN)
    run = own_run.runpytest_subprocess("--strict-markers", "-rfE")
    run.assert_outcomes(passed=2, failed=3, errors=1)
    run.stdout.fnmatch_lines_random(
        ["*WARNING table: a card fell", "not logged: a card", "ERROR table: the table broke", "ERROR *set_up_with*"]
    )


@pytest.mark.parametrize(("options", "same"), [((), True), (("--hypothesis-profile=hunt",), False)])
def test_the_same_is_drawn_in_every_run_unless_one_hunts(
    own_run: pytest.Pytester, options: tuple[str, ...], same: bool
) -> None:
    own_run.makepyfile(DRAWS)
    first, second = (own_run.runpytest_subprocess("-s", *options) for _ in range(2))
    first.assert_outcomes(passed=2)
    told = [[line for line in run.outlines if "drawn:" in line] for run in (first, second)]
    assert len(told[0]) == 1
    assert (told[0] == told[1]) is same
