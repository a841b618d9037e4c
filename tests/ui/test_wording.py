"""The window with all messages: each beside the English one, with examples, found by its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QRubberBand, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from bridgetable.messages import say, speak
from bridgetable.messages.patterns import Pattern
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.translating.context import shape
from bridgetable.translating.examples import examples
from bridgetable.translating.lacking import catalogue
from bridgetable.translating.written import PLACE
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wording.window import MessagesWindow, rows
from present import present
from ui.conftest import PATIENCE

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


def test_it_tells_what_a_message_is_part_of_and_what_its_file_tells(qtbot: QtBot, greek: None) -> None:
    window = MessagesWindow()
    qtbot.addWidget(window)
    where = {row.text(0): row.text(3) for row in shown(window)}
    assert say("shell-wording-part-of", name="asked-status") in where["ruling-owned"].splitlines()
    assert where["terms-cite"].startswith("A paragraph that")
    heads = [present(window.tree.topLevelItem(place)).text(0) for place in range(window.tree.topLevelItemCount())]
    assert "headline.ftl – What is said first of a ruling: one sentence, in the fewest words." in heads


def test_what_is_on_the_screen_is_found_there_and_framed(open_window: Callable[..., Window]) -> None:
    speak("el")
    try:
        window = open_window(resource_path("cases", "law54", "law54-d-refused.toml"))
        window.menus.act("messages").trigger()
        (opened,) = window.findChildren(MessagesWindow)
        every = len(shown(opened))
        began = perf_counter()
        opened.only_seen.click()
        assert perf_counter() - began < PATIENCE / 1000
        found = {row.text(0): row for row in shown(opened)}
        assert 50 < len(found) < every / 20
        assert {"panels-headline-because", "shell-first-sight-file", "choices-lead-of-partner"} <= found.keys()
        assert not {name for name in found if name.startswith(("shell-wording", "facts-answer"))}
        row = found["library-caselist-search-cases-and-laws"]
        assert row.text(3) == say("shell-wording-seen", where="Bridgetable")
        opened.tree.setCurrentItem(row)
        (frame,) = [part for part in window.findChildren(QRubberBand) if part.isVisible()]
        field = window.cases.search
        assert frame.geometry() == QRect(field.mapTo(window, QPoint()), field.size())
        opened.tree.setCurrentItem(found["panels-headline-because"])
        (frame,) = [part for part in window.findChildren(QRubberBand) if part.isVisible()]
        assert window.rect().contains(frame.geometry())
        opened.search.setText("no such words at all")
        assert shown(opened) == []
        opened.search.clear()
        opened.only_seen.click()
        assert len(shown(opened)) == every
        opened.close()
        assert [part for part in window.findChildren(QRubberBand) if part.isVisible()] == []
    finally:
        speak("en")


@pytest.mark.parametrize(
    ("pattern", "said", "fits"),
    [
        ("Open", "Open", True),
        ("Open", "Opening", False),
        ("Open", "Open a file", False),  # a word may stand in any sentence
        ("Open a file of yours", "Open a file of yours: Ctrl+O", True),
        ([["$", "number"], " of ", ["$", "all"]], "3 of 4", False),  # too much would look like it
        ([["@", "-seat", "seat", {}], " leads out of turn ", ["$", "card"]], "First: East leads out of turn ♦7.", True),
        ([["?", ["$", "n"], {"one": "one trick", "other": [["$", "n"], " tricks"]}, "other"]], "5 tricks", True),
        ([["?", ["$", "n"], {"one": "one trick", "other": [["$", "n"], " tricks"]}, "other"]], "5 cards", False),
        ([["#", "a"], " stays"], "the card stays", True),
        ([["#", "b"], " stays (*)"], "x stays (*)", True),
    ],
)
def test_a_message_is_recognised_in_what_it_has_said(pattern: Pattern, said: str, fits: bool) -> None:
    assert shape(pattern, {"a": "the card", "b": [["#", "b"]]}).fits(said) is fits


def test_the_menu_opens_it(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.menus.act("messages").trigger()
    (opened,) = window.findChildren(MessagesWindow)
    assert opened.isVisible()
