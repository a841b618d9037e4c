"""Problems in a row: the five of a day, or the cases of a course with the test at its end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from bridgetable.cases.reader import load
from bridgetable.practice.asking import ruling_place
from bridgetable.practice.generator import KINDS, scenes
from bridgetable.practice.paths import Course, files
from bridgetable.practice.scene import Scene
from bridgetable.ui.practice.source import offered

DAILY = 5
TEST = 3
"""So many problems are the test at the end of a course."""


class Series:
    """So many scenes one after the other, `length` in all, each with what is said of it; `title` is told with each."""

    def __init__(self, title: str, scenes_: Iterator[tuple[Scene, str]], length: int) -> None:
        self.title, self.length, self.number = title, length, 0
        self._scenes = scenes_
        self.points = self.of = 0.0

    def next(self) -> tuple[Scene, str] | None:
        """The next scene and what is said of it; None at the end."""
        found = next(self._scenes, None)
        self.number += found is not None
        return found

    def add(self, points: float, of: float) -> None:
        """An answer in it earned so much of so much."""
        self.points += points
        self.of += of

    @property
    def share(self) -> float:
        """The share of the points on the way so far."""
        return self.points / self.of if self.of else 0.0


def daily(title: str, edition: int, level: int, today: date) -> Series:
    """The five problems of a day: the same for everybody who rules at this level under this edition."""
    found = scenes(offered(level, edition), (edition,), (level,), today.toordinal(), DAILY)
    return Series(title, ((each, "") for each in found), DAILY)


def of_course(course: Course, edition: int, level: int) -> Series:
    """The cases of a course, and problems of its kinds at the end."""
    there = [(place, case) for place, case in enumerate(course.cases) if asked_as(case, edition) is not None]
    kinds = [kind for kind in course.test if KINDS[kind].fitting(edition, level)]
    return Series(course.title, _of_course(course, there, kinds, edition, level), len(there) + TEST * bool(kinds))


def _of_course(
    course: Course, there: list[tuple[int, str]], kinds: list[str], edition: int, level: int
) -> Iterator[tuple[Scene, str]]:
    for place, case in there:
        scene = asked_as(case, edition)
        assert scene is not None, "only cases that can be asked are in a series"
        yield scene, course.saying(place)
    if kinds:
        seed = date.today().toordinal()
        yield from ((scene, "") for scene in scenes(kinds, (edition,), (level,), seed, TEST))


def asked_as(name: str, edition: int) -> Scene | None:
    """A case of the library as a problem, up to where it is ruled on; None where there is nothing to rule on."""
    case = load(files()[name])
    place = ruling_place(case.record, edition)
    if place is None:
        return None
    law = case.laws[0] if case.laws else ""
    number = "".join(letter for letter in law.partition(":")[2] or law if letter.isdigit())[:2]
    return Scene(replace(case, record=case.record.upto(place)), f"law{number}", edition, 0)
