"""The looks of the whole window: light, dark or high contrast, the cloth, the size of the text.

All change at once, at any time.

Every widget is told by Qt that its style has changed: what the style sheet draws and what is painted with the colours
of `theme` follows by itself, even while a card is moved. What keeps a picture or a coloured text makes it again in its
`changeEvent`, on `QEvent.Type.StyleChange`.
"""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser

from bridgetable.ui.looks import theme
from bridgetable.ui.looks.palettes import CLOTHS, PALETTES
from bridgetable.ui.looks.panel_style import panel_sheet
from bridgetable.ui.looks.style import letters, palette, style_sheet
from bridgetable.value import value

AS_SYSTEM = "system"
THEMES = (*PALETTES, AS_SYSTEM)
_SIZE = re.compile(r"([\d.]+)pt\b")
_DRESSED = "wears its own palette"
_GREY = 128
"""A ground darker than this is that of a dark desktop."""


@value
class Looks:
    """What the user has chosen: one of `THEMES`, a cloth, the size of text in hundredths."""

    colours: str = AS_SYSTEM
    cloth: str = CLOTHS[0]
    text: int = theme.TEXT_SIZES[0]


def dress(looks: Looks) -> None:
    """Give the application its palette, font and style sheet; what it wears already is left as it is."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("there is nothing to dress yet")
    dark = _dark(looks.colours, app)
    theme.wear(PALETTES[looks.colours if looks.colours in PALETTES else "dark" if dark else "light"], looks.cloth)
    app.setProperty(_DRESSED, True)
    factor = looks.text / 100
    sheet = _SIZE.sub(lambda size: f"{float(size[1]) * factor:.2f}pt", style_sheet() + panel_sheet())
    if sheet == app.styleSheet() and palette() == app.palette():
        return
    app.setPalette(palette())
    app.setFont(letters(theme.TEXT_SIZE * factor))
    app.setStyleSheet(sheet)
    for widget in app.allWidgets():
        # Qt gives links their colour when a text is set, once and for all.
        if isinstance(widget, QLabel):
            _set_again(widget)
        elif isinstance(widget, QTextBrowser):
            colour_links(widget.document())


def follow(looks: Looks) -> None:
    """The desktop has become light or dark, or has only now said which it is: so does the window, if it is to."""
    if looks.colours == AS_SYSTEM and _system_is_dark() != (PALETTES["dark"].paper == theme.PAPER):
        dress(looks)


def _dark(colours: str, app: QApplication) -> bool:
    """Whether the window is to be dark; the frame that the system draws around it follows."""
    if colours == AS_SYSTEM and not app.property(_DRESSED):
        # Nothing of ours covers the palette of the desktop yet. Asking the desktop itself would have to wait for all
        # the names of `Qt`, a tenth of the time to the first frame: `follow` does that behind it.
        return app.palette().window().color().lightness() < _GREY
    from PySide6.QtCore import Qt

    schemes = {"dark": Qt.ColorScheme.Dark, AS_SYSTEM: Qt.ColorScheme.Unknown}
    app.styleHints().setColorScheme(schemes.get(colours, Qt.ColorScheme.Light))
    return _system_is_dark() if colours == AS_SYSTEM else colours == "dark"


def _system_is_dark() -> bool:
    """Whether the desktop says that it is dark."""
    from PySide6.QtCore import Qt

    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def _set_again(words: QLabel) -> None:
    """Set the text of a label with links once more."""
    from PySide6.QtCore import Qt

    if words.textFormat() is Qt.TextFormat.RichText:
        text = words.text()
        words.setText("")
        words.setText(text)


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
