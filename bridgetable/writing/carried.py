"""What a case expects, carried over to a record on which somebody has gone on."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cases.case import Case
from bridgetable.cases.compare import supposed_record
from bridgetable.cases.expectations import Expect
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Record


def carried_over(case: Case, record: Record) -> Case:
    """The case on another `record`: what it expects is asked where it was asked before.

    What was asked at the end of a line that goes on now is asked where that end was. A remark somebody reported is
    about the record as it was: it goes.
    """
    expects = tuple(_kept_at(expect, case.record, record) for expect in case.expects)
    return replace(case, record=record, expects=expects, report=case.report if record == case.record else None)


def can_be(expect: Expect, record: Record) -> bool:
    """Whether a record has the place an expectation is about, and what it supposes can happen there."""
    length = _length(record, expect.branch)
    if length is None or (expect.after is not None and expect.after > length):
        return False
    if not expect.supposed:
        return True
    try:
        fold(supposed_record(record, expect))
    except ImpossibleAction:
        return False
    return True


def _kept_at(expect: Expect, before: Record, now: Record) -> Expect:
    if expect.after is not None:
        return expect
    was, is_now = _length(before, expect.branch), _length(now, expect.branch)
    if was is None or is_now is None or is_now <= was:
        return expect
    return replace(expect, after=was)


def _length(record: Record, branch: str | None) -> int | None:
    """How many actions a line has; None where there is none of that name."""
    if branch is None:
        return len(record.log)
    return next((each.after + len(each.actions) for each in record.branches if each.name == branch), None)
