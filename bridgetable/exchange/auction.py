"""What an auction comes to: whether it is over, what has been bid, and which call was out of order."""

from __future__ import annotations

from collections.abc import Sequence

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


def first_irregular(calls: Sequence[BoardCall]) -> int | None:
    """The place of the first call that was out of rotation, or not allowed over those before it; None if none was.

    >>> first_irregular([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")])
    1
    """
    before: list[CallState] = []
    for place, call in enumerate(calls):
        if (before and call.seat is not before[-1].seat.lho) or not allowed(call.seat, call.call, before):
            return place
        if is_over(calls[:place]):
            return place
        before.append(CallState(Grounds("given"), call.seat, call.call, 0, "stands", place))
    return None
