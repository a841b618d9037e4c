"""Accidents in the auction: too low, out of turn, the wrong card or a call changed, an alert that is missing."""

from __future__ import annotations

from bridgetable.blocks.auction import is_bid
from bridgetable.happening import EventTold, Telling, Template, TemplateQuestion, Untold
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.templates.parts import first_event

_WHO = TemplateQuestion("who", "happened-ask-who", "seat", default="lho")
_CALL = TemplateQuestion("call", "happened-ask-call", "call")


def _tell(dealer: Seat, caller: Seat, *sentences: str) -> Telling:
    """What happens in an auction that `dealer` has begun, unless something has been told of it before."""
    return Telling(sentences, caller, stage="auction", dealer=dealer)


def _insufficient_bid(told: EventTold) -> Telling:
    who, call = told.seat("who"), told.call("call")
    if not is_bid(call):
        raise Untold("call", say("happened-a-bid"))
    over = _before_him(told, who.rho)
    return _tell(who.rho, who.lho, *over, f"{who} bids {call}")


def _out_of_turn(told: EventTold) -> Telling:
    who, due = told.seat("who"), told.seat("due")
    if due is who:
        raise Untold("due", say("happened-own-call", seat=who))
    over = _before_him(told, due.rho) if told.value("begun") == "yes" else ()
    return _tell(due.rho if over else due, who.lho, *over, f"{who} bids {told.call('call')}")


def _wrong_call(told: EventTold) -> Telling:
    who, call, then = told.seat("who"), told.call("call"), told.call("then")
    if call == then:
        raise Untold("then", say("happened-same-call"))
    changed = told.value("did") == "changed"
    wanted = f"{who} withdraws {call} and bids {then}" if changed else f"{who} says he meant {then}"
    return _tell(who, who.lho, f"{who} bids {call}", wanted)


def _missing_alert(told: EventTold) -> Telling:
    who, call = told.seat("who"), told.call("call")
    return _tell(who, who.lho, f"{who} bids {call}", f"{who.partner} does not alert {call}")


def _before_him(told: EventTold, before: Seat) -> tuple[str, ...]:
    """The call over which it happened, if nothing has been told before."""
    return (f"{before} bids {told.call('over')}",) if first_event(told) else ()


def _begun(told: EventTold) -> bool:
    return first_event(told) and told.value("begun") == "yes"


ACCIDENTS: tuple[Template, ...] = (
    Template(
        "insufficient-bid",
        "H",
        (_WHO, TemplateQuestion("over", "happened-ask-over", "call", only_if=first_event), _CALL),
        _insufficient_bid,
        "auction",
    ),
    Template(
        "call-out-of-turn",
        "J",
        (
            _WHO,
            TemplateQuestion("due", "happened-ask-whose-call", "seat", default=lambda told: told.seat("who").rho.value),
            TemplateQuestion(
                "begun", "happened-ask-begun", "choice", choices=("no", "yes"), default="no", only_if=first_event
            ),
            TemplateQuestion("over", "happened-ask-over", "call", only_if=_begun),
            _CALL,
        ),
        _out_of_turn,
        "auction",
    ),
    Template(
        "wrong-call",
        "Y",
        (
            _WHO,
            _CALL,
            TemplateQuestion("did", "happened-ask-did-then", "choice", choices=("meant", "changed"), default="meant"),
            TemplateQuestion("then", "happened-ask-called-instead", "call"),
        ),
        _wrong_call,
        "auction",
    ),
    Template(
        "missing-alert",
        "Z",
        (TemplateQuestion("who", "happened-ask-whose-bid", "seat", default="lho"), _CALL),
        _missing_alert,
        "auction",
    ),
)
