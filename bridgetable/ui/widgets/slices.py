"""Work that takes its time, done a little at a time, so that no frame of the window waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.ui.looks import theme


class Slices(QObject):
    """Goes through one piece of work after the other: a new one takes the place of what is not finished."""

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
        self._left, self._some = work, False
        self._timer.start()
        if at_once:
            self._go_on()

    def stop(self) -> None:
        """Leave the rest undone."""
        self._left = iter(())
        self._timer.stop()

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
        self._timer.stop()
        self.finished.emit()
