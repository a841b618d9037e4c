"""What the panels are made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bridgetable.happening import EventTold, record_of
from bridgetable.templates import template
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_the_words_of_each_choice_are_seen(
    qtbot: QtBot, open_window: Callable[[], Window], size: tuple[int, int]
) -> None:
    window = open_window()
    window.resize(*size)
    window.rule_on(record_of(EventTold(template("opening-lead"), answers={"card": "h5"})), "A lead")
    qtbot.waitUntil(lambda: len(_choices(window)) > 1)
    qtbot.wait(100)
    for choice in _choices(window):
        words = next(part for part in choice.findChildren(QLabel) if part.text() == choice.text_shown())
        assert words.height() >= words.heightForWidth(words.width()), choice.text_shown()


def _choices(window: Window) -> list[WrapButton]:
    return [each for each in window.director.findChildren(WrapButton) if each.isVisible()]
