"""Words on a panel: shown as they were typed, shortened where they do not fit."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QResizeEvent, Qt
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QWidget,
)

from bridgetable.messages import written_in_capitals
from bridgetable.ui.looks.style import set_look


def label(text: str = "", role: str = "", wrap: bool = True) -> QLabel:
    """A label that shows its text as it was typed, markup and all."""
    result = QLabel()
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setText(text)
    result.setWordWrap(wrap)
    if wrap:
        # A wrapped label may be as narrow as its panel; its longest word must not push the panel wide.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # a policy that does not say so takes away what the wrapping has just set
        result.setSizePolicy(policy)
    if role:
        result.setProperty("role", role)
    return result


def as_tip(text: str) -> str:
    """A text for a tooltip, which shows it as it was typed: Qt would take what looks like markup for markup."""
    if not Qt.mightBeRichText(text):
        return text
    from html import escape  # it brings the names of two thousand signs with it, and hardly any text needs it

    return f"<p style='white-space: pre-wrap'>{escape(text)}</p>"


def look(widget: QWidget, **properties: object) -> None:
    """Set properties the style sheet knows (`role`, `tone`, "": none); a widget that looks so already is left alone."""
    if any((widget.property(name) or "") != value for name, value in properties.items()):
        set_look(widget, **properties)


class Elided(QLabel):
    """One line of plain text, shortened with dots where it does not fit; the whole of it is told under the pointer."""

    def __init__(self, text: str = "", role: str = "") -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)
        self.whole = ""
        self._most, self._explained = 0, ""
        self.setIndent(0)  # what has padding would otherwise be indented as well
        self.say(text)

    def say(self, text: str) -> None:
        """Show `text`."""
        if text == self.whole:
            return
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def explain(self, tip: str) -> None:
        """What is told under the pointer, after the text where that is shortened."""
        self._explained = tip
        self._fit()

    def spread(self, on: bool, most: int = 0) -> None:
        """Show it on as many lines as it needs, or on that many at `most`; or on one line."""
        self._most = most
        self.setWordWrap(on)
        high = QSizePolicy.Policy.Preferred if on else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, high)
        policy.setHeightForWidth(on)
        self.setSizePolicy(policy)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _fit(self) -> None:
        letters, room = QFontMetrics(self.font()), max(0, self.contentsRect().width())
        if self.wordWrap():
            shown = _in_lines(self.whole, letters, room, self._most) if self._most else self.whole
        else:
            shown = letters.elidedText(self.whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        told = [self.whole, self._explained] if shown != self.whole else [self._explained]
        self.setToolTip(as_tip("\n".join(filter(None, told))))


def _in_lines(text: str, letters: QFontMetrics, room: int, most: int) -> str:
    """As many words of a text as fit on so many lines, with dots if there are more."""
    words = text.split(" ")
    for count in range(len(words), 1, -1):
        shown = " ".join(words[:count]) + ("" if count == len(words) else " …")
        high = letters.boundingRect(QRect(0, 0, room, 0), int(Qt.TextFlag.TextWordWrap), shown).height()
        if high <= most * (letters.lineSpacing() + 2):  # a line laid out is a little higher than it says
            return shown
    return text


class Pill(Elided):
    """A word or two in a tone, shortened with dots where something beside it needs the room."""

    def __init__(self) -> None:
        super().__init__(role="pill")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def say(self, text: str, tone: str = "calm") -> None:
        """Show `text` in capitals, where the language writes such words so, in the colours of `tone`."""
        super().say(text if written_in_capitals() else f"{text[:1].upper()}{text[1:]}")
        self.updateGeometry()  # Qt does it only when what is shown of the words is another
        look(self, tone=tone)

    def sizeHint(self) -> QSize:
        whole = ceil(QFontMetricsF(self.font()).horizontalAdvance(self.whole))
        return QSize(whole + self.width() - self.contentsRect().width(), super().sizeHint().height())
