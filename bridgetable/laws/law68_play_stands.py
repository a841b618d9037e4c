"""Law 68D: play stands still after a claim; what is done all the same is no play."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.claims import shown_cards
from bridgetable.editions import as_of
from bridgetable.findings.kinds import PENALTY, Facing, Irregularity
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a


@paragraph("68D", on=(Facing,), overrides=("44B", "45D", "47F2", "50D2", "53", "58B2", "60"), only_if="claimed")
def played_after_a_claim(m: Moment, facing: Facing) -> Findings:
    """Play stands still after a claim: a card put forward then is not played, and it is no penalty card."""
    st = m.standing
    if not st.claim_stops or st.trick_of(facing.seat, facing.card) is not None:
        return
    claimed = need(st.claimed)
    also = (as_of(m.year, {2007: "70D3", 2017: "68D2"}),)
    if facing.seat not in claimed.gone_on:
        yield m.noted(claimed._replace(gone_on=claimed.gone_on | {facing.seat}))
        yield Irregularity(
            m.because(facing, also=also),
            "wrong procedure",
            facing.seat,
            m.number,
            facing.card,
            why="played after a claim",
        )
    lies = st.lying(facing.seat, facing.card)
    yield from shown_cards(m, m.because(facing, *lies, also=also), facing.seat, (facing.card,))
    for status in lies:
        if status.status in PENALTY:
            yield status._replace(grounds=m.because(status, facing, cite=status.grounds.cite, also=("68D",)))


@paragraph("68D", on=(a.GoOn,), only_if="claimed")
def play_went_on_all_the_same(m: Moment, _: a.GoOn) -> Findings:
    """Tricks played while play stands still do not count; nobody is asked any more whether to play on."""
    st = m.standing
    if st.claim_stops:
        state = need(st.claim)
        yield m.noted(need(st.claimed)._replace(refused=m.number, willing=frozenset()))
        yield replace(state, grounds=m.because(state))


@paragraph(
    "68D",
    on=("exposed card", "card named as held", "fifth card", "two cards at once", "lead before the option"),
    overrides=("50 preamble", "50B"),
    only_if="claimed",
)
def no_penalty_card_now(m: Moment, exposed: Irregularity) -> Findings:
    """While play stands still no card becomes a penalty card, in whatever way it came to be seen."""
    if m.standing.claim_stops and exposed.card is not None:
        lies = m.standing.lying(exposed.seat, exposed.card)
        yield from shown_cards(m, m.because(exposed, *lies, also=("49",)), exposed.seat, (exposed.card,))
