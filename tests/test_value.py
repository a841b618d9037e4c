"""Values are frozen dataclasses in everything but the time they take to make."""

from __future__ import annotations

import copy
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace

import pytest

from bridgetable.value import value


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


@value
class Noted:
    words: tuple[str, ...]
    marks: dict[str, int] = field(default_factory=dict)
    line: int = field(default=0, compare=False)


def test_fields_are_given_in_their_order_or_by_name_and_others_have_what_they_are_without_that() -> None:
    noted = Noted(("a",), line=3)
    assert (noted.words, noted.marks, noted.line) == (("a",), {}, 3)
    assert Noted(()).marks is not Noted(()).marks
    with pytest.raises(TypeError, match="Noted.__init__"):
        Noted()  # type: ignore[call-arg]


def test_what_is_not_compared_makes_no_difference() -> None:
    assert Noted((), {}, 1) == Noted((), {}, 2)
    assert Noted((), {}, 1) != Noted((), {"x": 1}, 1)


def test_a_value_is_taken_apart_by_its_order_and_is_copied() -> None:
    match Point(1, 2):
        case Point(x, y):
            assert (x, y) == (1, 2)
    assert replace(Noted((), {}, 1), words=("b",)) == Noted(("b",))
    assert copy.deepcopy(Noted(("a",), {"x": 1})) == Noted(("a",), {"x": 1})
    assert is_dataclass(Noted)


def test_a_value_is_no_further_kind_of_another_one() -> None:
    with pytest.raises(AssertionError, match="no further kind"):
        value(type("Further", (Point,), {"__annotations__": {"z": "int"}}))
