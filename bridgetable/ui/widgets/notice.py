"""A strip above the table that says something without stopping anybody: a file that cannot be read, work recovered."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QFrame

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import set_look
from bridgetable.ui.widgets.buttons import button
from bridgetable.ui.widgets.layouts import empty, row
from bridgetable.ui.widgets.words import label


class Notice(QFrame):
    """One message, with what can be done about it, until it is closed; a `lasting` one for as long as it is so."""

    def __init__(self, lasting: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self._lasting = lasting
        self._words = label()
        self._buttons = row()
        layout = row(self)
        layout.setContentsMargins(theme.PANEL_MARGIN, 6, theme.PANEL_MARGIN, 6)
        layout.addWidget(self._words, 1)
        layout.addLayout(self._buttons)
        if not lasting:
            close = button(say("widgets-notice-close"), "link", say("widgets-notice-close-this-message"))
            close.clicked.connect(self.hide)
            layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._words.text()

    def tell(self, text: str, tone: str = "grave", choices: Sequence[tuple[str, Callable[[], object]]] = ()) -> None:
        """Show `text`; each of `choices` is a button, its words and what it does after closing the message."""
        self._words.setText(text)
        self.setAccessibleName(text)
        set_look(self, tone=tone)
        empty(self._buttons)
        for words, step in choices:
            part = button(words)
            part.clicked.connect(lambda _checked=False, step=step: self._do(step))
            self._buttons.addWidget(part)
        self.show()

    def take_keyboard(self) -> None:
        """The keyboard presses the first of its buttons now."""
        first = self._buttons.itemAt(0)
        widget = first.widget() if first is not None else None
        if widget is not None:
            widget.setFocus()

    def _do(self, step: Callable[[], object]) -> None:
        if not self._lasting:
            self.hide()
        step()
