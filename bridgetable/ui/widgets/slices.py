"""Work that takes its time, done a little at a time, so that no frame of the window waits for it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from time import perf_counter
from weakref import WeakSet

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.ui.looks import theme

_USUAL = gc.get_threshold()
_YOUNG_ONLY = (*_USUAL[:2], 1_000_000_000)


class Slices(QObject):
    """Goes through one piece of work after the other: a new one takes the place of what is not finished.

    While any work is done Python looks for what could go among new things only: to look through all there is takes
    longer than a frame. What the start has put aside from such looks (`gc.freeze`) stays aside.
    """

    found = Signal(object)
    """Something has come of it."""
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: Iterator[object | None] = iter(())
        self._some = False
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether there is something left to be done."""
        return self._timer.isActive()

    @property
    def waiting(self) -> bool:
        """Whether nothing has come of it yet, and something may."""
        return self.busy and not self._some

    def begin(self, work: Iterator[object | None], at_once: bool = False) -> None:
        """Do this `work`, which yields None wherever it may be left for a while; the first slice of it `at_once`."""
        _at_work.add(self)
        gc.set_threshold(*_YOUNG_ONLY)
        self._left, self._some = work, False
        self._timer.start()
        if at_once:
            self._go_on()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._left = iter(())
        if self._timer.isActive():
            self._end()

    def _end(self) -> None:
        self._timer.stop()
        _at_work.discard(self)
        if not _at_work:
            gc.set_threshold(*_USUAL)

    def _go_on(self) -> None:
        work, until = self._left, perf_counter() + theme.SLICE / 1000
        for each in work:
            if each is not None:
                self._some = True
                self.found.emit(each)
            if self._left is not work:
                return  # what was found has led to other work, or to none
            if perf_counter() >= until:
                return
        self._end()
        self.finished.emit()


_at_work: WeakSet[Slices] = WeakSet()
