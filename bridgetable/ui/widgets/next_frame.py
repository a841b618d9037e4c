"""What waits until something can be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class NextFrame(QObject):
    """Calls `then` once the next frame of `part` is on the screen; where its window is hidden, when nothing is due."""

    def __init__(self, part: QWidget, then: Callable[[], None]) -> None:
        super().__init__(part)
        self._then = then
        if part.window().isVisible():
            part.installEventFilter(self)
            part.update()  # so that there is one
        else:
            QTimer.singleShot(0, self, then)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._then)
        return False
