"""Pictures from strangers, decoded with care."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from bridgetable.collection.pictures import LARGEST, PICTURES, bare, scans

MOST_DOTS = 50_000_000
"""No picture has more dots: as many as the largest camera of a telephone takes."""
_MOST_WORK = 12 * MOST_DOTS
"""So many dots are decoded, in all the scans of a picture together."""
_MEGABYTES = 256
"""Nor does Qt take more memory for one."""


def decoded(data: bytes, room: QSize) -> QImage:
    """A picture from a stranger, no larger than there is `room`; an empty one where it is none, or too large."""
    kind = next((kind for kind, begins in PICTURES.items() if data.startswith(begins)), None)
    if kind is None or len(data) > LARGEST:
        return QImage()
    QImageReader.setAllocationLimit(_MEGABYTES)
    buffer = QBuffer()
    buffer.setData(QByteArray(bare(data)))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoTransform(True)  # a telephone notes how it was held
    size = reader.size()
    dots = size.width() * size.height()
    if not 0 < dots <= MOST_DOTS or dots * scans(data) > _MOST_WORK:
        return QImage()
    sideways = bool(reader.transformation() & reader.transformation().TransformationRotate90)
    fitting = size.scaled(room.transposed() if sideways else room, Qt.AspectRatioMode.KeepAspectRatio)
    if fitting.width() < size.width():
        reader.setScaledSize(fitting.expandedTo(QSize(1, 1)))
    return reader.read()
