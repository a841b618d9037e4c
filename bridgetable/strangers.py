"""Files and texts from strangers: read only where there is a file, and no more of it than can be of use."""

from __future__ import annotations

import errno
import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any

DEEPEST = 20
"""Lists, tables and keys stand in no more of each other than this."""

_NOT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""To open a pipe at which nobody writes takes for ever; to open a terminal might make it ours."""
_TEXT_OR_REMARK = re.compile("\"\"\"|'''|[\"'#]")
_ONE_LINE = {'"': re.compile(r'(?:[^"\\\n]|\\[^\n])*+"'), "'": re.compile(r"[^'\n]*+'"), "#": re.compile(r"[^\n]*+")}
_LINES = {
    '"""': re.compile(r'(?:[^\\"]|\\.|"(?!""))*+"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*+'{3,5}"),
}
_KEYS = re.compile(r"[\w.\- \t]+", re.ASCII)


class TooDeep(ValueError):
    """A TOML text in which more stands inside each other than can be of use."""


def content(path: Path, largest: int) -> bytes:
    """What is in a file of at most so many bytes; `OSError` says why it is not read: it is no file, or too large."""
    handle = os.open(path, os.O_RDONLY | _NOT_WAITING)
    with os.fdopen(handle, "rb") as file:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode):
            raise OSError(errno.EINVAL, "it is not a file")
        data = file.read(largest + 1) if about.st_size <= largest else b""
        if len(data) > largest or about.st_size > largest:
            raise OSError(errno.EFBIG, f"it is larger than {largest / 1_000_000:g} MB")
    return data


def toml(text: str) -> dict[str, Any]:
    """What a TOML text says; `ValueError` where it is none, `TooDeep` where it would take long to find that out."""
    if _dots(text) > DEEPEST:
        raise TooDeep
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise TooDeep from error
    if _deeper_than(DEEPEST, data):
        raise TooDeep
    return data


def _deeper_than(levels: int, value: object) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels == 0 or any(_deeper_than(levels - 1, part) for part in inside)


def _dots(text: str) -> int:
    """How many dots the longest key has: a reader of TOML takes for each as long as for all before it."""
    return max((keys.count(".") for keys in _KEYS.findall(_bare(text))), default=0)


def _bare(text: str) -> str:
    """A TOML text with `q` for each of its texts, and without its remarks, as far as it can be TOML."""
    parts: list[str] = []
    at = 0
    while begun := _TEXT_OR_REMARK.search(text, at):
        parts.append(text[at : begun.start()])
        mark = begun[0]
        ended = (_LINES.get(mark) or _ONE_LINE[mark]).match(text, begun.end())
        if ended is None:  # a text without end: nothing is read beyond it
            return "".join(parts)
        parts.append("" if mark == "#" else "q")
        at = ended.end()
    return "".join((*parts, text[at:]))
