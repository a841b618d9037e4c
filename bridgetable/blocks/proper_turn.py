"""A call out of rotation that was not accepted: by which law it is put right, now and at its player's proper turn."""

from __future__ import annotations

from typing import Literal

from bridgetable.blocks.auction import PASS, calls_before, first_to_call, is_bid, turn_after
from bridgetable.blocks.calls import (
    artificial,
    current,
    new_call,
    now,
    passed_of_partner,
    passes_once,
    restricts,
    subjects,
    told_to_all,
    told_to_the_others,
)
from bridgetable.findings.deeds import MakeThisCall
from bridgetable.findings.kinds import CallState, Check, Duty, Irregularity, Judgement, Rectification
from bridgetable.findings.moment import Answer, Moment, Reading
from bridgetable.findings.parts import Answered, AuctionPeriod, CancelledCall, OpenCall
from bridgetable.findings.registry import Findings
from bridgetable.messages import to_say
from bridgetable.named import NamedTuple


class Law(NamedTuple):
    """The law a cancelled call falls under, and what was found of whether it was artificial."""

    number: Literal["30", "31", "32"]
    support: tuple[Answer, ...] = ()


def law_of(m: Moment, of: OpenCall) -> Law:
    """A pass is for Law 30, a bid for 31, a double for 32; for 31 an artificial pass as well, or one of such a call."""
    if of.call.call in ("X", "XX"):
        return Law("32")
    if is_bid(of.call.call):
        return Law("31")
    own = artificial(m, of.call)
    if own.yes:
        return Law("31", (own,))
    partners = passed_of_partner(calls_before(m.standing, of.call), of.call.seat)
    if partners is None:
        return Law("30", (own,))
    his = artificial(m, partners)
    return Law("31", (his,)) if his.yes else Law("30", (own, his))


def just_refused(m: Moment, number: str) -> tuple[tuple[CancelledCall, Law], ...]:
    """The calls out of rotation refused by this very action that fall under a law."""
    found = ((waits, law_of(m, waits.of)) for waits in m.standing.auction.cancelled if waits.since == m.number)
    return tuple((waits, law) for waits, law in found if law.number == number)


def settled(m: Moment, waits: CancelledCall) -> AuctionPeriod:
    """The auction with nothing to be said any more of a call that was cancelled."""
    serial, auction = waits.of.call.serial, m.standing.auction
    left = tuple(each for each in auction.cancelled if each.of.call.serial != serial)
    return auction._replace(cancelled=left, answered=(*auction.answered, Answered(m.number, waits.of.call, waits)))


def waiting(m: Moment, call: CallState, number: str) -> CancelledCall | None:
    """The cancelled call, to be put right by Law `number`, whose player now calls at his proper turn."""
    if call.state not in ("stands", "open", "accepted"):
        return None
    own = (each for each in m.standing.auction.cancelled if each.of.call.seat is call.seat)
    first = next((each for each in own if each.of.call.serial < call.serial), None)
    return first if first is not None and law_of(m, first.of).number == number else None


def made_at_it(m: Moment, call: CallState) -> bool:
    """Whether a call that counts was made at its player's proper turn: it stands, or was accepted as too low."""
    if call.state != "accepted":
        return call.state == "stands"
    return turn_after(calls_before(m.standing, call), first_to_call(m)) is call.seat


def right_hand_opponent_has_called(m: Moment, call: CallState, number: str, cite: str) -> Findings:
    """He passes: the offender makes the same call again, and that is all; he acts: any call, with what follows."""
    for waits in m.standing.auction.cancelled:
        of = waits.of
        if waits.rho_acted or waits.repeat or call.serial < of.call.serial:
            continue
        if of.turn is not call.seat or of.turn is not of.call.seat.rho or law_of(m, of).number != number:
            continue
        acted = call.call != PASS
        known = tuple(
            each._replace(rho_acted=acted, repeat=not acted) if each is waits else each
            for each in m.standing.auction.cancelled
        )
        yield m.noted(m.standing.auction._replace(cancelled=known))
        if not acted:
            grounds = m.because(call, of.fault, cite=cite)
            yield Duty(grounds, of.call.seat, must=MakeThisCall(of.call.call), when="own turn")


def repeated(m: Moment, waits: CancelledCall, call: CallState, cite: str) -> Findings:
    """He had to make his call again."""
    old = waits.of.call
    yield m.noted(settled(m, waits))
    owed = (duty for duty in m.standing.bans if duty.seat is call.seat and isinstance(duty.must, MakeThisCall))
    yield m.no_longer(*owed)
    if call.call == old.call:
        if call.state == "stands":
            yield now(call, "stands", m.because(waits.of.fault, cite=cite))
        yield Rectification(m.because(waits.of.fault, cite=cite), "none", call.seat)
        yield told_to_all(old, m.because(waits.of.fault, cite="16A1(a)", also=(cite,)))
        return
    reading = m.setting("call-not-repeated")
    if reading.value == "change":
        yield from _read_as_a_change(m, waits, call, reading)
        return
    fault = Irregularity(m.because(waits.of.fault, cite=cite), "call not repeated", call.seat, m.number, call=call.call)
    yield fault
    if reading.value == "put-in":
        grounds = m.because(fault, reading, cite=cite)
        yield now(call, "cancelled", grounds)
        yield told_to_the_others(m, call, fault, law=cite)
        yield new_call(m, call.seat, old.call, "implied", grounds, instead=call.serial)
        return
    yield Judgement(m.because(waits.of.fault, cite=cite), to_say("weighed-call-not-repeated"), provisional=True)


def _read_as_a_change(m: Moment, waits: CancelledCall, call: CallState, reading: Reading) -> Findings:
    """His other call is read as a change of the one he had to make (25B)."""
    grounds = m.because(waits.of.fault, reading, cite="25B")
    fault = Irregularity(grounds, "call changed", call.seat, m.number, call=call.call)
    yield fault
    first = new_call(m, call.seat, waits.of.call.call, "implied", grounds, instead=call.serial)
    open_now = now(call, "open", grounds)
    yield from (open_now, first)
    auction, changed = m.standing.auction, OpenCall(fault, open_now, call.seat, second=first)
    yield m.noted(auction._replace(open_calls=(*auction.open_calls, changed)))


def comparable_or_not(m: Moment, waits: CancelledCall, call: CallState, yes: str, no: str) -> Findings:
    """2017: a comparable call at the proper turn costs nothing; after any other the partner passes once (23, 26)."""
    old = current(m.standing, waits.of.call)
    yield m.noted(settled(m, waits))
    found = m.ask("comparable", None, *subjects(m.standing, call, old), cite="23A")
    if found.yes:
        yield now(call, call.state, m.because(found, waits.of.fault, cite=yes))
        yield Rectification(m.because(found, waits.of.fault, cite=yes), "none", call.seat)
        yield told_to_all(old, m.because(found, cite="23B", also=("26A",)))
        yield Check(m.because(found, cite="23C"), damage="withdrawn call")
        return
    yield now(call, call.state, m.because(found, waits.of.fault, cite=no))
    yield from passes_once(m, call.seat.partner, no, waits.of.fault, found)
    yield m.noted(restricts(m, old, call))
