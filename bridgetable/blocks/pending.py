"""Calls on which something has still to be said: which one a later call decides, and how."""

from __future__ import annotations

from typing import Literal

from bridgetable.blocks.auction import PASS, calls_after, calls_before, may_double, row
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import Called, CallState
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.parts import AuctionPeriod, OpenCall
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat

Place = Literal["rho", "partner", "lho"]


def pending(st: Standing, *kinds: IrregularityWord) -> tuple[OpenCall, ...]:
    """The open calls of these kinds, the oldest first."""
    return tuple(each for each in st.auction.open_calls if each.fault.kind in kinds)


def fell_with_it(m: Moment, called: Called) -> bool:
    """Whether this call has just fallen together with the one it was made over (36A, 38B, 39A)."""
    now = [call for call in m.standing.auction.calls if call.action == m.number and call.state == "cancelled"]
    return any((call.seat, call.call) == (called.seat, called.call) for call in now)


def fallen(st: Standing, of: OpenCall) -> AuctionPeriod:
    """The auction with nothing to be said any more on a call that falls, and on those that fall with it (36A, 38B)."""
    gone = {call.serial for call in (of.call, *calls_after(st, of.call))}
    return st.auction._replace(open_calls=tuple(each for each in st.auction.open_calls if each.call.serial not in gone))


def of_nothing(st: Standing, of: OpenCall) -> bool:
    """Whether a call put in the place of another is a double, or redouble, of what is not there to be doubled (19)."""
    if of.second is None or of.call.call not in ("X", "XX"):
        return False
    return not may_double(of.call.seat, of.call.call, calls_before(st, of.second))


def place(of: OpenCall) -> Place | None:
    """At whose turn a player has called: of his right-hand opponent, his partner, his left-hand opponent."""
    seat = of.call.seat
    where: dict[Seat, Place] = {seat.rho: "rho", seat.partner: "partner", seat.lho: "lho"}
    return where.get(of.turn) if of.turn is not None else None


def last_call_changed(st: Standing, seat: Seat, turn: Seat | None) -> CallState | None:
    """The call a player changes who calls again at the turn of his left-hand opponent."""
    calls = row(st)
    return calls[-1] if turn is seat.lho and calls and calls[-1].seat is seat else None


def called_over(m: Moment) -> Answer:
    """Over which of two calls his left-hand opponent has called: the second, unless somebody says otherwise."""
    return m.assume("meant-over", "second", f"#{m.number}")


def nobody_has_bid(st: Standing, of: OpenCall) -> bool:
    """Whether nobody had bid when the call was made."""
    return all(call.call == PASS for call in calls_before(st, of.call))


def passes_in_its_place(m: Moment, of: OpenCall) -> bool:
    """Whether a pass is put in for a call that can never stand (37, 38): out of turn that is read in two ways."""
    in_turn = of.turn in (of.call.seat, None)
    return in_turn or m.setting("inadmissible-out-of-turn").value == "next-player"
