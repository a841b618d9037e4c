"""A verdict under the numbers of a book that came after the one the law files are numbered by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar, cast

from bridgetable.editions import NUMBERED, number
from bridgetable.findings.kinds import Grounds
from bridgetable.findings.verdict import Verdict

_T = TypeVar("_T")


def in_numbers_of(year: int, verdict: Verdict) -> Verdict:
    """The verdict with every paragraph called as the book of `year` calls it."""
    return _Renumbering(year).of(verdict) if year > NUMBERED else verdict


class _Renumbering:
    """One walk through a verdict; what several findings rest on stays one finding."""

    def __init__(self, year: int) -> None:
        self._year = year
        self._done: dict[int, tuple[object, object]] = {}

    def of(self, value: _T) -> _T:
        if isinstance(value, str | int | frozenset) or value is None:
            return value
        done = self._done.get(id(value))
        if done is None:
            # the value is kept beside what became of it, so that its identity is not given to another
            done = self._done[id(value)] = (value, self._made(value))
        return cast("_T", done[1])

    def _made(self, value: Any) -> object:
        if isinstance(value, Grounds):
            also = tuple(self._number(cite) for cite in value.also)
            return value._replace(cite=self._number(value.cite), also=also, findings=self.of(value.findings))
        if isinstance(value, tuple):
            parts = [self.of(each) for each in value]
            return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
        if isinstance(value, Mapping):
            return {key: self.of(each) for key, each in value.items()}
        if is_dataclass(value) and not isinstance(value, type):
            own = {each.name: getattr(value, each.name) for each in fields(value) if each.init}
            made = {name: self.of(each) for name, each in own.items()}
            changed = {name: each for name, each in made.items() if each is not own[name]}
            return replace(value, **changed) if changed else value
        return value

    def _number(self, cite: str) -> str:
        return number(cite, NUMBERED, self._year) or cite
