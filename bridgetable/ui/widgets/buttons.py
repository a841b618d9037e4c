"""What is pressed, and what tells that it is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from bridgetable.messages import cite_words
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.words import as_tip, label


class PressButton(QPushButton):
    """A button that Enter presses as well as the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def button(text: str, role: str = "", tip: str = "") -> QPushButton:
    """A button, with `role` as the style sheet knows it."""
    result = PressButton(text)
    result.setAccessibleName(text)
    if role:
        result.setProperty("role", role)
    if tip:
        result.setToolTip(as_tip(tip))
    if role == "link":
        as_link(result)
    return result


def as_link(part: QPushButton) -> None:
    """Have a button look like a link, and take no more room than its words."""
    part.setProperty("role", "link")
    part.setCursor(Qt.CursorShape.PointingHandCursor)
    part.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)


class CiteLink(PressButton):
    """A paragraph as a link: it is read as the language spoken names it, `cite` is what files call it."""

    def __init__(self, cite: str = "") -> None:
        super().__init__()
        self.cite = ""
        as_link(self)
        self.show_cite(cite)

    def show_cite(self, cite: str) -> None:
        """Show another paragraph, or none."""
        self.cite = cite
        self.setText(cite_words(cite))
        self.setAccessibleName(self.text())


class WrapButton(PressButton):
    """A button whose words may run over several lines, with a short note at its right end."""

    def __init__(self, text: str, note: str = "", role: str = "option") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setAccessibleName(text)
        self._words = label(text)
        line = QHBoxLayout(self)
        line.setContentsMargins(*((4, 2, 4, 2) if role == "link" else (theme.PANEL_MARGIN, 6, theme.PANEL_MARGIN, 6)))
        line.addWidget(self._words, 1)
        if note:
            line.addWidget(label(note, "cite", wrap=False), 0, Qt.AlignmentFlag.AlignTop)
        for child in self.findChildren(QLabel):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def text_shown(self) -> str:
        """The words on the button."""
        return self._words.text()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout is not None else super().heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A layout that is squeezed, by a bar to scroll with, say, would cut the words off.
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))
        layout = self.layout()
        if layout is not None and self.size() != event.size():
            layout.setGeometry(self.rect())  # Qt tells nobody of a second size before a widget is shown

    def sizeHint(self) -> QSize:
        width = max(self.width(), 160)
        return QSize(width, self.heightForWidth(width))


_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Pointer(QObject):
    """Tells when a control is pointed at, by the mouse over it or by the keyboard, and when it no longer is."""

    came = Signal()
    left = Signal()

    def __init__(self, control: QWidget) -> None:
        super().__init__(control)
        control.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        by_key = isinstance(event, QFocusEvent) and event.reason() in _BY_KEY
        if event.type() == QEvent.Type.Enter or (event.type() == QEvent.Type.FocusIn and by_key):
            self.came.emit()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.left.emit()
        return super().eventFilter(watched, event)
