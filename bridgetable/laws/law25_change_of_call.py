"""Law 25: a call changed, because it was a slip (25A) or because its player thought better of it (25B); with 27C."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridgetable.blocks.auction import (
    HIGHEST_LEVEL,
    PASS,
    Row,
    allowed,
    bars,
    calls_before,
    is_bid,
    may_double,
    supersedes,
)
from bridgetable.blocks.calls import (
    called_since,
    current,
    in_auction_period,
    last_of,
    new_call,
    now,
    passed_out,
    reopened,
    restricts,
    still_there,
    told_to,
    told_to_the_others,
    without,
)
from bridgetable.blocks.open_cards import forced_to_pass
from bridgetable.blocks.pending import called_over, of_nothing, pending
from bridgetable.editions import as_of
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import (
    Called,
    CallState,
    Check,
    Duty,
    Finding,
    Irregularity,
    Judgement,
    Lawful,
    Option,
    Rectification,
    Right,
)
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.parts import Answered, CallOverSlip, CancelledCall, OpenCall, OwedCall, WithdrawnCall
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import OnCall, Plain

_KIND: Final = "call changed"


_PAUSE_ENDS_IT = {2007: True, 2017: False}
"""Whether a pause for thought, between noticing and changing, makes it too late (25A1)."""
_NO_SLIP = {2007: "25A1", 2017: "25A2"}
"""The paragraph by which a call that was meant, if only for a moment, is no slip."""
_LEAD_AFTER_ACCEPTING: dict[int, Callable[[Moment], bool]] = {
    2007: lambda m: m.setting("law-26-accepted-change-2007").value == "yes",
    2017: lambda _m: True,
}
"""Whether a lead may be restricted (26) where the second call stands, and is another than the first."""
_LEAD_AFTER_REFUSING: dict[int, Callable[[Moment], bool]] = {
    2007: lambda m: m.setting("law-26-refused-change-2007").value == "yes",
    2017: lambda _m: True,
}
"""The same where the first call stands."""


# 25A: a slip


@paragraph("25A1", on=(a.WithdrawCall, a.MeantCall), decides=("25A2", "25A4"), overrides=("26",))
def changes_a_call(m: Moment, action: a.WithdrawCall | a.MeantCall) -> Findings:
    """A call that was never willed may be changed until partner calls; any other change is for 25B, or for 27C."""
    st = m.standing
    first = _the_call(m, action)
    if first is None or not in_auction_period(st) or _has_the_right(m, action):
        return
    new = action.new if isinstance(action, a.WithdrawCall) else action.call
    if _has_fallen(m, first):
        if isinstance(action, a.WithdrawCall):
            yield Called(m.because(), action.seat, new)
        return
    late = _partner_has_called(m, first)
    support = _slip(m, first) if late is None else None
    if support is not None:
        if isinstance(action, a.MeantCall) and not action.meant:
            yield m.noted(st.auction._replace(slip=first), *support)
            return
        yield from _slip_put_right(m, first, new, support)
        return
    cite = m.cited("25A4") if late is not None else as_of(m.year, _NO_SLIP)
    if isinstance(action, a.MeantCall):
        also = ("21A",) if late is None and _misread(m, first) else ()
        yield now(first, first.state, m.because(*(() if late is None else (late,)), cite=cite, also=also))
        return
    yield from _second_thoughts(m, first, new)


def _has_fallen(m: Moment, first: CallState) -> bool:
    """Whether nothing is to be changed any more: his call has fallen, and he owes none in its place."""
    return first.state in ("withdrawn", "cancelled") and not _owes(m, first.seat)


def _owes(m: Moment, seat: Seat) -> bool:
    owed = m.standing.auction.owed
    return owed is not None and owed.seat is seat


def _misread(m: Moment, first: CallState) -> bool:
    """Whether he called as he did because he took an opponent's call for another: his own misunderstanding (21A)."""
    kind = m.recorded("slip-kind", f"#{m.number}", f"#{first.action}")
    return kind is not None and kind.value == "misread"


def _partner_has_called(m: Moment, first: CallState) -> CallState | None:
    """His call since, which ends the right to correct a slip; out of rotation it may not, by one reading."""
    called = called_since(m.standing, first.seat.partner, first)
    if called is not None and m.setting("slip-until-partner-out-of-turn").value == "no":
        return called if called.state == "stands" else None
    return called


def _the_call(m: Moment, action: a.WithdrawCall | a.MeantCall) -> CallState | None:
    """The call he speaks of: his last, or the one he names of those that lie there."""
    if isinstance(action, a.MeantCall):
        return last_of(m.standing, action.seat)
    own = [call for call in m.standing.auction.calls if (call.seat, call.call) == (action.seat, action.old)]
    return own[-1] if own else None


def _has_the_right(m: Moment, action: a.WithdrawCall | a.MeantCall) -> bool:
    """Whether he may change it for another reason: he was misinformed (21B), or called over a slip."""
    auction = m.standing.auction
    if isinstance(action, a.MeantCall):
        return False
    again, over = auction.call_again, auction.over_slip
    return (again is not None and again.seat is action.seat) or (over is not None and over.call.seat is action.seat)


def _slip(m: Moment, first: CallState) -> tuple[Answer, ...] | None:
    """What the finding that it was a slip rests on; None where it was none."""
    of = (f"#{m.number}", f"#{first.action}")
    kind = m.recorded("slip-kind", *of)
    if kind is not None and kind.value in ("concentration", "mind", "misread"):
        return None
    due = isinstance(m.action, a.WithdrawCall) and _owes(m, first.seat)
    # who puts down the call he owes in its place does what he has to: nobody asks whether the first one slipped
    unintended = m.presume("unintended", "no", *of) if due else m.ask("unintended", "no", *of, cite="25A")
    if not unintended.yes:
        return None
    pause_ends_it = as_of(m.year, _PAUSE_ENDS_IT)
    if not pause_ends_it:
        return (unintended,)
    paused = any(
        isinstance(entry.action, a.Remark) and entry.action.words is None and entry.action.seat is first.seat
        for entry in m.log[first.action : m.number - 1]
    )
    pause = (m.ask if paused else m.presume)("pause", "no", *of)
    return None if pause.yes else (unintended, pause)


def _slip_put_right(m: Moment, first: CallState, new: str, support: tuple[Answer, ...]) -> Findings:
    st = m.standing
    grounds, open_before, ended = m.because(*support, cite="25A1"), _pending_of(m, first), passed_out(m.standing)
    calls = calls_before(st, first)
    over = still_there(st, first.seat.lho, first)
    if open_before is not None:
        yield m.noted(without(st.auction, open_before))
    if _owes(m, first.seat):
        yield m.noted(st.auction._replace(owed=None))
    yield Lawful(grounds, first.seat, m.number)
    yield now(first, "withdrawn", grounds)
    if m.setting("slip-tells-nothing").value == "no":
        yield told_to_the_others(m, first, *support, law="25A1")
    if st.board.clarifying or ended:
        yield from reopened(m, "25A1")
    answered = tuple(each for each in m.standing.auction.answered if each.action == first.action)
    owed_it = any(isinstance(each.what, OwedCall) for each in answered)
    yield from _undone(m, first, answered)
    if over is not None and over.counts:
        yield m.noted(m.standing.auction._replace(over_slip=CallOverSlip(over, first)))
    if owed_it:
        yield Called(m.because(*support), first.seat, new)  # he owes the call again, and makes it now
        return
    turn = open_before.turn if open_before is not None else first.seat
    yield from _meant_call(m, first, new, turn, calls, grounds.facts)


def _undone(m: Moment, slip: CallState, answered: tuple[Answered, ...]) -> Findings:
    """What followed from a slip because he had to call, or to call again, follows from it no more."""
    auction = m.standing.auction
    again = (each.what._replace(slip=slip) for each in answered if isinstance(each.what, OwedCall))
    owed = next(again, auction.owed)
    waits = tuple(each.what for each in answered if isinstance(each.what, CancelledCall))
    doubles = tuple(each.what for each in answered if isinstance(each.what, WithdrawnCall))
    others = tuple(_not_heard(each, slip) for each in auction.cancelled)
    left = tuple(each for each in auction.withdrawn_calls if not answered or each.new_at != slip.action)
    rest = tuple(each for each in auction.answered if each not in answered)
    yield m.noted(
        auction._replace(owed=owed, cancelled=(*waits, *others), withdrawn_calls=(*left, *doubles), answered=rest)
    )
    if answered or others != auction.cancelled:
        found = (each for each in m.standing.findings if isinstance(each, Check | Rectification))
        costs: tuple[Duty | Check | Rectification, ...] = (*m.standing.bans, *found)
        yield m.no_longer(*(each for each in costs if slip.action in each.grounds.actions))
    for each in answered:
        yield told_to_the_others(m, current(m.standing, each.call), law="25A1")


def _not_heard(waits: CancelledCall, slip: CallState) -> CancelledCall:
    """A cancelled call made at his turn, for which he has not called yet (31A, 32)."""
    return waits._replace(rho_acted=False, repeat=False) if waits.of.turn is slip.seat else waits


def _pending_of(m: Moment, call: CallState) -> OpenCall | None:
    found = (each for each in m.standing.auction.open_calls if each.call.serial == call.serial)
    return next(found, None)


def _meant_call(
    m: Moment, first: CallState, new: str, turn: Seat | None, calls: Row, facts: tuple[str, ...]
) -> Findings:
    """The call he meant is read as if he had made it at once: it may break a law of its own."""
    kind, law, is_open = _wrong_with(m, first, new, turn, calls)
    if kind is None:
        grounds = m.because(cite="25A1")._replace(facts=facts)
        yield new_call(m, first.seat, new, "stands", grounds, instead=first.serial)
        return
    fault = Irregularity(m.because(cite=law), kind, first.seat, m.number, call=new)
    yield fault
    call = new_call(m, first.seat, new, "open", m.because(fault, cite=is_open), instead=first.serial)
    yield call
    auction = m.standing.auction
    yield m.noted(auction._replace(open_calls=(*auction.open_calls, OpenCall(fault, call, turn))))


def _wrong_with(
    m: Moment, first: CallState, call: str, turn: Seat | None, calls: Row
) -> tuple[IrregularityWord | None, str, str]:
    seat = first.seat
    if call in ("X", "XX") and not may_double(seat, call, calls):
        return "inadmissible double", "19A1" if call == "X" else "19B1", "36"
    if call != PASS and _has_to_pass(m, first):
        return "call by a player who must pass", "37", "37"
    if turn not in (None, seat):
        return "call out of rotation", "29", "29A"
    if is_bid(call) and not supersedes(call, calls):
        return "insufficient bid", "18D", "27A1"
    return None, "", ""


def _has_to_pass(m: Moment, first: CallState) -> bool:
    """Whether he has to pass at the turn of the slip, or had to: a pass by a slip has done a duty for one turn."""
    seat = first.seat
    done = (each for each in m.standing.findings if isinstance(each, Lawful))
    return (
        bool(bars(m.standing, seat))
        or any(forced_to_pass(m, seat.partner))
        or any((each.seat, each.action) == (seat, first.action) and _of_a_forced_pass(each) for each in done)
    )


def _of_a_forced_pass(done: Lawful) -> bool:
    """Whether it says that a player has passed as he had to, by a ban or for a card of his partner's (24)."""
    return any(_made_him_pass(each, done.seat) for each in done.grounds.findings)


def _made_him_pass(reason: Finding, seat: Seat) -> bool:
    if isinstance(reason, Duty):
        return reason.seat is seat
    return isinstance(reason, Irregularity) and reason.kind == "exposed in the auction"


@paragraph("25A1", on=(AT_REST,), only_if="auction.slip")
def may_put_the_slip_right(m: Moment, _: None) -> Findings:
    """He has said what he did not mean: until partner calls he may put what he meant in its place."""
    slip = need(m.standing.auction.slip)
    if current(m.standing, slip).state in ("stands", "open", "accepted") and _partner_has_called(m, slip) is None:
        yield Right(m.because(number=slip.action), slip.seat, PlainRight.CORRECT_SLIP, "partner calls")


# The call over the slip


@paragraph("25A6", on=(AT_REST,), only_if="auction.over_slip")
def may_call_again(m: Moment, _: None) -> Findings:
    """The player on the left may take back what he called over the slip, or keep it if it is still legal."""
    over = need(m.standing.auction.over_slip).call
    grounds = m.because(over)
    yield Option(grounds, over.seat.value, Plain.CHANGE_CALL, 1, "a call over a slip")
    if allowed(over.seat, over.call, calls_before(m.standing, over)):
        yield Option(grounds, over.seat.value, Plain.KEEP_CALL, 2, "a call over a slip")


@paragraph("25A6", on=("chosen a call over a slip",))
def calls_again_or_not(m: Moment, option: Option) -> Findings:
    """What he takes back tells his own side all it told, and the other nothing."""
    over = need(m.standing.auction.over_slip).call
    yield m.noted(m.standing.auction._replace(over_slip=None))
    if option.choice is Plain.CHANGE_CALL:
        yield from _call_over_slip_goes(m, over)


@paragraph(
    "25A6",
    on=(a.WithdrawCall,),
    overrides=("26",),
    only_if="auction.over_slip",
    after=("21B1(a)", "25A1 changes_a_call"),
)
def changes_what_he_called_over_it(m: Moment, action: a.WithdrawCall) -> Findings:
    """He puts another call in its place."""
    over = need(m.standing.auction.over_slip).call
    if over.seat is not action.seat:
        return
    yield m.noted(m.standing.auction._replace(over_slip=None))
    yield from _call_over_slip_goes(m, over)
    yield Called(m.because(), action.seat, action.new)


def _call_over_slip_goes(m: Moment, over: CallState) -> Findings:
    yield now(over, "withdrawn", m.because(over))
    yield told_to(over, over.seat.side, m.because(over))


@paragraph("25A6", on=(Called,), only_if="auction.over_slip")
def the_auction_goes_on(m: Moment, called: Called) -> Findings:
    """Once somebody has called again it is too late; who puts what he meant in the place of the slip has not."""
    if called.seat is not need(m.standing.auction.over_slip).slip.seat:
        yield m.noted(m.standing.auction._replace(over_slip=None))


# 25B: second thoughts


def _second_thoughts(m: Moment, first: CallState, new: str) -> Findings:
    st = m.standing
    if _owes(m, first.seat):
        yield Called(m.because(), first.seat, new)  # his card comes off as he puts down what he owes
        return
    of = _pending_of(m, first)
    if st.board.clarifying or passed_out(st) or (is_bid(new) and int(new[0]) > HIGHEST_LEVEL):
        yield Called(m.because(), first.seat, new)  # what is wrong with it is read before that it changes a call
    elif of is not None and of.fault.kind == "insufficient bid":
        yield from _replaced_too_early(m, of, new)
    elif not first.counts or called_since(st, first.seat.lho, first) is not None:
        fault = Irregularity(m.because(cite="25B"), _KIND, first.seat, m.number, call=new)
        yield fault
        call = new_call(m, first.seat, new, "cancelled", m.because(fault, cite="25B2"))
        yield call
        yield told_to_the_others(m, call, fault, law="25B2")
        if first.counts and m.setting("late-change-of-call").value == "ask":
            yield Judgement(m.because(fault, cite="25B"), to_say("weighed-late-change-of-call"), provisional=True)
    else:
        fault = Irregularity(m.because(cite="25B"), _KIND, first.seat, m.number, call=new)
        yield fault
        call = new_call(m, first.seat, new, "open", m.because(fault, cite="25B"), instead=first.serial)
        yield call
        open_calls = (*m.standing.auction.open_calls, OpenCall(fault, call, first.seat, second=first))
        yield m.noted(m.standing.auction._replace(open_calls=open_calls))


def _replaced_too_early(m: Moment, of: OpenCall, new: str) -> Findings:
    """27C: what he puts there before the ruling stands if it is legal, unless the insufficient bid is accepted."""
    fault = Irregularity(m.because(of.fault, cite="27C"), "call replaced too early", of.call.seat, m.number, call=new)
    yield fault
    legal = new == PASS or (is_bid(new) and supersedes(new, calls_before(m.standing, of.call)))
    call = new_call(
        m, of.call.seat, new, "stands" if legal else "open", m.because(fault, cite="27C"), instead=of.call.serial
    )
    yield call
    auction = without(m.standing.auction, of)
    yield m.noted(auction._replace(open_calls=(*auction.open_calls, of._replace(second=call))))


@paragraph("25B1", on=(Called,), only_if="auction.open_calls", after=("17A",), decides=("25B2",))
def lho_calls_over_it(m: Moment, called: Called) -> Findings:
    """The player on the left calls over the second call: he has accepted it, if he meant to call over that one."""
    for of in pending(m.standing, _KIND):
        if of.call.seat.lho is called.seat:
            yield from _called_over(m, of)


def _called_over(m: Moment, of: OpenCall) -> Findings:
    """Meant over the second call, it accepts it; not so a double of nothing, which goes the way of 36A."""
    over = called_over(m)
    if over.value != "second":
        yield from _first_stands(m, of, over)
    elif not of_nothing(m.standing, of):
        yield from _second_stands(m, of, over)


@paragraph("25B1", on=(AT_REST,), only_if="auction.open_calls", decides=("25B2",))
def accept_or_not(m: Moment, _: None) -> Findings:
    """The player on the left may accept the second call."""
    if not in_auction_period(m.standing):
        return
    for of in pending(m.standing, _KIND):
        by, call = of.call.seat.lho.value, of.call
        grounds = m.because(of.fault, number=call.action)
        if not of_nothing(m.standing, of):
            yield Option(grounds, by, OnCall(accept=True, seat=call.seat, call=call.call), 1, "a change of call")
        yield Option(grounds._replace(cite="25B2"), by, Plain.REFUSE, 2, "a change of call")


@paragraph("25B1", on=("chosen a change of call",), decides=("25B2",))
def accepted_or_refused(m: Moment, option: Option) -> Findings:
    """Accepted, the second call stands and the first is withdrawn; refused, the first stands."""
    for of in pending(m.standing, _KIND):
        yield from (_second_stands(m, of) if isinstance(option.choice, OnCall) else _first_stands(m, of))


def _second_stands(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    first, grounds = need(of.second), m.because(of.fault, *support, cite="25B1")
    yield m.noted(without(m.standing.auction, of))
    yield now(first, "withdrawn", grounds)
    fits = allowed(of.call.seat, of.call.call, calls_before(m.standing, first))
    yield now(of.call, "stands" if fits else "accepted", grounds)
    yield Rectification(grounds, "accepted", first.seat)
    yield told_to_the_others(m, first, of.fault, law="25B1")
    restricted = as_of(m.year, _LEAD_AFTER_ACCEPTING)(m)
    if restricted and first.call != of.call.call:
        yield m.noted(restricts(m, first, of.call))


def _first_stands(m: Moment, of: OpenCall, *support: Answer) -> Findings:
    first, grounds = need(of.second), m.because(of.fault, *support, cite="25B2")
    yield m.noted(without(m.standing.auction, of))
    yield now(of.call, "cancelled", grounds)
    yield now(first, "stands", grounds)
    yield told_to_the_others(m, of.call, of.fault, law="25B2")
    restricted = as_of(m.year, _LEAD_AFTER_REFUSING)(m)
    if restricted and first.call != of.call.call:
        yield m.noted(restricts(m, of.call, first))
