"""When somebody else ends the program: a signal of the system, or the end of the user's session."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Signal
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication


class Endings(QObject):
    """Tells of an end while there is still time to put something by."""

    near = Signal()
    """The session may end, and the windows be closed with it."""
    ended = Signal(int)
    """The program is to end now, with this exit code."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.commitDataRequest.connect(self._commit)
        self._bell: QSocketNotifier | None = None
        self._heard = -1
        self._heed_signals()

    def _heed_signals(self) -> None:
        """Have signals wake the loop of events, which would not hear of them while nothing happens in the window."""
        if sys.platform != "win32":  # which sends none
            heard, rung = os.pipe()
            for end in (heard, rung):
                os.set_blocking(end, False)
            signal.set_wakeup_fd(rung, warn_on_full_buffer=False)
            for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
                signal.signal(number, _hear)
            self._heard = heard
            self._bell = QSocketNotifier(heard, QSocketNotifier.Type.Read, self)
            self._bell.activated.connect(self._rung)

    def _rung(self) -> None:
        numbers = os.read(self._heard, 64)
        self.ended.emit(128 + numbers[0])  # as a shell tells of a program that a signal has ended

    def _commit(self, _manager: QSessionManager) -> None:
        self.near.emit()


def _hear(_number: int, _frame: object) -> None:
    """A signal that has a handler is written where the loop of events hears of it."""
