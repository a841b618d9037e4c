"""Revokes: which card it was, whether it still lies there, and who has played since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetable.blocks.limits import trick_numbered
from bridgetable.cards import Card
from bridgetable.findings.kinds import Irregularity, Revoke
from bridgetable.findings.standing import LawTrick, Standing, TrickPlay
from bridgetable.seats import Seat
from bridgetable.table.actions import Attention

FAILURES = ("revoke", "restriction not obeyed")
"""The irregularities that are revokes (61A): not following suit, not obeying what was required or forbidden."""


class Later(NamedTuple):
    """A card played after a revoke, and the number of its trick."""

    trick: int
    play: TrickPlay


def fault_of(revoke: Revoke) -> Irregularity | None:
    """The failure a revoke is made of; None for one that is written in the record's beginning."""
    for finding in revoke.grounds.findings:
        if isinstance(finding, Irregularity) and finding.kind in FAILURES:
            return finding
        if isinstance(finding, Revoke):
            return fault_of(finding)
    return None


def still_there(standing: Standing, revoke: Revoke) -> TrickPlay | None:
    """The card of a revoke while it counts in its trick."""
    fault, trick = fault_of(revoke), trick_numbered(standing, revoke.trick)
    own = trick.of(revoke.seat) if trick is not None else None
    return own if fault is not None and own is not None and own.card is fault.card else None


def awaits_another(standing: Standing, revoke: Revoke) -> bool:
    """Whether the card of a revoke has been taken back and no other one has been put in its place."""
    fault, trick = fault_of(revoke), trick_numbered(standing, revoke.trick)
    if fault is None or revoke.state not in ("open", "established but corrected"):
        return False
    if trick is None:
        return standing.trick_number == revoke.trick  # it was the lead, and nobody had played to it
    return trick.of(revoke.seat) is None


def revoke_with(standing: Standing, seat: Seat, card: Card) -> Revoke | None:
    """The revoke not yet put right that `seat` made with `card`; an established one is none."""
    for revoke in standing.revokes:
        fault = fault_of(revoke)
        if revoke.seat is not seat or fault is None or fault.card is not card:
            continue
        if awaits_another(standing, revoke) or (revoke.state == "open" and still_there(standing, revoke)):
            return revoke
    return None


def played_since(standing: Standing, revoke: Revoke) -> tuple[Later, ...]:
    """The cards played after the revoke, to its trick and to later ones, in the order of play."""
    own = still_there(standing, revoke)
    return tuple(_after(standing.tricks, revoke, own)) if own is not None else ()


def _after(tricks: tuple[LawTrick, ...], revoke: Revoke, own: TrickPlay) -> Iterator[Later]:
    for trick in tricks:
        if trick.number > revoke.trick:
            yield from (Later(trick.number, play) for play in trick.plays)
        elif trick.number == revoke.trick:
            later = trick.plays[trick.plays.index(own) + 1 :]
            yield from (Later(trick.number, play) for play in later if play.action >= own.action)


def concerns(attention: Attention, revoke: Revoke) -> bool:
    """Whether attention is drawn to this revoke: to its action, to its trick, or to no one thing in particular."""
    return attention.to in (None, f"#{revoke.action}", f"trick {revoke.trick}")
