"""Names that one window holds at a time, by a lock of the system: whoever is gone, in whichever way, holds none.

No number of a process is written down and asked for later, since it may by then be somebody else's, or that of another
machine which shares the folder.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int, alone: bool) -> bool:  # noqa: ARG001 - here who looks at a lock holds it for a moment
        """Whether the lock could be had."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(handle: int, alone: bool) -> bool:
        """Whether the lock could be had; where a file system knows none, nobody can hold one."""
        try:
            fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


_PLAINLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Neither follow a link nor wait for the other end of a pipe."""


class FileLock:
    """The lock on a file, held until it is released or the program is gone."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path, self._handle = path, handle

    @classmethod
    def take(cls, path: Path) -> FileLock | None:
        """Hold the lock at `path`, None if somebody else does; `OSError` where no file can be made."""
        handle = os.open(path, os.O_RDWR | os.O_CREAT | _PLAINLY, 0o600)
        if _locked(handle, alone=True) and _is_still(path, handle):
            return cls(path, handle)
        os.close(handle)
        return None

    def release(self) -> None:
        """Let go of it, and leave nothing behind."""
        if os.name == "posix":
            self._remove()  # while it is held: nobody else can have taken it
        os.close(self._handle)
        if os.name != "posix":
            self._remove()

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink()


def held(path: Path) -> bool:
    """Whether a window that is still there holds the lock at `path`."""
    try:
        handle = os.open(path, os.O_RDONLY | _PLAINLY)
    except OSError:  # there is none, or it is none of ours
        return False
    try:
        return not _locked(handle, alone=False)
    finally:
        os.close(handle)


def _is_still(path: Path, handle: int) -> bool:
    """Whether the file that was locked is the one of that name, and was not removed by its last holder meanwhile."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
