"""Two editions, two branches: the page that compares them, and the timeline that leads there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.panels.compare import ComparePanel, _RowView
from bridgetable.ui.record.timeline import Timeline
from bridgetable.ui.record.track import ROW
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

Opened = Callable[..., Window]


@pytest.fixture
def choices(open_window: Opened) -> Window:
    """A record on whose editions differ: two choices are new in 2017."""
    return open_window(resource_path("cases", "law57", "law57-a-before-partner.toml"))


@pytest.fixture
def branched(open_window: Opened, qtbot: QtBot) -> Window:
    """An opening lead out of turn that is accepted on the trunk and refused on a branch."""
    window = open_window(resource_path("cases", "law54", "law54-b-accepts.toml"))
    window.acting.step(-1)
    window.acting.do(parse("S chooses to refuse"))
    settle(qtbot, window)
    return window


def panel(window: Window) -> ComparePanel:
    return present(window.findChild(ComparePanel))


def marks(window: Window) -> list[str]:
    return [view._mark.text() for view in panel(window).findChildren(_RowView) if view.isVisible()]


def press(window: Window, name: str, qtbot: QtBot) -> None:
    window.menus.act(name).trigger()
    settle(qtbot, window)


def timeline(window: Window) -> Timeline:
    return window.middle.timeline


def test_the_editions_stand_side_by_side_and_follow_every_step(choices: Window, qtbot: QtBot) -> None:
    press(choices, "compare editions", qtbot)
    assert marks(choices)[:9] == ["≠", "=", "=", "≠", "≠", "≠", "№", "№", "№"]
    choices.acting.step(-1)
    settle(qtbot, choices)
    assert "≠" not in marks(choices)[:2]
    choices.acting.step(1)
    panel(choices).only.click()
    settle(qtbot, choices)
    assert set(marks(choices)) == {"≠", "№"}
    press(choices, "compare editions", qtbot)
    assert choices.pages.page == choices.pages.first


def test_a_paragraph_is_read_in_the_edition_of_its_column(choices: Window, qtbot: QtBot) -> None:
    press(choices, "compare editions", qtbot)
    first = panel(choices).findChildren(_RowView)[0]
    for link, edition in zip(first.links, (2007, 2017), strict=True):
        link.click()
        assert panel(choices)._law.isVisible()
        assert panel(choices)._law.shown == ("57A1", edition)
    panel(choices)._law.cited.emit("57A")
    assert panel(choices)._law.shown == ("57A", 2017)


def test_there_is_room_for_two_columns_and_everything_is_put_back(choices: Window, qtbot: QtBot) -> None:
    before = choices.columns.sizes()
    press(choices, "compare editions", qtbot)
    assert not choices.left.isVisible()
    assert choices.right.width() > before[2] + 150
    choices.pages.show_page(choices.pages.first)
    settle(qtbot, choices)
    assert choices.left.isVisible()
    assert choices.columns.sizes() == before


def test_the_list_stays_where_the_user_has_called_it_back(choices: Window, qtbot: QtBot) -> None:
    press(choices, "compare editions", qtbot)
    choices.menus.act("case list").setChecked(True)
    choices.menus.act("case list").setChecked(False)
    choices.pages.show_page(choices.pages.first)
    assert not choices.left.isVisible()


def test_a_fork_stands_where_the_editions_part(choices: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: timeline(choices)._partings == {None: frozenset({2})}, timeout=5000)
    assert "rule differently" in timeline(choices).accessibleDescription()
    assert "rule differently" not in timeline(choices).said(None, 1)


def test_two_branches_are_compared_with_one_key(branched: Window, qtbot: QtBot) -> None:
    press(branched, "compare branches", qtbot)
    heads = panel(branched)._heads
    assert [head.box.currentText() for head in heads] == ["Main line", "declarer refuses"]
    assert heads[0]._note.text().startswith("South chooses to accept")
    assert marks(branched)[0] == "≠"
    heads[1].box.setCurrentText("Main line")
    heads[1].box.activated.emit(0)
    assert set(marks(branched)) == {"="}
    press(branched, "compare branches", qtbot)
    assert branched.pages.page == branched.pages.first


def test_without_branches_the_editions_are_compared(choices: Window, qtbot: QtBot) -> None:
    assert not choices.menus.act("compare branches").isEnabled()
    press(choices, "compare editions", qtbot)
    kinds = panel(choices).kinds
    assert not panel(choices)._kind.part(kinds[1]).isEnabled()


def test_what_is_compared_is_switched_on_the_page(branched: Window, qtbot: QtBot) -> None:
    press(branched, "compare editions", qtbot)
    panel(branched)._kind.part(panel(branched).kinds[1]).click()
    assert panel(branched)._heads[1].box.isVisible()
    panel(branched)._kind.part(panel(branched).kinds[0]).click()
    assert panel(branched)._heads[0]._name.text() == "Laws of 2007"


def test_the_keyboard_goes_about_on_the_timeline(branched: Window, qtbot: QtBot) -> None:
    part = timeline(branched)
    branched.activateWindow()
    part.setFocus()
    for pressed in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        qtbot.keyClick(part, pressed)
    assert (branched.session.line, branched.session.at) == (None, 2)
    qtbot.keyClick(part, Qt.Key.Key_End)
    assert part.accessibleDescription().startswith("Action 4 of 4, main line. 4  South chooses to accept")
    qtbot.keyClick(part, Qt.Key.Key_Down)
    assert "branch “declarer refuses”" in part.accessibleDescription()
    qtbot.keyClick(part, Qt.Key.Key_Home)
    assert "The beginning" in part.accessibleDescription()
    part.grab()  # the ring is drawn


def offered(window: Window, event: QContextMenuEvent, words: str) -> list[str]:
    """What the menu offers when `event` asks for it; the action with these words is taken."""
    QApplication.sendEvent(timeline(window), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    actions = {action.text(): action for action in menu.actions()}
    actions[words].trigger()
    menu.close()
    return list(actions)


def test_a_line_is_compared_from_its_menu(branched: Window, qtbot: QtBot) -> None:
    keyboard = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    words = offered(branched, keyboard, "Compare with the main line")
    assert words == ["Go to its end", "Compare with the main line", "Rename the branch…"]
    assert branched.pages.page == "compare"
    branched.acting.go(None, None)
    settle(qtbot, branched)
    name = timeline(branched).name_rect(1).center().toPoint()
    mouse = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, name, name)
    assert "Compare with “declarer refuses”" in offered(branched, mouse, "Go to its end")
    assert branched.session.line == "declarer refuses"


def test_a_press_on_a_name_goes_to_the_end_of_its_line(branched: Window, qtbot: QtBot) -> None:
    part = timeline(branched)
    branched.acting.go(None, 1)
    settle(qtbot, branched)
    qtbot.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.name_rect(1).center().toPoint())
    assert branched.session.line == "declarer refuses"
    assert part.name_rect(1).top() - part.name_rect(0).top() == ROW


def test_a_difference_at_every_trick_is_not_denied(choices: Window, qtbot: QtBot) -> None:
    choices.acting.go(None, 0)
    press(choices, "compare editions", qtbot)
    assert "≠" in marks(choices)
    assert panel(choices)._words.text() == "Only what holds at every trick differs."


def test_the_rows_of_the_timeline_and_the_ruling_under_it_have_room(branched: Window, qtbot: QtBot) -> None:
    branched.menus.act("director").setChecked(False)  # the panel says the ruling where it is shown
    part, status = timeline(branched), branched.middle.status
    assert part.height() >= part.height_of(2)
    usual = part.height_of(2)
    status.say("The ruling " * 60)
    assert status.text().endswith(" …") and status.toolTip() == status.whole
    qtbot.waitUntil(lambda: status.height() >= status.heightForWidth(status.width()))
    branched.wearing.change_text(200)
    high = part.height_of(2)
    branched.wearing.change_text(100)
    assert high > usual == part.height_of(2)


def test_a_paragraph_opens_under_its_row(choices: Window, qtbot: QtBot) -> None:
    press(choices, "compare editions", qtbot)
    first, second = panel(choices).findChildren(_RowView)[:2]
    first.links[0].click()
    law = panel(choices)._law
    qtbot.waitUntil(lambda: first.geometry().bottom() < law.geometry().top() < second.geometry().top())
    qtbot.waitUntil(lambda: not law.visibleRegion().isEmpty())
