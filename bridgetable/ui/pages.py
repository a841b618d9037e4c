"""Pages of one column, of which one is in sight, and the switch between them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridgetable.ui import theme
from bridgetable.ui.kit import Segments, column

MOST_WIDE = 3
"""The names of more pages stand closer together."""


class Pages(QWidget):
    """Named pages, the first in sight at first; with one page alone there is no switch."""

    turned = Signal(str)
    """A page has come into sight, by the switch or by `show_page`."""

    def __init__(self, names: list[str], what: str) -> None:
        super().__init__()
        self._names = names
        self._switch = Segments(names, what, tight=len(names) > MOST_WIDE)
        self._switch.chosen.connect(self.show_page)
        self._stack = QStackedWidget()
        layout = column(self, spacing=0)
        layout.setContentsMargins(0, theme.SPACING, 0, 0)
        layout.addWidget(self._switch, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._stack, 1)
        self._switch.setVisible(len(names) > 1)
        self._switch.choose(names[0])
        self._switch.setHidden(len(names) == 1)  # now that it stands in the column, and is no window of its own

    def add(self, page: QWidget) -> None:
        """The next page, in the order of the names."""
        self._stack.addWidget(page)

    @property
    def first(self) -> str:
        """The name of the first page."""
        return self._names[0]

    @property
    def page(self) -> str:
        """The name of the page in sight."""
        return self._names[self._stack.currentIndex()]

    def show_page(self, name: str) -> None:
        """Bring a page into sight."""
        self._switch.choose(name)
        self._stack.setCurrentIndex(self._names.index(name))
        self.turned.emit(name)

    def leave_for_first(self, name: str) -> None:
        """If the page `name` is in sight, bring the first one into sight in its place."""
        if self.page == name:
            self.show_page(self._names[0])
