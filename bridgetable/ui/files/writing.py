"""Writing files so that nothing is lost: the new content is whole and read back before it takes the place of the old.

What stands there keeps its mode, its owner and its other names; a link stays a link, and no second file is left behind.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO

from bridgetable.lasting import BESIDE, put, settle
from bridgetable.messages import say

Proof = Callable[[bytes], object]
"""Reads what was written, and raises an exception if it is not what it should be."""


def write_whole(path: Path, content: str | bytes, proof: Proof | None = None) -> None:
    """Write a file so that it holds either what it held or the whole new content, whenever the machine stops.

    `proof` is given what was read back. `OSError` says why nothing could be written; whatever is raised, the file that
    was there is as it was.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    path = Path(os.path.realpath(path))  # a link stays, and what it names is written
    old = _old(path)
    try:
        with _beside(path, data) as beside:
            if proof is not None:
                proof(beside.read_bytes())
            if old is None or _made_alike(beside, old):
                beside.replace(path)
            else:
                _write_over(path, data)
    except PermissionError:  # a file of one's own in the folder of somebody else
        if old is None:
            raise
        if proof is not None:
            proof(data)
        _write_over(path, data)
    settle(path.parent)


def _old(path: Path) -> os.stat_result | None:
    """What stands at a path, None if nothing does; `OSError` if that must not be replaced."""
    try:
        old = path.stat()
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(old.st_mode):
        raise OSError(errno.EINVAL, say("files-writing-not-a-file"))
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    return old


@contextlib.contextmanager
def _beside(path: Path, data: bytes) -> Iterator[Path]:
    """A new file with this content in the same folder, which is gone at the end unless it was given another name."""
    beside = path.with_name(f"{BESIDE}{os.urandom(8).hex()}~")
    try:
        with beside.open("xb") as file:
            put(file, data)
        yield beside
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def _made_alike(beside: Path, old: os.stat_result) -> bool:
    """Give a new file the owner and the mode of the one it replaces; False if it cannot stand for all of that one."""
    if old.st_nlink > 1:
        return False
    new = beside.stat()
    if sys.platform != "win32" and (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid):
        try:
            os.chown(beside, old.st_uid, old.st_gid)
        except OSError:
            return False
    beside.chmod(stat.S_IMODE(old.st_mode))
    return True


def _write_over(path: Path, data: bytes) -> None:
    """Write into the file itself, for one that has other names, or an owner who stays; back to the old if it fails."""
    with path.open("r+b") as file:
        before = file.read()
        try:
            _put_again(file, data)
        except OSError:
            _put_again(file, before)
            raise


def _put_again(file: BinaryIO, data: bytes) -> None:
    file.seek(0)
    put(file, data)
    file.truncate()
