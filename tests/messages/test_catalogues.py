"""The catalogues and the program agree: every message is there, is given what it needs, and is used."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bridgetable.translating import written
from source_trees import tree_of

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = sorted((ROOT / "bridgetable").rglob("*.py"))
SOURCES = sorted(written.PLACE.glob("*/*.ftl"))
SAYING = ("say", "to_say", "ImpossibleAction", "Misread")
"""What is given the id of a message, and what the message needs."""
ID = re.compile(r"[a-z]+(-[a-zA-Z0-9]+)+(\.[a-z]+)?")


@cache
def catalogue(language: str) -> dict[str, Any]:
    """All messages of a language."""
    paths = [path for path in (written.PLACE / language).glob("*.json") if path.name != "cases.json"]
    rooms = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return {name: pattern for room in rooms for name, pattern in room.items()}


def needs(pattern: Any) -> Iterator[str]:
    """What a message has to be given, with what the messages within it need."""
    for part in pattern if isinstance(pattern, list) else ():
        match part:
            case ["$", name] | ["@", _, name, _]:
                yield name
            case ["#", wanted]:
                yield from needs(catalogue("en")[wanted])
            case ["?", selector, variants, _]:
                yield from needs([selector])
                for variant in variants.values():
                    yield from needs(variant)


@cache
def in_module(source: str) -> tuple[list[tuple[int, str, set[str]]], set[str]]:
    """What a module says, and what it mentions: two tests go through all modules for the one and the other."""
    nodes = list(ast.walk(tree_of(source)))
    return list(said(nodes)), set(mentioned(nodes))


def said(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str, set[str]]]:
    """The calls with an id written out: line, id, what is given. One with `**` is left to the run."""
    for node in nodes:
        if (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", getattr(node.func, "attr", "")) in SAYING
            and node.args
        ):
            wanted, given = node.args[0], {word.arg for word in node.keywords}
            if isinstance(wanted, ast.Constant) and None not in given:
                yield node.lineno, str(wanted.value), {str(name) for name in given}


def mentioned(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The ids, and the beginnings of ids, that are written out."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
            yield node.value
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield f"{node.values[0].value!s}*"


def test_the_plain_data_is_made_of_what_is_written() -> None:
    assert len(SOURCES) > 100
    plain = {source: source.with_suffix(".json").read_text(encoding="utf-8") for source in SOURCES}
    assert [source for source in SOURCES if plain[source] != written.made_of(source)] == [], (
        "run packaging/languages.py"
    )


def test_nothing_is_left_of_a_catalogue_that_is_gone() -> None:
    made = {path.with_suffix(".ftl") for path in written.PLACE.glob("*/*.json") if path.name != "cases.json"}
    assert made == set(SOURCES)


@pytest.mark.parametrize("folder", [path.parent for path in sorted(written.PLACE.glob("*/cases"))], ids=str)
def test_what_a_language_tells_of_the_cases_is_made_of_what_is_written(folder: Path) -> None:
    assert (folder / "cases.json").read_text(encoding="utf-8") == written.cases_of(folder), "run packaging/languages.py"


def wrongly_said(path: Path, source: str) -> Iterator[str]:
    """What is wrong with the messages a module says."""
    for line, wanted, given in in_module(source)[0]:
        if wanted not in catalogue("en"):
            yield f"{path}:{line}: there is no message {wanted}"
        elif given != (needed := set(needs(catalogue("en")[wanted]))):
            yield f"{path}:{line}: {wanted} needs {sorted(needed)}, is given {sorted(given)}"


def test_every_message_is_there_and_is_given_what_it_needs() -> None:
    assert [fault for path in PROGRAM for fault in wrongly_said(path, path.read_text(encoding="utf-8"))] == []
    made_up = 'say("terms-list-end", first="A", kind="and")\nsay("terms-none")'
    assert len(list(wrongly_said(Path("made_up.py"), made_up))) == 2


def test_every_message_is_used() -> None:
    ids = {each for path in PROGRAM for each in in_module(path.read_text(encoding="utf-8"))[1]}
    begun = tuple(each[:-1] for each in ids if each.endswith("*") and "-" in each)
    within = {part[1] for pattern in catalogue("en").values() for part in walked(pattern) if part[0] == "#"}
    unused = [
        name
        for name in catalogue("en")
        if not name.startswith(("-", "terms-plural-", *begun)) and name not in ids and name not in within
    ]
    assert unused == []


def walked(pattern: Any) -> Iterator[list[Any]]:
    """Every part of a pattern."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list):
            yield part
            if part[0] == "?":
                yield from walked([part[1]])
                for variant in part[2].values():
                    yield from walked(variant)


@pytest.mark.parametrize("language", [path.name for path in written.PLACE.iterdir() if path.name != "en"])
def test_another_language_says_nothing_that_english_does_not(language: str) -> None:
    more = set(catalogue(language)) - set(catalogue("en"))
    assert {name for name in more if not name.startswith("terms-")} == set(), "but for the forms its words have"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("room-a = A\nroom-a = B\n", "twice"),
        ("other-a = A\n", "begins with its file"),
        ("-term = A\n", "stand in terms.ftl"),
        ("room-a = { CARD(1) }\n", "takes one value"),
        ("room-a = {\n", "room.ftl:1"),
        ("room-a = { 1 }\n", "NumberLiteral is not spoken"),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_place(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "room.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(written.NotSpoken, match=why):
        written.made_of(tmp_path / "en" / "room.ftl")
    assert len(written.make(tmp_path)) == 1
