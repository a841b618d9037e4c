"""Law 40, as far as it is read at the table: one's own system card."""

from __future__ import annotations

from bridgetable.findings.kinds import Lawful
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table import actions as a


@paragraph("40B2(b)", on=(a.Consult,), overrides=("20G",))
def declaring_side_reads_its_card(m: Moment, action: a.Consult) -> Findings:
    """Between the final pass and the facing of the lead the declaring side may look at its own system card."""
    st = m.standing
    if st.board.stage == "clarification" and action.what == "system card" and not st.defends(action.seat):
        yield Lawful(m.because(), action.seat, m.number)
