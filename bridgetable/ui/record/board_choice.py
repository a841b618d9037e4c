"""Which of several boards that were pasted is laid out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from bridgetable.exchange.board import BoardTold
from bridgetable.messages import say
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label


class BoardChoice(QWidget):
    """Says how many boards were pasted, and lets one choose among them; hidden where there is only one."""

    chosen = Signal(object)
    """This `BoardTold` is to be laid out."""

    def __init__(self) -> None:
        super().__init__()
        self._boards: tuple[BoardTold, ...] = ()
        self.told = label(role="soft")
        self.box = QComboBox()
        self.box.activated.connect(lambda place: self.chosen.emit(self._boards[place]))
        layout = column(self, spacing=4)
        layout.addWidget(self.told)
        layout.addWidget(self.box)
        self.hide()

    def offer(self, boards: Sequence[BoardTold]) -> None:
        """Offer these boards, of which the first is laid out."""
        names = [
            say("record-board-choice-board", number=board.number or "none", place=place)
            for place, board in enumerate(boards, 1)
        ]
        self._offer(boards, say("record-board-choice-so-many", count=len(boards)), names)

    def offer_tonights(self, boards: Sequence[BoardTold]) -> None:
        """Offer these boards of one number, each by the file it stands in; the first is laid out."""
        names = [say("tonight-board-of-file", number=board.number, file=board.origin.file) for board in boards]
        self._offer(boards, say("tonight-several-laid-out", number=boards[0].number), names)

    def _offer(self, boards: Sequence[BoardTold], told: str, names: Sequence[str]) -> None:
        self._boards = tuple(boards)
        self.told.setText(told)
        self.box.setAccessibleName(told)
        self.box.clear()
        self.box.addItems(names)
        self.setVisible(len(boards) > 1)
