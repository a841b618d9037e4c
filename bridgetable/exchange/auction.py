"""What an auction comes to: whether it is over, what has been bid, and which call was out of order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from bridgetable.blocks.auction import allowed, denomination, is_bid
from bridgetable.exchange.board import PASSED_OUT, BoardCall
from bridgetable.findings.kinds import CallState, Grounds
from bridgetable.seats import Seat


def is_over(calls: Sequence[BoardCall]) -> bool:
    """Whether three passes have ended the auction, or four passes the board.

    >>> is_over([BoardCall(seat, "pass") for seat in Seat])
    True
    """
    return len(calls) > 3 and all(call.call == "pass" for call in calls[-3:])


def contract_of(calls: Sequence[BoardCall]) -> tuple[str, Seat | None]:
    """The contract these calls come to, and who plays it.

    >>> bids = [BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "X"), BoardCall(Seat.S, "2S")]
    >>> contract_of(bids)
    ('2S', <Seat.N: 'N'>)
    """
    last = next((call for call in reversed(calls) if is_bid(call.call)), None)
    if last is None:
        return PASSED_OUT, None
    after = [call.call for call in calls[calls.index(last) :]]
    doubled = "XX" if "XX" in after else "X" if "X" in after else ""
    first = next(
        call
        for call in calls
        if call.seat.side is last.seat.side and is_bid(call.call) and denomination(call.call) == denomination(last.call)
    )
    return last.call + doubled, first.seat


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
        before.append(_as_told(call))
        due = call.seat.lho
    return tuple(found)


def is_regular(calls: Sequence[BoardCall], dealer: Seat | None) -> bool:
    """Whether each call was made in turn, was allowed over those before it, and none came when the auction was over.

    >>> is_regular([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")], Seat.N)
    False
    """
    if any(call.flagged for call in flagged(calls, dealer)):
        return False
    told = [_as_told(call) for call in calls]
    return all(allowed(call.seat, call.call, told[:at]) and not is_over(calls[:at]) for at, call in enumerate(told))


def _as_told(call: BoardCall) -> CallState:
    return CallState(Grounds("given"), call.seat, call.call, 0, "stands")
