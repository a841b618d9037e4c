"""What the director puts on the ruling sheet himself: tricks with all four hands in sight, the score he assigns.

It is no part of the ruling. Only where that leaves the score to him his own takes the place of the sentence saying so.
"""

from __future__ import annotations

from dataclasses import replace

from bridgetable.explain.sheet import Sheet, SheetBlock, SheetItem
from bridgetable.messages import say
from bridgetable.value import value


@value
class AddedToSheet:
    """Blocks of lines, and what the director has `assigned`, if he has."""

    blocks: tuple[SheetBlock, ...] = ()
    assigned: SheetItem | None = None


def with_added(sheet: Sheet, added: AddedToSheet) -> Sheet:
    """The sheet with what the director puts on it; what he has assigned is not *not worked out* any more."""
    if added.assigned is None:
        return replace(sheet, added=added.blocks)
    left_to_him, assigned = say("unhandled-adjusted-score"), added.assigned

    def settled(item: SheetItem) -> SheetItem:
        if item.words == left_to_him:
            return assigned
        return replace(item, words=item.words.replace(left_to_him, assigned.words))  # one sentence of several

    return replace(
        sheet, headline=settled(sheet.headline), follows=tuple(map(settled, sheet.follows)), added=added.blocks
    )
