"""What happened, as the case tells it, and what was ruled: a card under the list of cases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import label

if TYPE_CHECKING:
    from bridgetable.ui.library.pictures import PictureButton


class StoryCard(PaperSheet):
    """Title, story, picture and ruling of the open case; it is hidden where there is nothing but the title."""

    HEIGHT = 190
    """So much it has of a low window, in pixels; in a higher one up to half the column, and no more than it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("library-story-story-of-the-case"))
        self._title, self._story = label(role="title"), label()
        self._foreign = label(role="soft")
        self.picture: PictureButton | None = None
        """The author's picture; made for the first case that has one, since few have."""
        self._ruled, self._ruling = label(say("library-story-what-was-ruled"), "section"), label()
        page = QWidget()
        self._inner = inner = column(page, spacing=theme.SPACING // 2)
        inner.setContentsMargins(0, 0, theme.SPACING // 2, 0)  # clear of the scroll bar
        self._ruled.setContentsMargins(0, theme.SPACING, 0, 0)
        inner.addWidget(self._title)
        inner.addWidget(self._foreign)
        inner.addWidget(self._story)
        inner.addWidget(self._ruled)
        inner.addWidget(self._ruling)
        inner.addStretch(1)
        self._scroll = scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setAccessibleName(say("library-story-story-of-the-case"))
        for sheet in (scroll, page):
            sheet.setProperty("sheet", True)
        self.body.addWidget(scroll)
        self.hide()

    def show_case(self, title: str, story: str, ruling: str = "", picture: bytes = b"", foreign: str = "") -> None:
        """Show what the open case tells: what happened, with its author's `picture`, and below it what was ruled.

        `foreign` says that it is not told in the language that was asked for.
        """
        self._foreign.setText(foreign)
        self._foreign.setVisible(bool(foreign))
        self._title.setText(title)
        self._story.setText(story)
        self._story.setVisible(bool(story))
        self._ruling.setText(ruling)
        for part in (self._ruled, self._ruling):
            part.setVisible(bool(ruling))
        self._scroll.verticalScrollBar().setValue(0)
        self.setVisible(self._show_picture(title, picture) or bool(story or ruling))
        self._fit()

    def _show_picture(self, title: str, data: bytes) -> bool:
        """Show the author's picture below the title; whether there is one."""
        if self.picture is None:
            if not data:
                return False
            from bridgetable.ui.library.pictures import PictureButton

            self.picture = PictureButton()
            self._inner.insertWidget(self._inner.indexOf(self._title) + 1, self.picture)
            self.setTabOrder(self._scroll, self.picture)
        self.picture.show_picture(title, data)
        return self.picture.there

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Be no higher than the words need in the width there is; what has no room is scrolled."""
        edges = self.contentsMargins() + self.body.contentsMargins()
        width = self.width() - edges.left() - edges.right()
        needs = self._inner.heightForWidth(width) + edges.top() + edges.bottom()
        self.setMinimumHeight(min(needs, self.HEIGHT))
        self.setMaximumHeight(needs)
