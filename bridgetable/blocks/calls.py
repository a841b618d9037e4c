"""What several laws of the auction share: a call that counts or falls, what it tells, who has to pass for it."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.auction import PASS, Row, denomination, is_bid, last_but_passes, row
from bridgetable.blocks.information import of_side
from bridgetable.cards import SUITS
from bridgetable.findings import deeds
from bridgetable.findings.call_words import CallWord
from bridgetable.findings.kinds import (
    CallState,
    Check,
    Duty,
    Grounds,
    Information,
    MustWithdraw,
    Roles,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, Support, unsure
from bridgetable.findings.parts import AUCTION_PERIOD, Answered, AuctionPeriod, OpenCall, OwedCall, WithdrawnCall
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table import actions as a


def in_auction_period(st: Standing) -> bool:
    """Whether no lead has been faced and the hands are not back in the board."""
    return st.board.stage in AUCTION_PERIOD or passed_out(st)


def passed_out(st: Standing) -> bool:
    """Whether all four have passed and the hands are not all back in the board: the auction period lasts (17D2)."""
    board, calls = st.board, row(st)
    if board.stage != "over" or not calls or any(call.call != PASS for call in calls):
        return False
    return board.announced.count(_HAND_BACK) < len(SEATS) and set(board.announced) <= {_HAND_BACK}


_HAND_BACK = "returns his hand"


def new_call(
    m: Moment, seat: Seat, call: str, state: CallWord, grounds: Grounds, *, instead: int = 0, provisional: bool = False
) -> CallState:
    """A call made by this action; `instead`: the serial number of the one whose turn it takes."""
    serial = len(m.standing.auction.calls) + 1
    return CallState(grounds, seat, call, m.number, state, serial, instead, provisional)


def now(call: CallState, state: CallWord, grounds: Grounds, *, provisional: bool = False) -> CallState:
    """The same call in another state."""
    return replace(call, grounds=grounds, state=state, provisional=provisional)


def current(st: Standing, call: CallState) -> CallState:
    """What has become of a call."""
    return next((each for each in st.auction.calls if each.serial == call.serial), call)


def last_of(st: Standing, seat: Seat) -> CallState | None:
    """The last call that `seat` has made himself."""
    own = [call for call in st.auction.calls if call.seat is seat and call.state != "implied"]
    return max(own, key=lambda call: call.serial, default=None)


def called_since(st: Standing, seat: Seat, call: CallState) -> CallState | None:
    """The first call that `seat` has made since `call`."""
    since = (each for each in st.auction.calls if each.seat is seat and each.serial > call.serial)
    return next((each for each in since if each.state != "implied"), None)


def still_there(st: Standing, seat: Seat, call: CallState) -> CallState | None:
    """What `seat` has called since `call` and not changed or lost: the last of those that count or are open."""
    since = [each for each in st.auction.calls if each.seat is seat and each.serial > call.serial]
    return next((each for each in reversed(since) if each.state in ("stands", "accepted", "open")), None)


def subjects(st: Standing, call: CallState, *others: CallState | None) -> tuple[str, ...]:
    """What facts about a call may be found of: the call by its name, by its number, its action; then `others`."""
    named = f"{call.seat} {call.call}"
    again = [each for each in st.auction.calls if (each.seat, each.call) == (call.seat, call.call)]
    own = (f"#{call.action}",) if call.action else ()
    newest = not again or again[-1].serial == call.serial
    names = (
        (named, call.about, *own) if newest and len(again) < 2 else (call.about, *own, *((named,) if newest else ()))
    )
    more = (name for other in others if other is not None for name in (other.about, f"{other.seat} {other.call}"))
    return tuple(dict.fromkeys((*names, *more)))


# What it tells


def told_to(call: CallState, authorised: Side, grounds: Grounds, *, provisional: bool = False) -> Information:
    """What a call that was withdrawn or cancelled tells is for this side, and not for the other (16C)."""
    yes, no = of_side(authorised), of_side(authorised.other)
    return Information(grounds, call.about, "all", yes, no, None, provisional, True)


def told_to_the_others(
    m: Moment, call: CallState, *support: Support, law: str = "", provisional: bool = False
) -> Information:
    """It is for the side that did no wrong (16D2 in 2007, 16C2 in 2017)."""
    also = (m.cited("16C1"), *((law,) if law else ()))
    grounds = m.because(*support, cite=m.cited("16C2"), also=also)
    return told_to(call, call.seat.side.other, grounds, provisional=provisional)


def told_to_all(call: CallState, grounds: Grounds) -> Information:
    """Everybody may use it."""
    return Information(grounds, call.about, "all", SEATS, ())


# Who has to pass


def passes_once(m: Moment, seat: Seat, cite: str, *support: Support, provisional: bool = False) -> Findings:
    """He has to pass at his next turn; if that hurts the other side it is looked at later (23 / 72C)."""
    doubt = provisional or unsure(*support)
    yield Duty(m.because(*support, cite=cite), seat, must=deeds.PlainDeed.PASS, when="own turn", provisional=doubt)
    yield foreseen(m, cite, *support)


def passes_throughout(
    m: Moment, seat: Seat, cite: str, *support: Support, provisional: bool = False, checked: bool = True
) -> Findings:
    """He has to pass at every turn that is left in this auction; `checked`: that it may hurt is looked at later."""
    doubt = provisional or unsure(*support)
    grounds = m.because(*support, cite=cite)
    yield Duty(grounds, seat, must=deeds.PlainDeed.PASS, until="auction ends", provisional=doubt)
    if checked:
        yield foreseen(m, cite, *support)


def foreseen(m: Moment, cite: str, *support: Support) -> Check:
    """Whether the offender could have known that this might hurt the other side: 23 in 2007, 72C in 2017."""
    return Check(m.because(*support, cite=m.cited("72C"), also=(cite,)), provisional=True)


# What is kept of it


def without(auction: AuctionPeriod, pending: OpenCall) -> AuctionPeriod:
    """The same with nothing to be said any more on this call."""
    left = tuple(each for each in auction.open_calls if each.call.serial != pending.call.serial)
    return auction._replace(open_calls=left)


def no_longer_owed(m: Moment, owed: OwedCall) -> AuctionPeriod:
    """The auction with the call made that was owed."""
    auction = m.standing.auction
    return auction._replace(owed=None, answered=(*auction.answered, Answered(m.number, owed.instead.call, owed)))


def restricts(m: Moment, old: CallState, new: CallState | None, *, any_suit: bool = False) -> AuctionPeriod:
    """The auction with a call withdrawn that may cost its player's partner the choice of his lead (26)."""
    st = m.standing
    withdrawn = WithdrawnCall(
        old.seat,
        old.call,
        new.call if new is not None else "",
        m.number,
        old_at=old.action,
        new_at=new.action if new is not None else 0,
        told=True,
        any_suit=any_suit,
    )
    return st.auction._replace(withdrawn_calls=(*st.auction.withdrawn_calls, withdrawn))


# What a call means


def artificial(m: Moment, call: CallState) -> Answer:
    """Whether a call is artificial: what nobody alerted is not; of doubles nobody knows without asking."""
    of = subjects(m.standing, call)
    if call.call in ("X", "XX") or _alerted(m, call):
        return m.ask("artificial", None, *of)
    return m.presume("artificial", "no", *of)


def _alerted(m: Moment, call: CallState) -> bool:
    names = {f"{call.seat} {call.call}", call.call}
    later = (entry.action for entry in m.log[max(call.action - 1, 0) :])
    return any(isinstance(each, a.Alert | a.Announce) and each.call in names for each in later)


def specified(m: Moment, call: CallState) -> Answer:
    """The denominations a bid specifies: `S`, `NT` joined by `and`, None where nobody has said so yet."""
    of = subjects(m.standing, call)
    found = m.recorded("specifies", *of)
    if found is not None and not found.unfindable:
        return found
    if artificial(m, call).no:
        return m.presume("specifies", DENOMINATION_WORDS[denomination(call.call)], *of)
    return m.ask("specifies", None, *of)


DENOMINATION_WORDS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades", "NT": "notrump"}


def words_of(answer: Answer) -> frozenset[str]:
    """The denominations an answer names."""
    return frozenset(word for word in (answer.value or "none").split(" and ") if word != "none")


def passed_of_partner(calls: Row, seat: Seat) -> CallState | None:
    """The bid or double of his partner's that `seat` passes; None where the last of them is not his partner's."""
    call = last_but_passes(calls)
    return call if call is not None and call.seat is seat.partner else None


def shown_by_bids(m: Moment, seat: Seat) -> str:
    """The suits that the bids of `seat` show in the auction that counts: those he names, or specifies by artifice."""
    shown: set[str] = set()
    for call in row(m.standing):
        if call.seat is seat and is_bid(call.call):
            shown |= words_of(_meaning(m, call))
    return " and ".join(suit.plural for suit in SUITS if suit.plural in shown) or "none"


def _meaning(m: Moment, call: CallState) -> Answer:
    """What a bid specifies, without asking: the denomination it names, unless it is known to be artificial."""
    of = subjects(m.standing, call)
    named = "none" if m.presume("artificial", "no", *of).yes else DENOMINATION_WORDS[denomination(call.call)]
    return m.presume("specifies", named, *of)


def reopened(m: Moment, cite: str) -> Findings:
    """A changed call opens the auction again; a lead that lay face down goes back (41A)."""
    st = m.standing
    yield Roles(m.because(cite=cite), st.board.declarer, "auction")
    for (seat, card), status in tuple(st.statuses.items()):
        if status.status == "face-down lead":
            yield Status(m.because(status, cite="41A", also=(cite,)), seat, card, "withdrawn")
            yield MustWithdraw(m.because(status, cite="41A"), seat, card)
