"""PBN taken apart: a text becomes games, a game its tags, each with the lines that follow it, and its comments.

What a tag means is not known here; only that a game ends with an empty line outside of comments, or where a tag comes
again of which a game has one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bridgetable.exchange.board import Oddity
from bridgetable.messages import say

MOST_BOARDS = 50_000
"""A text of more boards is refused."""
_LONGEST = 5_000
"""So many letters of a line are looked at in one go."""
_TAG = re.compile(r'\[\s*(\w+)\s+"((?:[^"\\]++|\\.)*+)"\s*\]')
_TAG_BEGUN = re.compile(r'\[\s*\w+\s*(?:"(?:[^"\\]++|\\.)*+"\s*)?')
"""A tag of which the rest stands on the next line."""
_NAME_OF_TAG = re.compile(r"\[\s*(\w+)")
_ROW = re.compile(r'(?:"(?:[^"\\]++|\\.)*+"?|[^{;"]++)++')
_ESCAPED = re.compile(r'\\(["\\])')
_OF_ONE_LINE = frozenset(
    (
        *("event", "site", "date", "board", "west", "north", "east", "south", "dealer", "vulnerable", "deal"),
        *("scoring", "declarer", "contract", "result"),
    )
)
"""The tags that no rows follow."""
_BEGINS_A_GAME = ("event", "board", "deal")
_IGNORED = "\x00\x1a\ufeff"


@dataclass
class Tag:
    """A tag with its value, on which line it stands, and what follows it: rows with their lines, and numbered notes."""

    name: str
    value: str
    line: int
    rows: list[tuple[int, str]] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)


@dataclass
class Game:
    """The tags of one board by their names in small letters, its comments, and what was odd in its lines."""

    line: int
    tags: dict[str, Tag] = field(default_factory=dict)
    comments: list[str] = field(default_factory=list)
    remarks: list[Oddity] = field(default_factory=list)
    last: Tag | None = None

    def value(self, name: str) -> str:
        """What a tag says, nothing where it is not there."""
        tag = self.tags.get(name)
        return tag.value if tag else ""

    def line_of(self, name: str) -> int:
        """The line on which a tag stands, else the first of the game."""
        tag = self.tags.get(name)
        return tag.line if tag else self.line

    def noticed(self, line: int, what: str) -> None:
        """Something odd, said once for a game."""
        if all(what != remark.what for remark in self.remarks):
            self.remarks.append(Oddity(line, what))

    def add(self, tag: Tag) -> None:
        """One more tag; a note belongs to the calls or cards before it, and of two alike the first counts."""
        name = tag.name.lower()
        if name == "note" and self.last is not None:
            number, _, words = tag.value.partition(":")
            self.last.notes[number.strip()] = words.strip()
        elif name in self.tags:
            self.noticed(tag.line, say("exchange-pbn-tag-twice", tag=tag.name))
            self.last = tag  # what follows it counts as little as it does
        else:
            self.tags[name] = self.last = tag


def games(text: str) -> Iterator[Game]:
    r"""The games of a PBN text one after the other, those without any tag among them.

    >>> [game.value("board") for game in games('[Board "1"]\n\n[Board "2"]\n[Board "3"]')]
    ['1', '2', '3']
    """
    return _Splitting(text).games()


def unescaped(text: str) -> str:
    r"""What stands in quotes, with the quotes and backslashes in it as they are meant.

    >>> unescaped(r'a \"b\" \\ c')
    'a "b" \\ c'
    """
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text


def escaped(text: str) -> str:
    r"""The same the other way.

    >>> escaped('a "b"')
    'a \\"b\\"'
    """
    return text.replace("\\", "\\\\").replace('"', '\\"')


class _Splitting:
    """A text on its way: the game that is being read, and the comment that is open."""

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        self.lines = [line.strip(_IGNORED) for line in text.split("\n")]
        before, closed, _ = text.rpartition("}")
        self.last_closed = before.count("\n") + 1 if closed else 0
        self.game = Game(1)
        self.finished: list[Game] = []
        self.comment: list[str] | None = None

    def games(self) -> Iterator[Game]:
        for number, line in enumerate(self.lines, 1):
            self._line(number, line)
            if self.finished:
                yield from self.finished
                self.finished.clear()
        self._end_game(len(self.lines))
        yield from self.finished

    def _end_game(self, next_line: int) -> None:
        if self.game.tags or self.game.remarks:
            self.finished.append(self.game)
            self.game = Game(next_line)

    def _line(self, number: int, line: str) -> None:
        if self.comment is None:
            if line[:1] == "%":
                return
            if not line or line.isspace():
                self._end_game(number + 1)
                return
        at = 0
        while at < len(line):
            at = self._part(number, line, at)

    def _part(self, number: int, line: str, at: int) -> int:
        """Read on in a line from `at`, and say how far."""
        if self.comment is not None:
            return self._in_comment(line, at)
        match line[at]:
            case "[":
                return self._tag(number, line, at)
            case " " | "\t":
                return at + 1
            case ";":
                self._comment(line[at + 1 :])
                return len(line)
            case "{":
                return self._open_comment(number, line, at + 1)
        found = _ROW.match(line, at, at + _LONGEST)
        assert found is not None, "every other letter begins a row"
        self._row(number, found[0].rstrip())
        return found.end()

    def _comment(self, words: str) -> None:
        said = " ".join(words.split())
        if said:
            self.game.comments.append(said)

    def _open_comment(self, number: int, line: str, at: int) -> int:
        if number >= self.last_closed and line.find("}", at) < 0:
            self.game.noticed(number, say("exchange-pbn-comment-open"))
            self._comment(line[at:])
            return len(line)
        self.comment = []
        return at

    def _in_comment(self, line: str, at: int) -> int:
        assert self.comment is not None
        end = line.find("}", at)
        self.comment.append(line[at:] if end < 0 else line[at:end])
        if end < 0:
            return len(line)
        self._comment(" ".join(self.comment))
        self.comment = None
        return end + 1

    def _tag(self, number: int, line: str, at: int) -> int:
        """A tag, with quotes or without; a bracket that begins none begins a row."""
        found = _TAG.match(line, at, at + _LONGEST)
        if found is None and self._goes_on(number, line[at : at + _LONGEST]):
            return len(line)
        named = found or _NAME_OF_TAG.match(line, at)
        if named is None:
            self._row(number, line[at:])
            return len(line)
        name = named[1].lower()
        if name in _BEGINS_A_GAME and name in self.game.tags:
            self._end_game(number)
        if found:
            self.game.add(Tag(found[1], unescaped(found[2]), number))
            return found.end()
        self.game.noticed(number, say("exchange-pbn-no-quotes", tag=named[1]))
        self.game.add(Tag(named[1], line[named.end() :].strip(' "]\t'), number))
        return len(line)

    def _goes_on(self, number: int, begun: str) -> bool:
        """Whether the next line goes on with a tag that is begun: then it is read there, as a whole."""
        following = self.lines[number] if number < len(self.lines) else ""
        if following.strip()[:1] not in ('"', "]") or not _TAG_BEGUN.fullmatch(begun):
            return False
        self.lines[number] = f"{begun} {following}"
        return True

    def _row(self, number: int, text: str) -> None:
        if self.game.last is None or self.game.last.name.lower() in _OF_ONE_LINE:
            self.game.noticed(number, say("exchange-pbn-no-tag"))
        else:
            self.game.last.rows.append((number, text))
