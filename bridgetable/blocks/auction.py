"""The auction as far as a record tells it: who made which call, and whose turn it is to call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridgetable.findings.moment import Moment
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_PASS = {"pass": "P"}
_DENOMINATIONS = ("C", "D", "H", "S", "NT")


class Bid(NamedTuple):
    """One call of the auction; `action` is 0 where it was made before the record began."""

    action: int
    seat: Seat
    call: str


class Skipped(NamedTuple):
    """The player passed over when three passes seem to end the auction, the calls that count, the wrong passes."""

    seat: Seat
    kept: tuple[Bid, ...]
    out_of_rotation: tuple[Bid, ...]


def calls(m: Moment) -> tuple[Bid, ...]:
    """The calls made so far by players who are known: those of the header, then those of the log."""
    return _calls(m, m.number or len(m.log))


def _calls(m: Moment, upto: int) -> tuple[Bid, ...]:
    header = m.after.position.header
    made: list[Bid] = []
    if header.dealer is not None:
        seat = header.dealer
        for call in header.auction:
            made.append(Bid(0, seat, call))
            seat = seat.lho
    for number, entry in enumerate(m.log[:upto], 1):
        made = _with(made, number, entry.action)
    return tuple(made)


def _with(made: list[Bid], number: int, action: a.Action) -> list[Bid]:
    if isinstance(action, a.MakeCall):
        over = skipped(made)
        if over is not None and over.seat is action.seat:
            made = [*over.kept]
        elif _over(made):
            made = []  # the header told the whole auction; the log tells it again, call by call
        return [*made, Bid(number, action.seat, _PASS.get(action.call, action.call))]
    if isinstance(action, a.WithdrawCall):
        last = max((i for i, bid in enumerate(made) if bid.seat is action.seat), default=len(made))
        return [*made[:last], Bid(number, action.seat, _PASS.get(action.new, action.new)), *made[last + 1 :]]
    return made


def _over(made: Sequence[Bid]) -> bool:
    """Whether three passes have ended the auction, or four passes the board."""
    return len(made) > 3 and all(bid.call == "P" for bid in made[-3:]) and skipped(made) is None


def skipped(made: Sequence[Bid]) -> Skipped | None:
    """Who was robbed of his turn where three passes follow the last bid, or the first pass of all."""
    last = max((at for at, bid in enumerate(made) if bid.call != "P"), default=0)
    passes = made[last + 1 :]
    if len(passes) < 3:
        return None
    to_call = (made[last].seat.lho, made[last].seat.partner, made[last].seat.rho)
    left_out = [seat for seat in to_call if seat not in [each.seat for each in passes]]
    if not left_out:
        return None
    in_order = 0
    while passes[in_order].seat is to_call[in_order]:
        in_order += 1
    seat = to_call[in_order]
    kept = tuple(made[: last + 1 + in_order])
    wrong = tuple(each for before, each in zip(made[last:], passes, strict=False) if each.seat is not before.seat.lho)
    return Skipped(seat, kept, wrong)


def caller_of(m: Moment, call: str) -> Seat | None:
    """Who made `call`; None where nobody is known to have, or where both sides have."""
    made = [bid.seat for bid in calls(m) if bid.call == _PASS.get(call, call)]
    return made[-1] if made and all(seat is made[-1] for seat in made) else None


def next_to_call(m: Moment) -> Seat | None:
    """Whose turn it is to call; None where the record does not tell, or the auction is over."""
    return _next_caller(m, calls(m))


def was_his_turn(m: Moment) -> bool:
    """Whether the call of this action comes from the player whose turn it was, as far as the record tells."""
    return _next_caller(m, _calls(m, m.number - 1)) in (getattr(m.action, "seat", None), None)


def was_over(m: Moment) -> bool:
    """Whether the log has told the end of the auction before the call of this action."""
    made = _calls(m, m.number - 1)
    return _over(made) and made[-1].action > 0


def too_low(m: Moment) -> bool:
    """Whether the call of this action is a bid that is not higher than the last one."""
    call, last = getattr(m.action, "call", ""), _last_not_pass(m, doubles=False)
    return last is not None and call[:1].isdigit() and _height(call) <= _height(last.call)


def nothing_to_double(m: Moment) -> bool:
    """Whether the call of this action doubles what is no bid, or redoubles what is no double, of the opponents'."""
    call, last = getattr(m.action, "call", ""), _last_not_pass(m, doubles=True)
    if call not in ("X", "XX"):
        return False
    if last is None:
        return m.after.position.header.dealer is not None
    theirs = last.seat.side is not getattr(m.action, "seat", last.seat).side
    return not theirs or (last.call != "X" if call == "XX" else not last.call[0].isdigit())


def _last_not_pass(m: Moment, doubles: bool) -> Bid | None:
    """The last bid before this action, or (`doubles`) the last call that was no pass."""
    made = [bid for bid in _calls(m, m.number - 1) if bid.call != "P" and (doubles or bid.call[0].isdigit())]
    return made[-1] if made else None


def _height(bid: str) -> tuple[int, int]:
    return int(bid[0]), _DENOMINATIONS.index(bid[1:])


def _next_caller(m: Moment, made: tuple[Bid, ...]) -> Seat | None:
    robbed = skipped(made)
    if robbed is not None:
        return robbed.seat
    if made:
        return None if _over(made) else made[-1].seat.lho
    return m.after.position.header.dealer
