"""Law 69: agreement to the other side's claim or concession, when it is final, and how it can be taken back."""

from __future__ import annotations

from bridgetable.blocks.claims import (
    agreed,
    as_claimed,
    corrections_over,
    in_dispute,
    number_of,
    since_claim,
    time_of,
    too_late,
    won_in_fact,
)
from bridgetable.findings.claimed import Claimed
from bridgetable.findings.kinds import ClaimState, Judgement, Lawful, Right
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight, TakeBackSaid
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a


@paragraph("69A", until=2017, on=(a.Respond,), after=("68B2",))
@paragraph("69A", since=2017, on=(a.Respond,), decides=("68D1",), after=("68B2",))
def assents(m: Moment, answer: a.Respond) -> Findings:
    """A side that assents to the other side's claim or concession agrees to it; the board is scored as claimed."""
    st = m.standing
    if not st.claim_stops:
        yield Lawful(m.because(cite="68A"), answer.seat, m.number)  # no claim is open: words, and no more
        return
    claimed, state = need(st.claimed), need(st.claim)
    if answer.answer != "agrees" or claimed.willing:
        return
    if answer.seat.side is claimed.by.side or not _may_assent(m, claimed, answer.seat):
        yield Lawful(m.because(state, cite="68D"), answer.seat, m.number)
        return
    also = m.cited("68D1")
    yield from agreed(m, m.because(state, also=(also,)), claimed)


def _may_assent(m: Moment, claimed: Claimed, seat: Seat) -> bool:
    """Whether his assent settles it: nobody has doubted the claim, or it was he, and now he lets it go."""
    doubter = getattr(m.log[claimed.doubted - 1].action, "seat", None) if claimed.doubted else None
    return doubter in (None, seat)


@paragraph("69A", on=(a.Stage,), only_if="claimed", after=("63A4",))
def agreement_is_final(m: Moment, action: a.Stage) -> Findings:
    """Who raises no objection before he calls on a later board, or before the round ends, has agreed for good."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    if state.state not in ("open", "agreed"):
        return
    other_side = action.what == "bids on the next board" and need(action.seat).side is not claimed.by.side
    if action.what == "the round ends" or other_side:
        yield m.noted(claimed._replace(settled=m.number))
    elif action.what != "all hands go back":
        return
    yield from agreed(m, m.because(state), claimed)


@paragraph("69B", on=(a.Unsay, a.Respond), only_if="claimed", decides=("69B1", "69B2", "79C"))
def takes_agreement_back(m: Moment, action: a.Unsay | a.Respond) -> Findings:
    """Before agreement is final anything may be said; later, a trick won in fact or likely won, until 79C ends it."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    unsaid = action.what == "agreement" if isinstance(action, a.Unsay) else action.answer == "objects"
    if not unsaid or state.state != "agreed" or action.seat.side is claimed.by.side:
        return
    time = time_of(m)
    if time.value in ("play", "out", "back"):
        yield m.noted(claimed._replace(doubted=m.number))
        yield ClaimState(m.because(time, state, cite="69A", also=("68D", "70")), claimed.by, "contested")
    elif time.value == "late":
        yield too_late(m, time, claimed, "agreed")
    else:
        yield from _within_the_correction_period(m, time, claimed, state)


def _within_the_correction_period(m: Moment, time: Answer, claimed: Claimed, state: ClaimState) -> Findings:
    own = f"#{m.number}"
    won = won_in_fact(m)
    if won:
        grounds = m.because(time, *won, state, cite="69B1", also=("79C",))
        yield ClaimState(grounds, claimed.by, "agreement withdrawn", in_dispute(claimed, len(won)))
        return
    likely = m.ask("likely-trick", "0", own, *since_claim(m, claimed))
    if not likely.found:
        m.ask("won-in-fact", "no", str(max(1, claimed.trick - 1)), cite="69B1")
        yield Judgement(
            m.because(state, cite="69B2"),
            to_say("weighed-trick-by-agreement"),
            (f"likely-trick {own}",),
        )
    tricks = need(number_of(likely))
    if tricks:
        grounds = m.because(time, likely, state, cite="69B2", also=("79C",))
        yield ClaimState(grounds, claimed.by, "agreement withdrawn", in_dispute(claimed, tricks))
    else:
        grounds = m.because(time, likely, state, also=("69A",))
        yield ClaimState(grounds, claimed.by, "agreed", as_claimed(claimed), likely.open)


@paragraph("69A", on=(AT_REST,), only_if="claimed")
def until_when(m: Moment, _: None) -> Findings:
    """The other side may object until agreement is final, and then take it back until scores are final."""
    st = m.standing
    claimed, state = need(st.claimed), need(st.claim)
    if state.state not in ("open", "agreed"):
        return
    for seat in _other_side(claimed):
        if not claimed.settled:
            yield Right(m.because(state, number=claimed.action), seat, PlainRight.OBJECT, "next board")
        elif not corrections_over(m):
            grounds, back = m.because(state, cite="69B", number=claimed.settled), TakeBackSaid("agreement")
            yield Right(grounds, seat, back, "correction period ends")


def _other_side(claimed: Claimed) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if seat.side is not claimed.by.side)
