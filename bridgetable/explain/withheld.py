"""What is shown while the ruling is kept back: what happened at the table, and nothing of what the law says of it.

Nothing here may depend on what decides: no fact, no reading and no edition. So cards lie where hands have put them; one
that was only named stays where it was. Whose turn it is, what each side has won and who plays which part is told as it
was before the last action, or, where something earlier is to be ruled on, as it was before that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bridgetable.cards import Card
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.designating import reached_for
from bridgetable.table.named_cards import named_cards
from bridgetable.table.record import Record
from bridgetable.table.state import Table

_RULED = (a.Choose, a.Silence, a.DirectorActs)
"""Actions that tell that there is a ruling, and what it is."""
_ABOUT_EARLIER = (a.CallDirector, a.Attention, a.ReserveRights, *_RULED)
"""Actions that are about what was done before them."""


def bare(record: Record) -> Record:
    """The record with nothing found about it, and no reading chosen."""
    return replace(record, facts=(), settings=(), branches=())


def withheld(record: Record, edition: int) -> Verdict:
    """What may be told after all actions of `record` under the laws of `edition` while the ruling is kept back."""
    before = _marks(bare(record))
    kept = {name: getattr(before, name) for name in _KEPT}
    return Verdict(edition=edition, after=len(record.log), cards={}, findings=(), **kept)


_KEPT = ("declarer", "dummy", "stage", "turn", "turn_to", "trick", "past_tricks", "tricks", "contract")


@lru_cache(maxsize=8)
def _marks(record: Record) -> Verdict:
    """The verdict before the last action of a bare record, or before the first one there is anything to say of."""
    if not record.log and record.position.start is None:
        return Judge(EDITIONS[-1]).opening(record)
    judges = [Judge(edition) for edition in EDITIONS]
    verdicts = [judge.verdict(record) for judge in judges]
    first = min([len(record.log), *(n for verdict in verdicts for n in _spoken_of(verdict))])
    return judges[-1].verdict(record.upto(max(0, first - 1)))


def _spoken_of(verdict: Verdict) -> Iterator[int]:
    """The numbers of the actions that an edition has anything to say of: amiss, asked about, or assumed."""
    yield from (irregularity.action for irregularity in verdict.irregularities)
    subjects = [*(question.of for question in verdict.questions), *(each.of for each in verdict.assumed)]
    yield from (int(of[1:]) for of in subjects if of.startswith("#") and of != "#0")


def last_told(log: Sequence[a.Entry], at: int) -> int:
    """How far one may look on from `at` while the ruling is kept back: up to what follows from the ruling at the end.

    A choice made before that belongs to what has happened.
    """
    end = len(log)
    while end and is_told_by_the_director(log[end - 1]):
        end -= 1
    return end if at <= end else len(log)


def is_told_by_the_director(entry: a.Entry) -> bool:
    """Whether an action is the director's word, or a choice that follows on it."""
    return isinstance(entry.action, _RULED)


def asked_about(log: Sequence[a.Entry]) -> a.Entry | None:
    """The last action that a ruling is asked for: a call for the director is about what was done before it."""
    return next((entry for entry in reversed(log) if not isinstance(entry.action, _ABOUT_EARLIER)), None)


def in_question(table: Table, dummy: Seat, log: Sequence[a.Entry]) -> frozenset[tuple[Seat, Card]]:
    """The cards that what happened last is about, with their owners; of a call that was changed, the first one too.

    `table` is the table after it, and `dummy` whose cards are called.
    """
    cards: set[tuple[Seat, Card]] = set()
    for entry in reversed(log):
        cards |= _cards_of(table, dummy, entry.action)
        if not isinstance(entry.action, (a.ChangeDesignation, *_ABOUT_EARLIER)):
            break
    return frozenset(cards)


def _cards_of(table: Table, dummy: Seat, action: a.Action) -> set[tuple[Seat, Card]]:
    if isinstance(action, a.DesignateCard | a.ChangeDesignation):
        card = action.words.card or reached_for(table, dummy, action.words)
        return {(dummy, card)} if card is not None else set()
    seat = dummy if isinstance(action, a.PlayFromDummy | a.Touch | a.Indicate) else getattr(action, "seat", None)
    if not isinstance(seat, Seat):
        return set()
    return {(seat, card) for card in named_cards(action)}
