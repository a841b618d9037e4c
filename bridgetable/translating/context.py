"""Where a message stands, for who translates: what its file tells of it, what it is part of, in which texts it is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bridgetable.translating.lacking import Catalogue
from bridgetable.value import value

FEWEST, ALONE = 3, 12
"""A message with fewer letters of its own is recognised in nothing, one with fewer than `ALONE` in no longer text."""
_GAP = r"[^\n]+?"
_DEEPEST = 4
"""Messages that stand in each other are followed so far; what is deeper may be anything."""
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*) =")


def notes(folder: Path) -> dict[str, str]:
    """What the files of a language tell of themselves (by their names, `shell`) and of their messages, in comments.

    After what a message tells of itself comes the heading it stands under. Nothing where only the plain data is there.
    """
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        found.update(_notes_in(path.stem, path.read_text(encoding="utf-8")))
    return found


def _notes_in(room: str, text: str) -> Iterator[tuple[str, str]]:
    of_all, heading, remark = list[str](), list[str](), list[str]()
    before = ""
    for line in text.splitlines():
        mark, _, words = line.partition(" ")
        if mark == "##":
            heading = [*(heading if before == mark else ()), words]
        elif mark in ("#", "###"):
            (remark if mark == "#" else of_all).append(words)
        elif named := _NAME.match(line):
            told = " ".join((*remark, *heading))
            if told:
                yield named[1], told
            remark = []
        elif not line.strip():
            remark = []
        before = mark
    yield room, " ".join(of_all)


def surrounding(said: Catalogue) -> Mapping[str, list[str]]:
    """The messages that each message is put into, by their ids."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, pattern in said.items():
        for wanted in dict.fromkeys(_put_in(pattern)):
            found[wanted].append(name)
    return found


def _put_in(pattern: Any) -> Iterator[str]:
    for part in pattern if isinstance(pattern, list) else ():
        match part:
            case ["#", wanted, *_]:
                yield wanted
            case ["?", selector, variants, _]:
                yield from _put_in([selector])
                for variant in variants.values():
                    yield from _put_in(variant)


@value
class Shape:
    """What a text looks like that a message has said, whatever was put in, and how many letters are its own."""

    looks: re.Pattern[str]
    letters: int

    def fits(self, text: str) -> bool:
        """Whether the message may have said this text, or, if it has letters enough, a part of it."""
        if self.letters < FEWEST:
            return False
        return bool(self.looks.fullmatch(text) if self.letters < ALONE else self.looks.search(text))


def shape(pattern: Any, said: Catalogue) -> Shape:
    """How a message is recognised.

    >>> shape([["@", "-seat", "seat", {}], " leads out of turn"], {}).fits("So East leads out of turn.")
    True
    """
    looks, letters = _looks(pattern, said, 0)
    return Shape(re.compile(rf"(?<!\w){looks}(?!\w)"), letters)


def within(names: Iterable[str], said: Catalogue) -> set[str]:
    """These messages, and all that are parts of them."""
    found, waiting = set[str](), list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _put_in(said.get(name))
    return found


def _looks(pattern: Any, said: Catalogue, depth: int) -> tuple[str, int]:
    """A regular expression, and how many letters a text has at least that fits it."""
    if isinstance(pattern, str):
        return re.escape(pattern), sum(map(str.isalpha, pattern))
    parts = [_part_looks(part, said, depth) for part in pattern] if isinstance(pattern, list) else []
    return "".join(looks for looks, _ in parts), sum(letters for _, letters in parts)


def _part_looks(part: Any, said: Catalogue, depth: int) -> tuple[str, int]:
    match part:
        case str():
            return _looks(part, said, depth)
        case ["#", wanted] if depth < _DEEPEST and wanted in said:
            return _looks(said[wanted], said, depth + 1)
        case ["?", _, variants, _]:
            ways = dict.fromkeys(_looks(variant, said, depth) for variant in variants.values())
            return f"(?:{'|'.join(looks for looks, _ in ways)})", min(letters for _, letters in ways)
    return _GAP, 0
