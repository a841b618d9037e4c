"""The library as a learner sees it: what is shown of it, how far he is with each case, and which cases are alike."""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta

import pytest

from bridgetable.cases.reader import load
from bridgetable.practice.learners import CaseWish, Status, alike, statuses
from bridgetable.practice.paths import files
from bridgetable.practice.progress import GivenAnswer
from bridgetable.resources import resource_path
from bridgetable.ui.library.listed import Listed, listed

LIBRARY = {case.name: case for case in listed(resource_path("cases"))}
NOW = datetime(2026, 3, 1, tzinfo=UTC)


def answered(case: str, points: float, ago: timedelta) -> GivenAnswer:
    at = (NOW - ago).timestamp()
    return GivenAnswer(f"{case} {at}", f"{case} {at}", "me", at, case, "law45", (45,), 1, 2017, "status", points, 1.0)


def shown(wish: CaseWish, how: dict[str, Status] | None = None, favourites: tuple[str, ...] = ()) -> list[Listed]:
    return [case for case in LIBRARY.values() if wish.wants(case, how or {}, favourites)]


def test_what_the_list_tells_of_a_case_is_what_stands_in_its_file() -> None:
    for name, case in LIBRARY.items():
        read = load(files()[name])
        assert (case.level, case.laws, set(case.editions)) == (read.level or 0, read.laws, set(read.editions))


@pytest.mark.parametrize(
    ("name", "hands"), [("law45-jack-slip", 4), ("law68-d-play-on", 1), ("law49-defender-drops", 0)]
)
def test_hands_are_known_that_are_written_out(name: str, hands: int) -> None:
    assert LIBRARY[name].hands == hands


def test_a_wish_narrows_by_everything_it_names() -> None:
    assert len(shown(CaseWish())) == len(LIBRARY)
    some = shown(CaseWish(law=45, level=1, edition=2007))
    assert some and all((case.law, case.level) == (45, 1) and 2007 in case.editions for case in some)
    assert len(shown(CaseWish(edition=2007))) < len(LIBRARY)
    course = CaseWish("A course", ("law45-jack-slip", "lesson-45-1"))
    assert {case.name for case in shown(course)} == set(course.cases)


def test_new_again_mastered_and_favourite() -> None:
    how: dict[str, Status] = {"law45-jack-slip": "mastered", "lesson-45-1": "again"}
    assert [case.name for case in shown(CaseWish(status="mastered"), how)] == ["law45-jack-slip"]
    assert [case.name for case in shown(CaseWish(status="again"), how)] == ["lesson-45-1"]
    assert len(shown(CaseWish(status="new"), how)) == len(LIBRARY) - 2
    assert [case.name for case in shown(CaseWish(status="favourite"), how, ("lesson-45-1",))] == ["lesson-45-1"]


def test_how_it_stands_with_a_case_comes_from_its_last_answer_and_the_schedule() -> None:
    pytest.importorskip("fsrs")
    minute, year = timedelta(minutes=1), timedelta(days=365)
    assert statuses([answered("a", 0.0, 2 * minute), answered("a", 1.0, minute)], NOW) == {"a": "mastered"}
    assert statuses([answered("a", 1.0, 2 * minute), answered("a", 0.5, minute)], NOW) == {"a": "again"}
    assert statuses([answered("a", 1.0, year)], NOW) == {"a": "again"}


def test_without_the_schedule_what_was_wrong_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    year = timedelta(days=365)
    assert statuses([answered("a", 1.0, year), answered("b", 0.5, year)], NOW) == {"a": "mastered", "b": "again"}


@pytest.mark.parametrize("name", ["law45-jack-slip", "law64-a2-another-card", "law68-d-play-on", "lesson-47d-1"])
def test_the_contrast_pair_is_most_like_a_case_and_nothing_is_like_itself(name: str) -> None:
    case = load(files()[name])
    found = alike(case, LIBRARY.values())
    pairs = [each for each in case.contrast if each in LIBRARY]
    assert set(found[: len(pairs)]) == set(pairs)
    assert name not in found and len(set(found)) == len(found) >= 6
    assert all(LIBRARY[each].law == LIBRARY[name].law or set(LIBRARY[each].laws) & set(case.laws) for each in found)
