"""What a director still asks, in his order, and what he takes as so although it might be otherwise.

A question is asked only while some answer to it can change the ruling, whatever the answers to the others. The ruling
is the verdict without its questions.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import partial
from itertools import chain, combinations, islice, product
from typing import Any, TypeVar

from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.candidates import candidates
from bridgetable.explain.supposing import Given, Supposing
from bridgetable.explain.suspected import unsuspected
from bridgetable.findings.facts import FACTS
from bridgetable.findings.kinds import Assumption, Question
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.lawtexts import law_order
from bridgetable.named import NamedTuple
from bridgetable.table.record import CANNOT, Record
from bridgetable.value import value

MOST_TOGETHER = 200
"""So many ways of answering the other questions are tried with each question."""
MOST_ANSWERS = 20
"""So many answers to one question are tried."""
_T = TypeVar("_T")

SAMPLE_TEXT = "…"
"""Stands for words that only the players can give."""


@value
class Taken:
    """A fact that is assumed without being asked: its `value` (None: nothing is), and answers that would matter."""

    id: str
    of: str
    value: str | None
    others: tuple[str, ...]

    @property
    def key(self) -> str:
        """The fact as it is named where it has been found."""
        return f"{self.id} {self.of}" if self.of else self.id


class Mattering(NamedTuple):
    """What can change the ruling: the `asked` questions in a director's order, and what is `assumed` unasked."""

    asked: tuple[Question, ...]
    assumed: tuple[Assumption, ...]


_REMEMBERED = 64
"""Of so many records it is remembered what matters."""
_known: dict[tuple[Record, int], Mattering] = {}


def asked(record: Record, edition: int) -> tuple[Question, ...]:
    """The open questions whose answers can change the ruling.

    First those that change it by themselves, then those that do only with another answer; each in the law's order.
    """
    return mattering(record, edition).asked


def mattering(record: Record, edition: int) -> Mattering:
    """The same questions, and what is assumed of which another answer would change the ruling."""
    return next(known for known in weighing(record, edition) if known is not None)


def weighing(record: Record, edition: int) -> Iterator[Mattering | None]:
    """At last the same; None comes before it after each little piece of work: whoever has other work may stop there."""
    known = _known.get((record, edition))
    if known is None:
        known = yield from _weighed(record, edition)
        if len(_known) >= _REMEMBERED:
            del _known[next(iter(_known))]
        _known[record, edition] = known
    yield known


def _weighed(record: Record, edition: int) -> Generator[None, None, Mattering]:
    verdict = Judge(edition).verdict(record)
    yield
    questions, assumed = verdict.questions, verdict.assumed
    known = (*questions, *(assumption.question for assumption in assumed))
    rulings = _Rulings(record, edition, [question.key for question in known])
    able = []
    for question in questions:
        reach = yield from _reach(rulings, record, question, [other for other in questions if other is not question])
        if reach is not None:
            able.append((reach, _place_in_the_book(question), question))
    discards = yield from _discards(rulings, record, verdict)
    able = [each for each in able if each[2] not in discards]
    hangs_on = tuple(_assumed_void(question) for question in discards if _lately(question, verdict))
    for assumption in assumed:
        reach = yield from _reach(rulings, record, assumption.question, [])
        hangs_on += () if reach is None else (assumption,)
    yield from rulings.forget()
    return Mattering(tuple(question for _, _, question in sorted(able, key=lambda each: each[:2])), hangs_on)


def _discards(rulings: _Rulings, record: Record, verdict: Verdict) -> Generator[None, None, tuple[Question, ...]]:
    """The questions whether a player could have followed suit of which nobody has thought: nothing waits for them."""
    found: tuple[Question, ...] = ()
    for question in verdict.questions:
        if unsuspected(question, verdict, record):
            none = yield from rulings.consequences({question.key: "no"})
            if none == (yield from rulings.consequences({})):
                found += (question,)
    return found


def _assumed_void(question: Question) -> Assumption:
    return Assumption(question.grounds, question.id, question.of, "no", question.answers, question.or_of)


def _lately(question: Question, verdict: Verdict) -> bool:
    """Whether it is about this trick or the one before: of an older discard nobody thinks any more."""
    return int(question.of.rpartition(" ")[2]) >= verdict.trick.number - 1


def default_assumptions(record: Record, edition: int) -> Iterator[Taken | None]:
    """The facts nobody was asked about and of which another answer would change the ruling, the newest first.

    None comes in between after each little piece of work: whoever has other work may stop there.
    """
    found, open_ = _listened(record, edition)
    yield None
    rulings = _Rulings(record, edition, found.keys() - open_)
    for key, answer in sorted(found.items(), key=_newest_first):
        if key not in open_:
            taken = yield from _taken(rulings, record, key, answer)
            if taken.others:
                yield taken
        yield None


def presumptions(record: Record, edition: int, subjects: frozenset[str]) -> Iterator[Taken]:
    """The facts about these `subjects` that are assumed, and would change the ruling if they were otherwise.

    What merely has not happened, so far as anybody knows, is left out.
    """
    found, open_ = _listened(record, edition)
    rulings = _Rulings(record, edition, found.keys() - open_)
    for key, answer in sorted(found.items(), key=_newest_first):
        if key.partition(" ")[2] in subjects and answer not in (None, "no") and key not in open_:
            taken = _at_once(_taken(rulings, record, key, answer))
            if taken.others:
                yield taken


def _listened(record: Record, edition: int) -> tuple[dict[str, str | None], set[str]]:
    """What is assumed in judging the record, with what it is taken as; and what has been found or is asked."""
    found: dict[str, str | None] = {}
    now = Judge(edition, moment=partial(_Listening, found)).verdict(record)
    told = (*now.questions, *(assumption.question for assumption in now.assumed))
    asked_about = {key for question in told for key in _keys(question)}
    return found, asked_about | {fact.key for fact in record.facts}


def _taken(rulings: _Rulings, record: Record, key: str, value: str | None) -> Generator[None, None, Taken]:
    """A fact assumed, with the answers that would change the ruling."""
    name, _, of = key.partition(" ")
    now, then = (yield from rulings.ruling({})), dict[str, str | None]()
    for answer in _tried(record, name, of, None):
        then[answer] = yield from rulings.ruling({key: answer})
    others = tuple(answer for answer, ruling in then.items() if answer != value and ruling not in (None, now))
    return Taken(name, of, value, others)


def _at_once(work: Generator[None, None, _T]) -> _T:
    """What a piece of work comes to."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: _T = done.value
            return found


class _Rulings:
    """What is ruled on a record if some of its `open_` facts were found so or so."""

    def __init__(self, record: Record, edition: int, open_: Iterable[str]) -> None:
        self._supposing = Supposing(record, edition, open_)
        self._told: dict[int, str] = {}
        self.consulted: frozenset[str] = frozenset()
        """The open facts that were looked up for the ruling told last."""

    def ruling(self, given: Given) -> Generator[None, None, str | None]:
        """The ruling with these answers, None where they cannot be given."""
        verdict, self.consulted = yield from self._supposing.supposed(given)
        if verdict is None:
            return None
        if id(verdict) not in self._told:
            yield
            self._told[id(verdict)] = _ruling(verdict)
        return self._told[id(verdict)]

    def consequences(self, given: Given) -> Generator[None, None, str | None]:
        """What follows with these answers for the cards and the players, in order or not; None where they cannot be."""
        verdict, _ = yield from self._supposing.supposed(given)
        return None if verdict is None else _ruling(verdict, "findings", "lawful")

    def forget(self) -> Iterator[None]:
        """Let go of all that is remembered, little by little."""
        return self._supposing.forget()


class _Listening(Moment):
    """A moment that writes down what is assumed because nobody has found it."""

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


def _place_in_the_book(question: Question) -> tuple[int, ...]:
    return law_order(question.grounds.cite)


def _reach(
    rulings: _Rulings, record: Record, question: Question, others: list[Question]
) -> Generator[None, None, int | None]:
    """With how many other answers it takes a question to change the ruling; None: it cannot."""
    answers = _tried(record, question.id, question.of, question.answers)
    for given in islice(_other_answers(record, others), MOST_TOGETHER):
        first = None
        for answer in answers:
            ruling = yield from rulings.ruling({**dict(given), question.key: answer})
            if ruling is not None and first not in (None, ruling):
                return len(given)
            if question.key not in rulings.consulted:
                break  # so it does with no other answer
            first = first or ruling
        yield
    return None


def _other_answers(record: Record, others: list[Question]) -> Iterator[tuple[tuple[str, str], ...]]:
    """The ways of answering none, one, two … of the other questions."""
    each = [[(q.key, answer) for answer in _tried(record, q.id, q.of, q.answers)] for q in others]
    for count in range(len(each) + 1):
        yield from chain.from_iterable(product(*some) for some in combinations(each, count))


def _tried(record: Record, name: str, of: str, closed: tuple[str, ...] | None) -> tuple[str, ...]:
    """The answers that are tried for a fact; where only words can be given, some words and none to be had."""
    answers = candidates(record, name, of, closed)[:MOST_ANSWERS]
    return (*answers, SAMPLE_TEXT, CANNOT) if FACTS[name].open == "text" else answers


def _ruling(verdict: Verdict, *without: str) -> str:
    """All that a verdict says, but for what it asks and what is left out."""
    said = verdict_json(verdict)
    for name in ("questions", "assumed", *without):
        del said[name]
    return repr(said)
