"""The courses of the program: every case is there, none twice, the easy ones first, and a broken file is told."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.practice.asking import ruling_place
from bridgetable.practice.generator import KINDS
from bridgetable.practice.one_click import one_click
from bridgetable.practice.paths import BrokenCourse, Course, courses, files

COURSES = courses()


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.id)
def test_a_course_is_whole(course: Course) -> None:
    assert [case for case in course.cases if case not in files()] == []
    assert len(set(course.cases)) == len(course.cases) >= 6
    assert set(course.test) <= set(KINDS)
    assert course.title and course.about.endswith(".")


def test_seven_courses_are_for_beginners() -> None:
    starter = [course for course in COURSES if course.picture]
    assert [course.title for course in starter] == [
        *("A card is dropped", "Jack… oops, the king", "Lead out of turn", "A revoke", "A claim", "Whose turn?"),
        "Bidding accidents",
    ]
    assert all(6 <= len(course.cases) <= 10 and course.test for course in starter)


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.id)
def test_the_easy_cases_come_first(course: Course) -> None:
    """Of pairs the easy pairs; a lesson that was given keeps the order in which it was."""
    levels = [load(files()[case]).level or 3 for case in course.cases]
    if course.sayings:
        levels = [max(pair) for pair in zip(levels[::2], levels[1::2], strict=True)]
    rising = all(one <= other for one, other in pairwise(levels))
    assert rising or course.id == "the-italian-lesson"


def test_since_you_learned_it_names_what_the_editions_rule_otherwise() -> None:
    course = next(each for each in COURSES if each.id == "since-you-learned-it")
    alike = [case for case in course.cases if _ruled(case, 2007) == _ruled(case, 2017)]
    assert alike == []


def _ruled(case: str, edition: int) -> list[str]:
    record = load(files()[case]).record
    place = max(ruling_place(record, year) or 0 for year in EDITIONS)
    part = one_click(record.upto(place), edition)
    return [answer.words for answer in part.answers if answer.id in part.right]


def test_what_everybody_says_is_fifteen_pairs_that_differ_in_one_thing() -> None:
    course = next(each for each in COURSES if each.sayings)
    assert len(course.sayings) == 15 and len(course.cases) == 30
    assert course.saying(0) == course.saying(1) != course.saying(2) and course.saying(30) == ""
    for one, other in zip(course.cases[::2], course.cases[1::2], strict=True):
        case, twin = load(files()[one]), load(files()[other])
        assert other in case.contrast or one in twin.contrast


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title = 3", "1-x.toml: title"),
        ('title = "a"', "1-x.toml: about"),
        ('title = "a"\nabout = "b"\ncases = [1]', "1-x.toml: cases"),
        ("title =", "1-x.toml: "),
    ],
)
def test_a_broken_course_is_told(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "1-x.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenCourse, match=why):
        courses(tmp_path)
