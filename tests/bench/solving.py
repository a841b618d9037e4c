"""Solving: a card on its way over the table while double dummy is worked out beside it, to the same drag without."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject

from bridgetable.equity import native
from bridgetable.equity.answer import EquityOf
from bridgetable.ui.equity.asked import Asked, answer
from bridgetable.ui.start.app import application
from bridgetable.ui.widgets.aside import Aside
from drag import Dragged, at_card, opened, slowest, way
from measure import Figure
from played import plain_record, played

LATER = 1.5
"""No frame may be later than so many times the usual one."""
ROUNDS = 9
EDITION = 2017


def figures() -> Iterator[Figure]:
    """Milliseconds from a movement of the mouse to the repainted table, and the ratio to those without solving."""
    if native.library() is None:
        return
    app = application()
    usual: list[float] = []
    solving: list[float] = []
    with TemporaryDirectory() as folder:
        window = opened(app, Path(folder))
        view = window.middle.table
        dragged, path, solver = Dragged(app, view, at_card(view)), way(view), Solver(window)
        dragged.lap(path)  # pictures are drawn once
        for _ in range(ROUNDS):  # in turn, so that a busy moment falls on each alike
            usual += dragged.laps(path)
            solver.begin()
            solving += dragged.laps(path)
            solver.end()
        window.close()
    yield Figure("boards worked out meanwhile", solver.found, "")
    yield Figure("one movement of a card, repainted: median", median(usual) * 1000, "ms")
    yield Figure("the same while solving", median(solving) * 1000, "ms")
    yield Figure("all but the slowest in a hundred", slowest(usual) * 1000, "ms")
    yield Figure("the same while solving", slowest(solving) * 1000, "ms")
    yield Figure("the slowest", max(usual) * 1000, "ms")
    yield Figure("the same while solving", max(solving) * 1000, "ms")
    yield Figure("ratio of the medians", median(solving) / median(usual), "x", bar=LATER)
    yield Figure("ratio of the slowest in a hundred", slowest(solving) / slowest(usual), "x", bar=LATER)


class Solver:
    """Works out one board after the other, from its second trick on, as the window *What was it worth?* does."""

    def __init__(self, parent: QObject) -> None:
        self.found = 0
        self._boards = count()
        self._aside = Aside(parent, "double dummy", answer, self._tell)
        self._on = False

    def begin(self) -> None:
        """Work from now on without a rest."""
        self._on = True
        self._next()

    def end(self) -> None:
        """Work no more."""
        self._on = False
        self._aside.end()

    def _next(self) -> None:
        record = plain_record(played(next(self._boards)))
        self._aside.ask(Asked(replace(record, log=record.log[:6]), EDITION, None))

    def _tell(self, _found: EquityOf) -> None:
        self.found += 1
        if self._on:
            self._next()
