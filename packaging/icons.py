"""The icons at every size a system asks for, drawn from the two SVG files of `resources/icons`.

    python3 packaging/icons.py [FOLDER]      all of them; without FOLDER, to build/icons
    python3 packaging/icons.py --window      those the window itself wears, to resources/icons: when the drawing changes

The window wears PNG pictures that are kept with the project, so that no package needs the part of Qt that reads SVG.
Qt draws them, which the program needs anyway. The containers of Windows (`.ico`) and macOS (`.icns`) are lists of PNG
pictures with a short head, written here rather than with an image library of which nothing else would be used.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

import product

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
"""What Windows shows at 100 to 200 % in lists, on the task bar and on the desktop."""
WINDOW_SIZES = (16, 24, 32, 48, 64, 128, 256)
"""Of the pictures the window wears."""
ICNS_KINDS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""The kinds of picture in an `.icns` that are PNG, each with its edge; the first two stand in for 16 and 32 at ×2."""
WHOLE_BYTE = 256
"""An edge of this length is written as 0 in an `.ico`."""


def make(folder: Path) -> list[Path]:
    """Draw every icon into `folder`: `bridgetable.ico`, `.icns`, `hicolor/48x48/…`, and the same of a case file."""
    made: list[Path] = []
    for source, group, name in (
        (product.ICON, "apps", product.APP_ID),
        (product.CASE_ICON, "mimetypes", product.CASE.mime.replace("/", "-")),
    ):
        drawn = {size: png(source, size) for size in {*ICO_SIZES, *ICNS_KINDS.values(), *product.ICON_SIZES}}
        made.append(_write(folder / f"{source.stem}.ico", ico({size: drawn[size] for size in ICO_SIZES})))
        made.append(_write(folder / f"{source.stem}.icns", icns(drawn)))
        theme = folder / "hicolor"
        made += [_write(theme / f"{size}x{size}" / group / f"{name}.png", drawn[size]) for size in product.ICON_SIZES]
        made.append(_write(theme / "scalable" / group / f"{name}.svg", source.read_bytes()))
    return made


def for_the_window(folder: Path) -> list[Path]:
    """Draw the pictures of the program's icon that are kept with the project."""
    return [_write(folder / f"{product.NAME}-{size}.png", png(product.ICON, size)) for size in WINDOW_SIZES]


def png(source: Path, size: int) -> bytes:
    """An SVG file as a PNG picture of `size` × `size` pixels; raises `ValueError` if Qt cannot read it."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(source.read_bytes())
    if not drawing.isValid():
        raise ValueError(f"{source} is not an SVG file that Qt can draw")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures, by the length of their edge, as one icon of Windows."""
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in sorted(pictures.items()):
        edge = size % WHOLE_BYTE
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(picture for _, picture in sorted(pictures.items()))


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures, by the length of their edge, as one icon of macOS."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _write(path: Path, data: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.argv[1:] == ["--window"]:
        files = for_the_window(product.ICON.parent)
    else:
        files = make(Path(sys.argv[1]) if sys.argv[1:] else product.BUILD / "icons")
    for file in files:
        print(file)
