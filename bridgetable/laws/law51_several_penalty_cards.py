"""Law 51: two or more penalty cards of one defender. The lead restrictions are computed with those of 50D2."""

from __future__ import annotations

from bridgetable.blocks.penalty import duty_now
from bridgetable.cards import parse_card
from bridgetable.findings.kinds import Duty, Option
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.seats import Seat


@paragraph("51A", on=(AT_REST,))
def declarer_says_which(m: Moment, _: None) -> Findings:
    """When a defender may play any of several penalty cards, declarer says which."""
    st, seat = m.standing, m.standing.due
    if seat is None or not st.defends(seat) or _said(m, seat):
        return
    due, when = duty_now(m, m.after, seat)
    if len(due) < 2 or when != "now":
        return
    for order, card in enumerate(due, 1):
        status = st.statuses[seat, card]
        grounds = m.because(status, number=max(status.grounds.actions, default=0))
        yield Option(grounds, st.declarer.value, f"designate {card.name}", order)


def _said(m: Moment, seat: Seat) -> bool:
    """Whether declarer has said which card this defender has to play to the trick."""
    return any(ban.grounds.cite == "51A" and ban.seat is seat for ban in m.standing.bans)


@paragraph("51A", on=("chosen 51A",))
def this_card(m: Moment, option: Option) -> Findings:
    """The penalty card declarer designates is the one to be played now."""
    seat = m.standing.due
    if seat is not None:
        card = parse_card(option.id.removeprefix("designate "))
        yield Duty(m.because(option), seat, must=f"play {card.name}", when="now", card=card)
