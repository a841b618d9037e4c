"""A pack of cards to deal from: a click gives a card to the hand that is dealt to."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy

from bridgetable.cards import RANKS, SUITS, Suit
from bridgetable.messages import rank_sign, say
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import as_tip, label, look


class PackSheet(PaperSheet):
    """Fifty-two cards, suit by suit; those that have been dealt are faint, and those of the hand in question marked."""

    dealt = Signal(object, str)
    """A card is dealt to the hand in question, or taken back from it: its suit and its rank."""

    def __init__(self) -> None:
        super().__init__()
        self._owners: Mapping[tuple[Suit, str], Seat | None] = {}
        self.seat = SEATS[0]
        self._letters = {say("terms-seat-letter", seat=seat): seat for seat in SEATS}
        self.switch = Segments([*self._letters], say("record-pack-deal-to"))
        self.switch.chosen.connect(lambda letter: self.choose(self._letters[letter]))
        self.said = label(role="soft")
        self.cards: dict[tuple[Suit, str], QPushButton] = {}
        grid = QGridLayout()
        grid.setSpacing(2)
        for row, suit in enumerate(SUITS):
            sign = label(suit.symbol, wrap=False)
            sign.setProperty("suit", suit.value)
            grid.addWidget(sign, row, 0)
            for place, rank in enumerate(reversed(RANKS), 1):
                card = self._card(suit, rank)
                self.cards[suit, rank] = card
                grid.addWidget(card, row, place)
        self.body.setSpacing(4)
        self.body.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addLayout(grid)
        self.body.addWidget(self.said)
        self.choose(self.seat)

    def choose(self, seat: Seat) -> None:
        """Deal to this hand from now on."""
        self.seat = seat
        self.switch.choose(say("terms-seat-letter", seat=seat))
        self.said.setText(say("record-pack-click", seat=seat))
        self.show_dealt(self._owners)

    def show_dealt(self, owners: Mapping[tuple[Suit, str], Seat | None]) -> None:
        """Show which cards have been dealt, and to whom."""
        self._owners = owners
        for (suit, rank), card in self.cards.items():
            owner = owners.get((suit, rank))
            name = f"{suit.symbol}{rank_sign(rank)}"
            card.setChecked(owner is self.seat)
            look(card, dealt=owner is not None)
            told = say("record-pack-with", card=name, seat=owner) if owner is not None else name
            card.setAccessibleName(told)
            card.setToolTip(as_tip(told))

    def _card(self, suit: Suit, rank: str) -> QPushButton:
        card = QPushButton(rank_sign(rank))
        card.setProperty("role", "dealing")
        card.setProperty("suit", suit.value)
        card.setCheckable(True)
        card.setAutoDefault(False)
        card.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        card.clicked.connect(lambda: self.dealt.emit(suit, rank))
        return card
