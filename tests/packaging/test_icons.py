"""The two icons: every size is drawn, the containers hold what they say, and they can be told from their ground."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader

import icons
import product
from bridgetable.ui.start.app import application

SOURCES = (product.ICON, product.CASE_ICON)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every icon in it."""
    folder = tmp_path_factory.mktemp("icons")
    icons.make(folder)
    return folder


def test_a_desktop_finds_each_size(made: Path) -> None:
    for size in product.ICON_SIZES:
        for name in (f"apps/{product.APP_ID}", "mimetypes/application-x-bridgecase"):
            image = QImage(str(made / "hicolor" / f"{size}x{size}" / f"{name}.png"))
            assert image.size() == QSize(size, size)
    assert len(list(made.rglob("scalable/*/*.svg"))) == len(SOURCES)


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_windows_and_macos_icons_hold_their_sizes(made: Path, source: Path) -> None:
    reader = QImageReader(str(made / f"{source.stem}.ico"))
    edges = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        edges.append(reader.read().width())
    assert edges == list(icons.ICO_SIZES)
    apple = QImageReader(str(made / f"{source.stem}.icns"))
    assert apple.imageCount() == len(set(icons.ICNS_KINDS))
    assert apple.read().width() in icons.ICNS_KINDS.values()


@pytest.mark.parametrize("ground", ["#ffffff", "#000000"])
@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_at_16_pixels_the_spade_and_the_outline_can_be_seen(source: Path, ground: str) -> None:
    image = QImage.fromData(icons.png(source, 16))
    outline = QColor(image.pixelColor(8, 0) if source is product.ICON else image.pixelColor(8, 15))
    assert contrast(outline, QColor(ground)) >= 1.9
    light, dark = QColor("#fffefb"), QColor("#2e6a4c")
    spade, beside = image.pixelColor(8, 10), image.pixelColor(12, 8)
    if source is product.CASE_ICON:
        beside = image.pixelColor(4, 13)
    assert contrast(spade, beside) >= contrast(light, dark) / 2


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert icons.png(product.ICON, 48) == icons.png(product.ICON, 48)


def test_what_is_no_drawing_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.svg"
    wrong.write_text("<svg", encoding="utf-8")
    with pytest.raises(ValueError, match=r"wrong\.svg"):
        icons.png(wrong, 16)


def test_the_window_wears_the_icon_as_it_is_drawn_now(tmp_path: Path) -> None:
    sizes = {size.width() for size in application().windowIcon().availableSizes()}
    assert sizes == set(icons.WINDOW_SIZES)
    for drawn in icons.for_the_window(tmp_path):
        kept = QImage(str(product.ICON.with_name(drawn.name)))
        assert unlike(kept, QImage(str(drawn))) <= 8, f"{drawn.name}: run packaging/icons.py --window"


def unlike(one: QImage, other: QImage) -> int:
    """By how much two pictures differ where they differ most, 0 to 255; another Qt may round otherwise."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    if one.size() != other.size():
        return 255
    return max(
        abs(a - b)
        for x, y in points
        for a, b in zip(parts(one.pixelColor(x, y)), parts(other.pixelColor(x, y)), strict=True)
    )


def parts(colour: QColor) -> tuple[int, int, int, int]:
    """Red, green, blue and opacity, 0 to 255."""
    return colour.red(), colour.green(), colour.blue(), colour.alpha()


def contrast(one: QColor, other: QColor) -> float:
    """How far two colours lie apart, as readers of a screen measure it: 1 for the same, 21 for black on white."""
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def luminance(colour: QColor) -> float:
    """How bright a colour is to the eye, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
