"""Facts of a case on which nothing rests: they stand there for people, or by mistake."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bridgetable.cases.case import Case
from bridgetable.cases.compare import supposed_record
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.table.identified import turned_out
from bridgetable.table.record import Record, fact_since


def unread(case: Case, beside: Collection[str]) -> Iterator[str]:
    """A line for each fact that no ruling asked for: under neither edition, nor on a branch, nor where it is supposed.

    What cards and log answer already, and what is there to be read by people, may stand; the author is told. Facts that
    stand `beside` it too, in a case from which it differs in one thing, have to stand.
    """
    lines: dict[str | None, Record] = {None: case.record}
    lines.update((branch.name, case.record.branch(branch.name)) for branch in case.record.branches)
    if not any(record.facts for record in lines.values()):
        return
    asked = asked_for(case, list(lines.values()))
    for (name, key), written in case.found_at.items():
        told = dict(zip((fact.key for fact in lines[name].facts), turned_out(lines[name]).facts, strict=True))
        if told[key].key not in asked and told[key].id not in beside:
            yield say("casefile-nothing-rests-on", where=f"{case.path}:{written.line}:{written.key}", fact=key)


def asked_for(case: Case, lines: list[Record]) -> set[str]:
    """The facts of a case that are asked for anywhere on its `lines`, by their keys."""
    asked: set[str] = set()
    supposed = [supposed_record(case.record, expect) for expect in case.expects]
    for edition in EDITIONS:
        judge = Judge(edition)
        for record in (*lines, *supposed):
            first = min((fact_since(fact) for fact in record.facts), default=len(record.log))
            for at in range(first, len(record.log) + 1):
                asked |= _consulted(judge.verdict(record.upto(at)))
    return asked


def _consulted(verdict: Verdict) -> set[str]:
    asked = (question.key for question in verdict.questions)
    return {*verdict.taken, *verdict.contradicted, *asked, *(assumption.key for assumption in verdict.assumed)}
