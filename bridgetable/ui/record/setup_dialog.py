"""Setting up a deal, or mending one: four hands typed suit by suit, the contract, and where play has got to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from bridgetable.cards import SUITS
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, Side, parse_seat
from bridgetable.table.position import Position
from bridgetable.ui.looks import theme
from bridgetable.ui.record.deal_form import (
    CONTRACTS,
    DealForm,
    HandTexts,
    Vulnerable,
    counts,
    form_of,
    miscounted,
    position_of,
)
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

MARGIN, LEAST_WIDTH = 16, 700
"""Around everything, and for the four hands, in pixels."""
_PLACES = {Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 2), Seat.S: (2, 1)}
_VULNERABLE: tuple[Vulnerable, ...] = ("none", "NS", "EW", "all")


class SetupDialog(QDialog):
    """Four hands round a table, and what is to be known of the board; `position` is what they describe."""

    def __init__(self, position: Position, mending: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(
            say("record-setup-dialog-correct-the-deal") if mending else say("record-setup-dialog-set-up-a-deal")
        )
        self.setAccessibleName(self.windowTitle())
        self._old = position
        self.position = position
        form = form_of(position)
        self.hands = {seat: HandFields(seat, form.hands[seat.index], self._check) for seat in SEATS}
        for seat in form.counted:
            self.hands[seat].counted.setChecked(True)
        self._make_board(form)
        self.problems = label(role="problem")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._placed()
        self._check()

    @property
    def form(self) -> DealForm:
        """What stands in the fields."""
        hands = tuple(self.hands[seat].texts() for seat in SEATS)
        return DealForm(
            (hands[0], hands[1], hands[2], hands[3]),
            parse_seat(self.declarer.currentData()),
            self.contract.currentText().strip().upper().replace("N", "NT").replace("NTT", "NT"),
            _seat(self.dealer),
            self.vulnerable.currentData(),
            self.trick.value(),
            _seat(self.lead),
            frozenset(seat for seat in SEATS if self.hands[seat].counted.isChecked()),
        )

    def _make_board(self, form: DealForm) -> None:
        seats = [(say("terms-seat", seat=seat), seat.value) for seat in SEATS]
        not_said = (say("record-setup-dialog-not-said"), None)
        self.contract = _choices(
            say("record-setup-dialog-contract"), [(text, text) for text in CONTRACTS], form.contract
        )
        field = QLineEdit()
        field.setAccessibleName(say("record-setup-dialog-contract"))
        self.contract.setLineEdit(field)  # which makes it editable
        self.declarer = _choices(say("record-setup-dialog-declarer"), seats, form.declarer.value)
        self.dealer = _choices(say("record-setup-dialog-dealer"), [not_said, *seats], form.dealer and form.dealer.value)
        sides = [
            (say("record-setup-dialog-none"), "none"),
            *((say("record-setup-dialog-side", side=side), side.value) for side in Side),
            (say("record-setup-dialog-all"), "all"),
        ]
        self.vulnerable = _choices(say("record-setup-dialog-vulnerable"), [not_said, *sides], form.vulnerable)
        self.lead = _choices(say("record-setup-dialog-on-lead"), [not_said, *seats], form.lead and form.lead.value)
        self.trick = QSpinBox()
        self.trick.setRange(1, 13)
        self.trick.setValue(form.trick)
        self.trick.setAccessibleName(say("record-setup-dialog-the-coming-trick"))
        self.contract.currentTextChanged.connect(self._check)
        self.trick.valueChanged.connect(self._check)

    def _placed(self) -> None:
        page, scroll = QWidget(), QScrollArea()
        page.setProperty("panel", True)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.SPACING)
        for seat, place in _PLACES.items():
            grid.addWidget(self.hands[seat], *place)
        grid.addLayout(self._board_form(), 0, 2, Qt.AlignmentFlag.AlignTop)
        layout = column(self, MARGIN, 12)
        hint = say("record-setup-dialog-ranks-as-a-k-q-j")
        layout.addWidget(label(hint, "soft"))
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.problems)
        layout.addWidget(self._buttons)
        self.ensurePolished()
        needs, bar = page.sizeHint(), scroll.verticalScrollBar().sizeHint().width()
        needs = needs.expandedTo(QSize(LEAST_WIDTH, 0)) + QSize(2 * MARGIN + bar, 4 * MARGIN + 3 * theme.BUTTON_HEIGHT)
        self.resize(needs.boundedTo(self.screen().availableSize() - QSize(40, 60)))

    def _board_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setSpacing(5)
        for part in (self.contract, self.declarer, self.dealer, self.vulnerable, self.trick, self.lead):
            form.addRow(part.accessibleName(), part)
        return form

    def _check(self) -> None:
        form = self.form
        for seat, count in zip(SEATS, counts(form), strict=True):
            self.hands[seat].count.setText(count)
            self.hands[seat].counted.setVisible(miscounted(form, seat))
        try:
            self.position = position_of(form, self._old)
            problems = ""
        except ValueError as error:
            problems = str(error)
        self.problems.setText(problems)
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not problems)


class HandFields(PaperSheet):
    """One hand: a field for each suit, and how many cards it makes."""

    def __init__(self, seat: Seat, texts: HandTexts, changed: Callable[[], None]) -> None:
        super().__init__()
        self.count = label(role="soft", wrap=False)
        self.body.setSpacing(4)
        head = row()
        head.addWidget(label(say("terms-seat", seat=seat), "title", wrap=False), 1)
        head.addWidget(self.count)
        self.body.addLayout(head)
        self.fields = [QLineEdit(text) for text in texts]
        for suit, field in zip(SUITS, self.fields, strict=True):
            field.setAccessibleName(f"{say('terms-seat', seat=seat)} {say('terms-suits', suit=suit)}")
            field.textChanged.connect(changed)
            line = row()
            symbol = QLabel(suit.symbol)
            symbol.setProperty("suit", suit.value)
            symbol.setBuddy(field)
            symbol.setMinimumWidth(18)
            line.addWidget(symbol)
            line.addWidget(field)
            self.body.addLayout(line)
        self.counted = QCheckBox(say("record-setup-dialog-these-are-all-the-cards-there"))
        self.counted.setAccessibleName(
            say("record-setup-dialog-these-are-all-the-cards-there-2", seat=say("terms-seat", seat=seat))
        )
        self.counted.toggled.connect(changed)
        self.body.addWidget(self.counted)

    def texts(self) -> HandTexts:
        """What stands in the fields; lower-case ranks are read as they are meant."""
        spades, hearts, diamonds, clubs = (_tidy(field.text()) for field in self.fields)
        return spades, hearts, diamonds, clubs


def _tidy(text: str) -> str:
    """A suit as it is written: `kjx+` is KJx+, spaces fall away, `-` is a void."""
    small = text.replace(" ", "").replace("-", "").lower()
    return "".join(letter.upper() if letter in "akqjt" else letter for letter in small)


def _choices(name: str, choices: Sequence[tuple[str, str | None]], chosen: str | None) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def _seat(box: QComboBox) -> Seat | None:
    value = box.currentData()
    return parse_seat(value) if value else None
