"""The keyboard goes along with a ruling: from one decision in the director's panel to the next one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QScrollArea, QWidget

from bridgetable.ui.looks import theme

FINDING: tuple[str, ...] = ("answer", "option", "todo")
"""As a director works: first what is to be found, then what the law lets choose, then what is left to be done."""
CHOOSING = ("option", "answer", "todo")
"""Whoever chooses although a question is open has left it for later: first the choice that follows."""


class NextStep(QObject):
    """Once a decision was made in `panel`, puts the keyboard on the first button or field of the next one.

    Where nothing is left to be decided, the keyboard goes to `otherwise`: the story can go on there.
    """

    def __init__(self, panel: QScrollArea, otherwise: QWidget) -> None:
        super().__init__(panel)
        self._panel, self._otherwise = panel, otherwise
        self._wanted, self._roles = False, FINDING
        self._timer = QTimer(self, interval=theme.NEXT_FRAME)  # until the panel has found room for it
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)

    @property
    def coming(self) -> bool:
        """Whether the keyboard is still to be put somewhere."""
        return self._wanted or self._timer.isActive()

    def take(self, roles: tuple[str, ...] = FINDING) -> None:
        """The next thing to be decided is to have the keyboard as soon as the panel shows it; the first of `roles`."""
        self._wanted, self._roles = True, roles

    def shown(self, _asked: object) -> None:
        """The panel shows a verdict and what is asked."""
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
            self._panel.verticalScrollBar().setValue(0)  # the ruling stays in sight if there is room for both
            for part in (first.parentWidget(), first):  # all of the choice, if there is room for it
                if part is not None:
                    self._panel.ensureWidgetVisible(part)

    def first(self) -> QWidget | None:
        """The first button or field of what is to be decided, None where nothing is."""
        for role in self._roles:
            parts = [part for part in self._panel.findChildren(QWidget) if part.property("role") == role]
            there = [part for part in parts if part.isVisibleTo(self._panel) and part.isEnabled()]
            if there:
                return min(there, key=lambda part: part.mapTo(self._panel, part.rect().topLeft()).y())
        return None
