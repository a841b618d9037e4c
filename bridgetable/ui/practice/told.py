"""What the players say when the director comes: each in a line of his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bridgetable.messages import say
from bridgetable.ui.widgets.layouts import column, empty
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Pill, label

if TYPE_CHECKING:
    from bridgetable.practice.statements import Statement


class ToldList(QWidget):
    """The statements of the players, in the order in which they speak."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("practice-told-what-the-players-say"))
        self._layout = column(self, spacing=6)

    def show_statements(self, statements: Sequence[Statement]) -> None:
        """Show these statements and no others."""
        empty(self._layout)
        for each in statements:
            card, who = PaperSheet("plain"), Pill()
            card.body.setSpacing(2)
            who.say(say("terms-seat", seat=each.seat), "plain")
            words = label(f"“{each.words}”", "told")
            words.setAccessibleName(f"{say('terms-seat', seat=each.seat)}: {each.words}")
            card.body.addWidget(who)
            card.body.addWidget(words)
            self._layout.addWidget(card)
        self.setVisible(bool(statements))
