"""Law 54: an opening lead faced by the wrong player."""

from __future__ import annotations

from bridgetable.blocks.information import information, of_side
from bridgetable.blocks.leads import (
    OPENING,
    accepted,
    defenders_lead,
    lies_wrong,
    newest_lead,
    penalised,
    without_lead,
)
from bridgetable.editions import as_of
from bridgetable.findings import deeds
from bridgetable.findings.kinds import Duty, Judgement, Misplaced, MustWithdraw, Option, Rectification, Roles, Status
from bridgetable.findings.moment import Answer, Moment, need
from bridgetable.findings.parts import WrongLead
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain


@paragraph("54E", on=(Misplaced,), overrides=("55",))
def declaring_side_leads(m: Moment, card: Misplaced) -> Findings:
    """Declarer or dummy tries to make the opening lead: his card is picked up, as one exposed in the auction is."""
    st = m.standing
    if card.kind != OPENING or st.defends(card.seat):
        return
    as_exposed = ("24", as_of(m.year, {2007: "24 preamble", 2017: "24D"}))
    yield from lies_wrong(m, card, *as_exposed)
    wrong = need(newest_lead(st))
    yield m.noted(without_lead(st.turn, wrong))
    back = Status(m.because(wrong.fault, also=as_exposed), card.seat, card.card, "in hand")
    yield back
    if m.after.place(card.seat, card.card) != "hand":
        yield MustWithdraw(m.because(back, also=as_exposed), card.seat, card.card)
    grounds = m.because(back, cite="24", also=("54E", "24 preamble"))
    yield information(grounds, card.seat, card.card, "all", of_side(card.seat.side))


@paragraph("54", on=(Misplaced,), decides=("54 opening",))
def wrong_defender_leads(m: Moment, card: Misplaced) -> Findings:
    """The wrong defender faces an opening lead; his partner's lead, if it lies face down, goes back to the hand."""
    st = m.standing
    if card.kind != OPENING or not st.defends(card.seat):
        return
    if st.board.clarifying:
        yield Roles(m.because(cite="41C", also=("54",)), st.board.declarer, "play")
    yield from lies_wrong(m, card, "53A")
    wrong = need(st.turn.wrong_lead)
    yield from _partners_lead_goes_back(m, wrong)
    seen = _dummy_seen(m, wrong)
    if seen.yes:
        yield from _must_accept(m, wrong, seen)


def _opening_lead(m: Moment) -> WrongLead | None:
    """The opening lead out of turn that waits for declarer's choice."""
    wrong = defenders_lead(m.standing)
    return wrong if wrong is not None and wrong.fault.kind == OPENING else None


def _partners_lead_goes_back(m: Moment, wrong: WrongLead) -> Findings:
    for (owner, card), status in tuple(m.standing.statuses.items()):
        if status.status == "face-down lead":
            grounds = m.because(wrong.fault, status, cite="54", also=("54 opening",))
            yield Status(grounds, owner, card, "in hand")
            yield MustWithdraw(grounds, owner, card)


# 54A: declarer lays down his hand


@paragraph("54A", on=(a.Spread, a.Show, a.Face), overrides=("48B2",), only_if="turn.wrong_lead", after=("41D", "48B1"))
def declarer_spreads(m: Moment, action: a.Spread | a.Show | a.Face) -> Findings:
    """Declarer lays down his hand and becomes dummy; once a card is faced, all must be."""
    wrong = _opening_lead(m)
    if wrong is None or action.seat is not m.standing.board.declarer:
        return
    if not _lays_down_his_hand(m, action):
        return
    if isinstance(action, a.Face) or action.cards is not None:
        yield Duty(m.because(wrong.fault), action.seat, must=deeds.PlainDeed.FACE_ALL, when="now")
    yield from _partner_declares(m, wrong)


def _lays_down_his_hand(m: Moment, action: a.Spread | a.Show | a.Face) -> bool:
    """Whether he spreads his hand or begins to; of a card only shown or faced the director says that it was so."""
    if isinstance(action, a.Spread) or (isinstance(action, a.Show) and action.cards is None and action.where):
        return True
    return m.presume("meant-as", None, f"#{m.number}").value == "spread"


@paragraph("54A", on=("chosen declarer becoming dummy",))
def declarer_chooses_to_spread(m: Moment, option: Option) -> Findings:
    """He says that he will lay down his hand: his partner becomes declarer."""
    yield from _partner_declares(m, need(m.standing.turn.wrong_lead), option)


def _partner_declares(m: Moment, wrong: WrongLead, *support: Option) -> Findings:
    yield from accepted(m, wrong, *support, why="becomes dummy", also=("53A",))
    yield Roles(m.because(wrong.fault, *support), m.standing.board.declarer.partner, "play")


# 54B2, 54C: what follows when he accepts, and when he must


@paragraph("54B2", on=(Misplaced,), overrides=("57C",))
def second_card_from_dummy(m: Moment, card: Misplaced) -> Findings:
    """Declarer who has accepted the lead plays the second card from dummy: it stays, unless it is a revoke."""
    st, running = m.standing, m.standing.play.running
    if running is None or "lead" in card.kind or card.seat is not st.dummy or len(running.plays) != 1:
        return  # a lead to the next trick is no second card of this one
    lead = st.statuses[running.plays[0].seat, running.plays[0].card]
    if any(getattr(finding, "kind", None) == OPENING for finding in lead.grounds.findings):
        yield Status(m.because(card, lead, also=("54B1",)), card.seat, card.card, "played", "play", 1)


@paragraph("54C", on=(a.Spread, a.Show, a.Drop, a.BeSeen), only_if="turn.wrong_lead")
def dummys_card_is_seen(m: Moment, action: a.Spread | a.Show | a.Drop | a.BeSeen) -> Findings:
    """Declarer who could see a card of dummy's after a wrong opening lead must accept it."""
    wrong = _opening_lead(m)
    if wrong is None or action.seat is not m.standing.dummy:
        return
    seen = _saw(m, action, m.number)
    if not seen.no:
        yield from _must_accept(m, wrong, seen)


def _dummy_seen(m: Moment, wrong: WrongLead) -> Answer:
    """Whether declarer could have seen a card of dummy's before or with the wrong lead."""
    for number, action in m.before_now():
        if isinstance(action, a.Spread | a.Show | a.Drop | a.BeSeen) and action.seat is m.standing.dummy:
            return _saw(m, action, number, wrong.fault.action)
    return m.presume("saw-dummy", "no", f"#{wrong.fault.action}")


def _saw(m: Moment, action: a.Action, *numbers: int) -> Answer:
    """The director's finding; dummy spread is seen, any other card of his is asked about."""
    subjects = tuple(f"#{number}" for number in numbers)
    if isinstance(action, a.Spread):
        return m.presume("saw-dummy", "yes", *subjects)
    return m.ask("saw-dummy", "no", *subjects, cite="54C")


def _must_accept(m: Moment, wrong: WrongLead, seen: Answer) -> Findings:
    yield from accepted(m, wrong, seen, why="had to be accepted", cite="54C", also=("53A", "54B"))
    yield Rectification(
        m.because(wrong.fault, seen, cite="54C"), "lead stands", m.standing.board.declarer, why="had to be accepted"
    )


@paragraph("54C", until=2017, on=(Rectification,))
def may_he_become_dummy_2007(m: Moment, stands: Rectification) -> Findings:
    """2007 makes him accept the lead, and does not say whether he may still lay down his hand."""
    if stands.why == "had to be accepted":
        test = to_say("weighed-spread-after-accepting")
        yield Judgement(m.because(stands, also=("54A",)), test)


@paragraph("54C", since=2017, on=(Rectification,))
def declarer_stays_declarer_2017(m: Moment, stands: Rectification) -> Findings:
    """2017 says that the presumed declarer becomes declarer: he may not lay down his hand."""
    if stands.why == "had to be accepted":
        yield Roles(m.because(stands), m.standing.board.declarer, "play")


# The options


@paragraph("54", on=(AT_REST,), only_if="turn.wrong_lead", decides=("54B", "54B1"))
def options_of_declarer(m: Moment, _: None) -> Findings:
    """Declarer accepts the lead, lays down his own hand and becomes dummy, or has the card taken back."""
    wrong = _opening_lead(m)
    if wrong is None:
        return
    by = m.standing.board.declarer.value
    for order, (option, of, law, also) in enumerate(_OPTIONS, 1):
        grounds = m.because(wrong.fault, cite=law, also=also, number=wrong.fault.action)
        yield Option(grounds, by, option, order, of, provisional=wrong.fault.provisional)


_OPTIONS: tuple[tuple[Plain, ChoiceOf, str, tuple[str, ...]], ...] = (
    (Plain.SPREAD, "declarer becoming dummy", "54A", ()),
    (Plain.ACCEPT, "accepting an opening lead", "53A", ("54B", "54B1")),
    (Plain.REFUSE, "refusing an opening lead", "54D", ("50D",)),
)


@paragraph("54D", on=("chosen refusing an opening lead", a.Silence), only_if="turn.wrong_lead")
def lead_refused(m: Moment, choice: Option | a.Silence) -> Findings:
    """The card is taken back and becomes a major penalty card; the proper leader leads, as 50D allows."""
    wrong = _opening_lead(m)
    if wrong is not None:
        yield from penalised(m, wrong, *_chosen(choice), also=("53A", "50D"))


def _chosen(choice: Option | a.Silence) -> tuple[Option, ...]:
    return (choice,) if isinstance(choice, Option) else ()
