"""A small disk for the tests: it can be full, and it can be read-only."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = 262_144


class SmallDisk:
    """A disk of its own, mounted in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filling = folder / "filling"

    def fill(self) -> None:
        """Leave not a byte free."""
        with self._filling.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                return

    def make_room(self) -> None:
        """Take away what fills it."""
        self._filling.unlink()

    def read_only(self, on: bool) -> None:
        """Let nothing be written any more, or let it again."""
        _run("mount", "-o", "remount,ro" if on else "remount,rw", str(self.folder))


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """A small disk in `folder`; the test is passed over where none can be mounted."""
    if sys.platform != "linux":
        pytest.skip("a small disk is mounted on Linux only")
    folder.mkdir(parents=True, exist_ok=True)
    try:
        _run("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder))
    except (OSError, subprocess.CalledProcessError) as problem:
        pytest.skip(f"no disk can be mounted here: {problem}")
    try:
        yield SmallDisk(folder)
    finally:
        _run("umount", "-l", str(folder))


def _run(*words: str) -> None:
    subprocess.run(words, check=True, capture_output=True)
