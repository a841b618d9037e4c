"""What the parts of a problem are made from: a record, what is ruled on it, and what might have been ruled."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bridgetable.findings.verdict import Verdict
from bridgetable.practice.near_misses import Saying
from bridgetable.practice.problem import OfferedAnswer
from bridgetable.table.record import Record
from bridgetable.value import value

OFFERED = 4
"""So many answers are offered where one is right."""
NOTHING = "nothing"
"""The answer that there is nothing of what is asked for."""


@value
class Situation:
    """A record under one edition, asked about at a `level`.

    `here` is what is ruled, `others` what would be ruled under the other laws, with other facts, and on the twin;
    `said` is the ruling in a few words.
    """

    record: Record
    edition: int
    level: int
    here: Verdict
    others: tuple[Verdict, ...]
    said: Saying
    chance: random.Random

    @property
    def family(self) -> str:
        """What the ruling is about: a `card`, a `choice`, a `duty`, a `revoke`, a `claim`, what somebody did …"""
        return self.said.key.partition(" ")[0]

    def one_of(self, right: OfferedAnswer, wrong: Iterable[OfferedAnswer]) -> tuple[OfferedAnswer, ...]:
        """The right answer among wrong ones, the first of these before the later, in an order that tells nothing."""
        return self.shuffled([right, *_unlike([right], wrong)[: OFFERED - 1]])

    def some_of(
        self, right: Iterable[OfferedAnswer], wrong: Iterable[OfferedAnswer], most: int
    ) -> tuple[OfferedAnswer, ...]:
        """All right answers, and so many wrong ones."""
        right = list(right)
        return self.shuffled([*right, *_unlike(right, wrong)[:most]])

    def shuffled(self, answers: Iterable[OfferedAnswer]) -> tuple[OfferedAnswer, ...]:
        """The answers in an order that tells nothing."""
        mixed = list(answers)
        self.chance.shuffle(mixed)
        return tuple(mixed)


def _unlike(right: list[OfferedAnswer], wrong: Iterable[OfferedAnswer]) -> list[OfferedAnswer]:
    """The wrong answers, each once, without those that say the same as a right one."""
    ids, words = {each.id for each in right}, {each.words for each in right}
    kept = []
    for each in wrong:
        if each.id not in ids and each.words not in words:
            kept.append(each)
            ids.add(each.id)
            words.add(each.words)
    return kept
