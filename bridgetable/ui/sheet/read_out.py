"""The ruling and the choices in large letters, to be read out and seen from the back of a room."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QLabel, QScrollArea, QWidget

from bridgetable.explain.read_out import ReadOut
from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.words import label

SHARE = 0.94
"""So much of the screen it takes."""


class ReadOutDialog(QDialog):
    """Sentences to say aloud, one under the other; Esc or the key that opened it puts it away."""

    def __init__(self, said: ReadOut, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("sheet-read-out-read-it-out"))
        self.setProperty("panel", True)
        page, scroll = QWidget(), QScrollArea()
        lines = column(page, spacing=theme.SPACING * 2)
        edge = theme.SPACING * 3
        lines.setContentsMargins(edge, edge, edge, edge)
        afar = "high" if self.screen().size().height() >= theme.HIGH_SCREEN else "low"
        lines.addWidget(label(f"{said.first}   {cite_words(said.cite)}".rstrip(), "read first"))
        for words in said.rest:
            part = label(words, "read")
            part.setIndent(theme.SPACING * (6 if words.startswith("–") else 0))
            lines.addWidget(part)
        for part in page.findChildren(QLabel):
            part.setProperty("afar", afar)
        lines.addStretch(1)
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(say("sheet-read-out-what-is-said-aloud"))
        for sheet in (scroll, page):
            sheet.setProperty("sheet", True)
        column(self).addWidget(scroll)
        room = self.screen().availableGeometry()
        self.resize(round(SHARE * room.width()), round(SHARE * room.height()))
        self.move(room.center() - self.rect().center())
