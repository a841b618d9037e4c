"""An artificial score (12C2): how far each side was at fault that the board could not be played."""

from __future__ import annotations

from typing import get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QSpinBox, QWidget

from bridgetable.equity.weighted import AtFault
from bridgetable.messages import say
from bridgetable.seats import Side
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import label

UNKNOWN = -1
"""The score of the session is not known."""


class ArtificialFields(QWidget):
    """For each side the degree of its fault, and its score of the whole session where that is known."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.faults = {side: QComboBox() for side in Side}
        self.sessions = {side: QSpinBox() for side in Side}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACING)
        grid.setColumnStretch(1, 1)
        for place, head in enumerate((say("worth-at-fault"), say("worth-session")), 1):
            grid.addWidget(label(head, "section", wrap=False), 0, place)
        for line, side in enumerate(Side, 1):
            self._fill(side)
            grid.addWidget(label(say("worth-side", side=side), wrap=False), line, 0)
            grid.addWidget(self.faults[side], line, 1)
            grid.addWidget(self.sessions[side], line, 2)

    @property
    def typed(self) -> dict[Side, tuple[AtFault, int | None]]:
        """How far each side was at fault, and its session."""
        return {side: (self.faults[side].currentData(), self._session(side)) for side in Side}

    def _session(self, side: Side) -> int | None:
        value = self.sessions[side].value()
        return None if value == UNKNOWN else value

    def _fill(self, side: Side) -> None:
        fault, session = self.faults[side], self.sessions[side]
        for degree in get_args(AtFault):
            fault.addItem(say("worth-degree", fault=degree), degree)
        fault.setAccessibleName(say("worth-at-fault-of", side=side))
        fault.currentIndexChanged.connect(lambda _place: self.changed.emit())
        session.setRange(UNKNOWN, 100)
        session.setSpecialValueText(say("worth-session-unknown"))
        session.setSuffix(say("worth-per-cent"))
        session.setValue(UNKNOWN)
        session.setAccessibleName(say("worth-session-of", side=side))
        session.valueChanged.connect(lambda _value: self.changed.emit())
