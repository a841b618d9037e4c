"""How parts are laid out: from top to bottom, from left to right, and taken out again."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

from bridgetable.ui.looks import theme


def column(parent: QWidget | None = None, margin: int = 0, spacing: int = theme.SPACING) -> QVBoxLayout:
    """A layout from top to bottom."""
    result = QVBoxLayout(parent) if parent is not None else QVBoxLayout()
    result.setContentsMargins(margin, margin, margin, margin)
    result.setSpacing(spacing)
    return result


def row(parent: QWidget | None = None, spacing: int = theme.SPACING) -> QHBoxLayout:
    """A layout from left to right without margins."""
    result = QHBoxLayout(parent) if parent is not None else QHBoxLayout()
    result.setContentsMargins(0, 0, 0, 0)
    result.setSpacing(spacing)
    return result


def empty(layout: QLayout) -> None:
    """Take everything out of a layout, layouts within it too; if the keyboard was there, it goes to what stays."""
    # What has the keyboard goes last: else it would go from one part to the next, and each say that it is pointed at.
    for widget in sorted(_taken_out(layout), key=_has_keyboard):
        widget.hide()
        widget.deleteLater()


def _has_keyboard(widget: QWidget) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and (widget is focused or widget.isAncestorOf(focused))


def _taken_out(layout: QLayout) -> Iterator[QWidget]:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _taken_out(inner)
