"""Work that was not saved when the program ended is offered again at the next start."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from bridgetable.file_lock import FileLock, held
from bridgetable.lasting import BESIDE
from bridgetable.messages import os_words, say
from bridgetable.ui.files.writing import Proof, write_whole
from bridgetable.value import value

PAUSE = 0.2
"""Seconds from one copy to the next, however fast the changes come; the first is made at once."""
AGAIN = 2.0
"""Seconds until it is tried again where a copy could not be made."""
PATIENCE = 5.0
"""So many seconds the window waits for a slow disk before it goes on without."""
PLACES = 999
"""More copies than these are not looked after."""
STRAY = 60.0
"""What was being written so many seconds ago will not be finished."""
SUFFIX = ".bridgecase"


@value
class _Copy:
    """A record as a text, and how it is seen that it can be read again."""

    text: str
    proof: Proof | None


class Recovery(QObject):
    """Keeps a copy of unsaved work in a folder, one for each window that is open.

    A thread of its own writes it, so that a slow disk holds nobody up. What is asked for last is what is kept. Copies
    of another kind than a case have another `suffix`.
    """

    turned = Signal()
    """Whether the work is kept has changed: see `problem`."""

    def __init__(self, folder: Path, suffix: str = SUFFIX) -> None:
        super().__init__()
        self.folder, self._suffix = folder, suffix
        self.problem = ""
        """Why the newest state of the work is not kept; empty if it is, or if there is nothing to keep."""
        self._claim: FileLock | None = None
        self._file: Path | None = None
        self._seen: dict[Path, tuple[int, int]] = {}
        """Which file each copy was, and of when, that was found left behind."""
        self._wanted: _Copy | None = None
        self._writing, self._tried = False, 0
        self._turn = threading.Condition()
        self._hurry, self._closed = threading.Event(), False
        self._thread: threading.Thread | None = None

    # What others have left

    def left(self) -> list[Path]:
        """The copies that windows which ended too early have left behind, the newest first; each until `forget`."""
        found: list[tuple[float, Path]] = []
        try:
            entries = list(os.scandir(self.folder))
        except OSError:
            return []
        for entry in entries:
            path = Path(entry.path)
            with contextlib.suppress(OSError):  # another window was quicker
                status = path.lstat()
                if path.name.startswith(BESIDE) and time.time() - status.st_mtime > STRAY:
                    path.unlink()
                elif path.suffix == self._suffix and path != self._file and not held(path.with_suffix(".lock")):
                    self._seen[path] = _mark(status)
                    found.append((status.st_mtime, path))
        return [path for _, path in sorted(found, reverse=True)]

    def is_left(self, path: Path) -> bool:
        """Whether a copy that was found is still there: its name may by now be that of another window's work."""
        try:
            there = _mark(path.lstat())
        except OSError:
            return False
        return self._seen.get(path, there) == there and not held(path.with_suffix(".lock"))

    def forget(self, path: Path) -> None:
        """A copy that was left behind has been restored, or is not wanted; `OSError` if it cannot be removed."""
        if not self.is_left(path):
            return
        with contextlib.suppress(OSError):
            path.with_suffix(".lock").unlink()
        path.unlink(missing_ok=True)

    # What this window keeps

    def keep(self, text: str, proof: Proof | None = None) -> None:
        """Put a copy of the work by, as soon as may be; `proof` reads it back before it replaces an older one."""
        with self._turn:
            self._wanted = _Copy(text, proof)
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="recovery", daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def refuse(self, why: str) -> None:
        """The work cannot be kept as it is; an older copy stays."""
        self._forget_wish()
        self._found(why)

    def flush(self) -> bool:
        """Wait until what was asked for last is kept; False if it is not."""
        self._hurry.set()
        with self._turn:
            enough = self._tried + (2 if self._writing else 1)  # what is being written may be older
            # where every try fails at once, the next has begun before anybody sees that this one has ended
            self._turn.wait_for(
                lambda: self._tried >= enough or not (self._writing or self._wanted is not None), PATIENCE
            )
            done = not self._writing and self._wanted is None
        self._hurry.clear()
        return done and not self.problem

    def drop(self) -> None:
        """There is nothing left to recover."""
        self._forget_wish()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.unlink(missing_ok=True)
        self._found("")

    def close(self) -> None:
        """The window closes in good order."""
        self.drop()
        with self._turn:
            self._closed = True
            self._turn.notify_all()
        self._hurry.set()
        if self._thread is not None:
            self._thread.join(PATIENCE)
        if self._claim is not None:
            self._claim.release()
            self._claim = self._file = None

    def _forget_wish(self) -> None:
        with self._turn:
            self._wanted = None
            self._turn.wait_for(lambda: not self._writing, PATIENCE)
            self._wanted = None  # what could not be written is wanted again

    def _found(self, problem: str) -> None:
        if problem != self.problem:
            self.problem = problem
            self.turned.emit()

    # In the thread

    def _work(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._wanted is not None or self._closed)
                copy, self._wanted = self._wanted, None
                if copy is None or self._closed:
                    return
                self._writing = True
            problem = self._put(copy)
            self._hurry.wait(AGAIN if self._note(copy, problem) else PAUSE)

    def _note(self, copy: _Copy, problem: str) -> bool:
        """Say how it went; whether the same is to be tried again, since nothing newer has come."""
        with self._turn:
            self._writing, self._tried = False, self._tried + 1
            again = bool(problem) and self._wanted is None and not self._closed
            if again:
                self._wanted = copy
            self._found(problem)
            self._turn.notify_all()
        return again

    def _put(self, copy: _Copy) -> str:
        """Write a copy; why it could not be written, if so."""
        try:
            write_whole(self._place(), copy.text, copy.proof)
        except OSError as error:
            return os_words(error)
        except Exception as error:  # whatever the proof finds: the work goes on, and the user is told
            return str(error) or type(error).__name__
        return ""

    def _place(self) -> Path:
        """The file in which this window keeps its copy: one that no other window has, and none that was left."""
        if self._claim is not None and self._file is not None:
            if self._claim.path.exists():
                return self._file
            self._claim.release()  # somebody has emptied the folder
        self.folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, PLACES + 1):
            file = self.folder / f"unsaved-{number}{self._suffix}"
            if os.path.lexists(file):
                continue
            try:
                claim = FileLock.take(file.with_suffix(".lock"))
            except OSError:
                if not os.path.lexists(file.with_suffix(".lock")):
                    raise  # nothing can be made here at all
                continue
            if claim is not None and not os.path.lexists(file):
                self._claim, self._file = claim, file
                return file
            if claim is not None:
                claim.release()
        raise OSError(say("files-recovery-full", count=PLACES, folder=str(self.folder)))


def _mark(status: os.stat_result) -> tuple[int, int]:
    """What no two files have in common that bear the same name one after the other."""
    return status.st_ino, status.st_mtime_ns
