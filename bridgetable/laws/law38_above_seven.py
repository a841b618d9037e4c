"""Law 38: a bid of more than seven. It is never played, whatever comes after it."""

from __future__ import annotations

from typing import Final

from bridgetable.blocks.auction import PASS, calls_after
from bridgetable.blocks.calls import new_call, now, passes_throughout, restricts, told_to, told_to_the_others
from bridgetable.blocks.pending import fallen, passes_in_its_place, pending
from bridgetable.findings.kinds import Called, CallState, Rectification
from bridgetable.findings.moment import Moment
from bridgetable.findings.parts import OpenCall
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_KIND: Final = "bid above seven"
_FIRST = ("25B1 lho_calls_over_it", "27A1 lho_calls_over_it", "28B", "29A lho_calls_over_it", "37A")
"""What a call of his makes of others that are open: those are decided before any falls."""


@paragraph(
    "38C", on=(Called,), only_if="auction.open_calls", after=(*_FIRST, "17A", "36A"), decides=("38A", "38B", "38D")
)
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls: both calls are cancelled; the bars remain, and nothing else follows (38D)."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is not called.seat:
            continue
        over = new_call(m, called.seat, called.call, "cancelled", m.because(of.fault, cite="38B"))
        yield over
        yield from _cancelled(m, of, over)
        yield Rectification(m.because(of.fault, cite="38D"), "forfeited", called.seat)


@paragraph("38C", on=(a.DirectorActs,), only_if="auction.open_calls", after=("36B1", "37B1"), decides=("38A", "38B"))
def director_rules(m: Moment, action: a.DirectorActs) -> Findings:
    """It is cancelled, a pass is put in, both partners pass throughout, and a lead may be restricted."""
    if action.what != "explains":
        return
    for of in pending(m.standing, _KIND):
        yield from _cancelled(m, of)
        yield m.noted(restricts(m, of.call, None))


def _cancelled(m: Moment, of: OpenCall, *over: CallState) -> Findings:
    """It falls, and with it all that was called after it, in turn as well (38B)."""
    seat, later = of.call.seat, calls_after(m.standing, of.call)
    yield m.noted(fallen(m.standing, of))
    for call in (of.call, *later):
        yield now(call, "cancelled", m.because(of.fault, cite="38B"))
    yield told_to_the_others(m, of.call, of.fault, law="38B")
    told = m.because(of.fault, cite=m.cited("16C2"), also=(m.cited("16C1"), "38B"))
    for call in (*later, *over):
        yield told_to(call, seat.side.other, told)
    if passes_in_its_place(m, of):
        yield new_call(m, seat, PASS, "implied", m.because(of.fault), instead=of.call.serial)
    for barred in (seat, seat.partner):
        yield from passes_throughout(m, barred, "38C", of.fault, checked=not over)
