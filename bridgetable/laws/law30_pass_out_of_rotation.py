"""Law 30: a pass out of rotation that was not accepted."""

from __future__ import annotations

from bridgetable.blocks.calls import passes_once, passes_throughout, restricts
from bridgetable.blocks.pending import nobody_has_bid, place
from bridgetable.blocks.proper_turn import comparable_or_not, just_refused, made_at_it, settled, waiting
from bridgetable.findings import deeds
from bridgetable.findings.kinds import CallState, Duty, Irregularity, Judgement, Option
from bridgetable.findings.moment import Moment, Support
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say


@paragraph(
    "30A",
    until=2017,
    on=("chosen a call out of rotation",),
    after=("29A",),
    decides=("30B1", "30B2(a)", "30B2(b)"),
)
def refused_2007(m: Moment, _: Option) -> Findings:
    """2007: he passes once; at partner's turn, after a bid, throughout, and partner may not double at this turn."""
    for waits, law in just_refused(m, "30"):
        of, seat = waits.of, waits.of.call.seat
        support: tuple[Support, ...] = (of.fault, *law.support)
        yield m.noted(settled(m, waits))
        if nobody_has_bid(m.standing, of):
            yield from passes_once(m, seat, "30A", *support)
        elif place(of) == "partner":
            yield from passes_throughout(m, seat, "30B2(a)", *support)
            grounds = m.because(*support, cite="30B2(b)")
            yield Duty(grounds, seat.partner, may_not=deeds.PlainDeed.DOUBLE, until="own turn")
        else:
            yield from passes_once(m, seat, "30B1", *support)


@paragraph("30B2(b)", until=2017, on=(CallState,), only_if="bans")
def partner_doubles_2007(m: Moment, call: CallState) -> Findings:
    """2007: what becomes of a double partner was not to make is not written; it is for the director."""
    if call.state != "stands" or call.call not in ("X", "XX"):
        return
    for ban in m.standing.bans:
        if ban.seat is call.seat and ban.may_not is deeds.PlainDeed.DOUBLE:
            yield Irregularity(
                m.because(ban), "inadmissible double", call.seat, m.number, call=call.call, why="was not to double now"
            )
            yield Judgement(m.because(ban), to_say("weighed-partner-doubles"), provisional=True)


@paragraph("30A", since=2017, on=("chosen a call out of rotation",), after=("29A",))
def refused_2017(m: Moment, _: Option) -> Findings:
    """2017: at his right-hand opponent's turn he passes when his own comes; else his own call will decide."""
    for waits, law in just_refused(m, "30"):
        if place(waits.of) == "rho":
            yield m.noted(settled(m, waits))
            yield from passes_once(m, waits.of.call.seat, "30A", waits.of.fault, *law.support)
            if m.setting("pass-30A-comparable").value == "no":
                yield m.noted(restricts(m, waits.of.call, None))


@paragraph(
    "30B1(b)(i)",
    since=2017,
    on=(CallState,),
    only_if="auction.cancelled",
    after=("17D3", "22A", "36B4"),
    decides=("30B1(b)(ii)",),
)
def proper_turn(m: Moment, call: CallState) -> Findings:
    """2017: at his proper turn any legal call: a comparable one is free, after any other his partner passes once."""
    waits = waiting(m, call, "30")
    if waits is not None and made_at_it(m, call):
        yield from comparable_or_not(m, waits, call, "30B1(b)(i)", "30B1(b)(ii)")
