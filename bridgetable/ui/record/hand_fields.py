"""The fields of one hand in a dialog that sets up a deal: a line for each suit, which takes a whole deal too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLineEdit

from bridgetable.cards import SUITS
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.position import parse_hand
from bridgetable.ui.record.deal_form import HandTexts
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

_HAND = 13
_LONGEST_SUIT = 15
"""What is pasted and has more letters is no single suit."""


class SuitField(QLineEdit):
    """A suit of one hand; a whole hand or a whole deal that comes here goes where it belongs."""

    deal = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is pasted here may be more than a suit."""
        text = QGuiApplication.clipboard().text() if event.matches(QKeySequence.StandardKey.Paste) else ""
        if _is_more_than_a_suit(text):
            self.deal.emit(text)
        else:
            super().keyPressEvent(event)


def _is_more_than_a_suit(text: str) -> bool:
    return len(text.strip()) > _LONGEST_SUIT or "\n" in text.strip() or text.count(".") > 2


class HandFields(PaperSheet):
    """One hand: a field for each suit, and how many cards it makes."""

    pasted = Signal(str)
    """More than a suit was put into a field."""

    def __init__(self, seat: Seat, texts: HandTexts, changed: Callable[[Seat], None]) -> None:
        super().__init__()
        self.seat = seat
        self.count = label(role="soft")
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.body.setSpacing(4)
        head = row()
        head.addWidget(label(say("terms-seat", seat=seat), "title", wrap=False))
        head.addWidget(self.count, 1)
        self.body.addLayout(head)
        self.fields = [SuitField(text) for text in texts]
        suits = QGridLayout()
        suits.setSpacing(4)
        self.body.addLayout(suits)
        for place, (suit, field) in enumerate(zip(SUITS, self.fields, strict=True)):
            field.setAccessibleName(f"{say('terms-seat', seat=seat)} {say('terms-suits', suit=suit)}")
            field.textChanged.connect(lambda _: changed(seat))
            field.textEdited.connect(self._read_more)
            field.deal.connect(self.pasted)
            symbol = QLabel(suit.symbol)
            symbol.setProperty("suit", suit.value)
            symbol.setBuddy(field)
            suits.addWidget(symbol, place, 0)
            suits.addWidget(field, place, 1)
        suits.setColumnStretch(1, 1)
        self.counted = QCheckBox(say("record-setup-dialog-these-are-all-the-cards-there"))
        self.counted.setAccessibleName(say("record-setup-dialog-these-are-all-the-cards-there-2", seat=seat))
        self.counted.toggled.connect(lambda _: changed(seat))
        self.body.addWidget(self.counted)
        self.body.addStretch(1)

    def show_texts(self, texts: HandTexts) -> None:
        """Put a hand into the fields."""
        for field, text in zip(self.fields, texts, strict=True):
            if field.text() != text:
                field.blockSignals(True)
                field.setText(text)
                field.blockSignals(False)

    def _read_more(self, text: str) -> None:
        """A whole hand typed into one field goes into all of them."""
        if text.count(".") == len(SUITS) - 1 and _is_hand(text):
            self.pasted.emit(text)

    def texts(self) -> HandTexts:
        """What stands in the fields; lower-case ranks are read as they are meant."""
        spades, hearts, diamonds, clubs = (_tidy(field.text()) for field in self.fields)
        return spades, hearts, diamonds, clubs


def _is_hand(text: str) -> bool:
    """Whether thirteen cards are typed, suit by suit with dots between."""
    try:
        return len(parse_hand(_tidy(text)).cards) >= _HAND
    except ValueError:
        return False


def _tidy(text: str) -> str:
    """A suit as it is written: `kjx+` is KJx+, spaces fall away, `-` is a void."""
    small = text.replace(" ", "").replace("-", "").lower()
    small = small.replace("*", "") or ("*" if small else "")  # who types over it has said something
    return "".join(letter.upper() if letter in "akqjt" else letter for letter in small)
