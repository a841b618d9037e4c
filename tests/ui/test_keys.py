"""Every key of the help page does what the page says, wherever the keyboard is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards import parse_card
from bridgetable.seats import Seat
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import settle, write_case
from ui.finding import focused_in, rows_under, top_rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
KEY = Qt.Key
D9 = (Seat.E, parse_card("D9"))

PLACES: dict[str, Callable[[Window], QWidget]] = {
    "list": lambda window: window.cases.tree,
    "search": lambda window: window.cases.search,
    "line": lambda window: window.middle.command.field,
    "felt": lambda window: window.middle.table,
    "panel": lambda window: window.director,
    "law": lambda window: window.director.law._gist,
    "story": lambda window: window.story._scroll,
}
STEPS = [
    (KEY.Key_Home, NONE, 0),
    (KEY.Key_Left, NONE, 2),
    (KEY.Key_PageUp, NONE, 2),
    (KEY.Key_Right, NONE, 4),
    (KEY.Key_PageDown, NONE, 4),
    (KEY.Key_End, NONE, 5),
]
"""From the third action of five, where each key leads."""
COMMANDS = {
    "show ruling": (KEY.Key_Space, NONE),
    "next ruling": (KEY.Key_Right, CONTROL),
    "previous ruling": (KEY.Key_Left, CONTROL),
    "next case": (KEY.Key_PageDown, CONTROL),
    "previous case": (KEY.Key_PageUp, CONTROL),
    "find": (KEY.Key_F, CONTROL),
    "type": (KEY.Key_K, CONTROL),
    "undo": (KEY.Key_Z, CONTROL),
    "redo": (KEY.Key_Z, CONTROL | SHIFT),
    "do it": (KEY.Key_D, CONTROL),
    "the director explains": (KEY.Key_E, CONTROL),
    "mend": (KEY.Key_M, CONTROL),
    "rename": (KEY.Key_F2, NONE),
    "compare branches": (KEY.Key_B, CONTROL | SHIFT),
    "edition 2007": (KEY.Key_1, CONTROL),
    "edition 2017": (KEY.Key_2, CONTROL),
    "law book": (KEY.Key_B, CONTROL),
    "compare editions": (KEY.Key_3, CONTROL),
    "ask": (KEY.Key_F3, NONE),
    "why": (KEY.Key_F4, NONE),
    "offer": (KEY.Key_F3, SHIFT),
    "show": (KEY.Key_F5, NONE),
    "ruling": (KEY.Key_F6, NONE),
    "ledger": (KEY.Key_F7, NONE),
    "case list": (KEY.Key_F8, NONE),
    "director": (KEY.Key_F9, NONE),
    "full screen": (KEY.Key_F11, NONE),
    "read out": (KEY.Key_F12, NONE),
    "noticed": (KEY.Key_T, CONTROL),
    "worth": (KEY.Key_T, CONTROL | SHIFT),
    "readings": (KEY.Key_R, CONTROL),
    "new ruling": (KEY.Key_N, CONTROL | SHIFT),
    "new": (KEY.Key_N, CONTROL),
    "new case": (KEY.Key_C, CONTROL | SHIFT),
    "write": (KEY.Key_C, CONTROL | ALT),
    "preview": (KEY.Key_V, CONTROL | SHIFT),
    "open": (KEY.Key_O, CONTROL),
    "tonight": (KEY.Key_O, CONTROL | ALT),
    "save": (KEY.Key_S, CONTROL),
    "save as": (KEY.Key_S, CONTROL | SHIFT),
    "sheet": (KEY.Key_P, CONTROL),
    "blind": (KEY.Key_B, CONTROL | ALT),
    "four colours": (KEY.Key_4, CONTROL),
    "letters": (KEY.Key_L, CONTROL),
    "larger": (KEY.Key_Plus, CONTROL),
    "smaller": (KEY.Key_Minus, CONTROL),
    "usual size": (KEY.Key_0, CONTROL),
    "bottom N": (KEY.Key_N, CONTROL | ALT),
    "large": (KEY.Key_I, CONTROL | ALT),
    "animate": (KEY.Key_A, CONTROL | ALT),
    "theme light": (KEY.Key_L, CONTROL | ALT),
    "theme dark": (KEY.Key_D, CONTROL | ALT),
    "theme contrast": (KEY.Key_K, CONTROL | ALT),
    "theme system": (KEY.Key_0, CONTROL | ALT),
    "practise": (KEY.Key_J, CONTROL),
    "called": (KEY.Key_J, CONTROL | SHIFT),
    "twin": (KEY.Key_K, CONTROL | SHIFT),
    "play on": (KEY.Key_O, CONTROL | SHIFT),
    "daily": (KEY.Key_Y, CONTROL | SHIFT),
    "lightning": (KEY.Key_G, CONTROL | SHIFT),
    "courses": (KEY.Key_E, CONTROL | SHIFT),
    "progress": (KEY.Key_P, CONTROL | SHIFT),
    "play out": (KEY.Key_U, CONTROL | SHIFT),
    "wishes": (KEY.Key_L, CONTROL | SHIFT),
    "set list": (KEY.Key_F5, CONTROL),
    "to set list": (KEY.Key_A, CONTROL | SHIFT),
    "enter ruling": (KEY.Key_R, CONTROL | SHIFT),
    "book": (KEY.Key_R, CONTROL | ALT),
    "help": (KEY.Key_F1, NONE),
    "quit": (KEY.Key_Q, CONTROL),
}
"""Every command that has a key, with it."""


def focus(qtbot: QtBot, window: Window, place: str) -> QWidget:
    window.activateWindow()
    widget = PLACES[place](window)
    widget.setFocus(Qt.FocusReason.OtherFocusReason)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is widget)
    return widget


def test_the_table_is_stepped_from_everywhere(qtbot: QtBot, window: Window) -> None:
    for place, (key, modifiers, there) in product(PLACES, STEPS):
        window.session.goto(3)
        window.showing.refresh()
        settle(qtbot, window)
        qtbot.keyClick(focus(qtbot, window, place), key, modifiers)
        assert window.session.at == there, (key, place)


def test_every_key_reaches_its_command_from_everywhere(qtbot: QtBot, window: Window) -> None:
    named = {name for name, act in window.menus.acts.items() if not act.shortcut().isEmpty()}
    stepping = {"first", "last", "next", "previous", "keys"}
    named -= {"paste"}  # where something is typed, what was copied goes there
    assert named - stepping - {f"bottom {seat}" for seat in "ESW"} == set(COMMANDS)
    for name, (key, modifiers) in COMMANDS.items():
        action, heard = window.menus.act(name), list[str]()
        action.triggered.disconnect()  # what a command does is held by tests of its own
        action.setCheckable(False)
        action.setEnabled(True)
        action.triggered.connect(lambda _on=False, name=name, heard=heard: heard.append(name))
        for place in PLACES:
            heard.clear()
            qtbot.keyClick(focus(qtbot, window, place), key, modifiers)
            assert heard == [name], (name, place)


def test_the_question_mark_shows_the_keys_and_escape_takes_them_away(qtbot: QtBot, window: Window) -> None:
    for place in PLACES:
        qtbot.keyClicks(focus(qtbot, window, place), "?")
        assert [each.windowTitle() for each in beside(window)] == ["Bridgetable help"], place
        escape(qtbot, window)


WINDOWS = ["help", "keys", "coverage", "changes", "about", "report", "readings", "new", "new case", "mend", "sheet"]


def test_escape_closes_every_window_beside_the_table(qtbot: QtBot, window: Window) -> None:
    for command in (*WINDOWS, "tonight", "worth", "law book", "read out", "new ruling", "wishes"):
        window.menus.act(command).trigger()
        qtbot.waitUntil(lambda: beside(window) != [])
        escape(qtbot, window)


def escape(qtbot: QtBot, window: Window) -> None:
    (opened,) = beside(window)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is opened)
    qtbot.keyClick(focused_in(opened), KEY.Key_Escape)
    qtbot.waitUntil(lambda: beside(window) == [])


def beside(window: Window) -> list[QWidget]:
    return [each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not window]


@pytest.mark.parametrize("how", ["list by key", "list by mouse", "search", "recent", "file"])
def test_once_a_case_is_open_the_keys_step_it(qtbot: QtBot, window: Window, how: str) -> None:
    path = write_case(present(window.filing.document.path).parents[1] / "law45", "another", "Another card")
    with qtbot.waitSignal(window.cases.filled):
        window.cases.fill(path.parents[1])
    item = rows_under(top_rows(window.cases.tree)[0])[0]
    with qtbot.waitSignal(window.filing.opened):
        open_it(qtbot, window, how, item, path)
    assert window.title == "Another card"
    for key, there in ((KEY.Key_Home, 0), (KEY.Key_Right, 1), (KEY.Key_End, 5), (KEY.Key_Left, 4)):
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert window.session.at == there


def open_it(qtbot: QtBot, window: Window, how: str, item: QTreeWidgetItem, path: Path) -> None:
    tree, search = window.cases.tree, window.cases.search
    match how:
        case "list by key":
            tree.setCurrentItem(item)
            qtbot.keyClick(focus(qtbot, window, "list"), KEY.Key_Return)
        case "list by mouse":
            tree.expandAll()
            spot = tree.visualItemRect(item).center()
            qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        case "search":
            focus(qtbot, window, "search")
            qtbot.keyClicks(search, "another card")
            qtbot.keyClick(search, KEY.Key_Return)
        case "recent":
            window.preferences.remember(path)
            window.menus.titled["file"].aboutToShow.emit()
            window.menus.recent.actions()[0].trigger()
        case _:
            window.filing.open(path)


# Letters


def click(qtbot: QtBot, window: Window) -> None:
    view = window.middle.table
    place = view.table_scene.places[D9]
    at = view.mapFromScene(place.x - theme.CARD_WIDTH / 2 + 6, place.y)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at))
    view.setFocus()


def type_where_the_keyboard_is(qtbot: QtBot, words: str) -> None:
    for letter in words:
        qtbot.keyClicks(QApplication.focusWidget(), letter)


def test_a_sentence_typed_after_a_click_on_a_card_is_one_action(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window)
    type_where_the_keyboard_is(qtbot, "e drops c7")
    assert window.middle.command.field.text() == "e drops c7"
    assert len(window.session.record.log) == 5


def test_letters_act_on_a_card_only_while_the_line_says_so(qtbot: QtBot, window: Window) -> None:
    field = window.middle.command.field
    assert field.placeholderText() == "What happens at the table?"
    click(qtbot, window)
    assert field.placeholderText().startswith("East’s ♦9 is chosen: ")
    assert "D drop" in field.placeholderText()
    qtbot.keyClicks(window.middle.table, "d")
    assert len(window.session.record.log) == 6
    qtbot.keyClick(window.middle.table, KEY.Key_Escape)
    assert field.placeholderText() == "What happens at the table?"


def test_with_text_on_the_line_letters_are_text_though_a_card_is_chosen(qtbot: QtBot, window: Window) -> None:
    field = window.middle.command.field
    field.setFocus()
    qtbot.keyClicks(field, "e ")
    click(qtbot, window)
    assert field.placeholderText() == "What happens at the table?"
    type_where_the_keyboard_is(qtbot, "drops c2")
    assert (field.text(), len(window.session.record.log)) == ("e drops c2", 5)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert (field.text(), len(window.session.record.log)) == ("", 6)


def test_the_cue_goes_when_the_keyboard_goes(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window)
    window.middle.command.field.setFocus()
    assert window.middle.command.field.placeholderText() == "What happens at the table?"


# The law book


def test_the_keys_of_the_law_book(qtbot: QtBot, window: Window) -> None:
    window.menus.act("law book").trigger()
    (law_book,) = beside(window)
    assert isinstance(law_book, LawBookWindow)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is law_book)
    law_book.go("45C1", 2017)
    law_book.go("50B", 2017)
    law_book.list.tree.setFocus()
    qtbot.keyClick(law_book.list.tree, KEY.Key_Left, ALT)
    assert present(law_book.place).cite == "45C1"
    qtbot.keyClick(law_book.list.tree, KEY.Key_Right, ALT)
    assert present(law_book.place).cite == "50B"
    qtbot.keyClick(law_book.list.tree, KEY.Key_F, CONTROL)
    assert QApplication.focusWidget() is law_book.list.field
    qtbot.keyClick(law_book.list.field, KEY.Key_F1)
    assert "Bridgetable help" in [each.windowTitle() for each in beside(window)]


def test_a_dialog_is_no_place_for_the_keys_of_the_table(qtbot: QtBot, window: Window) -> None:
    window.menus.act("readings").trigger()
    (dialog,) = beside(window)
    assert isinstance(dialog, QDialog)
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    qtbot.keyClick(focused_in(dialog), KEY.Key_Home)
    assert window.session.at == 5
