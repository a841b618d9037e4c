"""Something dragged over a window from elsewhere, and dropped on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget


def dropped_on(widget: QWidget, *, urls: Sequence[Path | str] = (), text: str = "") -> bool:
    """Drag files, links or a text over a widget and drop them, if it takes them; whether it does."""
    dragged = QMimeData()
    dragged.setText(text)
    if urls:
        dragged.setUrls([QUrl(each) if isinstance(each, str) else QUrl.fromLocalFile(str(each)) for each in urls])
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    over = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, dragged, left, none)
    over.ignore()
    QCoreApplication.sendEvent(widget, over)
    if over.isAccepted():
        QCoreApplication.sendEvent(widget, QDropEvent(QPoint(9, 9), Qt.DropAction.CopyAction, dragged, left, none))
    return over.isAccepted()
