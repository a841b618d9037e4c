"""Marking: what was right of the answers given, and why, as the verdict says it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bridgetable.cards import Card
from bridgetable.cases.citations import meets
from bridgetable.explain.card_status import may_withdraw, status_finding
from bridgetable.explain.headlines import headline
from bridgetable.explain.tree import because
from bridgetable.explain.words import question_why, told
from bridgetable.findings.kinds import Finding
from bridgetable.findings.verdict import Verdict
from bridgetable.lawbook.numbers import book, in_edition, other
from bridgetable.practice.facts_asked import worth_asking
from bridgetable.practice.near import rulings
from bridgetable.practice.problem import Given, Part, Problem
from bridgetable.seats import Seat

NEARLY = 0.5
"""What a paragraph earns that lies over or under the right one, or bears its number in the other edition."""
REASONS = 3
"""So many reasons are told of one answer."""


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
    """How each part was answered; a part left out earns nothing, and every answer that is wrong costs."""
    verdict = rulings(problem.record, problem.edition).here
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
    if part.typed:
        given = frozenset(_cited(each, problem.edition) for each in given)
    missing, wrong = part.right - given, given - part.right
    why = tuple(dict.fromkeys(_why(part, problem, verdict)))[:REASONS]
    cards = (part.card,) if part.card is not None else ()
    order = [answer.id for answer in part.answers]
    lacking = tuple(each for each in order if each in missing)
    return Mark(part.id, _points(part, given, problem.edition), 1.0, lacking, tuple(sorted(wrong)), why, cards)


def _points(part: Part, given: frozenset[str], edition: int) -> float:
    """1 for all that is right and nothing else; of several, a share for each, of which every wrong one takes one."""
    if given == part.right:
        return 1.0
    if not part.many:
        one, right = next(iter(given), ""), next(iter(part.right))
        return NEARLY if part.typed and len(given) == 1 and _lies_near(one, right, edition) else 0.0
    hits, wrong = len(part.right & given), len(given - part.right)
    return max(0.0, (hits - wrong) / len(part.right)) if wrong or hits < len(part.right) else 1.0


def _cited(typed: str, edition: int) -> str:
    """A paragraph as the book has it, however it was typed: `law 52 b 1 a` is 52B1(a)."""
    plain = _plain(typed)
    return next((cite for cite in book(edition) if _plain(cite) == plain), typed)


def _plain(cite: str) -> str:
    return re.sub(r"[^0-9a-z]", "", re.sub(r"^\s*laws?\b", "", cite.casefold()))


def _lies_near(one: str, right: str, edition: int) -> bool:
    if one and (meets(one, right) or meets(right, one)):
        return True
    elsewhere = other(edition)
    return in_edition(_cited(one, elsewhere), elsewhere, edition) == right


def _why(part: Part, problem: Problem, verdict: Verdict) -> Iterator[str]:
    log = problem.record.log
    match part.topic:
        case "facts":
            questions = worth_asking(problem.record, problem.edition)
            yield from (f"{question_why(each)} ({each.grounds.cite})" for each in questions)
        case "choices":
            yield from (_told(option, problem) for option in verdict.options)
            if not verdict.options:
                yield from _headline(verdict)
        case "status" if part.card is not None:
            about = status_finding(verdict, *part.card)
            if part.id.startswith("back"):
                about = may_withdraw(verdict, *part.card) or about
            if about is not None:
                yield _told(about, problem)
                node = because(verdict, about, {fact.key: fact.value for fact in problem.record.facts}, log)
                yield from (_sentence(child.text, child.cite) for child in node.children if child.cite)
            else:
                yield from _headline(verdict)
        case _:
            found = list(_asked_of(part, verdict))
            yield from (_told(each, problem) for each in found)
            if not found:
                yield from _headline(verdict)


def _asked_of(part: Part, verdict: Verdict) -> Iterator[Finding]:
    """The findings a part is about."""
    match part.id:
        case "duties":
            yield from verdict.duties
        case "information":
            yield from verdict.information
        case "checks":
            yield from verdict.checks
        case "tricks" if verdict.transfer is not None:
            yield verdict.transfer


def _headline(verdict: Verdict) -> Iterator[str]:
    first = headline(verdict)
    yield _sentence(first.words, first.cite)


def _told(finding: Finding, problem: Problem) -> str:
    return _sentence(told(finding, problem.record.log), finding.grounds.cite)


def _sentence(words: str, cite: str) -> str:
    return f"{words.rstrip('.')} ({cite})." if cite else words
