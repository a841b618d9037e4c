"""The ruling kept back until it is asked for: who opens a case rules on it himself first.

While it is kept back the session tells nothing of it, so nothing in the window can; in the place of the director's
panel stands what happened last, and *What do you rule?*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.explain.retold import told
from bridgetable.ui import theme
from bridgetable.ui.kit import Paper, button, column, label
from bridgetable.ui.system import keys_told

if TYPE_CHECKING:
    from bridgetable.ui.files import Document
    from bridgetable.ui.window import Window

AT_ONCE = "rulings at once"
"""The switch of those who only want the answer."""
HIDES = (
    "next ruling",
    "previous ruling",
    "do it",
    "sheet",
    "report",
    "read out",
    "ask",
    "offer",
    "why",
    "ruling",
    "ledger",
    "compare editions",
    "compare branches",
    "rename",
    "noticed",
)
"""Commands that there are only with the ruling: whatever it is, they cannot be used while it is kept back."""


class HiddenRuling(QObject):
    """Whether the ruling of the open record is kept back in `window`, and what stands in its place."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.card = WhatDoYouRule()
        self.card.revealing.connect(self.turn)
        self.card.hide()
        self.instead: QWidget | None = None
        """What stands in the place of both, the card and the director's panel, while a problem is open."""

    @property
    def on(self) -> bool:
        """Whether the ruling is kept back now."""
        return self._window.session.hidden

    def begin(self, document: Document, named: bool) -> None:
        """Another record is open: one to be ruled on is shown from its beginning, without the ruling.

        `named`: somebody has asked for this very file, and wants to see it as it stands.
        """
        own = named or document.savable or document.path is None or document.kept is not None
        if own or document.case.report is not None or self._window.preferences.on(AT_ONCE, False):
            return
        document.session.goto(0)
        document.session.hide(True)
        self._forget()

    def turn(self) -> None:
        """Show the ruling that is kept back, or keep back the one that is shown."""
        window, session = self._window, self._window.session
        window.middle.table.table_scene.let_slip()
        session.hide(not session.hidden)
        if session.hidden:
            self._forget()
        window.shown_otherwise()

    def _forget(self) -> None:
        """Leave nothing in the window of what was told with the ruling; with the next one its own page comes first."""
        self._window.pages.show_page(self._window.pages.first)
        self._window.asking.forget()
        self._window.comparing.forget()

    def show(self) -> None:
        """Show in the place of the director's panel what happened, or the panel again."""
        window, session = self._window, self._window.session
        self.card.setVisible(session.hidden and self.instead is None)
        window.pages.setHidden(session.hidden or self.instead is not None)
        window.scope_switch.setDisabled(session.hidden)
        if session.hidden:
            last = told(session.shown.log[-1]) if session.at else self.tr("Before the first action")
            self.card.show_case(window.title, window.told_story())
            self.card.show_step(last, session.at, session.view.length)


class WhatDoYouRule(QScrollArea):
    """The story, what happened last, and the question."""

    revealing = Signal()
    """The ruling is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("What do you rule?"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title, self.story = label(role="headline"), label(role="told")
        self._count, self.last = label(role="soft"), label(role="happened")
        self._question, self._how = label(self.tr("What do you rule?"), "headline"), label(role="soft")
        self.reveal = button(self.tr("Show the ruling"), "main", keys_told(self.tr("Show the ruling (Space)")))
        self.reveal.setMinimumHeight(theme.BUTTON_HEIGHT + theme.SPACING)
        self.reveal.clicked.connect(self.revealing)
        self.answers = QWidget()
        self._placed()

    def show_case(self, title: str, story: str) -> None:
        """Show what the case tells of what happened."""
        self.title.setText(title)
        self.story.setText(story)
        self.story.setVisible(bool(story))

    def show_step(self, last: str, at: int, length: int) -> None:
        """Show the action `last`, the one of number `at` of so many."""
        self._count.setText(self.tr("{at} of {length}").format(at=at, length=length))
        self.last.setText(last)
        on = self.tr("→ shows what happens next. Space shows the ruling.")
        end = self.tr("Rule for yourself; then Space shows the ruling.")
        self._how.setText(on if at < length else end)

    def _placed(self) -> None:
        paper = Paper()
        layout = column(paper, theme.PANEL_MARGIN, theme.SPACING)
        parts: tuple[QWidget | int, ...] = (
            *(self.title, self.story, theme.SPACING),
            *(self._count, self.last, 2 * theme.SPACING),
            *(self._question, self.answers, self.reveal, self._how),
        )
        for part in parts:
            layout.addSpacing(part) if isinstance(part, int) else layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(paper)
