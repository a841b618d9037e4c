"""The neighbouring laws: what an action needs that no paragraph here reads yet. Said aloud, never by silence."""

from __future__ import annotations

from typing import Any

from bridgetable.findings.kinds import Grounds, NotModelled
from bridgetable.table import actions as a

_NEEDED: dict[type[Any], tuple[str, str]] = {
    a.Fold: ("54", "A spread hand taken up again"),
}


def needed_neighbour(action: a.Action, number: int) -> NotModelled | None:
    """The law that reads `action` (log number `number`) and is not handled; None for what no law has to read."""
    needed = _needed(action)
    if needed is None:
        return None
    law, what = needed
    return NotModelled(Grounds(law, (number,)), f"{what} is not judged here: see Law {law}.")


def _needed(action: a.Action) -> tuple[str, str] | None:
    match action:
        case a.DirectorActs(what="rules"):
            return "82C", "An earlier ruling of the director's"
    return _NEEDED.get(type(action))
