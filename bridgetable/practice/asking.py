"""From a record to a problem: what is asked of whoever rules on it. The key is worked out from the verdict."""

from __future__ import annotations

import random

from bridgetable.explain.calls_first import after_a_fault
from bridgetable.explain.headlines import headline
from bridgetable.explain.newest_ruling import came_up, newest, newest_ruling
from bridgetable.findings.kinds import CallState
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge, judge
from bridgetable.practice.near_misses import otherwise, ruling
from bridgetable.practice.parts_cards import cards
from bridgetable.practice.parts_choices import choices
from bridgetable.practice.parts_facts import facts
from bridgetable.practice.parts_law import other_edition, paragraph
from bridgetable.practice.parts_then import then
from bridgetable.practice.problem import CLUB, TOURNAMENT, Part, Problem
from bridgetable.practice.situation import Situation
from bridgetable.table.record import Record


def problem(record: Record, edition: int, level: int, seed: int = 0, twin: Record | None = None) -> Problem:
    """What is asked at a `level` about a record with all its facts; the answers are shuffled by `seed`.

    A `twin` of which the ruling is another lends its answers as near misses.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> asked = problem(Record(Position(), (parse("E leads C2"),)), 2017, level=1)
    >>> [part.topic for part in asked.parts]
    ['status', 'choices']
    """
    here = judge(record, edition)
    others = list(otherwise(record, edition))
    if twin is not None:
        others.insert(1, judge(twin, edition))
    at = Situation(record, edition, level, here, tuple(others), ruling(here), random.Random(seed))
    parts: list[Part] = list(facts(at)) if level >= CLUB else []
    parts += [*cards(at), *choices(at)]
    if level >= CLUB:
        parts += then(at)
    if level >= TOURNAMENT:
        parts += [*paragraph(at), *other_edition(at)]
    return Problem(record, edition, level, tuple(parts))


def ruling_place(record: Record, edition: int) -> int | None:
    """After how many actions there is something to rule on for the last time; None: never.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> record = Record(Position(), (parse("W leads HQ"), parse("E drops D7")))
    >>> ruling_place(record, 2017)
    2
    """
    judged = Judge(edition)
    verdicts = [judged.verdict(record.upto(number)) for number in range(1, len(record.log) + 1)]
    return next((each.after for each in reversed(verdicts) if _to_rule(each)), None)


def _to_rule(verdict: Verdict) -> bool:
    """Whether the newest action calls for a ruling: not one that is only played, or taken note of.

    What becomes of a call made before is one: that it stands, although its player wants another. So is what follows
    from a call that puts one right.
    """
    if verdict.options or verdict.questions:
        return True
    first, ruling = headline(verdict).finding, newest_ruling(verdict)
    if isinstance(first, CallState) and newest(first) == verdict.after and _decided(first):
        return True
    if ruling is not None:
        return came_up(ruling, verdict) >= verdict.after or first is ruling
    return bool(verdict.lawful) and first in verdict.lawful


def _decided(call: CallState) -> bool:
    """Whether a call became what it is after it was made, or puts something right."""
    return newest(call) > call.action or after_a_fault(call)
