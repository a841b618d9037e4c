"""What to practise: the level, and the kinds of irregularity, found by words or by the number of a law."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from bridgetable.messages import say
from bridgetable.practice.generator import KINDS
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.segments import Segments
from bridgetable.ui.widgets.words import as_tip, label

SIZE = (560, 560)
_KIND = Qt.ItemDataRole.UserRole
_NUMBER = re.compile("[0-9]+")


class WishesDialog(QDialog):
    """Choose a level and kinds; no kind ticked means all of them. Kept when it is accepted, for the next time too."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(say("practice-wishes-what-to-practise"))
        self._levels = {
            say("practice-wishes-player"): PLAYER,
            say("practice-wishes-club-director"): CLUB,
            say("practice-wishes-tournament-director"): TOURNAMENT,
        }
        self._level, kinds = preferences.practice
        self.levels = Segments(list(self._levels), say("practice-wishes-level"))
        self.levels.choose(next(words for words, level in self._levels.items() if level == self._level))
        self.levels.chosen.connect(self._choose_level)
        self.asked = label(role="soft")
        self.law = QLineEdit()
        self.law.setPlaceholderText(say("practice-wishes-find-57-revoke-dummy"))
        self.law.setAccessibleName(say("practice-wishes-find-kinds-by-law-or-word"))
        self.law.setClearButtonEnabled(True)
        self.law.textChanged.connect(self._find)
        self.kinds = QListWidget()
        self.kinds.setAccessibleName(say("practice-wishes-kinds-of-irregularity"))
        for id_, kind in KINDS.items():
            laws = say("practice-wishes-laws", count=len(kind.laws), laws=", ".join(kind.laws))
            item = QListWidgetItem(f"{kind.title}   ·   {laws}", self.kinds)
            item.setData(_KIND, id_)
            item.setToolTip(as_tip(item.text()))
            item.setSizeHint(QSize(0, self.fontMetrics().height() + theme.SPACING))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if id_ in kinds else Qt.CheckState.Unchecked)
        self._placed()
        self._choose_level(next(words for words, level in self._levels.items() if level == self._level))

    def _placed(self) -> None:
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(say("practice-wishes-who-are-you-at-the-table"), "title"))
        layout.addWidget(self.levels)
        layout.addWidget(self.asked)
        layout.addSpacing(theme.SPACING)
        layout.addWidget(label(say("practice-wishes-what-do-you-want-to-practise"), "title"))
        layout.addWidget(label(say("practice-wishes-tick-what-you-like-space-with"), "soft"))
        find = row()
        find.addWidget(self.law, 1)
        none = button(say("practice-wishes-everything"), tip=say("practice-wishes-tick-nothing-problems-of-every-kind"))
        none.clicked.connect(self._tick_none)
        find.addWidget(none)
        layout.addLayout(find)
        layout.addWidget(self.kinds, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(say("practice-wishes-practise-now"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setAccessibleName(say("practice-wishes-practise-now-2"))
        start.setDefault(True)
        start.setProperty("role", "main")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)

    def sizeHint(self) -> QSize:
        larger, room = self.font().pointSizeF() / theme.TEXT_SIZE, self.screen().availableSize()
        width, height = (round(side * larger) for side in SIZE)
        return QSize(width, height).boundedTo(room - QSize(*theme.SCREEN_EDGE))

    @property
    def chosen(self) -> tuple[str, ...]:
        """The kinds that are ticked."""
        items = [self.kinds.item(number) for number in range(self.kinds.count())]
        return tuple(item.data(_KIND) for item in items if item.checkState() is Qt.CheckState.Checked)

    def _choose_level(self, words: str) -> None:
        self._level = self._levels[words]
        self.asked.setText(
            {
                PLAYER: say("practice-wishes-you-are-asked-what-each-card"),
                CLUB: say("practice-wishes-also-what-you-ask-who-may"),
                TOURNAMENT: say("practice-wishes-also-what-partner-may-know-what"),
            }[self._level]
        )

    def _find(self, text: str) -> None:
        """Show the kinds that have this word, or are about the law of this number."""
        wanted, law = text.strip().casefold(), _NUMBER.search(text)
        for number in range(self.kinds.count()):
            item = self.kinds.item(number)
            kind = KINDS[item.data(_KIND)]
            found = law[0] in kind.laws if law is not None else wanted in kind.title.casefold()
            item.setHidden(bool(wanted) and not found)

    def _tick_none(self) -> None:
        for number in range(self.kinds.count()):
            self.kinds.item(number).setCheckState(Qt.CheckState.Unchecked)

    def accept(self) -> None:
        self._preferences.practice = self._level, self.chosen
        super().accept()
