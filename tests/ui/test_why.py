"""Why this card, and why not: the because-tree and the page on a card, with real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import Card, parse_card
from bridgetable.seats import Seat
from bridgetable.table.sentences import parse, sentence
from bridgetable.ui.looks import theme
from bridgetable.ui.panels.card import AnswerSheet
from bridgetable.ui.record.commands import FindFact
from bridgetable.ui.shell.window import Window
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

D9 = (Seat.E, parse_card("D9"))
H4 = (Seat.E, parse_card("H4"))


def click_card(qtbot: QtBot, window: Window, key: tuple[Seat, Card]) -> None:
    view = window.middle.table
    place = view.table_scene.places[key]
    at = view.mapFromScene(place.x - theme.CARD_WIDTH / 2 + 6, place.y)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))


def answers(qtbot: QtBot, window: Window) -> tuple[AnswerSheet, ...]:
    """The answers on the page, once they are all there."""
    qtbot.waitUntil(lambda: not window.asking.card._waiting, timeout=PATIENCE)
    qtbot.wait(1)
    return window.asking.card.answers


def pressed(qtbot: QtBot, within: QWidget, words: str) -> None:
    button = next(b for b in within.findChildren(QPushButton) if b.text() == words and b.isVisible())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    settle(qtbot, within)


def ask_why(qtbot: QtBot, window: Window, key: tuple[Seat, Card]) -> None:
    """Choose a card with the mouse, and ask why it is what it is with the key."""
    click_card(qtbot, window, key)
    qtbot.keyClick(window.middle.table, Qt.Key.Key_F4)


def test_a_card_is_asked_about_and_nothing_is_logged(qtbot: QtBot, window: Window) -> None:
    before = window.session.record
    ask_why(qtbot, window, D9)
    assert window.session.record is before
    assert (window.pages.page, window.asking.card.card) == ("card", D9)
    said = [sheet.words for sheet in answers(qtbot, window)]
    assert said[0][0] == "East's ♦9 is not played."
    assert said[1] == (
        "East's ♦9 is not a penalty card.",
        "Nothing has been done with it.",
        "It would be one (Law 50B) if “East drops ♦9” happened now.",
    )


def test_what_would_alter_it_can_be_tried_and_undone(qtbot: QtBot, window: Window) -> None:
    ask_why(qtbot, window, D9)
    pressed(qtbot, answers(qtbot, window)[1], "Try it")
    assert sentence(window.session.shown.log[-1].action) == "E drops D9"
    assert window.pages.page == "card"
    assert "is a minor penalty card" in window.asking.card._words.text()
    window.session.undo()
    assert len(window.session.shown.log) == 5


def test_an_answer_can_be_tried(qtbot: QtBot, window: Window) -> None:
    ask_why(qtbot, window, H4)
    played = answers(qtbot, window)[0]
    assert played.words[0] == "East's ♥4 is not played."
    pressed(qtbot, played, "Try it")
    assert [fact.key for fact in window.session.shown.facts] == ["partner-could-see #3"]


def test_the_key_asks_about_the_card_chosen_and_an_action_brings_the_ruling_back(qtbot: QtBot, window: Window) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F4)
    assert window.asking.card._words.text() == "Which card is it about?"
    view = window.middle.table
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.choose(D9)
    assert window.asking.card.card == D9
    qtbot.keyClick(view, Qt.Key.Key_F4)
    assert window.pages.page == "card"
    assert window.acting.do(parse("E drops D9"))
    assert window.pages.page == "ruling"


def test_the_menu_of_a_card_asks_too(qtbot: QtBot, window: Window) -> None:
    view = window.middle.table
    view.choose(D9)
    menu = view._menu_of_card(D9)
    menu.actions()[-1].trigger()
    assert window.pages.page == "card"
    menu.close()


def test_a_statement_lights_what_it_rests_on(qtbot: QtBot, window: Window) -> None:
    tree = window.director._headline.tree
    row = tree.row_of(tree.shown[0])
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    link = next(b for b in row.findChildren(QPushButton) if b.isVisible())
    link.setFocus()
    assert window.middle.table.table_scene.lit == {H4}
    assert window.middle.timeline.lit == {3}
    window.middle.command.field.setFocus()
    assert not window.middle.table.table_scene.lit
    assert not window.middle.timeline.lit


def test_a_fact_in_the_tree_can_be_answered_otherwise(qtbot: QtBot, window: Window) -> None:
    window.acting.carry_out(FindFact("partner-could-see #3", "yes"))
    settle(qtbot, window)
    tree = window.director._headline.tree
    while not any(text.startswith("Found: ") for text in tree.shown):
        arrow = next(
            b
            for b in tree.findChildren(QPushButton)
            if b.text() == "▸" and b.isVisible() and b.property("role") == "arrow"
        )
        qtbot.mouseClick(arrow, Qt.MouseButton.LeftButton)
    row = tree.row_of(next(text for text in tree.shown if text.startswith("Found: ")))
    pressed(qtbot, row, "Change")
    menu = next(m for m in row.findChildren(QMenu) if m.isVisible())
    words = [line.text() for line in menu.actions() if line.text()]
    assert words == ["Yes", "No", "Not known", "Ask again"]
    menu.actions()[1].trigger()
    menu.close()
    assert window.session.shown.facts[0].value == "no"


def test_the_ruling_stays_in_sight_over_the_card_and_is_whole_again_at_a_press(qtbot: QtBot, window: Window) -> None:
    click_card(qtbot, window, D9)
    settle(qtbot, window)
    ruling = window.director.words
    page = window.asking.card
    (shown,) = [label for label in page.findChildren(QLabel) if label.text() == ruling]
    assert ruling and shown.isVisible()
    assert page.viewport().rect().contains(shown.mapTo(page.viewport(), shown.rect().bottomLeft()))
    pressed(qtbot, page, "All of the ruling")
    assert window.pages.page == "ruling"
