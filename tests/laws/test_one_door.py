"""The standing is written by findings alone: paragraphs and blocks read it, and only `effect` writes it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from bridgetable.cards import parse_card
from bridgetable.findings.changes import Instead, NoLonger, Noted
from bridgetable.findings.effect import PLACE, copied, take
from bridgetable.findings.kinds import Grounds, Irregularity, Status
from bridgetable.findings.parts import AttentionDrawn, Board, OutOfTurn
from bridgetable.findings.play import PlayInLaw
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from source_trees import tree_of

PACKAGE = Path(__file__).parents[2] / "bridgetable"
DOOR = PACKAGE / "findings" / "effect.py"
RULES = ("judge.py", "laws/*.py", "blocks/*.py", "findings/*.py")
_MUTATES = {"pop", "update", "clear", "setdefault", "popitem", "append", "add", "discard", "remove", "extend"}
_FIELDS = {each.name for each in fields(Standing)}
_SAYS = {"Findings", "Noted", "NoLonger", "Instead", "Finding", "Change"}


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """The modules of the rules but the door itself."""
    for pattern in RULES:
        for path in sorted(PACKAGE.glob(pattern)):
            if path != DOOR:
                yield path, tree_of(path)


def written(tree: ast.AST) -> list[str]:
    """Where a module writes a standing: an assignment, a mutating call, or `__dict__`."""
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in _MUTATES:
            targets = [ast.copy_location(ast.Subscript(node.func.value, ast.Constant(0)), node)]
        elif isinstance(node, ast.Attribute) and node.attr == "__dict__":
            found.append(f"{node.lineno}: {ast.unparse(node)}")
        flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
        found += [f"{each.lineno}: {ast.unparse(node)}" for each in flat if _of_a_standing(each)]
    return found


def _of_a_standing(target: ast.expr) -> bool:
    while isinstance(target, ast.Subscript):
        target = target.value
    if not isinstance(target, ast.Attribute):
        return False
    words = ast.unparse(target).split(".")
    return len({*words[:-1]} & {"st", "standing"}) > 0 and not {*words[1:]}.isdisjoint(_FIELDS | {"standing"})


def ignored(tree: ast.AST, saying: set[str]) -> list[str]:
    """Where what a function finds is let fall: it is called, and what it says is not passed on."""
    calls = (node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
    return [f"{call.lineno}: {ast.unparse(call)}" for call in calls if ast.unparse(call.func).split(".")[-1] in saying]


def test_nothing_but_the_door_writes_the_standing() -> None:
    assert {path.name: written(tree) for path, tree in sources() if written(tree)} == {}


@pytest.mark.parametrize(
    "line",
    [
        "m.standing.turn.early = None",
        "st.bans, other = (), 1",
        "st.must.pop((seat, card), None)",
        "del m.standing.statuses[seat, card]",
        "st.attention.drawn += (1,)",
        "standing.__dict__['play'] = play",
    ],
)
def test_a_line_that_writes_it_is_found(line: str) -> None:
    assert written(ast.parse(line))


def test_what_is_found_is_always_said() -> None:
    trees = dict(sources())
    saying = {
        node.name
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns is not None and ast.unparse(node.returns) in _SAYS
    }
    assert len(saying) > 300
    assert {path.name: ignored(tree, saying) for path, tree in trees.items() if ignored(tree, saying)} == {}
    assert ignored(ast.parse("def f(m):\n    put_right(m, revoke)"), saying)


BOARD = Board(Seat.S, None, "").entered("play")
CARD = parse_card("H3")
FAULT = Irregularity(Grounds("44C", (1,)), "revoke", Seat.W, 1, CARD)


def standing() -> Standing:
    """The standing before the first card."""
    return Standing(BOARD, PlayInLaw(Seat.W, 1))


def test_a_standing_cannot_be_assigned_to() -> None:
    with pytest.raises(FrozenInstanceError):
        standing().history = ()  # type: ignore[misc]


def test_each_part_has_its_place() -> None:
    before = standing()
    for part, place in PLACE.items():
        assert isinstance(getattr(before, place), part) or place == "claimed"


def test_what_is_noted_holds_from_then_on_and_no_earlier_standing_changes() -> None:
    before = standing()
    after = copied(before)
    take(after, Noted(Grounds("9A1", (2,)), before.attention.to(2, "#1")), 2)
    assert after.attention == AttentionDrawn(drawn=((2, "#1"),))
    assert before.attention == AttentionDrawn()
    assert after.turn == OutOfTurn()


def test_what_holds_no_longer_is_gone_and_what_is_said_anew_stands_in_its_place() -> None:
    now = standing()
    lies = Status(Grounds("45C1", (1,)), Seat.W, CARD, "exposed")
    take(now, FAULT, 1)
    take(now, lies, 1)
    take(now, Instead(Grounds("45C1", (2,)), lies, lies._replace(provisional=True)), 2)
    assert now.statuses[Seat.W, CARD].provisional
    other = parse_card("H4")
    take(now, Instead(Grounds("67B2", (2,)), lies, lies._replace(card=other)), 2)
    assert list(now.statuses) == [(Seat.W, other)]
    take(now, NoLonger(Grounds("45C4(b)", (3,)), (FAULT, lies._replace(card=other))), 3)
    assert (now.history, now.findings, dict(now.statuses)) == ((), (), {})
