"""Random records of the whole vocabulary: one ruling however one comes to it, saved and opened, and no idle question.

    python -m generated.from_the_vocabulary --records 100 --seed 1

makes so many records and tells of each that fails. A record begins as a case text, and each action is a sentence.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from bridgetable.cases.case import Case
from bridgetable.cases.faithful import same_record
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.session import Session
from bridgetable.table.record import CANNOT, Record
from bridgetable.table.sentences import parse
from generated.vocabulary_deals import Start
from generated.vocabulary_log import answered_by_the_log
from generated.vocabulary_play import BURSTS, Burst, Telling

EDITIONS = (2007, 2017)
_SETTINGS = (
    ("held-must-stop", "no"), ("small-card-unplayed", "major"), ("call-change-2007", "declarer-plays"),
    ("call-change-2007", "partner-plays"), ("major-stays-major", "no"), ("withdrawn-53B-2017", "penalty"),
    ("option-57A", "may"), ("leads", "faced"), ("defenders-may-ask-2007", "no"), ("high-in-last-seat", "lowest-winner"),
    ("claim-order", "free"),
)  # fmt: skip
_FREE = {
    "seen-by": "NE", "visible-faces": "D5", "meant-card": "D5", "words-said": "low", "pointed-at": "hearts",
    "other-intention": "none", "lowest-winner": "D5", "extreme-card": "D5", "later-tricks": "2", "which-trick": "2",
    "faced-card": "D5", "mixed": "E", "call-shows": "hearts", "shown-legally": "hearts", "line-stated": "all trumps",
    "normal-loss": "1", "likely-trick": "1", "damage": "yes", "partner-could-see": "yes", "told-turn": "no",
    "order": "before", "unintended": "yes", "could-follow": "yes", "meant-as": "none", "aware": "yes",
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """What went wrong with a record: which bar it misses, and in what way."""

    bar: str
    what: str
    record: Record


def differing(one: Verdict, other: Verdict) -> str:
    """The parts in which two verdicts are not the same."""
    return ", ".join(f.name for f in fields(Verdict) if getattr(one, f.name) != getattr(other, f.name))


def case_of(record: Record) -> str:
    """The record as it is saved."""
    return case_text(Case(record=record, id="made-up"))


class Making:
    """One record being made; each step is compared with the same record judged afresh."""

    def __init__(self, seed: int | str, deep: bool = True) -> None:
        self.rng = random.Random(seed)
        self.deep = deep
        self.faults: list[Fault] = []
        while True:
            start = Start(self.rng)
            try:
                record = parse_case(f'id = "made-up"\n{start.text()}actions = []\n', "made-up").record
                break
            except CaseErrors:
                continue
        self.session = Session(record, self.rng.choice(EDITIONS))
        if self.rng.random() < 0.25:
            self.session.choose_setting(*self.rng.choice(_SETTINGS))
        self.telling = Telling(self.session, start, self.rng)
        self.burst: Burst | None = None
        self.labels = 0

    def fault(self, bar: str, what: str, record: Record | None = None) -> None:
        """Keep what went wrong."""
        self.faults.append(Fault(bar, what, record or self.session.record))

    def run(self) -> None:
        """The whole record, and all that is asked of it at the end."""
        length = self.rng.randint(20, 60)
        for _ in range(length * 6):
            if self.session.at >= length:
                break
            self._act()
        self._stepped()
        self._branches()
        self._reopened()

    def _next(self) -> str:
        roll = self.rng.random()
        if self.burst is None and roll < 0.12:
            self.burst = self.rng.choice(BURSTS)(self.telling)
        if self.burst is not None:
            said = next(self.burst, "")
            if said:
                return said
            if said == "":
                self.burst = None
        elif roll < 0.27:
            return self.telling.anything()
        return self.telling.sensible()

    def _dressed(self, said: str) -> str:
        if self.rng.random() < 0.02 and self.session.at and not said.startswith("at the"):
            said = f"at the same time {said}"
        if self.rng.random() < 0.05:
            self.labels += 1
            said = f"@act{self.labels}: {said}"
        return said

    def _act(self) -> None:
        said = self._dressed(self._next())
        before = self.session.record
        facts = {}
        if self.rng.random() < 0.06:
            name = self.rng.choice(tuple(_FREE))
            facts[name] = _FREE[name]
        try:
            self.session.do(parse(said), facts)
        except ValueError:  # impossible at the table, or no such sentence: nothing may have changed
            if self.session.record is not before:
                self.fault("refused", f"{said} was refused and has changed the record")
            return
        except Exception as error:
            self._broken("do", said, error)
            return
        self._same("live")
        self._questions()
        if self.session.view.verdict.questions and self.rng.random() < 0.2:
            self._answer()

    def _broken(self, where: str, said: str, error: Exception) -> None:
        shown = self.session.shown
        entries = (*shown.log, parse(said)) if where == "do" else shown.log
        self.fault("exception", f"{where}: {type(error).__name__}: {str(error)[:110]}", replace(shown, log=entries))

    def _same(self, bar: str) -> None:
        record = replace(self.session.shown, branches=())
        for year in EDITIONS:
            try:
                fresh, live = judge(record, year), self.session.under(year)
            except Exception as error:
                self._broken("judge", "", error)
                return
            if fresh != live:
                self.fault(bar, f"{year}: {differing(live, fresh)}", record)

    def _questions(self) -> None:
        record, verdict = self.session.shown, self.session.view.verdict
        for question in verdict.questions:
            why = answered_by_the_log(question.id, question.of, record, verdict)
            if why:
                self.fault("idle question", f"{question.id}: {why}", record)

    def _answer(self) -> None:
        """Give one of its answers to a question that is put."""
        question = self.rng.choice(self.session.view.verdict.questions)
        answer = self.rng.choice((*question.answers, CANNOT))
        before = self.session.record
        try:
            self.session.answer(question.key, answer)
        except ValueError as refused:
            if self.session.record is not before:
                self.fault("refused", f"{question.key} = {answer} was refused and has changed the record")
            if not str(refused).strip():
                self.fault("refused", f"{question.id} = {answer}: no words")
            return
        except Exception as error:
            self._broken("answer", "", error)
            return
        self._same("answered")
        if self.deep:
            self._reads_again(self.session.record, "answer saved")

    def _stepped(self) -> None:
        for _ in range(6):
            self.session.goto(self.rng.randint(0, self.session.view.length))
            if self.rng.random() < 0.5:
                self.session.switch_edition(self.rng.choice(EDITIONS))
            self._same("stepped")
        self.session.goto(self.session.view.length)

    def _branches(self) -> None:
        if self.rng.random() < 0.25 and self.session.view.length > 4:
            self.session.goto(self.rng.randint(1, self.session.view.length - 1))
            for _ in range(self.rng.randint(2, 8)):
                self._act()
            self.session.choose_line(None)
            self._same("other line")

    def _reads_again(self, record: Record, bar: str) -> Record | None:
        try:
            text = case_of(record)
            case = parse_case(text, "made-up")
        except CaseErrors as errors:
            self.fault(bar, f"refused: {errors.problems[0].message}", record)
            return None
        except Exception as error:
            self.fault("exception", f"{bar}: {type(error).__name__}: {str(error)[:110]}", record)
            return None
        if not same_record(case.record, record):
            self.fault(bar, "read as another record", record)
            return None
        return case.record

    def _reopened(self) -> None:
        record = self._reads_again(self.session.record, "reopened")
        if record is None:
            return
        for year in EDITIONS:
            again = Session(record, year)
            places = range(len(record.log) + 1) if self.deep else (0, len(record.log))
            for at in places:
                again.goto(at)
                self.session.switch_edition(year)
                self.session.goto(at)
                if again.view.verdict != self.session.view.verdict:
                    found = differing(again.view.verdict, self.session.view.verdict)
                    self.fault("reopened", f"{year}: {found}", record.upto(at))
                    break

    def asked_again(self) -> None:
        """The questions that matter, at the end, are those of the reopened record."""
        record = self._reads_again(self.session.record, "reopened")
        if record is not None:
            again = Session(record, self.session.edition, at=self.session.at)
            if again.asked != self.session.asked:
                self.fault("asked", "other questions after opening", record)


def made(seed: int | str, deep: bool = True, asking: bool = False) -> Making:
    """One record with what is wrong with it."""
    making = Making(seed, deep)
    try:
        making.run()
        if asking:
            making.asked_again()
    except Exception as error:
        making._broken("run", "", error)
    return making


def faults(records: int, seed: int, asking: int = 0) -> Iterator[tuple[int, Making]]:
    """Each record made, and its number; of every so many the questions are compared too."""
    for number in range(records):
        yield number, made(f"{seed} {number}", asking=bool(asking) and number % asking == 0)


def main() -> None:
    """Make records and tell of those that fail."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--asking", type=int, default=0, help="of every so many records compare the questions too")
    parser.add_argument("--show", type=int, default=1, help="so many whole records of each class of fault")
    args = parser.parse_args()
    classes: Counter[tuple[str, str]] = Counter()
    failing, actions, began = 0, 0, time.monotonic()
    for number, making in faults(args.records, args.seed, args.asking):
        actions += len(making.session.record.log)
        failing += bool(making.faults)
        for fault in making.faults:
            classes[fault.bar, fault.what] += 1
            if classes[fault.bar, fault.what] <= args.show:
                sys.stdout.write(f"--- {args.seed} {number}: {fault.bar}: {fault.what}\n{case_of(fault.record)}\n")
    for (bar, what), count in classes.most_common():
        sys.stdout.write(f"{count:6} {bar}: {what}\n")
    spent = time.monotonic() - began
    sys.stdout.write(f"{args.records} records of {actions} actions, {failing} with faults, in {spent:.0f} s\n")


if __name__ == "__main__":
    main()
