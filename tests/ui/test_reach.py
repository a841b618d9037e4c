"""Everything in the window is reached by keyboard and by mouse, has a name, and shows the focus."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.table.sentences import sentence
from bridgetable.ui.felt.view import TableView
from bridgetable.ui.looks import theme
from bridgetable.ui.practice.courses import CoursesDialog
from bridgetable.ui.shell.tour import Tour
from bridgetable.ui.shell.window import Window
from in_turn import share
from present import present
from ui.conftest import PATIENCE, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

ONCE_ROUND = 200
"""More presses of Tab than there are things to visit."""


def spoken(widget: QWidget) -> str:
    """What a screen reader is told of a widget: its name and its description."""
    found = QAccessible.queryAccessibleInterface(widget)
    parts = (found.text(QAccessible.Text.Name), found.text(QAccessible.Text.Description))
    return " | ".join(part for part in parts if part)


def tabbed(qtbot: QtBot, window: Window) -> list[QWidget]:
    """The widgets that pressing Tab visits from the field on, once round."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    window.middle.command.field.setFocus()
    visited: list[QWidget] = []
    for _ in range(ONCE_ROUND):
        here = present(QApplication.focusWidget())
        if visited and here is visited[0]:
            break
        if here not in visited:  # a text with several links is visited several times
            visited.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    return visited


def test_tab_visits_everything_that_can_be_used_and_each_has_a_name(qtbot: QtBot, window: Window) -> None:
    visited = tabbed(qtbot, window)
    usable = [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QAbstractButton | QLineEdit | QComboBox | TableView)
        and widget.isVisible()
        and widget.isEnabled()
        and not widget.objectName().startswith("qt_")
        # a button that shows a command of the menus is that command's
        and not (isinstance(widget, QToolButton) and widget.defaultAction() in window.menus.acts.values())
    ]
    grouped = [widget for widget in usable if isinstance(widget, QAbstractButton) and widget.group() is not None]
    reached = {id(widget.group()) for widget in visited if isinstance(widget, QAbstractButton) and widget in grouped}
    missed = [widget for widget in usable if widget not in visited and widget not in grouped]
    missed += [widget for widget in grouped if id(widget.group()) not in reached]
    assert [(type(w).__name__, w.accessibleName(), w.parent()) for w in missed] == []
    assert [widget for widget in (*visited, *usable) if not spoken(widget)] == []


def test_the_focus_can_be_seen_wherever_it_is(qtbot: QtBot, window: Window) -> None:
    unseen = []
    visited = tabbed(qtbot, window)
    for widget in visited:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        with_focus = widget.grab().toImage()
        other = window.middle.command.field if widget is not window.middle.command.field else visited[1]
        other.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(widget, TableView):
            widget.choose(None)
        if widget.grab().toImage() == with_focus:
            unseen.append(widget)
    assert [(type(w).__name__, w.accessibleName(), w.parent()) for w in unseen] == []


def test_every_command_has_words_in_a_menu_that_the_mouse_reaches_and_a_tip(window: Window) -> None:
    letters: list[str] = []
    for action in window.menus.acts.values():
        assert action.text().replace("&", "")
        assert action.toolTip()
        assert action.statusTip()
    for menu in window.titled.values():
        assert menu.menuAction() in window.menuBar().actions()
        words = [action.text() for action in menu.actions() if action.text()]
        letters = [match[1].casefold() for text in words if (match := re.search("&([^&])", text))]
        assert len(letters) == len(set(letters)), (menu.title(), sorted(letters))


def test_the_page_of_keys_names_every_key_of_the_menus_and_no_other(window: Window) -> None:
    page = resource_path("help", "keys.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("|")]
    named = {_plain(part) for row in rows for part in _parts(row)}
    wanted = {
        _plain(action.shortcut().toString()) for action in window.menus.acts.values() if not action.shortcut().isEmpty()
    }
    assert wanted - named == set()
    unknown = {key for key in named if key.startswith(("ctrl", "f1", "f2", "f8", "f9"))} - wanted
    assert unknown == set()


def _parts(row: str) -> list[str]:
    """The keys of a row; what stands before the last + holds for the bare keys after it: `Ctrl+Alt+N E`."""
    parts, before = [], ""
    for part in row.split():
        if "+" in part[:-1]:
            before = part[: part[:-1].rindex("+") + 1]
            parts.append(part)
        else:
            parts += [part, before + part] if len(part) == 1 else [part]
    return parts


def _plain(keys: str) -> str:
    arrows = {"←": "Left", "→": "Right", "↑": "Up", "↓": "Down"}
    for arrow, word in arrows.items():
        keys = keys.replace(arrow, word)
    return QKeySequence(keys).toString().casefold()


def test_a_screen_reader_says_the_card_its_owner_its_status_and_the_ruling(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("bridgetable.ui.felt.view.announce", lambda widget, text: said.append(text))
    table = window.middle.table
    table.choose(next(key for key in table.table_scene.places if str(key[1]) == "H4" and key[0].value == "E"))
    ruling = window.middle.status.whole
    assert "♥4 of East" in said[0]
    assert "held, not played, 45C1" in said[0]
    assert "♥4 of East" in spoken(table)
    assert "held, not played, 45C1" in spoken(table)
    assert ruling.partition("\u00a0·\u00a0")[0] in spoken(table)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert "♥4 of East" not in spoken(table)
    window.acting.step(-2)
    assert "East holds ♥4" in said[-1]
    window.acting.step(-1)
    assert window.middle.status.whole in said[-1]
    assert said[-1].startswith("2")
    assert all(spoken(found) for found in window.findChildren(QLabel) if found.text())


def tour_of(window: Window) -> Tour | None:
    return window.tour


def test_the_tour_has_five_notes_beside_what_they_speak_of_and_comes_once(qtbot: QtBot, window: Window) -> None:
    window.welcome()
    qtbot.waitUntil(lambda: window.tour is not None, timeout=PATIENCE)
    titles = []
    while window.tour is not None:
        note = window.tour.note
        assert window.rect().contains(note.geometry())
        titles.append(note.accessibleName())
        assert all(found.height() >= found.heightForWidth(found.width()) for found in note.findChildren(QLabel))
        qtbot.keyClick(note.next, Qt.Key.Key_Space)
    assert len(set(titles)) == 5
    courses = QApplication.activeModalWidget()
    assert isinstance(courses, CoursesDialog)  # whoever is new here is shown where to begin
    courses.reject()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE)
    window.welcome()
    qtbot.wait(3 * theme.NEXT_FRAME)
    assert tour_of(window) is None
    window.menus.act("tour").trigger()
    tour, table = present(tour_of(window)), window.middle.table
    window.resize(window.width() + 100, window.height() + 60)
    qtbot.waitUntil(lambda: tour.lit == QRect(table.mapTo(window, QPoint(0, 0)), table.size()), timeout=PATIENCE)
    qtbot.keyClick(tour.note.next, Qt.Key.Key_Escape)
    assert tour_of(window) is None and QApplication.activeModalWidget() is None


@pytest.mark.parametrize(
    "name", share(["new", "mend", "new ruling", "readings", "worth", "law book", "help", "about"], 2)
)
def test_what_opens_beside_the_window_is_named_and_reached_too(qtbot: QtBot, window: Window, name: str) -> None:
    before = set(QApplication.topLevelWidgets())
    window.menus.act(name).trigger()
    qtbot.waitUntil(
        lambda: any(found.isVisible() for found in set(QApplication.topLevelWidgets()) - before), timeout=PATIENCE
    )
    beside = next(found for found in set(QApplication.topLevelWidgets()) - before if found.isVisible())
    kinds = QAbstractButton | QLineEdit | QComboBox | QAbstractSpinBox | QAbstractScrollArea
    usable = [
        widget
        for widget in beside.findChildren(QWidget)
        if isinstance(widget, kinds)
        and widget.isVisible()
        and widget.isEnabled()
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget, QScrollArea)
    ]
    assert usable
    assert beside.windowTitle() or spoken(beside)
    assert [(type(w).__name__, w.objectName(), w.parent()) for w in usable if not spoken(w)] == []
    unreached = [w for w in usable if w.focusPolicy() == Qt.FocusPolicy.NoFocus]
    assert [(type(w).__name__, spoken(w)) for w in unreached] == []
    beside.close()


SCREEN = QSize(1280, 740)
"""What a small screen has left for a window."""


@pytest.mark.parametrize(
    "name", share(["new", "mend", "new ruling", "readings", "worth", "law book", "help", "about", "report"], 2)
)
def test_what_opens_beside_the_window_has_room_on_a_small_screen_at_the_largest_text(
    window: Window, request: pytest.FixtureRequest, name: str
) -> None:
    request.addfinalizer(lambda: window.wearing.change_text(100))
    window.wearing.change_text(max(theme.TEXT_SIZES))
    before = set(window.findChildren(QWidget))
    window.menus.act(name).trigger()
    beside = [found for found in window.findChildren(QWidget) if found not in before and found.isWindow()]
    dialogs = [found for found in beside if found.isVisible()]
    assert dialogs
    least = [found.minimumSizeHint().expandedTo(found.minimumSize()) for found in dialogs]
    assert [size for size in least if size.boundedTo(SCREEN) != size] == []
    dialogs[0].close()


def test_enter_takes_a_choice_and_the_keyboard_goes_on_to_what_comes_next(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-d-refused.toml"))
    window.activateWindow()
    window.acting.go(None, 1)
    settle(qtbot, window)
    for _ in range(6):  # from choice to choice, wherever the keyboard was before
        window.menus.act("offer").trigger()
        if present(QApplication.focusWidget()).accessibleName().startswith("Have West lead a club"):
            break
    for expected in ("S chooses to require clubs", "E withdraws C2"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert sentence(window.session.shown.log[-1].action) == expected
        settle(qtbot, window)
    assert window.director.options.isHidden()
