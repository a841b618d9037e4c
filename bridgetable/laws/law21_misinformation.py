"""Law 21: a call, or a play, that rests on what the opponents said of their methods."""

from __future__ import annotations

from bridgetable.blocks.auction import allowed, calls_before, row
from bridgetable.blocks.calls import (
    in_auction_period,
    last_of,
    new_call,
    now,
    passed_out,
    reopened,
    restricts,
    still_there,
    subjects,
    told_to,
)
from bridgetable.blocks.explanations import (
    HARM_DONE,
    caller_alerted,
    choice_of,
    explanation_of,
    fault_of,
    found_wrong,
    remembered,
)
from bridgetable.editions import as_of
from bridgetable.findings.kinds import (
    Called,
    CallState,
    Irregularity,
    Judgement,
    Lawful,
    Rectification,
    Right,
)
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.parts import CallAgain
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.table import actions as a


@paragraph("21A", on=(a.CorrectExplanation,))
def own_misunderstanding(m: Moment, action: a.CorrectExplanation) -> Findings:
    """A player who acted on an explanation that was right has only misunderstood: nothing is put right."""
    given = explanation_of(m, action.whose)
    right = found_wrong(m, action, given)
    if not right.no:
        return
    for trick in m.standing.play.tricks:
        for play in trick.plays:
            acted = m.recorded("acted-on-it", *choice_of(m, play))
            if acted is not None and acted.yes and play.seat.side is not action.whose.side:
                yield Rectification(m.because(right, acted), "none", play.seat)


@paragraph("21B1(a)", on=(a.Explain,))
def not_alerted(m: Moment, action: a.Explain) -> Findings:
    """A call that should have been alerted and was not has been explained wrongly."""
    if not action.silent:
        return
    caller = caller_alerted(m, action.seat, action.what)
    required = m.ask("alert-required", None, f"{caller} {action.what}")
    if required.no:
        yield Lawful(m.because(required), action.seat, m.number)
        return
    grounds = m.because(required, also=("75B", "20F5(a)"))
    fault = Irregularity(grounds, "alert omitted", action.seat, m.number, provisional=unsure(required))
    yield fault
    yield remembered(m, action.seat, action.what, fault)


@paragraph("21B1(a)", on=(a.CorrectExplanation,), decides=("21B1(b)", "21B3"))
def put_right_in_the_auction_period(m: Moment, action: a.CorrectExplanation) -> Findings:
    """Until the lead is faced the innocent side's last call may be changed if it could well rest on the mistake."""
    given = explanation_of(m, action.whose)
    if found_wrong(m, action, given).no:
        return
    last = _last_call_since(m, action.whose.side.other, _told_wrongly(m, given))
    own = (m.cited("20F4(b)"),) if action.whose is action.seat else ()
    if in_auction_period(m.standing):
        if last is None:
            return
        fault, said = fault_of(m, action, "21B1(a)")
        yield from said
        yield from _may_call_again(m, fault, last, own)
    elif last is not None or not given:
        fault, said = fault_of(m, action, "21B3")
        yield from said
        yield from _too_late(m, fault, own)


@paragraph("21B1(a)", on=("alert late",), decides=("21B3",))
def alerted_late(m: Moment, fault: Irregularity) -> Findings:
    """A call made before a late alert may rest on the silence until then."""
    last = _last_call_since(m, fault.seat.side.other, _not_alerted(m, fault.seat, need(fault.call)))
    if last is not None and in_auction_period(m.standing):
        yield from _may_call_again(m, fault, last, ())
    elif last is not None:
        yield from _too_late(m, fault, ())


def _may_call_again(m: Moment, fault: Irregularity, last: CallState, own: tuple[str, ...]) -> Findings:
    """The innocent side's last call may be changed if the mistake could well have influenced it."""
    influenced = m.presume("influenced", None, *subjects(m.standing, last))
    if influenced.no:
        yield from _too_late(m, fault, own, influenced)
        return
    again = CallAgain(last.seat, "21B1(a)", fault, provisional=influenced.value is None)
    yield m.noted(m.standing.auction._replace(call_again=again))
    yield Judgement(m.because(fault, also=own), to_say("weighed-last-call"))


def _too_late(m: Moment, fault: Irregularity, own: tuple[str, ...], *support: Answer) -> Findings:
    """No call is changed; if the innocent side was damaged the score is adjusted."""
    test = to_say("weighed-call-on-explanation")
    also = (*as_of(m.year, HARM_DONE), *own)
    yield Judgement(m.because(fault, *support, cite="21B3", also=also), test, ("damage",))


def _told_wrongly(m: Moment, given: int) -> int:
    """How many calls had been made when the wrong explanation was given; a missing alert counts from its call on."""
    said = m.log[given - 1].action if given else None
    if isinstance(said, a.Explain) and said.silent:
        return _not_alerted(m, said.seat, said.what)
    return sum(call.action < given for call in m.standing.auction.calls)


def _not_alerted(m: Moment, seat: Seat, what: str) -> int:
    """The number of the call that `seat` should have alerted: 0 where it is not among those told."""
    caller = caller_alerted(m, seat, what)
    own = (call.serial for call in m.standing.auction.calls if (call.seat, call.call) == (caller, what))
    return max(own, default=0)


def _last_call_since(m: Moment, side: Side, since: int) -> CallState | None:
    """The last call of `side`, if more than `since` calls had been made by then."""
    mine = [call for call in row(m.standing) if call.seat.side is side and call.state != "implied"]
    return mine[-1] if mine and mine[-1].serial > since else None


@paragraph(
    "21B1(a)",
    on=(a.WithdrawCall,),
    overrides=("26",),
    only_if="auction.call_again",
    after=("25A1 changes_a_call",),
    decides=("21B2",),
)
def changes_his_call(m: Moment, action: a.WithdrawCall) -> Findings:
    """The misinformed player calls again, and then his left-hand opponent may change a later call of his own."""
    st = m.standing
    again = need(st.auction.call_again)
    if again.seat is not action.seat or not in_auction_period(st):
        return
    first = need(last_of(st, action.seat))
    grounds = m.because(again.fault, cite=again.cite)
    yield Lawful(grounds, action.seat, m.number)
    later = still_there(st, action.seat.lho, first)
    yield m.noted(st.auction._replace(call_again=_in_answer(again, later)))
    yield now(first, "withdrawn", grounds)
    yield new_call(m, action.seat, action.new, "stands", grounds, instead=first.serial)
    if again.in_answer and m.setting("law-26-after-21B2").value == "yes":
        yield m.noted(restricts(m, first, last_of(m.standing, action.seat)))
    innocent = again.fault.seat.side.other
    told = m.because(again.fault, cite=m.cited("16C1"), also=(m.cited("16C2"), again.cite))
    yield told_to(first, innocent, told)
    if action.new != action.old:
        yield from reopened(m, again.cite)
    if later is not None:
        yield from _no_longer_legal(m, later, again, innocent)


def _in_answer(again: CallAgain, later: CallState | None) -> CallAgain | None:
    """Who may change a call in his turn: the left-hand opponent of the misinformed player, if he has called since."""
    if later is None or again.in_answer:
        return None
    return CallAgain(later.seat, "21B2", again.fault, in_answer=True)


def _no_longer_legal(m: Moment, later: CallState, again: CallAgain, innocent: Side) -> Findings:
    """What the left-hand opponent called over the changed call may not stand over the new one: he calls again."""
    if later.counts and not allowed(later.seat, later.call, calls_before(m.standing, later)):
        yield now(later, "withdrawn", m.because(again.fault, cite="21B2"))
        yield told_to(later, innocent, m.because(again.fault, cite=m.cited("16C2"), also=("21B2",)))


@paragraph("21B1(a)", on=(AT_REST,), only_if="auction.call_again", decides=("21B2",))
def right_to_change_a_call(m: Moment, _: None) -> Findings:
    """Who may change his last call now: it ends when the lead is faced, or when his partner calls."""
    again = need(m.standing.auction.call_again)
    if not in_auction_period(m.standing):
        return
    ends = "lead is faced" if m.standing.board.clarifying else "hands back" if passed_out(m.standing) else None
    yield Right(
        m.because(again.fault, cite=again.cite), again.seat, PlainRight.CHANGE_CALL, ends, provisional=again.provisional
    )


@paragraph("21B1(a)", on=(Called,), only_if="auction.call_again")
def partner_has_called(m: Moment, action: Called) -> Findings:
    """Once partner has called, it is too late to change the call before; what is called after the end is no call."""
    again = need(m.standing.auction.call_again)
    if m.standing.board.bidding and action.seat in (again.seat, again.seat.partner):
        yield m.noted(m.standing.auction._replace(call_again=None))
