"""One ruling however one got there: live, stepped back and forth, opened again or judged whole, a verdict is the same.

    python -m generated.one_ruling --records 3000        (in the folder tests)

A sitting at the table is made up at random: actions, choices that are offered, answers found and taken back, steps back
and forth, branches. After each of these what the window shows is what a new judge says of the same record.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sys
from dataclasses import fields

from bridgetable.cases.askable import never_asked
from bridgetable.cases.case import Case
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.editions import EDITIONS
from bridgetable.explain.candidates import candidates
from bridgetable.findings.kinds import Assumption, Option, Question
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table import actions as a
from bridgetable.table.position import Position
from bridgetable.table.record import CANNOT, Fact, Record
from generated.records import Scene, any_action, legal_actions, whole_position
from generated.situations import any_sentence, situation

IRREGULAR = 0.35
"""The share of actions that are drawn at random; the others are lawful play, where the deal is known."""


class Sitting:
    """Somebody at random at a table: each `move` does one thing in the session."""

    def __init__(self, rng: random.Random, position: Position) -> None:
        self.rng, self.session = rng, Session(Record(position), rng.choice(EDITIONS))
        whole = all(len(hand.cards) == 13 for hand in position.hands)
        self._lawful = list(legal_actions(rng, position)) if whole else []

    def move(self) -> None:
        """Do one thing; what cannot be done is left."""
        moves = (self._act, self._choose, self._answer, self._answer_again, self._forget, self._step, self._otherwise)
        move = self.rng.choices(moves, (12, 3, 5, 1, 1, 1, 1))[0]
        with contextlib.suppress(ValueError):
            move()

    def _act(self) -> None:
        session, log = self.session, self.session.shown.log
        if self.rng.random() < 0.5:
            session.do(any_sentence(self.rng, session.view.table, log, session.view.verdict.turn))
            return
        scene = Scene(self.rng, session.view.table, log)
        action = self._lawful.pop(0) if self._lawful and self.rng.random() >= IRREGULAR else any_action(scene)
        session.do(a.Entry(action, together=bool(log) and self.rng.random() < 0.1))

    def _choose(self) -> None:
        options = self.session.view.verdict.options
        if options:
            option = self.rng.choice(options)
            self.session.do(a.Entry(a.Choose(self.rng.choice(_who(option)), option.choice)))

    def _answer(self) -> None:
        verdict = self.session.view.verdict
        questions: tuple[Question | Assumption, ...] = (*verdict.questions, *verdict.assumed)
        if questions:
            question = self.rng.choice(questions)
            of = self.rng.choice((question.of, *question.or_of))
            answers = (*candidates(self.session.shown, question.id, of, question.answers), CANNOT)
            self.session.answer(f"{question.id} {of}".rstrip(), self.rng.choice(answers))

    def _answer_again(self) -> None:
        if self.session.record.facts:
            fact = self.rng.choice(self.session.record.facts)
            answers = (*candidates(self.session.shown, fact.id, fact.of), CANNOT)
            self.session.answer(fact.key, self.rng.choice(answers))

    def _forget(self) -> None:
        if self.session.record.facts:
            self.session.withdraw_answer(self.rng.choice(self.session.record.facts).key)

    def _step(self) -> None:
        """Back and forth again, looking at what lies between."""
        session = self.session
        at, back = session.at, self.rng.randint(0, session.at)
        for place in (*range(at - 1, back - 1, -1), *range(back + 1, at + 1)):
            session.goto(place)
            as_it_is(session)

    def _otherwise(self) -> None:
        """Something else than going on: undo, redo, another reading or edition, another line, or what was instead."""
        session, kind = self.session, self.rng.choice(list(SETTINGS.values()))
        deed = self.rng.randrange(6)
        if deed == 0:
            session.undo()
        elif deed == 1:
            session.redo()
        elif deed == 2 and kind.values:
            session.choose_setting(kind.id, self.rng.choice(kind.values))
        elif deed == 3:
            session.switch_edition(self.rng.choice(EDITIONS))
        elif deed == 4:
            session.choose_line(self.rng.choice([line.name for line in session.lines]))
        else:
            session.goto(self.rng.randint(0, session.at))


def _who(option: Option) -> tuple[Seat, ...]:
    """The players who may make a choice."""
    return tuple(Seat(each) for each in option.by if each in "NESW")


def as_it_is(session: Session) -> None:
    """What is shown is what a new judge says of the record up to here; what it asks can be asked where it asks it."""
    same(session.view.verdict, judge(session.shown, session.edition), "shown, and judged whole")
    for question in session.view.verdict.questions:
        for of in (question.of, *question.or_of):
            never = never_asked(Fact(question.id, of, ""), session.shown)
            assert never is None, f"it is asked all the same: {never}"


def opened_again(session: Session) -> None:
    """What was written to a file and read again is ruled as before, under each edition."""
    opened = parse_case(case_text(Case(session.shown, "one-ruling")), "one-ruling").record
    for year in EDITIONS:
        same(session.under(year), judge(opened, year), "shown, and opened again")


def same(one: Verdict, other: Verdict, how: str) -> None:
    """The two verdicts are one, what they ask and offer included."""
    if one != other:
        apart = [each.name for each in fields(one) if getattr(one, each.name) != getattr(other, each.name)]
        raise AssertionError(f"{how}: {one.edition}, after {one.after}, they differ in {', '.join(apart)}")


def one_sitting(seed: int, most: int = 60) -> Session:
    """A sitting of so many moves, looked at after each of them."""
    rng = random.Random(seed)
    sitting = Sitting(rng, whole_position(rng) if rng.random() < 0.3 else situation(rng))
    for _ in range(rng.randint(most // 3, most)):
        sitting.move()
        as_it_is(sitting.session)
    opened_again(sitting.session)
    return sitting.session


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    actions = sum(one_sitting(options.seed + number).at for number in range(options.records))
    sys.stdout.write(f"{options.records} sittings, {actions} actions at their ends: one ruling each\n")
