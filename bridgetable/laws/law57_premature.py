"""Law 57: premature leads and plays. 57D is computed; the options of 57A are not there yet."""

from __future__ import annotations

from bridgetable.blocks.penalty import due_when_playing
from bridgetable.blocks.tricks import could_follow
from bridgetable.cards import Card, Suit
from bridgetable.findings.kinds import Duty, Irregularity, Judgement, Misplaced, NotModelled, Status
from bridgetable.findings.moment import Moment, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph


@paragraph("49", editions=(2007,), on=(Misplaced,))
def ahead_of_rho_2007(m: Moment, card: Misplaced) -> Findings:
    """A defender's card played at his RHO's turn has no law of its own in 2007: exposed by a deliberate play."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, cite="50B", also=("49",)), card.seat, card.card, "major penalty")


@paragraph("57D", editions=(2017,), on=(Misplaced,))
def ahead_of_rho_2017(m: Moment, card: Misplaced) -> Findings:
    """A card played at the RHO's turn has to be played in turn if it is legal there; else it is a penalty card."""
    if card.kind != "play at RHO's turn":
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    st = m.standing
    running = st.running
    led = running.led if running is not None else None
    lies_there = st.statuses.get((card.seat, card.card))
    if lies_there is not None and lies_there.status == "major penalty":
        yield lies_there._replace(grounds=m.because(lies_there, early, cite=lies_there.grounds.cite, also=("57D",)))
        return
    could = None
    if led is not None and card.card.suit is not led:
        could = could_follow(m, card.seat, led, st.trick_number, card.card)
    found = () if could is None else (could,)
    first = _penalty_cards_first(m, card, led)
    if first or (could is not None and could.yes):
        waiting = tuple(st.statuses[card.seat, other] for other in first)
        grounds = m.because(early, *found, *waiting, also=("50B", "50C", "50D1(a)") if first else ("50B",))
        yield Status(grounds, card.seat, card.card, "major penalty", provisional=unsure(*found, *waiting))
    else:
        yield Status(m.because(early, *found), card.seat, card.card, "must be played", provisional=unsure(*found))


def _penalty_cards_first(m: Moment, early: Misplaced, led: Suit | None) -> tuple[Card, ...]:
    """The penalty cards, lying there already, that have to be played to this trick before the card in question."""
    st, seat, card = m.standing, early.seat, early.card
    if led is None:
        return ()
    due = due_when_playing(st, seat, led, card.suit is led)
    if not due and not card.honour:
        due = tuple(other for other in st.penalty_cards(seat, "minor penalty") if other.suit is card.suit)
    return tuple(
        other
        for other in due
        if other is not card and max(st.statuses[seat, other].grounds.actions, default=0) < m.number
    )


@paragraph("57D", editions=(2017,), on=("played",), only_if="history")
def another_card_in_turn(m: Moment, played: Status) -> Findings:
    """Who plays another card in turn than the one he had put down too early has not done what the law asks (61A)."""
    st, seat = m.standing, played.owner
    if not any(early.kind == "play at RHO's turn" and early.seat is seat for early in st.history):
        return
    waiting = [s for (owner, _), s in st.statuses.items() if owner is seat and s.status == "must be played"]
    for status in waiting:
        fault = Irregularity(
            m.because(status, played, also=("61A",)), "restriction not obeyed", seat, m.number, played.card
        )
        yield fault
        yield status._replace(grounds=m.because(status, fault, cite=status.grounds.cite), provisional=True)
        yield NotModelled(m.because(fault, cite="61A"), "A duty not obeyed is a revoke, see Laws 61 to 64.", True)


@paragraph("57D", editions=(2017,), on=(AT_REST,))
def to_be_played_in_turn(m: Moment, _: None) -> Findings:
    """A card put down too early and legal has to be played when its owner's turn comes."""
    running = m.standing.running
    led = running.led if running is not None else None
    for (seat, card), status in m.standing.statuses.items():
        if status.status == "must be played":
            when = "now" if m.standing.due is seat else "own turn"
            grounds = m.because(status, cite=status.grounds.cite, number=max(status.grounds.actions))
            revokes = led is not None and card.suit is not led and m.after.holds(seat, led) is True
            doubt = status.provisional or revokes
            yield Duty(grounds, seat, f"play {card.name}", when=when, card=card, provisional=doubt)
            if revokes:
                test = "the suit led has changed since: what becomes of the card put down too early?"
                yield Judgement(m.because(status, cite=status.grounds.cite, also=("44C",)), test)


@paragraph("57A", on=(Misplaced,))
def before_partner(m: Moment, card: Misplaced) -> Findings:
    """A defender ahead of his partner exposes a major penalty card; declarer's further options are not there yet."""
    if card.kind not in ("premature lead", "play out of turn") or not m.standing.defends(card.seat):
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early, also=("50B",)), card.seat, card.card, "major penalty", provisional=True)
    yield NotModelled(m.because(early), "What declarer may ask of the partner's card, see Law 57A.", True)


@paragraph("57C2 / 57C3", on=(Misplaced,))
def declarer_too_early(m: Moment, card: Misplaced) -> Findings:
    """A card declarer plays too early from either hand stays played."""
    if card.kind not in ("premature lead", "play out of turn") or m.standing.defends(card.seat):
        return
    early = Irregularity(m.because(card, also=("44B",)), card.kind, card.seat, m.number, card.card)
    yield early
    yield Status(m.because(early), card.seat, card.card, "must be played", provisional=True)
    yield NotModelled(m.because(early), "Declarer's premature play, see Law 57C.", True)
