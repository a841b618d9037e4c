"""A club's own readings of disputed rules: kept, chosen with one press, and where new tables begin."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.table.position import Position
from bridgetable.ui.record.readings_dialog import SettingsDialog
from bridgetable.ui.shell.window import Window

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


def press(qtbot: QtBot, words: str) -> SettingsDialog:
    (dialog,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, SettingsDialog))
    (found,) = (each for each in dialog.findChildren(QPushButton) if each.text() == words)
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)
    return dialog


def test_a_club_s_readings_are_kept_and_new_tables_begin_with_them(qtbot: QtBot, window: Window) -> None:
    window.session.choose_setting("claim-order", "free")
    window.session.choose_setting("correction-minutes", "20")
    window.menus.act("readings").trigger()
    dialog = press(qtbot, "Make these our club's")
    assert window.preferences.readings == {"claim-order": "free", "correction-minutes": "20"}
    press(qtbot, "As is usual")
    assert (window.session.record.settings, dialog.readings) == ((), {})
    press(qtbot, "As our club reads them")
    assert dict(window.session.record.settings) == window.preferences.readings == dialog.readings
    dialog.reject()
    window.session.mark_saved()
    window.filing.begin(Position())
    assert dict(window.session.record.settings) == window.preferences.readings


def test_all_readings_are_taken_back_by_one_undo(window: Window) -> None:
    window.session.choose_settings({"claim-order": "free", "leads": "faced"})
    window.session.undo()
    assert window.session.record.settings == ()
