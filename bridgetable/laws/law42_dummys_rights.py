"""Law 42: what dummy may do; the limits are in Law 43, and whom he may ask about having none in 61B."""

from __future__ import annotations

from bridgetable.blocks.attention import comes_too_late, tells_the_truth
from bridgetable.blocks.won import play_is_over, playing
from bridgetable.findings.kinds import Irregularity, Lawful, Right
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.rights import PlainRight
from bridgetable.table import actions as a


@paragraph("42A1", on=(a.Remark,), only_if="attention.stopped")
def speaks_to_the_director(m: Moment, remark: a.Remark) -> Findings:
    """While the director is at the table dummy may tell facts and points of law."""
    st = m.standing
    if remark.seat is st.dummy and remark.words is not None and playing(st):
        yield Lawful(m.because(), st.dummy, m.number)


@paragraph("42A3", since=2017, on=("revoke",))
def lets_dummy_revoke(m: Moment, failed: Irregularity) -> Findings:
    """2017: dummy makes sure that his own hand follows suit."""
    st = m.standing
    if failed.seat is st.dummy:
        yield Irregularity(
            m.because(failed),
            "wrong procedure",
            st.dummy,
            m.number,
            provisional=failed.provisional,
            why="let dummy's hand revoke",
        )


@paragraph("42B2", until=2017, on=(a.Warn,))
def warns_2007(m: Moment, action: a.Warn) -> Findings:
    """2007: dummy may try to keep declarer, and nobody else, from an irregularity, before it is done."""
    if action.to is m.standing.board.declarer:
        yield from _in_time(m, action)


@paragraph("42B2", since=2017, on=(a.Warn,))
def warns_2017(m: Moment, action: a.Warn) -> Findings:
    """2017: dummy may try to keep any player from an irregularity, before it is done."""
    yield from _in_time(m, action)


def _in_time(m: Moment, action: a.Warn) -> Findings:
    st = m.standing
    order = m.presume("order", "after" if comes_too_late(m, action) else "before", f"#{m.number}")
    if action.seat is not st.dummy or not playing(st) or order.value != "before":
        return
    if order.found or tells_the_truth(st, action):
        yield Lawful(m.because(order, also=("9A3",)), st.dummy, m.number, why="warned declarer")


@paragraph("42B3", on=(a.Attention, a.CallDirector))
def after_play(m: Moment, action: a.Attention | a.CallDirector) -> Findings:
    """When play is over dummy may point out whatever has gone wrong."""
    st = m.standing
    if action.seat is st.dummy and play_is_over(st):
        yield Lawful(m.because(), st.dummy, m.number, why="spoke after the play")


# Rights


@paragraph("42B2", on=(AT_REST,))
def right_to_warn(m: Moment, _: None) -> Findings:
    """While a card of declarer's or dummy's is due, dummy may keep declarer from something irregular."""
    st = m.standing
    waits = st.turn.wrong_lead is None and not st.attention.stopped and not st.claim_stops
    if playing(st) and st.dummys_rights.overstepped is None and waits and st.play.due in (st.board.declarer, st.dummy):
        yield Right(m.because(also=("9A3",)), st.dummy, PlainRight.WARN_DECLARER, "next card")


@paragraph("42B3", on=(AT_REST,), only_if="history")
def right_to_speak_after_play(m: Moment, _: None) -> Findings:
    """When play is over dummy may draw attention to any irregularity."""
    st = m.standing
    if play_is_over(st):
        yield Right(m.because(), st.dummy, PlainRight.ATTENTION)
