"""*What was it worth?*: a window of its own, tricks on one page and the score on the other."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

from bridgetable.equity.answer import EquityOf
from bridgetable.explain.sheet import AddedToSheet, SheetBlock, SheetItem
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.position import Position
from bridgetable.table.record import Record
from bridgetable.ui.equity.asked import Asked
from bridgetable.ui.equity.score_page import ScorePage
from bridgetable.ui.equity.tricks_page import TricksPage
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.system import keys_here
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.pages import Pages
from bridgetable.ui.widgets.words import label

SIZE = (470, 720)


class WorthWindow(QWidget):
    """What double dummy says of the ruling shown, and what the director assigns; nothing while that is kept back."""

    cited = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("panel", True)
        self.setWindowTitle(say("worth-window"))
        self.asked: Asked | None = None
        """What is shown here, or is being worked out."""
        self.answered: Asked | None = None
        """What is shown here, also when the window is closed; nothing while it is being worked out."""
        self._position: Position | None = None
        self.kept_back = label(role="soft")
        self.tricks, self.score = TricksPage(), ScorePage()
        self.pages = Pages({"tricks": say("worth-page-tricks"), "score": say("worth-page-score")}, say("worth-window"))
        self.pages.add(_scrolling(self.tricks))
        self.pages.add(_scrolling(self.score))
        self._placed()
        self.tricks.cited.connect(self.cited)
        for keys in ("Esc", "Ctrl+W"):
            QShortcut(QKeySequence(keys_here(keys)), self).activated.connect(self.close)
        larger = self.font().pointSizeF() / theme.TEXT_SIZE
        self.resize((QSize(*SIZE) * larger).boundedTo(self.screen().availableSize() - QSize(*theme.SCREEN_EDGE)))

    def stand_beside(self, window: QWidget, felt: QWidget) -> None:
        """Stand at the right of another window; where there is no room over what it has at the right of its felt."""
        screen, beside = window.screen().availableGeometry(), window.frameGeometry()
        seen, frame = felt.mapToGlobal(felt.rect().topRight()).x() + 1, beside.width() - window.width()
        left, wide = at_the_right(screen, beside.right() + 1, seen, self.width() + frame, self._least + frame)
        self.resize(wide - frame, self.height())
        self.move(left, max(screen.top(), beside.center().y() - self.height() // 2))

    @property
    def _least(self) -> int:
        """So wide it has to be for its pages."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return max(page.minimumSizeHint().width() for page in (self.tricks, self.score)) + bar + 2 * theme.PANEL_MARGIN

    def _placed(self) -> None:
        layout = column(self, theme.PANEL_MARGIN)
        layout.addWidget(label(say("worth-in-sight"), "headline"))
        layout.addWidget(self.kept_back)
        layout.addWidget(self.pages, 1)
        layout.addStretch(0)
        self.kept_back.hide()

    def keep_back(self, why: Literal["hidden", "blind"]) -> None:
        """Say nothing but why nothing is said."""
        self.asked = self.answered = self._position = None
        self.tricks.clear()
        self.score.clear()
        self.kept_back.setText(say("worth-kept-back", why=why))
        self._say_something(False)

    def begin(self, record: Record, edition: int, verdict: Verdict) -> None:
        """The ruling on a record is shown now: make room for what is said of it."""
        if record.position != self._position:
            self._position = record.position
            self.tricks.keep_off_sheet()
        self.score.begin(record.position, edition, verdict)
        self._say_something(True)

    def wait_for(self, asked: Asked) -> None:
        """Say that a question is being worked out."""
        self.asked, self.answered = asked, None
        self.tricks.wait()
        self.score.offer(None)

    def show_answer(self, found: EquityOf) -> None:
        """Show what was found."""
        self.answered = self.asked
        self.tricks.show_answer(found)
        self.score.offer(found)

    def for_sheet(self, record: Record, edition: int) -> AddedToSheet:
        """What the director has put on the sheet of a ruling."""
        score = self.score.for_sheet(record.position)
        tricks: tuple[SheetItem, ...] = ()
        if self.answered == Asked(record, edition, self.tricks.fault):
            tricks = self.tricks.for_sheet
        blocks = (SheetBlock(say("worth-sheet-tricks"), tricks),) if tricks else ()
        return AddedToSheet((*blocks, *score.blocks), score.assigned)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.asked = None
        self.closed.emit()
        super().closeEvent(event)

    def _say_something(self, on: bool) -> None:
        self.kept_back.setVisible(not on)
        self.pages.setVisible(on)


def at_the_right(screen: QRect, free: int, seen: int, wide: int, least: int) -> tuple[int, int]:
    """Where a window of that width begins, and how wide it is: at `free`, where another one ends, if there is room.

    Else at the right edge of the screen, and as narrow as it may be so that the felt is seen, which ends at `seen`.

    >>> screen = QRect(0, 0, 1280, 800)
    >>> at_the_right(screen, 800, 600, 470, 360), at_the_right(screen, 1270, 900, 470, 360)
    ((800, 470), (900, 380))
    """
    end = screen.right() + 1
    if free + wide <= end:
        return free, wide
    wide = max(least, min(wide, end - seen))
    return max(screen.left(), end - wide), wide


def _scrolling(page: QWidget) -> QScrollArea:
    result = QScrollArea()
    result.setWidgetResizable(True)
    result.setFrameShape(QFrame.Shape.NoFrame)
    page.setProperty("panel", True)
    result.setWidget(page)
    return result
