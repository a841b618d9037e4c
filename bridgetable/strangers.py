"""Files and texts from strangers: read only where there is a file, and no more of it than can be of use."""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path
from typing import Any, BinaryIO

from bridgetable.messages import say

DEEPEST = 20
"""Lists, tables and keys stand in no more of each other than this."""
LONGEST_WORD = 200
"""No number, date or key without quotes has more letters."""
MOST_PARTS = 100_000
"""No text has more keys, parts of lists, and headers."""
_BRACKETS = 100
"""So many brackets that are open are too many for whoever reads them one inside the other."""

_NOT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""To open a pipe at which nobody writes takes for ever; to open a terminal might make it ours."""
_TEXT_OR_REMARK = re.compile("\"\"\"|'''|[\"'#]")
_ONE_LINE = {'"': re.compile(r'(?:[^"\\\n]|\\[^\n])*"'), "'": re.compile(r"[^'\n]*+'"), "#": re.compile(r"[^\n]*+")}
_LINES = {
    '"""': re.compile(r'(?:[^\\"]++|\\.|"(?!""))*"{3,5}', re.DOTALL),
    "'''": re.compile(r"(?:[^']++|'(?!''))*'{3,5}"),
}
_LONG_WORDS = re.compile(r"(?<![\w.+\- \t])[\w.+\- \t]{40,}+", re.ASCII)
"""Where a key may stand that has more dots, or a word that has more letters, than can be of use."""
_STEERING = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"
"""What counts as space and yet moves whatever comes after it to another place."""
_BRACKET = re.compile(r"[\[\]{}]")


class TooMuch(ValueError):
    """A TOML text in which more stands inside each other, or in one word, than can be of use; on which `line`."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message)
        self.line = line


def content(path: Path, largest: int) -> bytes:
    """What is in a file of at most so many bytes; `OSError` says why it is not read: it is no file, or too large."""
    with opened(path, largest) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise too_large(largest)
    return data


def opened(path: Path, largest: int) -> BinaryIO:
    """A file of at most so many bytes, to be read bit by bit; `OSError` as `content` has it."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, say("files-no-such-name"))
    _is_file(path.stat())  # some devices do something as soon as they are opened
    file = os.fdopen(os.open(path, os.O_RDONLY | _NOT_WAITING), "rb")
    try:
        about = os.fstat(file.fileno())
        _is_file(about)
        if about.st_size > largest:
            raise too_large(largest)
    except OSError:
        file.close()
        raise
    return file


def too_large(largest: int) -> OSError:
    """What is to be raised for a file of more than so many bytes."""
    return OSError(errno.EFBIG, say("files-too-large", megabytes=f"{largest / 1_000_000:g}"))


def _is_file(about: os.stat_result) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(errno.EISDIR, say("files-a-folder"))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, say("files-not-a-file"))


def toml(text: str) -> dict[str, Any]:
    """What a TOML text says; `ValueError` where it is none, `TooMuch` where it would take long to find that out.

    >>> toml('actions = ["E leads C2"]')
    {'actions': ['E leads C2']}
    """
    import tomllib  # the settings come through here too, before the first frame, and are none

    _look_over(_bare(text))
    try:
        data = tomllib.loads(text)
    except RecursionError as error:  # however many calls whoever asks is in already
        raise TooMuch(say("files-too-deep")) from error
    if _deeper_than(DEEPEST, data):
        raise TooMuch(say("files-too-deep"))
    return data


def printable(line: str) -> str:
    """A line for a terminal, with whatever would steer it or turn the line round written out."""
    return line if line.isprintable() else "".join(map(_printable, line))


def _printable(letter: str) -> str:
    return letter if letter.isprintable() or (letter.isspace() and letter not in _STEERING) else ascii(letter)[1:-1]


def _deeper_than(levels: int, value: object) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels < 0 or any(_deeper_than(levels - 1, part) for part in inside if isinstance(part, dict | list))


def _look_over(bare: str) -> None:
    """Raise `TooMuch` for what takes a reader of TOML long, each in one pass over the text."""
    for words in _LONG_WORDS.finditer(bare):
        if words[0].count(".") > DEEPEST:  # for each dot of a key it takes as long as for all before it
            raise TooMuch(say("files-too-deep"), _line(bare, words.start()))
        if any(len(word) > LONGEST_WORD for word in words[0].split()):
            raise TooMuch(say("files-word-too-long"), _line(bare, words.start()))
    depth = 0
    for bracket in _BRACKET.finditer(bare):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > _BRACKETS:
            raise TooMuch(say("files-too-deep"), _line(bare, bracket.start()))
    if sum(map(bare.count, "=,[")) > MOST_PARTS:
        raise TooMuch(say("files-too-many-parts", most=str(MOST_PARTS)))


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _bare(text: str) -> str:
    """A TOML text, line by line, with a `q` for each of its texts and without its remarks, as far as it can be TOML."""
    parts: list[str] = []
    at = 0
    while begun := _TEXT_OR_REMARK.search(text, at):
        parts.append(text[at : begun.start()])
        mark = begun[0]
        ended = (_LINES.get(mark) or _ONE_LINE[mark]).match(text, begun.end())
        if ended is None:  # a text without end: nothing is read beyond it
            return "".join(parts)
        parts.append("" if mark == "#" else " q " + "\n" * text.count("\n", begun.start(), ended.end()))
        at = ended.end()
    return "".join((*parts, text[at:]))
