"""What may be chosen now, and what the ruling has left to be done with the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from bridgetable.explain.aloud import aloud
from bridgetable.explain.movements import ToLay, still_words
from bridgetable.explain.phrases import owned
from bridgetable.explain.previews import Said
from bridgetable.explain.retold import told
from bridgetable.explain.words import text
from bridgetable.findings.kinds import MustWithdraw, Option
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import SEATS, Seat, parse_seat
from bridgetable.table.actions import Choose, Entry, Spread
from bridgetable.ui.kit import Card, Line, Lines, Pill, Pointer, WrapButton, button, column, empty, label
from bridgetable.ui.system import keys_told


class OptionsPanel(QWidget):
    """Each choice the law offers as a button, in the law's order and in words to be read out to the player who has it.

    What a choice brings about is told under it while it is pointed at, before it is made.
    """

    chose = Signal(object)
    """The choice made, as an `Entry`."""
    pointed = Signal(object)
    """A choice is pointed at, as an `Entry`; None: no longer."""

    def __init__(self, follows: Callable[[Entry], Sequence[Said]]) -> None:
        super().__init__()
        self._follows = follows
        self._layout = column(self)
        self._shown: tuple[Option, ...] = ()
        self._told: dict[str, _Told] = {}
        self._buttons: list[WrapButton] = []

    def show_options(self, options: tuple[Option, ...], verdict: Verdict) -> None:
        """Show these options of `verdict` and no others."""
        self.setVisible(bool(options))
        if options == self._shown:
            return
        self._shown = options
        self._told, self._buttons = {}, []
        empty(self._layout)
        ordered = sorted(options, key=lambda option: (option.by, option.order))
        for by, theirs in groupby(ordered, key=lambda option: option.by):
            self._layout.addWidget(self._card(by, list(theirs), verdict))

    def go_to(self) -> bool:
        """Let the keyboard choose; from one choice on to the next. False: there is none."""
        if self._buttons:
            focused = QApplication.focusWidget()
            at = next((n for n, part in enumerate(self._buttons) if part is focused), -1)
            self._buttons[(at + 1) % len(self._buttons)].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(self._buttons)

    def _card(self, by: str, options: Sequence[Option], verdict: Verdict) -> Card:
        card, pill, told = Card("calm"), Pill(), _Told()
        pill.say(self.tr("{who} may choose").format(who=self._who(by)), "calm")
        card.body.addWidget(pill)
        self._told[by] = told
        for option in options:
            part = WrapButton(aloud(option, verdict), option.grounds.cite)
            part.clicked.connect(lambda _checked=False, option=option: self._choose(option))
            pointer = Pointer(part)
            pointer.came.connect(lambda option=option: self._point(option))
            pointer.left.connect(self._point_no_more)
            self._buttons.append(part)
            card.body.addWidget(part)
        card.body.addWidget(told)
        return card

    def _point(self, option: Option) -> None:
        entry = Entry(choice(option, seats_of(option.by)[0], self._shown))
        self._told[option.by].tell(self._follows(entry), f"{told(entry)}:")
        self.pointed.emit(entry)

    def _point_no_more(self) -> None:
        for each in self._told.values():
            each.tell(())
        self.pointed.emit(None)

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
        focused = next((part for part in self._buttons if part.hasFocus() and not part.underMouse()), None)
        menu.exec(QCursor.pos() if focused is None else focused.mapToGlobal(focused.rect().bottomLeft()))


class _Told(QWidget):
    """What follows from the choice that is pointed at, or how to be told."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Lines()
        self._hint = self.tr("Point at a choice to see on the table what follows from it.")
        self._words = label(self._hint, "soft")
        layout = column(self)
        layout.addWidget(self._words)
        layout.addWidget(self._lines)

    def tell(self, said: Sequence[Said], choice: str = "") -> None:
        """Tell what follows from a `choice`; nothing: how to be told."""
        self._lines.show_lines([Line(each.text, each.cite or None) for each in said])
        self._words.setText(choice or self._hint)


class ToDoPanel(Card):
    """Cards that the ruling has elsewhere than they lie, in the trick or out of it: one press moves them."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__("warning")
        self._words = label()
        pill = Pill()
        pill.say(self.tr("to be done"), "warning")
        self._do = button(self.tr("Do it"), "todo", tip=keys_told(self.tr("Move these cards as is ruled (Ctrl+D)")))
        self._do.clicked.connect(self.pressed)
        for part in (pill, self._words, self._do):
            self.body.addWidget(part)

    def show_steps(self, back: tuple[MustWithdraw, ...], laying: tuple[ToLay, ...]) -> None:
        """Show what must be taken back and what is to be laid; nothing: the card is hidden."""
        said = [*map(text, back), *(f"{owned(due.seat, due.card)} {still_words(due)}." for due in laying)]
        self._words.setText("\n".join(said))
        self.setVisible(bool(said))


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
