"""What is read aloud to somebody who cannot see the window, when it happens and not only where the focus is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text` now, as something that `widget` has to tell."""
    if text:
        # Its names take as long to make as all of the felt's, and nothing is announced before the first case is there.
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def describe(widget: QWidget, text: str) -> None:
    """What a screen reader says of `widget` when it comes to it; Qt tells it of the change."""
    if text != widget.accessibleDescription():
        widget.setAccessibleDescription(text)
