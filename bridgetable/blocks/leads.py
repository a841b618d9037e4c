"""A lead from a wrong hand: that it lies there, that it is accepted, that it goes back (Laws 53 to 56 share this)."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.told import laid_in
from bridgetable.cards import Card, Suit
from bridgetable.findings.changes import Noted
from bridgetable.findings.kinds import Facing, Finding, Irregularity, Judgement, Misplaced, MustWithdraw, Status
from bridgetable.findings.moment import Answer, Moment, Support, subject, unsure
from bridgetable.findings.parts import LeadAnswer, OutOfTurn, Together, WrongLead
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.findings.standing import Standing
from bridgetable.messages import to_say
from bridgetable.seats import Seat
from bridgetable.table import actions as a

OPENING = "opening lead out of turn"
LATER = "lead out of turn"


def lies_wrong(m: Moment, card: Misplaced, *also: str) -> Findings:
    """The irregularity of a lead out of turn; the card lies there faced until somebody has chosen."""
    st = m.standing
    grounds = m.because(card, also=(*also, "44G"))
    wrong = Irregularity(grounds, card.kind, who_acts(m, card.seat), laid_in(m, card), card.card)
    yield wrong
    lay_there = st.statuses.get((card.seat, card.card))  # a penalty card, perhaps
    support = (wrong,) if lay_there is None else (wrong, lay_there)
    yield Status(m.because(*support), card.seat, card.card, "exposed", provisional=True)
    lead = WrongLead(wrong, card.seat, card.card, st.play.trick_number, st.play.due)
    if st.turn.wrong_lead is None:
        yield m.noted(st.turn._replace(wrong_lead=lead))
    else:
        yield m.noted(st.turn._replace(second_lead=lead))  # the first is ruled on first


def newest_lead(standing: Standing) -> WrongLead | None:
    """The lead out of turn made last, of those that wait."""
    return standing.turn.second_lead or standing.turn.wrong_lead


def waiting_lead(standing: Standing, seat: Seat, card: Card) -> WrongLead | None:
    """The lead out of turn of this card that nobody has accepted or refused yet."""
    leads = (standing.turn.wrong_lead, standing.turn.second_lead)
    return next((lead for lead in leads if lead is not None and (lead.seat, lead.card) == (seat, card)), None)


def other_card_led(m: Moment, lead: WrongLead, card: Card) -> Findings:
    """The lead that waits is of another card: the one called was a slip (45C4(b))."""
    fault = replace(lead.fault, card=card)
    yield m.instead(lead.fault, fault)
    turn, other = m.standing.turn, lead._replace(card=card, fault=fault)
    second = turn.second_lead is lead
    yield m.noted(turn._replace(second_lead=other) if second else turn._replace(wrong_lead=other))


def belongs_elsewhere(standing: Standing, lead: WrongLead, facing: Facing) -> bool:
    """Whether a card has nothing to do with the lead that waits.

    It lies in its trick and is only named once more, or the trick before is running again and it goes there.
    """
    running = standing.play.running
    before = running is not None and running.number < lead.trick
    return before or standing.trick_of(facing.seat, facing.card) is not None


def meant_as(m: Moment, facing: Facing, proper: Seat | None, led: Suit | None) -> Answer:
    """Whether the next hand plays to a lead in suit `led` or, where the lead was really his, makes his own."""
    key = f"#{m.number}"
    if facing.seat is not proper:
        return Answer(f"meant-as {key}", "play")
    said = _said(m, facing)
    if said is not None:
        return m.presume("meant-as", said, key)
    follows = led is None or facing.card.suit is led or m.before.holds(facing.seat, led, facing.card) is not True
    return m.ask("meant-as", "play" if follows else "lead", key)  # nobody is taken to revoke who can be leading


def _said(m: Moment, facing: Facing) -> str | None:
    """Whether the action itself tells a lead from a play; a call of dummy's card does not.

    Of one of several cards put down at once it is told by how they were put down.
    """
    action, together = m.action, m.standing.turn.together
    if together is not None and together.seat is facing.seat and facing.card in together.cards:
        return together.purpose
    if isinstance(action, a.PlaySeveral | a.Choose):
        return facing.purpose
    if isinstance(action, a.PlayFromDummy):
        return "lead" if action.verb == "leads" else "play"
    return "lead" if isinstance(action, a.Lead) else "play" if isinstance(action, a.Play) else None


def who_acts(m: Moment, hand: Seat) -> Seat:
    """Who puts a card forward from `hand`: declarer, where he leads or plays from dummy."""
    action = m.action
    by_declarer = isinstance(action, a.DesignateCard | a.PlayFromDummy | a.Indicate | a.Touch)
    designation = m.standing.designated.newest
    obeys = isinstance(action, a.Move) and designation is not None and designation.trick == m.standing.play.trick_number
    return m.standing.board.declarer if by_declarer or obeys else hand


def accepted(
    m: Moment, wrong: WrongLead, *support: Support, why: CardBecause, cite: str = "", also: tuple[str, ...] = ()
) -> Findings:
    """The lead counts as a correct one, and the trick goes on from it."""
    st, second = m.standing, m.standing.turn.second_lead
    yield _answered(m, wrong, "accept")
    yield m.noted(st.play._replace(leader=wrong.seat))
    refused = (
        ban for ban in st.bans if ban.why == "lead in the other hand"
    )  # that an earlier lead was refused is over
    yield m.no_longer(*refused, *_told_or_moved(st, wrong))
    grounds = m.because(wrong.fault, *_lies(m, wrong), *support, cite=cite, also=(*also, "16A1"))
    doubt = unsure(wrong.fault, *support)
    yield Status(grounds, wrong.seat, wrong.card, "played", "lead", wrong.trick, doubt, why)
    if second is not None:
        yield from overtaken(m, second)
    yield from _partner_had_followed(m, wrong)


def overtaken(m: Moment, second: WrongLead) -> Findings:
    """Declarer has led as well, and now the trick has another lead: no law says what his card is, and it goes back."""
    grounds = m.because(second.fault, *_lies(m, second), cite="47B", also=("48A",))
    yield Status(grounds, second.seat, second.card, "withdrawn", provisional=True)
    yield MustWithdraw(grounds, second.seat, second.card, True)
    test = to_say("weighed-declarers-lead")
    yield Judgement(m.because(second.fault, cite="47B", also=("53A",)), test)


def _partner_had_followed(m: Moment, wrong: WrongLead) -> Findings:
    """The lead counts, and so what its leader's partner had put to it was a card played at his RHO's turn."""
    partner = wrong.seat.partner
    for early in m.standing.history:
        if early.card is None or early.seat is not partner or early.why != "played to partner's lead":
            continue
        if m.standing.status(partner, early.card) == "major penalty":
            yield m.no_longer(m.standing.statuses[partner, early.card])
            yield Misplaced(m.because(early), "play at RHO's turn", partner, early.card, early.action)


def _lies(m: Moment, wrong: WrongLead) -> tuple[Status, ...]:
    """What the card has been until now."""
    return m.standing.lying(wrong.seat, wrong.card)


def _told_or_moved(st: Standing, wrong: WrongLead) -> tuple[Finding | None, ...]:
    """What was said of the way back of its card, and of what the card tells."""
    return st.must.get((wrong.seat, wrong.card)), st.information.get((subject(wrong.seat, wrong.card), "all"))


def _answered(m: Moment, wrong: WrongLead, said: str) -> Noted:
    """The lead waits no longer; a spoken answer is kept until somebody plays on."""
    turn = without_lead(m.standing.turn, wrong, stands=said == "accept")
    if said == "refuse" and turn.together is not None and turn.together.seat is wrong.seat:
        turn = turn._replace(together=None)  # which of two cards was led no longer matters
    if isinstance(m.action, a.Choose | a.Silence):
        by = m.action.seat if isinstance(m.action, a.Choose) else None
        turn = turn._replace(lead_answer=LeadAnswer(wrong, by, said, m.number))
    return m.noted(turn)


def without_lead(turn: OutOfTurn, wrong: WrongLead, stands: bool = False) -> OutOfTurn:
    """The lead waits no longer, nor what was led after it; the one out of turn is next, unless the first `stands`."""
    if turn.second_lead is wrong:
        return turn._replace(second_lead=None)
    return turn._replace(wrong_lead=None if stands else turn.second_lead, second_lead=None, led_again=None)


def taken_back(
    m: Moment,
    wrong: WrongLead,
    *support: Support,
    why: CardBecause | None = None,
    cite: str = "",
    also: tuple[str, ...] = (),
) -> Findings:
    """The card goes back to its hand without becoming a penalty card."""
    yield _answered(m, wrong, "refuse")
    grounds = m.because(wrong.fault, *_lies(m, wrong), *support, cite=cite, also=(*also, "47B"))
    yield m.no_longer(m.standing.information.get((subject(wrong.seat, wrong.card), "all")))
    yield Status(grounds, wrong.seat, wrong.card, "withdrawn", provisional=unsure(wrong.fault, *support), why=why)
    # it may have been accepted first, by the defender whose word does not count
    yield m.noted(m.standing.play._replace(leader=wrong.proper))
    if m.after.place(wrong.seat, wrong.card) not in ("hand", "nowhere"):  # called, it may never have been put up
        yield MustWithdraw(grounds, wrong.seat, wrong.card, why=why)


def penalised(m: Moment, wrong: WrongLead, *support: Support, cite: str = "", also: tuple[str, ...] = ()) -> Findings:
    """The lead of a defender is refused: his card becomes a major penalty card."""
    together = m.standing.turn.together
    yield _answered(m, wrong, "refuse")
    grounds = m.because(wrong.fault, *_lies(m, wrong), *support, cite=cite, also=(*also, "50B"))
    yield Status(grounds, wrong.seat, wrong.card, "major penalty", provisional=unsure(wrong.fault, *support))
    if m.after.place(wrong.seat, wrong.card) == "playing":
        yield MustWithdraw(m.because(wrong.fault, cite="47B", also=(cite or m.cite,)), wrong.seat, wrong.card)
    if together is not None and together.seat is wrong.seat:
        yield from _put_down_after_it(m, wrong, together)


def _put_down_after_it(m: Moment, wrong: WrongLead, together: Together) -> Findings:
    """Cards he has put down together after his lead, none of which is due now, are penalty cards like it (60C)."""
    for card in together.cards:
        grounds = m.because(wrong.fault, *m.standing.lying(wrong.seat, card), cite="50B", also=("60C", "49"))
        yield Status(grounds, wrong.seat, card, "major penalty", provisional=unsure(wrong.fault))
        if m.after.place(wrong.seat, card) == "playing":
            yield MustWithdraw(m.because(wrong.fault, cite="47B", also=("60C",)), wrong.seat, card)


def defenders_lead(standing: Standing) -> WrongLead | None:
    """The lead out of turn of a defender that waits for declarer's choice."""
    wrong = standing.turn.wrong_lead
    return wrong if wrong is not None and standing.defends(wrong.seat) else None


def declarers_lead(standing: Standing) -> WrongLead | None:
    """The lead out of turn from declarer's hand or dummy that waits for the defenders."""
    wrong = standing.turn.wrong_lead
    return wrong if wrong is not None and not standing.defends(wrong.seat) else None
