"""Who may ask now: for the calls to be restated, and for what they and the cards mean (Laws 20, 41)."""

from __future__ import annotations

from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat

AUCTION_PERIOD = ("cards taken", "auction", "clarification")
"""The stages before the opening lead is faced, in which a call may still be put right."""


def player_on_turn(st: Standing) -> Seat | None:
    """Who is to lead or to play: declarer where dummy's card is due, the leader while his lead is still to come."""
    if st.board.stage == "clarification":
        return None if lead_on_table(st) else st.board.declarer.lho
    if st.board.stage != "play":
        return None
    return st.board.declarer if st.play.due is st.dummy else st.play.due


def lead_on_table(st: Standing) -> bool:
    """Whether the opening leader has laid his card face down."""
    return any(status.status == "face-down lead" for status in st.statuses.values())


def waiting_for_the_lead(st: Standing, seat: Seat) -> bool:
    """Leader's partner and presumed declarer, whose time to ask is before the lead is faced (41B)."""
    return st.board.stage == "clarification" and seat in (st.board.declarer, st.board.declarer.rho)


def may_have_review(st: Standing, seat: Seat) -> bool:
    """Whether the calls are restated to `seat` now: before the lead is faced, or at his first turn to play."""
    return waiting_for_the_lead(st, seat) or (player_on_turn(st) is seat and not has_played(st, seat))


def may_have_explanation(st: Standing, seat: Seat) -> bool:
    """Whether `seat` may ask for a meaning now: before the lead is faced, or at any turn of his to play."""
    return waiting_for_the_lead(st, seat) or player_on_turn(st) is seat


def has_played(st: Standing, seat: Seat) -> bool:
    """Whether his first turn to play is over; declarer's is dummy's."""
    own = st.play.hands & {seat, st.dummy if seat is st.board.declarer else seat}
    return bool(own) or st.play.trick_number > 1
