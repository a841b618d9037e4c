"""Asking: which questions matter, in a record that leaves much open, and how long the window is held up by it."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer

from bridgetable.cases.reader import parse_case
from bridgetable.explain import relevance
from bridgetable.judge import judge
from bridgetable.table.record import Record
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from measure import Figure, medians, seconds

sys.path.append(str(Path(__file__).parent.parent))
from explain.many_open import MANY_OPEN

MOST = 900
"""So many verdicts on the whole record may the questions cost; one for each ruling would be 1,900."""
PAUSE = 50
"""Milliseconds for which the window may be held up."""


def figures() -> Iterator[Figure]:
    """The questions as a ratio to one verdict, and the longest time in which the window did not answer."""
    record = parse_case(MANY_OPEN, "many-open").record
    (one,) = medians(50, partial(judge, record, 2007))
    asked = seconds(partial(relevance.asked, record, 2007))
    yield Figure("which questions matter, to one verdict", asked / one, "x", bar=MOST)
    yield Figure("the longest pause of the window meanwhile", max(held_up(record)) * 1000, "ms", bar=PAUSE)


def held_up(record: Record) -> list[float]:
    """The seconds from each beat of a clock in the window to the next one while the questions are found out."""
    app = application()
    beats: list[float] = []
    with TemporaryDirectory() as folder:
        window = Window(Preferences(Path(folder, "preferences.ini")), Recovery(Path(folder)))
        window.complete()
        filled: list[bool] = []
        window.cases.filled.connect(lambda: filled.append(True))
        window.show()
        while not filled or window.director.busy:
            app.processEvents()
        clock = QTimer(interval=5)
        clock.timeout.connect(lambda: beats.append(time.perf_counter()))
        clock.start()
        window.filing.begin_record(record, "")
        until = time.perf_counter() + 1
        while time.perf_counter() < until or window.director.busy:
            app.processEvents()
        window.session.mark_saved()
        window.close()
    return [later - earlier for earlier, later in pairwise(beats)]
