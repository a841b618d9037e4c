"""Law 52: a penalty card that is not led or played. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.penalty import due_when_leading, due_when_playing, was_penalty_card
from bridgetable.cards import Card
from bridgetable.findings.kinds import Duty, Irregularity, MustWithdraw, Option, Rectification, Status
from bridgetable.findings.moment import Moment, need, unsure
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import LawTrick, Unplayed
from bridgetable.seats import Seat


@paragraph("52A", on=("played",), only_if="penalised")
def other_card_played(m: Moment, played: Status) -> Findings:
    """A defender who plays another card than the penalty card he had to may not take it back himself."""
    st, seat, card = m.standing, played.owner, played.card
    trick = st.trick_of(seat, card)
    if trick is None or not st.defends(seat) or st.unplayed is not None or not st.penalty_cards(seat):
        return
    due = tuple(other for other in _due(m, played, trick) if _lay_there_before(m, seat, other))
    if not due or card in due or played.grounds.cite.startswith("52B"):
        return
    st.unplayed = Unplayed(m.number, seat, card, due, trick.number)
    statuses = tuple(st.statuses[seat, other] for other in due)
    fault = Irregularity(
        m.because(*statuses, also=(_duty_law(statuses), "61A")),
        "penalty card not played",
        seat,
        m.number,
        card,
        provisional=unsure(*statuses),
    )
    yield fault
    yield Status(
        m.because(played, fault, cite=played.grounds.cite), seat, card, "played", played.as_, played.trick, True
    )


def _duty_law(due: tuple[Status, ...]) -> str:
    return "50C" if all(status.status == "minor penalty" for status in due) else "50D1(a)"


def _lay_there_before(m: Moment, seat: Seat, card: Card) -> bool:
    return max(m.standing.statuses[seat, card].grounds.actions, default=0) < m.number


def _due(m: Moment, played: Status, trick: LawTrick) -> tuple[Card, ...]:
    """The penalty cards that should have been played instead of the card that was."""
    st, seat, card = m.standing, played.owner, played.card
    if trick.leader is seat:
        majors = due_when_leading(st, m.before, seat)
    else:
        led = trick.led
        majors = due_when_playing(st, seat, led, card.suit is led)
    named = next((ban.card for ban in st.bans if ban.grounds.cite == "51A" and ban.seat is seat), None)
    if named is not None and named in majors:
        return (named,)
    if majors or card.honour:
        return () if was_penalty_card(played) else majors
    return tuple(other for other in st.penalty_cards(seat, "minor penalty") if other.suit is card.suit)


@paragraph("52B1", on=(AT_REST,), only_if="unplayed")
def declarer_accepts_or_not(m: Moment, _: None) -> Findings:
    """Declarer may accept the card played instead, or have the penalty card put in its place."""
    st, unplayed = m.standing, need(m.standing.unplayed)
    fault = next(i for i in reversed(st.history) if i.kind == "penalty card not played")
    by = st.declarer.value
    yield Option(m.because(fault, cite="52B1(a)", number=unplayed.action), by, "accept", 1)
    yield Option(m.because(fault, cite="52B2", number=unplayed.action), by, "refuse", 2)


@paragraph("52B1(a)", on=("chosen 52B1(a)",), decides=("52B1(c)",))
def accepted(m: Moment, option: Option) -> Findings:
    """Accepted: the card stands, and the penalty card stays one."""
    yield from _stands(m, option, "52B1(a)")


def _stands(m: Moment, why: Option | Status, cite: str) -> Findings:
    st, unplayed = m.standing, need(m.standing.unplayed)
    st.unplayed = None
    old = st.statuses[unplayed.seat, unplayed.card]
    grounds = m.because(why, cite=cite)
    yield Status(grounds, unplayed.seat, unplayed.card, "played", old.as_, old.trick)
    for card in (card for card in unplayed.due if card in st.penalty_cards(unplayed.seat)):
        status = st.statuses[unplayed.seat, card]
        yield Status(
            m.because(status, cite=status.grounds.cite, also=("52B1(c)", cite)), unplayed.seat, card, status.status
        )


@paragraph("52B1(b)", on=("played",), only_if="unplayed")
def must_accept(m: Moment, played: Status) -> Findings:
    """Declarer who has since played from his hand or from dummy must accept the card."""
    st, unplayed = m.standing, need(m.standing.unplayed)
    if st.defends(played.owner) or m.number <= unplayed.action:
        return
    yield Rectification(m.because(played), "lead stands", unplayed.seat)
    yield from _stands(m, played, "52B1(b)")


@paragraph("52B2", on=("chosen 52B2",))
def refused(m: Moment, option: Option) -> Findings:
    """Refused: the penalty card is put in its place, and what was played instead is a major penalty card."""
    st, unplayed = m.standing, need(m.standing.unplayed)
    st.unplayed = None
    seat, old = unplayed.seat, st.statuses[unplayed.seat, unplayed.card]
    if m.after.place(seat, unplayed.card) in ("playing", "turned"):
        yield MustWithdraw(m.because(option, also=("47A",)), seat, unplayed.card)
    yield Status(m.because(option, also=("47A",)), seat, unplayed.card, "major penalty")
    if len(unplayed.due) == 1:
        lay_there = st.statuses[seat, unplayed.due[0]]
        yield Status(m.because(option, lay_there), seat, unplayed.due[0], "played", old.as_, unplayed.trick)


@paragraph("52B2", on=(AT_REST,))
def still_to_be_put_there(m: Moment, _: None) -> Findings:
    """The penalty card counts as played by the ruling; its owner has still to put it into the trick."""
    for (seat, card), status in m.standing.statuses.items():
        ruled = status.grounds.cite == "52B2" and status.status == "played"
        if ruled and m.after.place(seat, card) not in ("playing", "turned"):
            number = max(status.grounds.actions)
            yield Duty(m.because(status, number=number), seat, f"play {card.name}", when="now", card=card)
