"""A case that goes out as PBN and comes back is the same case, and what is read and written again the same bytes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.exchange.out_of_verdict import board_of
from bridgetable.exchange.own_section import offered
from bridgetable.exchange.pbn_read import read_pbn
from bridgetable.exchange.pbn_write import written
from bridgetable.resources import resource_path
from exchange.pbn_texts import BOARD, board
from in_turn import in_turn

ONE_OF = 20
"""One case in so many is looked at under each edition."""


def cases(year: int) -> Iterator[Case]:
    return map(load, in_turn(case_files(resource_path("cases")), year, ONE_OF))


@pytest.mark.parametrize("year", EDITIONS)
def test_a_case_comes_back_as_it_was(year: int) -> None:
    count = 0
    for case in cases(year):
        told = written([board_of(case, year)]).text
        (again,) = read_pbn(told).boards
        assert [each.case for each in offered(again)] == [case], case.id
        count += 1
    assert count > 20


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("flags", [True, False], ids=["flags", "plain"])
def test_what_is_read_and_written_again_is_the_same(year: int, flags: bool) -> None:
    for case in cases(year):
        told = written([board_of(case, year)], flags=flags).text
        assert max(map(len, told.split("\r\n"))) <= 255
        assert written(read_pbn(told).boards, flags=flags).text == told, case.id


@pytest.mark.parametrize("year", EDITIONS)
def test_what_counts_is_read_as_it_was_written(year: int) -> None:
    for case in cases(year):
        told = board_of(case, year)
        (again,) = read_pbn(written([told]).text).boards
        assert (again.contract, again.declarer, again.swapped) == (told.contract, told.declarer, told.swapped), case.id
        assert (again.plays, again.calls, again.tricks) == (told.plays, told.calls, told.tricks), case.id


def edited() -> tuple[Case, str]:
    """A case, and a text in which another program has changed its contract since."""
    case = load(resource_path("cases", "law54", "law54-b-accepts.toml"))
    text = written([board_of(case, 2017)]).text
    assert '[Contract "4S"]' in text
    return case, text.replace('[Contract "4S"]', '[Contract "3S"]')


def test_a_board_that_another_program_has_changed_is_offered_as_two() -> None:
    case, text = edited()
    own, told = offered(board(text))
    assert own.case == case
    assert told.case.record.position.header.contract == "3S"
    assert own.remarks[-1].what == (
        "Another program has changed this board since its case was written into it: choose one of the two."
    )


def test_a_case_of_a_later_version_leaves_what_the_board_tells() -> None:
    later = replace(board(BOARD), section='id = "it"\nactions = []\nwhat_comes = "later"\n')
    (only,) = offered(later)
    assert only.case.record.position.header.contract == "3NT"
    assert only.remarks[-1].what.startswith("The case in this board cannot be read by this version")


def test_a_section_that_is_no_toml_leaves_it_too() -> None:
    (only,) = offered(replace(board(BOARD), section="[["))
    assert only.case.id == "pairs-board-3"
    with pytest.raises(tomllib.TOMLDecodeError):
        tomllib.loads("[[")
