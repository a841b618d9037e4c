"""What each answer to an open question would lead to, before it is given."""

from __future__ import annotations

from bridgetable.explain.words import headline, text
from bridgetable.findings.kinds import Check, Information, Lawful, Question, Right
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.table.record import Fact, Record

_ALONG = (Lawful, Information, Right, Check)

_MOST = 2
"""So many sentences of what is new are told for each answer."""


def leads_to(record: Record, edition: int, question: Question) -> dict[str, str]:
    """For each closed answer to `question`, in a sentence or two, what `edition` would then say of `record`."""
    judge = Judge(edition)
    now = judge.verdict(record)
    answered = {
        answer: judge.verdict(record.with_fact(Fact(question.id, question.of, answer))) for answer in question.answers
    }
    return {answer: _effect(now, then) for answer, then in answered.items()}


def _effect(now: Verdict, then: Verdict) -> str:
    """What is said anew; if nothing is, what stands."""
    known = set(_said(now))
    new = [words for words in _said(then) if words not in known]
    return " ".join(new[:_MOST]) or headline(then)[0]


def _said(verdict: Verdict) -> list[str]:
    """The sentences of a verdict, the rulings before what goes along with them."""
    shown = [finding for finding in verdict.findings if not isinstance(finding, _ALONG)]
    along = [finding for finding in verdict.findings if isinstance(finding, _ALONG)]
    return list(dict.fromkeys((headline(verdict)[0], *map(text, (*shown, *along)))))
