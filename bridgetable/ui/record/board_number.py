"""The number of one of tonight's boards, typed where a deal is set up."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.messages import say
from bridgetable.ui.files.tonight import Loaded, TonightsBoards, ask_for_boards
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import label

_WIDE = 5
"""So many digits have room in the field."""


class BoardNumber(QWidget):
    """A field for the number, how many boards are loaded, and the way to load some."""

    found = Signal(object)
    """There are boards of the number that was typed: a tuple of `BoardTold`, mostly of one."""
    missed = Signal(str)
    """There is none, or none could be loaded: what is to be said of that."""

    def __init__(self, boards: TonightsBoards) -> None:
        super().__init__()
        self._boards = boards
        self.field = _NumberField()
        self.field.setAccessibleName(say("tonight-number"))
        self.field.setFixedWidth(self.field.fontMetrics().horizontalAdvance("0") * (_WIDE + 3))
        self.field.entered.connect(self._look_up)
        self.told = label(role="soft", wrap=False)
        self.load = button(say("tonight-load"), "link", say("tonight-load-tip"))
        self.load.setAutoDefault(False)
        self.load.clicked.connect(self._load)
        layout, first = column(self, spacing=2), row()
        name = label(say("tonight-number"), wrap=False)
        name.setBuddy(self.field)
        for part in (name, self.field, self.told):
            first.addWidget(part)
        first.addStretch(1)
        layout.addLayout(first)
        layout.addWidget(self.load)
        self._tell()
        boards.loaded.connect(self._loaded)
        boards.returned.connect(self._tell)

    @property
    def ready(self) -> bool:
        """Whether there are boards, so that a number can be typed."""
        return self._boards.count > 0

    def _tell(self) -> None:
        self.field.setEnabled(self.ready)
        reading = self._boards.reading
        so_many = say("tonight-so-many", count=self._boards.count)
        self.told.setText(say("tonight-being-read") if reading else so_many)
        self.told.setVisible(self.ready or reading)
        self.load.setEnabled(not reading)

    def _load(self) -> None:
        self._boards.load(ask_for_boards(self))
        self._tell()

    def _loaded(self, loaded: Loaded) -> None:
        self._tell()
        if loaded.problems:
            self.missed.emit("\n".join(loaded.problems))
        if self.ready:
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _look_up(self, typed: str) -> None:
        boards = self._boards.boards(typed)
        if boards:
            self.found.emit(boards)
        else:
            self.missed.emit(self._boards.none_of(typed))


class _NumberField(QLineEdit):
    """Enter, or whatever leaves the field, says once that the number is typed; Enter is the dialog's the next time."""

    entered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._taken = ""
        self.textEdited.connect(lambda _: self._forget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not self._take():
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason):
            self._take()

    def _forget(self) -> None:
        self._taken = ""

    def _take(self) -> bool:
        """Say what was typed; whether it had not been said yet."""
        typed = self.text().strip()
        if not typed or typed == self._taken:
            return False
        self._taken = typed
        self.entered.emit(typed)
        return True
