"""A file in TOML before it is read: its text, its values with their places, or what is wrong with it as a whole."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bridgetable.cases.node import FileRead, FileValue, brief
from bridgetable.cases.problems import CaseError, CaseErrors
from bridgetable.messages import os_words, say
from bridgetable.strangers import TooMuch, content, toml

_ADVICE = {
    "Invalid value": "text",
    "Unclosed array": "list",
    "Unclosed inline table": "table",
    "Expected '=' after a key in a key/value pair": "key",
}
"""What helps with what the reader of TOML complains of most."""
_COMPLAINTS = {
    "Cannot overwrite a value": "casefile-toml-overwrites",
    "Escaped character is not a Unicode scalar value": "casefile-toml-no-letter",
    "Expected '=' after a key in a key/value pair": "casefile-toml-no-equals",
    "Expected ']' at the end of a table declaration": "casefile-toml-table-open",
    "Expected ']]' at the end of an array declaration": "casefile-toml-tables-open",
    "Expected newline or end of document after a statement": "casefile-toml-no-end-of-line",
    "Invalid date or datetime": "casefile-toml-no-date",
    "Invalid hex value": "casefile-toml-no-hex",
    "Invalid initial character for a key part": "casefile-toml-key-begins",
    "Invalid statement": "casefile-toml-no-statement",
    "Invalid value": "casefile-toml-no-value",
    "Unclosed array": "casefile-toml-list-open",
    "Unclosed inline table": "casefile-toml-inline-open",
    "Unescaped '\\' in a string": "casefile-toml-backslash",
    "Unterminated string": "casefile-toml-text-open",
}
"""What the reader of TOML complains of in words that are always the same, and the message that says it."""
_COMPLAINTS_OF = (
    (r"Cannot declare (.+) twice", "casefile-toml-twice"),
    (r"Cannot (?:mutate immutable|redefine) namespace (.+)", "casefile-toml-fixed"),
    (r"Duplicate inline table key (.+)", "casefile-toml-key-twice"),
    (r"Expected (.+)", "casefile-toml-expected"),
    (r"(?:Found invalid|Illegal) character (.+)", "casefile-toml-character"),
)
"""The rest, as patterns with what it complains of."""
_LONGEST_LINE = 20_000
_WHERE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)


def text_of(path: Path, largest: int) -> str:
    """The text in a file of at most so many bytes; raises `CaseErrors` where there is none."""
    try:
        data = content(path, largest)
    except OSError as error:
        raise CaseErrors([CaseError(str(path), None, "", os_words(error))]) from error
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
        told = say("casefile-no-toml", why=_complaint(message), advice=advice)
        raise CaseErrors([CaseError(name, number, "", brief(told))]) from error


def _complaint(message: str) -> str:
    """What the reader of TOML complains of, in the language spoken; what it is not known to say stays as it is."""
    if message in _COMPLAINTS:
        return say(_COMPLAINTS[message])
    found = ((name, re.fullmatch(pattern, message, re.DOTALL)) for pattern, name in _COMPLAINTS_OF)
    return next((say(name, what=_as_written(of[1])) for name, of in found if of is not None), message)


def _as_written(what: str) -> str:
    """The name of a table as a file has it, a.b: the reader of TOML tells its parts, ('a', 'b')."""
    return ".".join(re.findall(r"'([^']*)'", what)) if what.startswith("(") else what


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
