"""A share of what `generated.grading` tries, and what a problem asks of whom."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.judge import judge
from bridgetable.practice.asking import problem, ruling_place
from bridgetable.practice.generator import scene
from bridgetable.practice.marking import mark
from bridgetable.practice.near_misses import ASK, says
from bridgetable.practice.one_click import one_click
from bridgetable.practice.parts_facts import mattering_questions
from bridgetable.practice.parts_law import understood
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT, Part
from bridgetable.resources import resource_path
from bridgetable.ui.show.told import ruled_on
from generated import grading as g

FILES = list(case_files(resource_path("cases")))


def test_every_wrong_step_is_found_and_the_model_answer_is_right() -> None:
    told = [f"{where}: {fault}" for where, asked in g.of_the_library(200, 3) for fault in g.faults(asked)]
    assert told == []


def test_generated_problems_are_marked_as_well() -> None:
    told = [f"{where}: {fault}" for where, asked in islice(g.generated(15), 15) for fault in g.faults(asked)]
    assert told == []


@pytest.fixture(scope="module")
def clicks() -> list[tuple[Part, frozenset[str]]]:
    """*What do you rule?* of a share of the library, and what the verdict says."""
    found = []
    for place, path in enumerate(FILES[::5]):
        case = load(path)
        if case.record.log:
            edition = EDITIONS[place % 2]
            found.append((one_click(case.record, edition, place), says(judge(case.record, edition))))
    return found


def test_one_answer_is_right_and_none_of_the_others_is(clicks: list[tuple[Part, frozenset[str]]]) -> None:
    for part, true in clicks:
        assert len(part.right) == 1
        wrong = {answer.id for answer in part.answers} - part.right
        assert 1 <= len(wrong) <= 3
        assert part.right == {ASK.key} or not wrong & true


def test_neither_place_nor_length_gives_the_right_answer_away(clicks: list[tuple[Part, frozenset[str]]]) -> None:
    four = [part for part, _ in clicks if len(part.answers) == 4]
    places, shortest, longest = [0] * 4, 0, 0
    for part in four:
        right = next(answer for answer in part.answers if answer.id in part.right)
        lengths = sorted(len(answer.words) for answer in part.answers)
        places[part.answers.index(right)] += 1
        shortest += len(right.words) == lengths[0] and lengths.count(lengths[0]) == 1
        longest += len(right.words) == lengths[-1] and lengths.count(lengths[-1]) == 1
    assert len(four) > 0.95 * len(clicks)
    assert all(0.17 * len(four) < count < 0.33 * len(four) for count in places)
    assert shortest < 0.3 * len(four)
    assert longest < 0.3 * len(four)


def test_answers_are_short(clicks: list[tuple[Part, frozenset[str]]]) -> None:
    long = [answer.words for part, _ in clicks for answer in part.answers if len(answer.words) > 40]
    assert len(long) < 0.01 * sum(len(part.answers) for part, _ in clicks)


def test_the_same_seed_gives_the_same_problem() -> None:
    record = load(FILES[700]).record
    assert problem(record, 2017, TOURNAMENT, 5) == problem(record, 2017, TOURNAMENT, 5)
    assert one_click(record, 2017, 5) == one_click(record, 2017, 5)


@pytest.mark.parametrize(
    ("typed", "cite"),
    [("52B1", "52B1"), ("law 52", "52"), ("52 b 1 a", "52B1(a)"), ("45c4(b)", "45C4(b)"), ("nonsense", None)],
)
def test_a_paragraph_is_understood_as_people_type_it(typed: str, cite: str | None) -> None:
    assert understood(typed, 2017) == cite


def test_levels_ask_for_more() -> None:
    case = next(load(path) for path in FILES if path.stem == "law47-e1-partner-said-so")
    at = ruling_place(case.record, 2017)
    assert at == 3
    topics = [{part.topic for part in problem(case.record, 2017, level).parts} for level in (PLAYER, CLUB, TOURNAMENT)]
    assert topics[0] == {"status", "choices"}
    assert topics[1] == {"status", "choices", "then"}
    assert topics[2] == {"status", "choices", "then", "paragraph"}


def test_a_near_paragraph_and_the_number_of_the_other_book_are_worth_something() -> None:
    case = next(load(path) for path in FILES if path.stem == "law47-e1-partner-said-so")
    asked = problem(case.record, 2017, TOURNAMENT)
    part = next(part for part in asked.parts if part.id == "paragraph")
    points = {}
    for typed in ("law 53 A", "53", "52B2"):
        found = next(each for each in mark(asked, {"paragraph": frozenset({typed})}) if each.part == part.id)
        points[typed] = found.points
    assert points == {"law 53 A": 1.0, "53": 0.5, "52B2": 0.0}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("level", [CLUB, TOURNAMENT])
def test_what_two_laws_offer_is_one_answer(edition: int, level: int) -> None:
    record = load(resource_path("cases", "law26", "law26-same-words-under-two-laws.toml")).record
    asked = problem(record.upto(ruling_place(record, edition) or 0), edition, level)
    assert list(g.faults(asked)) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("meant", "more"), [("no", False), ("yes", True)])
def test_what_would_matter_after_another_answer_is_not_asked(edition: int, meant: str, more: bool) -> None:
    record = scene("G21", 2017, TOURNAMENT, 0).case.record
    (claim,) = (fact for fact in record.facts if fact.key.startswith("meant-claim "))
    said = record.with_fact(replace(claim, value=meant))
    wanted = mattering_questions(said, edition)
    assert "meant-claim" in {question.id for question in wanted.values()}
    assert ("normal-loss" in {question.id for question in wanted.values()}) is more


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_that_was_seen_and_goes_back_has_one_right_flag(edition: int) -> None:
    """Declarer's dropped card: who answers that it goes back is not told that he is wrong."""
    record = load(resource_path("cases", "law48", "law48-a-declarer-drops.toml")).record
    asked = problem(record.upto(ruling_place(record, edition) or 0), edition, PLAYER)
    (status,) = (part for part in asked.parts if part.id.startswith("status"))
    assert status.right == {"exposed"}
    assert not {answer.id for answer in status.answers} & {"must go back", "in hand", "held"}


@pytest.mark.parametrize(
    ("case", "right"),
    [
        ("law27-b2-three-hearts", "West must pass until the auction ends"),
        ("law31-a2-another-suit", "East must pass once"),
    ],
)
def test_a_call_put_right_is_asked_about_by_what_it_costs(case: str, right: str) -> None:
    record = ruled_on(load(resource_path("cases", case[:5], f"{case}.toml")).record)
    part = one_click(record, 2017, len(record.log))
    assert [answer.words for answer in part.answers if answer.id in part.right] == [right]
    assert sum("must pass" in answer.words for answer in part.answers) > 2
