"""Law 37: a bid, double or redouble by a player who has to pass; and how far a duty to pass goes."""

from __future__ import annotations

from typing import Final

from bridgetable.blocks.auction import PASS
from bridgetable.blocks.calls import new_call, now, passes_throughout, restricts, told_to_the_others, without
from bridgetable.blocks.pending import passes_in_its_place, pending
from bridgetable.findings.deeds import PlainDeed
from bridgetable.findings.kinds import Called, CallState, Lawful, Rectification
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_KIND: Final = "call by a player who must pass"


@paragraph("37A", on=(Called,), only_if="auction.open_calls", after=("17A", "28B"))
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls: the call stands, with all that follow. He is not offered this as a choice."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is called.seat:
            yield m.noted(without(m.standing.auction, of))
            yield now(of.call, "accepted", m.because(of.fault))
            yield Rectification(m.because(of.fault), "forfeited", called.seat)


@paragraph("37B1", on=(a.DirectorActs,), only_if="auction.open_calls", decides=("37B2",), after=("36B1",))
def director_rules(m: Moment, action: a.DirectorActs) -> Findings:
    """Nobody has called over it: it is cancelled, a pass is put in, and both partners pass throughout."""
    if action.what != "explains":
        return
    for of in pending(m.standing, _KIND):
        seat = of.call.seat
        yield m.noted(without(m.standing.auction, of))
        yield now(of.call, "cancelled", m.because(of.fault, cite="37B1"))
        yield told_to_the_others(m, of.call, of.fault, law="37B1")
        put_in = new_call(m, seat, PASS, "implied", m.because(of.fault, cite="37B2"), instead=of.call.serial)
        yield m.noted(restricts(m, of.call, put_in))
        if passes_in_its_place(m, of):
            yield put_in
        for barred in (seat, seat.partner):
            yield from passes_throughout(m, barred, "37B2", of.fault)


@paragraph("37", on=(CallState,), only_if="bans", after=("30B2(b)",))
def duty_is_done(m: Moment, call: CallState) -> Findings:
    """A player who has to pass passes; what is for one turn ends with the call at that turn, whatever it is."""
    if not call.counts:
        return
    for ban in m.standing.bans:
        if ban.seat is not call.seat:
            continue
        if ban.must is PlainDeed.PASS and call.state == "stands":
            yield Lawful(m.because(ban, cite=ban.grounds.cite), call.seat, m.number)
        if "own turn" in (ban.when, ban.until):
            yield m.no_longer(ban)
