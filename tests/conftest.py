"""What every test stands on: windows are drawn off screen, and a warning that nobody expected is a failure.

A test that is to log a warning says so with `@pytest.mark.logs("part of its text")`: then it must be logged. Warnings
of Qt itself are watched by pytest-qt, see `qt_log_level_fail` in `pyproject.toml`.

What Hypothesis generates is the same in every run, so that no change is refused by the luck of the draw, and nothing is
remembered from one run to the next. `--hypothesis-profile=hunt` draws anew each time.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

import pytest
from hypothesis import settings

import casefiles
import counting
from bridgetable.cases import catalogue, reader
from bridgetable.cases.case import Case
from bridgetable.ui.widgets import garbage
from in_turn import WHOLE

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # the program speaks English here, whatever the desktop speaks

# So much is kept for later tests that it is seldom worth while to look for what can go; and that is done between two
# tests, as the window does it between two frames.
gc.set_threshold(20_000, 20, 100)
garbage.keep()

# What a test starts as a process of its own need not be compiled each time anew.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("hunt", deadline=None, derandomize=False)
settings.load_profile("same")


UNCOUNTED = (
    "collection",
    "evening",
    "explain",
    "later_book",
    "messages",
    "ownbook",
    "packaging",
    "practice",
    "translating",
    "ui",
    "cases/test_stories.py",
    "cases/test_askable.py::test_no_ruling_of_the_library_asks_where_nobody_could_be_asked",
    "cases/test_bad_input.py::test_a_long_line_below_that_is_told_of_in_a_short_one",
    "cases/test_check.py::test_nothing_in_the_library_is_there_for_nothing",
    "cases/test_writer.py::test_the_library_is_read_back_as_it_was",
    "equity/test_solving.py::test_the_library_says_what_is_worked_out_here",
    "exchange/test_mutated.py",
    "exchange/test_reading.py::test_nothing_that_comes_throws_or_takes_long",
    "exchange/test_reading.py::test_ten_times_as_long_takes_no_hundred_times_as_long",
    "exchange/test_round_trip.py::test_a_case_comes_back_as_it_was",
    "exchange/test_round_trip.py::test_what_is_read_and_written_again_is_the_same",
    "generated/test_auctions.py",
    "generated/test_documents.py",
    "generated/test_one_ruling.py",
    "generated/test_problems.py",
    "generated/test_properties.py::test_a_lawful_deal_and_one_fault",
    "generated/test_properties.py::test_any_record_of_a_partial_deal",
    "generated/test_properties.py::test_long_records",
    "generated/test_regular_boards.py::test_a_regular_board_asks_nothing_and_says_one_line_a_card",
    "generated/test_regular_boards.py::test_one_dispute_and_it_is_asked",
    "generated/test_regular_boards.py::test_words_that_were_disputed_are_no_longer_let_pass",
    "generated/test_relevance.py",
    "laws/test_citations_are_shown.py",
    "laws/test_doing_what_is_ruled.py",
    "laws/test_one_door.py",
    "laws/test_order.py",
    "table/test_choices.py::test_no_law_takes_the_words_of_a_choice_apart",
    "table/test_sentences.py::test_an_action_is_read_back_from_its_sentence",
    "table/test_sentences.py::test_an_entry_is_read_back_from_its_sentence",
    "test_circles.py",
    "test_cli.py",
    "test_commands_in_languages.py::test_what_is_printed_has_no_english_word",
    "test_conftest.py",
    "test_docstrings.py",
    "test_encodings.py",
    "test_judge.py::test_hands_that_show_themselves_card_by_card_are_judged_alike_at_once_and_step_by_step",
    "test_layers.py",
    "test_strangers.py::test_places_after_very_many_are_told_by_what_they_stand_in",
    "test_strangers.py::test_of_whatever_a_file_is_made_it_is_soon_and_shortly_answered",
    "test_strangers.py::test_what_is_too_long_is_told_with_its_line",
    "test_strangers.py::test_what_stands_too_deep_is_found_before_it_is_read",
    "ui/test_placement.py::test_every_rank_of_a_trick_is_seen_whoever_led",
    "writing/test_sentences.py::test_what_is_not_so_is_told_in_sentences",
)
"""Tests in which the lines they run are not counted, by folder, file or name: it would take as long again.

Others run the same lines; what they do not is told at once by `packaging/coverage_list.py`.
"""
COUNTED_ALL_THE_SAME = (
    "explain/test_retold.py",
    "explain/test_withheld.py",
    "ui/test_gesture.py",
    "ui/test_placement.py",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark the tests in which lines are counted."""
    here = Path(__file__).parent
    uncounted = {str(here / name) for name in UNCOUNTED}
    counted = {here / name for name in COUNTED_ALL_THE_SAME}
    for item in items:
        test = f"{item.path}::{getattr(item, 'originalname', item.name)}"
        above = () if item.path in counted else (str(item.path), *map(str, item.path.parents))
        if uncounted.isdisjoint((test, *above)):
            item.add_marker("counted")


def pytest_collection_finish() -> None:
    """The tests stay to the end: Python need not look among them, again and again, for what can go."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None, None, None]:
    yield
    garbage.clear()


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


def _read_once(parse: Callable[..., Case]) -> Callable[..., Case]:
    """Many tests go through the library: each of its cases is read once for all of them.

    What can be read when all that a file expects is looked at, too, is the same case without that.
    """
    passed: dict[tuple[str, str], Case] = {}
    read = lru_cache(4096)(parse)

    def once(text: str, name: str, *, expecting: bool = False) -> Case:
        if not expecting and (text, name) in passed:
            return passed[text, name]
        case = read(text, name, expecting=expecting)
        if expecting:
            passed[text, name] = case
        return case

    return once


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--whole"):
        os.environ[WHOLE] = "yes"
    # The list of paragraphs is made again and again of the same library.
    catalogue.load = cache(catalogue.load)  # type: ignore[attr-defined]  # what it imports is put in place of itself
    reader.parse_case = _read_once(reader.parse_case)
    for plugin in (casefiles, counting):  # for files outside this folder too
        config.pluginmanager.register(plugin)
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
