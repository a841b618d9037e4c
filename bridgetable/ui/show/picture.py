"""The author's picture on the room's page, below the words and as large as it is given room."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.messages import say
from bridgetable.ui.widgets.decoded import decoded

SHARE = 0.5
"""No picture takes more of the height there is for the words."""


class RoomPicture(QLabel):
    """A picture, drawn in the middle of its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._data, self._room, self._image = b"", QSize(), QImage()
        self.hide()

    def fitted(self, data: bytes, room: QSize) -> int:
        """How high the picture these bytes hold is where so much is free for words and picture; 0: there is none."""
        most = QSize(room.width(), round(SHARE * room.height())) * self.devicePixelRatioF()
        if (data, most) != (self._data, self._room):
            self._data, self._room = data, most
            self._image = decoded(data, most) if data else QImage()
            self._image.setDevicePixelRatio(self.devicePixelRatioF())
        return round(self._image.deviceIndependentSize().height())

    def stand(self, title: str, place: QRect) -> None:
        """Show the picture of the case that is called `title` at this place; an empty place: show none."""
        self.setPixmap(QPixmap.fromImage(self._image))
        self.setAccessibleName(say("library-picture-of", title=title) if not place.isEmpty() else "")
        self.setGeometry(place)
        self.setVisible(not place.isEmpty())
