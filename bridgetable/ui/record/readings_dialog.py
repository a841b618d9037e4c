"""The readings on which directors differ: each with its reason, and what changes when another is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFrame, QHBoxLayout, QScrollArea, QSpinBox, QWidget

from bridgetable.findings.settings import SETTINGS, Setting
from bridgetable.messages import say
from bridgetable.ui.widgets.buttons import CiteLink, button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label


class SettingsDialog(QDialog):
    """Every disputed reading; a choice holds for the record that is open, at once, and is saved with it."""

    chosen = Signal(str, str)
    """A reading was chosen: the setting and its value."""
    chosen_all = Signal(object)
    """All readings were chosen at once: their values by the names of the settings, those that are usual left out."""
    kept = Signal(object)
    """The readings as they are shown are to be the club's, for new tables."""
    cited = Signal(str)

    def __init__(self, settings: Mapping[str, str], club: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._club = dict(club)
        self._boxes: dict[str, QComboBox | QSpinBox] = {}
        self.setWindowTitle(say("shell-settings-dialog-disputed-readings"))
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
        layout.addWidget(label(say("shell-settings-dialog-a-choice-holds-for-the-open"), "soft"))
        layout.addLayout(self._club_row())
        layout.addWidget(scroll, 1)
        layout.addWidget(buttons)
        self.resize(620, 560)

    @property
    def readings(self) -> dict[str, str]:
        """What is shown, where it is not the usual reading."""
        shown = {
            name: str(box.value()) if isinstance(box, QSpinBox) else str(box.currentData())
            for name, box in self._boxes.items()
        }
        return {name: value for name, value in shown.items() if value != SETTINGS[name].default}

    def _club_row(self) -> QHBoxLayout:
        """All readings at once: as the club has chosen, or as is usual; and what makes them the club's."""
        result = row()
        self._ours = button(
            say("shell-settings-dialog-as-our-club-reads-them"), tip=say("shell-settings-dialog-set-all-of-them-to-the")
        )
        self._ours.setEnabled(bool(self._club))
        self._ours.clicked.connect(lambda: self._choose_all(self._club))
        usual = button(
            say("shell-settings-dialog-as-is-usual"), tip=say("shell-settings-dialog-set-all-of-them-to-the-2")
        )
        usual.clicked.connect(lambda: self._choose_all({}))
        keep = button(
            say("shell-settings-dialog-make-these-our-clubs"),
            tip=say("shell-settings-dialog-new-tables-begin-with-the-readings"),
        )
        keep.clicked.connect(self._keep)
        for each in (self._ours, usual, keep):
            result.addWidget(each)
        result.addStretch(1)
        return result

    def _choose_all(self, readings: Mapping[str, str]) -> None:
        for name, box in self._boxes.items():
            value = readings.get(name, SETTINGS[name].default)
            box.blockSignals(True)
            if isinstance(box, QSpinBox):
                box.setValue(int(value))
            else:
                box.setCurrentIndex(box.findData(value))
            box.blockSignals(False)
        self.chosen_all.emit(dict(readings))

    def _keep(self) -> None:
        self._club = self.readings
        self._ours.setEnabled(bool(self._club))
        self.kept.emit(self._club)

    def _card(self, setting: Setting, value: str) -> PaperSheet:
        card, head = PaperSheet(), row()
        link = CiteLink(setting.cite)
        link.clicked.connect(lambda: self.cited.emit(setting.cite.rpartition(":")[2]))
        head.addWidget(label(say(setting.message), "title"), 1)
        head.addWidget(link)
        head.addWidget(self._choice(setting, value))
        card.body.addLayout(head)
        card.body.addWidget(label(say(f"{setting.message}.reason")))
        card.body.addWidget(label(say(f"{setting.message}.effect"), "soft"))
        return card

    def _choice(self, setting: Setting, value: str) -> QWidget:
        if len(setting.values) == 1:
            return self._number(setting, value)
        box = QComboBox()
        for choice in setting.values:
            box.addItem(say(setting.value_message(choice)), choice)
        box.setCurrentIndex(setting.values.index(value))
        box.setAccessibleName(say(setting.message))
        self._boxes[setting.id] = box
        box.currentIndexChanged.connect(lambda: self.chosen.emit(setting.id, box.currentData()))
        return box

    def _number(self, setting: Setting, value: str) -> QSpinBox:
        """For a reading that is a number of minutes."""
        box = QSpinBox()
        box.setRange(0, 24 * 60)
        box.setValue(int(value))
        box.setSuffix(say("shell-settings-dialog-minutes"))
        box.setAccessibleName(say(setting.message))
        self._boxes[setting.id] = box
        box.editingFinished.connect(lambda: self.chosen.emit(setting.id, str(box.value())))
        return box
