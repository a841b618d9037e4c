"""Law 68: words and cards about no more than the trick in progress, which are no claim."""

from __future__ import annotations

from bridgetable.blocks.claims import (
    about_this_trick,
    belongs_to_the_words,
    cards_named_by,
    shown_cards,
    shown_just_before,
    told_by_cards,
)
from bridgetable.cards import Card
from bridgetable.editions import as_of
from bridgetable.findings.kinds import (
    ClaimState,
    Facing,
    Information,
    Judgement,
    Lawful,
)
from bridgetable.findings.moment import Answer, Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a


@paragraph("68 opening", until=2017, on=(a.Claim, a.Concede), overrides=("68A", "68B1"), decides=("68 footnote",))
@paragraph("68 opening", since=2017, on=(a.Claim, a.Concede), overrides=("68A", "68B1"))
def only_this_trick(m: Moment, said: a.Claim | a.Concede) -> Findings:
    """Words about no more than the trick in progress are neither a claim nor a concession; play goes on."""
    about = m.presume("this-trick-only", "yes" if said.n == "this trick" else "no", f"#{m.number}")
    if not about.yes or m.standing.claim_stops:
        return
    also = _footnote(m)
    yield ClaimState(m.because(about, also=also), said.seat, "not a claim")
    yield Lawful(m.because(about, also=also), said.seat, m.number)
    if not m.standing.defends(said.seat):
        return
    yield _words_forgotten(m, about, said.seat)
    cards = shown_just_before(m, said.seat)
    if cards:
        yield from belongs_to_the_words(m, m.because(about, also=(*also, "49")), said.seat)
        yield from _partner_forgets(m, about, said.seat, cards)


@paragraph("68 opening", on=(a.Show, a.SayHolds), overrides=("49",))
def shown_for_this_trick(m: Moment, action: a.Show | a.SayHolds) -> Findings:
    """A defender's cards shown or named to speak of the trick in progress are no penalty cards."""
    st, seat = m.standing, action.seat
    if not st.defends(seat) or st.claim_stops:
        return
    cards = tuple(card for card in cards_named_by(m, action) if st.trick_of(seat, card) is None)
    if not cards or (isinstance(action, a.Show) and action.cards is None):
        return
    about = about_this_trick(m)
    if about is None or not about.yes:
        return
    meant = m.recorded("meant-as", f"#{m.number}")
    if meant is not None and meant.value == "play":
        yield Facing(m.because(about, meant, also=("57A",)), seat, cards[0], "play")
        return
    yield Lawful(m.because(about), seat, m.number)
    yield from shown_cards(m, m.because(about, also=("49",)), seat, cards)
    yield from _partner_forgets(m, about, seat, cards)


def _partner_forgets(m: Moment, about: Answer, seat: Seat, cards: tuple[Card, ...]) -> Findings:
    """Law 16 for the partner of the defender who has shown cards, and perhaps 57A if he has still to play."""
    cite = m.cited("68 opening")
    yield from told_by_cards(m.because(about, cite="16B1", also=(cite, "16")), seat, cards, (seat.partner,))
    running = m.standing.play.running
    if running is not None and running.of(seat.partner) is None:
        test = to_say("weighed-shown-as-played")
        yield Judgement(m.because(about, cite="57A", also=(cite,)), test, (f"meant-as #{m.number}",))


def _words_forgotten(m: Moment, about: Answer, seat: Seat) -> Information:
    """What a defender says of the trick in progress is not for his partner to use (16)."""
    others = tuple(other for other in SEATS if other is not seat.partner)
    grounds = m.because(about, cite="16B1", also=("68 opening", "16"))
    return Information(grounds, f"#{m.number}", "all", others, (seat.partner,))


def _footnote(m: Moment) -> tuple[str, ...]:
    """That the words are about the trick in progress stands in a footnote in 2007, in the opening itself in 2017."""
    return as_of(m.year, {2007: ("68 footnote",), 2017: ()})
