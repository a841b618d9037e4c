"""What belongs to one case of a set list: the minutes it may take, the teacher's notes, and what is amiss with it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QPlainTextEdit, QSizePolicy, QSpinBox, QWidget

from bridgetable.evening.set_list import LONGEST_NOTES, MOST_MINUTES, Item
from bridgetable.messages import say
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label


class ItemFields(QWidget):
    """Shows the chosen item of a set list, and says what the user makes of it."""

    edited = Signal(object, str)
    """The `Item` as it was changed by hand, and in which field."""

    def __init__(self) -> None:
        super().__init__()
        self._item: Item | None = None
        self.minutes, self.notes, self.trouble = QSpinBox(), QPlainTextEdit(), label(role="wrong")
        self.minutes.setRange(0, MOST_MINUTES)
        self.minutes.setSpecialValueText(say("evening-no-limit"))
        self.minutes.setAccessibleName(say("evening-minutes"))
        self.minutes.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.notes.setAccessibleName(say("evening-notes"))
        self.notes.setPlaceholderText(say("evening-notes-hint"))
        self.notes.setTabChangesFocus(True)
        layout, form = column(self), QFormLayout()
        layout.addWidget(self.trouble)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say("evening-minutes-label"), self.minutes)
        form.addRow(say("evening-notes-label"), self.notes)
        layout.addLayout(form, 1)
        self.minutes.valueChanged.connect(self._change_minutes)
        self.notes.textChanged.connect(self._change_notes)

    def show_item(self, item: Item | None, trouble: str = "") -> None:
        """Show an item, or that none is chosen."""
        self._item = None  # what is shown now is not typed
        shown = item or Item("")
        self.minutes.setValue(shown.minutes)
        if self.notes.toPlainText() != shown.notes:
            self.notes.setPlainText(shown.notes)
        self._item = item
        self.minutes.setEnabled(item is not None)
        self.notes.setEnabled(item is not None)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _change_minutes(self, minutes: int) -> None:
        if self._item is not None:
            self.edited.emit(replace(self._item, minutes=minutes), "minutes")

    def _change_notes(self) -> None:
        if self._item is not None:
            self.edited.emit(replace(self._item, notes=self.notes.toPlainText()[:LONGEST_NOTES]), "notes")
