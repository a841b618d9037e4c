"""The looks of the whole window: light or dark, the cloth, the size of the text. All change at once, at any time.

Every widget is told by Qt that its style has changed: what the style sheet draws and what is painted with the colours
of `theme` follows by itself, even while a card is moved. What keeps a picture or a coloured text makes it again in its
`changeEvent`, on `QEvent.Type.StyleChange`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser

from bridgetable.ui import theme
from bridgetable.ui.palettes import CLOTHS, PALETTES
from bridgetable.ui.panel_style import panel_sheet
from bridgetable.ui.style import letters, palette, style_sheet

AS_SYSTEM = "system"
THEMES = (*PALETTES, AS_SYSTEM)
_SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
_SIZE = re.compile(r"([\d.]+)pt\b")


@dataclass(frozen=True, slots=True)
class Looks:
    """What the user has chosen: one of `THEMES`, a cloth, the size of text in hundredths."""

    colours: str = AS_SYSTEM
    cloth: str = CLOTHS[0]
    text: int = theme.TEXT_SIZES[0]


def dress(looks: Looks) -> None:
    """Give the application its palette, font and style sheet."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("there is nothing to dress yet")
    hints = app.styleHints()
    if looks.colours in _SCHEMES:
        hints.setColorScheme(_SCHEMES[looks.colours])  # the frame that the system draws around the window follows
    else:
        hints.unsetColorScheme()
    dark = hints.colorScheme() is Qt.ColorScheme.Dark if looks.colours == AS_SYSTEM else looks.colours == "dark"
    theme.wear(PALETTES["dark" if dark else "light"], looks.cloth)
    factor = looks.text / 100
    app.setPalette(palette())
    app.setFont(letters(theme.TEXT_SIZE * factor))
    sheet = style_sheet() + panel_sheet()
    app.setStyleSheet(_SIZE.sub(lambda size: f"{float(size[1]) * factor:.2f}pt", sheet))
    for widget in app.allWidgets():
        # Qt gives links their colour when a text is set, once and for all.
        if isinstance(widget, QLabel) and widget.textFormat() is Qt.TextFormat.RichText:
            text = widget.text()
            widget.setText("")
            widget.setText(text)
        elif isinstance(widget, QTextBrowser):
            colour_links(widget.document())


def colour_links(document: QTextDocument) -> None:
    """Give the links of a text the colour of now."""
    colour, cursor = QColor(theme.LINK), QTextCursor(document)
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            part = parts.fragment()
            shape = part.charFormat()
            if shape.isAnchor():
                shape.setForeground(colour)
                cursor.setPosition(part.position())
                cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.setCharFormat(shape)
            parts += 1
        block = block.next()
