"""The library as a learner sees it: by course, level, edition and how far he has come, and which cases are alike."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from bridgetable.cases.case import Case
from bridgetable.cases.reader import load
from bridgetable.editions import LATEST
from bridgetable.judge import judge
from bridgetable.named import NamedTuple
from bridgetable.practice import skills
from bridgetable.practice.progress import GivenAnswer

Status: TypeAlias = Literal["new", "again", "mastered", "favourite"]
"""Never answered; to be answered again; all right last time, and not due; marked by the learner himself."""

STATUSES: tuple[Status, ...] = ("new", "again", "mastered", "favourite")

MOST_ALIKE = 12
"""So many cases like another are named."""
_LOOKED_AT = 40
"""Of so many that name the same paragraphs it is looked what went wrong in them."""


class KnownCase(Protocol):
    """What is known of a case before its file is read whole."""

    @property
    def name(self) -> str:
        """Its id."""

    @property
    def path(self) -> Path:
        """Its file."""

    @property
    def law(self) -> int:
        """The law it stands under."""

    @property
    def level(self) -> int:
        """1 to 3; 0 where the file tells none."""

    @property
    def laws(self) -> tuple[str, ...]:
        """The paragraphs it names."""

    @property
    def editions(self) -> tuple[int, ...]:
        """Those under which it expects anything."""


class CaseWish(NamedTuple):
    """Which cases somebody wants to see: the `cases` of a course, of a law, level, edition, status; 0, empty: any."""

    course: str = ""
    cases: tuple[str, ...] = ()
    law: int = 0
    level: int = 0
    edition: int = 0
    status: Status | Literal[""] = ""

    def wants(self, case: KnownCase, statuses: Mapping[str, Status], favourites: Collection[str]) -> bool:
        """Whether a case is among them."""
        if self.status == "favourite":
            of_status = case.name in favourites
        else:
            of_status = not self.status or statuses.get(case.name, "new") == self.status
        return (
            of_status
            and (not self.course or case.name in self.cases)
            and self.law in (0, case.law)
            and self.level in (0, case.level)
            and (not self.edition or self.edition in case.editions)
        )


def statuses(events: Iterable[GivenAnswer], now: datetime) -> dict[str, Status]:
    """How it stands with each case that was answered; all others are new."""
    events = list(events)
    try:
        due = set(skills.due(events, now))
    except ImportError:
        due = set()  # without a schedule, what was wrong is to be answered again
    last = {attempt.problem: attempt for attempt in skills.attempts(events)}
    return {
        name: "mastered" if attempt.share >= 1.0 and attempt.skill not in due else "again"
        for name, attempt in last.items()
    }


def alike(case: Case, others: Iterable[KnownCase]) -> list[str]:
    """The cases most like this one: its contrast pair, then those of the same paragraphs where the same went wrong."""
    near = [(worth, other) for other in others if other.name != case.id and (worth := _nearness(case, other)) > 0]
    looked_at = sorted(near, key=lambda each: (-each[0], each[1].name))[:_LOOKED_AT]
    wrong = _amiss(case)
    ranked = [(worth + 2 * len(wrong & _amiss(load(other.path))), other.name) for worth, other in looked_at]
    return [name for _, name in sorted(ranked, key=lambda each: -each[0])][:MOST_ALIKE]


def _nearness(case: Case, other: KnownCase) -> float:
    """Contrast pairs are nearest, then who names the same paragraphs, the first above all, then the same law."""
    same = [2.0 if law == case.laws[0] else 1.0 for law in case.laws if law in other.laws]
    beside = case.path is not None and case.path.parent.name == other.path.parent.name
    return 100.0 * (other.name in case.contrast) + sum(same) + 0.5 * beside


def _amiss(case: Case) -> frozenset[str]:
    edition = (case.editions or (LATEST,))[-1]
    return frozenset(each.kind for each in judge(case.record, edition).irregularities)
