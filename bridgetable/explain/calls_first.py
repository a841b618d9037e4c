"""What is said first while the players are bidding: what became of the newest calls, and who has to pass."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.explain.first_words import Sentence
from bridgetable.explain.in_order import in_order
from bridgetable.explain.newest_ruling import newest
from bridgetable.explain.phrases import call_said
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import PlainDeed, about_a_call
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say


def of_the_auction(verdict: Verdict) -> list[Sentence] | None:
    """The sentences on the newest calls, the first of them with the finding they are about.

    None where the newest thing that happened is neither a call nor about one.
    """
    made = [call for call in verdict.calls if call.action]
    latest = max((newest(call) for call in made), default=0)
    if not made or not (verdict.in_auction_period or _passed_out(verdict)):
        return None
    explained = list(_of_an_explanation(verdict, latest))
    if explained:
        return explained
    told = (each for each in verdict.lawful if each.why not in (None, "called the director"))
    others: tuple[k.Finding, ...] = (*verdict.irregularities, *verdict.cards.values(), *told)
    if any(newest(other) > latest for other in others):
        return None
    if any(newest(fault) >= latest and not fault.call for fault in verdict.irregularities):
        return None  # something else has gone wrong with the last call: a silence, a card
    in_turn = [each for each in verdict.lawful if each.why in _LOOKED_OUT_OF_TURN and newest(each) == latest]
    became = [each for each in _what_became(made, latest) if not in_turn or isinstance(each.says[0], k.Irregularity)]
    said = [
        *(Sentence(in_order(each, verdict), (each,)) for each in in_turn),
        *became,
        *_who_is_barred(verdict, latest),
    ]
    if not said and any(not fault.call for fault in verdict.irregularities):
        return None  # the calls go on in order, and what went wrong beside them is still the ruling
    if _is_free(verdict, latest) and len(said) == 1:
        said += [Sentence(say("headline-nothing-more"), ())]
    if verdict.contract is not None and newest(verdict.contract) >= latest:
        said += [_its_words(verdict.contract)]
        said += map(_its_words, verdict.restrictions)
    if not said:
        wrong = [fault for fault in verdict.irregularities if fault.call and newest(fault) == latest]
        said = [_its_words(fault) for fault in wrong]
    if not said:
        said = [_still_there(max((call for call in made if newest(call) == latest), key=lambda call: call.serial))]
    return said


def _its_words(finding: k.Finding) -> Sentence:
    """A finding in its own words."""
    return Sentence(text(finding), (finding,))


_LOOKED_OUT_OF_TURN = ("called after a forced pass", "called at his own turn")
"""Why a call is in rotation though it does not look so (28): that says as well what became of the call before it."""


def _passed_out(verdict: Verdict) -> bool:
    """Whether nobody has bid: the board is over without a card."""
    return verdict.contract is not None and verdict.contract.call is None


_NOT_TOLD = ("wrong explanation", "alert omitted", "alert late")


def _of_an_explanation(verdict: Verdict, latest: int) -> Iterator[Sentence]:
    """What is left to do since an explanation, or an alert that was missing, has come to light after the last call."""
    weighed = [
        judgement
        for judgement in verdict.judgements
        if newest(judgement) > latest
        and any(isinstance(each, k.Irregularity) and each.kind in _NOT_TOLD for each in judgement.grounds.findings)
    ]
    if weighed:
        own = [each for each in verdict.lawful if each.why == "put his own explanation right" and each.action > latest]
        yield from (Sentence(in_order(each, verdict), (each,)) for each in own)
        changes = [right for right in verdict.rights if right.may is PlainRight.CHANGE_CALL]
        yield from map(_its_words, changes)
        if not changes or changes[0].provisional:
            yield _its_words(weighed[-1])


def _still_there(call: k.CallState) -> Sentence:
    """A call that is in order, or one that its player would have liked to change."""
    in_order = call.action == newest(call)
    if not in_order:
        return _its_words(call)
    return Sentence(say("headline-call-in-order", seat=call.seat, call=call_said(call.call)), (call,))


def _what_became(made: list[k.CallState], latest: int) -> Iterator[Sentence]:
    """What the newest action made of calls, but for one that is simply in order."""
    touched = [call for call in made if newest(call) == latest]
    gone = [call for call in touched if call.state in ("withdrawn", "cancelled")]
    free = [call for call in gone if _put_in_its_place(call, gone, touched) is None]
    instead = []
    for call in gone:
        put = _put_in_its_place(call, gone, touched)
        if put is not None:
            instead.append(put)
            yield Sentence(_replaced(call, put), (call,))
        elif len(free) <= _ONE_BY_ONE:
            yield _its_words(call)
        elif call is free[0]:
            yield Sentence(say("headline-calls-cancelled", seat=call.seat, call=call_said(call.call)), (call,))
    for call in touched:
        if call.state == "open":
            faults = (f for f in call.grounds.findings if isinstance(f, k.Irregularity))
            fault = next(faults, None)
            yield _its_words(call if fault is None else fault)
        elif call not in instead and (
            call.state in ("accepted", "implied") or (call.state == "stands" and after_a_fault(call))
        ):
            yield _its_words(call)


_ONE_BY_ONE = 2
"""So many calls that have fallen together are told one by one."""


def _put_in_its_place(call: k.CallState, gone: list[k.CallState], touched: list[k.CallState]) -> k.CallState | None:
    """The call of the same player that counts now: one he has made, or a pass that is put in for it."""
    for each in touched:
        put_in = each.state == "implied" and each.instead == call.serial
        if put_in or (each.state == "stands" and each.seat is call.seat is gone[-1].seat):
            return each
    return None


def _replaced(call: k.CallState, put: k.CallState) -> str:
    """What has become of a call where another of its player counts, which may be the one he made before it."""
    if put.state == "implied":
        return say("headline-call-cancelled-for-a-pass", seat=call.seat, call=call_said(call.call))
    if put.serial < call.serial:
        return say("headline-call-kept", seat=call.seat, old=call_said(put.call), new=call_said(call.call))
    return say("headline-call-replaced", seat=call.seat, old=call_said(call.call), new=call_said(put.call))


def _is_free(verdict: Verdict, latest: int) -> bool:
    """Whether nothing has to be paid for what was put right."""
    free = (f for f in verdict.findings if isinstance(f, k.Rectification) and f.kind == "none")
    return any(newest(each) == latest for each in free)


def after_a_fault(call: k.CallState) -> bool:
    """Whether it puts something right, or is what is left of two calls."""
    return any(isinstance(each, k.Irregularity) for each in call.grounds.findings)


def _who_is_barred(verdict: Verdict, latest: int) -> Iterator[Sentence]:
    """Duties to call or to pass that came with it, or that bind the player whose turn it is."""
    due = [
        duty
        for duty in verdict.duties
        if about_a_call(duty.must or duty.may_not) and (newest(duty) == latest or duty.seat is verdict.turn)
    ]
    throughout = [duty for duty in due if duty.must is PlainDeed.PASS and duty.until == "auction ends"]
    if throughout and any(duty.seat is not throughout[0].seat for duty in throughout):
        one = throughout[0].seat
        each_once = {duty.seat: duty for duty in reversed(throughout)}
        yield Sentence(say("headline-both-pass", one=one, other=one.partner), tuple(reversed(each_once.values())))
        due = [duty for duty in due if duty not in throughout]
    barred = [duty.seat for duty in throughout]  # who passes throughout does so at his next turn as well
    due = [duty for duty in due if duty in throughout or duty.must is not PlainDeed.PASS or duty.seat not in barred]
    yield from map(_its_words, due)
