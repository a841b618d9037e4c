"""Law 52: a penalty card that is not led or played. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.leads import LATER, OPENING
from bridgetable.blocks.penalty import below_honour, designated, due_when_leading, due_when_playing, was_penalty_card
from bridgetable.blocks.tricks import could_follow
from bridgetable.cards import Card
from bridgetable.findings import deeds
from bridgetable.findings.kinds import (
    Duty,
    Irregularity,
    Judgement,
    Misplaced,
    MustWithdraw,
    Option,
    Rectification,
    Status,
)
from bridgetable.findings.moment import Answer, Moment, need, unsure
from bridgetable.findings.parts import Unplayed
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table.actions import Choose, Face, Show, Spread
from bridgetable.table.choices import Plain

_RULED = ("penalty card accepted", "penalty card put there")
"""What counts as played after a penalty card was not played, by the ruling on that."""


@paragraph("52A", on=("played",), only_if="penalty.penalised", after=("44C",))
def other_card_played(m: Moment, played: Status) -> Findings:
    """A defender who plays another card than the penalty card he had to may not take it back himself."""
    st, seat, card = m.standing, played.seat, played.card
    if st.penalty.unplayed is not None:
        return
    trick = need(st.trick_of(seat, card))
    at, wrong_lead = need(trick.of(seat)).action, _led_out_of_turn(played)
    could = _could_follow(m, played, trick)
    put_down = wrong_lead.action if wrong_lead is not None else at
    due = tuple(other for other in _due(m, played, trick, could) if _lay_there_before(m, seat, other, put_down))
    if _declarer_has_played_since(st, at):
        return  # he has accepted it (52B1(b))
    if not due or played.why in _RULED or _had_to_be_played(played):
        return
    support = (*(st.statuses[seat, other] for other in due), *((could,) if could else ()))
    fault = Irregularity(
        m.because(*support, also=(_duty_law(st, seat, due), "61A"), number=at),
        "penalty card not played",
        seat,
        at,
        card,
        provisional=unsure(*support),
    )
    yield fault
    if wrong_lead is not None and isinstance(m.action, Choose | Spread | Show | Face):
        yield from _accepted_already(m, fault, due)
        return
    yield m.noted(st.penalty._replace(unplayed=Unplayed(at, seat, card, due, trick.number)))
    grounds = m.because(played, fault, cite=played.grounds.cite)
    # the card counted already, and what follows from a card played is not to be found twice
    yield m.instead(played, played._replace(grounds=grounds, provisional=True))


def _accepted_already(m: Moment, fault: Irregularity, due: tuple[Card, ...]) -> Findings:
    """Who has accepted a lead out of turn is not asked about the same card again; whether he might is not written."""
    test = to_say("weighed-penalty-card-after-accepting")
    yield Judgement(m.because(fault, cite="52B1(a)", also=("53A",)), test)
    yield from _still_due(m.standing, fault.seat, due, "52B1(a)")


def _led_out_of_turn(played: Status) -> Irregularity | None:
    """The lead out of turn that this card was before it was accepted."""
    wrong = (f for f in played.grounds.findings if isinstance(f, Irregularity) and f.card is played.card)
    return next((f for f in wrong if f.kind in (OPENING, LATER)), None)


def _declarer_has_played_since(st: Standing, at: int) -> bool:
    return any(not st.defends(play.seat) and play.action > at for trick in st.play.tricks for play in trick.plays)


def _had_to_be_played(played: Status) -> bool:
    """Whether the card was itself one that had to be played in turn (57D)."""
    return any(isinstance(f, Status) and f.status == "must be played" for f in played.grounds.findings)


@paragraph("52A", on=(Misplaced,), overrides=("45E",), only_if="penalty.unplayed")
def puts_it_there_himself(m: Moment, card: Misplaced) -> Findings:
    """The penalty card that he puts down after all, unasked, is no fifth card: it lies there while declarer chooses."""
    unplayed = need(m.standing.penalty.unplayed)
    if card.kind == "fifth card" and (card.seat, card.card) in [(unplayed.seat, due) for due in unplayed.due]:
        yield Irregularity(m.because(card), "change without right", card.seat, m.number, card.card)


def _duty_law(st: Standing, seat: Seat, due: tuple[Card, ...]) -> str:
    return "50C" if all(st.status(seat, card) == "minor penalty" for card in due) else "50D1(a)"


def _lay_there_before(m: Moment, seat: Seat, card: Card, at: int) -> bool:
    return max(m.standing.statuses[seat, card].grounds.actions, default=0) < at


def _could_follow(m: Moment, played: Status, trick: LawTrick) -> Answer | None:
    """Whether a defender who discarded or ruffed had a card of the suit led: that came before any penalty card."""
    led, suit = trick.led, played.card.suit
    if led is None or suit in (None, led):
        return None
    return could_follow(m, played.seat, led, trick.number, played.card)


def _due(m: Moment, played: Status, trick: LawTrick, could: Answer | None) -> tuple[Card, ...]:
    """The penalty cards that should have been played instead of the card that was."""
    st, seat, card = m.standing, played.seat, played.card
    revoked = could is not None and could.yes
    if trick.leader is seat:
        majors = due_when_leading(st, m.before, seat)
    else:
        led = trick.led
        majors = due_when_playing(m, seat, led, card.suit is led or revoked)
    named = designated(st, seat)
    if named in majors:
        return (named,)
    if was_penalty_card(played):
        return ()
    if majors or revoked:
        return majors
    minors = tuple(other for other in st.penalty_cards(seat, "minor penalty") if other.suit is card.suit)
    return minors if minors and below_honour(m, seat, card, m.ask).yes else ()


@paragraph("52B1", on=(AT_REST,), only_if="penalty.unplayed")
def declarer_accepts_or_not(m: Moment, _: None) -> Findings:
    """Declarer may accept the card played instead, or have the penalty card put in its place."""
    st, unplayed = m.standing, need(m.standing.penalty.unplayed)
    fault = next(i for i in reversed(st.history) if i.kind == "penalty card not played")
    by = st.board.declarer.value
    stays, goes = (
        m.because(fault, cite="52B1(a)", number=unplayed.action),
        m.because(fault, cite="52B2", number=unplayed.action),
    )
    yield Option(stays, by, Plain.ACCEPT, 1, "accepting another card than the penalty card")
    yield Option(goes, by, Plain.REFUSE, 2, "having the penalty card played")


@paragraph("52B1(a)", on=("chosen accepting another card than the penalty card",), decides=("52B1(c)",))
def accepted(m: Moment, option: Option) -> Findings:
    """Accepted: the card stands, and the penalty card stays one; what its owner has led since is looked at next."""
    later = _played_since(m.standing)
    yield from _stands(m, option, "52B1(a)")
    for play in later:
        yield m.standing.statuses[play.seat, play.card]


def _played_since(st: Standing) -> list[TrickPlay]:
    """What the defenders have led or played since the penalty card was not played; declarer's next card accepts it."""
    since = need(st.penalty.unplayed).action
    return [play for trick in st.play.tricks for play in trick.plays if play.action > since]


def _stands(m: Moment, why: Option | Status, cite: str) -> Findings:
    st, unplayed = m.standing, need(m.standing.penalty.unplayed)
    yield m.noted(st.penalty._replace(unplayed=None))
    old = st.statuses[unplayed.seat, unplayed.card]
    grounds = m.because(why, cite=cite)
    yield Status(grounds, unplayed.seat, unplayed.card, "played", old.as_, old.trick, why="penalty card accepted")
    yield from _still_due(st, unplayed.seat, unplayed.due, cite)


def _still_due(st: Standing, seat: Seat, due: tuple[Card, ...], cite: str) -> Findings:
    """The penalty cards that were not played remain what they are."""
    for card in (card for card in due if card in st.penalty_cards(seat)):
        status = st.statuses[seat, card]
        grounds = status.grounds._replace(findings=(status,), also=("52B1(c)", cite))
        yield status._replace(grounds=grounds, provisional=False)


@paragraph("52B1(b)", on=("played",), only_if="penalty.unplayed", after=("44C", "57C3", "60A1", "52A"))
def must_accept(m: Moment, played: Status) -> Findings:
    """Declarer who has since played from his hand or from dummy must accept the card."""
    if not m.standing.defends(played.seat):
        yield Rectification(m.because(played), "lead stands", need(m.standing.penalty.unplayed).seat)
        yield from _stands(m, played, "52B1(b)")


@paragraph("52B2", on=("chosen having the penalty card played",))
def refused(m: Moment, option: Option) -> Findings:
    """Refused: the penalty card is put in its place; what was played wrongly, a later lead too, is a major one."""
    st, unplayed = m.standing, need(m.standing.penalty.unplayed)
    for play in _played_since(st):
        yield MustWithdraw(m.because(option, also=("47A",)), play.seat, play.card)
        yield Status(m.because(option, also=("47A",)), play.seat, play.card, "major penalty")
    yield m.noted(st.penalty._replace(unplayed=None))
    seat, old = unplayed.seat, st.statuses[unplayed.seat, unplayed.card]
    if m.after.place(seat, unplayed.card) in ("playing", "turned"):
        yield MustWithdraw(m.because(option, also=("47A",)), seat, unplayed.card)
    yield Status(m.because(option, also=("47A",)), seat, unplayed.card, "major penalty")
    if len(unplayed.due) == 1:
        lay_there = st.statuses[seat, unplayed.due[0]]
        grounds, due = m.because(option, lay_there), unplayed.due[0]
        yield Status(grounds, seat, due, "played", old.as_, unplayed.trick, why="penalty card put there")


@paragraph("52B2", on=(AT_REST,), after=("50D1(a)",))
def still_to_be_put_there(m: Moment, _: None) -> Findings:
    """The penalty card counts as played by the ruling; its owner has still to put it into the trick."""
    for (seat, card), status in m.standing.statuses.items():
        ruled = status.why == "penalty card put there" and status.status == "played"
        if ruled and m.after.place(seat, card) not in ("playing", "turned"):
            number = max(status.grounds.actions)
            yield Duty(m.because(status, number=number), seat, deeds.PlayCard(card), when="now", card=card)
