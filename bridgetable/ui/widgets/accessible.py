"""What is read aloud to somebody who cannot see the window, when it happens and not only where the focus is."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text` now, as something that `widget` has to tell."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def describe(widget: QWidget, text: str) -> None:
    """What a screen reader says of `widget` when it comes to it."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.DescriptionChanged))
