"""Law 10: who assesses, and who chooses."""

from __future__ import annotations

from bridgetable.findings.kinds import Irregularity
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table.actions import Choose


@paragraph("10A", on=("not offered",))
def choice_not_offered(m: Moment, choice: Choose) -> Findings:
    """A player has no choice that the director has not put to him, so this one has no effect."""
    yield Irregularity(m.because(also=("10C1",)), "act before the ruling", choice.seat, m.number)
