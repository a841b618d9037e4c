"""What an auction comes to: whether it is over, what has been bid, and which call was out of order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, TypeAlias

from bridgetable.blocks import auction
from bridgetable.blocks.auction import allowed, is_bid
from bridgetable.exchange.board import PASSED_OUT, BoardCall
from bridgetable.explain.phrases import call_said
from bridgetable.findings.kinds import CallState, Grounds
from bridgetable.messages import say
from bridgetable.seats import Seat

_Flag: TypeAlias = Literal["", "insufficient", "out of rotation"]
_FLAG_WANTED: dict[_Flag, str] = {
    "insufficient": "exchange-call-too-low",
    "out of rotation": "exchange-call-out-of-turn",
    "": "exchange-call-not-irregular",
}
"""What is said of a call that does not have the flag it should have."""
_MOST_CALLS = 5_000
"""So many calls are kept in mind: those of an auction come again in each board."""


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
    told = list(calls)
    return tuple(replace(call, flagged=flag) for call, flag in zip(told, _flags(_all_told(told), dealer), strict=True))


def _flags(calls: Sequence[CallState], dealer: Seat | None) -> Iterator[_Flag]:
    """What is wrong with each call, where a flag can say it."""
    due = dealer
    for at, call in enumerate(calls):
        if due not in (None, call.seat):
            yield "out of rotation"
        elif is_bid(call.call) and not allowed(call.seat, call.call, calls[:at]):
            yield "insufficient"
        else:
            yield ""
        due = call.seat.lho


def is_regular(calls: Sequence[BoardCall], dealer: Seat | None) -> bool:
    """Whether each call was made in turn, was allowed over those before it, and none came when the auction was over.

    >>> is_regular([BoardCall(Seat.N, "1S"), BoardCall(Seat.E, "1H")], Seat.N)
    False
    """
    told = _all_told(calls)
    if any(_flags(told, dealer)):
        return False
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
    for at, (call, flag) in enumerate(zip(calls, _flags(told, dealer), strict=True)):
        if auction.is_over(told[:at]):
            message = "exchange-call-after-end"
        elif flag != call.flagged:
            message = _FLAG_WANTED[flag]
        elif not flag and not is_bid(call.call) and not allowed(call.seat, call.call, told[:at]):  # bids have flags
            message = "exchange-call-not-allowed"
        else:
            continue
        return say(message, seat=call.seat, call=call_said(call.call))
    return ""


def _all_told(calls: Iterable[BoardCall]) -> list[CallState]:
    """The calls as the law looks at them."""
    return [_as_told(call.seat, call.call, serial) for serial, call in enumerate(calls, 1)]


@lru_cache(_MOST_CALLS)
def _as_told(seat: Seat, call: str, serial: int) -> CallState:
    return CallState(Grounds("given"), seat, call, 0, "stands", serial)
