"""Law 36: a double or redouble of what is no bid, or no double, of the opponents' (19)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bridgetable.blocks.auction import (
    Row,
    allowed,
    calls_after,
    calls_before,
    contract_of,
    first_to_call,
    is_over,
    next_to_call,
    row,
    turn_after,
)
from bridgetable.blocks.calls import (
    current,
    new_call,
    no_longer_owed,
    now,
    passes_throughout,
    reopened,
    restricts,
    subjects,
    told_to,
    told_to_all,
    told_to_the_others,
    without,
)
from bridgetable.blocks.pending import fallen, of_nothing, pending
from bridgetable.blocks.proper_turn import made_at_it
from bridgetable.editions import as_of
from bridgetable.findings.call_words import CallWord
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import Called, CallState, Contract, Grounds, Irregularity, Rectification, Roles
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.parts import Answered, OpenCall, OwedCall
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_KIND: Final = "inadmissible double"
_FIRST = ("25B1 lho_calls_over_it", "27A1 lho_calls_over_it", "28B", "29A lho_calls_over_it", "37A")
"""What a call of his makes of others that are open: those are decided before any falls."""


@paragraph("36A", on=(Called,), only_if="auction.open_calls", after=_FIRST)
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls: the double, and all calls after it, are cancelled, and nobody is barred."""
    changed = (of for of in pending(m.standing, "call changed") if of_nothing(m.standing, of))
    for of in (*pending(m.standing, _KIND), *changed):
        if of.call.seat.lho is called.seat:
            yield from _wiped_out(m, of, called)


def _wiped_out(m: Moment, of: OpenCall, called: Called) -> Findings:
    grounds, innocent, calls = m.because(of.fault), of.call.seat.side.other, row(m.standing)
    later = calls_after(m.standing, of.call)
    over = new_call(m, called.seat, called.call, "cancelled", grounds)
    yield m.noted(fallen(m.standing, of))
    yield over
    for call in (of.call, *later):
        yield now(call, "cancelled", grounds)
    told = m.because(of.fault, cite=m.cited("16C2"), also=(m.cited("16C1"), "36A"))
    for call in (of.call, *later, over):
        yield told_to(call, innocent, told)
    yield Rectification(grounds, "forfeited", called.seat)
    yield m.noted(m.standing.auction._replace(played_on=(*calls, of.call, over)))


@paragraph("36A", on=(Called,), only_if="auction.played_on", after=("36A lho_calls_over_it",))
def called_as_if_doubled(m: Moment, called: Called) -> Findings:
    """Nobody has noticed, and the next player goes on as if the double stood: his call falls with it."""
    lie = m.standing.auction.played_on
    if (lie[-1].action, lie[-1].seat) == (m.number, called.seat):
        return
    gone_on = lie[-2] is not _double_in(lie)
    if called.seat is not turn_after(lie, first_to_call(m)) or (called.seat is next_to_call(m) and not gone_on):
        yield m.noted(m.standing.auction._replace(played_on=()))
        return
    call = new_call(m, called.seat, called.call, "cancelled", m.because(lie[-1]))
    yield call
    told = m.because(lie[-1], cite=m.cited("16C2"), also=(m.cited("16C1"), "36A"))
    yield told_to(call, _double_in(lie).seat.side.other, told)
    yield m.noted(m.standing.auction._replace(played_on=(*lie, call)))


def _double_in(lie: Row) -> CallState:
    """The double that fell, of the calls that lie on the table."""
    return next(call for call in lie if not call.counts)


def _from_the_double_on(lie: Row) -> Row:
    return lie[lie.index(_double_in(lie)) :]


@paragraph("36A", on=(a.DirectorActs,), only_if="auction.played_on")
def noticed_in_time(m: Moment, _: a.DirectorActs) -> Findings:
    """The director is there before a lead is faced: the auction goes back to where the double was made."""
    lie = m.standing.auction.played_on
    yield m.noted(m.standing.auction._replace(played_on=()))
    if m.standing.board.clarifying:  # a lead lies face down
        for call in _from_the_double_on(lie):
            yield now(call, "cancelled", m.because(lie[-1]))
        yield from reopened(m, "36A")


@paragraph("36A", on=(a.TurnUp,), only_if="auction.played_on")
def lead_is_turned_up(m: Moment, _: a.TurnUp) -> Findings:
    """Once the lead is faced nothing goes back any more: what was found of the calls when it was laid holds."""
    for call in _from_the_double_on(m.standing.auction.played_on):
        yield replace(current(m.standing, call), provisional=False)
    yield m.noted(m.standing.auction._replace(played_on=()))


@paragraph("36A", until=2017, on=(a.Lead,), only_if="auction.played_on", overrides=("24",))
def led_against_it_2007(m: Moment, lead: a.Lead) -> Findings:
    """2007 does not speak of the play: by its own words on doubles (19) it is none, unless it is read to stand."""
    reading = m.setting("bad-double-in-play-2007")
    law = "19A1" if _double_in(m.standing.auction.played_on).call == "X" else "19B1"
    yield from _led_against_it(m, lead, m.because(reading, cite=law), stands=reading.value == "stands")


@paragraph("36C", since=2017, on=(a.Lead,), only_if="auction.played_on", overrides=("24",))
def led_against_it_2017(m: Moment, lead: a.Lead) -> Findings:
    """2017: once a lead is faced the contract is scored as if the double had not been made."""
    yield from _led_against_it(m, lead, m.because(), stands=False)


def _led_against_it(m: Moment, lead: a.Lead, grounds: Grounds, *, stands: bool) -> Findings:
    """As long as the lead lies face down it may still be noticed, and all this is provisional."""
    lie = m.standing.auction.played_on
    bad = _double_in(lie)
    ended = contract_of(lie if stands else tuple(call for call in lie if call is not bad))
    if not is_over(lie) or ended is None:
        return
    if lead.face:
        yield m.noted(m.standing.auction._replace(played_on=()))
    for call in _from_the_double_on(lie):
        state: CallWord = "cancelled" if call is bad and not stands else "accepted"
        yield now(call, state, grounds, provisional=not lead.face)
    yield Contract(grounds, *ended)
    yield Roles(grounds, ended[2], "clarification")


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
    before = row(m.standing) if owed.slip is None else calls_before(m.standing, owed.slip)
    if not allowed(called.seat, called.call, before):
        yield new_call(m, called.seat, called.call, "cancelled", m.because(owed.instead.fault), instead=owed.place)
        return
    yield m.noted(no_longer_owed(m, owed))
    call = new_call(m, called.seat, called.call, "stands", m.because(owed.instead.fault), instead=owed.place)
    yield call
    yield from _what_it_costs(m, current(m.standing, owed.instead.call), call)


@paragraph("36B4", on=(CallState,), only_if="auction.withdrawn_calls")
def at_his_proper_turn(m: Moment, call: CallState) -> Findings:
    """He had doubled out of turn: what he calls at his own turn is held against it for the lead (26).

    So is it of other calls that fell with nothing in their place, where Law 26 is read to reach them (17D3, 28B).
    """
    auction = m.standing.auction
    if not made_at_it(m, call):
        return
    for old in auction.calls:
        waits = [each for each in auction.withdrawn_calls if each.old_at == old.action and not each.new]
        if old.seat is call.seat and old.serial < call.serial and waits and _has_fallen(m, old):
            left = tuple(each for each in auction.withdrawn_calls if each not in waits)
            answered = (*auction.answered, *(Answered(m.number, old, each) for each in waits))
            yield m.noted(auction._replace(withdrawn_calls=left, answered=answered))
            yield from _what_it_costs(m, old, call)


def _has_fallen(m: Moment, call: CallState) -> bool:
    """Whether it was cancelled for what leaves its player to call again at his own turn."""
    kinds = as_of(m.year, _NOTHING_IN_ITS_PLACE)
    faults = (each for each in call.grounds.findings if isinstance(each, Irregularity))
    return call.state == "cancelled" and any(fault.kind in kinds for fault in faults)


def _what_it_costs(m: Moment, old: CallState, call: CallState) -> Findings:
    """The lead may be restricted, but not in 2017 after a comparable call, when everybody may use what it told."""
    spared = as_of(m.year, _SPARED)(m, call, old)
    if spared is None or not spared.yes:
        yield m.noted(restricts(m, old, call))
    else:
        yield told_to_all(old, m.because(*old.grounds.findings, spared, cite="26A", also=("23A",)))


def _comparable(m: Moment, call: CallState, old: CallState) -> Answer:
    return m.ask("comparable", None, *subjects(m.standing, call, old), cite="23A")


_NOTHING_IN_ITS_PLACE: dict[int, frozenset[IrregularityWord]] = {
    2007: frozenset({_KIND, "turn not given", "call out of rotation"}),
    2017: frozenset({_KIND, "turn not given"}),
}
"""For what a call is cancelled before anything has been called in its place: out of rotation by 28B of 2007 alone."""
_SPARED: dict[int, Callable[[Moment, CallState, CallState], Answer | None]] = {2007: lambda *_: None, 2017: _comparable}
"""Whether a comparable call in place of the double spares the partner a restricted lead, and frees what it told."""
