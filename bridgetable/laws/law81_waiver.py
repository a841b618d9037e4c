"""Law 81: the director's powers, as far as letting a rectification drop goes. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.lifted import penalties_lifted
from bridgetable.blocks.outstanding import done_without, newest_fault_against
from bridgetable.findings.kinds import Irregularity, Judgement, Lawful, Rectification, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a

_TEST = "the innocent side asks to do without the rectification: is there good reason to let it drop?"


@paragraph("81C5", on=("not offered",), overrides=("10A",))
def asks_to_waive(m: Moment, choice: a.Choose) -> Findings:
    """The innocent side asks to do without the rectification, and the director may agree."""
    if choice.option != "waive":
        return
    fault = newest_fault_against(m, choice.seat.side)
    if fault is None:
        waivers = (f for f in m.standing.findings if isinstance(f, Rectification) and f.kind == "waived")
        agreed = (waiver for waiver in waivers if waiver.seat.side is choice.seat.side)
        yield from (Lawful(m.because(known), choice.seat, m.number) for known in agreed)
        return
    waived = m.ask("waived", "no", f"#{fault.action}", f"#{m.number}")
    if waived.open:
        yield Judgement(m.because(fault, waived, also=("10A",)), _TEST, (waived.key,), provisional=True)
    elif waived.yes:
        yield Rectification(m.because(fault, waived, also=("10A",)), "waived", choice.seat)
        yield from done_without(m, fault, waived)


@paragraph("81C5", on=("minor penalty", "major penalty"))
def found_to_be_waived(m: Moment, penalty: Status) -> Findings:
    """The director has already found that the rectification is waived: there is no penalty card."""
    fault = next((f for f in penalty.grounds.findings if isinstance(f, Irregularity)), None) if m.facts else None
    waived = m.recorded("waived", f"#{fault.action}") if fault is not None else None
    if waived is not None and waived.yes:
        yield Rectification(m.because(penalty, waived, also=("10A",)), "waived", need(fault).seat.lho)
        yield from penalties_lifted(m, need(fault), penalty, waived)
