"""Law 55: declarer leads when it is not his turn, or from the wrong hand."""

from __future__ import annotations

from bridgetable.blocks.leads import LATER, accepted, declarers_lead, lies_wrong, taken_back
from bridgetable.findings import deeds
from bridgetable.findings.kinds import Check, Duty, Finding, Misplaced, Option, Rectification, Status
from bridgetable.findings.moment import Moment, need, subject, unsure
from bridgetable.findings.parts import WrongLead
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain


@paragraph("55A", on=(Misplaced,))
def declarer_leads_wrongly(m: Moment, card: Misplaced) -> Findings:
    """Declarer leads at a defender's turn, or from the wrong one of his two hands: the defenders choose."""
    if card.kind == LATER and not m.standing.defends(card.seat):
        yield from lies_wrong(m, card, "53A")


@paragraph("55A", on=(AT_REST,), only_if="turn.wrong_lead")
def options_of_the_defenders(m: Moment, _: None) -> Findings:
    """Either defender accepts the lead or has it taken back."""
    wrong = declarers_lead(m.standing)
    if wrong is None:
        return
    by, fault = "E/W" if m.standing.defends(Seat.E) else "N/S", wrong.fault
    stays = m.because(fault, cite="53A", also=("55A",), number=fault.action)
    yield Option(stays, by, Plain.ACCEPT, 1, "accepting a lead", provisional=fault.provisional)
    goes = m.because(fault, also=(_part_of_55b(m, wrong),), number=fault.action)
    yield Option(goes, by, Plain.REFUSE, 2, "refusing declarer's lead", provisional=fault.provisional)


def _part_of_55b(m: Moment, wrong: WrongLead) -> str:
    """55B1: it was a defender's turn; 55B2: it was the turn of declarer's other hand."""
    return "55B2" if _was_in_the_other_hand(m, wrong) else "55B1"


def _was_in_the_other_hand(m: Moment, wrong: WrongLead) -> bool:
    return not m.standing.defends(need(wrong.proper))


@paragraph(
    "55A", on=("chosen refusing declarer's lead", a.Silence), only_if="turn.wrong_lead", decides=("55B1", "55B2")
)
def lead_taken_back(m: Moment, choice: Option | a.Silence) -> Findings:
    """The card goes back; where the lead was in declarer's other hand he must lead from that one, any card."""
    wrong = declarers_lead(m.standing)
    if wrong is not None:
        yield from _lead_goes_back(m, wrong, *((choice,) if isinstance(choice, Option) else ()))


def _lead_goes_back(m: Moment, wrong: WrongLead, *support: Option) -> Findings:
    yield from taken_back(m, wrong, *support, why="lead refused", cite=_part_of_55b(m, wrong), also=("55A", "53A"))
    if _was_in_the_other_hand(m, wrong):
        grounds, doubt = m.because(wrong.fault, *support, cite=_part_of_55b(m, wrong)), unsure(wrong.fault)
        other, must = need(wrong.proper), deeds.PlainDeed.LEAD_ANY
        yield Duty(grounds, other, must=must, when="now", provisional=doubt, why="lead in the other hand")


@paragraph("55A", on=("not offered",), overrides=("10A",), only_if="turn.lead_answer")
def defenders_differ(m: Moment, choice: a.Choose) -> Findings:
    """The defenders disagree: what the one next in turn after the irregular lead says holds."""
    st, answer = m.standing, need(m.standing.turn.lead_answer)
    wrong = answer.lead
    contrary = Plain.REFUSE if answer.said == "accept" else Plain.ACCEPT
    if answer.by is None or choice.seat is not answer.by.partner or choice.choice is not contrary:
        return
    decides = wrong.seat.lho
    if choice.seat is not decides:
        yield Rectification(m.because(wrong.fault), "lead stands" if answer.said == "accept" else "card back", decides)
        return
    if choice.choice is Plain.REFUSE:
        yield from _lead_goes_back(m, wrong)
    else:
        yield m.no_longer(*_said_of_refusal(st, wrong))
        yield from accepted(m, wrong, why="accepted", also=("55A",), cite="53A")


def _said_of_refusal(st: Standing, wrong: WrongLead) -> tuple[Finding | None, ...]:
    """The lead had been refused by the defender whose word does not count: nothing of that remains."""
    back = st.statuses[wrong.seat, wrong.card]
    refused = (f for f in st.findings if isinstance(f, Check) and back in f.grounds.findings)
    return (*refused, st.information.get((subject(wrong.seat, wrong.card), "all")))


@paragraph("55C", until=2017, on=("withdrawn",))
def line_that_rests_on_it_2007(m: Moment, back: Status) -> Findings:
    """2007: the director may adjust if declarer then takes a line that could rest on what the lead brought out."""
    if back.why == "lead refused":
        yield Check(m.because(back))


@paragraph("55C", since=2017, on=("withdrawn",))
def line_that_rests_on_it_2017(m: Moment, back: Status) -> Findings:
    """2017: what declarer learns from the taken-back lead falls under Law 16."""
    if back.why == "lead refused":
        yield Check(m.because(back, also=("16C2", "16C3")))
