"""What to practise: the level, and the kinds of irregularity, found by words or by the number of a law."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from bridgetable.practice.generator import KINDS
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.basic import Segments, as_tip, button, column, label, row

SIZE = (560, 560)
_KIND = Qt.ItemDataRole.UserRole


class WishesDialog(QDialog):
    """Choose a level and kinds; no kind ticked means all of them. Kept when it is accepted, for the next time too."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.setWindowTitle(self.tr("What to practise"))
        self._levels = {
            self.tr("Player"): PLAYER,
            self.tr("Club director"): CLUB,
            self.tr("Tournament director"): TOURNAMENT,
        }
        self._level, kinds = preferences.practice
        self.levels = Segments(list(self._levels), self.tr("Level"))
        self.levels.choose(next(words for words, level in self._levels.items() if level == self._level))
        self.levels.chosen.connect(self._choose_level)
        self.asked = label(role="soft")
        self.law = QLineEdit()
        self.law.setPlaceholderText(self.tr("Find: 57, revoke, dummy"))
        self.law.setAccessibleName(self.tr("Find kinds by law or word"))
        self.law.setClearButtonEnabled(True)
        self.law.textChanged.connect(self._find)
        self.kinds = QListWidget()
        self.kinds.setAccessibleName(self.tr("Kinds of irregularity"))
        for id_, kind in KINDS.items():
            laws = self.tr("Laws {laws}") if len(kind.laws) > 1 else self.tr("Law {laws}")
            item = QListWidgetItem(f"{kind.title}   ·   {laws.format(laws=', '.join(kind.laws))}", self.kinds)
            item.setData(_KIND, id_)
            item.setToolTip(as_tip(item.text()))
            item.setSizeHint(QSize(0, self.fontMetrics().height() + theme.SPACING))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if id_ in kinds else Qt.CheckState.Unchecked)
        self._placed()
        self._choose_level(next(words for words, level in self._levels.items() if level == self._level))

    def _placed(self) -> None:
        layout = column(self, theme.PANEL_MARGIN + 4)
        layout.addWidget(label(self.tr("Who are you at the table?"), "title"))
        layout.addWidget(self.levels)
        layout.addWidget(self.asked)
        layout.addSpacing(theme.SPACING)
        layout.addWidget(label(self.tr("What do you want to practise?"), "title"))
        layout.addWidget(label(self.tr("Tick what you like (Space). With nothing ticked you get everything."), "soft"))
        find = row()
        find.addWidget(self.law, 1)
        none = button(self.tr("Everything"), tip=self.tr("Tick nothing: problems of every kind"))
        none.clicked.connect(self._tick_none)
        find.addWidget(none)
        layout.addLayout(find)
        layout.addWidget(self.kinds, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        start = buttons.addButton(self.tr("Practise &now"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setAccessibleName(self.tr("Practise now"))
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
                PLAYER: self.tr("You are asked what each card is now, and whether it may go back."),
                CLUB: self.tr("Also what you ask, who may choose what, and what happens next."),
                TOURNAMENT: self.tr(
                    "Also what partner may know, what is looked at again, and which paragraph says so."
                ),
            }[self._level]
        )

    def _find(self, text: str) -> None:
        """Show the kinds that have this word, or are about the law of this number."""
        wanted = text.strip().lower().removeprefix("law ").strip()
        for number in range(self.kinds.count()):
            item = self.kinds.item(number)
            kind = KINDS[item.data(_KIND)]
            found = wanted in kind.laws if wanted.isdecimal() else wanted in item.text().lower()
            item.setHidden(bool(wanted) and not found)

    def _tick_none(self) -> None:
        for number in range(self.kinds.count()):
            self.kinds.item(number).setCheckState(Qt.CheckState.Unchecked)

    def accept(self) -> None:
        self._preferences.practice = self._level, self.chosen
        super().accept()
