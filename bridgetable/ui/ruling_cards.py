"""The two sheets of “What happened?”: who declares what, and what a template has to know."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout

from bridgetable.cards import SUITS
from bridgetable.seats import Seat
from bridgetable.templates import CONTRACT, Ask, Template, Told, read_contract
from bridgetable.ui import theme
from bridgetable.ui.kit import Card, as_tip, column, empty, label, row
from bridgetable.ui.ruling_fields import CardField, CardGrid, NumberField, PickButton, PickField, Value, little_room

Field: TypeAlias = PickField | CardField | NumberField

_PLACES = {Seat.N: (0, 1), Seat.W: (1, 0), Seat.E: (1, 2), Seat.S: (2, 1)}
_STRAINS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "NT": "NT"}


class TableCard(Card):
    """Four seats round a table, of which one is declarer, and the contract."""

    changed = Signal()
    """Another declarer or contract was chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.declarer = Seat.S
        self.seats: dict[Seat, QPushButton] = {}
        self._levels = {level: PickButton(level, self.tr("Level {level}").format(level=level)) for level in "1234567"}
        self._strains = {
            name: PickButton(sign, self.tr("Strain {sign}").format(sign=sign)) for name, sign in _STRAINS.items()
        }
        self.field = QLineEdit(CONTRACT)
        self.field.setAccessibleName(self.tr("Contract"))
        self.field.setToolTip(self.tr("Type level and suit, such as 4s, 3n or 4hx"))
        self.body.setSpacing(theme.SPACING)
        self.body.addWidget(label(self.tr("Who is declarer?"), "title", wrap=False))
        self.body.addLayout(self._round_the_table())
        self.body.addSpacing(theme.SPACING)
        self.body.addWidget(label(self.tr("In which contract?"), "title", wrap=False))
        self.body.addLayout(self._bids())
        self.body.addWidget(self.field)
        self.body.addWidget(label(self.tr("For most rulings the contract does not matter: leave it."), "soft"))
        self.body.addStretch(1)
        self.setMinimumWidth(theme.LEFT_WIDTH + 24)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.field.textEdited.connect(self._typed)
        self.choose_declarer(Seat.S)
        self._show_contract()

    def contract(self) -> str:
        """The contract as it is written; `ValueError` if none is."""
        return read_contract(self.field.text())

    def choose_declarer(self, seat: Seat) -> None:
        """Make `seat` declarer."""
        self.declarer = seat
        self.seats[seat].setChecked(True)
        self.changed.emit()

    def begin_contract(self, level: str) -> None:
        """Begin to type a contract with its level; the letter that follows ends it."""
        self.field.setFocus()
        self.field.setText(level)

    def _round_the_table(self) -> QGridLayout:
        grid, group = QGridLayout(), QButtonGroup(self)
        grid.setSpacing(6)
        for seat, place in _PLACES.items():
            part = PickButton(seat.word, self.tr("Declarer {seat}").format(seat=seat.word))
            part.setToolTip(as_tip(self.tr("{seat} is declarer (key {key})").format(seat=seat.word, key=seat)))
            part.setMinimumHeight(theme.BUTTON_HEIGHT + 4)
            part.clicked.connect(lambda _checked=False, seat=seat: self.choose_declarer(seat))
            group.addButton(part)
            grid.addWidget(part, *place)
            self.seats[seat] = part
        felt = QLabel()
        felt.setProperty("role", "small felt")
        felt.setMinimumHeight(theme.BUTTON_HEIGHT + 14)
        grid.addWidget(felt, 1, 1)
        for across in range(3):
            grid.setColumnStretch(across, 1)
        return grid

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


class FactsCard(Card):
    """The few questions of one template, and the pack to pick cards from."""

    changed = Signal()
    """An answer was given or altered."""

    def __init__(self) -> None:
        super().__init__("calm")
        self.template: Template | None = None
        self.fields: dict[str, Field] = {}
        self._labels: dict[str, QLabel] = {}
        self._declarer = Seat.S
        self._title = label(role="title")
        self._form, self._cards = QGridLayout(), CardGrid()
        self._form.setHorizontalSpacing(theme.PANEL_MARGIN)
        self._form.setVerticalSpacing(6)
        self._form.setColumnStretch(2, 1)
        self._entered: CardField | None = None
        self.body.addWidget(self._title)
        sides = column(spacing=theme.PANEL_MARGIN) if little_room() else row(spacing=theme.PANEL_MARGIN)
        self._form.setAlignment(Qt.AlignmentFlag.AlignTop)
        sides.addLayout(self._form, 1)
        sides.addWidget(self._cards, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.addLayout(sides)
        self._cards.picked.connect(self._take)
        self.hide()

    def ask(self, template: Template, declarer: Seat) -> None:
        """Ask what `template` has to know, with the keyboard in its first field."""
        self.template, self._declarer = template, declarer
        self._title.setText(template.title)
        self._fill({})
        self.show()
        next(iter(self.fields.values())).setFocus()

    def turn(self, declarer: Seat) -> None:
        """Another seat is declarer: what was answered stays where it still can be."""
        if self.template is not None and declarer is not self._declarer:
            self._declarer = declarer
            seats = {ask.name for ask in self.template.asks if ask.kind == "seat"}
            self._fill({name: field.told() for name, field in self.fields.items() if name not in seats})

    def told(self, contract: str = CONTRACT) -> Told:
        """What has been told so far."""
        if self.template is None:
            raise ValueError(self.tr("Nothing has been chosen yet"))
        return Told(self.template, self._declarer, contract, {name: each.told() for name, each in self.fields.items()})

    def go_to(self, name: str) -> None:
        """Put the keyboard into a field."""
        self.fields[name].setFocus()

    def _fill(self, answers: dict[str, str]) -> None:
        empty(self._form)
        self.fields, self._labels, self._entered = {}, {}, None
        told = self.told()
        for line, ask in enumerate(told.template.asks):
            field = self.fields[ask.name] = self._field(ask, told)
            caption = self._labels[ask.name] = label(ask.words, wrap=False)
            caption.setBuddy(field)
            if ask.name in answers:
                field.restore(answers[ask.name])
            if little_room():
                self._form.addWidget(caption, 2 * line, 0, 1, 2)
                self._form.addWidget(field, 2 * line + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
            else:
                self._form.addWidget(caption, line, 0)
                self._form.addWidget(field, line, 1, Qt.AlignmentFlag.AlignLeft)
            field.changed.connect(self._follow)
            field.done.connect(self._go_on)
            if isinstance(field, PickField):
                field.card_begun.connect(self._begin_card)
        self._cards.setVisible(any(ask.kind in ("card", "cards") for ask in told.template.asks))
        self._follow()

    def _field(self, ask: Ask, told: Told) -> Field:
        match ask.kind:
            case "seat":
                return PickField(ask.words, [Value(str(seat), seat.word, str(seat)) for seat in told.seats(ask.name)])
            case "suit":
                return PickField(ask.words, [Value(suit.value, suit.symbol, suit.value) for suit in SUITS])
            case "choice":
                return PickField(
                    ask.words, [Value(value, words, str(n)) for n, (value, words) in enumerate(ask.choices, 1)]
                )
            case "number":
                number = NumberField(ask.words, ask.least, ask.most)
                number.restore(told.value(ask.name))
                return number
        cards = CardField(ask.words, several=ask.kind == "cards")
        cards.entered.connect(self._enter)
        return cards

    def _follow(self) -> None:
        """Show what holds where nothing was answered, and only what has to be asked."""
        told = self.told()
        for ask in told.template.asks:
            field, shown = self.fields[ask.name], ask.needed(told)
            if isinstance(field, PickField):
                field.show_value(told.value(ask.name))
            field.setVisible(shown)
            self._labels[ask.name].setVisible(shown)
        self.changed.emit()

    def _go_on(self) -> None:
        """On from the field that was answered to the next one."""
        fields = [field for field in self.fields.values() if not field.isHidden()]
        done = next((place for place, field in enumerate(fields) if field is self.sender()), None)
        if done is not None and done + 1 < len(fields):
            fields[done + 1].setFocus()

    def _begin_card(self, letter: str) -> None:
        """A card is typed where none is asked for: it belongs to the first field that waits for one."""
        field = next((each for each in self._card_fields() if not each.told()), None)
        if field is not None:
            field.setFocus()
            field.setText(letter)

    def _card_fields(self) -> list[CardField]:
        return [field for field in self.fields.values() if isinstance(field, CardField)]

    def _enter(self, field: CardField) -> None:
        self._entered = field

    def _take(self, card: str) -> None:
        """A card from the grid, into the field that was entered last, else the first that is empty."""
        cards = self._card_fields()
        field = self._entered or next((each for each in cards if not each.told()), cards[0])
        field.take(card)
