"""Law 32: a double or redouble out of rotation that was not accepted. Its letters changed places in 2017."""

from __future__ import annotations

from bridgetable.blocks.calls import now, passes_throughout, restricts
from bridgetable.blocks.pending import place
from bridgetable.blocks.proper_turn import (
    comparable_or_not,
    just_refused,
    made_at_it,
    repeated,
    right_hand_opponent_has_called,
    settled,
    waiting,
)
from bridgetable.findings.kinds import CallState, Option
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph

_FIRST_2007 = ("17E2", "22A2", "31A2(a)", "32B1", "36B4")
"""What has been said of a call, and of others that wait, before it is what became of a double (32B)."""


@paragraph("32A", until=2017, on=("chosen a call out of rotation",), after=("29A", "31B"))
def refused_2007(m: Moment, _: Option) -> Findings:
    """2007: at his partner's turn his partner passes throughout, from now on."""
    for waits, _law in just_refused(m, "32"):
        if place(waits.of) != "rho":
            yield from passes_throughout(m, waits.of.call.seat.partner, "32A", waits.of.fault)


@paragraph("32A1", on=(CallState,), only_if="auction.cancelled")
def right_hand_opponent_calls(m: Moment, call: CallState) -> Findings:
    """If the player whose turn it was passes, the offender has to double again."""
    if call.counts:
        yield from right_hand_opponent_has_called(m, call, "32", m.cited("32A1"))


@paragraph("32B2", until=2017, on=(CallState,), only_if="auction.cancelled", after=_FIRST_2007, decides=("32B1",))
def proper_turn_2007(m: Moment, call: CallState) -> Findings:
    """2007: any legal call, and his partner passes throughout."""
    waits = waiting(m, call, "32")
    if waits is None:
        return
    if waits.repeat:
        yield from repeated(m, waits, call, "32B1")
        return
    if not made_at_it(m, call):
        return
    yield m.noted(settled(m, waits))
    law = "32B2" if waits.rho_acted else "32A"
    yield now(call, call.state, m.because(waits.of.fault, cite=law))
    if waits.rho_acted:
        yield from passes_throughout(m, call.seat.partner, law, waits.of.fault)
    if call.call != waits.of.call.call:
        yield m.noted(restricts(m, waits.of.call, call, any_suit=True))


@paragraph(
    "32A2(a)",
    since=2017,
    on=(CallState,),
    only_if="auction.cancelled",
    after=("17D3", "22A", "30B1(b)(i)", "31A2(a)", "32A1", "36B4"),
    decides=("32A1", "32A2(b)"),
)
def proper_turn_2017(m: Moment, call: CallState) -> Findings:
    """2017: any legal call: a comparable one is free, after any other his partner passes once."""
    waits = waiting(m, call, "32")
    if waits is None:
        return
    if waits.repeat:
        yield from repeated(m, waits, call, "32A1")
    elif made_at_it(m, call):
        yield from comparable_or_not(m, waits, call, "32A2(a)", "32A2(b)")
