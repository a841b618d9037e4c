"""Work beside the window: done in a thread, looked for between the frames. The window never waits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from bridgetable.ui.looks import theme

_Asked = TypeVar("_Asked")
_Answer = TypeVar("_Answer")

_USUAL = sys.getswitchinterval()
_GIVES_WAY = 0.00005
"""So many seconds the window waits at most whenever it wants its turn, which is often in a frame; usually 0.005."""


class Aside(Generic[_Asked, _Answer]):
    """Answers one question after the other: a newer one takes the place of the older, which is left where it stands.

    `work` yields None where it may be left, and the answer at its end; `tell` is given the newest answer. The thread
    knows nothing of Qt: it lays down what it has found, and the window takes it up between two frames. It ends when
    nothing is left to answer, at the latest with the program.
    """

    def __init__(
        self,
        parent: QObject,
        name: str,
        work: Callable[[_Asked], Iterator[_Answer | None]],
        tell: Callable[[_Answer], None],
    ) -> None:
        self._name, self._work_out, self._tell = name, work, tell
        self._newest: _Asked | None = None
        self._next: _Asked | None = None
        self._thread: Thread | None = None
        self._turn = Lock()
        self._found: SimpleQueue[tuple[_Asked, _Answer | Exception]] = SimpleQueue()
        self._look = QTimer(parent, interval=theme.NEXT_FRAME)
        self._look.timeout.connect(self._take)
        program = QCoreApplication.instance()
        if program is not None:
            program.aboutToQuit.connect(self.end)

    def ask(self, asked: _Asked) -> None:
        """Have a question answered; what was asked before is of no interest any more."""
        if asked == self._newest:
            return
        self._newest = asked
        with self._turn:
            self._next = asked
            if self._thread is None:
                sys.setswitchinterval(_GIVES_WAY)
                self._thread = Thread(target=self._work, name=self._name, daemon=True)
                self._thread.start()
        self._look.start()

    def forget(self) -> None:
        """Nothing is asked any more: what is being worked out is left where it stands."""
        self._newest = None
        with self._turn:
            self._next = None
        self._look.stop()

    def end(self) -> None:
        """Forget all, and wait until the thread has ended."""
        self.forget()
        thread = self._thread
        if thread is not None:
            thread.join()

    # In the thread

    def _work(self) -> None:
        while (asked := self._next_one()) is not None:
            try:
                found: _Answer | Exception | None = self._answer(asked)
            except Exception as error:  # told where faults of the program are told, in the window's thread
                found = error
            if found is not None:
                self._found.put((asked, found))

    def _next_one(self) -> _Asked | None:
        with self._turn:
            asked, self._next = self._next, None
            if asked is None:
                sys.setswitchinterval(_USUAL)
                self._thread = None
            return asked

    def _answer(self, asked: _Asked) -> _Answer | None:
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
        self._tell(found)
