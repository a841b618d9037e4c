"""What is wrong with a case file: every problem at once, each with its line and key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from bridgetable.messages import say, slug
from bridgetable.value import value

ProblemKind: TypeAlias = Literal["unreadable", "impossible here", "ambiguous"]

_SHOWN = 60


@value
class CaseError:
    """One problem: in which `file`, on which `line` (None: the file as a whole), at which `key`, and what it is."""

    file: str
    line: int | None
    key: str
    message: str
    kind: ProblemKind = "unreadable"

    def __str__(self) -> str:
        where = ":".join(str(part) for part in (self.file, self.line, self.key) if part)
        return say("check-problem", where=where, kind=slug(self.kind), what=self.message)


class CaseErrors(Exception):
    """All the `problems` of one case file, in the order of its lines."""

    def __init__(self, problems: Iterable[CaseError]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


def shown(text: object) -> str:
    """`text` in quotes as a message shows it: on one line and not longer than a line."""
    words = repr(text)
    return words if len(words) <= _SHOWN else f"{words[: _SHOWN - 1]}…{words[0]}"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?` with what comes nearest to `word`, or nothing.

    >>> did_you_mean("declarerr", ["declarer", "dummy"])
    "; did you mean 'declarer'?"
    """
    import difflib  # a file without a mistake does not need it

    words = list(known)
    near = difflib.get_close_matches(word[:_SHOWN], words, n=1, cutoff=0.6)
    near = near or [each for each in words if len(word) > 2 and each.startswith(word)]
    return say("check-did-you-mean", near=repr(near[0])) if near else ""
