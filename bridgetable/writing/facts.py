"""What the facts of a case are good for: on which of them its ruling rests, and which are left to the class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from bridgetable.cases.case import Case
from bridgetable.cases.summary import ending
from bridgetable.cases.unread import asked_for
from bridgetable.editions import EDITIONS
from bridgetable.table.identified import turned_out
from bridgetable.table.lines import line_record, lines
from bridgetable.table.record import Record
from bridgetable.writing.ticks import Ticked, Where, unticked

Idle: TypeAlias = Literal["unread", "same"]
"""Why a fact is good for nothing: no paragraph asks for it, or the ruling is the same without it."""


_UNASKED = ("assumed",)
"""Who finds what nobody is asked for has found what was taken to be so already."""


def idle(case: Case) -> Mapping[str, Idle]:
    """The facts of a case that change nothing, by their keys, on any of its lines."""
    found: dict[str, Idle] = {}
    whole = [line_record(case.record, line.name) for line in lines(case.record)]
    asked = asked_for(case, whole)
    for record in whole:
        for fact, now in zip(record.facts, turned_out(record).facts, strict=True):
            if now.key not in asked:
                found[fact.key] = "unread"
            elif not any(_changes(each, fact.key) for each in whole):
                found[fact.key] = "same"
    return found


def _changes(record: Record, key: str) -> bool:
    """Whether the ruling on a line is another without this fact."""
    without = record.without_fact(key)
    return without != record and any(ending(record, y, _UNASKED) != ending(without, y, _UNASKED) for y in EDITIONS)


def left_to_the_class(case: Case, spot: Where) -> frozenset[str]:
    """The questions that are left open on purpose at a place, so that the class is asked: the case expects them."""
    asked = (wanted for expect in case.expects if spot.is_of(expect) for wanted in expect.wanted)
    return frozenset(str(wanted.value) for wanted in asked if wanted.key == "questions" and not wanted.forbidden)


def answered_after_all(case: Case, key: str) -> Case:
    """The case with a question no longer left to the class: nowhere is it expected to be asked."""
    asks = [
        Ticked(number, expect, wanted)
        for number, expect in enumerate(case.expects)
        for wanted in expect.wanted
        if wanted.key == "questions" and not wanted.forbidden and wanted.value == key and not expect.supposed
    ]
    return unticked(case, asks) if asks else case
