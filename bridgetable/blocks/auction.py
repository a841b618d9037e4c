"""The auction as far as a record tells it: who made which call, and whose turn it is to call."""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.findings.moment import Moment
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_PASS = {"pass": "P"}


class Bid(NamedTuple):
    """One call of the auction; `action` is 0 where it was made before the record began."""

    action: int
    seat: Seat
    call: str


def calls(m: Moment) -> tuple[Bid, ...]:
    """The calls made so far by players who are known: those of the header, then those of the log."""
    header = m.after.position.header
    made: list[Bid] = []
    if header.dealer is not None:
        seat = header.dealer
        for call in header.auction:
            made.append(Bid(0, seat, call))
            seat = seat.lho
    for number, entry in enumerate(m.log[: m.number or None], 1):
        made = _with(made, number, entry.action)
    return tuple(made)


def _with(made: list[Bid], number: int, action: a.Action) -> list[Bid]:
    if isinstance(action, a.MakeCall):
        return [*made, Bid(number, action.seat, _PASS.get(action.call, action.call))]
    if isinstance(action, a.WithdrawCall):
        last = max((i for i, bid in enumerate(made) if bid.seat is action.seat), default=len(made))
        return [*made[:last], Bid(number, action.seat, _PASS.get(action.new, action.new)), *made[last + 1 :]]
    return made


def caller_of(m: Moment, call: str) -> Seat | None:
    """Who made `call`; None where nobody is known to have, or where both sides have."""
    made = [bid.seat for bid in calls(m) if bid.call == _PASS.get(call, call)]
    return made[-1] if made and all(seat is made[-1] for seat in made) else None


def next_to_call(m: Moment) -> Seat | None:
    """Whose turn it is to call; None where the record does not tell, or the auction is over."""
    made = calls(m)
    if made:
        over = len(made) > 3 and all(bid.call == "P" for bid in made[-3:])
        return None if over else made[-1].seat.lho
    return m.after.position.header.dealer
