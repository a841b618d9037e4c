"""Fields to type in that leave to the window the keys that are its own as long as nothing is typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit


class WindowField(QLineEdit):
    """A field in a window whose commands have keys of their own: with nothing typed they work here as well."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._is_command(event):
            event.ignore()
            return False
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._empties(event):
            event.accept()
            return True
        return super().event(event)

    def _empties(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.text() != ""

    def _is_command(self, event: QKeyEvent) -> bool:
        """Whether a key is a command of the window: while nothing is typed, all that write nothing, “?” and the space.

        Undo and redo are the field's only as long as there is something in it to undo or to do again.
        """
        if event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
            return True
        if event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable():
            return True
        if self.text():
            return event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)  # they mean nothing in one line
        writes = event.text().isprintable() and event.text() not in ("", "?", " ")
        return not writes or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._empties(event):
            self.clear()
            return
        super().keyPressEvent(event)
