"""What may be chosen now, and what the ruling has left to be done with the cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.explain.words import option_text, text
from bridgetable.findings.kinds import MustWithdraw, Option
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.actions import Choose, Entry, Spread
from bridgetable.ui.kit import Card, Pill, WrapButton, button, column, empty, label


class OptionsPanel(QWidget):
    """Each choice the law offers as a button, in the law's order, under the name of the player who has it."""

    chose = Signal(object)
    """The choice made, as an `Entry`."""

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self)
        self._shown: tuple[Option, ...] = ()

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Show these options and no others."""
        self.setVisible(bool(options))
        if options == self._shown:
            return
        self._shown = options
        empty(self._layout)
        ordered = sorted(options, key=lambda option: (option.by, option.order))
        for by, theirs in groupby(ordered, key=lambda option: option.by):
            self._layout.addWidget(self._card(by, list(theirs)))

    def _card(self, by: str, options: Sequence[Option]) -> Card:
        card, pill = Card("calm"), Pill()
        pill.say(self.tr("{who} may choose").format(who=self._who(by)), "calm")
        card.body.addWidget(pill)
        for option in options:
            part = WrapButton(option_text(option), option.grounds.cite)
            part.clicked.connect(lambda _checked=False, option=option: self._choose(option))
            card.body.addWidget(part)
        return card

    def _who(self, by: str) -> str:
        return self.tr(" or ").join(seat.word for seat in seats_of(by))

    def _choose(self, option: Option) -> None:
        """Make the choice; where either of two players has it, ask which of them spoke first."""
        seats = seats_of(option.by)
        if len(seats) == 1:
            self.chose.emit(Entry(choice(option, seats[0], self._shown)))
            return
        menu = QMenu(self)
        for seat in seats:
            entry = Entry(choice(option, seat, self._shown))
            menu.addAction(self.tr("{who} speaks first").format(who=seat.word), partial(self.chose.emit, entry))
        menu.exec(QCursor.pos())


class ToDoPanel(Card):
    """Cards that the ruling has taken back and that still lie there: one press does it."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__("warning")
        self._words = label()
        pill = Pill()
        pill.say(self.tr("to be done"), "warning")
        self._do = button(self.tr("Do it"), tip=self.tr("Take these cards back (Ctrl+D)"))
        self._do.clicked.connect(self.pressed)
        for part in (pill, self._words, self._do):
            self.body.addWidget(part)

    def show_steps(self, steps: tuple[MustWithdraw, ...]) -> None:
        """Show what must be taken back; nothing: the card is hidden."""
        self._words.setText("\n".join(text(step) for step in steps))
        self.setVisible(bool(steps))


def choice(option: Option, seat: Seat, others: Sequence[Option]) -> Choose | Spread:
    """The action that makes a choice; it names its law where two laws offer `seat` the same words (`others`)."""
    if option.id == "spread":
        return Spread(seat, None)
    twins = [other for other in others if other.id == option.id and seat in seats_of(other.by)]
    return Choose(seat, option.id, option.grounds.cite if len(twins) > 1 else None)


def seats_of(by: str) -> tuple[Seat, ...]:
    """The seats that have a choice: one, for `E/W` either, for `next` whoever is next."""
    if by == "next":
        return SEATS
    return tuple(parse_seat(letter) for letter in by.split("/"))
