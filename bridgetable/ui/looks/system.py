"""What a Mac does its own way: menus in the bar of the system, ⌘ for Ctrl, keys that the system keeps for itself."""

from __future__ import annotations

import re

from PySide6.QtGui import QGuiApplication, QKeySequence

OTHER_KEYS = {
    "Ctrl+M": "Ctrl+Shift+M",  # ⌘M puts a window into the Dock
    "Ctrl+Alt+D": "Ctrl+Shift+D",  # ⌥⌘D hides the Dock
    "F1": "Ctrl+?",
    "F11": "Meta+Ctrl+F",  # F11 shows the desktop; Qt calls the control key of a Mac Meta
    "Alt+Left": "Ctrl+[",  # ⌥← and ⌥→ go from word to word
    "Alt+Right": "Ctrl+]",
}
"""Keys that are others on a Mac, where these mean something already, and what programs have there in their place."""
_NAMED = re.compile(r"\b(?:Ctrl\+|Alt\+|Shift\+)+(?:[A-Z][a-z]\w*|\S)|\bF1?\d\b")
_ARROWS = {"←": "Left", "→": "Right"}


def has_menu_bar() -> bool:
    """Whether the system itself shows the menus of the window one works in, as macOS does."""
    return QGuiApplication.platformName() == "cocoa"


def keys_here(keys: str) -> str:
    """Keys as Qt calls them, or those that take their place on this system."""
    return OTHER_KEYS.get(keys, keys) if has_menu_bar() else keys


def written(keys: str) -> str:
    """Keys as this system writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def keys_told(text: str) -> str:
    """A text in which every key has the name it has on this system."""
    if not has_menu_bar():
        return text
    return _NAMED.sub(lambda named: _written_here(named[0]), text)


def _written_here(named: str) -> str:
    for arrow, word in _ARROWS.items():
        named = named.replace(arrow, word)
    return written(keys_here(named))
