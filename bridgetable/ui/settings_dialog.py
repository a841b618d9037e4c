"""The readings on which directors differ: each with its reason, and what changes when another is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFrame, QScrollArea, QSpinBox, QWidget

from bridgetable.findings.settings import SETTINGS, Setting
from bridgetable.ui.kit import Card, button, column, label, row


class SettingsDialog(QDialog):
    """Every disputed reading; a choice holds for the record that is open, at once, and is saved with it."""

    chosen = Signal(str, str)
    """A reading was chosen: the setting and its value."""
    cited = Signal(str)

    def __init__(self, settings: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Disputed readings"))
        self.setAccessibleName(self.windowTitle())
        paper = QWidget()
        paper.setProperty("panel", True)
        cards = column(paper)
        for setting in SETTINGS.values():
            cards.addWidget(self._card(setting, settings.get(setting.id, setting.default)))
        cards.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(paper)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = column(self, 16)
        layout.addWidget(label(self.tr("A choice holds for the open record and is saved with it."), "soft"))
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        self.resize(620, 560)

    def _card(self, setting: Setting, value: str) -> Card:
        card, head = Card(), row()
        link = button(setting.cite, "link")
        link.clicked.connect(lambda: self.cited.emit(setting.cite.rpartition(":")[2]))
        head.addWidget(label(in_words(setting.id), "title"), 1)
        head.addWidget(link)
        head.addWidget(self._choice(setting, value))
        card.body.addLayout(head)
        card.body.addWidget(label(setting.reason))
        card.body.addWidget(label(setting.effect, "soft"))
        return card

    def _choice(self, setting: Setting, value: str) -> QWidget:
        if len(setting.values) == 1:
            return self._number(setting, value)
        box = QComboBox()
        for choice in setting.values:
            box.addItem(in_words(choice), choice)
        box.setCurrentIndex(setting.values.index(value))
        box.setAccessibleName(in_words(setting.id))
        box.currentIndexChanged.connect(lambda: self.chosen.emit(setting.id, box.currentData()))
        return box

    def _number(self, setting: Setting, value: str) -> QSpinBox:
        """For a reading that is a number of minutes."""
        box = QSpinBox()
        box.setRange(0, 24 * 60)
        box.setValue(int(value))
        box.setSuffix(self.tr(" minutes"))
        box.setAccessibleName(in_words(setting.id))
        box.editingFinished.connect(lambda: self.chosen.emit(setting.id, str(box.value())))
        return box


def in_words(name: str) -> str:
    """The name of a setting or of a value as words: `held-must-stop` is “Held must stop”."""
    words = name.replace("-", " ")
    return words[:1].upper() + words[1:]
