"""Law 73: tempo and manner, as far as the log can show them. 73F of 2007 is 73E2 of 2017."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.findings.fact_kinds import MANNER
from bridgetable.findings.kinds import Check, Irregularity, Judgement, Lawful
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say
from bridgetable.table import actions as a


@paragraph("73D1", on=(a.Remark,))
def pauses(m: Moment, remark: a.Remark) -> Findings:
    """An uneven pace is by itself no irregularity; opponents draw conclusions from it at their own risk."""
    reason = m.presume("bridge-reason", "yes", f"#{m.number}")
    if remark.words is None and remark.seat != "outsider" and not reason.no:
        yield Lawful(m.because(reason), remark.seat, m.number)


@paragraph("73E2", on=MANNER.actions, decides=("73D2",))
def misleads_by_manner(
    m: Moment,
    action: a.Remark | a.Ask | a.AskNone | a.Detach | a.Hold | a.PutBack | a.Show | a.Touch | a.LookBack | a.Consult,
) -> Findings:
    """A manner without a bridge reason that could have been known to work, and that misled an innocent opponent."""
    reason = m.recorded("bridge-reason", f"#{m.number}")
    if reason is None or not reason.no or action.seat == "outsider":
        return
    known = m.ask("could-have-known", "no", f"#{m.number}")
    if known.yes:
        grounds = m.because(reason, known, cite="73D2", also=(m.cite,))
        yield Irregularity(grounds, "wrong procedure", action.seat, m.number, why="misled by his manner")
    elif known.open:
        test = to_say("weighed-manner")
        yield Judgement(m.because(reason, known), test, (known.key,), provisional=True)


@paragraph("73E2", on=(AT_REST,), only_if="history")
def looked_at_after_play(m: Moment, _: None) -> Findings:
    """When play has ended the director adjusts the score if the innocent side was damaged."""
    faults = tuple(fault for fault in m.standing.history if fault.why == "misled by his manner")
    if faults:
        yield Check(m.because(*faults))
        yield from weighed_after_play(m, faults, to_say("weighed-misled"), "12C1")
