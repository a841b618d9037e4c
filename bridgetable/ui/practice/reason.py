"""What is said of an answer: right or wrong, the reasons, and the law behind any of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.law_card import LawCard, linked
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import PaperSheet
from bridgetable.ui.widgets.words import Pill, label, look

if TYPE_CHECKING:
    from bridgetable.practice.marking import Mark


_WHOLE_LAW = re.compile(r"(?<=\()\d{1,2}(?=( \w+)?\))")
"""A law cited as a whole at the end of a sentence: (49), (68 opening)."""


def _link(cite: re.Match[str]) -> str:
    return f"<a href='{cite[0]}'>{cite[0]}</a>"


class ReasonGiven(QWidget):
    """How an answer was and why; a citation in a reason opens its paragraph below."""

    cited = Signal(str)
    """A paragraph has come into sight below."""

    def __init__(self, edition: int) -> None:
        super().__init__()
        self._edition = edition
        self._card, self._pill, self.law = PaperSheet("calm"), Pill(), LawCard()
        self.words = label(role="told")
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.words.linkActivated.connect(self.show_law)
        self.law.cited.connect(self.show_law)
        self.law.hide()
        self._card.body.addWidget(self._pill)
        self._card.body.addWidget(self.words)
        layout = column(self)
        layout.addWidget(self._card)
        layout.addWidget(self.law)

    def show_mark(self, mark: Mark) -> str:
        """Show how the answer was; the words are returned as they are read aloud."""
        if mark.points >= mark.of:
            how, tone = say("practice-reason-right"), "settled"
        elif mark.points > 0:
            how, tone = say("practice-reason-partly-right"), "warning"
        else:
            how, tone = say("practice-reason-not-so"), "grave"
        self._pill.say(how, tone)
        look(self._card, tone=tone)
        gap = f"<p style='margin:0 0 {theme.SPACING // 2}px 0'>"
        self.words.setText("".join(f"{gap}{_WHOLE_LAW.sub(_link, linked(each))}</p>" for each in mark.why))
        self.words.setAccessibleName(" ".join(mark.why))
        self.words.setVisible(bool(mark.why))
        return " ".join((f"{how}.", *mark.why))

    def show_law(self, cite: str) -> None:
        """Show a paragraph under the reasons."""
        self.law.show_law(cite, self._edition)
        self.cited.emit(cite)
