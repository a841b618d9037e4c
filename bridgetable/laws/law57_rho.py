"""Law 57D: a defender's card played at his RHO's turn."""

from __future__ import annotations

from bridgetable.blocks.penalty import due_when_playing
from bridgetable.blocks.tricks import comes_first, could_have_followed
from bridgetable.cards import Card
from bridgetable.findings import deeds
from bridgetable.findings.kinds import (
    Duty,
    Irregularity,
    Judgement,
    Misplaced,
    Status,
)
from bridgetable.findings.moment import Moment, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say


@paragraph("49", until=2017, on=(Misplaced,))
def ahead_of_rho_2007(m: Moment, card: Misplaced) -> Findings:
    """A defender's card played at his RHO's turn has no law of its own in 2007: exposed by a deliberate play."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, cite="50B", also=("49",)), card.seat, card.card, "major penalty")


@paragraph("57D", since=2017, on=(Misplaced,))
def ahead_of_rho_2017(m: Moment, card: Misplaced) -> Findings:
    """A card played at the RHO's turn has to be played in turn if it is legal there; else it is a penalty card."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    test = to_say("weighed-use-of-early-card")
    yield Judgement(m.because(early, cite="16B1(a)", also=("16B1(b)",)), test, ("suggested", "alternative"))
    st = m.standing
    lies_there = st.statuses.get((card.seat, card.card))
    if lies_there is not None and lies_there.status == "major penalty":
        yield lies_there._replace(grounds=m.because(lies_there, early, cite=lies_there.grounds.cite, also=("57D",)))
        return
    could = could_have_followed(m, card)
    found = () if could is None else (could,)
    first = _penalty_cards_first(m, card)
    if first or (could is not None and could.yes):
        waiting = tuple(st.statuses[card.seat, other] for other in first)
        grounds = m.because(early, *found, *waiting, also=("50B", "50C", "50D1(a)") if first else ("50B",))
        yield Status(grounds, card.seat, card.card, "major penalty", provisional=unsure(*found, *waiting))
    else:
        yield Status(m.because(early, *found), card.seat, card.card, "must be played", provisional=unsure(*found))


def _penalty_cards_first(m: Moment, early: Misplaced) -> tuple[Card, ...]:
    """The penalty cards, lying there already, that have to be played to this trick before the card in question."""
    st, seat, card = m.standing, early.seat, early.card
    led = st.play.running.led if st.play.running is not None else None
    if led is None:
        return ()
    due = due_when_playing(m, seat, led, card.suit is led)
    if not card.honour:
        due += tuple(other for other in st.penalty_cards(seat, "minor penalty") if other.suit is card.suit)
    return tuple(
        other
        for other in due
        if other is not card and max(st.statuses[seat, other].grounds.actions, default=0) < m.number
    )


@paragraph("57D", since=2017, on=("played",), only_if="history", after=("44C",))
def another_card_in_turn(m: Moment, played: Status) -> Findings:
    """Who plays another card in turn than the one he had put down too early has not done what the law asks (61A)."""
    if played.why == "exchanged":
        return  # nobody has played anything: two cards of the last tricks have changed places (62D1)
    st, seat = m.standing, played.seat
    waiting = [s for (owner, _), s in st.statuses.items() if owner is seat and s.status == "must be played"]
    for status in waiting:
        fault = Irregularity(
            m.because(status, played, also=("61A",)), "restriction not obeyed", seat, m.number, played.card
        )
        yield fault
        yield status._replace(grounds=m.because(status, fault, cite=status.grounds.cite), provisional=True)


@paragraph("57D", since=2017, on=(AT_REST,), after=("50D1(a)",))
def to_be_played_in_turn(m: Moment, _: None) -> Findings:
    """A card put down too early and legal has to be played when its owner's turn comes."""
    led = m.standing.play.running.led if m.standing.play.running is not None else None
    for (seat, card), status in m.standing.statuses.items():
        if status.status == "must be played":
            when = "now" if m.standing.play.due is seat else "own turn"
            grounds = m.because(status, cite=status.grounds.cite, number=max(status.grounds.actions))
            revokes = led is not None and card.suit is not led and m.after.holds(seat, led) is True
            doubt = status.provisional or revokes
            yield Duty(
                grounds,
                seat,
                deeds.PlayCard(card),
                when=when,
                card=card,
                provisional=doubt,
                unless=comes_first(m, seat, led, card.suit),
                why="put down too early",
            )
            if revokes:
                test = to_say("weighed-early-card-other-suit")
                yield Judgement(m.because(status, cite=status.grounds.cite, also=("44C",)), test)
