"""Every text that a window shows, tells under the pointer, paints, or says to a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6 import QtGui
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QAction, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QGraphicsView,
    QLineEdit,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from bridgetable.ui.library.tree import BELOW
from bridgetable.ui.widgets.words import Elided

_READ = ("text", "title", "placeholderText", "windowTitle", "iconText", "prefix", "suffix")
_TOLD = ("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    BELOW,
)
_ALOUD = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


def words_shown(window: QWidget) -> Iterator[str]:
    """The texts of a window and of everything in it, of its commands, and of its accessible tree."""
    for part in (window, *window.findChildren(QWidget)):
        if not _speaks_itself(part):
            yield from words_of(part)
    for act in window.findChildren(QAction):
        if not _speaks_itself(act.parent()):
            yield from _asked(act, (*_READ, *_TOLD))
    tree = QAccessible.queryAccessibleInterface(window)
    if tree is not None:
        yield from _aloud(tree)


def _speaks_itself(part: QObject | None) -> bool:
    """Whether it belongs to a dialog of Qt, which has a catalogue of its own."""
    while part is not None and not isinstance(part, QFileDialog):
        part = part.parent()
    return part is not None


def words_of(part: QWidget) -> Iterator[str]:
    """What is read on a widget, in it, and under the pointer; not what somebody has typed."""
    typed = isinstance(part, QLineEdit) or (isinstance(part, QTextEdit) and not part.isReadOnly())
    whole = isinstance(part, Elided)
    yield from _asked(part, [name for name in (*_READ, *_TOLD) if not ((typed or whole) and name == "text")])
    if isinstance(part, Elided):
        yield part.whole
    if isinstance(part, QTextEdit) and not typed:
        yield part.toPlainText()
    if isinstance(part, QTabWidget):
        yield from (part.tabText(number) for number in range(part.count()))
    if isinstance(part, QComboBox | QAbstractItemView):
        model: QAbstractItemModel | None = part.model()
        if model is not None:
            yield from _rows(model, QModelIndex())
    if isinstance(part, QGraphicsView):
        yield from (item.toolTip() for item in part.items())


def _asked(part: QWidget | QAction, names: Any) -> Iterator[str]:
    for name in names:
        say = getattr(part, name, None)
        if callable(say):
            said = say()
            if isinstance(said, str):
                yield said


def _rows(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield from (said for role in _ROLES if isinstance(said := index.data(role), str))
        yield from _rows(model, model.index(row, 0, parent))


def _aloud(part: QAccessibleInterface) -> Iterator[str]:
    if _speaks_itself(part.object()):
        return
    if part.role() is not QAccessible.Role.EditableText:
        yield from (part.text(kind) for kind in _ALOUD)
    if part.role() in (QAccessible.Role.Tree, QAccessible.Role.List, QAccessible.Role.Table):
        return  # its rows are asked of the model
    for number in range(part.childCount()):
        child = part.child(number)
        if child is not None:
            yield from _aloud(child)


@contextmanager
def heard_and_painted() -> Iterator[list[str]]:
    """The texts that are read aloud when something happens, and those that are painted by hand, as they come."""
    came: list[str] = []
    paint: Callable[..., Any] = QPainter.drawText

    def painted(painter: QPainter, *where: Any) -> Any:
        came.extend(part for part in where if isinstance(part, str))
        return paint(painter, *where)

    def heard(widget: QWidget, text: str) -> QAccessibleAnnouncementEvent:
        came.append(text)
        return QAccessibleAnnouncementEvent(widget, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", painted)
        patch.setattr(QtGui, "QAccessibleAnnouncementEvent", heard)
        yield came
