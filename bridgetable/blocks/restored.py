"""A card put back into the hand it belongs to: it counts as having been there all along (14B4, 67B2(b))."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.findings.kinds import Deemed, Irregularity, Judgement, Status
from bridgetable.findings.moment import Answer, Moment, subject, unsure
from bridgetable.findings.registry import Findings
from bridgetable.seats import Seat


def restored(m: Moment, seat: Seat, card: Card, could_see: Answer, cites: tuple[str, str, str]) -> Findings:
    """The card is in hand, or a penalty card if a defender's was seen; a trick it was due in may be a revoke.

    `cites` are the paragraphs that put it back, that deem it to have been there, and that make it a penalty card.
    """
    back, deems, seen = cites
    deemed = Deemed(m.because(cite=deems, also=(back,)), seat, card)
    yield deemed
    if could_see.yes and m.standing.defends(seat):
        grounds = m.because(deemed, could_see, cite=seen)
        yield Irregularity(grounds, "exposed card", seat, m.number, card, provisional=could_see.open)
    else:
        yield Status(m.because(deemed, could_see, cite=back), seat, card, "in hand", provisional=unsure(could_see))
    yield from _not_played_before(m, deemed)


def _not_played_before(m: Moment, deemed: Deemed) -> Findings:
    """Each earlier trick in its suit to which its owner played another suit was a revoke."""
    st, seat, suit = m.standing, deemed.owner, deemed.card.suit
    known = [i.card for i in st.history if i.kind == "revoke" and i.seat is seat]
    for trick in st.tricks:
        play = trick.of(seat)
        if play is None or trick.leader is seat or trick.led is not suit or play.card.suit in (None, suit):
            continue
        if play.card not in known:
            grounds = m.because(deemed, cite=deemed.grounds.cite, also=("44C", "61A"), number=play.action)
            yield Irregularity(grounds, "revoke", seat, play.action, play.card)
    if st.past:
        test = "was there an earlier trick, not written down, to which this card had to be played?"
        key = f"could-follow {subject(seat, deemed.card).partition(' ')[0]}"
        yield Judgement(m.because(deemed, cite=deemed.grounds.cite), test, (key,))
