"""Work that was not saved when the program ended is offered again at the next start."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

SECONDS = 2
"""So long after a change the record is put by, unless another change comes first."""
WINDOWS = 8
"""So many windows open at a time put their work by; more of them go without."""


class Recovery(QObject):
    """Keeps a copy of unsaved work in a folder, one for each window that is open; none where nothing can be written."""

    due = Signal()
    """There are changes to be put by: call `keep` with the text, or `drop` if there is nothing to lose."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._lock: QLockFile | None = None
        self._file: Path | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(1000 * SECONDS)
        self._timer.timeout.connect(self.due)

    def left(self) -> Path | None:
        """The newest copy that a window which ended too early left behind, None if there is none.

        It stays until `forget`; what this window puts by does not touch it.
        """
        self._take_place()
        if self._file is None:
            return None
        if self._file.exists():
            numbers = (n for n in count(1) if not self._file.with_name(f"left-{n}.bridgecase").exists())
            self._file.rename(self._file.with_name(f"left-{next(numbers)}.bridgecase"))
        left = self._file.parent.glob("left-*.bridgecase")
        return max(left, key=lambda file: file.stat().st_mtime, default=None)

    def forget(self, path: Path) -> None:
        """A copy that was left behind has been restored, or is not wanted."""
        path.unlink(missing_ok=True)

    def changed(self) -> None:
        """Something was done: it will be put by shortly."""
        self._timer.start()

    def keep(self, text: str) -> None:
        """Put a copy of the record by."""
        from bridgetable.ui.files import write_whole

        self._take_place()
        if self._file is not None:
            write_whole(self._file, text)

    def drop(self) -> None:
        """There is nothing left to recover."""
        self._timer.stop()
        if self._file is not None:
            self._file.unlink(missing_ok=True)

    def close(self) -> None:
        """The window closes in good order."""
        self.drop()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _take_place(self) -> None:
        """Take a place no other window holds, one with a copy left in it before others."""
        if self._lock is not None:
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:  # a stick that is write-protected
            return
        files = [self._folder / f"unsaved-{number}.bridgecase" for number in range(1, WINDOWS + 1)]
        for file in sorted(files, key=lambda file: not file.exists()):
            lock = QLockFile(str(file.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # a lock is void when its program is gone, never by its age
            if lock.tryLock(0):
                self._lock, self._file = lock, file
                return
