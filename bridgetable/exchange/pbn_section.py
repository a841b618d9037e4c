"""The section of a PBN game in which the whole case stands, line by line: nothing of a record is lost in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.exchange.pbn_tokens import Tag, escaped, unescaped

SECTION = "BridgetableCase"
"""The name of its tag."""
_LONGEST_ROW, _PIECE = 200, 100
"""A line that would be longer in its quotes is written in pieces of so many letters."""
_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*+)"?')
_TEXTS = re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
_BEYOND = re.compile(r"[^\x00-\x7f]")


def section_rows(case: str) -> Iterator[str]:
    r"""The rows of a case file, each in quotes; what is no ASCII is written as TOML writes it.

    >>> list(section_rows('id = "a"\ntitle = "Éa"\n'))
    ['"id = \\"a\\""', '"title = \\"\\\\u00c9a\\""']
    """
    for line in _TEXTS.sub(_in_ascii, case).removesuffix("\n").split("\n"):
        *pieces, last = _pieces(line)
        yield from (f'"{escaped(piece)}{escaped(_GOES_ON)}"' for piece in pieces)
        yield f'"{escaped(last)}"'


_GOES_ON = "\\"
"""Stands alone at the end of a piece; no line of a case ends so."""


def _in_ascii(text: re.Match[str]) -> str:
    """A text of TOML in letters that every program keeps; what stands in single quotes knows no other way to write."""
    written = text[0]
    if written.isascii():
        return written
    return _BEYOND.sub(_in_digits, f'"{escaped(written[1:-1])}"' if written.startswith("'") else written)


def _in_digits(letter: re.Match[str]) -> str:
    number = ord(letter[0])
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def _pieces(line: str) -> list[str]:
    """A line in pieces, each cut where no odd number of backslashes stands before."""
    pieces: list[str] = []
    while len(escaped(line)) > _LONGEST_ROW:
        at = _PIECE - _is_odd(line[:_PIECE])
        pieces.append(line[:at])
        line = line[at:]
    return [*pieces, line]


def _is_odd(text: str) -> bool:
    """Whether an odd number of backslashes stands at its end."""
    return (len(text) - len(text.rstrip(_GOES_ON))) % 2 == 1


def section_of(tag: Tag) -> str:
    r"""The case file that stands in a section.

    >>> section_of(Tag(SECTION, "Text", 1, [(2, '"id = \\"a\\""')]))
    'id = "a"\n'
    """
    lines = [""]
    for _, row in tag.rows:
        for found in _TOKEN.finditer(row):
            said = unescaped(found[1])
            goes_on = _is_odd(said)
            lines[-1] += said[:-1] if goes_on else said
            if not goes_on:
                lines.append("")
    return "\n".join(lines)
