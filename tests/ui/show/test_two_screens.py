"""An evening on two screens of a real display, with the keys of a remote, the projector unplugged for a while."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

MISSING = [name for name in ("Xvfb", "xrandr") if shutil.which(name) is None]
ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.skipif(bool(MISSING), reason=f"no two screens without {' and '.join(MISSING)}")
def test_nothing_of_the_answer_is_on_the_wall_before_it_is_shown() -> None:
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "2560x720x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="utf-8") as answer:
            display = f":{answer.readline().strip()}"
        paths = os.pathsep.join(map(str, (ROOT, ROOT / "tests")))
        env = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "PYTHONPATH": paths}
        driver = Path(__file__).with_name("two_screens.py")
        run = subprocess.run(
            [sys.executable, str(driver)], env=env, check=False, capture_output=True, encoding="utf-8", timeout=240
        )
    finally:
        server.terminate()
        server.wait()
    assert run.returncode == 0, run.stderr
    *faults, seen = [line for line in run.stdout.splitlines() if line]
    assert [line for line in faults if line.startswith("case ")] == []
    told = json.loads(seen)
    assert told["faults"] == 0 and told["frames"] > 8 * told["cases"] and told["ruled"] >= told["cases"] >= 6
