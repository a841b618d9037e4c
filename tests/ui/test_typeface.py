"""The typeface that comes with the program: it is found, has every letter that is shown, and its licence beside it."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

from bridgetable.resources import resource_path
from bridgetable.ui.looks import theme
from bridgetable.ui.looks.style import letters
from bridgetable.ui.start.app import application

STYLES = sorted(resource_path("fonts").glob("*.otf"))
ALPHABETS = {
    "signs of the suits": "♠♥♦♣",
    "Latin": "".join(map(chr, (*range(0x20, 0x7F), *range(0xA0, 0x149), *range(0x14A, 0x180)))),
    "Greek": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    "signs of the window": "▸▾→←↑↓…–—‘’“”‹›№≠×·⚠✓✕☐☒●○",
}


@pytest.fixture(autouse=True)
def _started() -> QApplication:
    return application()


@pytest.mark.parametrize("bold", [False, True])
def test_the_window_wears_it(bold: bool) -> None:
    assert theme.FONT_FAMILIES[0] in QFontDatabase.families()
    worn = QFontInfo(letters(theme.TEXT_SIZE, bold))
    assert (worn.family(), worn.bold()) == (theme.FONT_FAMILIES[0], bold)
    assert QApplication.font().family() == theme.FONT_FAMILIES[0]


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.stem)
@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_it_has_what_is_written(style: Path, alphabet: str) -> None:
    font = QRawFont(str(style), 16)
    missing = [sign for sign in ALPHABETS[alphabet] if not font.supportsCharacter(ord(sign))]
    assert [unicodedata.name(sign, hex(ord(sign))) for sign in missing if sign.isprintable()] == []


def test_a_suit_sign_is_as_high_as_a_capital_and_stands_beside_its_rank() -> None:
    metrics = QFontMetricsF(letters(40))
    for sign in ALPHABETS["signs of the suits"]:
        box, capital = metrics.tightBoundingRect(sign), metrics.tightBoundingRect("E")
        assert box.height() == pytest.approx(capital.height(), rel=0.15), sign
        assert metrics.horizontalAdvance(sign) > box.width(), sign


def test_the_licence_lies_beside_it() -> None:
    assert [style.stem for style in STYLES] == ["BridgetableSans-Bold", "BridgetableSans-Regular"]
    licence = (STYLES[0].parent / "OFL.txt").read_text(encoding="utf-8")
    assert "The Inter Project Authors" in licence and "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert sum(style.stat().st_size for style in STYLES) < 150_000  # it is in every package


def test_what_is_not_in_it_is_taken_from_another() -> None:
    font = QFont()
    font.setFamilies(list(theme.FONT_FAMILIES))
    assert QFontMetricsF(font).horizontalAdvance("Ж") > 0
