"""No flag lies on an index, a name or another flag: both editions, every step, each case on one of the felts."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.resources import resource_path
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from flags_on_felt import FELTS, covered, faults_in, flags_of
from in_turn import share
from ui.conftest import settle

CASES = sorted(resource_path("cases").rglob("*.toml"))
SIZES = sorted(set(FELTS.values()))


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("share", range(2))
def test_flags_over_the_whole_library(qtbot: QtBot, share: int, large: bool) -> None:
    # The module by itself looks at every case on every felt; here every thirtieth case is seen on one of them.
    application()
    paths = list(zip(CASES, cycle(SIZES), strict=False))[share :: 64 if not large else 256]
    grave = [
        (name, size, fault.what)
        for path, felt in paths
        for name, size, fault in faults_in([path], [felt], large)
        if fault.grave
    ]
    assert grave == []


@pytest.mark.parametrize(
    ("size", "text"),
    share([((1024, 700), 200), ((1024, 700), 100), ((1920, 1080), 100), ((1920, 1080), 200)], 2),
)
def test_flags_in_a_real_window(
    open_window: Callable[..., Window], qtbot: QtBot, size: tuple[int, int], text: int
) -> None:
    window = open_window(resource_path("cases", "law47", "law47-e2a.toml"))
    window.resize(*size)
    window.wearing.change_text(text)
    scene, seen = window.middle.table.table_scene, 0
    for line in window.session.lines:
        for at in range(len(line.entries) + 1):
            window.acting.go(line.name, at)
            settle(qtbot, window)
            seen += len(flags_of(scene))
            assert [fault.what for fault in covered(scene) if fault.grave] == []
    assert seen > 20
    window.wearing.change_text(100)


def test_what_a_flag_covers_is_found(open_window: Callable[..., Window]) -> None:
    window = open_window(resource_path("cases", "law51", "law51-b2-two-suits.toml"))
    scene = window.middle.table.table_scene
    (one, flag), (_, other) = scene.flags.of_cards.items()
    place, label = scene.places[one], scene.labels[one[0]].box
    for x, y, what in (
        (place.x - 30, place.y - 40, "lies on the index"),
        (label.x, label.y, "lies on the name of"),
        (other.x(), other.y(), "lie on each other"),
        (scene.layout.width - 20, 300.0, "sticks out of the felt"),
    ):
        flag.setPos(x, y)
        assert any(what in fault.what for fault in covered(scene) if fault.grave), what
