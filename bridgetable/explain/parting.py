"""After which actions of a record the editions rule differently: found little by little, and kept."""

from __future__ import annotations

from itertools import pairwise

from bridgetable.editions import EDITIONS
from bridgetable.explain.compare import differs
from bridgetable.judge import Judge
from bridgetable.table.lines import shared
from bridgetable.table.record import Record, fact_since


def parting(record: Record) -> frozenset[int]:
    """The numbers of the actions from which on the editions part; 0 if they do so from the beginning."""
    known = Parting()
    while not known.look(record):
        pass
    return known.points


class Parting:
    """Where the editions part on one line, looked at a few actions at a time; what stays the same is kept.

    It has judges of its own: those behind the view keep what they know of the place one looks at.
    """

    def __init__(self) -> None:
        self._judges = tuple(Judge(edition) for edition in EDITIONS)
        self._record = Record()
        self._apart: list[bool] = []

    def look(self, record: Record, most: int = 8) -> bool:
        """Judge at most so many more actions of `record`; gives back whether all of it is known now."""
        self._apart = self._apart[: self._kept(record) + 1]
        self._record = record
        for at in range(len(self._apart), min(len(self._apart) + most, len(record.log) + 1)):
            now = record.upto(at)
            verdicts = [judge.verdict(now) for judge in self._judges]
            self._apart.append(any(differs(*pair) for pair in pairwise(verdicts)))
        return len(self._apart) > len(record.log)

    @property
    def points(self) -> frozenset[int]:
        """The actions looked at from which on the editions part."""
        before = [False, *self._apart]
        return frozenset(at for at, apart in enumerate(self._apart) if apart and not before[at])

    def _kept(self, record: Record) -> int:
        """After how many actions what is known of the last record holds for this one too; -1: after none."""
        old = self._record
        if old.position != record.position or old.settings != record.settings:
            return -1
        changed = set(old.facts) ^ set(record.facts)
        return min([shared(old.log, record.log), *(fact_since(fact) - 1 for fact in changed)])
