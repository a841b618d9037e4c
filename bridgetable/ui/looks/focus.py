"""A ring around the list, the page or the panel that has the focus: the style sheet cannot draw it there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QGraphicsView, QTextBrowser, QTextEdit, QWidget

from bridgetable.ui.looks import theme

_KNOWN = "rings the focus"


class FocusRing(QWidget):
    """Lies over the whole of what it belongs to and lets the mouse through."""

    def __init__(self, area: QWidget) -> None:
        super().__init__(area)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(area.rect())
        area.installEventFilter(self)
        self.show()
        self.raise_()

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.CHOSEN_EDGE), 2))
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()


def ring_the_focus() -> None:
    """Draw a ring wherever the focus goes and would not be seen."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not app.property(_KNOWN):
        app.setProperty(_KNOWN, True)
        app.focusChanged.connect(_move)


def _move(old: QWidget | None, new: QWidget | None) -> None:
    if old is not None:
        for ring in old.findChildren(FocusRing, options=Qt.FindChildOption.FindDirectChildrenOnly):
            ring.hide()
            ring.deleteLater()
    by_mouse = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton  # who clicks knows where
    if new is not None and not by_mouse and _wants_ring(new):
        FocusRing(new)


def _wants_ring(widget: QWidget) -> bool:
    """What is scrolled has no edge of its own; the table shows the chosen card, a field to write in its edge."""
    if isinstance(widget, QGraphicsView) or (isinstance(widget, QTextEdit) and not isinstance(widget, QTextBrowser)):
        return False
    return isinstance(widget, QAbstractScrollArea)
