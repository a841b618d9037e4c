"""Why, and why not: asked of random cards of the case library, and each answer put to the test.

python3 -m generated.whynot --questions 2000 --seed 1        (in the folder tests)

An answer names a paragraph and a condition, and the one change it tells of alters what a fresh judge says.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.card_status import ASKED, cards_of, said
from bridgetable.explain.changes import card_after, changed
from bridgetable.explain.whynot import Reason, WhyNot
from bridgetable.explain.whynot_words import told
from bridgetable.judge import judge
from bridgetable.lawtexts import law_order
from bridgetable.resources import resource_path
from bridgetable.table.fold import fold
from bridgetable.table.record import Record


@dataclass(frozen=True)
class Sample:
    """One question: a place in a record, an edition, and the answer; `seconds` it took."""

    name: str
    record: Record
    year: int
    reason: Reason
    whynot: WhyNot
    seconds: float


@cache
def library() -> tuple[Case, ...]:
    return tuple(load(file) for file in case_files(resource_path("cases")))


def samples(questions: int, seed: int) -> Iterator[Sample]:
    """So many questions: any case, after any action, in either edition, of any card."""
    rng, asked_so_far = random.Random(seed), 0
    while asked_so_far < questions:
        case = rng.choice(library())
        record = case.record.upto(rng.randint(0, len(case.record.log)))
        cards = cards_of(fold(record))
        if not cards:
            continue
        year, (seat, card) = rng.choice(EDITIONS), rng.choice(cards)
        asked = rng.choice((*ASKED, None))
        began = perf_counter()
        whynot = WhyNot(record, year)
        reason = whynot.ask(seat, card, asked) if asked else whynot.why(seat, card)
        took = perf_counter() - began
        asked_so_far += 1
        yield Sample(f"{case.id} after {len(record.log)}, {year}", record, year, reason, whynot, took)


def answered(sample: Sample) -> None:
    """The answer names a paragraph and a condition, and its change alters what a fresh judge says of the card."""
    reason, record, year = sample.reason, sample.record, sample.year
    where = f"{sample.name}: {reason.seat} {reason.card}, {reason.asked}"
    assert reason.change, f"{where}: nothing found that alters it"
    law_order(reason.cite)
    words = told(record, sample.whynot.verdict, reason)
    assert words.statement and words.condition and words.otherwise, where
    before = said(judge(record, year), reason.seat, reason.card, reason.asked)
    copy = changed(record, reason.change)
    after = said(judge(copy, year), reason.seat, card_after(reason.card, reason.change), reason.asked)
    assert before.holds is reason.holds, where
    assert after.holds is not reason.holds, f"{where}: {reason.change} alters nothing"


def run(questions: int, seed: int) -> tuple[int, list[str], list[float]]:
    """Put `questions` to the test: how many were asked, what failed, and how long each took, sorted."""
    failed: list[str] = []
    took: list[float] = []
    for sample in samples(questions, seed):
        took.append(sample.seconds)
        try:
            answered(sample)
        except (AssertionError, ValueError) as error:
            failed.append(str(error))
    return len(took), failed, sorted(took)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asked, wrong, times = run(options.questions, options.seed)
    for line in wrong:
        sys.stdout.write(f"{line}\n")
    middle, late, last = times[asked // 2], times[asked * 99 // 100], times[-1]
    speed = f"ms each: median {middle * 1000:.0f}, p99 {late * 1000:.0f}, most {last * 1000:.0f}"
    sys.stdout.write(f"{asked} questions, {asked - len(wrong)} answered and tried; {speed}\n")
    sys.exit(1 if wrong else 0)
