"""Whatever can be pressed or typed into is said from the catalogue: in a language nobody speaks it has brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLineEdit, QTabBar, QWidget

import scenes
from bridgetable.ui.looks.languages import LANGUAGES
from messages import pseudo

_WORD = re.compile(r"[A-Za-z]{2,}")
_KEY = re.compile(r" ?\((?:Ctrl|Shift|Alt|Meta|Left|Right|Home|End|Space|PgUp|PgDown|F\d+)[^)]*\)|<[^>]*>")
_OWN = (*LANGUAGES.values(), "Bridgetable")
"""Names that are the same in every language."""


def words_of(part: QWidget | QAction) -> Iterator[str]:
    """What is read on a part of the window, under the pointer, or aloud."""
    names = ("text", "title", "placeholderText", "accessibleName", "toolTip")
    for name in names:
        said = getattr(part, name, None)
        if callable(said) and not (name == "text" and isinstance(part, QLineEdit)):
            yield said()
    if isinstance(part, QTabBar):
        yield from (part.tabText(number) for number in range(part.count()))


def left_english(parts: list[QWidget | QAction]) -> set[str]:
    """The words that stand in no brackets."""
    said = {pseudo.outside(_KEY.sub("", words)) for part in parts for words in words_of(part)}
    return {words for words in said if _WORD.search(words) and words.replace("&", "").strip() not in _OWN}


@pytest.mark.parametrize("scene", ["lead out of turn", "revoke", "two editions"])
def test_nothing_to_press_is_left_in_english(scene: str) -> None:
    with pseudo.spoken(), scenes.staged(scenes.LOOKS["usual"]) as stage:
        scenes.SCENES[scene](stage)
        kinds = (QAbstractButton, QGroupBox, QLineEdit, QTabBar)
        widgets = [
            part for part in QApplication.allWidgets() if isinstance(part, kinds) and part.window() is stage.window
        ]
        actions = [act for act in stage.window.findChildren(QAction) if act.text()]
        assert len(widgets) > 20
        assert len(actions) > 60
        assert left_english([*widgets, *actions]) == set()
        actions[0].setText("Left in English")
        assert left_english([*widgets, *actions]) == {"Left in English"}
