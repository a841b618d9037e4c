"""Law 48: declarer's exposed cards. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.claims import cards_named_by, lies_faced, open_claim, shown_cards
from bridgetable.findings.kinds import Lawful, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a


@paragraph("48A", on=(a.Drop, a.BeSeen, a.Show))
def declaring_side_exposes(m: Moment, action: a.Drop | a.BeSeen | a.Show) -> Findings:
    """A card of declarer's or dummy's that falls or is seen is not played and is never a penalty card."""
    st = m.standing
    if st.defends(action.seat):
        return
    yield Lawful(m.because(), action.seat, m.number)
    for card in action.cards or m.before.hand(action.seat):
        if st.trick_of(action.seat, card) is None:
            lies = m.after.place(action.seat, card) == "before"
            yield Status(m.because(), action.seat, card, "exposed" if lies else "in hand")


@paragraph("48A", on=(a.SayHolds,))
def declarer_says_he_holds(m: Moment, action: a.SayHolds) -> Findings:
    """Declarer may say what he holds: no card of his is ever a penalty card."""
    if not m.standing.defends(action.seat) and not m.standing.board.before_play:
        yield Lawful(m.because(), action.seat, m.number)


@paragraph("48A", on=(a.Fold,))
def takes_up_his_hand(m: Moment, action: a.Fold) -> Findings:
    """What declarer has laid down, and did not mean to, he takes up again: nothing binds him to it."""
    st, seat = m.standing, action.seat
    if seat is not st.board.declarer or st.board.before_play:
        return
    yield Lawful(m.because(), seat, m.number)
    for (owner, card), lies in tuple(st.statuses.items()):
        if owner is seat and lies.status == "exposed" and not lies_faced(m, seat, card):
            yield Status(m.because(lies), seat, card, "in hand")


@paragraph("48B1", on=(a.Spread, a.Show), overrides=("48B2",), only_if="turn.wrong_lead")
def after_an_opening_lead_out_of_turn(m: Moment, action: a.Spread | a.Show) -> Findings:
    """Declarer who lays down his hand after an opening lead out of turn has not claimed: that is for Law 54."""
    if _lays_down_his_hand(m, action) and m.standing.play.trick_number == 1:
        yield Lawful(m.because(also=("54A",)), action.seat, m.number)


def _lays_down_his_hand(m: Moment, action: a.Spread | a.Show) -> bool:
    st = m.standing
    if action.seat is not st.board.declarer or st.board.stage not in ("clarification", "play"):
        return False
    return isinstance(action, a.Spread) or action.cards is None


@paragraph("48B2", on=(a.Spread, a.Show))
def declarer_shows_his_hand(m: Moment, action: a.Spread | a.Show) -> Findings:
    """Declarer laying down his hand at any other time may be taken to claim, unless plainly he did not mean to."""
    if not _lays_down_his_hand(m, action):
        return
    meant = m.ask("meant-claim", "yes", f"#{m.number}")
    if meant.no:
        yield Lawful(m.because(meant, cite="48A"), action.seat, m.number)
    else:
        yield from open_claim(m, m.because(meant, also=("68A",)), action.seat, None, doubt=meant.open)
    if isinstance(action, a.Spread):
        yield from shown_cards(m, m.because(meant, cite="48A"), action.seat, cards_named_by(m, action), why=None)
