"""What the panels are made of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.happening import EventTold, record_of
from bridgetable.templates import template
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton
from bridgetable.ui.widgets.layouts import row
from bridgetable.ui.widgets.pages import Pages
from bridgetable.ui.widgets.words import Pill

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
    return [each for each in window.director.options.findChildren(WrapButton) if each.isVisible()]


def test_words_in_a_tone_give_way_to_what_stands_beside_them(qtbot: QtBot) -> None:
    paper, pill = QWidget(), Pill()
    qtbot.addWidget(paper)
    pill.say("South may choose", "calm")
    pill.explain("Who has the choice")
    line = row(paper)
    line.addWidget(pill)
    line.addWidget(QPushButton("Read it out"))
    paper.show()
    paper.resize(paper.sizeHint())
    assert (pill.text(), pill.toolTip()) == ("South may choose", "Who has the choice")
    paper.resize(paper.width() - 40, paper.height())
    qtbot.waitUntil(lambda: pill.text().endswith("…"))
    assert pill.toolTip() == "South may choose\nWho has the choice"
    assert pill.accessibleName() == "South may choose"
    paper.resize(paper.width() + 80, paper.height())
    qtbot.waitUntil(lambda: pill.text() == "South may choose")


def test_the_names_of_pages_stand_in_two_rows_when_one_more_has_no_room(qtbot: QtBot) -> None:
    pages = Pages({"ruling": "Decision", "card": "Card", "compare": "Comparison"}, "Pages")
    qtbot.addWidget(pages)
    for _ in range(3):
        pages.add(QWidget())
    pages.setFixedSize(300, 200)
    pages.show()
    one, more = (pages.findChildren(QPushButton)[place] for place in (0, 2))
    assert one.y() == more.y()
    pages.add_named("case", "What has to be ruled", QWidget())
    last = pages.findChildren(QPushButton)[3]
    qtbot.waitUntil(lambda: last.y() > one.y() and last.width() >= last.sizeHint().width())
    assert last.geometry().right() <= pages.width()
