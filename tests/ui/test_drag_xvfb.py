"""A card moved by a real pointer on a real screen: what plays a defender's card leaves declarer's in his hand."""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"no real drag without {' and '.join(MISSING)}")

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20.0
"""So many seconds a busy machine may take for one answer."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen of its own, on whatever number is free."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Hand:
    """A pointer on the screen and what the table says to it."""

    def __init__(self, display: str, who: str) -> None:
        self._env = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, str(Path(__file__).with_name("table_by_hand.py")), who]
        self._table = subprocess.Popen(command, env=self._env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self._said: queue.Queue[dict[str, Any]] = queue.Queue()
        self._ear = threading.Thread(target=self._listen, daemon=True)
        self._ear.start()
        self.spots = self.hear("hand")

    def _listen(self) -> None:
        for line in self._table.stdout or ():
            self._said.put(json.loads(line))

    def hear(self, key: str, value: object = None) -> dict[str, Any]:
        """Wait for what the table says under `key`, with this value if one is given."""
        heard, end = [], time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                heard.append(self._said.get(timeout=0.2))
            except queue.Empty:
                continue
            if key in heard[-1] and (value is None or heard[-1][key] == value):
                return heard[-1]
        raise AssertionError(f"the table did not say {key} {value or ''}: {heard}")

    def move(self, *spots: str) -> None:
        """Move the pointer to these spots in turn, in small steps as a hand does."""
        for spot in spots:
            x, y = self.spots[spot]
            self._xdotool("mousemove", "--sync", str(x), str(y))

    def press(self) -> None:
        self._xdotool("mousedown", "1")

    def let_go(self) -> None:
        self._xdotool("mouseup", "1")

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._env, check=True, timeout=PATIENCE)

    def close(self) -> None:
        self._table.terminate()
        self._ear.join(PATIENCE)
        self._table.communicate()


@pytest.fixture
def hand(display: str, request: pytest.FixtureRequest) -> Iterator[Hand]:
    hand = Hand(display, request.param)
    yield hand
    hand.close()


@pytest.mark.parametrize("hand", ["defender"], indirect=True)
def test_a_defenders_card_lifted_into_sight_is_played(hand: Hand) -> None:
    hand.move("hand")
    hand.press()
    hand.move("raised", "visible")
    hand.hear("flag", ["played, 45C1"])
    hand.let_go()
    done = hand.hear("action")
    assert done["action"] == "E holds D7 visible"
    assert done["facts"] == {"partner-could-see": "yes"}
    assert done["status"] == ["played, 45C1"]


@pytest.mark.parametrize("hand", ["declarer"], indirect=True)
def test_declarers_card_on_the_same_path_is_not_and_goes_back(hand: Hand) -> None:
    hand.move("hand")
    hand.press()
    hand.move("raised", "visible")
    hand.hear("flag", ["held, not played, 45C2"])
    hand.move("raised", "hand")
    hand.let_go()
    held, back = hand.hear("action"), hand.hear("action")
    assert held["action"] == "S holds D7 visible"
    assert held["status"] == ["held, not played, 45C2"]
    assert back["action"].startswith("S puts back D7")
    assert back["place"] == "hand"
    assert back["status"] == []
