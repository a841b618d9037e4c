"""What would follow: from each answer to a question, and from each choice, before it is given or made."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import lru_cache

from bridgetable.explain.headlines import headline
from bridgetable.explain.offered import choices
from bridgetable.explain.phrases import turn_words
from bridgetable.explain.words import text
from bridgetable.findings.kinds import (
    PENALTY,
    Check,
    ClaimState,
    Duty,
    Finding,
    Information,
    Lawful,
    Question,
    Right,
    Transfer,
)
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import forgotten_in_another, say
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.value import value

_ALONG = (Lawful, Information, Right, Check)

_MOST = 2
"""So many sentences of what is new are told for each answer."""
_MOST_LINES = 4
"""So many lines are told of what follows from a choice."""


@value
class Said:
    """A sentence of a verdict and its paragraph (empty: none)."""

    text: str
    cite: str = ""


@value
class Outcome:
    """What `answer` leads to, in a sentence or two."""

    answer: str
    said: tuple[Said, ...]

    @property
    def words(self) -> str:
        """The sentences, one after the other."""
        return " ".join(said.text for said in self.said)


@value
class Doubt:
    """A fact that cannot be established, and what each answer to it would have led to."""

    fact: Fact
    outcomes: tuple[Outcome, ...]


def leads_to(record: Record, edition: int, question: Question) -> dict[str, str]:
    """For each closed answer to `question`, in a sentence or two, what `edition` would then say of `record`."""
    return {
        outcome.answer: outcome.words
        for outcome in outcomes(record, edition, question.id, question.of, question.answers)
    }


@lru_cache(maxsize=64)
def outcomes(record: Record, edition: int, fact: str, of: str, answers: tuple[str, ...]) -> tuple[Outcome, ...]:
    """What each of these answers leads to that is not said already; where nothing is, what stands."""
    judge = Judge(edition)
    now = judge.verdict(record)
    thens = ((answer, judge.verdict(record.with_fact(Fact(fact, of, answer)))) for answer in answers)
    return tuple(Outcome(answer, _new(now, then)) for answer, then in thens)


forgotten_in_another(outcomes.cache_clear)


def _new(now: Verdict, then: Verdict) -> tuple[Said, ...]:
    known = {said.text for said in _all_said(now)}
    new = [said for said in _all_said(then) if said.text not in known]
    return tuple(new[:_MOST]) or (_first(then),)


def doubts(record: Record, edition: int) -> tuple[Doubt, ...]:
    """The facts that cannot be established and would matter: for each, both rulings, side by side."""
    return next(found for found in doubting(record, edition) if found is not None)


def doubting(record: Record, edition: int) -> Iterator[tuple[Doubt, ...] | None]:
    """At last the same; None comes before it after each little piece of work: whoever has other work may stop there."""
    found = []
    for fact in record.facts:
        if fact.value == CANNOT:
            ways = yield from _each_answer(record.without_fact(fact.key), edition, fact)
            if len({way.said for way in ways}) > 1:
                found.append(Doubt(fact, ways))
    yield tuple(found)


def _each_answer(record: Record, edition: int, fact: Fact) -> Generator[None, None, tuple[Outcome, ...]]:
    """What each answer to the question of `fact` leads to: what is said first, or if that is the same what is new."""
    judge = Judge(edition)
    now = judge.verdict(record)
    yield
    told = (*now.questions, *(assumption.question for assumption in now.assumed))
    question = next((q for q in told if q.id == fact.id and fact.of in (q.of, *q.or_of)), None)
    first, new = [], []
    for answer in question.answers if question is not None else ():
        then = judge.verdict(record.with_fact(Fact(fact.id, fact.of, answer)))
        first.append(Outcome(answer, (_first(then),)))
        new.append(Outcome(answer, _new(now, then)))
        yield
    return tuple(first if len({way.said for way in first}) > 1 else new)


def follows(now: Verdict, then: Verdict) -> tuple[Said, ...]:
    """What a choice brings about: cards that go back, what cards become, who must or may not do what, whose turn it is.

    The cards come first, the turn last.
    """
    lines = [Said(text(step), step.grounds.cite) for step in then.must_withdraw if step not in now.must_withdraw]
    lines += _changed_cards(now, then)
    if then.declarer is not now.declarer:
        lines.append(Said(say("told-declarer-now", declarer=then.declarer, dummy=then.dummy)))
    new = (f for f in then.findings if isinstance(f, Duty | ClaimState | Transfer))
    known = set(map(text, now.findings))
    lines += [Said(text(f), f.grounds.cite) for f in new if text(f) not in known or _comes_down_to(f, now, then)]
    offered = tuple(option for option in then.options if text(option) not in known)
    lines = list(dict.fromkeys(lines))[: _MOST_LINES - bool(offered)]
    lines += [Said(words, options[0].grounds.cite) for words, options in choices(offered, then.trick.lead)]
    if then.turn is not None and (then.turn, then.turn_to) != (now.turn, now.turn_to):
        lines.append(Said(say("told-turn", turn=turn_words(then))))
    return tuple(dict.fromkeys(lines))[:_MOST_LINES] or (_first(then),)


def _comes_down_to(finding: Finding, now: Verdict, then: Verdict) -> bool:
    """Whether of several cards that were due now this is the one that is left (51A)."""
    due = [duty for duty in now.duties if duty.when == "now" and duty.card is not None]
    left = [duty for duty in then.duties if duty.when == "now" and duty.card is not None]
    return len(due) > len(left) and finding in left


def _changed_cards(now: Verdict, then: Verdict) -> list[Said]:
    """What is said of each card that is something else than before; not of one that goes back anyhow."""
    gone = {(step.seat, step.card) for step in then.must_withdraw}
    changed = (
        status
        for key, status in then.cards.items()
        if (key not in gone or status.status in PENALTY)
        and (key not in now.cards or now.cards[key].status != status.status)
    )
    return [Said(text(status), status.grounds.cite) for status in changed]


def _first(verdict: Verdict) -> Said:
    said = headline(verdict)
    return Said(said.words, said.cite)


def _all_said(verdict: Verdict) -> list[Said]:
    """The sentences of a verdict, the rulings before what goes along with them."""
    shown = [finding for finding in verdict.findings if not isinstance(finding, _ALONG)]
    along = [finding for finding in verdict.findings if isinstance(finding, _ALONG)]
    said = [_first(verdict), *(Said(text(f), f.grounds.cite) for f in (*shown, *along))]
    return list({each.text: each for each in reversed(said)}.values())[::-1]
