"""Law 71: a concession stands, but for two cases in which the director cancels it. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.claims import (
    corrections_over,
    given_up,
    number_of,
    shared_out,
    since_claim,
    time_of,
    too_late,
    won_in_fact,
)
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import ClaimState, Judgement, Right
from bridgetable.findings.moment import Moment, need, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import TakeBackSaid
from bridgetable.messages import to_say
from bridgetable.table import actions as a


@paragraph("71", on=(a.Unsay, a.Respond), only_if="claimed", decides=("71A", "71B", "79C"), after=("68B2",))
def takes_his_concession_back(m: Moment, action: a.Unsay | a.Respond) -> Findings:
    """Until the time for corrections is over a trick already won is given back, and one no normal play could lose."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    if not st.claim_stops or action.seat.side is not claimed.by.side:
        return
    if not _wants_it_back(action, state):
        return
    conceded = given_up(claimed)
    if conceded == 0:
        yield ClaimState(m.because(state, cite="68D"), claimed.by, state.state, state.tricks)
        return
    time = time_of(m)
    if time.value == "late":
        yield too_late(m, time, claimed, "stands")
        return
    yield from _cancelled_or_not(m, claimed, claimed.left if conceded is None else conceded)


def _wants_it_back(action: a.Unsay | a.Respond, state: ClaimState) -> bool:
    """He takes it back himself, or his partner objects to what the other side has agreed to already."""
    if isinstance(action, a.Unsay):
        return action.what != "agreement"
    return action.answer == "objects" and state.state == "agreed"


def _cancelled_or_not(m: Moment, claimed: Claimed, conceded: int) -> Findings:
    state = need(m.standing.claim)
    won = won_in_fact(m)
    if won:
        kept = min(len(won), conceded)
        grounds = m.because(*won, state, cite="71A", also=("79C",))
        yield ClaimState(grounds, claimed.by, "concession cancelled", shared_out(claimed.by, kept, conceded - kept))
        return
    own = f"#{m.number}"
    loss = m.ask("normal-loss", None, own, *since_claim(m, claimed), cite="71B")
    lost = number_of(loss)
    if lost is None:
        test = to_say("weighed-concession")
        yield Judgement(m.because(state, cite="71B"), test, (f"normal-loss {own}",))
    if lost is None or lost >= conceded:
        yield ClaimState(m.because(loss, state), claimed.by, "stands", None, unsure(loss))
    else:
        grounds = m.because(loss, state, cite="71B", also=("79C",))
        tricks = shared_out(claimed.by, conceded - lost, lost)
        yield ClaimState(grounds, claimed.by, "concession cancelled", tricks)


@paragraph("71", on=(AT_REST,), only_if="claimed")
def may_be_taken_back(m: Moment, _: None) -> Findings:
    """Who has conceded may ask for it to be cancelled while the score can still be corrected."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    if state.state not in ("open", "agreed") or given_up(claimed) in (0, None) or corrections_over(m):
        return
    yield Right(
        m.because(state, number=claimed.action), claimed.by, TakeBackSaid("concession"), "correction period ends"
    )
