"""Law 40, with 21B: alerts and announcements, which the regulations ask for."""

from __future__ import annotations

from bridgetable.blocks.explanations import caller_alerted, remembered
from bridgetable.findings.kinds import Irregularity, Lawful
from bridgetable.findings.moment import Moment, unsure
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.seats import Seat
from bridgetable.table import actions as a


@paragraph("40B2(a)", on=(a.Alert, a.Announce))
def alerts_a_call(m: Moment, action: a.Alert | a.Announce) -> Findings:
    """An alert in time that the regulations ask for is in order; one after a later call comes late."""
    caller = caller_alerted(m, action.seat, action.call)
    late = _comes_late(m, caller, action.call)
    required = (m.ask if late else m.presume)("alert-required", None, f"{caller} {action.call}")
    if required.no:
        yield Irregularity(m.because(required), "alert not required", action.seat, m.number, call=action.call)
        return
    prompt = m.presume("alert-prompt", "no" if late else "yes", f"#{m.number}")
    if prompt.no:
        grounds = m.because(required, prompt, cite="21B1(a)", also=(m.cite,))
        fault = Irregularity(
            grounds, "alert late", action.seat, m.number, provisional=unsure(required), call=action.call
        )
        yield fault
        yield remembered(m, action.seat, action.call, fault)
    else:
        yield Lawful(m.because(required, prompt), action.seat, m.number)


def _comes_late(m: Moment, caller: Seat, call: str) -> bool:
    """Whether the player after the caller has called already."""
    own = [each for each in m.standing.auction.calls if (each.seat, each.call) == (caller, call)]
    return bool(own) and any(each.serial > own[-1].serial for each in m.standing.auction.calls)
