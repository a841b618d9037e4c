"""Courses: cases of the library one after the other, from the easy to the hard, each course in a file of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bridgetable.messages import read_in_the_language
from bridgetable.named import NamedTuple
from bridgetable.resources import resource_path


class Course(NamedTuple):
    """A course: its `title`, what it is about in a sentence, and the ids of its `cases` in order.

    `picture`: it is one of those that a beginner is shown first. `test`: the kinds of problem the generator makes for
    the test at its end; empty: there is none. `sayings`: what is said of each pair of cases that differ in one thing.
    """

    id: str
    title: str
    about: str
    cases: tuple[str, ...]
    picture: bool = False
    test: tuple[str, ...] = ()
    sayings: tuple[str, ...] = ()

    def saying(self, place: int) -> str:
        """What is said of the case at this place, from 0; empty where nothing is."""
        return self.sayings[place // 2] if place // 2 < len(self.sayings) else ""


class BrokenCourse(ValueError):
    """A file of a course that cannot be read; the message has file, key and what is wrong."""


def courses(folder: Path | None = None) -> tuple[Course, ...]:
    """The courses of the program, or those in `folder`, in the order of their files; raises `BrokenCourse`.

    What they say is in the language spoken, as far as it is told in it.

    >>> [course.id for course in courses()][:2]
    ['a-card-is-dropped', 'jack-oops-the-king']
    """
    return tuple(_course(path) for path in sorted((folder or resource_path("paths")).glob("*.toml")))


def _read_course(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as why:
        raise BrokenCourse(f"{path.name}: {why}") from why


def _course(path: Path) -> Course:
    english = _read_course(path)
    read = english | _course_told(path.name, english)
    wanted: dict[str, type] = {"title": str, "about": str, "cases": list}
    for key, kind in wanted.items():
        if not isinstance(read.get(key), kind):
            raise BrokenCourse(f"{path.name}: {key}: missing, or of another kind")
    cases, test, sayings = read["cases"], read.get("test", []), read.get("sayings", [])
    for key, texts in (("cases", cases), ("test", test), ("sayings", sayings)):
        if not (isinstance(texts, list) and all(isinstance(each, str) for each in texts)):
            raise BrokenCourse(f"{path.name}: {key}: each of them is a text")
    name = path.stem.partition("-")[2] or path.stem
    picture = read.get("picture", False) is True
    return Course(name, read["title"], read["about"], tuple(cases), picture, tuple(test), tuple(sayings))


def _course_told(file: str, english: Mapping[str, Any]) -> dict[str, Any]:
    """What the language spoken says of a course: its title, what it is about, and as many sayings as English has."""
    read = read_in_the_language("paths", file)
    return {
        key: read[key]
        for key in ("title", "about", "sayings")
        if key in english and isinstance(read.get(key), type(english[key]))
        if key != "sayings" or len(read[key]) == len(english[key])
    }


@lru_cache(maxsize=1)
def files() -> dict[str, Path]:
    """Where the cases of the library lie, by their ids: a case's file bears its id.

    >>> sorted(files())[0]
    'a01-woken-by-the-announcement'
    """
    return {path.stem: path for path in resource_path("cases").rglob("*.toml")}
