"""Law 27: a bid in turn that is not higher than the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgetable.blocks.auction import (
    HIGHEST_LEVEL,
    PASS,
    calls_before,
    denomination,
    is_bid,
    lowest_in,
    may_double,
    supersedes,
)
from bridgetable.blocks.calls import (
    artificial,
    current,
    in_auction_period,
    new_call,
    no_longer_owed,
    now,
    passes_throughout,
    restricts,
    specified,
    subjects,
    told_to_all,
    told_to_the_others,
    without,
    words_of,
)
from bridgetable.blocks.pending import called_over, pending
from bridgetable.editions import as_of
from bridgetable.findings.kinds import Called, CallState, Check, Irregularity, Option, Rectification
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.parts import OpenCall, OwedCall
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.table.choices import OnCall, Plain

_KIND: Final = "insufficient bid"


# Accepted or not


@paragraph("27A1", on=(Called,), only_if="auction.open_calls", after=("17A", "25B1 lho_calls_over_it"))
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """Any call by the player on the left accepts it, knowing or not; of two he is asked over which he called."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is not called.seat:
            continue
        if of.second is None:
            yield from _accepted(m, of)
            continue
        over = called_over(m)
        if over.value == "first":
            yield from _accepted(m, of, over)
        elif of.second.state != "open":
            yield from _refused(m, of, over)
        elif is_bid(of.second.call):
            yield from _second_accepted(m, of, over)
        else:
            yield from _over_a_double(m, of, over)


@paragraph("27A1", on=(AT_REST,), only_if="auction.open_calls", after=("25B1 accept_or_not",), decides=("27B", "27B4"))
def accept_or_not(m: Moment, _: None) -> Findings:
    """The player on the left may accept it, or the bid put in its place if that is too low as well."""
    if not in_auction_period(m.standing):
        return
    for of in pending(m.standing, _KIND):
        by = of.call.seat.lho.value
        again = of.second
        open_bids = [of.call, *([again] if again is not None and again.state == "open" and is_bid(again.call) else [])]
        grounds = m.because(of.fault, number=of.call.action)
        for order, call in enumerate(open_bids, 1):
            accept = OnCall(accept=True, seat=call.seat, call=call.call)
            yield Option(grounds, by, accept, order, "an insufficient bid")
        refuse = grounds._replace(cite="27B")
        yield Option(refuse, by, Plain.REFUSE, len(open_bids) + 1, "an insufficient bid")


@paragraph("27A1", on=("chosen an insufficient bid",), decides=("27B",))
def accepted_or_refused(m: Moment, option: Option) -> Findings:
    """Accepted, it is a bid like any other; refused, its player has to put a legal call in its place."""
    for of in pending(m.standing, _KIND):
        if not isinstance(option.choice, OnCall):
            yield from _refused(m, of)
        elif of.second is not None and option.choice.call == of.second.call:
            yield from _second_accepted(m, of)
        else:
            yield from _accepted(m, of)


def _accepted(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    grounds = m.because(of.fault, *support, cite="27A1")
    yield m.noted(without(m.standing.auction, of))
    yield now(of.call, "accepted", grounds)
    yield Rectification(grounds, "accepted", of.call.seat)
    restricted = m.setting("law-26-withdrawn-replacement").value == "yes"
    if of.earlier is not None and restricted:
        yield m.noted(restricts(m, _first_of_them(of).call, of.call))
    if of.second is not None:
        yield now(of.second, "withdrawn", m.because(of.fault, *support, cite="27C", also=("27A1",)))
        yield told_to_the_others(m, of.second, of.fault, law="27C")
        if restricted:
            yield m.noted(restricts(m, of.second, of.call))


def _over_a_double(m: Moment, of: OpenCall, over: Answer) -> Findings:
    """The double put there too early stands if it may replace the bid (27B1(b)); else only the bid can be accepted."""
    free = _comparable(m, OwedCall(of.call.seat, of, _KIND), need(of.second))
    yield from _refused(m, of, over) if free.yes else _accepted(m, of, free)


def _second_accepted(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    """The second insufficient bid is accepted: the first is withdrawn, and nobody is barred (27B4)."""
    assert of.second is not None
    grounds = m.because(of.fault, *support, cite="27A1", also=("27B4",))
    yield m.noted(without(m.standing.auction, of))
    yield now(of.call, "withdrawn", grounds)
    yield now(of.second, "accepted", grounds)
    yield Rectification(grounds, "accepted", of.call.seat)
    yield told_to_the_others(m, of.call, of.fault, law="27B4")
    if m.setting("law-26-withdrawn-replacement").value == "yes":
        yield m.noted(restricts(m, of.call, of.second))


def _refused(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    grounds = m.because(of.fault, *support, cite="27B")
    yield m.noted(without(m.standing.auction, of))
    yield now(of.call, "withdrawn", grounds)
    yield told_to_the_others(m, of.call, of.fault, law="27B")
    barred = _barred_by_earlier(of)
    if of.second is None:
        if barred:
            yield now(of.call, "cancelled", m.because(of.fault, cite=barred))
        yield m.noted(m.standing.auction._replace(owed=OwedCall(of.call.seat, _first_of_them(of), _KIND, barred)))
        if barred:
            yield from passes_throughout(m, of.call.seat.partner, barred, of.fault)
        return
    yield from _put_in_place(m, OwedCall(of.call.seat, of, _KIND, barred), of.second)


def _first_of_them(of: OpenCall) -> OpenCall:
    """The bid that was too low first, of several one after the other."""
    return of if of.earlier is None else _first_of_them(of.earlier)


def _barred_by_earlier(of: OpenCall) -> str:
    """A second bid that is too low, once refused, costs as much as an attempted double (27B4)."""
    return "27B4" if of.earlier is not None else ""


# What is put in its place


@paragraph(
    "27B", on=(Called,), only_if="auction.owed", after=("17C",), decides=("27B1(a)", "27B1(b)", "27B2", "27B3", "27B4")
)
def puts_another_call(m: Moment, called: Called) -> Findings:
    """Its player puts a call in its place: what it is decides what follows."""
    owed = need(m.standing.auction.owed)
    if owed.of != _KIND or owed.seat is not called.seat:
        return
    yield m.noted(no_longer_owed(m, owed))
    call = new_call(m, called.seat, called.call, "open", m.because(owed.instead.fault), instead=owed.place)
    yield call
    yield from _put_in_place(m, owed, call)


def _put_in_place(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    calls = calls_before(m.standing, call)
    if is_bid(call.call):
        if int(call.call[0]) > HIGHEST_LEVEL:
            yield from _too_high(m, call)
        elif not supersedes(call.call, calls):
            yield from _too_low_again(m, owed, call)
        else:
            yield from _a_sufficient_call(m, owed, call)
    elif call.call == PASS:
        yield from _a_sufficient_call(m, owed, call)
    else:
        yield from _a_double(m, owed, call)


def _too_high(m: Moment, call: CallState) -> Findings:
    """A bid above seven replaces nothing: what becomes of it is for Law 38."""
    fault = Irregularity(m.because(cite="38A"), "bid above seven", call.seat, m.number, call=call.call)
    yield fault
    above = now(call, "open", m.because(fault, cite="38A"))
    yield above
    auction = m.standing.auction
    yield m.noted(auction._replace(open_calls=(*auction.open_calls, OpenCall(fault, above, call.seat))))


def _too_low_again(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    fault = Irregularity(
        m.because(owed.instead.fault, cite="27B4"), "insufficient bid", call.seat, m.number, call=call.call
    )
    if owed.instead.second is not None:
        # refused together with the first (27C): both have fallen
        yield now(call, "cancelled", m.because(owed.instead.fault, cite="27B4"))
        first = owed.instead._replace(second=None)
        yield m.noted(m.standing.auction._replace(owed=OwedCall(call.seat, first, _KIND, "27B4")))
        yield from passes_throughout(m, call.seat.partner, "27B4", owed.instead.fault)
        return
    yield fault
    yield now(call, "open", m.because(fault, cite="27B4"))
    pending_bid = OpenCall(fault, current(m.standing, call), call.seat, earlier=owed.instead)
    yield m.noted(m.standing.auction._replace(open_calls=(*m.standing.auction.open_calls, pending_bid)))


def _a_double(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    """A double or redouble is no way out, unless it is comparable (2017) or as precise (2007)."""
    free = _comparable(m, owed, call)
    if free.yes and may_double(call.seat, call.call, calls_before(m.standing, call)):
        yield from _stands_all_the_same(m, owed, call) if owed.barred else _by_its_meaning(m, owed, call, free)
        return
    yield now(call, "cancelled", m.because(owed.instead.fault, free, cite="27B3"), provisional=unsure(free))
    yield told_to_the_others(m, call, owed.instead.fault, law="27B3")
    first = owed.instead._replace(second=None)
    yield m.noted(m.standing.auction._replace(owed=OwedCall(call.seat, first, _KIND, owed.barred or "27B3")))
    if not owed.barred:
        yield from passes_throughout(m, call.seat.partner, "27B3", owed.instead.fault, free)


def _a_sufficient_call(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    if owed.barred:
        yield from _stands_all_the_same(m, owed, call)
        return
    same = _same_denominations(m, owed, call)
    if same is not None and same.yes:
        yield from _in_the_same_denominations(m, owed, call, same)
        return
    free = _comparable(m, owed, call)
    support = (free,) if same is None else (same, free)
    if free.yes:
        yield from _by_its_meaning(m, owed, call, *support)
        return
    yield now(call, "stands", m.because(owed.instead.fault, *support, cite="27B2"))
    yield now(owed.instead.call, "withdrawn", m.because(owed.instead.fault, cite="27B2"))
    yield from passes_throughout(m, call.seat.partner, "27B2", owed.instead.fault, *support)
    yield from _costs(m, owed, call)


def _stands_all_the_same(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    """After an attempt that cost him his partner's calls he replaces as ever: the bar stays, whatever it is."""
    yield now(call, "stands", m.because(owed.instead.fault, cite=owed.barred))
    yield now(owed.instead.call, "withdrawn", m.because(owed.instead.fault, cite="27B"))
    yield from _costs(m, owed, call)


def _costs(m: Moment, owed: OwedCall, call: CallState) -> Findings:
    """Whoever leads against declarer may be restricted (26), where this is not comparable to what fell before it."""
    first = owed.instead.call
    if m.setting("law-26-withdrawn-replacement").value == "yes":
        for tried in m.standing.auction.calls:  # a double, or a second bid too low, that fell in between
            if tried.seat is call.seat and first.serial < tried.serial < call.serial and tried.state == "cancelled":
                yield m.noted(restricts(m, tried, call))
    yield m.noted(restricts(m, first, call))


def _free_of_charge(m: Moment, owed: OwedCall, call: CallState, cite: str, *support: Answer) -> Findings:
    old = current(m.standing, owed.instead.call)
    grounds = m.because(owed.instead.fault, *support, cite=cite)
    yield now(old, "withdrawn", grounds)
    yield now(call, "stands", grounds, provisional=unsure(*support))
    yield Rectification(grounds, "none", call.seat)
    yield Check(m.because(*support, cite="27D"), damage="insufficient bid")


def _by_its_meaning(m: Moment, owed: OwedCall, call: CallState, *support: Answer) -> Findings:
    """27B1(b): in 2007 the letter of the book frees what the first bid told after 27B1(a) alone."""
    yield from _free_of_charge(m, owed, call, "27B1(b)", *support)
    everybodys, compared = as_of(m.year, _FREES_WHAT_IT_TOLD)(m), as_of(m.year, _LOOKED_AT_AS_COMPARABLE)
    if everybodys:
        yield told_to_all(
            current(m.standing, owed.instead.call), m.because(owed.instead.fault, *support, cite="27B1(b)")
        )
    if compared:
        yield Check(m.because(*support, cite="23C"), damage="withdrawn call")


def _in_the_same_denominations(m: Moment, owed: OwedCall, call: CallState, same: Answer) -> Findings:
    """27B1(a): everybody may use what the first bid told."""
    yield from _free_of_charge(m, owed, call, "27B1(a)", same)
    yield told_to_all(current(m.standing, owed.instead.call), m.because(owed.instead.fault, same, cite="27B1(a)"))


_FREES_WHAT_IT_TOLD: dict[int, Callable[[Moment], bool]] = {
    2007: lambda m: m.setting("law-16D-after-27B1b-2007").value == "off",
    2017: lambda _: True,
}
_LOOKED_AT_AS_COMPARABLE = {2007: False, 2017: True}


# The two ways to be free


def _same_denominations(m: Moment, owed: OwedCall, call: CallState) -> Answer | None:
    """Whether it is the lowest bid in the same denomination; None where it cannot be."""
    if not is_bid(call.call):
        return None
    return as_of(m.year, _SAME)(m, owed, call)


def _same_2007(m: Moment, owed: OwedCall, call: CallState) -> Answer | None:
    """2007: in the denomination named, and both bids natural beyond dispute."""
    old = owed.instead.call
    if denomination(old.call) != denomination(call.call) or call.call != lowest_in(
        denomination(call.call), calls_before(m.standing, call)
    ):
        return None
    for each in (old, call):
        if _known_to_be_artificial(m, each):
            return m.presume("beyond-dispute-natural", "no", *subjects(m.standing, each))
    first = m.ask("beyond-dispute-natural", None, *subjects(m.standing, old))
    second = m.ask("beyond-dispute-natural", None, *subjects(m.standing, call))
    return next((each for each in (first, second) if not each.yes), second)


def _known_to_be_artificial(m: Moment, call: CallState) -> bool:
    found = m.recorded("artificial", *subjects(m.standing, call))
    return found is not None and found.yes


def _same_2017(m: Moment, owed: OwedCall, call: CallState) -> Answer | None:
    """2017: it specifies every denomination that the withdrawn bid specified, and the same of each."""
    old = owed.instead.call
    was, is_now = specified(m, old), specified(m, call)
    if was.value is None or is_now.value is None:
        return next(each for each in (was, is_now) if each.value is None)
    before, after = words_of(was), words_of(is_now)
    if not before or not before <= after:
        return None
    of = subjects(m.standing, call)
    natural = artificial(m, old).no and artificial(m, call).no and before == after
    if natural:
        if call.call != lowest_in(denomination(call.call), calls_before(m.standing, call)):
            return None
        return m.presume("specifies-same", "yes", *of)
    reading = m.setting("same-and-more-27B1a").value if before != after else "ask"
    if reading == "no":
        return None
    same = m.ask("specifies-same", None, *of) if reading == "ask" else m.presume("specifies-same", "yes", *of)
    if same.value is None or same.no:
        return None if same.no else same
    lowest = m.ask("lowest-such", None, *of)
    return None if lowest.no else lowest


_SAME = {2007: _same_2007, 2017: _same_2017}


def _comparable(m: Moment, owed: OwedCall, call: CallState) -> Answer:
    """Whether it is comparable (2017), or has the same meaning or a more precise one (2007)."""
    return as_of(m.year, _FREE)(m, owed, call)


def _as_precise(m: Moment, _: OwedCall, call: CallState) -> Answer:
    return m.ask("as-precise", None, *subjects(m.standing, call))


def _may_be_compared(m: Moment, owed: OwedCall, call: CallState) -> Answer:
    return m.ask("comparable", None, *subjects(m.standing, call, owed.instead.call), cite="23A")


_FREE = {2007: _as_precise, 2017: _may_be_compared}
