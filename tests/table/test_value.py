"""Values are frozen dataclasses in everything but the time they take to make."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, fields, replace

import pytest

from bridgetable.table.value import value


@value
class Point:
    x: int
    y: int = 0


@value
class Other:
    x: int
    y: int = 0


@value
class Nothing:
    pass


@dataclass(frozen=True, slots=True)
class Usual:
    x: int
    y: int = 0


def test_a_value_is_what_its_fields_say() -> None:
    assert Point(1) == Point(1, 0)
    assert Point(1) != Point(1, 2)
    assert Point(1) != Other(1)  # type: ignore[comparison-overlap]  # two kinds that look alike are not equal
    assert len({Point(1), Point(1, 0), Point(2)}) == 2
    assert Nothing() == Nothing() and hash(Nothing()) == hash(Nothing())


def test_a_value_counts_and_reads_as_a_dataclass_does() -> None:
    assert hash(Point(3, 4)) == hash(Usual(3, 4))
    assert repr(Point(3, 4)) == repr(Usual(3, 4)).replace("Usual", "Point")
    assert repr(Nothing()) == "Nothing()"
    assert [each.name for each in fields(Point)] == ["x", "y"]
    assert replace(Point(3, 4), y=5) == Point(3, 5)


def test_a_value_does_not_change() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]
    assert not hasattr(point, "__dict__")
