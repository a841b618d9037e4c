"""Values as TOML text: strings in the quotes that suit them, lists and tables on one line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

Value: TypeAlias = "str | int | list[Value] | dict[str, Value]"

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SHORT_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
_ESCAPED = re.compile('[\\\\"\x00-\x1f\x7f]')
_ESCAPED_IN_LINES = re.compile('\\\\|"(?="")|"$|[\x00-\x09\x0b-\x1f\x7f]')


def inline(value: Value) -> str:
    """A value on one line.

    >>> inline({"do": "E drops H4", "facts": {"deliberate": "no"}})
    '{do="E drops H4", facts={deliberate="no"}}'
    """
    if isinstance(value, str):
        return string(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return "{" + ", ".join(f"{key(name)}={inline(part)}" for name, part in value.items()) + "}"


def key(name: str) -> str:
    """A key, in quotes where it needs them.

    >>> key("deliberate"), key("deliberate #4")
    ('deliberate', '"deliberate #4"')
    """
    return name if _BARE.fullmatch(name) else string(name)


def string(text: str) -> str:
    r"""A text on one line: in single quotes if double ones are in it and nothing else is in the way.

    >>> string('E remarks "mine"')
    '\'E remarks "mine"\''
    """
    if '"' in text and not re.search("['\x00-\x08\x0a-\x1f\x7f]", text):
        return f"'{text}'"
    return f'"{_ESCAPED.sub(_escape, text)}"'


def story(text: str) -> str:
    """A text of several lines as it is best read; of one line as any other."""
    if "\n" not in text:
        return string(text)
    return f'"""\n{_ESCAPED_IN_LINES.sub(_escape, text)}"""'


def _escape(letter: re.Match[str]) -> str:
    return _SHORT_ESCAPES.get(letter[0]) or f"\\u{ord(letter[0]):04x}"


def pairs(values: Mapping[str, Value]) -> Iterable[str]:
    """`key = value`, a line for each."""
    return (f"{key(name)} = {inline(value)}" for name, value in values.items())


def a_line_each(values: Iterable[Value]) -> str:
    """A list with a line for each of its values."""
    lines = [f"  {inline(value)},\n" for value in values]
    return f"[\n{''.join(lines)}]" if lines else "[]"
