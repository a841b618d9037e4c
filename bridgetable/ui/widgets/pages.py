"""Pages of one column, of which one is in sight, and the switch between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.segments import Segments

MOST_WIDE = 3
"""The names of more pages stand closer together."""
ROWS = 2
"""In so many rows they stand where the column is too narrow for one."""


class Pages(QWidget):
    """Pages by name, each with the words on its switch, the first in sight at first; one page alone has no switch."""

    turned = Signal(str)
    """A page has come into sight, by the switch or by `show_page`."""

    def __init__(self, words: Mapping[str, str], what: str) -> None:
        super().__init__()
        names = list(words)
        self._words, self._names = dict(words), names
        self._switch = Segments(list(words.values()), what, tight=len(names) > MOST_WIDE)
        self._switch.chosen.connect(self._switched)
        self._pages: list[QWidget] = []
        self.stack = QStackedWidget()
        """What the pages are made in."""
        layout = column(self, spacing=0)
        layout.setContentsMargins(0, theme.SPACING, 0, 0)
        layout.addWidget(self._switch, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.stack, 1)
        self._switch.setVisible(len(names) > 1)
        self._switch.choose(words[names[0]])
        self._switch.setHidden(len(names) == 1)  # now that it stands in the column, and is no window of its own

    def add(self, page: QWidget) -> None:
        """The next page, in the order of the names."""
        self._pages.append(page)
        self.stack.addWidget(page)

    def add_named(self, name: str, words: str, page: QWidget) -> None:
        """One more page, after the others."""
        self._names.append(name)
        self._words[name] = words
        self._switch.add(words)
        self._fold()
        self.add(page)

    def offer(self, name: str, on: bool) -> None:
        """Whether there is a way to a page now; if it is in sight and there is none, the first one comes instead."""
        self._switch.part(self._words[name]).setVisible(on)
        if not on:
            self.leave_for_first(name)

    @property
    def least_width(self) -> int:
        """How wide the words on the switch make the column at least."""
        return self._switch.width_in(ROWS)

    @property
    def first(self) -> str:
        """The name of the first page."""
        return self._names[0]

    @property
    def page(self) -> str:
        """The name of the page in sight."""
        return self._names[self.stack.currentIndex()]

    def show_page(self, name: str) -> None:
        """Bring a page into sight."""
        self._switch.choose(self._words[name])
        page = self._pages[self._names.index(name)]
        last = cast("QWidget | None", page.focusWidget())  # its type says it is never None
        if name != self.page and last is not None and not last.isVisibleTo(page):
            last.clearFocus()  # what had the keyboard here last is gone: it would have it unseen
        self.stack.setCurrentWidget(page)
        self.turned.emit(name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        self._switch.fold(1 if self._switch.width_in(1) <= self.width() else ROWS)

    def _switched(self, chosen: str) -> None:
        self.show_page(next(name for name, words in self._words.items() if words == chosen))

    def leave_for_first(self, name: str) -> None:
        """If the page `name` is in sight, bring the first one into sight in its place."""
        if self.page == name:
            self.show_page(self._names[0])
