"""What is supposed on top of what happened, while the ruling on it is ticked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QLineEdit, QWidget

from bridgetable.explain.phrases import answer_words
from bridgetable.explain.retold import told
from bridgetable.explain.words import fact_words
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.record import Fact
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.still_box import StillBox
from bridgetable.ui.widgets.words import label, look
from bridgetable.writing.ticks import Step


class SupposedPart(QWidget):
    """A choice, an action or a fact is supposed, from a list or typed; what is supposed stands above, to be dropped."""

    supposed = Signal(object)
    """One step more, from the list: an `Entry`; or what was typed."""
    dropped = Signal()
    """Nothing is supposed any more."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        self.steps, self.problem = label(), label(role="wrong")
        self.back = button(say("writing-suppose-nothing"), "link", say("writing-suppose-nothing-tip"))
        self.back.clicked.connect(self.dropped)
        self.box = StillBox()
        self.box.setAccessibleName(say("writing-suppose"))
        self.box.setToolTip(say("writing-suppose-tip"))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.field = QLineEdit()
        self.field.setAccessibleName(say("writing-suppose"))
        self.box.setLineEdit(self.field)  # which makes it editable
        self.box.setCompleter(QCompleter(self.box.model(), self.box))  # it offers, and types nothing by itself
        self.box.activated.connect(self._choose)
        self.field.setPlaceholderText(say("writing-suppose-hint"))
        self.field.returnPressed.connect(self._typed)
        self._placed()

    def show_supposed(self, steps: Sequence[Step], offered: Sequence[Entry]) -> None:
        """Show what is supposed, and what may be besides."""
        if (tuple(steps), tuple(offered)) == self._shown:
            return
        self._shown = tuple(steps), tuple(offered)
        self.steps.setText(say("writing-supposed", steps=" · ".join(map(step_words, steps))) if steps else "")
        for part in (self.steps, self.back):
            part.setVisible(bool(steps))
        self.box.clear()
        for entry in offered:
            self.box.addItem(told(entry), entry)
        self.box.setCurrentIndex(-1)
        self.refuse("")

    def refuse(self, why: str) -> None:
        """Say why what was typed cannot be supposed; it stays in the field. Nothing: it can, and goes."""
        self.problem.setText(why)
        self.problem.setVisible(bool(why))
        look(self.field, role="error" if why else "")
        if not why:
            self.field.clear()

    def _choose(self, index: int) -> None:
        entry = self.box.itemData(index)
        if entry is not None:
            self.supposed.emit(entry)

    def _typed(self) -> None:
        typed = self.field.text().strip()
        index = self.box.findText(typed)
        if typed:
            self.supposed.emit(typed if index < 0 else self.box.itemData(index))

    def _placed(self) -> None:
        layout, line = column(self, spacing=4), row()
        line.addWidget(self.steps, 1)
        line.addWidget(self.back)
        layout.addLayout(line)
        layout.addWidget(self.box)
        layout.addWidget(self.problem)
        for part in (self.steps, self.back, self.problem):
            part.hide()


def step_words(step: Step) -> str:
    """What is supposed, in words."""
    return told(step) if isinstance(step, Entry) else _fact_words(step)


def _fact_words(fact: Fact) -> str:
    question = fact_words(fact.id, fact.of, (), "short")
    return say("writing-fact-is", question=question, answer=answer_words(fact.value))
