"""The law book: a window of its own, to search, to read, to compare, with the user's own book beside it."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QSplitter, QWidget

from bridgetable.cases.shows import shown_by_cases
from bridgetable.editions import EDITIONS, LATEST
from bridgetable.lawbook.history import BookPlace, PlacesVisited
from bridgetable.lawbook.numbers import book, in_edition, nearest
from bridgetable.messages import say
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.lawbook.list import LawList
from bridgetable.ui.lawbook.own import OwnBooks
from bridgetable.ui.lawbook.page import LawPage
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_here, keys_told
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import as_tip, label

_PAUSE = 10
"""Milliseconds between two looks into the library."""
_AT_A_TIME = 3
"""So many cases are looked through between two looks at the mouse and the keyboard."""


class LawBookWindow(QWidget):
    """Paragraphs at the left, one of them in the middle in both editions, the user's book at the right."""

    case_wanted = Signal(Path)
    """A case was pressed."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(say("law-window-law-book-bridgetable"))
        self.setProperty("panel", True)
        self._history = PlacesVisited()
        self._preferences, self._by_hand = preferences, False
        self.list, self.page, self.own = LawList(), LawPage(), OwnBooks(preferences)
        self.back, self.forward = button("‹"), button("›")
        self.edition = Segments([str(year) for year in EDITIONS], say("law-window-numbers-of"))
        self.add_own = button(say("law-window-my-own-law-book"), tip=say("law-window-show-the-book-you-own-beside"))
        self._cases = shown_by_cases()
        self.page.speak(preferences.language)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look_through)
        self._placed()
        self._joined()
        self._timer.start(_PAUSE)
        self._restore()
        self._show_own()

    @property
    def place(self) -> BookPlace | None:
        """The paragraph being read."""
        return self._history.here

    def open_at(self, cite: str, edition: int) -> None:
        """Open at a paragraph, or at the nearest above it, and bring the window to the front."""
        self.go(cite, edition)
        self.show()
        self.raise_()
        self.to_search()
        self.activateWindow()

    def go(self, cite: str, edition: int, passing: bool = False) -> None:
        """Read a paragraph of an edition."""
        known = nearest(cite, edition)
        if known is not None:
            self._history.visit(BookPlace(known, edition), passing=passing)
        self._show()

    def to_search(self) -> None:
        """Go to the field to search in, ready to be written over."""
        self.list.field.setFocus()
        self.list.field.selectAll()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The buttons at the side of a mouse go back and forward."""
        if event.button() is Qt.MouseButton.BackButton:
            self._go_back()
        elif event.button() is Qt.MouseButton.ForwardButton:
            self._go_forward()
        else:
            super().mousePressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.own.stop()
        self._preferences.law_book = (self.saveGeometry(), self._columns.saveState())
        super().closeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._share_out()

    def _restore(self) -> None:
        """As large as it was the last time, or else as large as its text asks for and the screen allows."""
        kept = self._preferences.law_book
        self._by_hand = kept is not None and self.restoreGeometry(kept[0]) and self._columns.restoreState(kept[1])
        if not self._by_hand:
            most = self.screen().availableSize() - QSize(*theme.SCREEN_EDGE)
            self.resize((QSize(*theme.LAW_BOOK) * self._text_size()).boundedTo(most))

    def _text_size(self) -> float:
        """How many times as large as usual text is."""
        return self.font().pointSizeF() / theme.TEXT_SIZE

    def _share_out(self) -> None:
        """Give each column what its text asks for, as long as nobody has drawn them himself."""
        if not self._by_hand:
            wide, factor = self._columns.width(), self._text_size()
            left, right = (min(round(factor * usual), wide // 4) for usual in (theme.LAW_LIST, theme.OWN_BOOK))
            self._columns.setSizes([left, wide - left - right, right])

    def _moved(self) -> None:
        self._by_hand = True

    def _placed(self) -> None:
        head = row()
        for each, name, tip in (
            (self.back, say("law-window-back"), keys_told(say("law-window-back-alt-left"))),
            (self.forward, say("law-window-forward"), keys_told(say("law-window-forward-alt-right"))),
        ):
            each.setAccessibleName(name)
            each.setToolTip(as_tip(tip))
            head.addWidget(each)
        head.addStretch(1)
        head.addWidget(label(say("law-window-numbers-of"), "soft", wrap=False))
        head.addWidget(self.edition)
        head.addWidget(self.add_own)
        left = QWidget()
        column(left, theme.PANEL_MARGIN).addWidget(self.list)
        self._columns = QSplitter(Qt.Orientation.Horizontal)
        for part in (left, self.page, self.own):
            self._columns.addWidget(part)
        self._columns.setChildrenCollapsible(False)
        self._columns.setStretchFactor(1, 1)
        self._columns.splitterMoved.connect(self._moved)
        layout = column(self, spacing=0)
        head.setContentsMargins(theme.PANEL_MARGIN, theme.SPACING, theme.PANEL_MARGIN, theme.SPACING)
        layout.addLayout(head)
        layout.addWidget(self._columns, 1)

    def _joined(self) -> None:
        self.list.chosen.connect(self._chosen)
        self.list.passed.connect(self._passed)
        self.page.cited.connect(self.go)
        self.page.case_wanted.connect(self.case_wanted)
        self.edition.chosen.connect(self._turn_to)
        self.add_own.clicked.connect(self.own.ask)
        self.own.changed.connect(self._show_own)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self._go_forward)
        for keys, step in (
            ("Alt+Left", self._go_back),
            ("Alt+Right", self._go_forward),
            ("Ctrl+F", self.to_search),
            ("Esc", self._leave),
            ("Ctrl+W", self.close),
        ):
            QShortcut(QKeySequence(keys_here(keys)), self).activated.connect(step)

    def _leave(self) -> None:
        """Leave the search, or else the book."""
        if self.list.field.text():
            self.list.field.clear()
        else:
            self.close()

    def _show(self) -> None:
        place = self._history.here or BookPlace(next(iter(book(LATEST))), LATEST)
        self.edition.choose(str(place.edition))
        self.list.show_edition(place.edition)
        self.list.mark(place.cite)
        self.page.show_place(place)
        self.own.show_place(place)
        self.back.setEnabled(self._history.can_go_back)
        self.forward.setEnabled(self._history.can_go_forward)

    def _show_own(self) -> None:
        self.own.setVisible(self.own.any)
        both = all(card.in_use for card in self.own.cards.values())
        self.add_own.setVisible(not both)
        self._share_out()

    def _chosen(self, cite: str) -> None:
        place = self._history.here
        self.go(cite, place.edition if place is not None else LATEST)

    def _passed(self, cite: str) -> None:
        place = self._history.here
        self.go(cite, place.edition if place is not None else LATEST, passing=True)

    def _turn_to(self, year: str) -> None:
        """The same paragraph by its number in the other edition, or whatever has that number there."""
        place = self._history.here
        if place is not None and place.edition != int(year):
            cite = in_edition(place.cite, place.edition, int(year)) or nearest(place.cite, int(year))
            self.go(cite or next(iter(book(int(year)))), int(year))

    def _go_back(self) -> None:
        if self._history.go(-1) is not None:
            self._show()

    def _go_forward(self) -> None:
        if self._history.go(1) is not None:
            self._show()

    def _look_through(self) -> None:
        """Look through some more of the library for the paragraphs it shows."""
        if self.own.busy:  # the user waits for his book, not for this
            return
        cases = list(islice(self._cases, _AT_A_TIME))
        self.page.add_cases(cases, complete=not cases)
        if not cases:
            self._timer.stop()
