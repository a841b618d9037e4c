"""“This card is…”: the pack, to pick the card that has become known."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QWidget

from bridgetable.cards import Card
from bridgetable.happening import read_card
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.ui.ruling.fields import CardField, CardGrid
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label


class WhichCard(QDialog):
    """Asks for one card, typed or picked."""

    named = Signal(str)
    """The card, as it is written: `H5`."""

    def __init__(self, seat: Seat, card: Card | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("event-which-card-this-card-is"))
        self.setAccessibleName(self.windowTitle())
        now = say("terms-card", card=card) if card is not None else say("event-which-card-unknown-card")
        words = say("event-which-card-s-is", seat=seat, card=now)
        self.field, self.grid, self.problem = CardField(words, several=False), CardGrid(), label(role="problem")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._finish)
        buttons.rejected.connect(self.reject)
        self.grid.picked.connect(self._picked)
        layout = column(self, 16, 10)
        for part in (label(words, "title", wrap=False), self.field, self.grid, self.problem, buttons):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft if part is self.grid else Qt.AlignmentFlag(0))
        self.field.setFocus()

    def _picked(self, card: str) -> None:
        self.field.take(card)
        self._finish()

    def _finish(self) -> None:
        try:
            card = read_card(self.field.told())
        except ValueError as error:
            self.problem.setText(str(error))
            return
        self.named.emit(card.name)
        self.accept()
