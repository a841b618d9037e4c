"""What a collection of cases covers: laws, editions, and pairs that differ in one thing only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TypeAlias

from bridgetable.cases.case import Case
from bridgetable.cases.citations import read_citation
from bridgetable.cases.found import FINDERS
from bridgetable.editions import EDITIONS
from bridgetable.findings.registry import LawConflict, LawGap
from bridgetable.judge import judge
from bridgetable.lawtexts import law_order
from bridgetable.messages import say
from bridgetable.table.actions import Action
from bridgetable.table.record import Record, fact_since

FactsFound: TypeAlias = frozenset[tuple[str, str]]
Step: TypeAlias = tuple[Action, bool, FactsFound]
"""An action, whether it comes in one instant with the one before it, and the facts found of it."""


def summary(cases: Iterable[Case]) -> Iterator[str]:
    """Lines that tell what the cases cover."""
    cases = tuple(cases)
    laws = Counter(law for case in cases for law in laws_of(case))
    yield say("check-laws", laws=_counted(sorted(laws.items())))
    editions = Counter(edition for case in cases for edition in case.editions)
    yield say("check-editions", editions=_counted((edition, editions[edition]) for edition in EDITIONS))
    yield from _contrasts({case.id: case for case in cases})


def _counted(counts: Iterable[tuple[int, int]]) -> str:
    return ", ".join(say("check-counted", name=str(name), count=count) for name, count in counts)


def laws_of(case: Case) -> set[int]:
    """The numbers of the laws a case says it is about."""
    cites = (cite for law in case.laws for cite in read_citation(law).of)
    return {law_order(cite)[0] for cite in cites if cite is not None}


def _contrasts(cases: dict[str, Case]) -> Iterator[str]:
    pairs: set[tuple[str, str]] = set()
    for case in cases.values():
        for other in case.contrast:
            if other in cases:
                first, second = sorted((case.id, other))
                pairs.add((first, second))
            else:
                yield say("check-no-such-contrast", case=case.id, other=repr(other))
    sound = 0
    for first, second in sorted(pairs):
        wrong = _wrong_with(cases[first], cases[second])
        sound += not wrong
        if wrong:
            yield say("check-wrong-pair", first=first, second=second, wrong=wrong)
    yield say("check-pairs", sound=sound, count=len(pairs))


def _wrong_with(first: Case, second: Case) -> str:
    differences = difference(first.record, second.record)
    if differences != 1:
        return say("check-many-differences", count=differences)
    return "" if _end_differently(first, second) else say("check-end-alike")


def difference(first: Record, second: Record) -> int:
    """In how many actions, facts or settings two records differ; an action left out or put in is one.

    A different position is one more.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> lead = Record(Position(), (parse("W leads HQ"),))
    >>> difference(lead, lead.with_entry(parse("N plays H2")))
    1
    """
    return (
        (first.position != second.position)
        + _facts_apart(frozenset(first.settings), frozenset(second.settings))
        + _facts_apart(_facts_of(first, 0), _facts_of(second, 0))
        + _steps_apart(_steps(first), _steps(second))
    )


def _facts_of(record: Record, number: int) -> FactsFound:
    """The facts that begin to hold with an action; they keep their names when an action is put in before it."""
    return frozenset(
        (fact.id if number else fact.key, fact.value) for fact in record.facts if fact_since(fact) == number
    )


def _facts_apart(first: FactsFound, second: FactsFound) -> int:
    return len({name for name, _ in first ^ second})


def _steps(record: Record) -> tuple[Step, ...]:
    return tuple(
        (entry.action, entry.together, _facts_of(record, number)) for number, entry in enumerate(record.log, 1)
    )


def _steps_apart(first: tuple[Step, ...], second: tuple[Step, ...]) -> int:
    """The smallest number of changes that make one log of the other (edit distance)."""
    row = list(range(len(second) + 1))
    for number, step in enumerate(first, 1):
        diagonal, row[0] = row[0], number
        for place, other in enumerate(second, 1):
            same = step[:2] == other[:2]
            changed = diagonal + (_facts_apart(step[2], other[2]) if same else 1)
            diagonal, row[place] = row[place], min(changed, row[place] + 1, row[place - 1] + 1)
    return row[-1]


def _end_differently(first: Case, second: Case) -> bool:
    return any(ending(first.record, edition) != ending(second.record, edition) for edition in EDITIONS)


def ending(record: Record, edition: int, but: Collection[str] = ()) -> tuple[object, ...]:
    """What the verdict on a whole record comes to, without the numbers of actions; `but` these keys."""
    try:
        verdict = judge(record, edition)
    except (LawConflict, LawGap):
        return ()
    return tuple(sorted(each.text for each in find(verdict)) for key, find in FINDERS.items() if key not in but)
