"""The window with all messages: each beside the English one, with examples, found by its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from bridgetable.messages import say, speak
from bridgetable.seats import Seat
from bridgetable.translating.examples import examples
from bridgetable.translating.lacking import catalogue
from bridgetable.translating.written import PLACE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wording.window import MessagesWindow, rows
from present import present

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


@pytest.fixture
def greek() -> Iterator[None]:
    """Greek is spoken."""
    speak("el")
    yield
    speak("en")


def shown(window: MessagesWindow) -> list[QTreeWidgetItem]:
    """The rows that are not hidden."""
    heads = [present(window.tree.topLevelItem(place)) for place in range(window.tree.topLevelItemCount())]
    found = [present(head.child(each)) for head in heads for each in range(head.childCount())]
    return [row for row in found if not row.isHidden()]


def test_each_message_stands_beside_the_english_one_with_examples(qtbot: QtBot, greek: None) -> None:
    window = MessagesWindow()
    qtbot.addWidget(window)
    window.search.setText("ruling-irregularity-revoke")
    (row,) = [row for row in shown(window) if row.text(0) == "ruling-irregularity-revoke"]
    assert row.text(1).splitlines() == [
        f"{seat} has not followed suit although he could." for seat in ("North", "East", "South", "West")
    ]
    assert row.text(2).splitlines() == [say("ruling-irregularity-revoke", seat=seat) for seat in Seat]


def test_every_message_has_examples_in_every_language(greek: None) -> None:
    english = catalogue(PLACE, "en")
    every = list(rows(english, catalogue(PLACE, "el")))
    assert len(every) > 3000
    assert [name for name, told, said in every if told and not said and not name.startswith("terms-")] == []


def test_each_choice_is_shown_once() -> None:
    pattern = [["?", ["$", "n"], {"1": "one", "other": [["$", "n"], " tricks"]}, "other"]]
    assert examples(pattern, {}, ()) == ["one", "5 tricks"]


def test_the_menu_opens_it(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.menus.act("messages").trigger()
    (opened,) = window.findChildren(MessagesWindow)
    assert opened.isVisible()
