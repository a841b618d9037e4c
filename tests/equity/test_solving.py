"""Double dummy: worked out here against every card tried, and by the library against what is worked out here."""

from __future__ import annotations

import ctypes
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bridgetable.cards import parse_card
from bridgetable.equity import endings, native
from bridgetable.equity.position import NotSolvable, Solvable
from bridgetable.equity.solving import tricks_for_each
from equity.endgames import SmallSolver, by_brute_force, drawn, ending


def named(tricks: dict[Any, int]) -> dict[str, int]:
    return {card.name: number for card, number in tricks.items()}


# Worked out here


def test_a_finesse_and_a_drop() -> None:
    """North leads small to South's ace and queen: with West's king behind them they win one trick, else two."""
    over_west = ending("32... .32.. AQ... K4...", "N")
    assert named(endings.tricks_for_each(over_west)) == {"S2": 1, "S3": 1}
    over_east = ending("32... K4... AQ... .32..", "N")
    assert named(endings.tricks_for_each(over_east)) == {"S2": 2, "S3": 2}


def test_trumps_beat_high_cards() -> None:
    assert named(endings.tricks_for_each(ending("A... .2.. 3... 4...", "N", trump="H"))) == {"SA": 0}
    assert named(endings.tricks_for_each(ending("A... .2.. 3... 4...", "N"))) == {"SA": 1}


def test_a_card_that_does_not_follow_suit_is_not_asked_about() -> None:
    position = ending(".A.. K.2.. 3..4. 45...", "N", trick="S2")
    assert set(named(endings.tricks_for_each(position))) == {"SK"}


def test_equals_go_together_only_where_no_other_hand_has_a_card_between_them() -> None:
    position = ending("KQT.2.. A.3.. J.4.. 2.5..", "N")
    groups = [[card.name for card in group] for group in endings.alike(position)]
    assert groups == [["SK", "SQ"], ["ST"], ["H2"]]


def test_a_card_of_the_trick_stands_between_two() -> None:
    position = ending("32... KT... 4... 5...", "N", trick="SJ")
    assert [[card.name for card in group] for group in endings.alike(position)] == [["SK"], ["ST"]]


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_what_is_worked_out_is_what_every_card_tried_comes_to(cards: int) -> None:
    random = Random(cards)
    for number in range(60 if cards < 3 else 40):
        position = drawn(random, cards, number % 4, revokes=number % 5 == 0)
        assert endings.tricks_for_each(position) == by_brute_force(position)


# By the library


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_the_library_says_what_is_worked_out_here(real_library: Any, cards: int) -> None:
    random = Random(cards)
    for number in range(120):
        position = drawn(random, cards, number % 4, revokes=number % 5 == 0)
        assert native.tricks_for_each(real_library, position) == endings.tricks_for_each(position)


def test_what_the_library_is_given_and_answers_is_read_rightly(small_solver: SmallSolver) -> None:
    random = Random(7)
    for number in range(60):
        position = drawn(random, 1 + number % 3, number % 4)
        assert tricks_for_each(position) == endings.tricks_for_each(position)
        assert small_solver.asked[-1] == position


def test_what_the_library_refuses_is_told(small_solver: SmallSolver) -> None:
    small_solver.code = -14
    answer = tricks_for_each(ending("A... K... 2... 3...", "N"))
    assert isinstance(answer, NotSolvable)
    assert answer.told == "The solver refuses this position (its number -14)."


# No library


@pytest.mark.usefixtures("without_library")
def test_without_a_library_short_endings_are_worked_out_here() -> None:
    assert tricks_for_each(ending("A... K... 2... 3...", "N")) == {parse_card("SA"): 1}


@pytest.mark.usefixtures("without_library")
def test_without_a_library_it_is_told_how_to_get_one() -> None:
    answer = tricks_for_each(drawn(Random(1), 7, 0))
    assert isinstance(answer, NotSolvable)
    assert answer.told.startswith("Hands of more than 6 cards each are worked out by the solver DDS, which is not here")
    assert "pip install --no-deps endplay==0.5.12" in answer.told


@pytest.fixture
def looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine on which nothing has been looked for, with an endplay among the packages, and resources."""
    spec = ModuleSpec("endplay", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path / "endplay")]
    monkeypatch.setattr(native, "PathFinder", SimpleNamespace(find_spec=lambda _: spec))
    monkeypatch.setattr(native, "resource_path", lambda *names: tmp_path.joinpath("resources", *names))
    native.library.cache_clear()
    return tmp_path


@pytest.fixture(autouse=True)
def nothing_kept() -> Any:
    yield
    native.library.cache_clear()


def test_where_the_library_is_looked_for_and_in_which_order(looked_for: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    packed = looked_for / "resources" / "solver" / "libdds.so"
    of_python = looked_for / "endplay" / "_dds" / "libdds.so"
    assert list(native._places()) == [of_python, "libdds.so.0"]
    packed.parent.mkdir(parents=True)
    packed.touch()
    assert list(native._places()) == [packed, of_python, "libdds.so.0"]
    monkeypatch.setattr(sys, "platform", "darwin")
    packed = packed.with_name("libdds.dylib")
    packed.touch()
    assert list(native._places()) == [packed, of_python.with_name("libdds.dylib")]


def test_who_has_no_endplay_has_it_from_the_system_alone(looked_for: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "PathFinder", SimpleNamespace(find_spec=lambda _: None))
    monkeypatch.setattr(sys, "platform", "linux")
    assert list(native._places()) == ["libdds.so.0"]


def test_what_is_no_library_is_passed_over(looked_for: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damaged = looked_for / "endplay" / "_dds" / native.name_on(sys.platform)
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(b"not a library")
    monkeypatch.setattr(native, "_OF_THE_SYSTEM", "libdds-that-is-not-there.so.0")
    assert native.library() is None


def test_a_library_without_the_solver_is_passed_over(looked_for: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = SmallSolver()
    loaded = iter((SimpleNamespace(), small))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", lambda _: next(loaded))
    assert native.library() is small
    assert small.resources == (60, 1)


def test_finding_the_library_imports_none_of_the_packages_it_comes_with() -> None:
    native.library()
    assert "endplay" not in sys.modules
    assert "numpy" not in sys.modules


def test_one_position_is_solved_at_a_time(small_solver: SmallSolver, monkeypatch: pytest.MonkeyPatch) -> None:
    solve = small_solver.SolveBoard

    def locked(*given: Any) -> int:
        assert native._ONE_AT_A_TIME.locked()
        return solve(*given)

    monkeypatch.setattr(small_solver, "SolveBoard", locked)
    position: Solvable = ending("A... K... 2... 3...", "N")
    assert tricks_for_each(position) == {parse_card("SA"): 1}
    assert not native._ONE_AT_A_TIME.locked()
