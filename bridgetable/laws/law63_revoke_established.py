"""Law 63: when a revoke is established. Both editions alike."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.limits import side_on
from bridgetable.findings.kinds import Revoke, Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph
from bridgetable.table.actions import GoOn


@paragraph("63A1", on=("played", Revoke, GoOn), only_if="revoked")
def a_card_to_the_next_trick(m: Moment, _: Status | Revoke | GoOn) -> Findings:
    """A revoke is established when the offender or his partner leads or plays to the next trick."""
    st = m.standing
    for revoke in st.revokes:
        if revoke.state == "open" and side_on(st, revoke.seat, revoke.trick + 1):
            grounds = m.because(*revoke.grounds.findings, also=("63B",))
            yield replace(revoke, grounds=grounds, state="established")
