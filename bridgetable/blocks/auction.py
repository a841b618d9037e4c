"""The auction in law: the calls that count, whose turn it is, what may be called, and how it ends (Laws 17 to 22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import dropwhile, takewhile

from bridgetable.findings import deeds
from bridgetable.findings.deeds import MakeThisCall, PlainDeed
from bridgetable.findings.kinds import CallState, Duty, Grounds
from bridgetable.findings.moment import Moment
from bridgetable.findings.standing import Standing
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.position import Header

PASS, DOUBLE, REDOUBLE = "pass", "X", "XX"
DENOMINATIONS = ("C", "D", "H", "S", "NT")
"""From the lowest to the highest (18E)."""
HIGHEST_LEVEL = 7

Row = tuple[CallState, ...]


class Skipped(NamedTuple):
    """The player passed over when three passes seem to end the auction, the wrong passes, and those that fall."""

    seat: Seat
    out_of_rotation: Row
    fallen: Row


def told_before(header: Header) -> Row:
    """The calls made before the record begins, as its header tells them from the dealer on."""
    if header.dealer is None:
        return ()
    seat, told = header.dealer, []
    for serial, call in enumerate(header.auction, 1):
        told.append(CallState(Grounds("given"), seat, PASS if call == "P" else call, 0, "stands", serial))
        seat = seat.lho
    return tuple(told)


def row(st: Standing) -> Row:
    """The calls that count, in the order of their turns."""
    return tuple([call for call in st.auction.calls if call.counts])


def calls_before(st: Standing, call: CallState) -> Row:
    """The calls that count at the turns before that of `call`: one made in the place of another has the other's."""
    earlier = takewhile(lambda each: each.serial != call.serial, st.auction.calls)
    return tuple([each for each in earlier if each.counts])


def calls_after(st: Standing, call: CallState) -> Row:
    """The calls made after `call`, those that count and those on which something has still to be said."""
    later = dropwhile(lambda each: each.serial != call.serial, st.auction.calls)
    return tuple([each for each in later if each.serial != call.serial and (each.counts or each.state == "open")])


def is_bid(call: str) -> bool:
    """Whether it is a bid: a level and a denomination.

    >>> is_bid("1NT"), is_bid("X")
    (True, False)
    """
    return call[:1].isdigit()


@cache
def height(bid: str) -> tuple[int, int]:
    """How high a bid is: one that is higher supersedes it (18B).

    >>> height("1NT") > height("1S"), height("2C") > height("1NT")
    (True, True)
    """
    return int(bid[0]), DENOMINATIONS.index(bid[1:])


def denomination(bid: str) -> str:
    """The denomination that a bid names: `H` of `2H`."""
    return bid[1:]


def last_bid(calls: Sequence[CallState]) -> CallState | None:
    """The bid that a new one has to supersede (18C): the last, not the highest."""
    return next((call for call in reversed(calls) if is_bid(call.call)), None)


def last_but_passes(calls: Sequence[CallState]) -> CallState | None:
    """The last call that was no pass."""
    return next((call for call in reversed(calls) if call.call != PASS), None)


def supersedes(bid: str, calls: Sequence[CallState]) -> bool:
    """Whether a bid is sufficient over these calls (18B, 18C)."""
    last = last_bid(calls)
    return last is None or height(bid) > height(last.call)


def lowest_in(named: str, calls: Sequence[CallState]) -> str:
    """The lowest sufficient bid in a denomination."""
    last = last_bid(calls)
    if last is None:
        return f"1{named}"
    level, rank = height(last.call)
    return f"{level if DENOMINATIONS.index(named) > rank else level + 1}{named}"


def may_double(seat: Seat, call: str, calls: Sequence[CallState]) -> bool:
    """Whether a double or redouble by `seat` has an opponent's bid, or double, to be of (19A1, 19B1)."""
    last = last_but_passes(calls)
    if last is None or last.seat.side is seat.side:
        return False
    return is_bid(last.call) if call == DOUBLE else last.call == DOUBLE


def allowed(seat: Seat, call: str, calls: Sequence[CallState]) -> bool:
    """Whether Laws 18 and 19 let `seat` make this call over these."""
    if call == PASS:
        return True
    if is_bid(call):
        return int(call[0]) <= HIGHEST_LEVEL and supersedes(call, calls)
    return may_double(seat, call, calls)


# Whose turn it is


def first_to_call(m: Moment) -> Seat | None:
    """The dealer, as far as the record names him."""
    return m.after.position.header.dealer


def turn_after(calls: Sequence[CallState], dealer: Seat | None) -> Seat | None:
    """Who calls after these calls; None where nobody does any more, or where it is not known who dealt."""
    if not calls:
        return dealer
    if not _three_passes(calls):
        return calls[-1].seat.lho  # nearly always
    robbed = skipped(calls)
    return None if robbed is None else robbed.seat


def next_to_call(m: Moment) -> Seat | None:
    """Whose turn it is to call; None where the record does not tell, or the auction is over."""
    auction = m.standing.auction
    if auction.owed is not None:
        return auction.owed.seat
    for pending in reversed(auction.open_calls):
        if pending.turn is pending.call.seat:
            return pending.call.seat.lho
    return turn_after(row(m.standing), first_to_call(m))


def is_over(calls: Sequence[CallState]) -> bool:
    """Whether three passes have ended the auction, or four passes the board (22)."""
    return _three_passes(calls) and skipped(calls) is None


def _three_passes(calls: Sequence[CallState]) -> bool:
    """Whether the last three calls, and not the first three of all, are passes."""
    return len(calls) > 3 and calls[-1].call == calls[-2].call == calls[-3].call == PASS


def skipped(calls: Sequence[CallState]) -> Skipped | None:
    """Who was robbed of his turn where three passes follow a call, one of them out of rotation (17D3)."""
    last = max((at for at, call in enumerate(calls) if call.call != PASS), default=0)
    passes = calls[last + 1 :]
    if len(passes) < 3:
        return None
    to_call = (calls[last].seat.lho, calls[last].seat.partner, calls[last].seat.rho)
    if {call.seat for call in passes} >= set(to_call):
        return None
    in_order = next(at for at, seat in enumerate(to_call) if passes[at].seat is not seat)
    wrong = tuple(call for before, call in zip(calls[last:], passes, strict=False) if call.seat is not before.seat.lho)
    return Skipped(to_call[in_order], wrong, tuple(passes[in_order:]))


# Who has to pass


def bars(st: Standing, seat: Seat) -> tuple[Duty, ...]:
    """The duties by which `seat` has to pass at his next turn."""
    return tuple(ban for ban in st.bans if ban.seat is seat and ban.must is PlainDeed.PASS)


def about_a_call(duty: Duty) -> bool:
    """Whether a duty is about what is called, not about a card."""
    return deeds.about_a_call(duty.must if duty.must is not None else duty.may_not)


def calls_open_to(seat: Seat, made: Sequence[CallState], duties: Sequence[Duty]) -> tuple[str, ...]:
    """The calls `seat` may make next, as Laws 18 and 19 and what he must or may not call leave them to him."""
    calls = tuple(call for call in made if call.counts)
    own = [duty for duty in duties if duty.seat is seat and about_a_call(duty)]
    if any(duty.must is PlainDeed.PASS for duty in own):
        return (PASS,)
    due = next((duty.must.call for duty in own if isinstance(duty.must, MakeThisCall)), None)
    if due is not None:
        return (due,)
    bids = (f"{level}{named}" for level in range(1, HIGHEST_LEVEL + 1) for named in DENOMINATIONS)
    barred = any(duty.may_not is PlainDeed.DOUBLE for duty in own)
    doubles = () if barred else (DOUBLE, REDOUBLE)
    return tuple(call for call in (PASS, *doubles, *bids) if allowed(seat, call, calls))


# How it ends


def contract_of(calls: Sequence[CallState]) -> tuple[str, str, Seat] | None:
    """The final bid, whether it is doubled (`X`, `XX`), and who declares it (22); None where nobody has bid."""
    bid, last = last_bid(calls), last_but_passes(calls)
    if bid is None or last is None:
        return None
    doubled = "" if last is bid else last.call
    named = denomination(bid.call)
    first = next(
        call
        for call in calls
        if is_bid(call.call) and denomination(call.call) == named and call.seat.side is bid.seat.side
    )
    return bid.call, doubled, first.seat


# The calls of the record


def lies_there(st: Standing, seat: Seat, call: str) -> bool:
    """Whether `seat` has made this call, and it is neither withdrawn nor cancelled."""
    gone = ("withdrawn", "cancelled")
    return any((each.seat, each.call) == (seat, call) and each.state not in gone for each in st.auction.calls)


def caller_of(m: Moment, call: str) -> Seat | None:
    """Who made `call`; None where nobody is known to have, or where both sides have."""
    made = [each.seat for each in m.standing.auction.calls if each.call == call]
    return made[-1] if made and all(seat is made[-1] for seat in made) else None
