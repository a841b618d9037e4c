"""Where in a TOML file each value stands: the reader of TOML itself does not tell.

A place is named by the keys and list positions (from 0) that lead to it: `("expect", 1, "cards", "W H5")`.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[str | int, ...]

MOST_PLACES = 50_000
"""No case has more keys and items; whatever comes after so many stands where the last table or list began."""

_BETWEEN = re.compile(r"(?:[ \t\r\n]++|#[^\n]*+)*")
_STRING = re.compile(
    r"""
      \"{3} (?: [^"\\]++ | \\. | "(?!"") )* \"{3,5}
    | '{3} .*? '{3,5}
    | \" (?: [^"\\\n]++ | \\. )* \"
    | ' [^'\n]*+ '
    """,
    re.DOTALL | re.VERBOSE,
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\n#]+")


def lines_of(text: str) -> Mapping[Place, int]:
    r"""The line, from 1, of every key and every item of a list; `text` must be TOML that can be read.

    >>> lines_of('id = "one"\n\nlaws = ["45C1"]')[("laws",)]
    3
    """
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Place, int] = {}
        self._line_ends = [match.start() for match in re.finditer("\n", text)]
        self._headed: dict[Place, int] = {}

    @property
    def full(self) -> bool:
        """Whether there are so many that the others are not looked for."""
        return len(self.lines) >= MOST_PLACES

    def document(self) -> None:
        under: Place = ()
        self._skip()
        while self.at < len(self.text) and not self.full:
            if self.text.startswith("[", self.at):
                under = self._header()
            else:
                self._pair(under)
            self._skip()

    def _header(self) -> Place:
        """`[table]` or `[[table of a list]]`: the place under which the keys that follow stand."""
        start, brackets = self.at, 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        place: Place = ()
        names = self._key()
        for number, name in enumerate(names, 1):
            place = (*place, name)
            if brackets == 2 and number == len(names):
                self._headed[place] = self._headed.get(place, -1) + 1
            if place in self._headed:
                place = (*place, self._headed[place])
        self._skip()
        self.at += brackets
        self._note(place, start)
        return place

    def _pair(self, under: Place) -> None:
        start = self.at
        place = (*under, *self._key())
        self._skip()
        self.at += 1  # the equals sign
        self._skip()
        self._note(place, start)
        self._value(place)

    def _key(self) -> tuple[str, ...]:
        names: list[str] = []
        while True:
            self._skip()
            names.append(self._name())
            self._skip()
            if not self.text.startswith(".", self.at):
                return tuple(names)
            self.at += 1

    def _name(self) -> str:
        quoted = _STRING.match(self.text, self.at)
        if quoted:
            self.at = quoted.end()
            return str(tomllib.loads(f"name = {quoted[0]}")["name"])
        return self._take(_BARE_KEY)

    def _value(self, place: Place) -> None:
        if self.text.startswith("[", self.at):
            self._items(place)
        elif self.text.startswith("{", self.at):
            self._inline_table(place)
        elif not self._take(_STRING):
            self._take(_SCALAR)

    def _items(self, place: Place) -> None:
        number = 0
        while not self.full and self._goes_on("]"):
            self._note((*place, number), self.at)
            self._value((*place, number))
            number += 1

    def _inline_table(self, place: Place) -> None:
        while not self.full and self._goes_on("}"):
            self._pair(place)

    def _goes_on(self, end: str) -> bool:
        """Step over the opening bracket or a comma; False, past the closing one, where the list is over."""
        self._skip()
        if self.text[self.at] in "[{," and self.text[self.at] != end:
            self.at += 1
            self._skip()
        if self.text[self.at] != end:
            return True
        self.at += 1
        return False

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]

    def _skip(self) -> None:
        self._take(_BETWEEN)

    def _note(self, place: Place, at: int) -> None:
        line = bisect_right(self._line_ends, at - 1) + 1 if at else 1
        for length in range(1, len(place) + 1):
            self.lines.setdefault(place[:length], line)
