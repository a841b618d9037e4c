"""A file in TOML before it is read: its text, its values with their places, or what is wrong with it as a whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bridgetable.cases.node import FileRead, FileValue, brief
from bridgetable.cases.problems import CaseError, CaseErrors
from bridgetable.messages import say
from bridgetable.strangers import TooMuch, content, toml

_ADVICE = {
    "Invalid value": "text",
    "Unclosed array": "list",
    "Unclosed inline table": "table",
    "Expected '=' after a key in a key/value pair": "key",
}
"""What helps with what the reader of TOML complains of most."""
_LONGEST_LINE = 20_000
_WHERE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def text_of(path: Path, largest: int) -> str:
    """The text in a file of at most so many bytes; raises `CaseErrors` where there is none."""
    try:
        data = content(path, largest)
    except OSError as error:
        raise CaseErrors([CaseError(str(path), None, "", error.strerror or say("casefile-unreadable"))]) from error
    return decoded(data, str(path))


def decoded(data: bytes, name: str) -> str:
    """The text that the bytes of a file stand for; `name` is that of the file. Raises `CaseErrors` where it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CaseErrors([CaseError(name, line, "", say("casefile-no-utf8"))]) from error


def root_of(text: str, name: str) -> FileValue:
    """All that a TOML `text` says, as one value with its places; `name` is that of its file. Raises `CaseErrors`."""
    text = text.replace("\r\n", "\n")
    return FileValue(FileRead(name, text), (), _toml(text, name))


def _toml(text: str, name: str) -> dict[str, Any]:
    try:
        return toml(text)
    except TooMuch as error:
        raise CaseErrors([CaseError(name, error.line, "", str(error))]) from error
    except ValueError as error:
        said = _WHERE.fullmatch(str(error))
        message, line = (said[1], said[2]) if said else (str(error), None)
        number = int(line) if line else text.count("\n") + 1
        advice = say(f"casefile-advice-{_advice(message, text, number)}")
        told = say("casefile-no-toml", why=message, advice=advice)
        raise CaseErrors([CaseError(name, number, "", brief(told))]) from error


def _advice(message: str, text: str, number: int) -> str:
    """What helps on line `number`: with other kinds of quotes, quotes in quotes, else what is complained of."""
    line = text.split("\n")[number - 1][:_LONGEST_LINE]
    if re.search("[“”„«»]", line):
        return "straight-quotes"
    if re.search(r"[\[,{=]\s*\"[^\",\]}]+\"[^\s,\]}=\"][^\",\]}]*\"", line):
        return "quotes-in-quotes"
    if re.search(r"'[^'\"]*\\'", line):
        return "escaped"
    return _ADVICE.get(message, "no-advice")
