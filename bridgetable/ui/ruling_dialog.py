"""“What happened?”: declarer and contract, one of the commonest irregularities, and only what its ruling needs."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QScrollArea,
    QWidget,
)

from bridgetable.seats import Seat
from bridgetable.session import Session
from bridgetable.table.record import Record
from bridgetable.templates import TEMPLATES, Untold, record_of
from bridgetable.ui import theme
from bridgetable.ui.kit import column, label, row
from bridgetable.ui.ruling_cards import FactsCard, TableCard
from bridgetable.ui.ruling_fields import Tile

SIZE = (1160, 700)
"""The dialog's size in pixels, where the screen has room for it."""
_ACROSS = 3


class RulingDialog(QDialog):
    """One page from an empty table to a record that can be ruled on; `record` is what it makes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What happened?"))
        self.setAccessibleName(self.windowTitle())
        self.record = Record()
        self.table, self.facts = TableCard(), FactsCard()
        self.tiles = {each.key: Tile(each.key, each.title, each.note) for each in TEMPLATES}
        self.problem = label(role="problem")
        self._buttons = QDialogButtonBox()
        self.accept_button = self._buttons.addButton(self.tr("&Rule on it"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.accept_button.setProperty("role", "main")
        self.accept_button.setDefault(True)
        self._placed()
        self._joined()
        self.tiles[TEMPLATES[0].key].setFocus()

    @property
    def title(self) -> str:
        """What the record is called: the irregularity in everybody's words."""
        return self.facts.template.title if self.facts.template else ""

    def pick(self, key: str) -> None:
        """Choose what happened, and ask what has to be known of it."""
        self.tiles[key].setChecked(True)
        self._others.hide()
        self.facts.ask(next(each for each in TEMPLATES if each.key == key), self.table.declarer)
        self.problem.clear()
        QTimer.singleShot(0, self._scroll, self._to_the_end)

    def _to_the_end(self) -> None:
        """Bring the questions into sight where there is not room for everything, the first of them above all."""
        self._scroll.verticalScrollBar().setValue(self.facts.y())

    def _placed(self) -> None:
        page, tiles = QWidget(), QGridLayout()
        tiles.setSpacing(theme.SPACING - 2)
        group = QButtonGroup(self)
        for place, tile in enumerate(self.tiles.values()):
            tiles.addWidget(tile, place // _ACROSS, place % _ACROSS)
            group.addButton(tile)
        for place in range(_ACROSS):
            tiles.setColumnStretch(place, 1)
        page.setProperty("panel", True)
        right = column(page, spacing=theme.SPACING + 2)
        right.addLayout(tiles)
        right.addWidget(self.facts)
        right.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        middle = row(spacing=theme.PANEL_MARGIN)
        middle.addWidget(self.table, 0)
        middle.addWidget(scroll, 1)
        layout = column(self, theme.PANEL_MARGIN + 4, theme.PANEL_MARGIN)
        layout.addLayout(middle, 1)
        self._others = label(
            self.tr(
                "None of these? Cancel, and do on the table what was done: drag a card, right-click it, or type it. "
                "How the bidding goes on after a call out of turn or a bid that is too low is not worked out."
            ),
            "soft",
        )
        right.insertWidget(1, self._others)
        foot = row()
        foot.addWidget(self.problem, 1)
        foot.addWidget(self._buttons)
        layout.addLayout(foot)
        screen, factor = self.screen().availableSize(), QApplication.font().pointSizeF() / theme.TEXT_SIZE
        self.resize(
            min(round(SIZE[0] * factor), screen.width() - 40), min(round(SIZE[1] * factor), screen.height() - 60)
        )

    def _joined(self) -> None:
        for key, tile in self.tiles.items():
            tile.clicked.connect(lambda _checked=False, key=key: self.pick(key))
        self.table.changed.connect(self._table_changed)
        self.facts.changed.connect(self.problem.clear)
        self._buttons.accepted.connect(self._finish)
        self._buttons.rejected.connect(self.reject)

    def _table_changed(self) -> None:
        self.facts.turn(self.table.declarer)
        self.problem.clear()

    def _finish(self) -> None:
        """Make the record, or go to what is missing and say so."""
        try:
            self.table.contract()
        except ValueError as error:
            self.table.field.setFocus()
            self.problem.setText(str(error))
            return
        if self.facts.template is None:
            self.problem.setText(self.tr("Choose what happened: click it, or press its letter."))
            return
        try:
            self.record = record_of(self.facts.told(self.table.contract()))
            Session(self.record)
        except Untold as untold:
            self.facts.go_to(untold.name)
            self.problem.setText(str(untold))
        except ValueError as error:
            self.problem.setText(str(error))
        else:
            self.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters pick what happened, N E S W declarer, a digit begins the contract."""
        key = event.text().upper()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and key in self.tiles:
            self.pick(key)
        elif plain and key and key in "NESW":
            self.table.choose_declarer(Seat(key))
        elif plain and key and key in "1234567":
            self.table.begin_contract(key)
        else:
            super().keyPressEvent(event)
