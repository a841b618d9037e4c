"""The case file that a command was given, and the action up to which it is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.messages import say
from bridgetable.strangers import printable
from bridgetable.told import write

if TYPE_CHECKING:
    from bridgetable.cases.case import Case


def case_at(file: str, at: int | None) -> tuple[Case, int] | None:
    """A case, and after how many of its actions (`at` None: all of them); None, and why has been said, if it is not."""
    from bridgetable.cases.problems import CaseErrors
    from bridgetable.cases.reader import load

    try:
        case = load(file)
    except CaseErrors as errors:
        for problem in errors.problems:
            write(printable(str(problem)))
        return None
    for each in case.void:
        write(printable(say("commands-counts-for-nothing", passing=str(each))))
    last = len(case.record.log)
    after = last if at is None else at
    if not 0 <= after <= last:
        write(say("commands-no-such-action", last=last))
        return None
    return case, after
