"""The window as it is first seen: the titles of the menus, paper at both sides, the felt between them.

Nothing is imported here that the first frame does not show: the rest of the program is loaded behind it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsView,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QMenuBar,
    QVBoxLayout,
    QWidget,
)

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import has_menu_bar


class Shell(QMainWindow):
    """A main window that waits, empty, for its first frame; `titled` are its menus by name.

    `strip` is what lies over everything: the menu bar, or where the system shows the menus in a bar of its own only the
    place of what stands at the right end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Bridgetable")
        self.bar, self.strip = self._with_bar_of_system() if has_menu_bar() else self._with_bar()
        self.strip.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING + 2)
        titles = {
            "file": say("shell-first-sight-file"),
            "table": say("shell-first-sight-table"),
            "case": say("shell-first-sight-case"),
            "practise": say("shell-first-sight-practise"),
            "law": say("shell-first-sight-law"),
            "class": say("shell-first-sight-class"),
            "view": say("shell-first-sight-view"),
            "help": say("shell-first-sight-help"),
        }
        self.titled: dict[str, QMenu] = {name: self.bar.addMenu(title) for name, title in titles.items()}
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

    def put_at_the_right(self, part: QWidget) -> None:
        """Put something at the right end of the strip."""
        if isinstance(self.strip, QMenuBar):
            self.strip.setCornerWidget(part)
        else:
            line = QHBoxLayout(self.strip)
            line.setContentsMargins(0, 0, 0, 0)
            line.addStretch(1)
            line.addWidget(part)
        part.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            if self._waiting is not None:
                QTimer.singleShot(0, self._waiting)

    def _with_bar(self) -> tuple[QMenuBar, QWidget]:
        bar = self.menuBar()
        bar.setNativeMenuBar(False)  # the switch between the editions stands in its corner
        return bar, bar

    def _with_bar_of_system(self) -> tuple[QMenuBar, QWidget]:
        strip = QFrame()
        strip.setObjectName("strip")
        self.setMenuWidget(strip)
        return QMenuBar(), strip  # without a parent it is the bar of every window of the program

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
