"""The cases somebody was wrong about when he last answered them, to be gone through again or with a teacher."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bridgetable.cases.reader import LARGEST
from bridgetable.cases.writer import case_text
from bridgetable.practice.progress import GivenAnswer
from bridgetable.practice.skills import Attempt, attempts
from bridgetable.strangers import content

_GENERATED = re.compile(r"(G\d+)-(\d{4})-(\d+)")
"""How a problem is called that was made up: its kind, its edition, and the number it was made from."""
MOST = 500
"""So many are enough, those answered last."""


def wrong(events: Iterable[GivenAnswer]) -> list[Attempt]:
    """The problems of which not every point was earned the last time, each once, the latest first."""
    last = {attempt.problem: attempt for attempt in attempts(events)}
    amiss = [attempt for attempt in last.values() if attempt.share < 1.0]
    return sorted(amiss, key=lambda attempt: -attempt.at)[:MOST]


def files_of(amiss: Iterable[Attempt], known: Mapping[str, Path]) -> Iterator[tuple[str, bytes] | None]:
    """The case file of each of these problems with its name, None for one that is nowhere any more.

    `known` tells where cases lie, by their ids; a problem that was made up is made again.
    """
    for attempt in amiss:
        found = _GENERATED.fullmatch(attempt.problem)
        if attempt.problem in known:
            yield _case_file(attempt.problem, known[attempt.problem])
        else:
            yield _made_again(found, attempt.skill.level) if found else None


def _case_file(name: str, path: Path) -> tuple[str, bytes] | None:
    try:
        return f"{name}.toml", content(path, LARGEST)
    except OSError:
        return None


def _made_again(name: re.Match[str], level: int) -> tuple[str, bytes] | None:
    from bridgetable.practice.generator.making import NoScene, scene

    try:
        case = scene(name[1], int(name[2]), level, int(name[3])).case
    except (NoScene, ValueError):
        return None
    return f"{case.id}.toml", case_text(case).encode("utf-8")
