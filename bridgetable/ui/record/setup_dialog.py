"""Setting up a deal, or mending one: four hands typed suit by suit, the contract, and where play has got to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QWidget,
)

from bridgetable.cards import Card, Suit
from bridgetable.exchange.board import BoardTold
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat, Side, parse_seat
from bridgetable.table.position import Position, Vulnerable, parse_contract
from bridgetable.ui.files.tonight import TonightsBoards
from bridgetable.ui.looks import theme
from bridgetable.ui.record.board_choice import BoardChoice
from bridgetable.ui.record.board_number import BoardNumber
from bridgetable.ui.record.deal_form import (
    CONTRACTS,
    DealForm,
    cards_said,
    completed,
    counts,
    differing_from,
    form_of,
    has_too_many,
    holder,
    miscounted,
    next_in_hand,
    only_hand,
    position_of,
    with_card,
    with_deal,
    with_hands,
    with_tonights,
    without_card,
)
from bridgetable.ui.record.hand_fields import HandFields
from bridgetable.ui.record.pack import PackSheet
from bridgetable.ui.record.wishes_dialog import DealWishes
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.lines import FoldingHeading
from bridgetable.ui.widgets.notice import Notice
from bridgetable.ui.widgets.words import label
from bridgetable.writing.pasted import read_boards

MARGIN, LEAST_WIDTH = 16, 700
"""Around everything, and for the four hands, in pixels."""
_HAND = 13
_SHORTEST = 5
"""So many letters of a choice are in sight at least."""
_LONGEST_SUIT = 15
"""What is pasted and has more letters is no single suit."""
_PLACES = {Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 2), Seat.S: (2, 1)}
_VULNERABLE: tuple[Vulnerable, ...] = ("none", "NS", "EW", "all")


class SetupDialog(QDialog):
    """Four hands round a table, and what is to be known of the board; `position` is what they describe.

    Hands are typed, pasted, dealt card by card from the pack in the middle, or dealt at random.
    """

    def __init__(
        self, position: Position, mending: bool, tonight: TonightsBoards, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(
            say("record-setup-dialog-correct-the-deal") if mending else say("record-setup-dialog-set-up-a-deal")
        )
        self.setAccessibleName(self.windowTitle())
        self._old = position
        self.position = position
        form = form_of(position)
        self._filled: Seat | None = None
        """The hand that was filled with what the other three had left."""
        self._unknown = {seat for seat in SEATS if mending and set(form.hands[seat.index]) == {"*"}}
        """The hands that are said not to be known: nothing is filled into them."""
        self._before: DealForm | None = None
        """What stood in the fields before all of them were filled at once."""
        self._told = form.told
        """Whether somebody has chosen contract or declarer, or they stood in the record."""
        self.hands = {seat: HandFields(seat, form.hands[seat.index], self._changed) for seat in SEATS}
        for seat in form.counted:
            self.hands[seat].counted.setChecked(True)
        for hand in self.hands.values():
            hand.pasted.connect(lambda text, seat=hand.seat: self.paste(text, seat))
        self._make_board(form)
        self.pack = PackSheet()
        self.pack.dealt.connect(self._deal_card)
        self._make_ways(tonight)
        self.asking = Notice(lasting=True)
        self.problems = label(role="problem")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self._placed()
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setDefault(True)  # once it stands in the dialog
        self._check()
        if self.number.ready and any(set(hand) == {"*"} for hand in form.hands):
            self.number.field.setFocus()

    @property
    def form(self) -> DealForm:
        """What stands in the fields."""
        hands = tuple(self.hands[seat].texts() for seat in SEATS)
        return DealForm(
            (hands[0], hands[1], hands[2], hands[3]),
            parse_seat(self.declarer.currentData()),
            self._contract_typed(),
            _seat(self.dealer),
            self.vulnerable.currentData(),
            self.trick.value(),
            _seat(self.lead),
            frozenset(seat for seat in SEATS if self.hands[seat].counted.isChecked()),
            self._told,
        )

    def _contract_typed(self) -> str:
        typed = self.contract.currentText().strip()
        return "" if typed == self._none_yet else parse_contract(typed) or typed.upper()

    def _make_board(self, form: DealForm) -> None:
        seats = [(say("terms-seat", seat=seat), seat.value) for seat in SEATS]
        not_said = (say("record-setup-dialog-not-said"), None)
        self._none_yet = say("record-setup-dialog-no-contract-yet")
        contracts = [(self._none_yet, ""), *((text, text) for text in CONTRACTS)]
        self.contract = _choices(say("record-setup-dialog-contract"), contracts, form.contract)
        self._contract_field = _WholeField()
        self._contract_field.setAccessibleName(say("record-setup-dialog-contract"))
        self.contract.setLineEdit(self._contract_field)  # which makes it editable
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
        for box, changed in (
            (self.contract, self.contract.currentTextChanged),
            (self.declarer, self.declarer.currentIndexChanged),
        ):
            changed.connect(self._tell)
            box.activated.connect(self._tell)
        for box in (self.dealer, self.vulnerable, self.lead):
            box.currentIndexChanged.connect(self._check)
        self.trick.valueChanged.connect(self._check)

    def _make_ways(self, tonight: TonightsBoards) -> None:
        """What fills all hands at once, and the way back."""
        self.number = BoardNumber(tonight)
        self.number.found.connect(self._take_number)
        self.number.missed.connect(self._complain)
        self.from_clipboard = button(say("record-setup-dialog-paste"), "", say("record-setup-dialog-paste-tip"))
        self.from_clipboard.clicked.connect(lambda: self.paste(QGuiApplication.clipboard().text(), self.pack.seat))
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self)
        paste.activated.connect(self.from_clipboard.click)
        self.at_random = button(say("record-setup-dialog-at-random"), "", say("record-setup-dialog-at-random-tip"))
        self.at_random.clicked.connect(self._deal_at_random)
        self.back = button(say("record-setup-dialog-as-it-was"), "link", say("record-setup-dialog-as-it-was-tip"))
        self.back.clicked.connect(self._go_back)
        self.back.hide()
        self.ways = QWidget()
        layout = column(self.ways, spacing=theme.SPACING - 2)
        layout.addWidget(self.number)
        for part in (self.from_clipboard, self.at_random, self.back):
            part.setAutoDefault(False)
            layout.addWidget(part)
        self.boards = BoardChoice()
        self.boards.chosen.connect(self._take_board)
        layout.addWidget(self.boards)
        layout.addStretch(1)

    def paste(self, text: str, seat: Seat) -> None:
        """Fill in the deal that a text holds, the first of several; one hand alone goes to `seat`.

        What is no deal changes nothing.
        """
        try:
            boards = read_boards(text, seat)
        except ValueError as error:
            self._complain(str(error))
            return
        self._fill(with_deal(self.form, boards[0]))
        self.boards.offer(boards)
        if only_hand(boards[0]) is seat:
            self._go_to(next_in_hand(self.form, seat))
        else:
            self._go_on()

    def _go_on(self) -> None:
        """On to what is left to say: who plays what."""
        self.contract.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._contract_field.selectAll()

    def lay_out(self, board: BoardTold) -> None:
        """Lay out one of tonight's boards."""
        self._lay_out_tonights([board])

    def _take_number(self, boards: Sequence[BoardTold]) -> None:
        """Lay out one of tonight's boards; where it contradicts what stands there, both are offered."""
        board = boards[0]
        what = differing_from(self.form, board)
        if not what:
            self._lay_out_tonights(boards)
            return
        take = say("tonight-take", number=board.number), partial(self._lay_out_tonights, boards)
        keep = say("tonight-keep"), self.asking.hide
        self.asking.tell(say("tonight-differs", number=board.number, what=what), "asking", (take, keep))
        self.asking.take_keyboard()

    def _lay_out_tonights(self, boards: Sequence[BoardTold]) -> None:
        self.asking.hide()
        self._fill(with_tonights(self.form, boards[0]))
        self.boards.offer_tonights(boards)
        if self.form.trick > 1:
            self.asking.tell(say("tonight-take-out", trick=self.form.trick), "calm")
        self._go_on()

    def _take_board(self, board: BoardTold) -> None:
        """Lay out another board of those that were pasted; the way back leads to what stood there before them."""
        before = self._before or self.form
        self._lay_out(with_deal(before, board), before)

    def _go_to(self, seat: Seat) -> None:
        """The next hand: it is dealt to, and the keyboard types it."""
        self.pack.choose(seat)
        field = self.hands[seat].fields[0]
        field.setFocus()
        field.selectAll()

    def _deal_at_random(self) -> None:
        try:
            fixed = cards_said(self.form)
        except ValueError as error:
            self._complain(str(error))
            return
        if all(len(cards) == 13 for cards in fixed.values()):  # a whole deal is dealt anew
            fixed = {}
        dialog = DealWishes(fixed, self)
        dialog.accepted.connect(lambda: self._take(dialog.hands))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, hands: Mapping[Seat, Sequence[Card]]) -> None:
        """Fill in what was dealt at random; Enter takes it."""
        self._fill(with_hands(self.form, hands))
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()

    def _deal_card(self, suit: Suit, rank: str) -> None:
        """A card of the pack goes to the hand that is dealt to, or comes back from it; also from one with too many."""
        form, seat = self.form, self.pack.seat
        if self._filled is not None:  # what was left for the last hand is not what it was dealt
            form = self._emptied(form, self._filled)
        owner = holder(form, suit, rank)
        back = owner is seat or (owner is not None and has_too_many(form, owner))
        form = without_card(form, suit, rank) if back else with_card(form, seat, suit, rank)
        self._show_form(form)
        if not back:
            self.pack.choose(next_in_hand(self.form, seat))

    def _emptied(self, form: DealForm, seat: Seat) -> DealForm:
        hands = [("*", "*", "*", "*") if each is seat else form.hands[each.index] for each in SEATS]
        return replace(form, hands=(hands[0], hands[1], hands[2], hands[3]))

    def _fill(self, form: DealForm) -> None:
        """Show another deal in all fields, with a way back to what stood there."""
        self.boards.hide()
        self._lay_out(form, self.form)

    def _lay_out(self, form: DealForm, before: DealForm) -> None:
        self._show_form(form)
        self._before = before
        self.back.setVisible(self.form != before)

    def _go_back(self) -> None:
        if self._before is not None:
            self._show_form(self._before)
        self._before = None
        self.back.hide()
        self.boards.hide()

    def _show_form(self, form: DealForm) -> None:
        """Put a form into the fields."""
        self._filled = None
        for seat in SEATS:
            self.hands[seat].show_texts(form.hands[seat.index])
            self.hands[seat].counted.setChecked(seat in form.counted)
        self.contract.setCurrentText(form.contract or self._none_yet)
        for box, value in (
            (self.declarer, form.declarer.value),
            (self.dealer, form.dealer.value if form.dealer else None),
            (self.vulnerable, form.vulnerable),
            (self.lead, form.lead.value if form.lead else None),
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.trick.setValue(form.trick)
        self._told = form.told
        self._check()

    def _complain(self, words: str) -> None:
        self.problems.setText(words)

    def _complete(self) -> None:
        """Fill the last hand, or fill it anew, as long as nobody has written in it, or said that it is not known."""
        form = self.form
        self._unknown &= {seat for seat in SEATS if set(form.hands[seat.index]) == {"*"}}
        if self._filled is not None:
            form = self._emptied(form, self._filled)
        whole = completed(form) if not self._unknown else form
        filled = next((seat for seat in SEATS if whole.hands[seat.index] != form.hands[seat.index]), None)
        for seat in {self._filled, filled} - {None}:
            if seat is not None:
                self.hands[seat].show_texts(whole.hands[seat.index])
        self._filled = filled

    def _changed(self, seat: Seat) -> None:
        """Something was typed in a hand."""
        if self._filled is seat:
            self._filled = None
        if set(self.form.hands[seat.index]) == {"*"}:
            self._unknown.add(seat)
        self._check()

    def _placed(self) -> None:
        page, scroll = QWidget(), QScrollArea()
        page.setProperty("panel", True)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.SPACING)
        for seat, place in _PLACES.items():
            grid.addWidget(self.hands[seat], *place)
        grid.addWidget(self.ways, 0, 0)
        grid.addWidget(self.pack, 1, 1)
        grid.addLayout(self._board_form(), 0, 2, Qt.AlignmentFlag.AlignTop)
        layout = column(self, MARGIN, 12)
        layout.addWidget(label(say("record-setup-dialog-how"), "soft"))
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(scroll, 1)
        layout.addWidget(FoldingHeading(say("record-setup-dialog-signs"), label(say("record-setup-dialog-signs-are"))))
        for part in (self.asking, self.problems, self._buttons):
            layout.addWidget(part)
        self.ensurePolished()
        needs, bar = page.sizeHint(), scroll.verticalScrollBar().sizeHint().width()
        needs = needs.expandedTo(QSize(LEAST_WIDTH, 0)) + QSize(2 * MARGIN + bar, 4 * MARGIN + 3 * theme.BUTTON_HEIGHT)
        self.resize(needs.boundedTo(self.screen().availableSize() - QSize(40, 60)))

    def _board_form(self) -> QFormLayout:
        form = QFormLayout()
        form.setSpacing(5)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for part in (self.contract, self.declarer, self.dealer, self.vulnerable, self.trick, self.lead):
            form.addRow(part.accessibleName(), part)
        return form

    def _tell(self) -> None:
        """Somebody has chosen contract or declarer, be it what was presumed."""
        self._told = True
        self._check()

    def _check(self) -> None:
        self._complete()
        form = self.form
        for part in (self.declarer, self.lead, self.trick):
            part.setEnabled(bool(form.contract))  # the auction tells them
        self.pack.show_dealt({(suit, rank): holder(form, suit, rank) for suit, rank in self.pack.cards})
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


class _WholeField(QLineEdit):
    """Who clicks into it selects what stands there: what is typed then takes its place, as after Tab."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() == Qt.FocusReason.MouseFocusReason:
            QTimer.singleShot(0, self, self.selectAll)  # the press that follows would select nothing


def _choices(name: str, choices: Sequence[tuple[str, str | None]], chosen: str | None) -> QComboBox:
    box = QComboBox()
    box.setAccessibleName(name)
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_SHORTEST)
    return box


def _seat(box: QComboBox) -> Seat | None:
    value = box.currentData()
    return parse_seat(value) if value else None
