"""Law 56: a defender leads out of turn, other than to the first trick. 2007 says the same by pointing to 54D."""

from __future__ import annotations

from bridgetable.blocks.leads import LATER, defenders_lead, lies_wrong, penalised
from bridgetable.findings.kinds import Misplaced, Option
from bridgetable.findings.moment import Moment
from bridgetable.findings.parts import WrongLead
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain


@paragraph("56", on=(Misplaced,))
def defender_leads_wrongly(m: Moment, card: Misplaced) -> Findings:
    """A defender leads when it is another's turn: declarer chooses."""
    if card.kind == LATER and m.standing.defends(card.seat):
        yield from lies_wrong(m, card, "53A")


@paragraph("56", until=2017, on=(AT_REST,), only_if="turn.wrong_lead")
def options_2007(m: Moment, _: None) -> Findings:
    """2007: declarer accepts the lead, or has the card taken back as 54D says."""
    yield from _options(m, ("56", "56"), ("54D", "56"))


@paragraph("56A", since=2017, on=(AT_REST,), only_if="turn.wrong_lead")
def options_2017(m: Moment, _: None) -> Findings:
    """2017: declarer accepts the lead, or has the card taken back."""
    yield from _options(m, ("56A", "56A"), ("56B", "50D"))


def _later_lead(m: Moment) -> WrongLead | None:
    """The lead out of turn, not an opening lead, that waits for declarer's choice."""
    wrong = defenders_lead(m.standing)
    return wrong if wrong is not None and wrong.fault.kind == LATER else None


def _options(m: Moment, accept: tuple[str, str], refuse: tuple[str, str]) -> Findings:
    wrong = _later_lead(m)
    if wrong is None:
        return
    by, fault = m.standing.board.declarer.value, wrong.fault
    taken = m.because(fault, cite="53A", also=(accept[0],), number=fault.action)
    yield Option(taken, by, Plain.ACCEPT, 1, "accepting a lead", provisional=fault.provisional)
    back = m.because(fault, cite=refuse[0], also=(refuse[1],), number=fault.action)
    yield Option(back, by, Plain.REFUSE, 2, "refusing a defender's lead", provisional=fault.provisional)


@paragraph(
    "54D", until=2017, on=("chosen refusing a defender's lead", a.Silence), only_if="turn.wrong_lead", after=("55A",)
)
def refused_2007(m: Moment, choice: Option | a.Silence) -> Findings:
    """2007: the card is taken back and becomes a major penalty card."""
    yield from _refused(m, choice, "56")


@paragraph(
    "56B", since=2017, on=("chosen refusing a defender's lead", a.Silence), only_if="turn.wrong_lead", after=("55A",)
)
def refused_2017(m: Moment, choice: Option | a.Silence) -> Findings:
    """2017: the card is taken back and becomes a major penalty card."""
    yield from _refused(m, choice, "50D")


def _refused(m: Moment, choice: Option | a.Silence, law: str) -> Findings:
    wrong = _later_lead(m)
    if wrong is not None:
        support = (choice,) if isinstance(choice, Option) else ()
        yield from penalised(m, wrong, *support, also=("53A", law))
