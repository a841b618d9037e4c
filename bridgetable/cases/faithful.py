"""What was written of a case is read again before it takes the place of anything."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cases.case import Case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.messages import say
from bridgetable.table.record import Fact, Record


class Unfaithful(Exception):
    """What would be written could not be read again, or would be another record; the text says why."""


def read_again(data: bytes, case: Case) -> None:
    """Read a case as it was written; raises `Unfaithful` if its record, or what it tells, is not that of `case`."""
    try:
        read = parse_case(data.decode("utf-8"), case.id)
    except CaseErrors as errors:
        raise Unfaithful(errors.problems[0].message) from errors
    if not same_record(read.record, case.record):
        raise Unfaithful(say("casefile-another-record"))
    if replace(read, record=case.record) != case:
        raise Unfaithful(say("casefile-another-case"))


def same_record(one: Record, other: Record) -> bool:
    """Whether two records tell the same; in which order facts were found and readings chosen tells nothing.

    >>> from bridgetable.table.position import Position
    >>> same_record(Record(Position()), Record(Position()))
    True
    """
    return _as_a_file_keeps_it(one) == _as_a_file_keeps_it(other)


def _as_a_file_keeps_it(record: Record) -> tuple[object, ...]:
    branches = [(each.name, each.after, each.actions, _sorted_facts(each.facts)) for each in record.branches]
    return record.position, record.log, _sorted_facts(record.facts), sorted(record.settings), branches


def _sorted_facts(facts: tuple[Fact, ...]) -> list[tuple[str, str]]:
    return sorted((fact.key, fact.value) for fact in facts)
