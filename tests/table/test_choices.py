"""Choices are types: read and written in one place, and taken apart nowhere in the laws."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cards import Suit, parse_card
from bridgetable.findings.rights import PlainRight
from bridgetable.seats import Seat
from bridgetable.table.choices import (
    WITHOUT_SUIT_OR_CARD,
    Designate,
    Extreme,
    Forbid,
    OnCall,
    Plain,
    Require,
    read_choice,
    suits_named,
)
from source_trees import tree_of

ROOT = Path(__file__).parents[2]
TYPED = (
    *("laws", "blocks", "findings", "judge.py", "table/fold.py", "table/talk_actions.py", "explain", "session"),
    *("ui/panels", "ui/sheet"),
)
"""Where a choice is never handled as text."""
_RIGHTS = {right.words for right in PlainRight}
"""What a player may do, and may also choose, in the same words."""
_VERBS = ("require ", "forbid ", "designate ")


def taken_apart(tree: ast.AST) -> Iterator[int]:
    """The lines that take the words of a choice apart, compare them or put them together.

    That is: `choice.option` (not the choice of a way, which is no text), or the id of a choice, read at all,
    and a text that is a choice, or begins like one, outside a docstring.
    """
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (
            (node.attr == "option" and not ast.unparse(node.value).endswith("way"))
            or (node.attr == "id" and _of_a_choice(ast.unparse(node.value)))
        ):
            yield node.lineno
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            words = node.value
            if words.startswith(_VERBS) or (" " in words and words in WITHOUT_SUIT_OR_CARD and words not in _RIGHTS):
                yield node.lineno


def _of_a_choice(owner: str) -> bool:
    return any(word in owner for word in ("option", "choice", "chosen", "support[")) and "setting" not in owner


def test_no_law_takes_the_words_of_a_choice_apart() -> None:
    files = [path for part in TYPED for path in _files(ROOT / "bridgetable" / part)]
    assert len(files) > 50
    assert [f"{path.name}:{line}" for path in files for line in taken_apart(tree_of(path))] == []


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


@pytest.mark.parametrize(
    "line",
    [
        'verb, _, what = option.id.partition(" ")',
        "if early.chosen.id == said: pass",
        "if m.action.option != said: pass",
        'card = text.removeprefix("designate ")',
        'words = f"forbid {suit.plural}"',
        'yield Option(grounds, by, "ask nothing", 1)',
    ],
)
def test_what_takes_words_apart_is_noticed(line: str) -> None:
    assert list(taken_apart(ast.parse(line)))


def test_every_choice_of_the_library_is_written_as_it_is_read() -> None:
    found = {
        said.partition(" under ")[0].strip()
        for path in (ROOT / "resources" / "cases").rglob("*.toml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if " chooses to " in line
        for said in [line.partition(" chooses to ")[2].partition('"')[0].partition("'")[0].partition(" #")[0]]
    }
    texts = {text.rstrip(",]} ") for text in found}
    assert len(texts) > 15
    assert {text: read_choice(text).words for text in texts} == {text: text for text in texts}


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        *((plain.value, plain) for plain in Plain),
        ("require the highest", Require(Extreme.HIGHEST)),
        ("require the lowest", Require(Extreme.LOWEST)),
        ("require spades", Require(Suit.S)),
        ("forbid hearts", Forbid((Suit.H,))),
        ("forbid spades and clubs", Forbid((Suit.S, Suit.C))),
        ("designate D7", Designate(parse_card("D7"))),
        ("designate Hx", Designate(parse_card("Hx"))),
        ("accept W 7NT", OnCall(True, Seat.W, "7NT")),
        ("refuse W XX #7", OnCall(False, Seat.W, "XX", "#7")),
    ],
)
def test_a_choice_is_read_and_written(text: str, choice: object) -> None:
    assert read_choice(text) == choice
    assert read_choice(text).words == text


def test_suits_come_in_their_order_each_once() -> None:
    assert read_choice("forbid clubs and spades and clubs") == Forbid((Suit.S, Suit.C))


@pytest.mark.parametrize("text", ["", "agree", "require", "forbid hearts, clubs", "designate 7D"])
def test_what_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="(none of the options|unread-(suit|card)|between suits)"):
        read_choice(text)


def test_only_what_names_suits_has_them() -> None:
    assert suits_named(Require(Suit.D)) == (Suit.D,)
    assert suits_named(Forbid((Suit.D, Suit.C))) == (Suit.D, Suit.C)
    assert suits_named(Require(Extreme.HIGHEST)) == suits_named(Plain.ACCEPT) == ()
