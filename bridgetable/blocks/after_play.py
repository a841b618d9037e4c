"""What the director weighs when play has ended: was anybody damaged? The score itself is not worked out."""

from __future__ import annotations

from bridgetable.blocks.won import play_is_over
from bridgetable.findings.kinds import Irregularity, Judgement, NotModelled
from bridgetable.findings.moment import Moment
from bridgetable.findings.reasons import WeighedBecause
from bridgetable.findings.registry import Findings
from bridgetable.messages import Message, to_say


def weighed_after_play(
    m: Moment, faults: tuple[Irregularity, ...], test: Message, *also: str, why: WeighedBecause | None = None
) -> Findings:
    """Once play is over: the question of damage, or what follows from the answer (of the board, or of a fault)."""
    if not play_is_over(m.standing):
        return
    damage = m.recorded("damage", "", *(f"#{fault.action}" for fault in faults))
    if damage is None or damage.unfindable:
        yield Judgement(m.because(*faults, also=also), test, ("damage",), why=why)
    elif not damage.no:
        grounds = m.because(damage, *faults, cite="12C", also=(m.cite,))
        yield NotModelled(grounds, to_say("unhandled-adjusted-score"))
