"""What is wished of a deal at random: points and lengths of each hand; cards that were given already stay."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLineEdit, QWidget

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label, look
from bridgetable.writing.dealing import MOST_POINTS, HandWish, deal, read_span


class DealWishes(QDialog):
    """A row for each seat, clockwise from North; `hands` is what was dealt."""

    kept: Mapping[tuple[Seat, Suit | None], str] = {}
    """What was wished last time, in this sitting."""

    def __init__(self, fixed: Mapping[Seat, Sequence[Card]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("record-wishes-deal-at-random"))
        self.setAccessibleName(self.windowTitle())
        self._fixed = fixed
        self.hands: Mapping[Seat, tuple[Card, ...]] = {}
        self.fields: dict[tuple[Seat, Suit | None], QLineEdit] = {}
        self.problem = label(role="wrong")
        self.problem.hide()
        grid = QGridLayout()
        grid.setSpacing(theme.SPACING)
        heads = (say("record-wishes-points"), *(suit.symbol for suit in SUITS))
        for place, head in enumerate(heads, 1):
            grid.addWidget(label(head, "section", wrap=False), 0, place)
        for row, seat in enumerate(SEATS, 1):
            grid.addWidget(label(say("terms-seat", seat=seat), wrap=False), row, 0)
            for place, suit in enumerate((None, *SUITS), 1):
                grid.addWidget(self._field(seat, suit), row, place)
        held = [say("record-wishes-holds", seat=seat, count=len(cards)) for seat, cards in fixed.items() if cards]
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.deal = buttons.addButton(say("record-wishes-deal"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.deal.setProperty("role", "main")
        self.deal.setDefault(True)
        buttons.accepted.connect(self._deal)
        buttons.rejected.connect(self.reject)
        layout = column(self, theme.PANEL_MARGIN + 4, theme.SPACING)
        layout.addWidget(label(say("record-wishes-how"), "soft"))
        layout.addLayout(grid)
        if held:
            layout.addWidget(label(say("record-wishes-stay", held=", ".join(held)), "soft"))
        layout.addWidget(self.problem)
        layout.addWidget(buttons)

    def _field(self, seat: Seat, suit: Suit | None) -> QLineEdit:
        field = QLineEdit(self.kept.get((seat, suit), ""))
        what = say("record-wishes-points") if suit is None else say("terms-suits", suit=suit)
        field.setAccessibleName(say("record-wishes-of", seat=seat, what=what))
        field.setPlaceholderText(say("record-wishes-any"))
        field.textEdited.connect(lambda _: look(field, role=""))
        self.fields[seat, suit] = field
        return field

    def _deal(self) -> None:
        try:
            wishes = {seat: self._wish(seat) for seat in SEATS}
            self.hands = deal(wishes, self._fixed, random.Random())
        except ValueError as error:
            self.problem.setText(str(error))
            self.problem.show()
            return
        type(self).kept = {place: field.text() for place, field in self.fields.items()}
        self.accept()

    def _wish(self, seat: Seat) -> HandWish:
        spans = {}
        for suit in (None, *SUITS):
            field = self.fields[seat, suit]
            try:
                spans[suit] = read_span(field.text(), MOST_POINTS if suit is None else 13)
            except ValueError:
                look(field, role="error")
                field.setFocus()
                raise
        return HandWish(spans[None], {suit: span for suit in SUITS if (span := spans[suit]) is not None})
