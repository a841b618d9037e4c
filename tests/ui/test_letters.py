"""Keys that stand for a letter do so while Greek is written, too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from bridgetable.ui.looks.letters import letter
from bridgetable.ui.show.keys import step_of


def pressed(text: str, key: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("h", "H"),
        ("H", "H"),
        ("η", "H"),
        ("Δ", "D"),
        ("ς", "W"),
        ("σ", "S"),
        ("+", "+"),
        ("7", "7"),
        (";", ";"),
        ("", ""),
    ],
)
def test_the_letter_on_the_key_counts(text: str, wanted: str) -> None:
    assert letter(pressed(text)) == wanted


def test_a_show_is_led_with_greek_letters_too() -> None:
    assert step_of(pressed("ε", ord("Ε"))) == step_of(pressed("e", Qt.Key.Key_E)) == "edition"
    assert step_of(pressed("τ", ord("Τ"))) == "timer"
