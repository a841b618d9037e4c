"""What happened, as the case tells it: a card under the list of cases."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.ui import theme
from bridgetable.ui.kit import Card, column, label


class StoryCard(Card):
    """The title and the story of the open case; it is hidden where there is none."""

    HEIGHT = 190
    """A longer story is scrolled, in pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Story of the case"))
        self._title, self._story = label(role="title"), label()
        page = QWidget()
        inner = column(page, spacing=theme.SPACING // 2)
        inner.addWidget(self._title)
        inner.addWidget(self._story)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(self.tr("Story of the case"))
        for sheet in (scroll, page):
            sheet.setProperty("sheet", True)
        self.body.addWidget(scroll)
        self.setFixedHeight(self.HEIGHT)
        self.hide()

    def show_case(self, title: str, story: str) -> None:
        """Show what the open case tells."""
        self._title.setText(title)
        self._story.setText(story)
        self.setVisible(bool(story))
