"""The button over the list of cases: only some are shown, searched in too, and favourites are kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bridgetable.practice.paths import courses
from bridgetable.ui.shell.window import Window
from ui.conftest import PATIENCE
from ui.finding import rows_under, top_rows


def entry(window: Window, *words: str) -> QAction:
    """The entry of the menu with these words, one for each menu it lies in; the menu is filled as when it opens."""
    menu: QMenu = window.narrowing.menu
    menu.aboutToShow.emit()
    for word in words[:-1]:
        inner = next(action.menu() for action in menu.actions() if action.text() == word)
        assert isinstance(inner, QMenu)
        menu = inner
    return next(action for action in menu.actions() if action.text() == words[-1])


def in_sight(window: Window) -> list[str]:
    rows = [row for law in top_rows(window.cases.tree) if not law.isHidden() for row in rows_under(law)]
    return [row.text(0) for row in rows if not row.isHidden()]


def hits(window: Window) -> list[str]:
    return [row.text(0) for row in top_rows(window.cases.hits)]


@pytest.mark.whole_library
def test_a_course_is_listed_in_its_order_and_all_cases_come_back(window: Window) -> None:
    course = courses()[0]
    entry(window, "Course", course.title).trigger()
    titles = {case.name: case.title("en") for case in window.cases.cases}
    assert hits(window) == [titles[name] for name in course.cases]
    assert window.cases.count.text() == f"{len(course.cases)} cases"
    assert window.narrowing.button.text() == course.title
    assert entry(window, "Course", course.title).isChecked()
    entry(window, "All cases").trigger()
    assert len(in_sight(window)) == len(window.cases.cases)
    assert window.cases.count.isHidden()


def test_level_edition_and_status_narrow_together_and_the_search_keeps_to_them(window: Window) -> None:
    entry(window, "Level", "Level 1: every club evening").trigger()
    easy = len(in_sight(window))
    entry(window, "How far you are", "All right last time").trigger()
    assert in_sight(window) == [] and "All cases" in window.cases.count.text()
    entry(window, "How far you are", "All right last time").trigger()
    assert len(in_sight(window)) == easy < len(window.cases.cases)
    entry(window, "Laws of", "2007").trigger()
    assert 0 < len(in_sight(window)) <= easy
    window.cases.search.setText("card")
    levels = {case.title("en"): case.level for case in window.cases.cases}
    assert {levels[words] for words in hits(window) if words in levels} == {1}
    window.cases.search.clear()


def test_favourites_are_kept_and_cases_like_the_open_one_listed(window: Window) -> None:
    case = next(each for each in window.cases.cases if each.name == "law45-jack-slip")
    window.filing.open(case.path)
    entry(window, "The open case is a favourite").trigger()
    assert window.preferences.favourites == [case.name]
    entry(window, "Favourites").trigger()
    assert in_sight(window) == [case.title("en")]
    entry(window, "All cases").trigger()
    entry(window, "Cases like the open one").trigger()
    assert case.title("en") not in hits(window) and len(hits(window)) == 12
    entry(window, "The open case is a favourite").trigger()
    assert window.preferences.favourites == []


def test_a_row_tells_its_level_and_its_hands(window: Window) -> None:
    law = next(row for row in top_rows(window.cases.tree) if " 45 " in row.text(0))
    told = [row.data(0, Qt.ItemDataRole.AccessibleTextRole) for row in rows_under(law)]
    assert "The jack on the tongue, the king in the mind. Level 1 · 4 hands known" in told


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_keyboard_opens_the_menu(qtbot: QtBot, window: Window) -> None:
    chooser, menu = window.narrowing.button, window.narrowing.menu
    assert chooser.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTimer.singleShot(100, menu.close)
    with qtbot.waitSignal(menu.aboutToShow, timeout=PATIENCE):
        qtbot.keyClick(chooser, Qt.Key.Key_Return)
