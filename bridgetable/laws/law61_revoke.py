"""Law 61: what a revoke is. Both editions alike."""

from __future__ import annotations

from bridgetable.findings.kinds import Irregularity, Revoke
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import Findings, paragraph


@paragraph("61A", on=("revoke",))
def fails_to_follow(m: Moment, failed: Irregularity) -> Findings:
    """Who does not follow suit although he could has revoked; until it is established it can be put right."""
    card = failed.card
    trick = m.standing.trick_of(failed.seat, card) if card is not None else None
    if trick is not None and trick.led is not None:
        suit = trick.led.plural
        yield Revoke(m.because(failed), failed.seat, trick.number, suit, "open", failed.action, failed.provisional)
