"""The author's pictures in the window: small beside the words, and large when somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QSizePolicy, QWidget

from bridgetable.messages import say
from bridgetable.ui.looks import theme
from bridgetable.ui.widgets.buttons import PressButton
from bridgetable.ui.widgets.decoded import decoded
from bridgetable.ui.widgets.layouts import column
from bridgetable.ui.widgets.paper import room_for
from bridgetable.ui.widgets.words import as_tip

HEIGHT = 130
"""So high a picture stands beside the words, in pixels."""
FRAME = 3
"""Round about it."""
SIZE = (960, 760)


class PictureButton(PressButton):
    """A picture beside the words, which is looked at large when it is pressed; hidden where there is none.

    It is as wide as there is room for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "picture")
        self.setAutoDefault(False)  # Enter in a dialog is for what that is about
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(as_tip(say("library-picture-look")))
        self.clicked.connect(self._look)
        self._title, self._data, self._picture = "", b"", QPixmap()
        self.hide()

    def show_picture(self, title: str, data: bytes) -> None:
        """Show the picture of what is called `title`; no bytes: none."""
        ratio = self.devicePixelRatioF()
        self._title = title
        self._picture = QPixmap.fromImage(decoded(data, QSize(3 * HEIGHT, HEIGHT) * ratio)) if data else QPixmap()
        self._picture.setDevicePixelRatio(ratio)
        self._data = b"" if self._picture.isNull() else data
        self.setAccessibleName(say("library-picture-of", title=title))
        self.setVisible(self.there)
        self.updateGeometry()

    @property
    def there(self) -> bool:
        """Whether there is a picture."""
        return bool(self._data)

    def sizeHint(self) -> QSize:
        return self._picture.deviceIndependentSize().toSize() + QSize(2 * FRAME, 2 * FRAME)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        whole = self._picture.deviceIndependentSize().toSize()
        inner = QSize(width - 2 * FRAME, whole.height())
        return whole.scaled(inner, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(whole).height() + 2 * FRAME

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(min(self.heightForWidth(self.width()), self.sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        room = self.rect().adjusted(FRAME, FRAME, -FRAME, -FRAME)
        size = self._picture.deviceIndependentSize().toSize().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(room.center())
        painter.drawPixmap(place, self._picture)

    def _look(self) -> None:
        dialog = PictureDialog(self._title, partial(decoded, self._data), self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class PictureDialog(QDialog):
    """A picture as large as the window that is opened for it."""

    def __init__(self, title: str, decode: Callable[[QSize], QImage], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("library-picture-of", title=title))
        self.resize(room_for(self, *SIZE))
        layout = column(self, theme.PANEL_MARGIN)
        screen = self.screen()
        self.sheet = _Sheet(decode(screen.size() * screen.devicePixelRatio()))
        self.sheet.setAccessibleName(say("library-picture-of", title=title))
        layout.addWidget(self.sheet, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)


class _Sheet(QWidget):
    """Draws a picture in its middle, as large as fits."""

    def __init__(self, image: QImage) -> None:
        super().__init__()
        self._image, self._drawn = image, QPixmap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._drawn = QPixmap()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._drawn = QPixmap()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._drawn.isNull() and not self._image.isNull():
            ratio = self.devicePixelRatioF()
            fitting = self._image.size().scaled(self.size() * ratio, Qt.AspectRatioMode.KeepAspectRatio)
            smooth = Qt.TransformationMode.SmoothTransformation
            self._drawn = QPixmap.fromImage(self._image.scaled(fitting, mode=smooth))
            self._drawn.setDevicePixelRatio(ratio)
        size = self._drawn.deviceIndependentSize().toSize()
        painter = QPainter(self)
        painter.drawPixmap((self.width() - size.width()) // 2, (self.height() - size.height()) // 2, self._drawn)
