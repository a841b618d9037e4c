"""Law 48: declarer's exposed cards. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.tricks import before_the_play
from bridgetable.findings.kinds import Lawful, NotModelled, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a


@paragraph("48A", on=(a.Drop, a.BeSeen, a.Show))
def declaring_side_exposes(m: Moment, action: a.Drop | a.BeSeen | a.Show) -> Findings:
    """A card of declarer's or dummy's that falls or is seen is not played and is never a penalty card."""
    st = m.standing
    if st.defends(action.seat):
        return
    if before_the_play(st):
        yield NotModelled(m.because(cite="24"), "A card exposed before the play, see Law 24.")
        return
    yield Lawful(m.because(), action.seat, m.number)
    laid = isinstance(action, a.Show) and action.where
    for card in action.cards or (m.before.hand(action.seat) if laid else ()):
        if st.trick_of(action.seat, card) is None:
            lies = m.after.place(action.seat, card) == "before"
            yield Status(m.because(), action.seat, card, "exposed" if lies else "in hand")


@paragraph("48A", on=(a.SayHolds,))
def declarer_says_he_holds(m: Moment, action: a.SayHolds) -> Findings:
    """Declarer may say what he holds: no card of his is ever a penalty card."""
    if not m.standing.defends(action.seat) and not before_the_play(m.standing):
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("48B2", on=(a.Spread, a.Show))
def declarer_shows_his_hand(m: Moment, action: a.Spread | a.Show) -> Findings:
    """Declarer laying down his hand during the play may be claiming."""
    st = m.standing
    if action.seat is not st.declarer or st.stage not in ("clarification", "play"):
        return
    if isinstance(action, a.Show) and action.cards is not None:
        return
    meant = m.ask("meant-claim", "yes", f"#{m.number}")
    if not meant.no:
        yield NotModelled(m.because(meant, cite="68A"), "Showing the hand is a claim, see Law 68.", meant.open)
    if meant.no:
        yield Lawful(m.because(meant, cite="48A"), action.seat, m.number)
    if isinstance(action, a.Show):
        return
    for card in action.cards or (m.before.hand(action.seat) if meant.no else ()):
        yield Status(m.because(meant, cite="48A"), action.seat, card, "exposed")
