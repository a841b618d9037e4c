"""How the parts of the window are arranged: what is folded away and how wide the columns are, kept for the next time.

The list of cases gives way where large text leaves the table too little room, and comes back when there is room again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication

from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.lines import FoldingHeading

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel, QMenu, QMenuBar, QSplitter, QWidget

    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.shell.menus import Menus
    from bridgetable.ui.shell.middle import Middle
    from bridgetable.ui.shell.wearing import Wearing
    from bridgetable.ui.widgets.segments import Segments

PANELS = ("case list", "director")
"""The commands that show or hide a side panel."""


class ArrangedWindow(Protocol):
    """The window, to how its parts are arranged."""

    preferences: Preferences
    menus: Menus
    middle: Middle
    columns: QSplitter
    wearing: Wearing
    bar: QMenuBar
    strip: QWidget
    titled: dict[str, QMenu]
    judging: QWidget
    edition_word: QLabel
    edition_switch: Segments
    scope_switch: Segments

    def window(self) -> QWidget: ...


class Arrangement(QObject):
    """Watches over one window; made when its parts stand in it."""

    def __init__(self, window: ArrangedWindow) -> None:
        super().__init__(window.window())
        self._window, self._kept = window, window.preferences
        self._tight, self._gave_way, self._at_work = False, False, False
        self._restore()
        for name in PANELS:
            window.menus.act(name).toggled.connect(self._remember_panels)
        window.columns.splitterMoved.connect(self._remember_widths)
        self._high = 0
        self._again = QTimer(self, interval=0)  # when everything has its place
        self._again.setSingleShot(True)
        self._again.timeout.connect(window.wearing.fit_panels)
        window.window().installEventFilter(self)
        window.middle.table.installEventFilter(self)
        self.make_room()

    def make_room(self) -> None:
        """Fold the list of cases away if the table has too little room with it, or show it again."""
        self.fit_bar()
        tight = self._window.wearing.tight
        if tight == self._tight:
            return
        self._tight, shown = tight, self._window.menus.act("case list")
        gives_way = tight and shown.isChecked()
        if gives_way or (self._gave_way and not tight):
            self._at_work = True
            shown.setChecked(not tight)
            self._at_work = False
        self._gave_way = gives_way

    def fit_bar(self) -> None:
        """Leave out the word before the editions where large text would push a menu out of the bar.

        Where that is not enough, or who looks blind has nothing to choose, the switch of what is ruled on too: the
        menu of the law has it.
        """
        window, strip = self._window, self._window.strip
        letters, width = QFontMetrics(strip.font()), window.window().width()
        beside = window.titled.values() if strip is window.bar else ()
        menus = sum(letters.horizontalAdvance(menu.title()) + theme.MENU_ROOM for menu in beside)
        scope, word = window.scope_switch.sizeHint().width(), window.edition_word.sizeHint().width()
        needs = menus + window.edition_switch.sizeHint().width() + 4 * theme.PANEL_MARGIN
        choice = needs + scope <= width and not window.menus.act("blind").isChecked()
        seen = {window.scope_switch: choice, window.edition_word: needs + scope + word <= width}
        if any(part.isHidden() == on for part, on in seen.items()):
            for part, on in seen.items():
                part.setVisible(on)
            window.judging.adjustSize()
            QApplication.sendEvent(strip, QResizeEvent(strip.size(), strip.size()))  # a bar asks for no place by itself

    def _restore(self) -> None:
        for name in PANELS:
            self._window.menus.act(name).setChecked(self._kept.on(name, True))
        self.keep_folds(self._window.window())
        widths = self._kept.columns
        if widths is not None:
            left, right = widths
            self._window.columns.setSizes([left, self._window.window().width() - left - right, right])

    def keep_folds(self, part: QWidget) -> None:
        """Fold the headings of a part of the window as they were left, and keep what becomes of them."""
        for fold in part.findChildren(FoldingHeading):
            name = f"fold {fold.heading}"
            fold.head.setChecked(self._kept.on(name, fold.head.isChecked()))
            fold.head.toggled.connect(lambda on, name=name: self._kept.switch(name, on))

    def _remember_panels(self) -> None:
        if not self._at_work and not self._window.wearing.wide:  # room made for a comparison is not kept
            self._gave_way = False
            for name in PANELS:
                self._kept.switch(name, self._window.menus.act(name).isChecked())

    def _remember_widths(self) -> None:
        """A column was made wider or narrower by hand."""
        left, _, right = self._window.columns.sizes()
        if left and right and not self._window.wearing.wide:
            self._kept.columns = (left, right)

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            if watched is self._window.window():
                self.make_room()
            if self._kept.columns is None and (watched is self._window.window() or event.size().height() != self._high):
                self._high = self._window.middle.table.height()
                self._again.start()
        return False
