"""Double dummy beside the window: worked out in a thread, looked for between the frames. The window never waits."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.ui.equity.asked import Answered, Asked, answer
from bridgetable.ui.looks import theme


class Solving(QObject):
    """Answers one question after the other; of those that wait only the newest is worked out, the others are dropped.

    The thread knows nothing of Qt: it lays down what it has found, and the window takes it up between two frames.
    """

    answered = Signal(object)
    """The newest question is answered: `Answered`."""

    def __init__(self, parent: QObject, work: Callable[[Asked], Answered] = answer) -> None:
        super().__init__(parent)
        self._work_out = work
        self._newest: Asked | None = None
        self._next: Asked | None = None
        self._working, self._turn = False, Lock()
        self._found: SimpleQueue[tuple[Asked, Answered | Exception]] = SimpleQueue()
        self._look = QTimer(self, interval=theme.NEXT_FRAME)
        self._look.timeout.connect(self._take)

    def ask(self, asked: Asked) -> None:
        """Have a question answered; what was asked before is of no interest any more."""
        if asked == self._newest:
            return
        self._newest = asked
        with self._turn:
            self._next = asked
            if not self._working:
                self._working = True
                Thread(target=self._work, name="double dummy", daemon=True).start()
        self._look.start()

    def forget(self) -> None:
        """Nothing is asked any more: an answer that still comes is dropped."""
        self._newest = None
        with self._turn:
            self._next = None
        self._look.stop()

    # In the thread

    def _work(self) -> None:
        while (asked := self._next_one()) is not None:
            try:
                self._found.put((asked, self._work_out(asked)))
            except Exception as error:  # told where faults of the program are told, in the window's thread
                self._found.put((asked, error))

    def _next_one(self) -> Asked | None:
        with self._turn:
            asked, self._next = self._next, None
            self._working = asked is not None
            return asked

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
