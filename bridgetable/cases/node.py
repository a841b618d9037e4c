"""One value of a case file with its place in it: what it should be is asked for, what it is not becomes a problem."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import TypeVar

from bridgetable.cases.limits import LONGEST, MOST, fitting
from bridgetable.cases.problems import CaseError, CaseErrors, ProblemKind, did_you_mean, shown
from bridgetable.cases.toml_lines import Place, lines_of
from bridgetable.messages import say, why

T = TypeVar("T")

MOST_PROBLEMS = 200
_LONGEST_MESSAGE = 400
_LONGEST_NAME = 80

_KINDS = {bool: "flag", list: "list", dict: "table"}


@dataclass(eq=False)
class FileRead:
    """One file being read: its name, its TOML text, and the problems found so far."""

    file: str
    text: str
    problems: list[CaseError] = field(default_factory=list)

    @cached_property
    def _lines(self) -> dict[Place, int]:
        return dict(lines_of(self.text))

    def line(self, place: Place) -> int:
        """The line of a place, or of what it stands in; the first one for the file as a whole."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def error(self, place: Place, message: str, kind: ProblemKind) -> CaseError:
        """What is wrong with the value at `place`."""
        return CaseError(self.file, self.line(place), _key_text(place), brief(message), kind)

    def finish(self) -> None:
        """Raise `CaseErrors` if anything was wrong."""
        if self.problems:
            raise CaseErrors(sorted(self.problems, key=lambda problem: problem.line or 0))


def brief(message: str, longest: int = _LONGEST_MESSAGE) -> str:
    """A message without the middle of what is too long in it: how it ends often tells what was meant."""
    return message if len(message) <= longest else f"{message[: longest // 2]} … {message[-longest // 2 :]}"


def _key_text(place: Place) -> str:
    text = ""
    for part in place:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{brief(part, _LONGEST_NAME)}"
    return text.removeprefix(".")


@dataclass(frozen=True, eq=False)
class FileValue:
    """The `value` at a `place` of a file. What is asked for and not there is noted, and None is given back."""

    source: FileRead
    place: Place
    value: object

    @property
    def line(self) -> int:
        """The line it stands on."""
        return self.source.line(self.place)

    @property
    def key(self) -> str:
        """The keys and places that lead to it, as messages show them."""
        return _key_text(self.place)

    def wrong(self, message: str, kind: ProblemKind = "unreadable") -> None:
        """Note a problem here; after so many of them a file is not read to its end."""
        self.source.problems.append(self.error(message, kind))
        if len(self.source.problems) >= MOST_PROBLEMS:
            self.source.finish()

    def error(self, message: str, kind: ProblemKind) -> CaseError:
        """A problem here, which is not noted."""
        return self.source.error(self.place, message, kind)

    def child(self, key: str | int, value: object = None) -> FileValue:
        """The value below this one."""
        return FileValue(self.source, (*self.place, key), value)

    def pairs(self) -> Iterator[tuple[str, FileValue]]:
        """The keys and values of a table whose keys are free."""
        if not isinstance(self.value, dict):
            self.wrong(say("casefile-table-wanted", found=self._what))
            return
        if len(self.value) > MOST:
            self.wrong(say("casefile-too-many-keys", count=str(len(self.value)), most=str(MOST)))
        for key, value in islice(self.value.items(), MOST):
            yield key, self.child(key, value)

    def table(self, known: Collection[str], hint: Callable[[str], str] = lambda _: "") -> dict[str, FileValue]:
        """The values of a table whose keys are `known`; any other key is a problem, of which `hint` may say more."""
        found: dict[str, FileValue] = {}
        for key, node in self.pairs():
            if key in known:
                found[key] = node
            else:
                node.wrong(say("casefile-no-key", key=shown(key), meant=hint(key) or did_you_mean(key, known)))
        return found

    def items(self) -> Iterator[FileValue]:
        """The values of a list."""
        if not isinstance(self.value, list):
            form = say("casefile-in-brackets") if isinstance(self.value, str) else ""
            if isinstance(self.value, dict) and len(self.place) == 1:
                form = say("casefile-in-two-brackets", header=str(self.place[0]))
            self.wrong(say("casefile-list-wanted", found=self._what, form=form))
            return
        if len(self.value) > MOST:
            self.wrong(say("casefile-too-many", count=str(len(self.value)), most=str(MOST)))
        for number, value in enumerate(self.value[:MOST]):
            yield self.child(number, value)

    def text(self, longest: int = LONGEST) -> str | None:
        """A text of at most so many letters."""
        if not isinstance(self.value, str):
            self.wrong(say("casefile-text-wanted", found=self._what))
            return None
        try:
            return fitting(self.value, longest)
        except ValueError as error:
            self.wrong(str(error))
            return None

    def number(self, low: int, high: int) -> int | None:
        """A whole number from `low` to `high`."""
        if isinstance(self.value, int) and not isinstance(self.value, bool) and low <= self.value <= high:
            return self.value
        self.wrong(say("casefile-number-wanted", low=str(low), high=str(high), found=self._what))
        return None

    def flag(self) -> bool:
        """True or false, without quotes."""
        if isinstance(self.value, bool):
            return self.value
        self.wrong(say("casefile-flag-wanted", found=self._what))
        return False

    def word(self, known: Collection[str]) -> str | None:
        """One of the texts that are `known`."""
        text = self.text()
        if text is None or text in known:
            return text
        meant = did_you_mean(text, known)
        self.wrong(say("casefile-not-one-of", text=shown(text), known=", ".join(known), meant=meant))
        return None

    def read(self, reader: Callable[[str], T]) -> T | None:
        """What `reader` makes of a text; its `ValueError` is the problem."""
        text = self.text()
        if text is None:
            return None
        try:
            return reader(text)
        except ValueError as error:
            self.wrong(why(error))
            return None

    @property
    def _what(self) -> str:
        if isinstance(self.value, str | int | float) and not isinstance(self.value, bool):
            return shown(self.value)
        return say(f"casefile-kind-{_KINDS.get(type(self.value), 'date')}")


def reading(keys: Mapping[str, FileValue], key: str, reader: Callable[[FileValue], T | None]) -> T | None:
    """What `reader` makes of the value of a `key`; None if the key is not there."""
    return reader(keys[key]) if key in keys else None
