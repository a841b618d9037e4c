"""A show killed at a random moment: what was done up to a second before must lie in the copy it left.

python3 -m ui.show.killed_show 50        # in `tests`: fifty shows, one after the other
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bridgetable.evening.running import Running, read_running, running_text

MISSING = 1.0
"""So many seconds of an evening may be missing."""
LONGEST = 60.0
ROOT = Path(__file__).resolve().parents[3]


def hold(folder: Path, seed: int) -> None:
    """Show an evening and press keys at random, until somebody ends it; each state is told as soon as it is reached."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from bridgetable.ui.files.preferences import Preferences
    from bridgetable.ui.files.recovery import Recovery
    from bridgetable.ui.shell.window import Window
    from bridgetable.ui.start.app import application
    from present import present
    from ui.show.evenings import TEN, evening

    application()
    window, drawn = Window(Preferences(folder / "p.ini"), Recovery(folder / "work")), random.Random(seed)
    ready: list[bool] = []
    window.completed.connect(lambda: ready.append(True))
    window.show()
    window.complete()
    while not ready:
        QTest.qWait(10)
    window.presenting.begin_evening(evening(*TEN))
    stage = present(window.presenting.stage)
    key = Qt.Key
    while True:
        pressed = drawn.choice([*[key.Key_PageDown] * 6, *[key.Key_Plus] * 4, key.Key_Space, key.Key_Down, key.Key_E])
        QTest.keyClick(stage.room, pressed)
        told = {"at": time.time(), "state": _told(stage.programme.running)}
        sys.stdout.write(json.dumps(told) + "\n")
        sys.stdout.flush()
        QTest.qWait(drawn.randrange(20, 400))


def _told(running: Running) -> str:
    """An evening but for its seconds, which go on by themselves."""
    return running_text(Running(running.set_list, running.at, running.votes))


def kill(seed: int) -> float:
    """Show an evening, kill it, and say how many seconds before the end the oldest thing is that its copy lacks."""
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "tests")))}
    with TemporaryDirectory() as name:
        folder = Path(name)
        command = [sys.executable, "-m", "ui.show.killed_show", "--hold", str(folder), str(seed)]
        with subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
        ) as show:
            assert show.stdout is not None
            lines = [show.stdout.readline()]
            time.sleep(random.Random(seed).uniform(0.1, 4.0))
            show.send_signal(signal.SIGKILL)
            ended = time.time()
            lines += [line for line in show.stdout if line.endswith("\n")]
        told = [(float(each["at"]), str(each["state"])) for each in map(json.loads, lines)]
        (kept,) = (folder / "work" / "shows").glob("*.bridgeshow")
        found, states = _told(read_running(kept)), [state for _, state in told]
        last = max(at for at, each in enumerate(states) if each == found)
        return 0.0 if last == len(states) - 1 else ended - told[last + 1][0]


def main(words: list[str]) -> int:
    if words[:1] == ["--hold"]:
        hold(Path(words[1]), int(words[2]))
    lacking = [kill(seed) for seed in range(int(words[0]))]
    sys.stdout.write(f"{len(lacking)} shows killed, at most {max(lacking):.2f} s lacking\n")
    return int(max(lacking) > MISSING)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
