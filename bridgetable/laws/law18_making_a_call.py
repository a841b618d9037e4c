"""Law 18F: how a call is made is for the regulations; what comes out of the box, or is signalled, may be one."""

from __future__ import annotations

from bridgetable.blocks.auction import PASS, next_to_call
from bridgetable.blocks.calls import in_auction_period
from bridgetable.findings.kinds import Called, Lawful
from bridgetable.findings.moment import Answer, Moment, unsure
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_MADE_OUT_OF = {
    "half out of the box": {},
    "out of the box": {"out-of-the-box": "yes"},
    "near the table": {"out-of-the-box": "yes", "near-the-table": "yes"},
}
"""How far out of the box a card has to be for each reading; anything less is no call."""


@paragraph("18F", on=(a.MakeCall,))
def a_call_is_made(m: Moment, action: a.MakeCall) -> Findings:
    """A word, or a card from the box laid down, is a call."""
    if in_auction_period(m.standing):
        yield Called(m.because(), action.seat, action.call)


@paragraph("18F", on=(a.PullCall,))
def a_card_is_pulled(m: Moment, action: a.PullCall) -> Findings:
    """How far a bidding card has to come out of the box to be a call is for the regulations."""
    if not in_auction_period(m.standing):
        return
    made = _made(m, action)
    if made.yes:
        yield Called(m.because(made), action.seat, action.call, unsure(made))
    elif made.no:
        yield Lawful(m.because(made), action.seat, m.number)


def _made(m: Moment, action: a.PullCall) -> Answer:
    reading, of = m.setting("call-made-when").value, f"#{m.number}"
    if action.place is None or (action.place == "face down" and reading != "out-of-the-box"):
        return m.ask("call-made", None, of)
    if action.place == "face down":
        return m.presume("call-made", "yes", of)
    return m.presume("call-made", _MADE_OUT_OF[action.place].get(reading, "no"), of)


@paragraph("18F", on=(a.SignalCall,))
def a_call_is_signalled(m: Moment, action: a.SignalCall) -> Findings:
    """A tap, a nod, a bare word may be a call."""
    made = m.ask("call-made", None, f"#{m.number}")
    if made.yes and in_auction_period(m.standing):
        yield Called(m.because(made), action.seat, action.call)


@paragraph("18F", on=(a.PickUpCalls,))
def bidding_cards_are_picked_up(m: Moment, action: a.PickUpCalls) -> Findings:
    """Who picks his bidding cards up at his turn has passed, where that is the custom."""
    if not m.standing.board.bidding or next_to_call(m) is not action.seat:
        return
    reading = m.setting("pick-up-is-pass")
    passed = m.presume("meant-as-pass", reading.value, f"#{m.number}")
    if passed.yes:
        yield Called(m.because(passed, reading), action.seat, PASS)
