"""Lists of lines that cite a paragraph, and headings that open and close."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QPushButton,
    QSizePolicy,
    QStyleOptionButton,
    QWidget,
)

from bridgetable.messages import cite_words, say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import CiteLink
from bridgetable.ui.widgets.layouts import column, row
from bridgetable.ui.widgets.words import as_tip, label
from bridgetable.value import value


@value
class PanelLine:
    """One line of a list on a panel: its words, the paragraph it cites, and how far it is indented."""

    text: str
    cite: str | None = None
    depth: int = 0


_NO_LINE = PanelLine("")
"""What a row says that is not shown: it keeps no words that are not to be told any more."""


class Lines(QWidget):
    """A list of lines, each with a link to its paragraph."""

    cited = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._layout = column(self, spacing=3)
        self._rows: list[_LineRow] = []
        self.lines: tuple[PanelLine, ...] = ()

    def show_lines(self, lines: Sequence[PanelLine]) -> None:
        """Show these lines and no others; rows that exist are used again."""
        if self.lines == tuple(lines):
            return
        self.lines = tuple(lines)
        while len(self._rows) < len(lines):
            added = _LineRow()
            added.link.clicked.connect(lambda _checked=False, shown=added: self.cited.emit(shown.link.cite))
            self._rows.append(added)
            self._layout.addWidget(added)
        for number, shown in enumerate(self._rows):
            shown.setVisible(number < len(lines))
            shown.say(lines[number] if number < len(lines) else _NO_LINE)


class _LineRow(QWidget):
    """One row of `Lines`: a dot, words, a link."""

    def __init__(self) -> None:
        super().__init__()
        self._line = row(self, spacing=6)
        self._dot = label("•", "soft", wrap=False)
        self._words = label()
        for part in (self._dot, self._words):
            part.setContentsMargins(0, theme.LINK_DROP, 0, 0)
        self.link = CiteLink()
        top = Qt.AlignmentFlag.AlignTop
        self._line.addWidget(self._dot, 0, top)
        self._line.addWidget(self._words, 1, top)
        self._line.addWidget(self.link, 0, top)

    def say(self, line: PanelLine) -> None:
        self._line.setContentsMargins(14 * line.depth, 0, 0, 0)
        self._dot.setText("•" if line.depth == 0 else "–")
        self._words.setText(line.text)
        self.link.show_cite(line.cite or "")
        self.link.setAccessibleName(say("widgets-basic-law", cite=cite_words(line.cite)) if line.cite else "")
        self.link.setVisible(bool(line.cite))


class FoldHead(QPushButton):
    """The words of a `FoldingHeading`, to be pressed: where they are too long they end with dots, and are its tip."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        option.text = self._fitting()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(as_tip(self.text()) if self._fitting() != self.text() else "")

    def _fitting(self) -> str:
        """As much of the words as there is room for."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width() - theme.RADIUS)


class FoldingHeading(QWidget):
    """A heading that opens and closes the widget under it; `note` stands beside the heading."""

    def __init__(self, heading: str, inner: QWidget, opened: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self._inner = inner
        self.head = FoldHead()
        self.head.setProperty("role", "fold")
        self.head.setCheckable(True)
        self.head.setChecked(opened)
        self.head.setFlat(True)
        self.head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.head.toggled.connect(self._turn)
        layout = column(self, spacing=4)
        layout.addWidget(self.head)
        layout.addWidget(inner)
        self._note = ""
        self._turn(opened)

    def note(self, text: str) -> None:
        """Say beside the heading how much is under it."""
        self._note = text
        self._turn(self.head.isChecked())

    def _turn(self, opened: bool) -> None:
        arrow = "▾" if opened else "▸"
        self.head.setText(f"{arrow} {self.heading}" + (f"   {self._note}" if self._note else ""))
        self.head.setAccessibleName(self.heading)
        self._inner.setVisible(opened)


class FoldedLines(FoldingHeading):
    """A list of lines under a heading that counts them; it is made only while it is open."""

    cited = Signal(str)

    def __init__(self, heading: str, opened: bool = False) -> None:
        self._list = Lines()
        self._offered: Callable[[], Sequence[PanelLine]] = tuple
        super().__init__(heading, self._list, opened)
        self._list.cited.connect(self.cited)

    def offer(self, count: int, lines: Callable[[], Sequence[PanelLine]]) -> None:
        """There are `count` lines, made by `lines` when they are to be seen; without any the heading is hidden."""
        self._offered = lines
        self.setVisible(count > 0)
        self.note(str(count))

    def _turn(self, opened: bool) -> None:
        if opened:
            self._list.show_lines(self._offered())
        super()._turn(opened)
