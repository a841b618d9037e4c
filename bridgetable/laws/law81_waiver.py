"""Law 81: the director's powers, as far as letting a rectification drop goes. Both editions alike."""

from __future__ import annotations

from bridgetable.blocks.lifted import revoke_let_be
from bridgetable.blocks.outstanding import done_without, newest_fault_against
from bridgetable.blocks.revokes import fault_of
from bridgetable.findings.kinds import Irregularity, Judgement, Lawful, Rectification, Revoke, Status
from bridgetable.findings.moment import Moment, need
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table import actions as a
from bridgetable.table.choices import Plain

_TEST = to_say("weighed-rectification-dropped")


@paragraph("81C5", on=("not offered",), overrides=("10A",))
def asks_to_waive(m: Moment, choice: a.Choose) -> Findings:
    """The innocent side asks to do without the rectification, and the director may agree."""
    if choice.choice is not Plain.WAIVE:
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
        yield from done_without(m, fault, waived, why="waived")


@paragraph("81C5", on=("minor penalty", "major penalty"))
def found_to_be_waived(m: Moment, penalty: Status) -> Findings:
    """The director has already found that the rectification is waived: there is no penalty card."""
    fault = next((f for f in penalty.grounds.findings if isinstance(f, Irregularity)), None) if m.facts else None
    waived = m.recorded("waived", f"#{fault.action}") if fault is not None else None
    if waived is not None and waived.yes:
        yield Rectification(m.because(penalty, waived, also=("10A",)), "waived", need(fault).seat.lho)
        yield from done_without(m, need(fault), penalty, waived, why="waived")


@paragraph("81C5", on=(Revoke,), only_if="revoked", after=("62A",))
def found_to_cost_nothing(m: Moment, revoke: Revoke) -> Findings:
    """The director has already found that the rectification is waived: an established revoke costs no trick."""
    fault = fault_of(revoke) if revoke.state == "established" else None
    waived = m.recorded("waived", f"#{fault.action}") if fault is not None else None
    if waived is not None and waived.yes:
        yield Rectification(m.because(revoke, waived, also=("10A",)), "waived", revoke.seat.lho)
        yield from revoke_let_be(m, need(fault), waived)
