"""Law 49: a defender's exposed cards. Both editions alike; what Law 68 excepts is said there, and comes first."""

from __future__ import annotations

from bridgetable.blocks.claims import about_this_trick
from bridgetable.blocks.sight import partner_could_see
from bridgetable.cards import Card
from bridgetable.findings.kinds import PENALTY, Irregularity, Lawful, NotModelled, Status
from bridgetable.findings.moment import Answer, Moment, subject, unsure
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a


@paragraph("49", on=(a.Drop, a.BeSeen, a.Show, a.Spread))
def defender_exposes(m: Moment, action: a.Drop | a.BeSeen | a.Show | a.Spread) -> Findings:
    """A defender's card put where his partner could see its face becomes a penalty card."""
    st, seat = m.standing, action.seat
    if not st.defends(seat):
        return
    cards = action.cards or m.before.hand(seat)
    if not cards:
        yield from _cards_not_known(m, seat)
    unplayed = any(m.standing.trick_of(seat, card) is None for card in cards)
    about = about_this_trick(m) if isinstance(action, a.Show) and unplayed else None
    for card in cards:
        yield from _one_card(m, seat, card, about)


def _cards_not_known(m: Moment, seat: Seat) -> Findings:
    """A whole hand of which nothing is known: could partner have seen it, and if so, which cards were they?"""
    could = partner_could_see(m, seat, f"#{m.number}")
    if could.no:
        yield Lawful(m.because(could), seat, m.number)
    else:
        why = to_say("unhandled-cards-not-written-down-49")
        yield NotModelled(m.because(could), why, True)


def _one_card(m: Moment, seat: Seat, card: Card, about: Answer | None = None) -> Findings:
    if m.standing.trick_of(seat, card) is not None:
        return
    if m.standing.status(seat, card) in PENALTY:
        yield Lawful(m.because(m.standing.statuses[seat, card]), seat, m.number)
        return
    could = partner_could_see(m, seat, f"#{m.number}", subject(seat, card))
    if could.yes:
        support = (could,) if about is None else (could, about)
        yield Irregularity(m.because(*support), "exposed card", seat, m.number, card, provisional=unsure(*support))
    else:
        yield Status(m.because(could), seat, card, "in hand", provisional=unsure(could))
        if could.no:
            yield Lawful(m.because(could), seat, m.number)


@paragraph("49", on=(a.SayHolds,))
def says_he_holds(m: Moment, action: a.SayHolds) -> Findings:
    """A defender who says that he holds a certain card has exposed it; of a suit he has not, he tells partner (16B)."""
    st, seat, card = m.standing, action.seat, action.card
    if not st.defends(seat) or st.board.before_play:
        return
    if card is None:
        yield NotModelled(m.because(cite="16B"), to_say("unhandled-suit-not-held"))
        return
    if st.trick_of(seat, card) is not None:
        return
    if st.status(seat, card) in PENALTY:
        yield Lawful(m.because(st.statuses[seat, card]), seat, m.number)
        return
    about = about_this_trick(m)
    support = () if about is None else (about,)
    yield Irregularity(m.because(*support), "card named as held", seat, m.number, card, provisional=unsure(*support))
