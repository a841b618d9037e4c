"""Commands on many files: which of them are meant, one after the other, and how far it is."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bridgetable.messages import say

_BAR = 40


def files_in(names: Sequence[str]) -> list[str]:
    """The files of these names, and those below a folder by their names; what is hidden there is left out."""
    return [file for name in names for file in (_below(Path(name)) if Path(name).is_dir() else [name])]


def _below(folder: Path) -> Iterator[str]:
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        yield from (str(Path(where, name)) for name in sorted(files) if not name.startswith("."))


def one_by_one(files: Sequence[str]) -> Iterator[str]:
    """File after file; how far it is is told where there are several."""
    for done, file in enumerate(files, 1):
        yield file
        if len(files) > 1:
            tell_progress(done, len(files))


def tell_progress(done: int, count: int) -> None:
    """A bar for who watches a terminal; nothing for a program that reads along."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    filled = _BAR * done // count
    end = "\n" if done == count else ""
    far = say("commands-progress", done=done, count=count)
    sys.stderr.write(f"\r[{'#' * filled}{' ' * (_BAR - filled)}] {far}{end}")
    sys.stderr.flush()
