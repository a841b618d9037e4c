"""The window as it is first seen: the titles of the menus, paper at both sides, the felt between them.

Nothing is imported here that the first frame does not show: the rest of the program is loaded behind it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QHBoxLayout, QMainWindow, QMenu, QVBoxLayout, QWidget

from bridgetable.ui import theme


class Shell(QMainWindow):
    """A main window that waits, empty, for its first frame; `titled` are its menus by name."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Bridgetable")
        bar = self.menuBar()
        bar.setNativeMenuBar(False)  # the switch between the editions stands in its corner
        bar.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING + 2)
        titles = {
            "file": self.tr("&File"),
            "table": self.tr("&Table"),
            "case": self.tr("&Case"),
            "law": self.tr("&Law"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
        }
        self.titled: dict[str, QMenu] = {name: bar.addMenu(title) for name, title in titles.items()}
        self._waiting: Callable[[], None] | None = None
        self._seen = False
        self._sheet = self._empty()
        self.setCentralWidget(self._sheet)

    def once_seen(self, then: Callable[[], None]) -> None:
        """Call `then` when the first frame is on the screen; at once if it is, or if the window is hidden."""
        if self._seen or not self.isVisible():
            then()
        else:
            self._waiting = then

    def fill(self, parts: QWidget) -> None:
        """Put what the window is for in the place of the empty sheet."""
        self._sheet.setParent(None)
        self._sheet.deleteLater()
        self.setCentralWidget(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            if self._waiting is not None:
                QTimer.singleShot(0, self._waiting)

    def _empty(self) -> QWidget:
        """Paper, felt and paper, of the sizes that what comes later will have."""
        sheet = QWidget()
        line = QHBoxLayout(sheet)
        middle = QVBoxLayout()
        for layout in (line, middle):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        felt = QGraphicsView()
        felt.setProperty("felt", True)
        middle.addWidget(felt, 1)
        strip = QFrame()
        strip.setProperty("panel", True)
        strip.setFixedHeight(theme.TIMELINE_HEIGHT + theme.BUTTON_HEIGHT + theme.STATUS_HEIGHT)
        middle.addWidget(strip)
        for width in (theme.LEFT_WIDTH, theme.RIGHT_WIDTH):
            paper = QFrame()
            paper.setProperty("panel", True)
            paper.setFixedWidth(width)
            line.addWidget(paper)
        line.insertLayout(1, middle, 1)
        return sheet
