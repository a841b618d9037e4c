"""Laws 17 and 22: the auction period, and how the auction ends. The rules are numbered anew in 2017."""

from __future__ import annotations

from bridgetable.blocks.auction import (
    calls,
    next_to_call,
    nothing_to_double,
    skipped,
    too_low,
    was_his_turn,
    was_over,
)
from bridgetable.findings.kinds import Information, Irregularity, Lawful, NotModelled, Roles
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import SEATS
from bridgetable.table import actions as a


@paragraph("17A", on=(a.TakeCards,))
def cards_are_taken(m: Moment, action: a.TakeCards) -> Findings:
    """The auction period begins when somebody takes his cards from the board."""
    if m.standing.board.stage == "before":
        yield Lawful(m.because(), action.seat, m.number)
        yield Roles(m.because(), m.standing.board.declarer, "cards taken")


@paragraph("17A", on=(a.MakeCall,))
def a_call_is_made(m: Moment, action: a.MakeCall) -> Findings:
    """The first call begins the auction; a call at another player's turn is for laws that are not handled here."""
    st = m.standing
    if not st.board.before_play:
        return
    if st.board.stage != "auction":
        yield Roles(m.because(), st.board.declarer, "auction")
    if not was_his_turn(m):
        cite = {"pass": "30", "X": "32", "XX": "32"}.get(action.call, "31")
        yield NotModelled(m.because(cite=cite), to_say("unhandled-call-out-of-turn", law=cite), True)


@paragraph("17A", on=(a.MakeCall,))
def a_call_that_cannot_be_made(m: Moment, _: a.MakeCall) -> Findings:
    """A bid that is too low, a double of nothing and a call after the final pass are for laws not handled here."""
    if not (m.standing.board.before_play or m.standing.board.clarifying):
        return
    for wrong, cite in ((was_over(m), "39"), (too_low(m), "27"), (nothing_to_double(m), "36")):
        if wrong:
            yield NotModelled(m.because(cite=cite), to_say("unhandled-call", law=cite), True)
            return


@paragraph("22A", on=(a.MakeCall,), decides=("22B", "17D2"))
def three_passes(m: Moment, action: a.MakeCall) -> Findings:
    """Three passes after the last bid end the auction, four passes the board, unless a player was robbed of a turn."""
    st = m.standing
    if not st.board.before_play or next_to_call(m) is not None:
        return
    if all(bid.call == "P" for bid in calls(m)):
        grounds, stage = m.because(cite=m.cited("22B")), "over"
    else:
        grounds, stage = m.because(also=(m.cited("17D2"),)), "clarification"
    yield Lawful(grounds, action.seat, m.number)
    yield Roles(grounds, st.board.declarer, stage)


@paragraph("17D3", on=(a.MakeCall,))
def robbed_of_his_turn(m: Moment, _: a.MakeCall) -> Findings:
    """A third pass out of rotation that passes a player over does not end the auction: it goes back to him."""
    robbed = skipped(calls(m))
    if robbed is None or not m.standing.board.before_play:
        return
    withdrawn = m.cited("16C2")
    for bid in robbed.out_of_rotation:
        fault = Irregularity(m.because(), "wrong procedure", bid.seat, bid.action, why="called out of turn")
        yield fault
        others = tuple(seat for seat in SEATS if seat.side is not bid.seat.side)
        own = tuple(seat for seat in SEATS if seat.side is bid.seat.side)
        grounds = m.because(fault, cite=withdrawn, also=(m.cite,))
        yield Information(grounds, f"{bid.seat} pass", "all", others, own, withdrawn=True)
