"""Windows on endings, with *What was it worth?* open beside them; no library of a solver is there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.equity import native
from bridgetable.messages import say
from bridgetable.ui.equity.window import WorthWindow
from bridgetable.ui.shell.window import Window
from present import present
from ui.conftest import PATIENCE, settle

DEAL = "..A.A3 .A.2.2 .3.3.4 2.4.4."
"""East wins a trick if he leads his ace of hearts, and none with a minor suit: North has the rest."""
START = 'trick=11, lead="E", tricks={NS=6, EW=4}'

Opens: TypeAlias = Callable[..., tuple[Window, WorthWindow]]


@pytest.fixture(autouse=True)
def without_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has no library of a solver."""
    monkeypatch.setattr(native, "library", lambda: None)


def ending(
    folder: Path, *actions: str, deal: str = DEAL, start: str = START, contract: str = "3NT", facts: str = ""
) -> Path:
    """A case file with an ending; the hands N E S W with spaces between."""
    hands = ", ".join(f'{seat}="{hand}"' for seat, hand in zip("NESW", deal.split(), strict=True))
    told = 'title = "An ending"\nstory = "What happened."\nlaws = ["50"]\nexpect = []\n'
    table = f'table = {{declarer="S", contract="{contract}"}}\n'
    path = folder / "ending.toml"
    happened = f"actions = {list(actions)!r}\n[facts]\n{facts}\n"
    text = f'id = "ending"\n{told}{table}deal = {{{hands}}}\nstart = {{{start}}}\n{happened}'
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, open_window: Callable[..., Window]) -> Opens:
    """Opens a window on an ending with these actions, and the one beside it; waits until all is worked out."""

    def open_it(*actions: str, path: Path | None = None, **of: str) -> tuple[Window, WorthWindow]:
        window = open_window(path or ending(tmp_path, *actions, **of))
        settle(qtbot, window)
        window.menus.act("worth").trigger()
        beside = present(window.findChild(WorthWindow))
        worked_out(qtbot, beside)
        return window, beside

    return open_it


def worked_out(qtbot: QtBot, beside: WorthWindow) -> None:
    """Wait until the answer is there."""
    qtbot.waitUntil(
        lambda: beside.asked is not None and say("worth-being-worked-out") != beside.tricks.now.said.text(),
        timeout=PATIENCE,
    )
    qtbot.wait(1)  # what has just been laid out is shown
