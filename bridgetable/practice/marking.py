"""Marking: what was right of the answers given, and why, as the verdict says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from bridgetable.cards import Card
from bridgetable.explain.card_status import status_finding
from bridgetable.explain.headlines import headline
from bridgetable.explain.words import question_why, told
from bridgetable.findings.kinds import Finding
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.practice.problem import Given, Part, Problem
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.record import Record


class Mark(NamedTuple):
    """What one part earned of what it could; the answers `missing` and `wrong`, why it is so, and the cards of it."""

    part: str
    points: float
    of: float
    missing: tuple[str, ...]
    wrong: tuple[str, ...]
    why: tuple[str, ...]
    cards: tuple[tuple[Seat, Card], ...] = ()


def mark(problem: Problem, given: Given) -> tuple[Mark, ...]:
    """How each part was answered; a part left out earns nothing."""
    verdict = judge(problem.record, problem.edition)
    return tuple(_marked(part, given.get(part.id, frozenset()), problem, verdict) for part in problem.parts)


def model_answer(problem: Problem) -> Given:
    """The answers that are right in everything."""
    return {part.id: part.right for part in problem.parts}


def score(marks: Iterable[Mark]) -> float:
    """The share of all points, from 0 to 1."""
    marks = tuple(marks)
    of = sum(each.of for each in marks)
    return sum(each.points for each in marks) / of if of else 0.0


def _marked(part: Part, given: frozenset[str], problem: Problem, verdict: Verdict) -> Mark:
    missing, wrong = part.right - given, given - part.right
    share = (len(part.right & given) - len(wrong)) / max(1, len(part.right))
    points = 1.0 if not missing and not wrong else max(0.0, share)
    why = tuple(dict.fromkeys(_why(part, problem, verdict)))
    return Mark(part.id, points, 1.0, tuple(missing), tuple(wrong), why, (part.card,) if part.card else ())


def _why(part: Part, problem: Problem, verdict: Verdict) -> Iterator[str]:
    log = problem.record.log
    match part.topic:
        case "facts":
            asked = judge(_untold(problem), problem.edition).questions
            yield from (f"{question_why(each)} ({each.grounds.cite})" for each in asked if each.key in part.right)
        case "choices":
            yield from (_cited(option, log) for option in verdict.options)
        case _:
            about = status_finding(verdict, *part.card) if part.card is not None else None
            if part.topic == "status" and about is not None:
                yield _cited(about, log)
            else:
                first = headline(verdict)
                yield f"{first.words.rstrip('.')} ({first.cite})." if first.cite else first.words


def _cited(finding: Finding, log: tuple[Entry, ...]) -> str:
    return f"{told(finding, log).rstrip('.')} ({finding.grounds.cite})."


def _untold(problem: Problem) -> Record:
    """The record before the director has asked anything."""
    return replace(problem.record, facts=())
