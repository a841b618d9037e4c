"""What a Mac does its own way, as far as it can be seen without one: menus, their roles, and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.looks import system
from bridgetable.ui.record.setup_dialog import SetupDialog
from bridgetable.ui.shell.help import HelpWindow, help_pages
from bridgetable.ui.shell.window import Window
from ui.conftest import PATIENCE, write_case

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

ROLE = QAction.MenuRole
GUESSED = re.compile(
    r"(about|config|preference|options|setting|setup|quit|exit)|.*about$|(cut|copy|paste|select all)$", re.IGNORECASE
)
"""Words by which Qt guesses on a Mac that an entry belongs into the menu of the program."""
KEPT = {
    "Ctrl+H": "hides the program",
    "Ctrl+Alt+H": "hides the others",
    "Ctrl+M": "puts the window into the Dock",
    "Ctrl+Alt+M": "puts all windows into the Dock",
    "Ctrl+Space": "opens the search",
    "Ctrl+Tab": "goes to another program",
    "Ctrl+Alt+D": "hides the Dock",
    "Ctrl+Alt+Esc": "ends a program that hangs",
    "Ctrl+Shift+Q": "logs out",
    "Ctrl+Shift+3": "takes a picture of the screen",
    "Ctrl+Shift+4": "takes a picture of the screen",
    "Ctrl+Shift+5": "takes a picture of the screen",
    "F11": "shows the desktop",
}
"""Keys macOS keeps for itself, in Qt's names: Ctrl is ⌘, Alt is ⌥."""


@pytest.fixture
def mac(monkeypatch: pytest.MonkeyPatch, open_window: Callable[..., Window], case_file: Path) -> Window:
    """A window as it is put together on a Mac."""
    monkeypatch.setattr(QGuiApplication, "platformName", staticmethod(lambda: "cocoa"))
    assert system.has_menu_bar()
    return open_window(case_file)


def entries(menu: QMenu) -> Iterator[QAction]:
    """The entries of a menu and of those within it, as they are when it is opened."""
    menu.aboutToShow.emit()
    inner = {
        each.menuAction(): each for each in menu.findChildren(QMenu)
    }  # PySide6 6.8 deletes what `action.menu()` gave
    for action in menu.actions():
        if action in inner:
            yield from entries(inner[action])
        elif not action.isSeparator():
            yield action


def all_entries(window: Window) -> list[QAction]:
    """Every entry of every menu of the bar."""
    return [action for menu in window.titled.values() for action in entries(menu)]


def with_role(window: Window, role: QAction.MenuRole) -> list[str]:
    """The words of the entries that have a role."""
    return [action.text().replace("&", "") for action in all_entries(window) if action.menuRole() == role]


# Menus


def test_quit_about_and_settings_go_where_macos_has_them_and_nothing_else_does(mac: Window) -> None:
    assert with_role(mac, ROLE.QuitRole) == ["Quit"]
    assert with_role(mac, ROLE.AboutRole) == ["About Bridgetable"]
    assert with_role(mac, ROLE.PreferencesRole) == ["Settings…"]
    assert with_role(mac, ROLE.TextHeuristicRole) == []


def test_elsewhere_the_menus_hold_no_settings_and_qt_guesses_nothing_either(window: Window) -> None:
    assert with_role(window, ROLE.QuitRole) == ["Quit"]
    assert with_role(window, ROLE.PreferencesRole) == with_role(window, ROLE.TextHeuristicRole) == []


def test_a_branch_and_a_recent_file_stay_in_their_menus_whatever_their_names(mac: Window, tmp_path: Path) -> None:
    mac.preferences.remember(write_case(tmp_path, "options-about"))
    mac.acting.go(None, 1)
    mac.acting.typed(mac.acting.read("S calls H3"))
    branch = next(line.name for line in mac.session.lines if line.name)
    mac.session.rename_line(branch, "Options")
    assert {"Options"} <= {action.text() for action in entries(mac.titled["case"])}
    assert any("options-about" in action.text() for action in entries(mac.titled["file"]))
    assert with_role(mac, ROLE.TextHeuristicRole) == []


def test_no_menu_within_a_menu_has_a_name_that_qt_would_take_for_something_else(mac: Window) -> None:
    inner = [each.menuAction() for menu in mac.titled.values() for each in menu.findChildren(QMenu)]
    assert inner
    assert [action.text() for action in inner if GUESSED.match(action.text().replace("&", ""))] == []


def test_settings_opens_the_disputed_readings(mac: Window) -> None:
    settings = next(action for action in all_entries(mac) if action.menuRole() == ROLE.PreferencesRole)
    assert settings.shortcut() == QKeySequence("Ctrl+,")
    settings.trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    assert dialog.windowTitle() == "Disputed readings"
    dialog.close()


def test_the_menus_stand_in_the_bar_of_the_system_and_the_switches_stay_in_the_window(mac: Window) -> None:
    assert mac.bar.parent() is None  # so it is the bar of the other windows of the program, too
    assert [action.menu() for action in mac.bar.actions()] == list(mac.titled.values())
    assert mac.findChildren(QMenuBar) == []
    assert mac.strip.isVisible()
    for switch in (mac.scope_switch, mac.edition_switch):
        assert switch.isVisible()
        assert mac.strip.isAncestorOf(switch)
        assert mac.strip.rect().contains(switch.geometry().translated(mac.judging.pos()))
    left_over = mac.width() - mac.judging.geometry().right()
    assert left_over < 20


def test_elsewhere_the_menus_stand_in_the_window(window: Window) -> None:
    assert window.strip is window.bar is window.menuBar()
    assert not window.bar.isNativeMenuBar()
    assert window.bar.cornerWidget() is window.judging


def test_the_strip_gives_way_to_the_whole_screen(mac: Window) -> None:
    mac.menus.act("full screen").trigger()
    assert not mac.strip.isVisible()
    mac.menus.act("full screen").trigger()
    assert mac.strip.isVisible()


def test_the_tour_ends_under_the_menus(qtbot: QtBot, mac: Window) -> None:
    mac.menus.act("tour").trigger()
    tour = mac.tour
    assert tour is not None
    tour.go(4)
    assert tour.note.accessibleName() == "Find the rest"
    assert tour.lit == mac.strip.geometry()
    assert "F1" not in tour.note.accessibleDescription()
    tour.end()


# Keys


def test_no_key_is_one_that_macos_keeps_for_itself_or_that_two_commands_have(mac: Window) -> None:
    used = [action.shortcut().toString() for action in all_entries(mac) if not action.shortcut().isEmpty()]
    used += [shortcut.key().toString() for shortcut in mac.findChildren(QShortcut)]
    assert len(used) == len(set(used)), sorted(used)
    assert set(used) & KEPT.keys() == set()
    assert {"Ctrl+Q", "Ctrl+,", "Ctrl+?", "Meta+Ctrl+F"} <= set(used)


def test_a_key_that_moves_is_heard_only_in_the_window_in_front(qtbot: QtBot, mac: Window) -> None:
    for name in ("next", "previous", "first", "last", "keys"):
        assert mac.menus.act(name).shortcut().isEmpty(), name  # a key in the system's bar is heard everywhere
    mac.activateWindow()
    qtbot.waitUntil(mac.isActiveWindow, timeout=PATIENCE)
    mac.middle.command.field.setFocus()
    before = mac.session.at
    qtbot.keyClick(mac.middle.command.field, Qt.Key.Key_Left)
    assert mac.session.at == before - 1
    qtbot.keyClick(mac.middle.command.field, Qt.Key.Key_Home)
    assert mac.session.at == 0
    assert "Left" in mac.menus.act("previous").toolTip()


def test_a_command_of_the_bar_waits_while_a_dialog_has_to_be_answered(mac: Window) -> None:
    mac.menus.act("mend").trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SetupDialog)
    before = mac.session.at
    for name in ("previous", "mend", "quit"):
        mac.menus.act(name).trigger()
    assert mac.session.at == before
    assert mac.isVisible()
    assert len(mac.findChildren(SetupDialog)) == 1
    dialog.close()
    mac.menus.act("previous").trigger()
    assert mac.session.at == before - 1


def test_find_searches_where_one_reads(qtbot: QtBot, mac: Window) -> None:
    mac.menus.act("law book").trigger()
    (book,) = mac.findChildren(LawBookWindow)
    qtbot.waitUntil(book.isActiveWindow, timeout=PATIENCE)
    book.page.setFocus()
    mac.menus.act("find").trigger()
    assert book.focusWidget() is book.list.field
    mac.activateWindow()
    qtbot.waitUntil(mac.isActiveWindow, timeout=PATIENCE)
    mac.menus.act("find").trigger()
    assert mac.focusWidget() is mac.cases.search
    book.close()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Go there (Ctrl+K).", "Go there (<Ctrl+K>)."),
        ("**F11** fills the screen, F4 says why", "**<Meta+Ctrl+F>** fills the screen, <F4> says why"),
        ("| Ctrl++ Ctrl+- Ctrl+PgDown |", "| <Ctrl++> <Ctrl+-> <Ctrl+PgDown> |"),
        ("| Alt+← Ctrl+Alt+N E |", "| <Ctrl+[> <Ctrl+Alt+N> E |"),
        ("`Ctrl+Shift+N`, `4s`, Law 45F, C5", "`<Ctrl+Shift+N>`, `4s`, Law 45F, C5"),
    ],
)
def test_a_text_names_keys_as_a_mac_does(monkeypatch: pytest.MonkeyPatch, text: str, shown: str) -> None:
    monkeypatch.setattr(system, "written", lambda keys: f"<{keys}>")
    assert system.keys_told(text) == text
    monkeypatch.setattr(system, "has_menu_bar", lambda: True)
    assert system.keys_told(text) == shown


def test_the_window_and_its_help_name_no_key_in_another_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, mac: Window
) -> None:
    tips = {widget.toolTip() for widget in QApplication.allWidgets() if mac.isAncestorOf(widget)}
    named = [tip for tip in tips if any(keys in tip for keys in ("Ctrl+M)", "Ctrl+Alt+D)", "F1)", "F11)"))]
    assert named == []
    monkeypatch.setattr(system, "written", lambda keys: f"<{keys}>")
    shown = HelpWindow()
    qtbot.addWidget(shown)
    for page in help_pages():
        shown.open_page(page.stem)
        text = shown.text.toPlainText()
        assert re.sub(r"<[^>\s]+>", "", text).count("Ctrl+") == 0, page.name
    assert "<Meta+Ctrl+F>" in system.keys_told("F11")
