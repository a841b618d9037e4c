"""Laws 28, 29 and 33: a call out of rotation, accepted or not, and what only looks like one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgetable.blocks.auction import first_to_call, row, turn_after
from bridgetable.blocks.calls import (
    current,
    in_auction_period,
    now,
    restricts,
    told_to,
    told_to_the_others,
    without,
)
from bridgetable.blocks.pending import pending
from bridgetable.editions import as_of
from bridgetable.findings.kinds import Called, Judgement, Lawful, Option, Rectification
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.parts import CancelledCall, OpenCall
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table.choices import OnCall, Plain

_KIND: Final = "call out of rotation"
_WHICH_FIRST: Final = "two-out-of-rotation"
"""The reading of which of two partners' calls is dealt with first."""


# The other side calls before anything is ruled


@paragraph(
    "29A",
    on=(Called,),
    only_if="auction.open_calls",
    after=("17A", "25B1", "27A1 lho_calls_over_it"),
    decides=("27A1",),
)
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls over it: it is accepted, whether he knew or not, and nothing is put right."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is not called.seat or _at_one_instant(m, of):
            continue
        own = _own_turn(m, of)
        if own is None or own.value == "irregular":
            yield from _accepted(m, of, *(() if own is None else (own,)))


@paragraph("28B", on=(Called,), only_if="auction.open_calls", after=("29A lho_calls_over_it",))
def right_player_calls(m: Moment, called: Called) -> Findings:
    """An opponent whose turn it was calls: his call is in rotation, and the one out of rotation as if never made."""
    for of in pending(m.standing, _KIND):
        if called.seat is not of.turn or called.seat.side is of.call.seat.side:
            continue
        own = _own_turn(m, of)
        support = (of.fault, *(() if own is None else (own,)))
        yield m.noted(without(m.standing.auction, of))
        yield now(of.call, "cancelled", m.because(*support), provisional=unsure(*support))
        yield Lawful(m.because(*support), called.seat, m.number, why="called at his own turn")
        yield Rectification(m.because(*support), "forfeited", called.seat)
        yield told_to_the_others(m, of.call, *support, law="28B")
        restricted = as_of(m.year, _LEAD_RESTRICTED)(m)
        if restricted:
            yield m.noted(restricts(m, of.call, None))


def _at_one_instant(m: Moment, of: OpenCall) -> bool:
    """Whether he called together with the player out of rotation, and so not over what that player called."""
    return m.log[m.number - 1].together and of.call.action == m.number - 1


_LEAD_RESTRICTED: dict[int, Callable[[Moment], bool]] = {
    2007: lambda m: m.setting("law-26-after-28B-2007").value == "yes",
    2017: lambda _: False,
}
"""Whether a lead may be restricted (26) after a call that is as if never made."""


@paragraph("28B", on=(Called,), only_if="auction.calls", after=("28B right_player_calls",))
def right_player_calls_after_all(m: Moment, called: Called) -> Findings:
    """It had been accepted when the player calls whose turn it was: by one reading he wipes it out even then."""
    reading, calls = m.setting("accepted-then-right-player"), row(m.standing)
    if m.as_usual(reading.id) or len(calls) < 2:
        return
    first, over = calls[-2:]
    if called.seat is not first.seat.rho or turn_after(calls[:-2], first_to_call(m)) is not called.seat:
        return
    for call in (first, over):
        yield now(call, "cancelled", m.because(reading))
    yield Lawful(m.because(reading), called.seat, m.number, why="called at his own turn")
    yield told_to_the_others(m, first, reading, law="28B")
    yield told_to(over, over.seat.side, m.because(reading, cite=m.cited("16C1"), also=("28B",)))


def _own_turn(m: Moment, of: OpenCall) -> Answer | None:
    """Where the player on the left is himself the one whose turn it was: over what he called; None of all others."""
    if of.turn is not of.call.seat.lho:
        return None
    reading = m.setting("lho-is-dealer")
    if reading.value == "ask":
        return m.ask("called-over", "own", f"#{m.number}", cite="28B")
    return Answer("", "own" if reading.value == "in-turn" else "irregular")


def _accepted(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    grounds = m.because(of.fault, *support, cite="29A")
    yield m.noted(without(m.standing.auction, of))
    yield now(of.call, "accepted", grounds, provisional=unsure(*support))
    yield Rectification(grounds, "accepted", of.call.seat)


@paragraph("29A", on=(Called,), only_if="auction.open_calls", after=("17C",))
def partner_calls_too(m: Moment, called: Called) -> Findings:
    """The offender's partner calls before anything is ruled: a second call out of rotation, weighed by the director."""
    for of in pending(m.standing, _KIND):
        if called.seat is of.call.seat.partner and m.as_usual(_WHICH_FIRST):
            yield Judgement(m.because(of.fault), to_say("weighed-two-out-of-rotation"), provisional=True)


@paragraph("33", on=(Called,), only_if="auction.open_calls", after=("17C",))
def nobody_was_in_turn(m: Moment, _: Called) -> Findings:
    """Two call together and it is neither's turn: Law 33 puts only the player in turn first."""
    for of in pending(m.standing, _KIND):
        if _at_one_instant(m, of):
            yield Judgement(m.because(of.fault), to_say("weighed-two-at-one-instant"), provisional=True)


# The director is there


@paragraph("29A", on=(AT_REST,), only_if="auction.open_calls", after=("27A1 accept_or_not",), decides=("29B",))
def accept_or_not(m: Moment, _: None) -> Findings:
    """The player on the left may accept it; nothing else comes before that."""
    if not in_auction_period(m.standing):
        return
    for of in _dealt_with(m):
        by, call = of.call.seat.lho.value, of.call
        accept = OnCall(accept=True, seat=call.seat, call=call.call)
        grounds = m.because(of.fault, number=call.action)
        yield Option(grounds, by, accept, 1, "a call out of rotation")
        yield Option(grounds._replace(cite="29B"), by, Plain.REFUSE, 2, "a call out of rotation")


def _dealt_with(m: Moment) -> tuple[OpenCall, ...]:
    """The calls out of rotation that the players on the left are asked about now: all, or the last one first."""
    found = pending(m.standing, _KIND)
    return found if m.as_usual(_WHICH_FIRST) else found[-1:]


@paragraph("29A", on=("chosen a call out of rotation",), decides=("29B",))
def accepted_or_refused(m: Moment, option: Option) -> Findings:
    """Accepted, it is a call like any other, and he calls over it; refused, it is cancelled and the turn goes back."""
    for of in _dealt_with(m):
        if of.call.seat.lho.value != option.by:
            continue
        if isinstance(option.choice, OnCall):
            if (option.choice.seat, option.choice.call) == (of.call.seat, of.call.call):
                yield from _accepted(m, of)
            continue
        yield m.noted(without(m.standing.auction, of))
        yield now(of.call, "cancelled", m.because(option, of.fault, cite="29B"))
        yield told_to_the_others(m, of.call, of.fault, law="29B")
        auction = m.standing.auction
        waits = CancelledCall(of._replace(call=current(m.standing, of.call)), m.number)
        yield m.noted(auction._replace(cancelled=(*auction.cancelled, waits)))
        yield Rectification(m.because(option, of.fault, cite="29B"), "call cancelled", need(of.call.seat))
