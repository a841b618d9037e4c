"""What a window shows, as tests ask for it: the rows of a tree, the part the keyboard is on."""

from __future__ import annotations

from typing import cast

from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from present import present


def focused_in(window: QWidget) -> QWidget:
    """The part of a window the keyboard is on, or else the window."""
    part = cast("QWidget | None", window.focusWidget())  # there may be none, of which Qt's own description says nothing
    return part or window


def top_rows(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    """The rows that lie under no other."""
    return [present(tree.topLevelItem(number)) for number in range(tree.topLevelItemCount())]


def rows_under(row: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The rows right under another."""
    return [present(row.child(number)) for number in range(row.childCount())]
