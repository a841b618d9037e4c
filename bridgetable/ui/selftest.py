"""The self-test: the whole program once through, on one case, ending in a picture of the window."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bridgetable.lawtexts import EDITIONS

WIDTH, HEIGHT = 1280, 800
LONGEST = 20.0
"""Seconds the list of cases may take to fill."""


def run(picture: str | Path) -> int:
    """Open the window, judge a case under every edition, and draw the window to `picture`; 0 if all went well."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with TemporaryDirectory() as folder:
        return _draw(Path(picture), Path(folder))


def _draw(picture: Path, folder: Path) -> int:
    """The test itself; what the window remembers goes to `folder`, not to the user's own place."""
    from bridgetable.ui.app import application
    from bridgetable.ui.preferences import Preferences
    from bridgetable.ui.recovery import Recovery
    from bridgetable.ui.window import Window

    app = application()
    window = Window(Preferences(folder / "preferences.ini"), Recovery(folder))
    window.resize(WIDTH, HEIGHT)
    window.furnish()
    window.menus.act("animate").setChecked(False)
    filled: list[bool] = []
    window.cases.filled.connect(lambda: filled.append(True))
    window.show()
    for year in EDITIONS:
        window.switch_edition(year)
    _until(lambda: bool(filled), app.processEvents)
    app.processEvents()
    drawn = window.grab().save(str(picture))
    judged = window.session.view.verdict.edition == EDITIONS[-1] and window.filing.document.path is not None
    window.close()
    return 0 if drawn and judged else 1


def _until(true: Callable[[], bool], turn: Callable[[], None]) -> None:
    end = time.monotonic() + LONGEST
    while not true() and time.monotonic() < end:
        turn()
