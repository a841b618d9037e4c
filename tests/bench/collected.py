"""Collections: 5,000 cases on the shelf, their listing, what they weigh, and how soon a search is answered."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer

from bridgetable.collection.about import FOLDER
from bridgetable.collection.looking import Looking
from bridgetable.collection.making import of_files
from bridgetable.collection.shelf import Shelf
from bridgetable.resources import resource_path
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from first_paint import resident_megabytes
from measure import Figure
from remarks import remark

CASES, COLLECTIONS = 5_000, 10
TYPED = ("p", "penalty card", "revoke", "45c4b", "dummy looks", "claim", "4", "lead out of turn", "no such word")
ROUNDS = 5
AT_REST = 2
"""So many seconds after the library is listed somebody may begin to type."""
SEARCH, PAUSE = 50, 50
"""Milliseconds of the processor's: for a search, and for which the window may be held up while the cases are listed."""
MOST_TIMES = 4
"""A search may take so many times as long as one among the library alone, which has a fifth of the cases."""
MOST_MEMORY = 60
"""Megabytes beyond those of the library alone."""
_ID = re.compile(r"^id = .*$", re.MULTILINE)


def figures() -> Iterator[Figure]:
    """How soon cases are found, at first and then, the pauses meanwhile, and the memory, beside the library alone."""
    with TemporaryDirectory() as name:
        alone, full = Path(name, "alone"), Path(name, "full")
        for folder in (alone, full):
            folder.mkdir()
        fill(Shelf(full / FOLDER))
        measured(full)  # the first time every file is read; from then on what was noted of them
        library, all_of_them = measured(alone), measured(full)
    first, usual, slowest, paused, memory = all_of_them
    yield Figure(f"the first search, {CASES:,} cases in collections", first, "ms", bar=SEARCH)
    yield Figure("the slowest of all others", slowest, "ms", bar=SEARCH)
    yield Figure("a search, to one in the library alone", usual / library[1], "x", bar=MOST_TIMES)
    yield Figure("the longest pause while they are listed", paused, "ms", bar=PAUSE)
    yield Figure("memory beyond that of the library alone", memory - library[4], "MB", bar=MOST_MEMORY)


def fill(shelf: Shelf) -> None:
    """Put so many cases on the shelf: those of the library again and again, each time with other ids and titles."""
    library = sorted(resource_path("cases").rglob("*.toml"))
    for number in range(COLLECTIONS):
        files: dict[str, Path | bytes] = {"collection.toml": f"title = 'Evening {number}'\n".encode()}
        for at in range(number * CASES // COLLECTIONS, (number + 1) * CASES // COLLECTIONS):
            files[f"case-{at}.toml"] = _renamed(library[at % len(library)].read_text(encoding="utf-8"), at)
        looking = Looking(of_files("", files))
        for _ in looking.reading():
            pass
        for _ in shelf.put(looking):
            pass


def _renamed(text: str, at: int) -> bytes:
    return _ID.sub(f'id = "case-{at}"', text, count=1).encode()


def measured(folder: Path) -> list[float]:
    """The same in a process of its own: milliseconds of searches and pauses, and megabytes."""
    command = [sys.executable, __file__, str(folder)]
    run = subprocess.run(command, check=False, capture_output=True, text=True, encoding="utf-8", timeout=300)
    for line in run.stderr.splitlines():
        remark(line)
    run.check_returncode()
    return [float(number) for number in run.stdout.split()]


def tried(folder: Path) -> list[float]:
    """Of a window with the shelf in `folder`: first search, usual and slowest one, longest pause, and memory."""
    app = application()
    beats: list[float] = []
    listed: list[bool] = []
    clock = QTimer(interval=5)
    clock.timeout.connect(lambda: beats.append(time.process_time()))
    window = Window(Preferences(folder / "preferences.ini"), Recovery(folder))
    window.completed.connect(lambda: window.cases.filled.connect(lambda: listed.append(True)))
    window.show()
    window.complete()
    while not listed:
        app.processEvents()
    clock.start()
    until = time.monotonic() + AT_REST
    while window.cases.collections.busy or time.monotonic() < until:
        app.processEvents()
    clock.stop()
    memory = resident_megabytes()
    took: list[float] = []
    for words in TYPED * ROUNDS:
        begun = time.process_time()
        window.cases.search.setText(words)
        app.processEvents()
        took.append((time.process_time() - begun) * 1000)
    window.close()
    pauses = [(later - sooner) * 1000 for sooner, later in pairwise(beats)]
    return [took[0], median(took[1:]), max(took[1:]), max(pauses), memory]


if __name__ == "__main__":
    print(*tried(Path(sys.argv[1])))
