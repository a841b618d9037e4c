"""The movements that a ruling leaves to be made at the table."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.explain.card_status import must_withdraw
from bridgetable.explain.movements import ToLay, in_the_trick, laid_now
from bridgetable.findings.kinds import MustWithdraw
from bridgetable.findings.verdict import Verdict
from bridgetable.table.actions import (
    Action,
    DesignateCard,
    Entry,
    FoundTrick,
    Lead,
    Move,
    PickUp,
    Play,
    Replace,
    Restore,
    Withdraw,
)
from bridgetable.table.fold import NEXT_CARD, apply
from bridgetable.table.state import Table


def steps_left(table: Table, verdict: Verdict, log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The movements a ruling has left to be made: each card that goes back, and each that is still to be laid.

    Where one of a hand belongs in the place of another, the two are exchanged.
    """
    laying = laid_now(table, verdict)
    exchanged = {(due.seat, due.instead_of) for due in laying}
    back = [_taken_back(due, table, log) for due in verdict.must_withdraw if (due.seat, due.card) not in exchanged]
    return tuple(Entry(step) for step in (*back, *(step for due in laying for step in _laid(due, verdict))))


def moved_first(table: Table, verdict: Verdict, entry: Entry) -> Entry | None:
    """Dummy's movement of the card that lies in the trick by the ruling, before another card is played on it.

    Only where his hand would go to another card with that action, or to none: what is seen on the felt is what the
    next player plays on.
    """
    if entry.together or not isinstance(entry.action, (*NEXT_CARD, DesignateCard)):
        return None
    for seat, card in in_the_trick(table, verdict):
        if getattr(entry.action, "seat", None) is seat:
            continue
        then = apply(table, entry)
        moved_on = not isinstance(entry.action, DesignateCard) or then.row(seat) != table.row(seat)
        if moved_on and then.index_of(seat, card) is None:
            return Entry(Move(seat, card))
    return None


def _taken_back(due: MustWithdraw, table: Table, log: tuple[Entry, ...]) -> Action:
    """How a card is taken back: from before its owner, from among his played cards (67B2), or from the trick."""
    if table.place(due.seat, due.card) == "before":
        return PickUp(due.seat, (due.card,))
    if (due.seat, due.card) in table.gone:
        return Restore(due.seat, due.card, _found_in(due, table, log))
    return Withdraw(due.seat, due.card)


def _found_in(due: MustWithdraw, table: Table, log: tuple[Entry, ...]) -> int:
    """The trick in which a card was found; where that is not known, the one turned last."""
    for entry in reversed(log):
        found = entry.action
        if isinstance(found, FoundTrick) and found.seat is due.seat and due.card in found.cards:
            return found.trick
    return max(1, table.position.first_trick + table.turned - 1)


def _laid(due: ToLay, verdict: Verdict) -> Iterator[Action]:
    """How a card is put into its trick: in exchange for the one that lies there, or by whoever moves it."""
    if due.instead_of is not None and must_withdraw(verdict, due.seat, due.instead_of) is not None:
        yield Replace(due.seat, due.instead_of, due.card)
        return
    if due.instead_of is not None:
        yield Withdraw(due.seat, due.instead_of)
    if due.seat is verdict.dummy:
        yield Move(due.seat, due.card)
    else:
        yield Lead(due.seat, due.card) if due.as_ == "lead" else Play(due.seat, due.card)
