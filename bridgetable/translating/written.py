"""What a language has written, as plain data: each `.ftl` as a `.json` beside itself, all `cases/law*.toml` as one.

The program reads the `.json` alone and so needs no library for it; the tests see that they are up to date. The syntax
is that of Project Fluent; what `bridgetable/messages/patterns.py` does not speak is refused with file, line and id.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bridgetable.messages import say
from bridgetable.resources import resource_path

try:
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as f
except ImportError:  # it comes with what the tests need: who only uses the program writes no messages
    CAN_READ = False
else:
    CAN_READ = True

PLACE = resource_path("languages")
ID = re.compile(r"[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*")


class NotSpoken(ValueError):
    """A message that cannot be part of a catalogue, with the reason."""


def make(place: Path, code: str = "*") -> list[str]:
    """Write the plain data of a language, or of all of them; what is wrong, a line each, is not written."""
    made = [(source.with_suffix(".json"), partial(made_of, source)) for source in sorted(place.glob(f"{code}/*.ftl"))]
    folders = sorted(path.parent for path in place.glob(f"{code}/cases"))
    made += [(folder / "cases.json", partial(cases_of, folder)) for folder in folders]
    return [fault for path, text in made for fault in _written_or_fault(path, text)]


def _written_or_fault(path: Path, text: Callable[[], str]) -> list[str]:
    try:
        path.write_text(text(), encoding="utf-8", newline="\n")
    except NotSpoken as wrong:
        return [str(wrong)]
    return []


TOLD = frozenset({"title", "story", "ruling"})
"""What a language may tell of a case."""


def cases_of(folder: Path) -> str:
    """The text of `cases.json` in the folder of a language, a case a line. `NotSpoken` says what is wrong in it."""
    told: dict[str, dict[str, str]] = {}
    for source in sorted((folder / "cases").glob("*.toml")):
        where = source.relative_to(source.parents[2])
        try:
            read = tomllib.loads(source.read_text(encoding="utf-8"))
        except ValueError as wrong:
            raise NotSpoken(say("translating-not-read", file=str(where), why=str(wrong))) from None
        for name, texts in read.items():
            if name in told or not isinstance(texts, dict) or not texts.keys() <= TOLD:
                raise NotSpoken(f"{where}: {name}: each case once, with its title, story or ruling")
            told[name] = texts
    return "{\n" + ",\n".join(f"{json.dumps(name)}: {_compact(texts)}" for name, texts in told.items()) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def made_of(source: Path) -> str:
    """The text of the `.json` of one `.ftl`, a message a line. `NotSpoken` says what is wrong in it, and where."""
    try:
        text = source.read_text(encoding="utf-8")
    except ValueError as wrong:
        where = str(source.relative_to(source.parents[1]))
        raise NotSpoken(say("translating-not-read", file=where, why=str(wrong))) from None
    lines = [f"{json.dumps(name)}: {_compact(pattern)}" for name, pattern in _messages(source, text)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _messages(source: Path, text: str) -> Iterator[tuple[str, Any]]:
    seen: set[str] = set()
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        where = f"{source.relative_to(source.parents[1])}:{line}"
        if isinstance(entry, f.Junk):
            name = (entry.content or "").split("=", 1)[0].strip().partition("\n")[0]
            raise NotSpoken(f"{where}: {name}: {entry.annotations[0].message}")
        if not isinstance(entry, f.Message | f.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, f.Term) else entry.id.name
        _check_name(entry, name, source.stem, where, seen)
        try:
            if entry.value is not None:
                yield name, _pattern(entry.value)
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", _pattern(attribute.value)
        except NotSpoken as wrong:
            raise NotSpoken(f"{where}: {name}: {wrong}") from None


def _check_name(entry: f.Message | f.Term, name: str, room: str, where: str, seen: set[str]) -> None:
    if name in seen:
        raise NotSpoken(f"{where}: {name} stands here twice")
    if isinstance(entry, f.Term) and room != "terms":
        raise NotSpoken(f"{where}: {name}: terms stand in terms.ftl")
    if isinstance(entry, f.Message) and not (name.startswith(f"{room}-") and ID.fullmatch(name)):
        raise NotSpoken(f"{where}: {name}: the id of a message begins with its file: {room}-…")
    seen.add(name)


def _pattern(pattern: f.Pattern) -> Any:
    """A text if it is nothing else, or the list of its parts."""
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, f.TextElement) else _part_of(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part_of(expression: Any) -> Any:
    match expression:
        case f.Placeable():
            return _part_of(expression.expression)
        case f.StringLiteral():
            return expression.parse()["value"]
        case f.VariableReference():
            return ["$", expression.id.name]
        case f.MessageReference():
            return ["#", _with_attribute(expression.id.name, expression.attribute)]
        case f.TermReference():
            name = _with_attribute(f"-{expression.id.name}", expression.attribute)
            return ["#", name, _named(expression.arguments) if expression.arguments else {}]
        case f.FunctionReference():
            return _function(expression)
        case f.SelectExpression():
            variants = {_key_of_variant(v.key): _pattern(v.value) for v in expression.variants}
            default = next(_key_of_variant(v.key) for v in expression.variants if v.default)
            return ["?", _part_of(expression.selector), variants, default]
    raise NotSpoken(f"{type(expression).__name__} is not spoken here")


def _function(expression: f.FunctionReference) -> Any:
    given = expression.arguments.positional
    if len(given) != 1 or not isinstance(given[0], f.VariableReference):
        raise NotSpoken(f"{expression.id.name} takes one value: {expression.id.name}($card)")
    return ["@", f"-{expression.id.name.lower()}", given[0].id.name, _named(expression.arguments)]


def _named(arguments: f.CallArguments) -> dict[str, str]:
    return {each.name.name: str(each.value.parse()["value"]) for each in arguments.named}


def _with_attribute(name: str, attribute: f.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def _key_of_variant(key: f.Identifier | f.NumberLiteral) -> str:
    return key.name if isinstance(key, f.Identifier) else key.value
