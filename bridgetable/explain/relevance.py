"""What a director still asks, in his order, and what he takes as so although it might be otherwise.

A question is asked only while some answer to it can change the ruling, whatever the answers to the others. The ruling
is the verdict without its questions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain, combinations, islice, product
from typing import Any

from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.candidates import candidates
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Question
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.lawtexts import law_order
from bridgetable.table.record import CANNOT, Fact, Record

MOST_TOGETHER = 200
"""So many ways of answering the other questions are tried with each question."""
MOST_ANSWERS = 20
"""So many answers to one question are tried."""
SAMPLE_TEXT = "…"
"""Stands for words that only the players can give."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A fact that is taken as so without being asked: its `value` (None: nothing is), and answers that would matter."""

    id: str
    of: str
    value: str | None
    others: tuple[str, ...]

    @property
    def key(self) -> str:
        """The fact as it is named where it has been found."""
        return f"{self.id} {self.of}" if self.of else self.id


@lru_cache(maxsize=64)
def asked(record: Record, edition: int) -> tuple[Question, ...]:
    """The open questions whose answers can change the ruling.

    First those that change it by themselves, then those that do only with another answer; each in the law's order.
    """
    judge = Judge(edition)
    questions = judge.verdict(record).questions
    weighed = [(_reach(judge, record, question, questions), question) for question in questions]
    able = [(reach, _law(question), question) for reach, question in weighed if reach is not None]
    return tuple(question for _, _, question in sorted(able, key=lambda each: each[:2]))


def taken_as_so(record: Record, edition: int) -> Iterator[Taken | None]:
    """The facts nobody was asked about and of which another answer would change the ruling, the newest first.

    None comes in between after each fact that would not: whoever has other work may stop there.
    """
    found: dict[str, str | None] = {}
    listening = Judge(edition, moment=partial(_Listening, found))
    now = listening.verdict(record)
    judge = Judge(edition)
    ruling, known = _ruling(judge.verdict(record)), {fact.key for fact in record.facts}
    open_ = {key for question in now.questions for key in _keys(question)}
    for key, value in sorted(found.items(), key=_newest_first):
        if key in open_ or key in known:
            yield None
            continue
        name, _, of = key.partition(" ")
        others = tuple(
            answer
            for answer in _tried(record, name, of, None)
            if answer != value and _ruled(judge, record, ((name, of, answer),)) != ruling
        )
        yield Taken(name, of, value, others) if others else None


def presumptions(record: Record, edition: int, subjects: frozenset[str]) -> Iterator[Taken]:
    """The facts about these `subjects` that are taken as so, and would change the ruling if they were otherwise.

    What merely has not happened, so far as anybody knows, is left out.
    """
    found: dict[str, str | None] = {}
    now = Judge(edition, moment=partial(_Listening, found)).verdict(record)
    judge, known = Judge(edition), {fact.key for fact in record.facts}
    known |= {key for question in now.questions for key in _keys(question)}
    ruling = _ruling(judge.verdict(record))
    for key, value in sorted(found.items(), key=_newest_first):
        name, _, of = key.partition(" ")
        if of in subjects and value not in (None, "no") and key not in known:
            others = (answer for answer in _tried(record, name, of, None) if answer != value)
            mattering = tuple(each for each in others if _ruled(judge, record, ((name, of, each),)) != ruling)
            if mattering:
                yield Taken(name, of, value, mattering)


class _Listening(Moment):
    """A moment that writes down what is taken as so because nobody has found it."""

    __slots__ = ("_taken",)

    def __init__(self, taken: dict[str, str | None], *arguments: Any) -> None:
        super().__init__(*arguments)
        self._taken = taken

    def recorded(self, fact: str, *subjects: str) -> Answer | None:
        found = super().recorded(fact, *subjects)
        if found is None:
            self._taken.setdefault(f"{fact} {subjects[0]}".rstrip(), None)
        return found

    def presume(self, fact: str, default: str | None, *subjects: str) -> Answer:
        found = super().presume(fact, default, *subjects)
        if not found.found:
            self._taken[found.key.rstrip()] = default
        return found


def _newest_first(item: tuple[str, str | None]) -> tuple[int, int]:
    """The newest action first, what belongs to no action after that; in the order of the list of facts."""
    name, _, of = item[0].partition(" ")
    number = of.rpartition("#")[2] if "#" in of else ""
    return -int(number or 0), list(FACTS).index(name)


def _keys(question: Question) -> Iterator[str]:
    for of in (question.of, *question.or_of):
        yield f"{question.id} {of}" if of else question.id


def _law(question: Question) -> tuple[int, ...]:
    return law_order(question.grounds.cite)


def _reach(judge: Judge, record: Record, question: Question, questions: tuple[Question, ...]) -> int | None:
    """With how many other answers it takes a question to change the ruling; None: it cannot."""
    others = [other for other in questions if other is not question]
    answers = _tried(record, question.id, question.of, question.answers)
    for given in islice(_ways(record, others), MOST_TOGETHER):
        if _differ(_ruled(judge, record, (*given, (question.id, question.of, answer))) for answer in answers):
            return len(given)
    return None


_Given = tuple[tuple[str, str, str], ...]


def _ways(record: Record, others: list[Question]) -> Iterator[_Given]:
    """The ways of answering none, one, two … of the other questions."""
    each = [[(q.id, q.of, answer) for answer in _tried(record, q.id, q.of, q.answers)] for q in others]
    for count in range(len(each) + 1):
        yield from chain.from_iterable(product(*some) for some in combinations(each, count))


def _tried(record: Record, name: str, of: str, closed: tuple[str, ...] | None) -> tuple[str, ...]:
    """The answers that are tried for a fact; where only words can be given, some words and none to be had."""
    answers = candidates(record, name, of, closed)[:MOST_ANSWERS]
    return (*answers, SAMPLE_TEXT, CANNOT) if FACTS[name].open == "text" else answers


def _differ(rulings: Iterator[str]) -> bool:
    """Whether two of the rulings differ."""
    first = next(rulings, None)
    return any(ruling != first for ruling in rulings)


def _ruled(judge: Judge, record: Record, given: _Given) -> str:
    """The ruling with these facts found."""
    for name, of, answer in given:
        record = record.with_fact(Fact(name, of, answer))
    return _ruling(judge.verdict(record))


def _ruling(verdict: Verdict) -> str:
    """All that a verdict says, but for what it asks."""
    said = verdict_json(verdict)
    del said["questions"]
    return repr(said)
