"""Reading: a law book of 200 pages of the user's own, while the window is open."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QTimer

from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.lawbook.window import LawBookWindow
from bridgetable.ui.start.app import application
from measure import Figure

sys.path.append(str(Path(__file__).parent.parent))
from ownbook.printed import MANNERS, book, pdf

LENGTH = 2000
LONG_PAUSE = 150
"""Milliseconds within which the window answers nine times of ten."""
FROZEN = 1 / 3
"""A window that stands still for so much of the time could be taken for a frozen one."""


def figures() -> Iterator[Figure]:
    """How long the window is held up, nine times of ten in milliseconds, and at worst as a part of the whole time."""
    pauses = sorted(held_up())
    yield Figure("reading a law book: nine pauses of ten", pauses[len(pauses) * 9 // 10] * 1000, "ms", bar=LONG_PAUSE)
    yield Figure("the longest of them to the whole time", pauses[-1] / sum(pauses), "x", bar=FROZEN)


def held_up() -> list[float]:
    """The seconds from each beat of a clock in the window to the next one while the book is read."""
    app = application()
    beats: list[float] = []
    with TemporaryDirectory() as folder:
        path = Path(folder, "laws.pdf")
        path.write_bytes(pdf(book(MANNERS["two columns"], 2017, LENGTH)))
        law_book = LawBookWindow(Preferences(Path(folder, "preferences.ini")))
        clock = QTimer(interval=10)
        clock.timeout.connect(lambda: beats.append(time.perf_counter()))
        clock.start()
        law_book.own.take(path)
        while any(card.busy for card in law_book.own.cards.values()):
            app.processEvents()
        law_book.close()
    return [later - sooner for sooner, later in pairwise(beats)]
