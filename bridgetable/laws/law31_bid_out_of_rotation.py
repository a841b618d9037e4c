"""Law 31: a bid out of rotation that was not accepted, or a pass that is artificial or of partner's artificial call."""

from __future__ import annotations

from bridgetable.blocks.auction import denomination, is_bid
from bridgetable.blocks.calls import artificial, now, passes_once, passes_throughout, restricts, subjects
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
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.parts import CancelledCall
from bridgetable.findings.registry import Findings, paragraph


@paragraph("31B", until=2017, on=("chosen a call out of rotation",), after=("29A",))
def refused_2007(m: Moment, _: Option) -> Findings:
    """2007: at his partner's turn, or the left-hand opponent's, his partner passes throughout, from now on."""
    for waits, law in just_refused(m, "31"):
        if place(waits.of) != "rho":
            yield from passes_throughout(m, waits.of.call.seat.partner, "31B", waits.of.fault, *law.support)


@paragraph("31A1", on=(CallState,), only_if="auction.cancelled")
def right_hand_opponent_calls(m: Moment, call: CallState) -> Findings:
    """If the player whose turn it was passes, the offender has to make his call again."""
    if call.counts:
        yield from right_hand_opponent_has_called(m, call, "31", "31A1")


@paragraph(
    "31A2(a)",
    until=2017,
    on=(CallState,),
    only_if="auction.cancelled",
    after=("17E2", "22A2", "31A1", "36B4"),
    decides=("31A1", "31A2(b)"),
)
def proper_turn_2007(m: Moment, call: CallState) -> Findings:
    """2007: the same denomination again bars partner once, any other call throughout."""
    waits = waiting(m, call, "31")
    if waits is None:
        return
    if waits.repeat:
        yield from repeated(m, waits, call, "31A1")
    elif made_at_it(m, call) and waits.rho_acted:
        yield from _acted_2007(m, waits, call)
    elif made_at_it(m, call):
        yield m.noted(settled(m, waits))
        yield now(call, call.state, m.because(waits.of.fault, cite="29B"))
        if call.call != waits.of.call.call:
            yield m.noted(restricts(m, waits.of.call, call))


def _acted_2007(m: Moment, waits: CancelledCall, call: CallState) -> Findings:
    again = _denomination_repeated(m, waits, call)
    yield m.noted(settled(m, waits))
    old, partner = waits.of.call, call.seat.partner
    law = "31A2(a)" if again.yes else "31A2(b)"
    yield now(call, call.state, m.because(waits.of.fault, again, cite=law))
    if again.yes:
        yield from passes_once(m, partner, law, waits.of.fault, again)
        if m.setting("law-26-repeated-denomination-2007").value == "yes":
            yield m.noted(restricts(m, old, call))
        return
    yield from passes_throughout(m, partner, law, waits.of.fault, again)
    yield m.noted(restricts(m, old, call))


def _denomination_repeated(m: Moment, waits: CancelledCall, call: CallState) -> Answer:
    """Whether his call repeats the denomination of the cancelled one: of natural bids the words tell it."""
    old, of = waits.of.call, subjects(m.standing, call)
    if not is_bid(old.call) or not is_bid(call.call):
        return m.presume("denomination-repeated", "no", *of)
    if artificial(m, old).no and artificial(m, call).no:
        same = "yes" if denomination(old.call) == denomination(call.call) else "no"
        return m.presume("denomination-repeated", same, *of)
    return m.ask("denomination-repeated", None, *of)


@paragraph(
    "31A2(a)",
    since=2017,
    on=(CallState,),
    only_if="auction.cancelled",
    after=("17D3", "22A", "30B1(b)(i)", "31A1", "36B4"),
    decides=("31A1", "31A2(b)"),
)
def proper_turn_2017(m: Moment, call: CallState) -> Findings:
    """2017: at his proper turn any legal call: a comparable one is free, after any other his partner passes once."""
    waits = waiting(m, call, "31")
    if waits is None:
        return
    if waits.repeat:
        yield from repeated(m, waits, call, "31A1")
    elif made_at_it(m, call):
        yield from comparable_or_not(m, waits, call, "31A2(a)", "31A2(b)")
