"""The cases of a set list one under the other: put in order by keys and with the mouse, added to from the library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from bridgetable.evening.looked_over import LookedUp
from bridgetable.messages import say
from bridgetable.ui.widgets.words import as_tip

NUMBER, TITLE, MINUTES, NOTES = range(4)


class CaseRows(QTreeWidget):
    """A row for each case; says what the user wants done, and changes nothing itself."""

    moving = Signal(int, int)
    """The case at a place is to stand at another one."""
    adding = Signal(object, int)
    """Case files (a list of `Path`) are to be put before the case at a place."""
    removing = Signal(int)
    """The case at a place is to be taken off the list."""
    opening = Signal(int)
    """The case at a place is to be laid on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("evening-rows-cases"))
        self.setHeaderLabels(
            [say("evening-rows-number"), say("evening-rows-case"), say("evening-rows-minutes"), say("evening-notes")]
        )
        self.setRootIsDecorated(False)
        self.setAllColumnsShowFocus(True)
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.header().setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.itemDoubleClicked.connect(lambda item: self.opening.emit(self.indexOfTopLevelItem(item)))

    @property
    def place(self) -> int:
        """The place of the chosen case, from 0; -1: none is."""
        item = self.currentItem()
        return self.indexOfTopLevelItem(item) if item is not None else -1

    def show_cases(self, cases: Sequence[LookedUp], language: str, place: int) -> None:
        """Show these cases, the one at a place chosen."""
        self.blockSignals(True)
        self.clear()
        for number, each in enumerate(cases, 1):
            self.addTopLevelItem(_case_row(number, each, language))
        self.choose(max(0, min(place, len(cases) - 1)))
        self.blockSignals(False)
        self.currentItemChanged.emit(self.currentItem(), None)

    def choose(self, place: int) -> None:
        """Choose the case at a place, if there is one."""
        item = self.topLevelItem(place)
        if item is not None:
            self.setCurrentItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt with ↑ and ↓ moves the case, Delete takes it off, Enter lays it on the table."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in steps:
            self.moving.emit(self.place, self.place + steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.place >= 0:
            self.removing.emit(self.place)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.place >= 0:
            self.opening.emit(self.place)
        else:
            super().keyPressEvent(event)

    # Dragging

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.source() is self or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)  # it shows where the case would go
        if event.source() is self or event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        to = self._before(event.position().toPoint())
        if event.source() is self:
            place = self.place
            event.setDropAction(Qt.DropAction.CopyAction)  # else Qt would take the row out once more
            event.accept()
            self.moving.emit(place, to - 1 if to > place else to)
            return
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.adding.emit(paths, to)

    def _before(self, point: QPoint) -> int:
        """Before which case something lies that is dropped at a point."""
        index: QModelIndex = self.indexAt(point)
        if not index.isValid():
            return self.topLevelItemCount()
        lower = point.y() > self.visualRect(index).center().y()
        return index.row() + lower


def _case_row(number: int, each: LookedUp, language: str) -> QTreeWidgetItem:
    minutes = str(each.item.minutes) if each.item.minutes else ""
    words = [str(number), each.title(language), minutes, "•" if each.item.notes else ""]
    row = QTreeWidgetItem(words)
    row.setTextAlignment(MINUTES, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row.setFlags(row.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)  # it goes between two cases, never into one
    if each.trouble:
        row.setText(TITLE, say("evening-rows-with-trouble", title=each.title(language)))
        for column in range(4):
            row.setToolTip(column, as_tip(each.trouble))
        row.setData(TITLE, Qt.ItemDataRole.AccessibleDescriptionRole, each.trouble)
        font = row.font(TITLE)
        font.setItalic(True)
        row.setFont(TITLE, font)
    return row
