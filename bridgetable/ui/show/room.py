"""The room's window: the table at the left, as large as can be, and at the right the words the back row reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.messages import say
from bridgetable.ui.felt.shown_table import ViewOptions
from bridgetable.ui.looks import theme
from bridgetable.ui.show.afar import LEAST, MUST, letters, pixels_for
from bridgetable.ui.show.keys import step_of
from bridgetable.ui.show.page import RoomPage
from bridgetable.ui.show.scene import RoomScene
from bridgetable.ui.show.table import RoomTable

COLUMN, COLUMN_OF_A_SQUARE = 0.36, 0.42
"""The share of the picture that the words take, of a wide one and of one that is nearly as high as it is wide."""
WIDE = 1.5
LABELLED = 2000
"""So many milliseconds it is said which screen is which."""


class Sign(QLabel):
    """Words over a whole window, light on dark or dark on light as the window is not."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.INK))
        painter.end()
        super().paintEvent(event)

    def say(self, words: str, pixels: int, bold: bool = True) -> None:
        """Show these words in letters so many pixels high; empty: show nothing."""
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(theme.PAPER))
        self.setPalette(colours)
        self.setFont(letters(pixels, bold))
        self.setText(words)
        self.setVisible(bool(words))
        self.raise_()


class KeyedWindow(QWidget):
    """A window of a show: whatever is pressed in it is a step of the show."""

    pressed = Signal(object)
    """A key was pressed that does something: see `keys.step_of`."""

    def __init__(self) -> None:
        super().__init__()
        self._which, self._keys = Sign(self), Sign(self)
        self._labelled = QTimer(self, singleShot=True, interval=LABELLED)
        self._labelled.timeout.connect(self._which.hide)

    def say_which(self, words: str) -> None:
        """Say for two seconds, large, whose screen this is."""
        self._place_signs()
        self._which.say(words, pixels_for(2 * MUST * self.width(), bold=True))
        self._labelled.start()

    @property
    def tells_keys(self) -> bool:
        """Whether it is said what the keys do."""
        return not self._keys.isHidden()

    def show_keys(self, words: str) -> None:
        """Say over the window what the keys do, a line for each; empty: no more."""
        self._keys.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._keys.setIndent(round(self.width() * 0.08))
        self._keys.say(words, pixels_for(LEAST * self.width(), bold=False), bold=False)

    def _place_signs(self) -> None:
        high, edge = round(self.height() * 0.3), round(self.width() * 0.06)
        self._which.setGeometry(0, (self.height() - high) // 2, self.width(), high)
        self._keys.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge))

    # Qt's own names

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _is_tab(event):
            self.keyPressEvent(event)  # else Qt would look for another widget to have the keyboard
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            self.pressed.emit(step)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # whoever shows it takes it away
        self.pressed.emit("leave")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_signs()


class RoomWindow(KeyedWindow):
    """Shows a room one `RoomScene` after the other."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(say("show-room-title"))
        self.setMinimumSize(320, 200)
        self.table, self.page = RoomTable(self), RoomPage(self)
        self._shown: tuple[RoomScene, ViewOptions] | None = None
        self._blackness = _Blackness(self)
        self._blackness.hide()

    @property
    def black(self) -> bool:
        """Whether nothing is to be seen."""
        return not self._blackness.isHidden()

    def show_scene(self, scene: RoomScene, options: ViewOptions) -> None:
        """Show a moment of the evening."""
        self._shown = scene, options
        self.table.show_state(scene.table, scene.verdict, replace(options, room=self.width()))
        self.table.table_scene.light(scene.lit)
        self.page.show_scene(scene)
        self.table.tell(scene.action or scene.title, scene.told.words if scene.told is not None else "")

    def go_black(self, on: bool) -> None:
        """Show nothing at all, or the picture again."""
        self._blackness.setVisible(on)
        if on:
            self._blackness.raise_()

    def texts(self) -> Iterator[tuple[QLabel, bool]]:
        """Every text beside the table, and whether the room must read it."""
        return self.page.texts()

    def _divide(self) -> None:
        wide = self.width() >= WIDE * self.height()
        words = round(self.width() * (COLUMN if wide else COLUMN_OF_A_SQUARE))
        self.page.picture = self.width()
        self.table.setGeometry(0, 0, self.width() - words, self.height())
        self.page.setGeometry(QRect(self.width() - words, 0, words, self.height()))
        self._blackness.setGeometry(self.rect())
        if self._shown is not None:
            self.show_scene(*self._shown)  # how large letters have to be depends on the picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()


class _Blackness(QWidget):
    """Covers the picture."""

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), QColor(Qt.GlobalColor.black))


def _is_tab(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
