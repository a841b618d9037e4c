"""Law 14: a hand with too few cards, and what of Law 13 is said to be outside. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.information import information
from bridgetable.blocks.limits import before_the_lead
from bridgetable.blocks.restored import restored
from bridgetable.blocks.tricks import cards_due
from bridgetable.findings.kinds import Irregularity, Liable, NotModelled, Status
from bridgetable.findings.moment import Answer, Moment, subject
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table.actions import FoundCard, FoundCount


@paragraph("14B", on=(FoundCount,), decides=("14A",))
def hand_is_short(m: Moment, action: FoundCount) -> Findings:
    """A hand has a card too few: it is looked for, among the played cards (67) and elsewhere."""
    if action.n > 13:
        yield NotModelled(m.because(cite="13"), to_say("unhandled-hand-too-big"))
    elif action.n < cards_due(m.standing, action.seat):
        cite = "14A" if before_the_lead(m.standing) else "14B"
        yield m.noted(m.standing.attention.to(m.number, f"#{m.number}"))
        yield Irregularity(m.because(cite=cite), "wrong number of cards", action.seat, m.number)


@paragraph("14A", on=(FoundCard,), decides=("14C",))
def found_before_the_lead(m: Moment, action: FoundCard) -> Findings:
    """Found before the opening lead is faced, the card goes to its hand, as if it had been there all along."""
    if before_the_lead(m.standing):
        yield from _short(m, action)
        unseen = Answer(f"partner-could-see #{m.number}", "no")
        yield from restored(m, action.seat, action.card, unseen, ("14A", "14A", "24"), "found again")
        yield from _who_may_use_it(m, action)


@paragraph("14B2", on=(FoundCard,), decides=("14B", "14B4", "14C"), after=("14A",))
def found_elsewhere(m: Moment, action: FoundCard) -> Findings:
    """Found later and not among the played cards, it goes back; it may be a penalty card, or a trick a revoke."""
    if before_the_lead(m.standing) or action.place == "among his played cards":
        return
    seat, card = action.seat, action.card
    yield from _short(m, action)
    subjects = (f"#{m.number}", subject(seat, card))
    asked = m.standing.defends(seat) and action.face is not False
    could = m.ask("partner-could-see", None, *subjects) if asked else m.presume("partner-could-see", "no", *subjects)
    yield from restored(m, seat, card, could, ("14B2", "14B4", "14B4"), "found again")
    yield Liable(m.because(also=("90",)), seat)
    yield from _who_may_use_it(m, action)


def _short(m: Moment, action: FoundCard) -> Findings:
    """The hand was short; a card that another player holds makes that hand too long, which is Law 13.

    One that lay hidden among its owner's own cards does not; dummy has laid his hand wrongly then (41D).
    """
    st, seat = m.standing, action.seat
    yield m.noted(st.attention.to(m.number, f"#{m.number}"))
    fault = Irregularity(m.because(), "wrong number of cards", seat, m.number)
    yield fault
    if action.place is seat:
        said = any(i.kind == "dummy laid wrongly" for i in st.history)
        if seat is st.dummy and not said:
            yield Irregularity(m.because(fault, cite="41D", also=(m.cite,)), "dummy laid wrongly", seat, m.number)
    elif isinstance(action.place, Seat):
        why = to_say("unhandled-other-hand-too-many")
        yield NotModelled(m.because(cite="13"), why)


def _who_may_use_it(m: Moment, action: FoundCard) -> Findings:
    """14C: that a card has been put back is not for the partner of that hand to use."""
    status = m.standing.statuses.get((action.seat, action.card))
    support: tuple[Status, ...] = () if status is None else (status,)
    grounds = m.because(*support, cite="14C")
    yield information(grounds, action.seat, action.card, "how it arose", (action.seat.partner,))
