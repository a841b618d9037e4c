"""Marking: what was right of the answers given, what was wrong of each, and why, as the verdict says it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bridgetable.cards import Card
from bridgetable.editions import other
from bridgetable.explain.card_status import may_withdraw, status_finding
from bridgetable.explain.headlines import Headline, headline
from bridgetable.explain.tree import because
from bridgetable.explain.words import question_why, text, told
from bridgetable.findings.kinds import Finding
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.messages import cite_words, forgotten_in_another, say
from bridgetable.named import NamedTuple
from bridgetable.practice.parts_facts import mattering_questions
from bridgetable.practice.parts_law import from_other_book, understood
from bridgetable.practice.problem import Given, Part, Problem
from bridgetable.seats import Seat
from bridgetable.table.record import Record

_NEAR = 0.5
"""What the heading of the right paragraph is worth, one under it, and its number in the other book."""


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
    return tuple(_marked(part, given.get(part.id, frozenset()), problem) for part in problem.parts)


@lru_cache(maxsize=4)
def _verdict(record: Record, edition: int) -> tuple[Verdict, Headline]:
    """The verdict on a record and what it says first; parts are marked one after the other."""
    verdict = judge(record, edition)
    return verdict, headline(verdict)


forgotten_in_another(_verdict.cache_clear)


def model_answer(problem: Problem) -> Given:
    """The answers that are right in everything."""
    return {part.id: part.right for part in problem.parts}


def score(marks: Iterable[Mark]) -> float:
    """The share of all points, from 0 to 1.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.practice.asking import problem
    >>> from bridgetable.resources import resource_path
    >>> asked = problem(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017, level=1)
    >>> score(mark(asked, model_answer(asked))), score(mark(asked, {}))
    (1.0, 0.0)
    """
    marks = tuple(marks)
    of = sum(each.of for each in marks)
    return sum(each.points for each in marks) / of if of else 0.0


def _marked(part: Part, given: frozenset[str], problem: Problem) -> Mark:
    said: tuple[str, ...] = ()
    near = 0.0
    if part.typed and given - part.right:
        given, near, said = _typed(part, given, problem.edition)
    missing, wrong = part.right - given, given - part.right
    order = [answer.id for answer in part.answers]
    named = tuple(sorted(wrong, key=lambda each: (order.index(each) if each in order else len(order), each)))
    lacking = tuple(each for each in order if each in missing)
    why = tuple(dict.fromkeys((*said, *_why(part, named, problem))))
    points = max(near, _points(part, missing, wrong))
    return Mark(part.id, points, 1.0, lacking, named, why, _lit_cards(part, *_verdict(problem.record, problem.edition)))


def _points(part: Part, missing: frozenset[str], wrong: frozenset[str]) -> float:
    """The share of what is right, less as much for everything wrong; of one answer all or nothing."""
    if not missing and not wrong:
        return 1.0
    if not part.many:
        return 0.0
    return max(0.0, (len(part.right) - len(missing) - len(wrong)) / len(part.right))


def _typed(part: Part, given: frozenset[str], edition: int) -> tuple[frozenset[str], float, tuple[str, ...]]:
    """A paragraph that was typed: as this book names it, what it is worth if it is nearly right, and what is said."""
    right = next(iter(part.right))
    if len(given) != 1:
        return given, 0.0, ()
    typed = next(iter(given))
    here = understood(typed, edition)
    if here == right:
        return part.right, 1.0, ()
    if here is not None and (right.startswith(here) or here.startswith(right)):
        return frozenset({here}), _NEAR, (say("asked-near", typed=cite_words(here), cite=cite_words(right)),)
    if from_other_book(typed, edition) == right:
        numbered = say("asked-other-number", other=str(other(edition)), year=str(edition), cite=cite_words(right))
        return given, _NEAR, (numbered,)
    return (frozenset({here}) if here is not None else given), 0.0, ()


def _why(part: Part, wrong: tuple[str, ...], problem: Problem) -> Iterator[str]:
    if part.topic == "facts":
        yield from _why_asked(part, wrong, problem)
        return
    if part.id == "edition":
        there = _verdict(problem.record, other(problem.edition))[1]
        yield _sentence(there.words, there.cite)
        return
    verdict, first = _verdict(problem.record, problem.edition)
    log = problem.record.log
    facts = {fact.key: fact.value for fact in problem.record.facts}
    found = findings_of(part, verdict, first)
    for finding in found:
        yield _sentence(told(finding, log), finding.grounds.cite)
        tree = because(verdict, finding, facts, log)
        yield from (_sentence(each.text, each.cite) for each in tree.children[:1] if each.cite and each.finding is None)
    if not found:
        yield _sentence(first.words, first.cite)


def _why_asked(part: Part, wrong: tuple[str, ...], problem: Problem) -> Iterator[str]:
    """What hangs on each question that matters, and which ones nothing hangs on."""
    for each in mattering_questions(problem.record, problem.edition).values():
        if each.key in part.right:
            yield _sentence(question_why(each), each.grounds.cite)
    words = {answer.id: answer.words for answer in part.answers}
    yield from (say("asked-nothing-hangs-on", question=words[each]) for each in wrong if each in words)


def findings_of(part: Part, verdict: Verdict, first: Headline) -> tuple[Finding, ...]:
    """What of the verdict a part is about; nothing where it is about what the verdict does not say."""
    if part.card is not None:
        right = may_withdraw(verdict, *part.card) if part.id.startswith("back") else None
        status = status_finding(verdict, *part.card)
        return (right,) if right is not None else (status,) if status is not None else ()
    found: tuple[Finding | None, ...] = ()
    match part.id:
        case "decides" | "choices":
            found = verdict.options[:3]
        case "bound":
            found = verdict.duties
        case "tricks":
            found = (verdict.transfer, *verdict.revokes[-1:])
        case "information":
            found = tuple(each for each in verdict.information if text(each) in part.right)
        case "checks":
            found = verdict.checks
        case "ruling" | "paragraph":
            found = (first.finding,)
    return tuple(each for each in found if each is not None)


def _lit_cards(part: Part, verdict: Verdict, first: Headline) -> tuple[tuple[Seat, Card], ...]:
    """The cards to be lit: the one asked about, or those that what decides rests on."""
    if part.card is not None:
        return (part.card,)
    rests = findings_of(part, verdict, first) or ((first.finding,) if first.finding is not None else ())
    return tuple(dict.fromkeys(card for finding in rests for card in _under(finding)))


def _under(finding: Finding) -> Iterator[tuple[Seat, Card]]:
    seat = getattr(finding, "seat", None)
    card = getattr(finding, "card", None)
    if isinstance(seat, Seat) and isinstance(card, Card):
        yield seat, card
    for earlier in finding.grounds.findings:
        yield from _under(earlier)


def _sentence(words: str, cite: str) -> str:
    """A sentence with the paragraph behind it, which stands before the mark at its end."""
    if not cite:
        return words
    ends = say("asked-ends")
    mark = words[-1] if words[-1:] in tuple(ends) else ends[0]
    return say("asked-with-law", words=words.rstrip(ends), cite=cite_words(cite), mark=mark)
