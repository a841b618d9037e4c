"""Law 51: two or more penalty cards of one defender. The lead restrictions are computed with those of 50D2."""

from __future__ import annotations

from bridgetable.blocks.penalty import designated, due_when_leading, due_when_playing, duty_now, was_penalty_card
from bridgetable.findings import deeds
from bridgetable.findings.kinds import Duty, Judgement, Option, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table.choices import Designate, designated_card


@paragraph("51A", on=(AT_REST,), only_if="penalty.penalised", after=("50D1(a)",))
def declarer_says_which(m: Moment, _: None) -> Findings:
    """When a defender may play any of several penalty cards, declarer says which."""
    st = m.standing
    for seat in (st.board.declarer.lho, st.board.declarer.rho):
        due, when = duty_now(m, m.after, seat)
        if when != "now" or len(due) < 2 or designated(st, seat):
            continue
        for order, card in enumerate(due, 1):
            status = st.statuses[seat, card]
            grounds = m.because(status, number=max(status.grounds.actions, default=0))
            yield Option(grounds, st.board.declarer.value, Designate(card), order, "the penalty card to be played")


@paragraph("51A", on=("played",), only_if="penalty.penalised", after=("50B",))
def did_not_wait(m: Moment, played: Status) -> Findings:
    """A defender who picks one of several penalty cards himself: nothing is written, so the director decides."""
    st, seat = m.standing, played.seat
    trick = st.trick_of(seat, played.card)
    himself = getattr(m.action, "seat", None) is seat
    if trick is None or not himself or not was_penalty_card(played) or designated(st, seat):
        return
    if trick.leader is seat:
        others = due_when_leading(st, m.before, seat)
    else:
        others = due_when_playing(m, seat, trick.led, played.card.suit is trick.led)
    if others:
        test = to_say("weighed-other-penalty-card")
        yield Judgement(m.because(played), test)


@paragraph("51A", on=("chosen the penalty card to be played",))
def this_card(m: Moment, option: Option) -> Findings:
    """The penalty card declarer designates is the one to be played now."""
    seat = m.standing.play.due
    if seat is not None:
        card = designated_card(option.choice)
        must = deeds.PlayCard(card)
        yield Duty(m.because(option), seat, must=must, when="now", card=card, why="card chosen by declarer")
