"""Which letter stands on a key, whatever alphabet the keyboard writes at the moment."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

_GREEK = {**dict(zip("ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ", "ABCDEFGHIJKLMNOPRSTUVXYZ", strict=True)), "ς": "W"}
"""What a Greek keyboard writes, and the Latin letter on the same key; on that of Q it has no letter."""


def letter(event: QKeyEvent) -> str:
    """What a key stands for in Latin capitals, also while Greek is written; other signs as they are."""
    text = event.text()
    return _GREEK.get(text) or _GREEK.get(text.upper(), text.upper())
