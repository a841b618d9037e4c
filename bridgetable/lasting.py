"""What is written lies on the disk, and not only in the memory of the system, before anything builds on it."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

BESIDE = ".bridgetable-"
"""So begins the name of what is being written beside that whose place it is to take."""


def put(file: BinaryIO, data: bytes) -> None:
    """Write `data` into a file, and wait until the disk has it."""
    file.write(data)
    file.flush()
    os.fsync(file.fileno())


def settle(folder: Path) -> None:
    """Have the system note at once what the files of a folder are called now."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
