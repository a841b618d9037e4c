"""Values: small objects that are what their fields say, of which the program has a class for every verb."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

_C = TypeVar("_C", bound=type)


@dataclass_transform(frozen_default=True)
def value(cls: _C) -> _C:
    """Make of a class what `dataclass(frozen=True, slots=True)` makes of it, in less than half the time.

    A dataclass compiles each of its methods; here those that are alike in all classes are shared. With one class for
    every verb that is a tenth of the time in which the window comes.
    """
    made: Any = dataclass(frozen=True, slots=True, eq=False, repr=False)(cls)
    names = [each.name for each in fields(made)]
    said = attrgetter(*names) if names else _nothing

    def same(self: Any, other: object) -> Any:
        return said(self) == said(other) if other.__class__ is made else NotImplemented

    def as_number(self: Any) -> int:
        return hash(said(self))

    made.__eq__, made.__hash__, made.__repr__ = same, as_number, _shown
    result: _C = made
    return result


def _nothing(_value: Any) -> tuple[()]:
    return ()


def _shown(value: Any) -> str:
    parts = (f"{each.name}={getattr(value, each.name)!r}" for each in fields(value))
    return f"{type(value).__qualname__}({', '.join(parts)})"
