"""The two sheets of “What happened?”: who declares what, and what has to be known of one event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from bridgetable.cards import SUITS
from bridgetable.cards import Card as PlayingCard
from bridgetable.happening import CONTRACT, Before, EventTold, TemplateEvent, TemplateQuestion, Untold, read_contract
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.ui.felt.cards import Look
from bridgetable.ui.looks import theme
from bridgetable.ui.ruling.fields import (
    CallField,
    CallGrid,
    CardField,
    CardGrid,
    GridField,
    NumberField,
    PickButton,
    PickField,
    Value,
    WordsField,
    little_room,
)
from bridgetable.ui.ruling.story import CardStrip, SmallFelt, link
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import as_tip, label

Field: TypeAlias = PickField | GridField | NumberField | WordsField

_STRAINS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "NT": "NT"}


class TableCard(PaperSheet):
    """Four seats round a table, of which one is declarer, the cards told of so far, and the contract."""

    changed = Signal()
    """Another declarer or contract was chosen."""

    def __init__(self, cards: Look) -> None:
        super().__init__()
        self.declarer = Seat.S
        self.seats: dict[Seat, QPushButton] = self._four_seats()
        self.felt = SmallFelt(self.seats, cards)
        self._levels = {level: PickButton(level, say("event-event-sheets-level", level=level)) for level in "1234567"}
        self._strains = {
            name: PickButton(sign, say("event-event-sheets-strain", sign=sign)) for name, sign in _STRAINS.items()
        }
        for strain, part in self._strains.items():
            part.setProperty("suit", strain)
        self.field = QLineEdit(CONTRACT)
        self.field.setAccessibleName(say("event-event-sheets-contract"))
        self.field.setToolTip(say("event-event-sheets-type-level-and-suit-such-as"))
        self.body.setSpacing(theme.SPACING)
        self.body.addWidget(label(say("event-event-sheets-who-is-declarer"), "title", wrap=False))
        self.body.addWidget(self.felt)
        self.body.addSpacing(theme.SPACING)
        self.body.addWidget(label(say("event-event-sheets-in-which-contract"), "title", wrap=False))
        self.body.addLayout(self._bids())
        self.body.addWidget(self.field)
        self._hint = label(role="soft")
        self.body.addWidget(self._hint)
        self.body.addStretch(1)
        self.setMinimumWidth(theme.LEFT_WIDTH + 24)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.field.textEdited.connect(self._typed)
        self.choose_declarer(Seat.S)
        self._show_contract()
        self.be_of_the_bidding(False)

    def contract(self) -> str:
        """The contract as it is written; `ValueError` if none is."""
        return read_contract(self.field.text())

    def choose_declarer(self, seat: Seat) -> None:
        """Make `seat` declarer, where there is one."""
        if not self.seats[seat].isEnabled():
            return
        self.declarer = seat
        self.seats[seat].setChecked(True)
        self.changed.emit()

    def be_of_the_bidding(self, bidding: bool) -> None:
        """While calls are told nobody is declarer yet, and there is nothing to choose here."""
        for part in (*self.seats.values(), *self._levels.values(), *self._strains.values(), self.field):
            part.setEnabled(not bidding)
        told = "nobody-is-declarer-yet" if bidding else "for-most-rulings-the-contract-does"
        self._hint.setText(say(f"event-event-sheets-{told}"))

    def begin_contract(self, level: str) -> None:
        """Begin to type a contract with its level, where there is one; the letter that follows ends it."""
        if not self.field.isEnabled():
            return
        self.field.setFocus()
        self.field.setText(level)

    def _four_seats(self) -> dict[Seat, QPushButton]:
        group, seats = QButtonGroup(self), {}
        for seat in SEATS:
            part = seats[seat] = PickButton(say("terms-seat", seat=seat), say("event-event-sheets-declarer", seat=seat))
            part.setToolTip(as_tip(say("event-event-sheets-is-declarer-key", seat=seat, key=seat)))
            part.clicked.connect(lambda _checked=False, seat=seat: self.choose_declarer(seat))
            group.addButton(part)
        return dict(seats)

    def _bids(self) -> QVBoxLayout:
        """A row of levels over a row of strains."""
        grid = column(spacing=4)
        levels, strains = row(spacing=4), row(spacing=4)
        for line, parts in ((levels, self._levels), (strains, self._strains)):
            for name, part in parts.items():
                part.clicked.connect(lambda _checked=False, name=name: self._bid(name))
                line.addWidget(part, 1)
            grid.addLayout(line)
        return grid

    def _bid(self, part: str) -> None:
        """Another level or another strain, the rest of the contract as it was."""
        try:
            old = self.contract()
        except ValueError:
            old = CONTRACT
        self.field.setText(part + old[1:] if part.isdecimal() else old[0] + part)
        self._show_contract()
        self.changed.emit()

    def _typed(self, text: str) -> None:
        """A contract that is complete with its letter gives the keys back to the tiles."""
        self._show_contract()
        self.changed.emit()
        if len(text) == 2 and self.field.cursorPosition() == 2 and text[1].upper() in "SHDCN":
            self.focusNextChild()

    def _show_contract(self) -> None:
        try:
            contract = self.contract()
        except ValueError:
            contract = ""
        for parts, chosen in ((self._levels, contract[:1]), (self._strains, contract[1:].rstrip("X"))):
            for name, part in parts.items():
                part.setChecked(name == chosen)


class FactsCard(PaperSheet):
    """The few questions about one event, and the pack, or the calls, to pick from."""

    changed = Signal()
    """An answer was given or altered."""
    letter = Signal(str)
    """A letter was typed that answers nothing here."""
    removing = Signal()
    """It did not happen after all."""

    def __init__(self, cards: Look) -> None:
        super().__init__("calm")
        self.about: TemplateEvent | None = None
        self.fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._strips: dict[str, CardStrip] = {}
        self._declarer = Seat.S
        self._before: Before | None = None
        self._title, self._look = label(role="title"), cards
        self._form, self._cards, self._calls = QGridLayout(), CardGrid(), CallGrid()
        self._form.setHorizontalSpacing(theme.PANEL_MARGIN)
        self._form.setVerticalSpacing(6)
        self._form.setColumnStretch(1, 1)
        self._entered: GridField | None = None
        self.remove = link(say("event-event-sheets-remove"), say("event-event-sheets-take-this-out-of-the-story"))
        self.remove.clicked.connect(self.removing)
        head = row()
        head.addWidget(self._title, 1)
        head.addWidget(self.remove)
        self.body.addLayout(head)
        self._sides = row(spacing=theme.PANEL_MARGIN)
        self._form.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._sides.addLayout(self._form, 1)
        for grid in (self._cards, self._calls):
            self._sides.addWidget(grid, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            grid.picked.connect(self._take)
        self.body.addLayout(self._sides)
        self.hide()

    def ask(self, event: TemplateEvent, number: int, declarer: Seat, before: Before | None) -> None:
        """Ask what has to be known of an event, the answers that were given to it filled in."""
        self.about, self._declarer, self._before = event, declarer, before
        self._title.setText(f"{number}  {event.template.title}" if number > 1 else event.template.title)
        self._fill(event.answers)
        self.show()

    def fit(self, room: int) -> None:
        """Lay the pack beside the questions where so many pixels are enough for both, else below them."""
        margins = self.body.contentsMargins()
        wide = self._form.minimumSize().width() + self._cards.minimumSizeHint().width() + self._sides.spacing()
        beside = wide + margins.left() + margins.right() <= room
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    def answers(self) -> dict[str, str]:
        """What has been answered."""
        return {name: field.told() for name, field in self.fields.items()}

    def told(self, contract: str = CONTRACT) -> EventTold:
        """What has been told so far."""
        if self.about is None:
            raise ValueError(say("event-event-sheets-nothing-has-been-chosen-yet"))
        return EventTold(self.about.template, self._declarer, contract, self.answers(), self._before)

    def go_to(self, name: str = "") -> None:
        """Put the keyboard into a field, without a name into the first."""
        (self.fields[name] if name else next(iter(self.fields.values()))).setFocus()

    def _fill(self, answers: Mapping[str, str]) -> None:
        empty(self._form)
        self.fields, self._labels, self._strips, self._entered = {}, {}, {}, None
        told = self.told()
        for line, ask in enumerate(told.template.asks):
            field = self.fields[ask.name] = self._field(ask, told)
            caption = self._labels[ask.name] = label(ask.words, wrap=False)
            caption.setBuddy(field)
            if answers.get(ask.name):
                field.restore(answers[ask.name])
            answer = row()
            answer.addWidget(field)
            if isinstance(field, CardField):
                strip = self._strips[ask.name] = CardStrip(self._look)
                answer.addWidget(strip)
            answer.addStretch(1)
            if little_room():
                self._form.addWidget(caption, 2 * line, 0)
                self._form.addLayout(answer, 2 * line + 1, 0)
            else:
                self._form.addWidget(caption, line, 0)
                self._form.addLayout(answer, line, 1)
            self._joined(field)
        self._cards.setVisible(bool(self._strips))
        self._calls.setVisible(any(isinstance(field, CallField) for field in self.fields.values()))
        self._cards.bar(self._before.table if self._before is not None else None)
        self._follow()

    def _joined(self, field: Field) -> None:
        field.changed.connect(self._follow)
        field.done.connect(self._go_on)
        if isinstance(field, PickField):
            field.card_begun.connect(self._begin_card)

    def _field(self, ask: TemplateQuestion, told: EventTold) -> Field:
        match ask.kind:
            case "seat":
                return PickField(
                    ask.words,
                    [Value(str(seat), say("terms-seat", seat=seat), str(seat)) for seat in told.seats(ask.name)],
                )
            case "suit":
                return PickField(ask.words, [Value(suit.value, suit.symbol, suit.value) for suit in SUITS])
            case "choice":
                return PickField(
                    ask.words, [Value(value, ask.choice_words(value), str(n)) for n, value in enumerate(ask.choices, 1)]
                )
            case "number":
                number = NumberField(ask.words, ask.least, ask.most)
                number.restore(told.value(ask.name))
                return number
            case "words":
                return WordsField(ask.words)
        field = CallField(ask.words) if ask.kind == "call" else CardField(ask.words, several=ask.kind == "cards")
        field.entered.connect(self._enter)
        return field

    def _follow(self) -> None:
        """Show what holds where nothing was answered, and only what has to be asked."""
        told = self.told()
        for ask in told.template.asks:
            field, shown = self.fields[ask.name], ask.needed(told)
            if not isinstance(field, NumberField):
                field.show_value(told.value(ask.name))
            field.setVisible(shown)
            self._labels[ask.name].setVisible(shown)
            if ask.name in self._strips:
                self._strips[ask.name].show_cards(cards_told(told, ask))
        self.changed.emit()

    def _go_on(self) -> None:
        """On from the field that was answered to the next one."""
        fields = [field for field in self.fields.values() if not field.isHidden()]
        done = next((place for place, field in enumerate(fields) if field is self.sender()), None)
        if done is not None and done + 1 < len(fields):
            fields[done + 1].setFocus()

    def _begin_card(self, letter: str) -> None:
        """A card, or a call, is typed where none is asked for: it belongs to the first field that waits for one."""
        told = self.told()
        waiting = (self.fields[ask.name] for ask in told.template.asks if ask.needed(told) and not told.value(ask.name))
        typed = GridField if letter.isdecimal() else CardField
        field = next((field for field in waiting if isinstance(field, typed)), None)
        if field is not None:
            field.setFocus()
            field.setText(letter)
        else:
            self.letter.emit(letter.upper())

    def _grid_fields(self) -> list[GridField]:
        return [field for field in self.fields.values() if isinstance(field, GridField)]

    def _enter(self, field: GridField) -> None:
        self._entered = field

    def _take(self, picked: str) -> None:
        """What is picked in the grid, into the field that was entered last, else the first that is empty."""
        fields = [field for field in self._grid_fields() if not field.isHidden()]
        field = self._entered or next((each for each in fields if not each.told()), fields[0])
        field.take(picked)


def cards_told(told: EventTold, ask: TemplateQuestion) -> tuple[PlayingCard, ...]:
    """The cards answered to a question, none while they cannot be read."""
    try:
        return told.cards(ask.name) if ask.kind in ("card", "cards") else ()
    except Untold:
        return ()
