"""What is dropped on a window or a dialog: files of this machine, a text, or a link in which something may stand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QEvent, QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

Dropped: TypeAlias = tuple[Path, ...] | str
"""Files and folders, or a text; empty if it is nothing of this kind."""


def dropped(dragged: QMimeData) -> Dropped:
    """The files and folders that are dragged, or a text or a link."""
    urls = dragged.urls()
    if not urls:
        return dragged.text()
    if all(url.isLocalFile() for url in urls):
        return tuple(Path(url.toLocalFile()) for url in urls)
    return urls[0].toString() if len(urls) == 1 and urls[0].hasQuery() else ""  # a board may stand in the link itself


def is_one(found: Dropped) -> bool:
    """Whether it is a text, or one file."""
    return isinstance(found, str) or len(found) == 1


class TakesDrops(QObject):
    """Lets a widget take what is dropped on it, or on a part of it that takes nothing itself, where it `may`."""

    def __init__(self, widget: QWidget, may: Callable[[Dropped], bool], take: Callable[[Dropped], object]) -> None:
        super().__init__(widget)
        self._may, self._take = may, take
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QDropEvent):  # which what is dragged in is, too
            return super().eventFilter(watched, event)
        found = dropped(event.mimeData())
        if found and self._may(found):
            event.acceptProposedAction()
            if event.type() == QEvent.Type.Drop:  # the program it comes from is not held up
                QTimer.singleShot(0, watched, partial(self._take, found))
        else:
            event.ignore()
        return True
