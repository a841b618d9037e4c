"""All choices of the law in the panel at once, with few hands; the ruling large, to be read out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.ui.sheet.read_out import ReadOutDialog
from bridgetable.ui.shell.window import Window
from bridgetable.ui.widgets.buttons import WrapButton
from ui.conftest import settle
from ui.test_quick_ruling import CTRL_SHIFT, Hands, hands

__all__ = ["hands"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen


def offered(window: Window) -> list[QAbstractButton]:
    """The buttons of the choices, from above."""
    parts = [part for part in window.director.options.findChildren(QAbstractButton) if part.isVisible()]
    return [part for part in parts if part.property("role") in ("option", "suit")]


def words(part: QAbstractButton) -> str:
    return part.text_shown() if isinstance(part, WrapButton) else part.accessibleName()


FIVE = (
    "Accept the lead, lay your hand down and be dummy.",
    "Accept the lead and stay declarer.",
    "Have West lead a club.",
    "Forbid West to lead clubs while he keeps the lead.",
    "Ask for nothing. West may lead any card",
)


def test_an_opening_lead_out_of_turn_to_all_five_choices_in_six_inputs(hands: Hands) -> None:
    hands.press(Qt.Key.Key_N, with_=CTRL_SHIFT)
    hands.type("oc2")
    hands.press(Qt.Key.Key_Return)
    assert [words(part)[: len(said)] for part, said in zip(offered(hands.window), FIVE, strict=True)] == list(FIVE)
    assert hands.inputs <= 6


@pytest.mark.parametrize("case", ["law54/law54-partner-just-waits", "law57/law57-a-may-decline"])
@pytest.mark.parametrize("height", [768, 800])
def test_all_choices_are_in_sight_without_scrolling(
    qtbot: QtBot, open_window: Callable[..., Window], case: str, height: int
) -> None:
    window = open_window(resource_path("cases", f"{case}.toml"))
    window.resize(1280, height)
    settle(qtbot, window)
    last = offered(window)[-1]
    bottom = last.mapTo(window.director.viewport(), QPoint(0, last.height())).y()
    assert bottom <= window.director.viewport().height()


def test_suits_stand_side_by_side_and_each_says_what_it_does(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law57", "law57-a-before-partner.toml"))
    suits = [part for part in offered(window) if part.property("role") == "suit"]
    assert [part.text() for part in suits] == ["♥", "♦", "♣"] * 2
    assert suits[4].accessibleName() == "Forbid West to play a diamond to this trick."
    assert len({part.mapTo(window, QPoint()).y() for part in suits}) == 2
    qtbot.mouseClick(suits[4], Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert window.session.shown.log[-1].action.choice.words == "forbid diamonds"  # type: ignore[union-attr]


def test_one_press_refuses_and_forbids_and_one_undo_takes_both_back(
    qtbot: QtBot, open_window: Callable[..., Window]
) -> None:
    window = open_window(resource_path("cases", "law54", "law54-partner-just-waits.toml"))
    before = window.session.record
    forbid = next(part for part in offered(window) if words(part).startswith("Forbid"))
    qtbot.mouseClick(forbid, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert len(window.session.record.log) == len(before.log) + 2
    window.menus.act("undo").trigger()
    assert window.session.record == before


def test_the_ruling_is_read_out_in_large_letters(qtbot: QtBot, open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law54", "law54-partner-just-waits.toml"))
    qtbot.keyClick(window, Qt.Key.Key_F12)
    settle(qtbot, window)
    (dialog,) = window.findChildren(ReadOutDialog)
    labels = dialog.findChildren(QLabel)
    assert labels[0].text().startswith("South may spread his hand, accept or refuse East's lead of ♠J")
    assert labels[0].fontInfo().pixelSize() >= 2 * window.middle.said.fontInfo().pixelSize()
    assert [label.text()[:3] for label in labels[2:5]] == ["1. ", "2. ", "3. "]
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
