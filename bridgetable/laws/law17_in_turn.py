"""Law 17C with 18, 19 and 28A: a call is made, and what is wrong with it if anything is."""

from __future__ import annotations

from bridgetable.blocks.auction import (
    HIGHEST_LEVEL,
    PASS,
    Row,
    allowed,
    bars,
    first_to_call,
    is_bid,
    is_over,
    next_to_call,
    row,
    skipped,
    supersedes,
)
from bridgetable.blocks.calls import new_call
from bridgetable.blocks.open_cards import forced_to_pass
from bridgetable.blocks.pending import fell_with_it, last_call_changed, pending
from bridgetable.editions import as_of
from bridgetable.findings.irregularities import IrregularityWord
from bridgetable.findings.kinds import Called, Grounds, Irregularity, Lawful, Roles
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.parts import OpenCall
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat

_SETTLES = (
    *(f"{law} lho_calls_over_it" for law in ("25B1", "27A1", "29A", "36A", "37A", "38C", "39B")),
    "28B",
    "36A called_as_if_doubled",
    "25A6 the_auction_goes_on",
)
"""What a call of the other side makes of one that is open: before it is looked at itself."""


_DECIDES = ("18D", "19A1", "19B1", "30B2", "31C", "32C", "33")
"""The paragraphs that say what is wrong with a call."""


_PASS_BEFORE_ANY_BID = {2007: True, 2017: False}
"""Whether a pass before anybody has bid is one out of rotation whosever turn it was, and never a change (30A)."""


_DOUBLE_AFTER_HIS_OWN_CALL = {2007: "25B", 2017: "32C"}
"""The paragraph that makes it a change of call."""


class Fault(NamedTuple):
    """What is wrong with a call, the paragraph that says so, and the one by which it waits."""

    kind: IrregularityWord
    law: str
    open: str


@paragraph("17A", on=(Called,))
def the_auction_begins(m: Moment, _: Called) -> Findings:
    """The first call begins the auction; what a header tells of a whole auction, the log tells again."""
    st = m.standing
    if st.board.before_play and st.board.stage != "auction":
        yield Roles(m.because(), st.board.declarer, "auction")
    if st.board.before_play and is_over(row(st)):
        yield m.noted(st.auction._replace(calls=()))


@paragraph("28A", on=(Called,), only_if="bans", after=(*_SETTLES, "17A"))
def forced_pass_goes_without_saying(m: Moment, called: Called) -> Findings:
    """Who calls at the turn of a player on his right who has to pass calls in turn: that pass counts as made."""
    due = called.seat.rho
    if next_to_call(m) is due and bars(m.standing, due):
        yield from _counts_as_made(m, called, m.because(bars(m.standing, due)[0]))


@paragraph(
    "28A", on=(Called,), only_if="auction.open_cards", after=(*_SETTLES, "17A", "28A forced_pass_goes_without_saying")
)
def forced_pass_beside_an_open_card(m: Moment, called: Called) -> Findings:
    """So does that of a player who has to pass because of a card his partner exposed or led (24B, 24C)."""
    due = called.seat.rho
    if next_to_call(m) is not due:
        return
    for law, support in tuple(forced_to_pass(m, due.partner)):
        yield from _counts_as_made(m, called, m.because(*support, also=(law,)))


def _counts_as_made(m: Moment, called: Called, grounds: Grounds) -> Findings:
    yield new_call(m, called.seat.rho, PASS, "implied", grounds)
    yield Lawful(grounds, called.seat, m.number, why="called after a forced pass")


@paragraph("17C", on=(Called,), after=(*_SETTLES, "17A", "28A"), decides=_DECIDES)
def a_call_in_the_auction(m: Moment, called: Called) -> Findings:
    """A call in turn that Laws 18 and 19 allow stands; any other waits for the law that deals with it."""
    st = m.standing
    owed = st.auction.owed
    if owed is not None and owed.seat is called.seat:
        return  # what he puts in place of a call that fell is for the law by which it fell
    if fell_with_it(m, called):
        return
    turn, calls = _whose_turn(m), row(st)
    fault = fault_of(m, called, turn, calls)
    if fault is None:
        yield new_call(m, called.seat, called.call, "stands", m.because())
        return
    if fault.kind == "turn not given":
        yield new_call(m, called.seat, called.call, "stands", m.because(cite=fault.law))  # until 17D3 has spoken
        return
    found = Irregularity(m.because(cite=fault.law), fault.kind, called.seat, m.number, call=called.call)
    yield found
    earlier = last_call_changed(st, called.seat, turn) if fault.kind == "call changed" else None
    call = new_call(
        m,
        called.seat,
        called.call,
        "open",
        m.because(found, cite=fault.open),
        instead=earlier.serial if earlier is not None else 0,
    )
    yield call
    if turn is called.seat and fault.kind == "call out of rotation":
        turn = called.seat.rho  # passed over, if what his partner called at his turn is accepted
    waits = OpenCall(found, call, turn, second=earlier)
    yield m.noted(m.standing.auction._replace(open_calls=(*m.standing.auction.open_calls, waits)))


def _whose_turn(m: Moment) -> Seat | None:
    """Whose turn it is: as the auction tells it, or as was found where that is not told."""
    found = m.recorded("whose-call", f"#{m.number}")
    return next_to_call(m) if found is None or found.unfindable else Seat(need(found.value))


def fault_of(m: Moment, called: Called, turn: Seat | None, calls: Row) -> Fault | None:
    """What is wrong with a call, in the order in which the laws are read."""
    seat, call = called.seat, called.call
    if m.standing.board.clarifying or is_over(calls):
        return Fault("call after the final pass", "39A", "39A")
    if is_bid(call) and int(call[0]) > HIGHEST_LEVEL:
        return Fault("bid above seven", "38A", "38A")
    again = last_call_changed(m.standing, seat, turn) is not None
    if again and call in ("X", "XX") and m.as_usual("double-as-change"):
        return _change_of_call(m, call)
    if call in ("X", "XX") and not allowed(seat, call, calls) and _known(m, calls):
        return Fault("inadmissible double", "19A1" if call == "X" else "19B1", "36")
    if call != PASS and _has_to_pass(m, seat):
        return Fault("call by a player who must pass", "37", "37")
    if turn is not None and turn is not seat:
        return _out_of_rotation(m, called, calls, again)
    if _partner_too_soon(m, seat):
        return Fault("call out of rotation", "29", "29A")
    if is_bid(call) and not supersedes(call, calls):
        return Fault("insufficient bid", "18D", "27A1")
    return None


def _partner_too_soon(m: Moment, seat: Seat) -> bool:
    """Whether a call that the partner of `seat` made at another's turn is open: until it is ruled on he calls too."""
    return any(of.call.seat is seat.partner for of in pending(m.standing, "call out of rotation"))


def _has_to_pass(m: Moment, seat: Seat) -> bool:
    found = m.recorded("must-pass", seat.value)
    said = found is not None and found.value in ("once", "throughout")
    return said or bool(bars(m.standing, seat)) or any(forced_to_pass(m, seat.partner))


def _known(m: Moment, calls: Row) -> bool:
    """Whether the auction before it is known: a record may begin in the middle of one."""
    return bool(calls) or first_to_call(m) is not None


def _out_of_rotation(m: Moment, called: Called, calls: Row, again: bool) -> Fault:
    """By who has just called it changes his call; but not a pass of 2007 before any bid (30A)."""
    call = called.call
    early_pass = as_of(m.year, _PASS_BEFORE_ANY_BID) and call == PASS and all(each.call == PASS for each in calls)
    if again and not early_pass:
        return _change_of_call(m, call)
    if call == PASS and _ends_it_wrongly(m, called, calls):
        return Fault("turn not given", "34", "17D3")
    return Fault("call out of rotation", "33" if m.one_instant else "29", "29A")


def _change_of_call(m: Moment, call: str) -> Fault:
    """A second call of who has just called: of a double 2007 does not say so, and 25B speaks for itself."""
    law = "30B2" if call == PASS else as_of(m.year, _DOUBLE_AFTER_HIS_OWN_CALL) if call in ("X", "XX") else "31C"
    return Fault("call changed", m.cited(law), "25B")


def _ends_it_wrongly(m: Moment, called: Called, calls: Row) -> bool:
    """A third pass after a call, out of rotation: Law 34 sends it to 17D3, so that nobody is barred for it."""
    if not m.as_usual("third-pass-out-of-turn"):
        return False
    with_it = (*calls, new_call(m, called.seat, PASS, "stands", m.because()))
    return skipped(with_it) is not None
