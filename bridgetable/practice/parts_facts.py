"""The director's questions: those that can change the ruling, among others that would fit what happened as well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bridgetable.cases.askable import never_asked
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.relevance import asked
from bridgetable.explain.words import question_text
from bridgetable.findings.fact_kinds import FactKind
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Grounds, Question
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import say
from bridgetable.practice.problem import OfferedAnswer, Part
from bridgetable.practice.situation import Situation
from bridgetable.seats import Seat
from bridgetable.table.actions import Action, Calls, Choose, MakeCall
from bridgetable.table.record import Fact, Record

_WRONG = 3
"""So many questions that cannot matter stand beside the others."""
_OF_DECLARERS_SIDE = ("in-place", "declarer-indicated", "dummy-unasked", "saw-dummy", "own-initiative")
"""Of declarer or dummy, though a defender may do the like."""


def facts(at: Situation) -> Iterator[Part]:
    """What the director asks before he rules; nothing where there is nothing to ask."""
    right = mattering_questions(at.record, at.edition)
    if not right:
        return
    found = {fact.key: fact.value for fact in at.record.facts}
    true = [OfferedAnswer(key, question_text(each, at.record.log)) for key, each in right.items()]
    told = {key: _answer_told(each, found) for key, each in right.items()}
    useless = {each.key: each for each in _useless(at, frozenset(right))}
    wrong = [OfferedAnswer(key, question_text(each, at.record.log)) for key, each in useless.items()]
    answers = at.some_of(true, wrong, _WRONG)
    if len(answers) > len(true):
        told |= {each.id: _default(FACTS[useless[each.id].id]) for each in answers if each.id in useless}
        yield Part("facts", "facts", say("asked-what-do-you-ask"), answers, frozenset(right), many=True, told=told)


def mattering_questions(record: Record, edition: int) -> dict[str, Question]:
    """What a director asks who asks one thing after the other, each answered as it was found: what can still matter.

    What would matter only if an earlier answer were another one (how many tricks could be lost, had he meant to claim)
    he does not ask.
    """
    found = {fact.key: fact for fact in record.facts}
    known, right = replace(record, facts=()), dict[str, Question]()
    while new := next((each for each in asked(known, edition) if each.key not in right), None):
        right[new.key] = new
        fact = next((found[key] for key in _keys(new) if key in found), None)
        known = known if fact is None else known.with_fact(fact)
    return right


def _keys(question: Question) -> tuple[str, ...]:
    return (question.key, *(f"{question.id} {of}" for of in question.or_of))


def _answer_told(question: Question, found: dict[str, str]) -> str:
    value = next((found[key] for key in _keys(question) if key in found), None)
    return say("asked-nobody-can-say") if value is None else say("asked-told", answer=answer_words(value))


def _default(kind: FactKind) -> str:
    """What is learnt by asking what cannot matter: that nothing of the kind was so, or nothing."""
    is_no = kind.default.startswith("no") and "no" in kind.answers
    return say("asked-told-no") if is_no else say("asked-nobody-can-say")


def _useless(at: Situation, right: frozenset[str]) -> Iterator[Question]:
    """Questions that fit what happened last and that no paragraph asks, whether the facts are known or not."""
    judge = Judge(at.edition)
    consulted = {*judge.facts_consulted(at.record), *judge.facts_consulted(replace(at.record, facts=()))}
    heard = {key.partition(" ")[0] for key in right}
    kinds = [kind for kind in FACTS.values() if _closed(kind) and kind.id not in heard]
    at.chance.shuffle(kinds)
    for number in range(len(at.record.log), max(0, len(at.record.log) - 3), -1):
        for kind in kinds:
            fact = Fact(kind.id, f"#{number}", kind.answers[0])
            action = at.record.log[number - 1].action
            fits = kind.on is not None and isinstance(action, kind.on.actions) and _makes_sense(kind, action, at.here)
            if fits and fact.key not in consulted and never_asked(fact, at.record) is None:
                yield Question(Grounds(""), kind.id, fact.of, kind.answers)


def _makes_sense(kind: FactKind, action: Action, here: Verdict) -> bool:
    """Whether anybody would ask this of this player: nothing of dummy of a defender, of no restriction if he can.

    Nor whether there was a pause before a change, of a call that changes nothing; nor anything of a whole auction, or
    of a choice that is made about a call.
    """
    seat = getattr(action, "seat", None)
    if isinstance(action, Calls) or (kind.id == "pause" and isinstance(action, MakeCall)):
        return False
    if isinstance(action, Choose) and here.in_auction_period:
        return False
    defends = isinstance(seat, Seat) and seat.side is not here.declarer.side
    if defends and kind.id in _OF_DECLARERS_SIDE:
        return False
    return bool(here.duties) or kind.id != "could-comply"


def _closed(kind: FactKind) -> bool:
    return bool(kind.answers) and "a" in kind.of and not kind.judgement
