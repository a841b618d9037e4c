"""Law 21: a call, or a play, that rests on what the opponents said of their methods."""

from __future__ import annotations

from bridgetable.blocks.asking import AUCTION_PERIOD
from bridgetable.blocks.auction import Bid, calls
from bridgetable.blocks.explanations import (
    HARM_DONE,
    choice_of,
    explanation_of,
    fault_of,
    found_wrong,
    remembered,
)
from bridgetable.editions import as_of
from bridgetable.findings.kinds import (
    Irregularity,
    Judgement,
    Lawful,
    MustWithdraw,
    Rectification,
    Right,
    Roles,
    Status,
)
from bridgetable.findings.moment import Moment, need, unsure
from bridgetable.findings.parts import CallAgain
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import TakeBackSaid
from bridgetable.messages import to_say
from bridgetable.seats import Side
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
    if action.alert:
        return
    wrong = m.ask("explanation-wrong", "yes", f"#{m.number}")
    if wrong.no:
        yield Lawful(m.because(wrong), action.seat, m.number)
        return
    grounds = m.because(wrong, also=("75B", "20F5(a)"))
    fault = Irregularity(grounds, "wrong explanation", action.seat, m.number, provisional=unsure(wrong))
    yield fault
    yield remembered(m, action, fault)


@paragraph("21B1(a)", on=(a.CorrectExplanation,), decides=("21B1(b)", "21B3"))
def put_right_in_the_auction_period(m: Moment, action: a.CorrectExplanation) -> Findings:
    """Until the lead is faced the innocent side's last call may be changed if it could well rest on the mistake."""
    given = explanation_of(m, action.whose)
    if found_wrong(m, action, given).no:
        return
    last = _last_call_since(m, action.whose.side.other, given)
    own = (m.cited("20F4(b)"),) if action.whose is action.seat else ()
    if m.standing.board.stage in AUCTION_PERIOD:
        if last is None:
            return
        fault, said = fault_of(m, action, "21B1(a)")
        yield from said
        yield m.noted(m.standing.auction._replace(call_again=CallAgain(last.seat, "21B1(a)", fault)))
        test = to_say("weighed-last-call")
        yield Judgement(m.because(fault, also=own), test)
    elif last is not None or not given:
        fault, said = fault_of(m, action, "21B3")
        yield from said
        test = to_say("weighed-call-on-explanation")
        yield Judgement(m.because(fault, cite="21B3", also=(*as_of(m.year, HARM_DONE), *own)), test, ("damage",))


def _last_call_since(m: Moment, side: Side, given: int) -> Bid | None:
    """The last call of `side`, if it came after the wrong explanation; a missing alert counts from its call on."""
    said = m.log[given - 1].action if given else None
    counts_from = given if isinstance(said, a.Explain) and said.alert else 0
    mine = [bid for bid in calls(m) if bid.seat.side is side]
    return mine[-1] if mine and mine[-1].action >= counts_from else None


@paragraph("21B1(a)", on=(a.WithdrawCall,), overrides=("26",), only_if="auction.call_again", decides=("21B2",))
def changes_his_call(m: Moment, action: a.WithdrawCall) -> Findings:
    """The misinformed player calls again, and then his left-hand opponent may change a later call of his own."""
    st = m.standing
    again = need(st.auction.call_again)
    if again.seat is not action.seat or st.board.stage not in AUCTION_PERIOD:
        return
    yield Lawful(m.because(again.fault, cite=again.cite), action.seat, m.number)
    bids = calls(m)
    changed = next(place for place, bid in enumerate(bids) if bid.action == m.number)
    later = any(bid.seat is action.seat.lho for bid in bids[changed + 1 :])
    lho = CallAgain(action.seat.lho, "21B2", again.fault) if later else None
    yield m.noted(st.auction._replace(call_again=lho))
    if action.new != action.old:
        yield from _auction_goes_on(m, again.cite)


def _auction_goes_on(m: Moment, cite: str) -> Findings:
    """A changed call opens the auction again; a lead that lay face down goes back (41A)."""
    st = m.standing
    yield Roles(m.because(cite=cite), st.board.declarer, "auction")
    for (seat, card), status in tuple(st.statuses.items()):
        if status.status == "face-down lead":
            yield Status(m.because(status, cite="41A", also=(cite,)), seat, card, "withdrawn")
            yield MustWithdraw(m.because(status, cite="41A"), seat, card)


@paragraph("21B1(a)", on=(AT_REST,), only_if="auction.call_again", decides=("21B2",))
def right_to_change_a_call(m: Moment, _: None) -> Findings:
    """Who may change his last call now: it ends when the lead is faced, or when his partner calls."""
    again = need(m.standing.auction.call_again)
    if m.standing.board.stage not in AUCTION_PERIOD:
        return
    ends = "lead is faced" if m.standing.board.stage == "clarification" else None
    yield Right(m.because(again.fault, cite=again.cite), again.seat, TakeBackSaid("call"), ends, provisional=True)


@paragraph("21B1(a)", on=(a.MakeCall,), only_if="auction.call_again")
def partner_has_called(m: Moment, action: a.MakeCall) -> Findings:
    """Once partner has called, it is too late to change the call before."""
    again = need(m.standing.auction.call_again)
    if action.seat is again.seat.partner or action.seat is again.seat:
        yield m.noted(m.standing.auction._replace(call_again=None))
