"""Law 23 of 2007, 72C of 2017: the offender could have known that his irregularity might do damage."""

from __future__ import annotations

from bridgetable.blocks.after_play import weighed_after_play
from bridgetable.findings.kinds import Check
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say

_BEFORE_THEIR_TURN = ("play at RHO's turn", "play out of turn", "premature lead")
"""A card put out before its turn to upset an opponent is what players think of first: of that the default is shown."""
_TEST = to_say("weighed-foreseen-gain")


@paragraph("72C", on=(AT_REST,), only_if="history")
def could_have_known(m: Moment, _: None) -> Findings:
    """Play goes on; at its end a gain is taken away if the offender could have known that it might do damage."""
    for fault in m.standing.history:
        known = m.recorded("could-have-known", f"#{fault.action}")
        if fault.kind in _BEFORE_THEIR_TURN:
            known = m.presume("could-have-known", "no", f"#{fault.action}")
        if known is not None and known.yes:
            yield Check(m.because(fault, known, number=fault.action))
            yield from weighed_after_play(m, (fault,), _TEST, why="gain foreseen")
