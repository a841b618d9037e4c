"""Doing what a ruling says changes no ruling: the cards to be moved may be moved at any moment and in any order.

At every step of every case of the library, and of all that its expectations suppose, what was irregular, who has
revoked and what it costs stay as they were when each card that goes back has been taken back, and each that is played
and lies elsewhere has been put into the trick.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, permutations
from pathlib import Path

import pytest

from bridgetable.cards import Card
from bridgetable.cases.compare import supposed_record
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.movements import ToLay, laid_now, to_be_laid
from bridgetable.findings.kinds import MustWithdraw
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from in_turn import in_turn

_ORDERS = 24
"""All orders of four cards; of more cards only so many."""


def ruled(verdict: Verdict) -> tuple[object, ...]:
    """What may not change: irregularities, revokes and their state, tricks to be transferred."""
    cost = verdict.transfer
    return (
        sorted(f"#{fault.action} {fault.seat} {fault.kind} {fault.card}" for fault in verdict.irregularities),
        sorted(f"{revoke.seat} trick {revoke.trick} {revoke.suit}: {revoke.state}" for revoke in verdict.revokes),
        cost and (cost.to, cost.tricks),
    )


def moments(path: Path) -> Iterator[Record]:
    """The record of a case after each action, with all that its expectations suppose; each only once."""
    case = load(path)
    wholes = [replace(case.record, branches=()), *(supposed_record(case.record, expect) for expect in case.expects)]
    seen = set()
    for whole in wholes:
        for after in range(1, len(whole.log) + 1):
            record = whole.upto(after)
            if (record.log, record.facts) not in seen:
                seen.add((record.log, record.facts))
                yield record


def whose(steps: Sequence[MustWithdraw | ToLay]) -> set[tuple[Seat, Card]]:
    """The cards that are to be moved."""
    return {(step.seat, step.card) for step in steps}


@pytest.mark.parametrize("year", EDITIONS)
@pytest.mark.parametrize("folder", sorted(path.name for path in resource_path("cases").iterdir()))
def test_doing_it_changes_no_ruling(folder: str, year: int) -> None:
    for path in in_turn(sorted(resource_path("cases", folder).glob("*.toml")), year, 2):
        judging = Judge(year)
        for record in moments(path):
            before = judging.verdict(record)
            left = laid_now(fold(record), before)
            steps = Session(record, year).steps_left() if before.must_withdraw or left else ()
            if any(fact.id == "waived" for fact in record.facts):
                continue  # a revoke let pass before anybody has noticed it is one until its card has gone back (81C5)
            for order in islice(permutations(steps), _ORDERS if steps else 0):
                done = record
                for entry in order:
                    done = done.with_entry(entry)
                after = judging.verdict(done)
                assert ruled(after) == ruled(before), (path.stem, len(record.log), order)
                moved = {*whose(before.must_withdraw), *whose(left)}
                still = {*whose(after.must_withdraw), *whose(to_be_laid(fold(done), after))}
                assert not moved & still, (path.stem, len(record.log), order)
