"""A tuple whose parts have names is what `typing.NamedTuple` makes of the same class."""

from __future__ import annotations

import copy
import pickle
import typing

import pytest

from bridgetable.named import NamedTuple


class Ours(NamedTuple):
    """A card that was led."""

    seat: str
    card: str = "C2"
    trick: int = 1

    @property
    def told(self) -> str:
        return f"{self.seat} leads {self.card}"

    def later(self, by: int) -> Ours:
        return self._replace(trick=self.trick + by)


class Theirs(typing.NamedTuple):
    """A card that was led."""

    seat: str
    card: str = "C2"
    trick: int = 1

    @property
    def told(self) -> str:
        return f"{self.seat} leads {self.card}"

    def later(self, by: int) -> Theirs:
        return self._replace(trick=self.trick + by)


class One(NamedTuple):
    only: str


BOTH = (Ours, Theirs)


@pytest.mark.parametrize("kind", BOTH)
def test_it_is_made_asked_and_changed(kind: type[Ours] | type[Theirs]) -> None:
    led = kind("E", trick=3)
    assert led == ("E", "C2", 3) and hash(led) == hash(("E", "C2", 3)) and led < ("E", "C2", 4)
    seat, card, trick = led
    assert (seat, card, trick) == (led.seat, led.card, led.trick)
    assert led.told == "E leads C2" and led.later(2) == kind("E", "C2", 5)
    assert led._asdict() == {"seat": "E", "card": "C2", "trick": 3}
    assert repr(led) == f"{kind.__name__}(seat='E', card='C2', trick=3)"
    assert kind.__doc__ == "A card that was led." and kind._fields == kind.__match_args__ == ("seat", "card", "trick")
    assert not hasattr(led, "__dict__")


@pytest.mark.parametrize("kind", BOTH)
def test_what_is_wrong_is_refused(kind: type[Ours] | type[Theirs]) -> None:
    with pytest.raises(TypeError, match="'seat'"):
        kind()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="who"):
        kind("E", who="W")  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="who"):
        kind("E")._replace(who="W")  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        kind("E").seat = "W"  # type: ignore[misc]


def test_a_copy_is_the_same_and_of_the_same_kind() -> None:
    led = Ours("E")
    for like in (copy.copy(led), copy.deepcopy(led), pickle.loads(pickle.dumps(led))):  # noqa: S301 - written here
        assert like == led and type(like) is Ours


def test_one_part_is_enough() -> None:
    assert One("x") == ("x",) and One("x").only == "x"
    match Ours("E", "DQ"):
        case Ours(seat, card):
            assert (seat, card) == ("E", "DQ")


def test_a_part_that_must_be_given_does_not_follow_one_that_may_be_left_out() -> None:
    with pytest.raises(AssertionError, match="parts follow"):

        class Wrong(NamedTuple):
            card: str = "C2"
            seat: str  # type: ignore[misc]
