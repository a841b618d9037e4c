"""The ruling on a record, and the rulings that lie near it: near misses are made of those, and of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from bridgetable.cards import Card
from bridgetable.explain.card_status import may_withdraw, must_withdraw, status_word, waits_for
from bridgetable.explain.withheld import in_question, is_told_by_the_director
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.lawtexts import EDITIONS
from bridgetable.seats import Seat
from bridgetable.table.fold import fold
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.table.state import Table

Key = tuple[Seat, Card]
_MOST = 5
"""So many facts are supposed otherwise: those of the newest actions."""
_COMMON = ("played", "in hand")
ASKED_ABOUT = 3
"""So many cards are asked about."""


class Rulings(NamedTuple):
    """What is ruled `here`, under the `other` edition, and `near` it: on the twin, and with a fact found otherwise."""

    record: Record
    here: Verdict
    other: Verdict
    near: tuple[Verdict, ...]
    table: Table

    @property
    def beside(self) -> tuple[Verdict, ...]:
        """Every ruling but the one that is right, the other edition's first."""
        return (self.other, *self.near)


@lru_cache(maxsize=8)
def rulings(record: Record, edition: int, twin: Record | None = None) -> Rulings:
    """The ruling of an edition on a record with all its facts, and those near it."""
    judge = Judge(edition)
    here = judge.verdict(record)
    other = Judge(next(year for year in EDITIONS if year != edition)).verdict(record)
    twins = () if twin is None else (Judge(edition).verdict(twin),)
    near = tuple(verdict for supposed in _otherwise(record) if (verdict := _judged(judge, supposed)) is not None)
    return Rulings(record, here, other, (*twins, *near), fold(record))


def _judged(judge: Judge, record: Record) -> Verdict | None:
    """The verdict on a record that may not be possible: what is found otherwise may have dummy move another card."""
    try:
        return judge.verdict(record)
    except ValueError:
        return None


def _otherwise(record: Record) -> Iterator[Record]:
    """The record with one of the facts found otherwise, the newest first."""
    for fact in sorted(record.facts, key=fact_since, reverse=True)[:_MOST]:
        for answer in FACTS[fact.id].answers:
            if answer != fact.value:
                facts = (Fact(each.id, each.of, answer) if each is fact else each for each in record.facts)
                yield replace(record, facts=tuple(facts))
                break


def ruling_place(record: Record, edition: int) -> int | None:
    """After how many actions a record is asked about: at its end, before what follows from the ruling there.

    None where there is nothing to rule on.
    """
    at = len(record.log)
    while at and is_told_by_the_director(record.log[at - 1]):
        at -= 1
    verdict = Judge(edition).verdict(record.upto(at))
    ruled = (verdict.irregularities, verdict.questions, verdict.assumed, verdict.options, verdict.claim, verdict.lawful)
    return at if at and any(ruled) else None


def cards_in_question(of: Rulings) -> tuple[Key, ...]:
    """The cards to be asked about: what happened last is about them, or the ruling has made something else of them."""
    first = in_question(of.table, of.here.dummy, of.record.log)
    told = sorted(first, key=lambda key: (key[0].index, key[1].name))
    uncommon = [key for key in of.here.cards if key not in first and status_word(of.here, *key) not in _COMMON]
    apart = [key for key in of.here.cards if key not in first and _differ(of, key)]
    return tuple(dict.fromkeys((*told, *uncommon, *apart)))[:ASKED_ABOUT]


def _differ(of: Rulings, key: Key) -> bool:
    return any(what_it_is(verdict, *key) != what_it_is(of.here, *key) for verdict in of.beside)


def what_it_is(verdict: Verdict, seat: Seat, card: Card) -> str:
    """What a card is, in one word; of one that lies there until something is settled, what it waits for."""
    word = status_word(verdict, seat, card)
    waits = waits_for(verdict, seat, card)
    return f"{word} {waits}" if waits else word


def may_go_back(verdict: Verdict, seat: Seat, card: Card) -> str:
    """Whether a card goes back to the hand: `must`, `may`, `stays`."""
    if must_withdraw(verdict, seat, card) is not None:
        return "must"
    return "may" if may_withdraw(verdict, seat, card) is not None else "stays"
