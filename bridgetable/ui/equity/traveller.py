"""The other scores of the board: typed, or taken from a file or from what was copied."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from bridgetable.exchange.board import Hands
from bridgetable.exchange.octets import LARGEST
from bridgetable.exchange.reading import boards_in
from bridgetable.exchange.traveller import traveller
from bridgetable.messages import os_words, say
from bridgetable.strangers import content
from bridgetable.table.position import UNKNOWN_HAND
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import label, look


class Traveller(QWidget):
    """A line in which the scores of North-South are typed, and two ways to have them read."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.hands: Hands = (UNKNOWN_HAND,) * 4
        """Those of the board in question: by them it is known again."""
        self.own: int | None = None
        """The score at the table in question, which is none of the others."""
        self.line, self.note = QLineEdit(), label(role="soft")
        self.from_file = button(say("worth-scores-from-file"), "link", say("worth-scores-from-file-what"))
        self.from_clipboard = button(say("worth-scores-pasted"), "link", say("worth-scores-pasted-what"))
        self.line.setAccessibleName(say("worth-others"))
        layout, ways = column(self, spacing=3), row()
        for way in (self.from_file, self.from_clipboard):
            ways.addWidget(way)
        ways.addStretch(1)
        layout.addWidget(self.line)
        layout.addLayout(ways)
        layout.addWidget(self.note)
        self.note.hide()
        self.line.textEdited.connect(self.note.hide)
        self.line.textChanged.connect(self.changed)
        self.from_file.clicked.connect(self._choose_file)
        self.from_clipboard.clicked.connect(self._paste)

    def begin(self, hands: Hands) -> None:
        """Another board is in question."""
        self.hands = hands
        self.line.clear()
        self.note.hide()

    def read(self, data: bytes, title: str) -> None:
        """Take the scores of the board from a text or file of another program, and say what was found."""
        reading = boards_in(data)
        scores = list(traveller(reading.boards, self.hands))
        if not scores:
            self._say(say("worth-no-scores-in", file=title), wrong=True)
            return
        own = self.own if self.own in scores else None
        if own is not None:
            scores.remove(own)
        self.line.setText(
            " ".join(_times(score, count) for score, count in Counter(sorted(scores, reverse=True)).items())
        )
        self.line.setCursorPosition(0)
        self._say(say("worth-scores-read", file=title, count=len(scores), own=None if own is None else str(own)))

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, "", "", say("worth-scores-files"))
        if not name:
            return
        path = Path(name)
        try:
            data = content(path, LARGEST)
        except OSError as error:
            self._say(say("boards-no-file", file=path.name, why=os_words(error)), wrong=True)
            return
        self.read(data, path.name)

    def _paste(self) -> None:
        """What was copied: scores as they are typed, or boards of another program."""
        text = QGuiApplication.clipboard().text()
        if "[" in text or "|" in text:
            self.read(text.encode(errors="replace"), say("boards-pasted"))
        elif text.strip():
            self.line.setText(" ".join(text.split()))
            self.note.hide()
        else:
            self._say(say("worth-nothing-copied"), wrong=True)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.note.setText(words)
        self.note.show()
        look(self.note, role="wrong" if wrong else "soft")


def _times(score: int, count: int) -> str:
    return str(score) if count == 1 else f"{score}x{count}"
