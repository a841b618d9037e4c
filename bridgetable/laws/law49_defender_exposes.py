"""Law 49: a defender's exposed cards. Both editions alike."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.findings.kinds import Irregularity, Lawful, NotModelled, Status
from bridgetable.findings.moment import Answer, Moment, subject, unsure
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.seats import Seat
from bridgetable.table import actions as a


@paragraph("49", on=(a.Drop, a.BeSeen, a.Show, a.Spread))
def defender_exposes(m: Moment, action: a.Drop | a.BeSeen | a.Show | a.Spread) -> Findings:
    """A defender's card put where his partner could see its face becomes a penalty card."""
    st, seat = m.standing, action.seat
    if not st.defends(seat):
        return
    if st.stage in ("before", "cards taken", "auction"):
        yield NotModelled(m.because(cite="24"), "A card exposed before the play, see Law 24.")
        return
    if _whole_hand(action):
        meant = m.ask("meant-claim", "yes", f"#{m.number}")
        if not meant.no:
            yield NotModelled(m.because(meant, cite="68A"), "Showing the hand is a claim, see Law 68.", meant.open)
            return
    for card in action.cards or m.before.hand(seat):
        yield from _one_card(m, seat, card)


def _whole_hand(action: a.Drop | a.BeSeen | a.Show | a.Spread) -> bool:
    return isinstance(action, a.Show | a.Spread) and action.cards is None


def _one_card(m: Moment, seat: Seat, card: Card) -> Findings:
    if m.standing.trick_of(seat, card) is not None:
        return
    could = _partner_could_see(m, seat, card)
    if could.yes:
        yield Irregularity(m.because(could), "exposed card", seat, m.number, card, provisional=could.open)
    else:
        yield Status(m.because(could), seat, card, "in hand", provisional=unsure(could))
        if could.no:
            yield Lawful(m.because(could), seat, m.number)


def _partner_could_see(m: Moment, seat: Seat, card: Card) -> Answer:
    """Could partner have seen it: presumed where it lies face up, or where both opponents saw it; else asked."""
    number, named = f"#{m.number}", subject(seat, card)
    action = m.action
    if isinstance(action, a.Drop):
        return m.presume("partner-could-see", "yes" if action.face else "no", number, named)
    if isinstance(action, a.Spread) or (isinstance(action, a.Show) and action.where):
        return m.presume("partner-could-see", "yes", number, named)
    seen = m.recorded("seen-by", number, named)
    opponents = {m.standing.declarer.value, m.standing.dummy.value}
    if seen is not None and opponents <= set(seen.value or ""):
        return m.presume("partner-could-see", "yes", number, named)
    return m.ask("partner-could-see", None, number, named)


@paragraph("49", on=(a.SayHolds,))
def says_he_holds(m: Moment, action: a.SayHolds) -> Findings:
    """A defender who says that he holds a certain card has exposed it."""
    if not m.standing.defends(action.seat) or action.card is None:
        return
    if m.standing.trick_of(action.seat, action.card) is None:
        yield Irregularity(m.because(), "card named as held", action.seat, m.number, action.card)
