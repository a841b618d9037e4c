"""The tick by which the director puts a block of *What was it worth?* on the ruling sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox

from bridgetable.messages import say


class SheetTick(QCheckBox):
    """Whether a block stands on the sheet; `block` is what a screen reader calls it."""

    def __init__(self, block: str) -> None:
        super().__init__(say("worth-on-sheet"))
        self.setAccessibleName(say("worth-on-sheet-of", block=block))
