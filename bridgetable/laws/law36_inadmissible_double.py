"""Law 36: a double or redouble of what is no bid, or no double, of the opponents' (19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgetable.blocks.auction import allowed, row
from bridgetable.blocks.calls import (
    new_call,
    now,
    passes_throughout,
    restricts,
    subjects,
    told_to,
    told_to_the_others,
    without,
)
from bridgetable.blocks.pending import pending
from bridgetable.editions import as_of
from bridgetable.findings.kinds import Called, CallState, Rectification
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import OpenCall, OwedCall
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_KIND: Final = "inadmissible double"
_FIRST = ("25B1 lho_calls_over_it", "27A1 lho_calls_over_it", "28B", "29A lho_calls_over_it", "37A")
"""What a call of his makes of others that are open: those are decided before any falls."""


@paragraph("36A", on=(Called,), only_if="auction.open_calls", after=_FIRST)
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls: the double, and all calls after it, are cancelled, and nobody is barred."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is called.seat:
            yield from _wiped_out(m, of, called)


def _wiped_out(m: Moment, of: OpenCall, called: Called) -> Findings:
    grounds, innocent = m.because(of.fault), of.call.seat.side.other
    later = [call for call in row(m.standing) if call.serial > of.call.serial]
    over = new_call(m, called.seat, called.call, "cancelled", grounds)
    yield m.noted(without(m.standing.auction, of))
    yield over
    for call in (of.call, *later):
        yield now(call, "cancelled", grounds)
    told = m.because(of.fault, cite=m.cited("16C2"), also=(m.cited("16C1"), "36A"))
    for call in (of.call, *later, over):
        yield told_to(call, innocent, told)
    yield Rectification(grounds, "forfeited", called.seat)


@paragraph("36B1", on=(a.DirectorActs,), only_if="auction.open_calls", decides=("36B3", "36B4"))
def director_rules(m: Moment, action: a.DirectorActs) -> Findings:
    """Nobody has called over it: it is cancelled, and the partner of who made it passes throughout."""
    if action.what != "explains":
        return
    for of in pending(m.standing, _KIND):
        in_turn = of.turn is of.call.seat
        yield m.noted(without(m.standing.auction, of))
        yield now(of.call, "cancelled", m.because(of.fault, cite="36B1" if in_turn else "36B4"))
        yield told_to_the_others(m, of.call, of.fault, law="36B")
        if in_turn:
            owed = OwedCall(of.call.seat, of, _KIND)
            yield m.noted(m.standing.auction._replace(owed=owed))
        else:
            yield m.noted(restricts(m, of.call, None))
        yield from passes_throughout(m, of.call.seat.partner, "36B3" if in_turn else "36B4", of.fault)


@paragraph("36B2", on=(Called,), only_if="auction.owed", after=("17C",))
def puts_another_call(m: Moment, called: Called) -> Findings:
    """In place of his double he makes any legal call."""
    owed = need(m.standing.auction.owed)
    if owed.of != _KIND or owed.seat is not called.seat:
        return
    if not allowed(called.seat, called.call, row(m.standing)):
        yield new_call(m, called.seat, called.call, "cancelled", m.because(owed.instead.fault))
        return
    yield m.noted(m.standing.auction._replace(owed=None))
    call = new_call(m, called.seat, called.call, "stands", m.because(owed.instead.fault))
    yield call
    spared = as_of(m.year, _SPARED)(m, call, owed)
    if not spared:
        yield m.noted(restricts(m, owed.instead.call, call))


def _comparable(m: Moment, call: CallState, owed: OwedCall) -> bool:
    return m.ask("comparable", None, *subjects(m.standing, call, owed.instead.call), cite="23A").yes


_SPARED: dict[int, Callable[[Moment, CallState, OwedCall], bool]] = {2007: lambda *_: False, 2017: _comparable}
"""Whether a comparable call in place of the double spares the partner a restricted lead (26A of 2017)."""
