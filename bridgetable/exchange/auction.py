"""What an auction comes to: whether it is over, what has been bid, and which call was out of order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from bridgetable.blocks import auction
from bridgetable.blocks.auction import allowed, is_bid
from bridgetable.exchange.board import PASSED_OUT, BoardCall
from bridgetable.explain.phrases import call_said
from bridgetable.findings.kinds import CallState, Grounds
from bridgetable.messages import say
from bridgetable.seats import Seat


def is_over(calls: Sequence[BoardCall]) -> bool:
    """Whether three passes have ended the auction, or four passes the board.

    >>> is_over([BoardCall(seat, "pass") for seat in Seat])
    True
    """
    return auction.is_over(_all_told(calls))


def contract_of(calls: Sequence[BoardCall]) -> tuple[str, Seat | None]:
    """The contract these calls come to, and who plays it.

    >>> bids = [BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "X"), BoardCall(Seat.S, "2S")]
    >>> contract_of(bids)
    ('2S', <Seat.N: 'N'>)
    """
    ended = auction.contract_of(_all_told(calls))
    if ended is None:
        return PASSED_OUT, None
    bid, doubled, declarer = ended
    return bid + doubled, declarer


def with_last_passes(calls: Sequence[BoardCall]) -> tuple[BoardCall, ...]:
    """The calls, and the passes that end the auction after the last one that was none.

    >>> [call.call for call in with_last_passes([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "pass")])]
    ['1S', 'pass', 'pass', 'pass']
    """
    told = list(calls)
    while told and not is_over(told):
        told.append(BoardCall(told[-1].seat.lho, "pass"))
    return tuple(told)


def flagged(calls: Iterable[BoardCall], dealer: Seat | None) -> tuple[BoardCall, ...]:
    """The calls, each flagged that was out of rotation, from `dealer` on, or no sufficient bid over those before it.

    >>> [call.flagged for call in flagged([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")], Seat.N)]
    ['', 'insufficient']
    """
    before: list[CallState] = []
    found: list[BoardCall] = []
    due = dealer
    for call in calls:
        fault: Literal["", "insufficient", "out of rotation"] = ""
        if due not in (None, call.seat):
            fault = "out of rotation"
        elif is_bid(call.call) and not allowed(call.seat, call.call, before):
            fault = "insufficient"
        found.append(replace(call, flagged=fault))
        before.append(_as_told(call, len(before) + 1))
        due = call.seat.lho
    return tuple(found)


def is_regular(calls: Sequence[BoardCall], dealer: Seat | None) -> bool:
    """Whether each call was made in turn, was allowed over those before it, and none came when the auction was over.

    >>> is_regular([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")], Seat.N)
    False
    """
    if any(call.flagged for call in flagged(calls, dealer)):
        return False
    told = _all_told(calls)
    before = (told[:at] for at in range(len(told)))
    return all(
        allowed(call.seat, call.call, made) and not auction.is_over(made)
        for call, made in zip(told, before, strict=True)
    )


def not_as_flagged(calls: Sequence[BoardCall], dealer: Seat | None) -> str:
    """What is wrong with the first call that could not be made so, or with its flag; nothing where none is.

    >>> not_as_flagged([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H", flagged="insufficient")], Seat.N)
    ''
    >>> not_as_flagged([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")], Seat.N)
    "East's 1♥ is not high enough, which the text does not say."
    """
    told = _all_told(calls)
    for at, (call, found) in enumerate(zip(calls, flagged(calls, dealer), strict=True)):
        if auction.is_over(told[:at]):
            message = "exchange-call-after-end"
        elif found.flagged == "insufficient" != call.flagged:
            message = "exchange-call-too-low"
        elif found.flagged == "out of rotation" != call.flagged:
            message = "exchange-call-out-of-turn"
        elif found.flagged != call.flagged:
            message = "exchange-call-not-irregular"
        elif not found.flagged and not allowed(call.seat, call.call, told[:at]):
            message = "exchange-call-not-allowed"
        else:
            continue
        return say(message, seat=call.seat, call=call_said(call.call))
    return ""


def _all_told(calls: Iterable[BoardCall]) -> list[CallState]:
    """The calls as the law looks at them."""
    return [_as_told(call, serial) for serial, call in enumerate(calls, 1)]


def _as_told(call: BoardCall, serial: int) -> CallState:
    return CallState(Grounds("given"), call.seat, call.call, 0, "stands", serial)
