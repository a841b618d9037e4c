"""What is said first while the players are bidding: what became of the newest calls, and who has to pass."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.explain.in_order import in_order
from bridgetable.explain.newest_ruling import newest
from bridgetable.explain.phrases import call_said
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.findings.deeds import about_a_call
from bridgetable.findings.rights import PlainRight
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say


def of_the_auction(verdict: Verdict) -> tuple[list[tuple[str, k.Finding]], k.Finding] | None:
    """The sentences on the newest calls, each with what it says, and the finding they are about.

    None where the newest thing that happened is neither a call nor about one.
    """
    made = [call for call in verdict.calls if call.action]
    latest = max((newest(call) for call in made), default=0)
    if not made or not (verdict.in_auction_period or _passed_out(verdict)):
        return None
    explained = list(_of_an_explanation(verdict, latest))
    if explained:
        return explained, explained[0][1]
    told = (each for each in verdict.lawful if each.why not in (None, "called the director"))
    others: tuple[k.Finding, ...] = (*verdict.irregularities, *verdict.cards.values(), *told)
    if any(newest(other) > latest for other in others):
        return None
    if any(newest(fault) >= latest and not fault.call for fault in verdict.irregularities):
        return None  # something else has gone wrong with the last call: a silence, a card
    said = [*_what_became(made, latest), *_who_is_barred(verdict, latest)]
    if not said and any(not fault.call for fault in verdict.irregularities):
        return None  # the calls go on in order, and what went wrong beside them is still the ruling
    if _is_free(verdict, latest) and len(said) == 1:
        said += [(say("headline-nothing-more"), said[0][1])]
    if verdict.contract is not None and newest(verdict.contract) >= latest:
        said += [(text(verdict.contract), verdict.contract)]
        said += [(text(each), each) for each in verdict.restrictions]
    if not said:
        said = [_still_there(max((call for call in made if newest(call) == latest), key=lambda call: call.serial))]
    return said, said[0][1]


def _passed_out(verdict: Verdict) -> bool:
    """Whether nobody has bid: the board is over without a card."""
    return verdict.contract is not None and verdict.contract.call is None


_NOT_TOLD = ("wrong explanation", "alert omitted", "alert late")


def _of_an_explanation(verdict: Verdict, latest: int) -> Iterator[tuple[str, k.Finding]]:
    """What is left to do since an explanation, or an alert that was missing, has come to light after the last call."""
    weighed = [
        judgement
        for judgement in verdict.judgements
        if newest(judgement) > latest
        and any(isinstance(each, k.Irregularity) and each.kind in _NOT_TOLD for each in judgement.grounds.findings)
    ]
    if weighed:
        own = [each for each in verdict.lawful if each.why == "put his own explanation right" and each.action > latest]
        yield from ((in_order(each, verdict), each) for each in own)
        changes = [right for right in verdict.rights if right.may is PlainRight.CHANGE_CALL]
        yield from ((text(right), right) for right in changes)
        if not changes or changes[0].provisional:
            yield text(weighed[-1]), weighed[-1]


def _still_there(call: k.CallState) -> tuple[str, k.Finding]:
    """A call that is in order, or one that its player would have liked to change."""
    in_order = call.action == newest(call)
    return (say("headline-call-in-order", seat=call.seat, call=call_said(call.call)) if in_order else text(call)), call


def _what_became(made: list[k.CallState], latest: int) -> Iterator[tuple[str, k.Finding]]:
    """What the newest action made of calls, but for one that is simply in order."""
    touched = [call for call in made if newest(call) == latest]
    gone = [call for call in touched if call.state in ("withdrawn", "cancelled")]
    instead = [call for call in touched if call.state == "stands" and gone and call.seat is gone[-1].seat]
    for call in gone:
        put = next((each for each in instead if each.seat is call.seat), None)
        if put is not None:
            words = say("headline-call-replaced", seat=call.seat, old=call_said(call.call), new=call_said(put.call))
            yield words, call
        else:
            yield text(call), call
    for call in touched:
        if call.state == "open":
            faults = (f for f in call.grounds.findings if isinstance(f, k.Irregularity))
            fault = next(faults, None)
            yield (text(call), call) if fault is None else (text(fault), fault)
        elif call.state in ("accepted", "implied") or (
            call.state == "stands" and call not in instead and after_a_fault(call)
        ):
            yield text(call), call


def _is_free(verdict: Verdict, latest: int) -> bool:
    """Whether nothing has to be paid for what was put right."""
    free = (f for f in verdict.findings if isinstance(f, k.Rectification) and f.kind == "none")
    return any(newest(each) == latest for each in free)


def after_a_fault(call: k.CallState) -> bool:
    """Whether it puts something right, or is what is left of two calls."""
    return any(isinstance(each, k.Irregularity) for each in call.grounds.findings)


def _who_is_barred(verdict: Verdict, latest: int) -> Iterator[tuple[str, k.Finding]]:
    """Duties to call or to pass that came with it, or that bind the player whose turn it is."""
    for duty in verdict.duties:
        if about_a_call(duty.must or duty.may_not) and (newest(duty) == latest or duty.seat is verdict.turn):
            yield text(duty), duty
