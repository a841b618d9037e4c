"""Double dummy beside the window: worked out in a thread, looked for between the frames. The window never waits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from bridgetable.equity.answer import EquityOf
from bridgetable.ui.equity.asked import Asked, answer
from bridgetable.ui.looks import theme

_USUAL = sys.getswitchinterval()
_GIVES_WAY = 0.0002
"""So many seconds the window waits at most whenever it wants its turn, which is often in a frame; usually 0.005."""


class Solving(QObject):
    """Answers one question after the other: a newer one takes the place of the older, which is left where it stands.

    The thread knows nothing of Qt: it lays down what it has found, and the window takes it up between two frames.
    It ends when nothing is left to answer, at the latest with the program.
    """

    answered = Signal(object)
    """The newest question is answered: `EquityOf`."""

    def __init__(self, parent: QObject, work: Callable[[Asked], Iterator[EquityOf | None]] = answer) -> None:
        super().__init__(parent)
        self._work_out = work
        self._newest: Asked | None = None
        self._next: Asked | None = None
        self._thread: Thread | None = None
        self._turn = Lock()
        self._found: SimpleQueue[tuple[Asked, EquityOf | Exception]] = SimpleQueue()
        self._look = QTimer(self, interval=theme.NEXT_FRAME)
        self._look.timeout.connect(self._take)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self.end)

    def ask(self, asked: Asked) -> None:
        """Have a question answered; what was asked before is of no interest any more."""
        if asked == self._newest:
            return
        self._newest = asked
        with self._turn:
            self._next = asked
            if self._thread is None:
                sys.setswitchinterval(_GIVES_WAY)
                self._thread = Thread(target=self._work, name="double dummy", daemon=True)
                self._thread.start()
        self._look.start()

    def forget(self) -> None:
        """Nothing is asked any more: what is being worked out is left where it stands."""
        self._newest = None
        with self._turn:
            self._next = None
        self._look.stop()

    def end(self) -> None:
        """Forget all, and wait until the thread has ended: it has one position left to solve at most."""
        self.forget()
        thread = self._thread
        if thread is not None:
            thread.join()

    # In the thread

    def _work(self) -> None:
        while (asked := self._next_one()) is not None:
            try:
                found: EquityOf | Exception | None = self._answer(asked)
            except Exception as error:  # told where faults of the program are told, in the window's thread
                found = error
            if found is not None:
                self._found.put((asked, found))

    def _next_one(self) -> Asked | None:
        with self._turn:
            asked, self._next = self._next, None
            if asked is None:
                sys.setswitchinterval(_USUAL)
                self._thread = None
            return asked

    def _answer(self, asked: Asked) -> EquityOf | None:
        """What is found; None if by then something else is asked, or nothing."""
        for found in self._work_out(asked):
            if found is not None or self._newest is not asked:
                return found
        return None

    # In the window

    def _take(self) -> None:
        try:
            asked, found = self._found.get_nowait()
        except Empty:
            return
        if asked is not self._newest:
            return
        self._look.stop()
        if isinstance(found, Exception):
            raise found
        self.answered.emit(found)
