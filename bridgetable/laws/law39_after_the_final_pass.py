"""Law 39: a call after the final pass."""

from __future__ import annotations

from typing import Final

from bridgetable.blocks.auction import PASS
from bridgetable.blocks.calls import new_call, now, passed_out, restricts, told_to, told_to_the_others, without
from bridgetable.blocks.pending import pending
from bridgetable.findings.kinds import Called, Irregularity, Rectification
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import Findings, paragraph

_KIND: Final = "call after the final pass"
_FIRST = ("25B1 lho_calls_over_it", "27A1 lho_calls_over_it", "28B", "29A lho_calls_over_it", "37A")
"""What a call of his makes of others that are open: those are decided before any falls."""


@paragraph("39A", on=(_KIND,), decides=("39B",))
def call_is_cancelled(m: Moment, fault: Irregularity) -> Findings:
    """It is cancelled; if a defender has bid or doubled, a lead may be restricted; a board passed out has none."""
    of = need(next((each for each in pending(m.standing, _KIND) if each.fault is fault), None))
    yield now(of.call, "cancelled", m.because(fault))
    yield told_to_the_others(m, of.call, fault, law="39A")
    if of.call.call == PASS or passed_out(m.standing) or not m.standing.defends(of.call.seat):
        yield m.noted(without(m.standing.auction, of))
        yield Rectification(m.because(fault, cite="39B"), "none", of.call.seat)
    else:
        yield m.noted(restricts(m, of.call, None))


@paragraph("39B", on=(Called,), only_if="auction.open_calls", after=(*_FIRST, "36A", "38C"))
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls too: all is cancelled, and nothing follows."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is not called.seat:
            continue
        auction = without(m.standing.auction, of)
        kept = tuple(each for each in auction.withdrawn_calls if each.action != of.call.action)
        yield m.noted(auction._replace(withdrawn_calls=kept))
        over = new_call(m, called.seat, called.call, "cancelled", m.because(of.fault, cite="39A"))
        yield over
        told = m.because(of.fault, cite=m.cited("16C2"), also=(m.cited("16C1"), "39A"))
        yield told_to(over, called.seat.side, told)
        yield Rectification(m.because(of.fault), "forfeited", called.seat)
