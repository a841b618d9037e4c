"""The keyboard goes along with a ruling: from one decision in the director's panel to the next one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget

from bridgetable.ui import theme

ROLES = ("option", "answer", "todo")
"""What comes first: a choice of the law, then a question, then what is left to be done."""


class NextStep(QObject):
    """Once a decision was made in `panel`, puts the keyboard on the first button of the next one.

    Where nothing is left to be decided, the keyboard goes to `otherwise`: the story can go on there.
    """

    def __init__(self, panel: QScrollArea, otherwise: QWidget) -> None:
        super().__init__(panel)
        self._panel, self._otherwise = panel, otherwise
        self._wanted = False
        self._timer = QTimer(self, interval=theme.NEXT_FRAME)  # until the panel has found room for it
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)

    @property
    def coming(self) -> bool:
        """Whether the keyboard is still to be put somewhere."""
        return self._wanted or self._timer.isActive()

    def take(self) -> None:
        """The next thing to be decided is to have the keyboard as soon as the panel shows it."""
        self._wanted = True

    def shown(self) -> None:
        """The panel shows a verdict."""
        if self._wanted:
            self._wanted = False
            self._timer.start()

    def _go(self) -> None:
        if not self._panel.isVisible():
            return  # another page has come into sight meanwhile: what cannot be seen must not have the keyboard
        first = self.first()
        if first is None:
            self._otherwise.setFocus(Qt.FocusReason.OtherFocusReason)
            self._panel.verticalScrollBar().setValue(0)  # the ruling itself, which all was asked for
        else:
            first.setFocus(Qt.FocusReason.OtherFocusReason)  # nobody points at it yet: nothing is foreseen
            for part in (first.parentWidget(), first):  # all of the choice, if there is room for it
                if part is not None:
                    self._panel.ensureWidgetVisible(part)

    def first(self) -> QPushButton | None:
        """The first button of what is to be decided, None where nothing is."""
        for role in ROLES:
            parts = [part for part in self._panel.findChildren(QPushButton) if part.property("role") == role]
            there = [part for part in parts if part.isVisibleTo(self._panel) and part.isEnabled()]
            if there:
                return min(there, key=lambda part: part.mapTo(self._panel, part.rect().topLeft()).y())
        return None
