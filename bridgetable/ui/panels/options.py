"""What may be chosen now, and what the ruling has left to be done with the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCursor, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QMenu, QWidget

from bridgetable.explain.making_choices import choice, seats_of
from bridgetable.explain.movements import ToLay, still_words
from bridgetable.explain.phrases import in_signs, owned
from bridgetable.explain.previews import Said
from bridgetable.explain.retold import told
from bridgetable.explain.spoken_offer import spoken_offer
from bridgetable.explain.ways import Way, alike
from bridgetable.explain.words import text
from bridgetable.findings.kinds import MustWithdraw, Option
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import cite_words, listed, say
from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.choices import suits_named
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.buttons import Pointer, WrapButton, button
from bridgetable.ui.widgets.layouts import column, empty, row
from bridgetable.ui.widgets.lines import Lines, PanelLine
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Pill, as_tip, label

CLOSE = 4
"""Choices of one player stand so close to each other, in pixels, that all of them are in sight at once."""


class OptionsPanel(QWidget):
    """Each choice the law offers as a button, in the law's order and in words to be read out to the player who has it.

    A choice that opens others for the same player stands over them: who refuses a lead says at once what is led
    instead. What a choice brings about is told under it while it is pointed at, before it is made.
    """

    chose = Signal(object)
    """The choices made, one after the other, as a tuple of `Entry`."""
    pointed = Signal(object)
    """A choice is pointed at, as a list of `Entry`; None: no longer."""
    read_out = Signal()
    """All of it is to be shown large, to be read out."""

    def __init__(self, follows: Callable[..., Sequence[Said]], ways: Callable[[], tuple[Way, ...]]) -> None:
        super().__init__()
        self._follows, self._ways = follows, ways
        self._layout = column(self)
        self._shown: tuple[Option, ...] = ()
        self._told: dict[str, _Told] = {}
        self._buttons: list[QAbstractButton] = []

    def show_options(self, options: tuple[Option, ...], verdict: Verdict) -> None:
        """Show these options of `verdict` and no others."""
        self.setVisible(bool(options))
        if options == self._shown:
            return
        self._shown = options
        self._told, self._buttons = {}, []
        empty(self._layout)
        for by, theirs in groupby(self._ways() if options else (), key=lambda way: way.option.by):
            self._layout.addWidget(self._card(by, list(theirs), verdict))

    def go_to(self) -> bool:
        """Let the keyboard choose; from one choice on to the next. False: there is none."""
        if self._buttons:
            focused = QApplication.focusWidget()
            at = next((n for n, part in enumerate(self._buttons) if part is focused), -1)
            self._buttons[(at + 1) % len(self._buttons)].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(self._buttons)

    def _card(self, by: str, ways: Sequence[Way], verdict: Verdict) -> PaperSheet:
        card, pill, told, head = PaperSheet("calm"), Pill(), _Told(), row()
        pill.say(say("panels-options-may-choose", who=self._who(by)), "calm")
        read = button(
            say("panels-options-read-it-out"), "link", tip=keys_told(say("panels-options-all-of-this-large-to-say"))
        )
        read.clicked.connect(self.read_out)
        head.addWidget(pill)
        head.addStretch(1)
        head.addWidget(read)
        card.body.addLayout(head)
        card.body.setSpacing(CLOSE)
        self._told[by] = told
        plain: list[Option] = []
        for way in ways:
            if way.after is None:
                plain.append(way.option)
                if way.instead:
                    self._offer(card, plain, (), verdict)
                    plain = []
                    for each in way.instead:
                        card.body.addWidget(label(say("choices-spoken-below", words=each.words)))
                continue
            self._offer(card, plain, (), verdict)
            plain = []
            card.body.addWidget(label(spoken_offer(way.option, verdict)))
            self._offer(card, way.then, (way.option,), way.after)
        self._offer(card, plain, (), verdict)
        card.body.addWidget(told)
        return card

    def _offer(self, card: PaperSheet, options: Sequence[Option], first: tuple[Option, ...], verdict: Verdict) -> None:
        """A button for each of these choices; those that differ in the suit alone stand side by side.

        Choices that another opens (`first`) stand a little to the right, under it.
        """
        for some in alike(options, verdict):
            line = row(spacing=CLOSE)
            line.setContentsMargins(theme.PANEL_MARGIN if first else 0, 0, 0, 0)
            if len(some.options) == 1:
                part = WrapButton(some.words, cite_words(some.options[0].grounds.cite))
                line.addWidget(self._joined(part, (*first, some.options[0])), 1)
            else:
                suits = [self._joined(_suit(option, verdict), (*first, option)) for option in some.options]
                line.addWidget(_WordsAndSuits(some.words, suits), 1)
            card.body.addLayout(line)

    def _joined(self, part: QAbstractButton, path: tuple[Option, ...]) -> QAbstractButton:
        part.clicked.connect(lambda _checked=False: self._choose(path))
        pointer = Pointer(part)
        pointer.came.connect(lambda: self._point(path))
        pointer.left.connect(self._point_no_more)
        self._buttons.append(part)
        return part

    def _entries(self, path: tuple[Option, ...], seat: Seat) -> tuple[Entry, ...]:
        return tuple(Entry(choice(option, seat, self._shown)) for option in path)

    def _point(self, path: tuple[Option, ...]) -> None:
        by = path[0].by
        entries = self._entries(path, seats_of(by)[0])
        self._told[by].tell(self._follows(*entries), f"{told(entries[-1])}:")
        self.pointed.emit(list(entries))

    def _point_no_more(self) -> None:
        for each in self._told.values():
            each.tell(())
        self.pointed.emit(None)

    def _who(self, by: str) -> str:
        return listed([say("terms-seat", seat=seat) for seat in seats_of(by)], "or")

    def _choose(self, path: tuple[Option, ...]) -> None:
        """Make the choice; where either of two players has it, ask which of them spoke first."""
        seats = seats_of(path[0].by)
        if len(seats) == 1:
            self.chose.emit(self._entries(path, seats[0]))
            return
        menu = QMenu(self)
        for seat in seats:
            entries = self._entries(path, seat)
            menu.addAction(say("panels-options-speaks-first", seat=seat), partial(self.chose.emit, entries))
        focused = next((part for part in self._buttons if part.hasFocus() and not part.underMouse()), None)
        menu.exec(QCursor.pos() if focused is None else focused.mapToGlobal(focused.rect().bottomLeft()))


class _Told(QWidget):
    """What follows from the choice that is pointed at, or how to be told."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = Lines()
        self._hint = say("panels-options-point-at-a-choice-to-see")
        self._words = label(self._hint, "soft")
        layout = column(self)
        layout.addWidget(self._words)
        layout.addWidget(self._lines)

    def tell(self, said: Sequence[Said], choice: str = "") -> None:
        """Tell what follows from a `choice`; nothing: how to be told."""
        self._lines.show_lines([PanelLine(each.text, each.cite or None) for each in said])
        self._words.setText(choice or self._hint)


class ToDoPanel(PaperSheet):
    """Cards that the ruling has elsewhere than they lie, in the trick or out of it: one press moves them."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__("warning")
        self._words = label()
        pill = Pill()
        pill.say(say("panels-options-to-be-done"), "warning")
        self._do = button(
            say("panels-options-do-it"), "todo", tip=keys_told(say("panels-options-move-these-cards-as-is-ruled"))
        )
        self._do.clicked.connect(self.pressed)
        for part in (pill, self._words, self._do):
            self.body.addWidget(part)

    def show_steps(self, back: tuple[MustWithdraw, ...], laying: tuple[ToLay, ...]) -> None:
        """Show what must be taken back and what is to be laid; nothing: the card is hidden."""
        said = [
            *map(text, back),
            *(say("panels-options-to-lay", card=owned(due.seat, due.card), still=still_words(due)) for due in laying),
        ]
        self._words.setText("\n".join(said))
        self.setVisible(bool(said))


def _suit(option: Option, verdict: Verdict) -> QAbstractButton:
    """A button for a choice that differs from others in its suit alone."""
    spoken = spoken_offer(option, verdict)
    suit = button(in_signs(suits_named(option.choice)), "suit", tip=as_tip(spoken))
    suit.setAccessibleName(spoken)
    return suit


class _WordsAndSuits(QWidget):
    """What choices have in common, and their suits: beside it, or where the column is narrow under it."""

    def __init__(self, words: str, suits: Sequence[QAbstractButton]) -> None:
        super().__init__()
        self._words, self._suits = label(words), QWidget()
        beside = row(self._suits, spacing=CLOSE)
        for suit in suits:
            beside.addWidget(suit)
        self._line = row(self, spacing=CLOSE)
        self._line.addWidget(self._words, 1)
        self._line.addWidget(self._suits, 0, Qt.AlignmentFlag.AlignRight)

    def minimumSizeHint(self) -> QSize:
        widths = (part.minimumSizeHint().width() for part in (self._words, self._suits))
        return QSize(max(widths), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needs = self._words.minimumSizeHint().width() + CLOSE + self._suits.sizeHint().width()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._line.setDirection(across if needs <= self.width() else down)
