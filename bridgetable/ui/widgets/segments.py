"""A switch between a few values, all of them in sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
)

from bridgetable.ui.looks import theme


class _Segment(QPushButton):
    """One part of `Segments`, as wide as its word is when it is chosen, and bold."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self.setProperty("role", "segment")

    def sizeHint(self) -> QSize:
        bold = self.font()
        bold.setBold(True)
        room = theme.SPACING + 1 if self.property("tight") else theme.RADIUS + theme.SPACING
        width = QFontMetrics(bold).horizontalAdvance(self.text()) + 2 * room
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Segments(QFrame):
    """A switch between a few values, all of them in sight."""

    chosen = Signal(str)

    def __init__(self, values: Sequence[str], name: str, tight: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name, self._tight, self._rows = name, tight, 1
        self._layout = QGridLayout(self)
        self._layout.setSpacing(0)
        self._layout.setContentsMargins(2, 2, 2, 2)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        for value in values:
            self.add(value)

    def add(self, value: str) -> None:
        """One more value, after the others."""
        part = _Segment(value)
        part.setProperty("tight", self._tight)
        part.setCheckable(True)
        part.setAccessibleName(f"{self._name} {value}")
        part.clicked.connect(lambda _checked=False: self.chosen.emit(value))
        self._group.addButton(part)
        self._buttons[value] = part
        self._placed()

    def fold(self, rows: int) -> None:
        """Stand in so many rows."""
        if rows != self._rows:
            self._rows = rows
            self._placed()

    def _placed(self) -> None:
        across = ceil(len(self._buttons) / self._rows)
        for number, part in enumerate(self._buttons.values()):
            self._layout.addWidget(part, *divmod(number, across))
        self.updateGeometry()

    def width_in(self, rows: int) -> int:
        """How wide it is in so many rows."""
        widths = [part.sizeHint().width() for part in self._buttons.values()]
        across = ceil(len(widths) / rows)
        return sum(max(widths[first::across]) for first in range(across)) + 4

    def part(self, value: str) -> QPushButton:
        """The button of one value."""
        return self._buttons[value]

    def choose(self, value: str) -> None:
        """Show `value` as chosen; nothing is emitted."""
        self._buttons[value].setChecked(True)
