"""What each key does while a case is shown: those of a presenter's remote, and those of a keyboard."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.ui.looks.letters import letter

Step: TypeAlias = Literal[
    "on",
    "back",
    "space",
    "again",
    "leave",
    "black",
    "next case",
    "previous case",
    "next answer",
    "answer before",
    "a hand more",
    "a hand less",
    "edition",
    "twin",
    "timer",
    "swap",
    "contrast",
    "uncover",
    "keys",
]
"""What a key does, but for the digits, which show the branches."""

_KEY = Qt.Key
KEYS: dict[Qt.Key, Step] = {
    _KEY.Key_PageDown: "on",
    _KEY.Key_Right: "on",
    _KEY.Key_Return: "on",
    _KEY.Key_Enter: "on",
    _KEY.Key_PageUp: "back",
    _KEY.Key_Left: "back",
    _KEY.Key_Backspace: "back",
    _KEY.Key_Space: "space",
    _KEY.Key_F5: "again",
    _KEY.Key_Home: "again",
    _KEY.Key_Escape: "leave",
    _KEY.Key_Period: "black",
    _KEY.Key_B: "black",
    _KEY.Key_Tab: "next answer",
    _KEY.Key_Down: "next answer",
    _KEY.Key_Backtab: "answer before",
    _KEY.Key_Up: "answer before",
    _KEY.Key_Plus: "a hand more",
    _KEY.Key_Equal: "a hand more",
    _KEY.Key_Minus: "a hand less",
    _KEY.Key_E: "edition",
    _KEY.Key_C: "twin",
    _KEY.Key_T: "timer",
    _KEY.Key_S: "swap",
    _KEY.Key_H: "contrast",
    _KEY.Key_U: "uncover",
    _KEY.Key_F1: "keys",
    _KEY.Key_Question: "keys",
}
_WITH_CONTROL: dict[Qt.Key, Step] = {_KEY.Key_PageDown: "next case", _KEY.Key_PageUp: "previous case"}
_COUNTING = ("a hand more", "a hand less")
_PLAIN = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def step_of(event: QKeyEvent) -> Step | int | None:
    """What a key does; the number of a branch for a digit; None for a key that does nothing, or is only held down."""
    written = letter(event)
    code = ord(written) if len(written) == 1 and written.isascii() and written.isalpha() else event.key()
    key = Qt.Key(code) if code in _KNOWN else None
    if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return _WITH_CONTROL.get(key) if key is not None and not event.isAutoRepeat() else None
    if event.modifiers() & ~_PLAIN:
        return None
    if _KEY.Key_0 <= event.key() <= _KEY.Key_9:
        return None if event.isAutoRepeat() else event.key() - _KEY.Key_0
    step = KEYS.get(key) if key is not None else None
    return None if event.isAutoRepeat() and step not in _COUNTING else step


_KNOWN = {key.value for key in KEYS}
