"""Two calls side by side, with what is known of each, above the three tests of a comparable call (23A)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from bridgetable.explain.compared_calls import COULD_MEAN, Compared, ComparedCall
from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label


class ComparedCalls(QWidget):
    """What a director weighs before he says whether a call is comparable."""

    found = Signal(str, str)
    """What the withdrawn call could mean was found out: the key of the fact, and the words."""

    def __init__(self, compared: Compared) -> None:
        super().__init__()
        self.field: QLineEdit | None = None
        """Where it is written what the call could mean; None: that is known."""
        self._key = f"{COULD_MEAN} {compared.old.of}"
        lines = column(self, spacing=theme.SPACING)
        lines.addLayout(_side_by_side(compared))
        if not compared.old.attributed:
            lines.addWidget(self._asked(compared.old.call))
        lines.addWidget(label(say("ruling-compared-one-is-enough"), "section"))
        lines.addLayout(_three_tests(compared))

    def _asked(self, call: str) -> QLineEdit:
        words = say("panels-compared-could-mean", call=call)
        self.field = field = QLineEdit()
        field.setPlaceholderText(words)
        field.setAccessibleName(words)
        field.setToolTip(say("panels-compared-in-his-words"))
        field.returnPressed.connect(lambda: self._give(field.text().strip()))
        return field

    def _give(self, words: str) -> None:
        if words:
            self.found.emit(self._key, words)


def _side_by_side(compared: Compared) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * theme.SPACING)
    grid.setVerticalSpacing(2)
    heads = (say("ruling-compared-old"), say("ruling-compared-new"))
    for number, (head, call) in enumerate(zip(heads, (compared.old, compared.new), strict=True)):
        for line, part in enumerate((label(head, "soft"), label(call.call, "title"), label(_meaning_of(call)))):
            grid.addWidget(part, line, number, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(number, 1)
    return grid


def _meaning_of(call: ComparedCall) -> str:
    """What is known of a call, each thing on a line of its own."""
    return "\n".join(call.known) or call.told


def _three_tests(compared: Compared) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACING)
    grid.setVerticalSpacing(4)
    for line, test in enumerate(compared.tests):
        grid.addWidget(label(str(line + 1), "soft", wrap=False), line, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(test), line, 1, Qt.AlignmentFlag.AlignTop)
    grid.setColumnStretch(1, 1)
    return grid
