"""A command as the tools here pass it on, and as one would type it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

Command = Sequence["str | Path"]


def words(command: Command) -> str:
    """A command as one would type it on this system."""
    parts = [str(part) for part in command]
    return subprocess.list2cmdline(parts) if sys.platform == "win32" else shlex.join(parts)
