"""The line under the table on which an action is typed: small letters will do, and a bare “queen”."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QCompleter, QLabel

from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_told
from bridgetable.ui.widgets.fields import WindowField
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import FeltStrip
from bridgetable.ui.widgets.words import Elided, label, look

OFFERS_IN_SIGHT = 10
"""So many ways to go on are in sight at once; the others are a wheel or an arrow away."""


ECHO_SHARE = 56
"""So many hundredths of the line its echo has while it stands beside the field."""


class CommandLine(FeltStrip):
    """A field for sentences, its echo in canonical words, its history (up and down) and what it has to complain of.

    A complaint too long for the line of the echo is shown whole on a note over what lies below it, until one types on:
    the table keeps its height. Where the letters are so large that not even the hint fits its line, there is no such
    line: the table has its height, and what was echoed stands in the empty field.
    """

    typed = Signal(object)
    """A sentence was understood: an `Entry`."""

    def __init__(self) -> None:
        super().__init__()
        self.read: Callable[[str], Entry] | None = None
        """Makes an action of what was typed, or raises `ValueError` with one line that says what is wrong."""
        self.beside: Callable[[str], bool] | None = None
        """Takes what was typed if it is no action but something else that can be asked for here; whether it is."""
        self.suggest: Callable[[str], Sequence[str]] | None = None
        """How what was typed so far may go on."""
        self.field = _Field(self)
        self.echo, self._note = Elided(role="on-felt"), label(role="complaint")
        self._note.setParent(self)
        self._low, self._beside = False, False
        self._placed()
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(self._edited)
        self.say(self.hint())

    def hint(self) -> str:
        """What stands there while there is nothing to say."""
        return say("record-commandline-type-drag-or-right-click-e")

    def say(self, text: str, wrong: bool = False) -> None:
        """Show a line under the field; `wrong` marks it as a complaint."""
        self.echo.say(("⚠ " if wrong else "") + text)
        self.field.echo("" if wrong or text == self.hint() else text)
        look(self.field, role="error" if wrong else "")
        look(self.echo, role="on-felt-wrong" if wrong else "on-felt")
        self._note.setText(self.echo.whole if wrong else "")
        self._lay_note()

    @property
    def typing(self) -> bool:
        """Whether something stands on the line that is not done yet."""
        return bool(self.field.text())

    def cue(self, words: str) -> None:
        """Say in the field's place what letters do to the card that is chosen on the table; empty: they are text."""
        self.field.cue(words)

    def type(self, event: QKeyEvent) -> None:
        """A key that was pressed elsewhere and means text: the line goes on with it."""
        self.field.setFocus()
        self.field.keyPressEvent(event)

    @property
    def note(self) -> QLabel:
        """What shows a complaint that is too long for its line."""
        return self._note

    def _lay_note(self) -> None:
        """Lay the note over the echo and what is under it, as high as its words need, or take it away."""
        around, text, unseen = self.parentWidget(), self._note.text(), self.echo.isHidden()
        room = self.field.width() if unseen else self.echo.width()
        fits = not text or (not unseen and QFontMetrics(self.echo.font()).horizontalAdvance(text) <= room)
        if around is None or fits:
            self._note.hide()
            return
        place = self.field.geometry().bottomLeft() if unseen else self.echo.geometry().topLeft()
        self._note.setParent(around)
        self._note.setGeometry(0, 0, room, self._note.heightForWidth(room))
        self._note.move(self.mapTo(around, place))
        self._note.show()
        self._note.raise_()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._place_echo()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_echo()
        self._lay_note()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._lay_note()

    def _placed(self) -> None:
        self._lines = column(self, spacing=3)
        self._lines.setContentsMargins(theme.PANEL_MARGIN, 0, theme.PANEL_MARGIN, 6)
        self._first = row()
        self._first.addWidget(self.field, 100 - ECHO_SHARE)
        self._lines.addLayout(self._first)
        self._lines.addWidget(self.echo)

    def save_height(self, on: bool) -> None:
        """Put the echo beside the field if that saves height and there is room for its hint, or under it."""
        self._low = on
        self._place_echo()

    def _place_echo(self) -> None:
        """Put the echo where it stands best now."""
        hint = QFontMetrics(self.echo.font()).horizontalAdvance(self.hint())
        seen = hint <= self.width() - 2 * theme.PANEL_MARGIN
        self.echo.setVisible(seen)
        self.field.echoes(not seen)
        beside = self._low and hint <= self.width() * ECHO_SHARE // 100
        if beside == self._beside:
            return
        self._beside = beside
        self._lines.setContentsMargins(theme.PANEL_MARGIN, 0, theme.PANEL_MARGIN, 3 if beside else 6)
        if beside:
            self._first.addWidget(self.echo, ECHO_SHARE)
        else:
            self._lines.addWidget(self.echo)

    def _edited(self, text: str) -> None:
        if self.field.property("role") == "error":
            self.say(self.hint())
        if self.suggest is not None:
            self.field.offer(self.suggest(text))

    def _enter(self) -> None:
        text = self.field.text().strip()
        if not text or self.read is None:
            return
        if self.beside is not None and self.beside(text):
            self.field.remember(text)
            self.field.clear()
            return
        try:
            entry = self.read(text)
        except ValueError as error:
            self.say(str(error), wrong=True)
            return
        self.field.remember(text)
        self.typed.emit(entry)


class _Field(WindowField):
    """The field itself: completion as one types, up and down through what was typed before."""

    def __init__(self, parent: CommandLine) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("record-commandline-type-an-action"))
        self._cue = self._echo = ""
        self._echoes = False
        self._stand_in()
        self.setToolTip(keys_told(say("record-commandline-type-an-action-and-press-enter")))
        self._history: list[str] = []
        self._back = 0
        self._offers = QStringListModel(self)
        completer = QCompleter(self._offers, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(OFFERS_IN_SIGHT)
        self.setCompleter(completer)

    def cue(self, words: str) -> None:
        """Say in place of the text what letters do to the card that is chosen on the table; empty: they are text."""
        self._cue = words
        self._stand_in()
        look(self, cue="on" if words else "")

    def echo(self, words: str) -> None:
        """What was understood last; empty: nothing is to be said of it."""
        self._echo = words
        self._stand_in()

    def echoes(self, on: bool) -> None:
        """Whether what was understood stands in the field while it is empty, or on a line of its own."""
        self._echoes = on
        self._stand_in()

    def _stand_in(self) -> None:
        """Put into the field what stands there while nothing is typed."""
        echo = self._echo if self._echoes else ""
        self.setPlaceholderText(self._cue or echo or say("record-commandline-what-happens-at-the-table"))

    def offer(self, offers: Sequence[str]) -> None:
        self._offers.setStringList(list(offers))

    def remember(self, text: str) -> None:
        self._history.append(text)
        self._back = 0
        offered = self.completer().popup()
        if offered is not None:
            offered.hide()  # a sentence that could have gone on has been said

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._recall(1 if event.key() == Qt.Key.Key_Up else -1)
            return
        super().keyPressEvent(event)

    def _recall(self, step: int) -> None:
        self._back = max(0, min(self._back + step, len(self._history)))
        self.setText(self._history[-self._back] if self._back else "")
