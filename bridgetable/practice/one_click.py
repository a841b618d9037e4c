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
