"""Letters for the back row: how large they have to be, and how much of a text finds room.

Six metres away from a picture two metres wide, what a room must read has capitals of thirty millimetres, and nothing is
below fifteen: 1.5 and 0.75 hundredths of the width of the picture.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

from bridgetable.ui.looks import theme

MUST, LEAST = 0.015, 0.0075
"""The height of a capital of what must be read, and of anything at all, as a share of the width of the picture."""
_LONG_WORD = re.compile(r"\S{18}(?=\S)")
_END = re.compile("[ \u200b]")
_MORE = " …"
_ROOM = 100_000


def letters(pixels: float, bold: bool = False) -> QFont:
    """The window's letters, so many pixels high from line to line."""
    result = QFont()
    result.setFamilies(list(theme.FONT_FAMILIES))
    result.setPixelSize(max(1, ceil(pixels)))
    result.setBold(bold)
    return result


@lru_cache(maxsize=64)
def pixels_for(capital: float, bold: bool) -> int:
    """How large letters are whose capitals are so many pixels high, and not a pixel less."""
    share = QFontMetricsF(letters(200, bold)).capHeight() / 200
    return ceil((capital + 0.5) / share)


def breakable(text: str) -> str:
    """A text in which a word that is longer than a line can be broken."""
    return _LONG_WORD.sub(lambda word: f"{word[0]}\u200b", text)


def height(text: str, font: QFont, width: int) -> int:
    """How high a text is in a column of this width."""
    box = QRect(0, 0, max(1, width), _ROOM)
    return QFontMetrics(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), text).height() + 2


def cut(text: str, font: QFont, width: int, room: int) -> str:
    """As much of a text as finds room, up to the end of a word, with dots if there is more; a word is always left."""
    if height(text, font, width) <= room:
        return text
    ends = [found.start() for found in _END.finditer(text)] or [len(text)]
    low, high = 0, len(ends) - 1
    while low < high:
        middle = (low + high + 1) // 2
        fits = height(f"{text[: ends[middle]]}{_MORE}", font, width) <= room
        low, high = (middle, high) if fits else (low, middle - 1)
    return f"{text[: ends[low]]}{_MORE}"


def paged(text: str, font: QFont, width: int, room: int) -> list[str]:
    """A text in pages, each of which finds room; one that goes on ends with dots."""
    pages = []
    while text:
        page = cut(text, font, width, room)
        pages.append(page)
        text = "" if page == text else text[len(page) - len(_MORE) :].lstrip(" \u200b")
    return pages or [""]
