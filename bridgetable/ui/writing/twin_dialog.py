"""Choosing the one thing in which a twin is to differ."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QScrollArea, QWidget

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label
from bridgetable.writing.twins import Otherwise

SIZE = (560, 520)
"""The dialog's size in pixels, where the screen has room for it."""


class TwinDialog(QDialog):
    """Each thing that would have changed the ruling had it been otherwise, and something else that the author does."""

    chosen = Signal(object)
    """The `Otherwise`; None: the twin begins as the same case, and its author changes it."""

    def __init__(self, changes: Sequence[Otherwise], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("writing-twin"))
        self.setAccessibleName(self.windowTitle())
        page, scroll = QWidget(), QScrollArea()
        page.setProperty("panel", True)
        rows = column(page, spacing=6)
        for change in changes:
            part = WrapButton(change.words)
            part.clicked.connect(lambda _checked=False, change=change: self._choose(change))
            rows.addWidget(part)
        self.other = WrapButton(say("writing-twin-something-else"))
        self.other.clicked.connect(lambda: self._choose(None))
        rows.addWidget(self.other)
        rows.addStretch(1)
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.rejected.connect(self.reject)
        layout = column(self, theme.PANEL_MARGIN + 4, theme.SPACING)
        layout.addWidget(label(say("writing-twin-what-was-otherwise"), "title"))
        layout.addWidget(label(say("writing-twin-why"), "soft"))
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))

    def _choose(self, change: Otherwise | None) -> None:
        self.accept()
        self.chosen.emit(change)
