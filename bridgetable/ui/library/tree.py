"""The tree of cases: gone about with the keyboard, its rows as high as their words need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)

from bridgetable.ui.looks import theme

ROW_MARGIN = 4
"""Between the words of a row and its edges, in pixels."""
ROW_PADDING = 2
"""At both ends of a row, as the style sheet has it."""
_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
PATH = Qt.ItemDataRole.UserRole
CASE = Qt.ItemDataRole.UserRole + 2
BELOW = Qt.ItemDataRole.UserRole + 4
OPENED, CLOSED = "▾", "▸"


class CaseTree(QTreeWidget):
    """A tree gone about with ↑ and ↓, in which Enter chooses; all other keys are the window's.

    A case can be dragged from it, as its file, to where cases are collected.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:
        paths = [path for item in items if isinstance(path := item.data(0, PATH), Path)]
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        return data

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # the rows break their words anew

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and item is not None:
            self.itemClicked.emit(item, 0)
        else:
            super().keyPressEvent(event)


class Wrapping(QStyledItemDelegate):
    """Gives each row the height that its words need in the width there is."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        depth = _depth(index)
        beside = self._beside()
        width = self._tree.viewport().width() - depth * self._tree.indentation() - 2 * beside
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        words = shown.fontMetrics.boundingRect(QRect(0, 0, max(width, 1), 1000), _WRAPPED, index.data())
        below = shown.fontMetrics.height() if index.data(BELOW) else 0
        return QSize(super().sizeHint(option, index).width(), words.height() + below + 2 * ROW_MARGIN)

    def _beside(self) -> int:
        """What is left free before and after the words of a row."""
        from PySide6.QtWidgets import QStyle  # its many names are made then: no row is drawn before the first case

        return self._tree.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1 + ROW_PADDING

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.data(BELOW):
            option.displayAlignment = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """A case has its level and its hands under its title."""
        super().paint(painter, option, index)
        below = index.data(BELOW)
        if not below:
            return
        beside = self._beside()
        painter.save()
        painter.setPen(QColor(theme.INK_SOFT))
        bottom = option.rect.adjusted(beside, 0, -beside, -ROW_MARGIN)
        painter.drawText(bottom, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, below)
        painter.restore()


def rows_of(law: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    """The cases that are listed under a law."""
    for number in range(law.childCount()):
        item = law.child(number)
        if item is not None:
            yield item


def _depth(index: QModelIndex | QPersistentModelIndex) -> int:
    """Under how many others a row stands."""
    depth, above = 0, index.parent()
    while above.isValid():
        depth, above = depth + 1, above.parent()
    return depth


def expand_to(item: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    """Open all that a row stands under, one after the other."""
    above = item.parent()
    while above is not None:
        above.setExpanded(True)
        yield above
        above = above.parent()


def heading(words: str, parent: QTreeWidgetItem | None = None) -> QTreeWidgetItem:
    """A row under which others stand."""
    result = QTreeWidgetItem([words]) if parent is None else QTreeWidgetItem(parent, [words])
    font = result.font(0)
    font.setBold(True)
    result.setFont(0, font)
    return result
