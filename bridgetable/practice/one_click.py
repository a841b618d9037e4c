"""*What do you rule?*, answered in one press: up to four short answers of which exactly one is right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from bridgetable.explain.candidates import candidates
from bridgetable.explain.relevance import asked
from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.messages import say
from bridgetable.practice.near_misses import (
    ASK,
    CANCELLED,
    Saying,
    goes_on,
    named_cards,
    otherwise,
    point,
    rivals,
    ruling,
    says,
)
from bridgetable.practice.problem import OfferedAnswer, Part
from bridgetable.table.record import Fact, Record

OFFERED = 4
"""So many answers are offered."""
MOST = 8
"""So many answers to an open question are tried."""
LONGEST = 40
"""No longer may an answer be, where there are shorter ones."""


def one_click(record: Record, edition: int, seed: int = 0) -> Part:
    """What is ruled on the last action of `record`: answers that are near misses, the right one among them.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> part = one_click(Record(Position(), (parse("W leads HQ"), parse("E drops D7"))), 2017)
    >>> len(part.answers), len(part.right)
    (4, 1)
    """
    chance = random.Random(f"{seed} {edition} {record.position} {record.log[-3:]}")  # some have no log at all
    verdict = judge(record, edition)
    first = ruling(verdict)
    open_ = asked(record, edition) if verdict.questions else ()
    right = ASK if any(_turns_on(each, record, edition, first) for each in open_) else first
    taken = says(verdict) | {first.key, right.key}
    near = [each for each in _near(record, edition, verdict, first) if each.key not in taken and _fits(each, first)]
    if right is ASK:
        near.insert(chance.randrange(2), first)
    elif not record.facts and not open_:
        near.insert(chance.randrange(3), ASK)
    wrong = _drawn(right, _once(near, right), chance)
    offered = [OfferedAnswer(each.key, each.words) for each in (right, *wrong)]
    chance.shuffle(offered)
    return Part("ruling", "status", say("asked-what-do-you-rule"), tuple(offered), frozenset({right.key}))


def _turns_on(question: Question, record: Record, edition: int, first: Saying) -> bool:
    """Whether another ruling is said first if the answer to a question is another one."""
    found = (Fact(question.id, question.of, answer) for answer in candidates(record, *_asked_of(question))[:MOST])
    return any(ruling(judge(record.with_fact(fact), edition)).key != first.key for fact in found)


def _asked_of(question: Question) -> tuple[str, str, tuple[str, ...]]:
    return question.id, question.of, question.answers


_BESIDE = {"act": ("on", "card"), "known": (), "weigh": ("act", "known")}
"""Sayings that are offered only beside some others; whoever sees one of them is not to know by it that it is right."""


def _fits(wrong: Saying, right: Saying) -> bool:
    """Whether it is plain what a saying would be about: whether somebody did right is told where that is the point."""
    family, of = wrong.key.partition(" ")[0], right.key.partition(" ")[0]
    return family == of or of in _BESIDE.get(family, (of,)) or wrong == CANCELLED


def _once(near: list[Saying], right: Saying) -> list[Saying]:
    """Each saying once, whether it is the words or what they say that is the same."""
    by_words = {each.words: each for each in reversed(near) if each.words != right.words}
    return list({each.key: each for each in reversed(by_words.values())}.values())


def _near(record: Record, edition: int, verdict: Verdict, first: Saying) -> Iterator[Saying]:
    """What is nearly right: rulings under other laws or facts, of other cards, and the common mistakes."""
    yield from (ruling(each) for each in otherwise(record, edition))
    bare = replace(record, facts=())
    if record.facts:
        yield ruling(judge(bare, edition))
    shown = first.key.startswith(("card", "choice"))
    cards = list(named_cards(record, verdict)) if shown else []
    yield from cards[:1]
    yield from rivals(first, verdict, point(verdict))
    yield from cards[1:2]
    yield goes_on(verdict)


def _drawn(right: Saying, near: list[Saying], chance: random.Random) -> list[Saying]:
    """Wrong answers of which as many are longer than the right one as chance will have it.

    Who always picks the shortest, or the longest, learns nothing by it.
    """
    length = len(right.words)
    fitting = [each for each in near if len(each.words) <= max(LONGEST, length)] or near
    near = fitting if len(fitting) >= OFFERED - 1 else near
    shorter = [each for each in near if len(each.words) < length]
    longer = [each for each in near if len(each.words) > length]
    alike = [each for each in near if len(each.words) == length]
    wanted = chance.randrange(OFFERED)
    picked = [*shorter[:wanted], *longer[: OFFERED - 1 - wanted]]
    more = [each for each in dict.fromkeys((*alike, *near)) if each not in picked]
    return [*picked, *more][: OFFERED - 1]
