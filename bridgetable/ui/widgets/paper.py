"""What words lie on: the paper of a panel, cards on it, and strips of felt."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QWidget,
)

from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column


class Paper(QWidget):
    """What lies in a panel that scrolls: no higher than its words are at the width there is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", True)

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), 0)  # the height that a narrower panel would ask for


class PaperPage(QScrollArea):
    """A page of a column: `paper` to be filled, which is scrolled where it is higher than there is room.

    A page that is made in its place, `within` others, is not dressed anew with all that lies on it when it comes there.
    """

    def __init__(self, name: str, within: QWidget | None = None) -> None:
        super().__init__(within)
        self.setAccessibleName(name)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.paper = Paper()
        self.setWidget(self.paper)  # while it is empty, for the same reason


class FormPaper(Paper):
    """What lies in a dialog that scrolls, with fields and lists: no lower than these need at the width there is."""

    def minimumSizeHint(self) -> QSize:
        layout, width = self.layout(), super().minimumSizeHint().width()
        high = layout.totalHeightForWidth(max(width, self.width())) if layout is not None else 0
        return QSize(width, high)


def scrolled(paper: Paper, name: str) -> QScrollArea:
    """What has no room in a dialog, since the letters are large or the screen is small, is scrolled to."""
    area = QScrollArea()
    area.setWidget(paper)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setAccessibleName(name)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what lies in it has it
    area.setMinimumWidth(paper.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width())
    return area


def room_for(dialog: QWidget, width: int, height: int) -> QSize:
    """The size of a dialog that is so large with usual letters: larger with large ones, as far as the screen goes."""
    larger, screen = dialog.font().pointSizeF() / theme.TEXT_SIZE, dialog.screen().availableSize()
    return QSize(min(round(width * larger), screen.width() - 40), min(round(height * larger), screen.height() - 80))


class PaperSheet(QFrame):
    """A sheet of paper on a panel, in the colours of a tone; fill its `body`."""

    def __init__(self, tone: str = "") -> None:
        super().__init__()
        self.setProperty("card", True)
        if tone:
            self.setProperty("tone", tone)
        self.body = column(self, theme.PANEL_MARGIN)


class FeltStrip(QWidget):
    """A strip in the colour of the table's edge, for what lies on the felt beside the scene."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.FELT_EDGE)
        painter.end()
