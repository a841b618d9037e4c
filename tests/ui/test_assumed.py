"""What nobody is asked stands on the panel as a quiet line beside the choices, until somebody knows better."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.table.sentences import parse
from bridgetable.ui.record.commands import Do, Undo
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton
from ui.conftest import settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

LINE = "Nobody had told East it was his turn."


@pytest.fixture
def led(qtbot: QtBot, open_window: Callable[..., Window], tmp_path: Path) -> Window:
    """A window in which East has just led out of turn."""
    window = open_window(tmp_path / "nothing")
    window.acting.carry_out(Do((parse("E leads C2"),)))
    settle(qtbot, window)
    return window


def words(window: Window) -> list[str]:
    panel = window.director.assumed
    return [each.text() for each in panel.findChildren(QLabel) if each.isVisibleTo(panel)]


def press(qtbot: QtBot, window: Window, said: str) -> None:
    found = [each for each in window.director.assumed.findChildren(QPushButton) if each.text() == said]
    found[0].click()
    settle(qtbot, window)


def test_it_is_one_line_beside_the_choices(led: Window) -> None:
    assert words(led) == [LINE]
    assert led.director.questions.isHidden() and led.director.questions.card is None
    choices = [each.text_shown() for each in led.director.options.findChildren(WrapButton)]
    assert len(choices) >= 2
    assert "Provisional" not in "".join(
        each.text() for each in led.director.findChildren(QLabel) if not each.isHidden()
    )


def test_to_change_it_is_to_be_asked_in_its_place(qtbot: QtBot, led: Window) -> None:
    press(qtbot, led, "change")
    card = led.director.assumed.card
    assert card is not None and card.accessibleName().startswith("Action 1")
    assert LINE not in words(led)
    press(qtbot, led, "Leave it as it was")
    assert words(led) == [LINE] and led.director.assumed.card is None
    assert led.session.record.facts == ()


def test_the_other_answer_changes_the_ruling_and_can_be_undone(qtbot: QtBot, led: Window) -> None:
    press(qtbot, led, "change")
    press(qtbot, led, "South")
    assert [fact.key for fact in led.session.record.facts] == ["told-turn #1"]
    assert (led.session.view.verdict.options, led.director.assumed.isHidden()) == ((), True)
    led.acting.carry_out(Undo())
    settle(qtbot, led)
    assert led.session.view.verdict.options and words(led) == [LINE]


def test_it_goes_when_it_would_change_nothing(qtbot: QtBot, led: Window) -> None:
    led.acting.carry_out(Do((parse("play ends"),)))
    led.acting.carry_out(Undo())
    settle(qtbot, led)
    assert words(led) == [LINE]
    led.acting.step(-1)
    settle(qtbot, led)
    assert led.director.assumed.isHidden()


def test_what_the_table_has_not_noticed_is_not_assumed_aloud(qtbot: QtBot, led: Window) -> None:
    led.menus.act("noticed").setChecked(True)
    settle(qtbot, led)
    assert led.director.assumed.isHidden()
