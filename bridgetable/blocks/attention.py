"""When attention was first drawn to an irregularity: several rights and rectifications hang on that moment."""

from __future__ import annotations

from bridgetable.findings.standing import Standing


def first_attention(standing: Standing, action: int) -> int | None:
    """The number of the action that first drew attention to what happened in `action`; None while nobody has."""
    for number, to in standing.attention:
        if number >= action and to in (None, f"#{action}"):
            return number
    return None
