"""The felt keeps its size, whatever is stepped through: a branch appears, a ruling needs a line more."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from bridgetable.ui.looks import theme
from bridgetable.ui.shell.window import Window
from capitals import capitals
from in_turn import share
from ui.conftest import settle

CASES = (("law51", "law51-b2-two-suits"), ("law47", "lesson-47d-2-keeps"), ("law54", "law54-b-accepts"))
BRANCHES = ("S calls the director", "W calls the director", "N calls the director", "E calls the director")


WINDOWS = [
    ((1024, 700), 200, False),
    ((1024, 700), 200, True),
    ((1024, 700), 100, True),
    ((1024, 700), 100, False),
    ((1366, 768), 150, True),
    ((1366, 768), 150, False),
]
"""How large the window is, and its text, and whether the panel of the director is there."""


@pytest.mark.parametrize(("size", "text", "panel"), share(WINDOWS, 6))
def test_the_felt_keeps_its_size(
    open_window: Callable[..., Window], qtbot: QtBot, size: tuple[int, int], text: int, panel: bool
) -> None:
    window = open_window()
    window.resize(*size)
    window.wearing.change_text(text)
    window.menus.act("director").setChecked(panel)
    settle(qtbot, window)
    felts, lines, rulings = set(), set(), set()
    for law, case in CASES:
        window.session.mark_saved()
        window.filing.open(resource_path("cases", law, f"{case}.toml"))
        for at in range(window.session.view.length + 1):
            window.acting.go(None, at)
            settle(qtbot, window)
            felts.add(window.middle.table.geometry().getRect())
            status = window.middle.status
            rulings.add(status.heightForWidth(status.width()))
        for words in BRANCHES:
            window.acting.go(None, 0)
            window.acting.do(parse(words))
            settle(qtbot, window)
            felts.add(window.middle.table.geometry().getRect())
            lines.add(len(window.session.lines))
    window.wearing.change_text(100)
    assert len(felts) == 1
    assert max(lines) > 3
    if not panel and text == 200:
        assert len(rulings) > 1  # a line has wrapped


ALL = (125, 150, 200)
SIZES = ((1024, 700), (1280, 800), (1920, 1080))
HIDDEN = (("director",), ("case list",), ("director", "case list"))


@pytest.mark.parametrize(
    ("size", "texts"),
    share([((1366, 768), ALL), ((1280, 800), ALL), ((1024, 700), ALL), ((1920, 1080), ALL)], 2),
)
def test_larger_text_makes_no_card_smaller(
    open_window: Callable[..., Window], qtbot: QtBot, size: tuple[int, int], texts: tuple[int, ...]
) -> None:
    window = open_window(resource_path("cases", *CASES[0]).with_suffix(".toml"))
    window.resize(*size)
    table, cards, capital = window.middle.table, {}, {}
    for text in (100, *texts):
        window.wearing.change_text(text)
        settle(qtbot, window)
        cards[text] = theme.CARD_WIDTH * table.transform().m11()
        capital[text] = capitals(table.table_scene)
        assert cards[text] >= 0.065 * table.viewport().width()
        assert window.size().width() == size[0]
    window.wearing.change_text(100)
    assert all(cards[text] >= cards[100] - 0.5 for text in texts), cards
    assert all(capital[text].names > capital[100].names for text in texts), capital
    assert all(capital[text].counts > capital[100].counts for text in texts), capital


@pytest.mark.parametrize(("size", "hidden"), share(list(product(SIZES, HIDDEN)), 2))
def test_without_a_panel_the_cards_are_larger(
    open_window: Callable[..., Window], qtbot: QtBot, size: tuple[int, int], hidden: tuple[str, ...]
) -> None:
    window = open_window()
    window.resize(*size)
    settle(qtbot, window)
    table = window.middle.table
    before, shown = table.transform().m11(), [name for name in hidden if window.menus.act(name).isChecked()]
    for name in hidden:
        window.menus.act(name).setChecked(False)
    settle(qtbot, window)
    assert table.transform().m11() > before or not shown
    assert theme.CARD_WIDTH * table.transform().m11() >= 0.065 * table.viewport().width()


def test_with_panels_hidden_the_cards_fill_the_felt_whatever_the_size_of_text(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(resource_path("cases", *CASES[0]).with_suffix(".toml"))
    table, shares = window.middle.table, {}
    for hidden in (("director",), ("case list",), ("director", "case list")):
        for name in ("director", "case list"):
            window.menus.act(name).setChecked(name not in hidden)
        for text in (100, 200):
            window.wearing.change_text(text)
            settle(qtbot, window)  # only then it can be as small as what is hidden leaves it
            for size in ((1024, 700), (1280, 800), (1366, 768), (1920, 1080)):
                window.resize(*size)
                settle(qtbot, window)
                assert (window.width(), window.height()) == size, (hidden, text)
                card = theme.CARD_WIDTH * table.transform().m11()
                shares[hidden, text, size] = card / table.viewport().width()
    window.wearing.change_text(100)
    assert min(shares.values()) >= 0.065, shares
