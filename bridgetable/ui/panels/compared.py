"""Two calls with what is known of each, above the three tests of a comparable call (23A)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from bridgetable.explain.compared_calls import COULD_MEAN, Compared
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
        lines.addLayout(_both_calls(compared))
        if not compared.old.attributed:
            lines.addWidget(self._asked(compared.old.call))
        lines.addWidget(label(say("ruling-compared-one-is-enough"), "section"))
        tests = enumerate(compared.tests, 1)
        lines.addLayout(_in_pairs((label(str(number), "soft", wrap=False), label(test)) for number, test in tests))

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


def _both_calls(compared: Compared) -> QGridLayout:
    """Each call beside what has become of it, and under that all that is known of its meaning."""
    parts = []
    for call, head in ((compared.old, say("ruling-compared-old")), (compared.new, say("ruling-compared-new"))):
        parts.append((label(call.call, "title", wrap=False), label(head, "soft")))
        parts.append((label(), label("\n".join(call.known) or call.told)))
    return _in_pairs(parts)


def _in_pairs(parts: Iterable[tuple[QLabel, QLabel]]) -> QGridLayout:
    """Lines of a short word and a long one, the long ones one under the other."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACING)
    grid.setVerticalSpacing(2)
    for line, pair in enumerate(parts):
        for place, part in enumerate(pair):
            grid.addWidget(part, line, place, Qt.AlignmentFlag.AlignTop)
    grid.setColumnStretch(1, 1)
    return grid
