"""What was tried on cases of the library: kept by itself when it is left, and brought back from the menu."""

from __future__ import annotations

import contextlib
import time
from dataclasses import replace
from pathlib import Path

from bridgetable.strangers import content, toml
from bridgetable.ui.files.files import SUFFIX, Document
from bridgetable.ui.files.writing import write_whole
from bridgetable.value import value

MOST = 12
"""So many tables are kept; the oldest goes when another one comes."""
LONGEST_TITLE = 60
LARGEST = 2_000_000
"""A file of more bytes than these was not kept by us."""


@value
class RecentTable:
    """A table that was tried: its file, its title, and the second in which it was kept."""

    path: Path
    title: str
    kept: float


class RecentTables:
    """The tables in a folder, each in a file of its own, so that several windows keep theirs beside each other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, document: Document) -> None:
        """Keep a table as it stands and as it is looked at, in place of what was kept of it before.

        `OSError`, `ValueError` or `Unfaithful` if that cannot be: then nothing has changed.
        """
        text, proof = document.looked_at()
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / f"{time.time_ns()}{SUFFIX}"
        write_whole(path, text, proof)
        if document.kept is not None:
            self.forget(document.kept)
        document.kept = path
        for old in self._files()[MOST:]:
            self.forget(old)

    def bring_back(self, path: Path, edition: int) -> Document:
        """A table that was kept, looked at as it was then; raises `Unreadable`."""
        document = Document.read(path, edition)
        document.case = replace(document.case, path=None, report=None)
        document.path, document.kept = None, path
        return document

    def tables(self) -> list[RecentTable]:
        """The tables that are kept, the newest first; what is no table is left out."""
        found = []
        for path in self._files():
            with contextlib.suppress(OSError, ValueError):
                found.append(RecentTable(path, _title(path), path.stat().st_mtime))
        return found[:MOST]

    def forget(self, path: Path) -> None:
        """A table that was kept is no longer wanted."""
        with contextlib.suppress(OSError):
            path.unlink()

    def clear(self) -> None:
        """Forget all of them."""
        for path in self._files():
            self.forget(path)

    def _files(self) -> list[Path]:
        """The files that were kept, the newest first; other files in the folder are left alone."""
        try:
            names = [path.name for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except OSError:
            return []
        ours = [name for name in names if name.removesuffix(SUFFIX).isdecimal()]
        return [
            self._folder / name for name in sorted(ours, key=lambda name: int(name.partition(".")[0]), reverse=True)
        ]


def _title(path: Path) -> str:
    """The title a table was kept with; `ValueError` or `OSError` where it is no table."""
    titles = toml(content(path, LARGEST).decode("utf-8")).get("title")
    title = titles.get("en") if isinstance(titles, dict) else titles
    words = " ".join(str(title or "").split())
    return words if len(words) <= LONGEST_TITLE else f"{words[: LONGEST_TITLE - 1]}…"
