"""The cards a player may play at his next turn: what his duties and the suit led leave him."""

from __future__ import annotations

from bridgetable.cases.wanted import Parts


def playable(text: str) -> tuple[Parts, ...]:
    """`W: HK and H3`, `E: any card`, `E: hearts`."""
    seat, _, what = text.partition(":")
    return ({"seat": seat, "cards": what.strip()},)
