"""Suppositions about a record: each is ruled on as a new judge would, and what alters nothing is not judged again."""

from __future__ import annotations

import random

import pytest

from bridgetable.cases.reader import parse_case
from bridgetable.explain.candidates import candidates
from bridgetable.explain.relevance import asked
from bridgetable.explain.supposing import Given, Supposing, Supposition
from bridgetable.judge import Judge, judge
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import CANNOT, Fact, Record
from explain.many_open import MANY_OPEN
from generated.one_ruling import Sitting, one_sitting
from generated.relevance import asked_plainly
from generated.situations import situation
from in_turn import share

TABLE = 'id = "a"\ntable = {declarer="S", contract="3NT"}\n'


def record(actions: str) -> Record:
    return parse_case(f"{TABLE}actions = [{actions}]", "a.toml").record


def supposed(given: Given, *, of: Supposing) -> Supposition:
    work = of.supposed(given)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Supposition = done.value
            return found


def with_facts(shown: Record, given: Given) -> Record:
    for key, value in given.items():
        name, _, of = key.partition(" ")
        shown = shown.with_fact(Fact(name, of, value))
    return shown


@pytest.mark.parametrize("seed", share(range(60), 2))
def test_what_is_supposed_is_ruled_on_as_if_it_had_been_found(seed: int) -> None:
    session, rng = one_sitting(seed, most=30), random.Random(seed)
    shown, questions = session.shown, session.view.verdict.questions
    supposing = Supposing(shown, session.edition, [question.key for question in questions])
    for _ in range(30):
        about = rng.sample(questions, rng.randint(0, len(questions)))
        given = {q.key: rng.choice((*candidates(shown, q.id, q.of, q.answers), CANNOT)) for q in about}
        try:
            verdict = judge(with_facts(shown, given), session.edition)
        except ImpossibleAction:
            verdict = None
        assert supposed(given, of=supposing).verdict == verdict


@pytest.mark.parametrize("seed", share(range(60), 2))
def test_the_same_is_asked_as_if_every_answer_were_judged_by_itself(seed: int) -> None:
    rng = random.Random(seed)
    sitting = Sitting(rng, situation(rng))
    for _ in range(12):
        sitting.move()
    session = sitting.session
    assert session.asked == asked_plainly(session.shown, session.edition)


def test_the_same_verdict_stands_for_all_answers_that_alter_nothing() -> None:
    dropped = record('"W leads H2", "E drops D9"')
    supposing = Supposing(dropped, 2017, ["partner-could-see #2", "line-stated #2"])
    first, second = (supposed({"line-stated #2": each}, of=supposing) for each in ("a", "b"))
    assert first.verdict is second.verdict
    assert "partner-could-see #2" in first.consulted and "line-stated #2" not in first.consulted


def test_what_cannot_have_been_is_not_ruled_on() -> None:
    """Dummy has played the card to a later trick that is said to have been meant in the first."""
    called = record('"W leads H2", "S calls low", "E plays H3", "S plays H4", "S leads D2", "N plays C3"')
    supposing = Supposing(called, 2017, ["other-intention #2", "meant-claim #3"])
    assert supposed({"other-intention #2": "none"}, of=supposing).verdict is not None
    assert supposed({"other-intention #2": "C3"}, of=supposing) == (None, frozenset(["other-intention #2"]))


def test_few_actions_are_judged_for_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four questions, two of them with fourteen answers: some 1,900 rulings have to be compared."""
    judged: list[int] = []
    judge_next = Judge._next

    def counting(self: Judge, *arguments: object) -> object:
        judged.append(1)
        return judge_next(self, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Judge, "_next", counting)
    open_ = parse_case(MANY_OPEN, "a.toml").record
    assert len(asked(open_, 2017)) > 1
    assert len(judged) < 10 * len(open_.log)


def test_nothing_is_left_when_it_is_forgotten() -> None:
    supposing = Supposing(record('"W leads H2", "E drops D9"'), 2017, ["partner-could-see #2"])
    before = supposed({"partner-could-see #2": "no"}, of=supposing).verdict
    assert len(list(supposing.forget())) > 2
    after = supposed({"partner-could-see #2": "yes"}, of=supposing).verdict
    assert before is not None and after is not None and before.cards != after.cards
