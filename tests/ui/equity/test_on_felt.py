"""Tricks at the cards on the table, while *What was it worth?* is open."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bridgetable.seats import Seat
from bridgetable.ui.equity.on_felt import BestAtHand, TricksAtCard
from bridgetable.ui.felt.flag_places import card_rect, index_rect, overlap
from bridgetable.ui.felt.layout import Rect
from bridgetable.ui.shell.window import Window
from ui.conftest import settle
from ui.equity.conftest import Opens, worked_out

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # no window manager off screen

OUT_OF_TURN = (
    *("W leads H4", "S calls the director", "S chooses to refuse"),
    *("S chooses to forbid hearts", "W picks up H4"),
)
EAST = {"HA": (5, 5, "50D2(a)"), "D2": (4, 4, ""), "C2": (4, 4, "")}
"""East's cards with what they take now and took before, and what bars them."""


def bars(window: Window) -> list[TricksAtCard]:
    items = window.middle.table.table_scene.items()
    return [item for item in items if isinstance(item, TricksAtCard) and item.isVisible()]


def best(window: Window) -> list[str]:
    items = window.middle.table.table_scene.items()
    return [item.words for item in items if isinstance(item, BestAtHand) and item.isVisible()]


def picture(window: Window) -> QImage:
    return window.middle.table.grab().toImage()


def test_each_card_of_the_hand_to_play_has_its_tricks_and_the_barred_one_its_paragraph(opened: Opens) -> None:
    window, _ = opened(*OUT_OF_TURN)
    found = {bar.told.card.name: (bar.told.now, bar.told.before, bar.told.barred) for bar in bars(window)}
    assert found == EAST
    scene = window.middle.table.table_scene
    assert all(bar.parentItem() is scene.item((Seat.E, bar.told.card)) for bar in bars(window))
    (barred,) = (bar for bar in bars(window) if bar.told.barred)
    assert barred.toolTip() == ("♥A: 5 tricks\n♥A: 5 tricks before the irregularity\nNot to be played now (50D2(a))")


def test_best_and_best_allowed_stand_beside_the_hand_on_no_card(opened: Opens) -> None:
    window, _ = opened(*OUT_OF_TURN)
    assert best(window) == ["Best: 5 · best that may be played: 4 (50D2(a))"]
    scene = window.middle.table.table_scene
    (tag,) = (item for item in scene.items() if isinstance(item, BestAtHand))
    stands = Rect(tag.x(), tag.y(), tag.width, tag.height)
    assert not any(overlap(stands, card_rect(place)) for place in scene.places.values())
    assert scene.sceneRect().contains(tag.sceneBoundingRect())


@pytest.mark.parametrize("large", [False, True])
def test_no_bar_lies_on_an_index(qtbot: QtBot, opened: Opens, large: bool) -> None:
    window, _ = opened(*OUT_OF_TURN)
    if large:
        window.menus.act("large").trigger()
        settle(qtbot, window)
    assert bars(window) != []
    indices = [index_rect(place) for place in window.middle.table.table_scene.places.values()]
    for bar in bars(window):
        box = bar.mapRectToScene(bar.box)
        on_felt = Rect(box.x(), box.y(), box.width(), box.height())
        assert not any(overlap(on_felt, index) for index in indices)


def test_a_card_of_which_only_before_is_told(qtbot: QtBot, opened: Opens) -> None:
    """East has led: North is to play now, and East's cards tell of the moment before West's lead."""
    window, beside = opened(*OUT_OF_TURN, "E leads D2")
    worked_out(qtbot, beside)
    told = {(bar.told.card.name, bar.told.now is None) for bar in bars(window)}
    assert {("HA", True), ("D2", True), ("C2", True)} < told
    assert any(not before_only for _, before_only in told)


def test_the_ordinary_felt_is_as_it_was_once_the_window_is_closed(qtbot: QtBot, opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    with_bars = picture(window)
    beside.close()
    closed = picture(window)
    assert (bars(window), best(window)) == ([], [])
    assert with_bars != closed
    window.menus.act("worth").trigger()
    worked_out(qtbot, beside)
    assert picture(window) == with_bars


def test_who_wants_none_at_the_cards_takes_the_tick_away(opened: Opens) -> None:
    window, beside = opened(*OUT_OF_TURN)
    beside.tricks.at_cards.click()
    assert (bars(window), best(window)) == ([], [])
    beside.tricks.at_cards.click()
    assert len(bars(window)) == len(EAST)


def test_they_are_gone_with_the_table_they_tell_of(opened: Opens) -> None:
    window, _ = opened(*OUT_OF_TURN)
    window.acting.step(-1)
    window.showing.refresh()
    assert bars(window) == []


@pytest.mark.parametrize("size", [(900, 700), (1500, 1000)])
def test_they_go_with_the_cards_when_the_window_has_another_size(
    qtbot: QtBot, opened: Opens, size: tuple[int, int]
) -> None:
    window, _ = opened(*OUT_OF_TURN)
    window.resize(*size)
    qtbot.wait(50)
    assert len(bars(window)) == len(EAST)
    places = window.middle.table.table_scene.places
    for bar in bars(window):
        place = places[Seat.E, bar.told.card]
        assert (bar.scenePos().x(), bar.scenePos().y()) == (place.x, place.y)


def test_while_the_ruling_is_kept_back_there_is_none(qtbot: QtBot, opened: Opens) -> None:
    window, _ = opened(*OUT_OF_TURN)
    window.hidden_ruling.turn()
    settle(qtbot, window)
    assert (bars(window), best(window)) == ([], [])
