"""The neighbouring laws: what an action needs that no paragraph here reads yet. Said aloud, never by silence."""

from __future__ import annotations

from bridgetable.findings.kinds import Grounds, NotModelled
from bridgetable.messages import to_say
from bridgetable.table import actions as a

LEFT_TO_DIRECTOR = to_say("unhandled-adjusted-score")
"""Said where a score has to be adjusted: that is the director's own (12C)."""


def needed_neighbour(action: a.Action, number: int) -> NotModelled | None:
    """The law that reads `action` (log number `number`) and is not handled; None for what no law has to read."""
    match action:
        case a.Fold():
            return NotModelled(Grounds("54", (number,)), to_say("unhandled-spread-taken-up"))
        case a.DirectorActs(what="rules"):
            return NotModelled(Grounds("82C", (number,)), to_say("unhandled-earlier-ruling"))
    return None
