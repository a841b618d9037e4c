<<<<<<< HEAD
"""*What do you rule?*: the ruling in one press, among rulings that lie near it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

from bridgetable.explain.brief import brief
from bridgetable.explain.card_status import must_withdraw
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import listed
from bridgetable.explain.relevance import asked
from bridgetable.findings import kinds as k
from bridgetable.findings.verdict import Verdict
from bridgetable.practice.near import Rulings, cards_in_question, rulings, what_it_is
from bridgetable.practice.problem import Answer, Part
from bridgetable.seats import SEATS
from bridgetable.table.record import Record

OFFERED = 4
"""So many answers are offered."""
EVENLY = 0.35
"""In this share of the problems longer answers are offered first."""
_ASK = "Something has to be asked first"
_GO_ON = "Play simply goes on"
_STATUSES: tuple[k.StatusWord, ...] = ("played", "major penalty", "minor penalty", "in hand")


def one_click(record: Record, edition: int, seed: int = 0, twin: Record | None = None) -> Part:
    """The ruling on a record and up to three that are wrong, in an order that `seed` makes."""
    of, chance = rulings(record, edition, twin), Random(seed)
    right = _ruling(of.here, of.record)
    truths = {right, *_all_said(of.here)}
    wrong = [words for words in dict.fromkeys(_near(of, chance)) if words not in truths]
    if chance.random() < EVENLY:  # or what is longest would too often be right
        wrong.sort(key=lambda words: len(words) < len(right))
    words = [right, *wrong[: OFFERED - 1]]
    chance.shuffle(words)
    answers = tuple(Answer(each, each) for each in words)
    return Part("ruling", "status", "What do you rule?", answers, frozenset({right}))


def _ruling(verdict: Verdict, record: Record) -> str:
    """A ruling as one answer: who has to choose, what has to be asked, or what has become of the card."""
    if verdict.questions and asked(record, verdict.edition):
        return _ASK
    return _said(verdict)


def _said(verdict: Verdict) -> str:
    first = headline(verdict).finding
    match first:
        case None:
            return _GO_ON
        case k.Option():
            return _choosing(verdict)
        case k.Status(status="played", provisional=False) if not verdict.irregularities:
            return _GO_ON
    return _in_short(first)


def _choosing(verdict: Verdict) -> str:
    by = sorted({option.by for option in verdict.options})
    return f"{listed([_names(each) for each in by], 'and')} may choose"


def _names(by: str) -> str:
    return listed([seat.word for seat in SEATS if seat.value in by.split("/")], "or")


def _in_short(finding: k.Finding) -> str:
    if isinstance(finding, k.Status) and finding.status == "played":
        return f"{finding.owner.word}'s {finding.card.words} is played"
    return brief(finding).rstrip(".")


def _all_said(verdict: Verdict) -> Iterator[str]:
    """Everything that is true by the ruling, as answers would say it."""
    said: Iterator[k.Finding] = chain(
        chain(verdict.cards.values(), verdict.must_withdraw, verdict.may_withdraw, verdict.duties),
        chain(verdict.revokes, verdict.irregularities, verdict.lawful, verdict.rights),
        [each for each in (verdict.claim, verdict.transfer) if each is not None],
    )
    yield from map(_in_short, said)
    if verdict.options:
        yield _choosing(verdict)


def _near(of: Rulings, chance: Random) -> Iterator[str]:
    """What would be ruled near by: under the other edition, on the twin, with a fact found otherwise; then the rest."""
    near = [_said(verdict) for verdict in of.beside]
    chance.shuffle(near)
    yield from near
    usual = [*_of_the_cards(of), *_of_revokes(of.here), *_of_claims(of.here)]
    defenders = [seat for seat in SEATS if seat.side is not of.here.declarer.side]
    usual += [f"{of.here.declarer.word} may choose", f"{listed([s.word for s in defenders], 'or')} may choose"]
    chance.shuffle(usual)
    yield from usual
    yield from (_GO_ON, _ASK)


def _of_the_cards(of: Rulings) -> Iterator[str]:
    """What else could have become of the cards in question."""
    for seat, card in cards_in_question(of):
        is_, status = what_it_is(of.here, seat, card), of.here.cards.get((seat, card))
        grounds = status.grounds if status is not None else k.Grounds("45")
        leaves = must_withdraw(of.here, seat, card) is not None  # what it becomes then is not wrong
        for other in _STATUSES:
            if other in k.PENALTY and leaves:
                continue
            if other != is_ and not (other in k.PENALTY and seat.side is of.here.declarer.side):
                yield _in_short(k.Status(grounds, seat, card, other))
        if "back" not in is_:
            yield _in_short(k.MustWithdraw(grounds, seat, card))


def _of_revokes(verdict: Verdict) -> Iterator[str]:
    for revoke in verdict.revokes:
        yield from (_in_short(replace(revoke, state=state)) for state in ("open", "established", "corrected"))
    if verdict.transfer is not None:
        yield from (_in_short(replace(verdict.transfer, tricks=number)) for number in (0, 1, 2))


def _of_claims(verdict: Verdict) -> Iterator[str]:
    if verdict.claim is not None:
        for state in ("open", "agreed", "contested", "not a claim"):
            yield _in_short(replace(verdict.claim, state=state, tricks=None))
=======
"""*What do you rule?*, answered in one press: up to four short answers of which exactly one is right."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from bridgetable.explain.candidates import candidates
from bridgetable.explain.headlines import headline
from bridgetable.explain.relevance import asked
from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.practice.near_misses import ASK, CANCELLED, ON, Saying, named_cards, otherwise, rivals, ruling, says
from bridgetable.practice.problem import Answer, Part
from bridgetable.table.record import Fact, Record

OFFERED = 4
"""So many answers are offered."""
MOST = 8
"""So many answers to an open question are tried."""
LONGEST = 40
"""No longer may an answer be, where there are shorter ones."""


def one_click(record: Record, edition: int, seed: int = 0) -> Part:
    """What is ruled on the last action of `record`: answers that are near misses, the right one among them."""
    chance = random.Random(f"{seed} {edition} {record.log[-3:]}")
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
    offered = [Answer(each.key, each.words) for each in (right, *wrong)]
    chance.shuffle(offered)
    return Part("ruling", "status", "What do you rule?", tuple(offered), frozenset({right.key}))


def _turns_on(question: Question, record: Record, edition: int, first: Saying) -> bool:
    """Whether another ruling is said first if the answer to a question is another one."""
    found = (Fact(question.id, question.of, answer) for answer in candidates(record, *_asked_of(question))[:MOST])
    return any(ruling(judge(record.with_fact(fact), edition)).key != first.key for fact in found)


def _asked_of(question: Question) -> tuple[str, str, tuple[str, ...]]:
    return question.id, question.of, question.answers


def _fits(wrong: Saying, right: Saying) -> bool:
    """Whether it is plain what a saying would be about: whether somebody did right is told where that is the point."""
    family = wrong.key.partition(" ")[0]
    return family not in ("act", "known", "weigh") or family == right.key.partition(" ")[0] or wrong == CANCELLED


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
    cards = list(named_cards(record, verdict))
    yield from cards[:1]
    yield from rivals(first, verdict, headline(verdict).finding)
    yield from cards[1:2]
    yield ON


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
>>>>>>> 7e37578ff4084c2a6d4f5a35dd976344eb727ca1
