"""What the director asks: the facts that can change the ruling, among others that cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bridgetable.explain.phrases import answer_words
from bridgetable.explain.relevance import asked
from bridgetable.explain.words import question_text
from bridgetable.findings.facts import ALWAYS, FACTS, FactKind
from bridgetable.findings.kinds import Grounds, Question
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.practice.near import Rulings
from bridgetable.practice.problem import Answer, Part
from bridgetable.table.record import CANNOT, Fact, Record

ROUNDS = 4
"""After so many rounds of questions the director has asked enough."""
IDLE = 3
"""So many questions that change nothing stand among those that can."""
_UNHEARD = "Nobody can say."
_BESIDE = "Nobody can tell anything about that."


def facts_part(of: Rulings, chance: Random) -> Iterator[Part]:
    """The director's questions; nothing where there is none that can change anything."""
    questions, known = worth_asking(of.record, of.here.edition), {fact.key: fact.value for fact in of.record.facts}
    if not questions:
        return
    idle = _idle(of, {question.id for question in questions}, chance)
    log, offered = of.record.log, [*questions, *idle]
    answers = [Answer(each.key, question_text(each, log)) for each in offered]
    chance.shuffle(answers)
    told = {each.key: _told(known.get(each.key), each in questions) for each in offered}
    right = frozenset(each.key for each in questions)
    yield Part("facts", "facts", "What do you ask?", tuple(answers), right, many=True, told=told)


def _told(answer: str | None, matters: bool) -> str:
    if answer is None or answer == CANNOT:
        return _UNHEARD if matters else _BESIDE
    return f"{answer_words(answer)}."


def worth_asking(record: Record, edition: int) -> tuple[Question, ...]:
    """The questions of a director who knows nothing yet and hears what was found, one after the other."""
    found: dict[str, Question] = {}
    known = {fact.key: fact for fact in record.facts}
    heard = replace(record, facts=(), branches=())
    for _ in range(ROUNDS):
        new = [question for question in asked(heard, edition) if question.key not in found]
        if not new:
            break
        found |= {question.key: question for question in new}
        answers = tuple(known[question.key] for question in new if question.key in known)
        heard = replace(heard, facts=heard.facts + answers)
    return tuple(found.values())


def _idle(of: Rulings, asked_already: set[str], chance: Random) -> list[Question]:
    """Questions that could be asked of what happened, and whose answers change nothing."""
    log = of.record.log
    kinds = [kind for kind in FACTS.values() if kind.on is not None and kind.answers and kind.id not in asked_already]
    pairs = [
        (kind, n) for kind in kinds for n in range(len(log), max(0, len(log) - 3), -1) if _fits(kind, of.record, n)
    ]
    chance.shuffle(pairs)
    found: list[Question] = []
    judge = Judge(of.here.edition)
    for kind, number in pairs:
        question = Question(Grounds("85"), kind.id, f"#{number}", kind.answers)
        if kind.id not in {each.id for each in found} and _changes_nothing(of, judge, question):
            found.append(question)
        if len(found) == IDLE:
            break
    return found


def _fits(kind: FactKind, record: Record, number: int) -> bool:
    usual = kind.volunteered != ALWAYS or kind.judgement
    assert kind.on is not None, "only what may be asked of an action is looked at"
    return "a" in kind.of and usual and isinstance(record.log[number - 1].action, kind.on.actions)


def _changes_nothing(of: Rulings, judge: Judge, question: Question) -> bool:
    """Whether every answer leaves the ruling as it is."""
    if any(fact.key == question.key for fact in of.record.facts):
        return False
    for answer in question.answers:
        try:
            verdict = judge.verdict(of.record.with_fact(Fact(question.id, question.of, answer)))
        except ValueError:
            return False
        if _ruled(verdict) != _ruled(of.here):
            return False
    return True


def _ruled(verdict: Verdict) -> object:
    """What a ruling comes down to."""
    cards = {key: (status.status, status.trick) for key, status in verdict.cards.items()}
    choices = {(option.by, option.id) for option in verdict.options}
    back = {(each.seat, each.card) for each in verdict.may_withdraw}, {(e.seat, e.card) for e in verdict.must_withdraw}
    bound = {(duty.seat, duty.must, duty.may_not) for duty in verdict.duties}
    moved = None if verdict.transfer is None else (verdict.transfer.to, verdict.transfer.tricks)
    wrong = {(each.kind, each.seat, each.action) for each in verdict.irregularities}
    return cards, choices, back, bound, moved, wrong, verdict.turn, len(verdict.information)
