"""What is kept of evenings beside work that is not saved: the rulings of each day, and the evenings that were shown.

Each is a file of its own, so that several windows keep theirs beside each other, and none is ever half written.
"""

from __future__ import annotations

import contextlib
import errno
import os
import time
from datetime import date
from pathlib import Path

from bridgetable.cases.problems import CaseErrors
from bridgetable.evening.book import BookEntry, entry_text, parse_entry
from bridgetable.evening.running import SUFFIX, Running, parse_running, read_running, running_text
from bridgetable.strangers import content
from bridgetable.ui.files.writing import write_whole
from bridgetable.value import value

BOOK, EVENINGS = "book", "evenings"
RULING = ".ruling"
LARGEST = 2_000_000
MOST = 2000
"""No session has more rulings."""
PAST = 20
"""So many evenings are kept."""


@value
class KeptRuling:
    """A ruling of the book with the file it stands in."""

    path: Path
    entry: BookEntry


class BookFiles:
    """The rulings in the folder of the book, a folder for each day."""

    def __init__(self, work: Path) -> None:
        self._folder = work / BOOK

    def days(self) -> list[date]:
        """The days of which there are rulings, the newest first."""
        found = []
        with contextlib.suppress(OSError):
            for folder in self._folder.iterdir():
                with contextlib.suppress(ValueError):
                    found.append(date.fromisoformat(folder.name))
        return sorted(found, reverse=True)

    def rulings(self, day: date) -> tuple[list[KeptRuling], int]:
        """The rulings of a day in the order of time, and how many files there are that cannot be read."""
        found, unreadable = [], 0
        for path in self._paths(day):
            try:
                found.append(KeptRuling(path, parse_entry(content(path, LARGEST).decode("utf-8"), str(path))))
            except (OSError, ValueError, CaseErrors):
                unreadable += 1
        return sorted(found, key=lambda kept: kept.entry.order), unreadable

    def _paths(self, day: date) -> list[Path]:
        try:
            paths = [path for path in (self._folder / day.isoformat()).iterdir() if path.suffix == RULING]
        except OSError:
            return []
        return sorted(paths)[:MOST]

    def add(self, day: date, entry: BookEntry) -> KeptRuling:
        """Enter a ruling into the book of a day; `OSError` where that cannot be."""
        folder = self._folder / day.isoformat()
        folder.mkdir(parents=True, exist_ok=True)
        return self.put(KeptRuling(folder / f"{time.time_ns()}{RULING}", entry))

    def put(self, kept: KeptRuling) -> KeptRuling:
        """Write a ruling that has changed; `OSError` where that cannot be."""
        write_whole(kept.path, entry_text(kept.entry), lambda data: _same(data, kept.entry))
        return kept

    def remove(self, kept: KeptRuling) -> None:
        """Take a ruling out of the book; `OSError` where that cannot be."""
        kept.path.unlink(missing_ok=True)


def _same(data: bytes, entry: BookEntry) -> None:
    if parse_entry(data.decode("utf-8"), "") != entry:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


class PastEvenings:
    """The evenings that were shown, as they ended."""

    def __init__(self, work: Path) -> None:
        self._folder = work / EVENINGS

    def keep(self, running: Running) -> None:
        """Keep an evening that is over; `OSError` where that cannot be."""
        self._folder.mkdir(parents=True, exist_ok=True)
        text = running_text(running)
        path = self._folder / f"{time.time_ns()}{SUFFIX}"
        write_whole(path, text, lambda data: parse_running(data.decode("utf-8"), ""))
        for old in self._files()[PAST:]:
            with contextlib.suppress(OSError):
                old.unlink()

    def last(self) -> Running | None:
        """The evening that was shown last."""
        for path in self._files():
            with contextlib.suppress(CaseErrors):
                return read_running(path)
        return None

    def _files(self) -> list[Path]:
        try:
            return sorted((path for path in self._folder.iterdir() if path.suffix == SUFFIX), reverse=True)
        except OSError:
            return []
