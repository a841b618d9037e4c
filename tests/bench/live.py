"""Live: one more action when some 120 stand in the record already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.session import Session
from bridgetable.table.actions import Entry
from bridgetable.ui.files.preferences import Preferences
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.shell.window import Window
from bridgetable.ui.start.app import application
from measure import Figure, medians, seconds, yardstick
from played import full_record, played

BOARDS = 5
BEFORE, AFTER = 110, 130
"""How many actions the record holds when the first and after the last of the timed ones: 120 on average."""
FRAME = 1000 / 60
QUIET, A_LOOK = 0.5, 0.002
"""Seconds: nothing takes longer than a look for so long once the window has done what it does of itself."""


def figures() -> Iterator[Figure]:
    """Milliseconds for one action, judged and then shown, and the ratios to a fixed piece of plain Python."""
    judged = median(time for seed in range(BOARDS) for time in judging(seed))
    early, painted = (median(showing(0, at_rest)) for at_rest in (False, True))
    (steps,) = medians(50, yardstick)
    yield Figure("one more action, judged", judged * 1000, "ms", bar=FRAME)
    yield Figure("ratio to 20 000 steps of plain Python", judged / steps, "x")
    yield Figure("one more action, to the repainted frame", painted * 1000, "ms", bar=FRAME)
    yield Figure("ratio to 20 000 steps of plain Python", painted / steps, "x")
    yield Figure("the same while the list is made ready to be searched", early * 1000, "ms")


def judging(seed: int) -> Iterator[float]:
    """Seconds for each of the timed actions of one board, the record growing as it would at the table."""
    record = full_record(played(seed), AFTER)
    session = Session(replace(record, log=record.log[:BEFORE]))
    for entry in record.log[BEFORE:]:
        yield seconds(partial(session.do, entry))


def showing(seed: int, at_rest: bool) -> list[float]:
    """Seconds for each of the same actions done in the window, until the table is painted with what came of it.

    `at_rest`: once the window has nothing to do but this.
    """
    record = full_record(played(seed), AFTER)
    app = application()
    with TemporaryDirectory() as folder:
        window = Window(Preferences(Path(folder, "preferences.ini")), Recovery(Path(folder)))
        window.complete()
        window.menus.act("animate").setChecked(False)  # the first frame is the one that stays
        window.filing.begin(record.position)
        filled: list[bool] = []
        window.cases.filled.connect(lambda: filled.append(True))
        window.show()
        for entry in record.log[:BEFORE]:
            window.session.do(entry)
        window.showing.refresh()
        while not filled:  # the list of cases is read once, in the first second
            app.processEvents()
        if at_rest:
            rest(app)
        table = Painted(window.middle.table.viewport())
        times = [seconds(partial(show, app, window, table, entry)) for entry in record.log[BEFORE:]]
        window.session.mark_saved()
        window.close()
    return times


def rest(app: QApplication) -> None:
    """Wait until the window has done what it does of itself."""
    since = perf_counter()
    while perf_counter() - since < QUIET:
        if seconds(app.processEvents) > A_LOOK:
            since = perf_counter()


def show(app: QApplication, window: Window, table: Painted, entry: Entry) -> None:
    """Do one action in the window and wait until the table is painted."""
    table.painted = False
    if not window.acting.do(entry):
        raise ValueError(f"{entry} is not possible here")
    while not table.painted:
        app.processEvents()


class Painted(QObject):
    """Notes that a widget was painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.painted = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.painted |= event.type() is QEvent.Type.Paint
        return False
