"""A law book read beside everything else: begun, watched, stopped."""

from __future__ import annotations

from pathlib import Path
from threading import Event, Thread

from bridgetable.ownbook.book import OwnBook, book_of
from bridgetable.ownbook.pages import pages_of
from bridgetable.ownbook.problems import CannotRead, Problem, Stopped

MOST_LINES = 100_000
"""No law book has more; one has some ten thousand."""


class FileReading:
    """One file being read in a thread of its own; whoever began it looks now and then how far it has come."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.page = 0
        """So many pages have been read …"""
        self.pages = 0
        """… of so many; 0 while the file is being opened."""
        self.book: OwnBook | None = None
        self.problem: Problem | None = None
        self._stop = Event()
        self._thread = Thread(target=self._run, name="law book", daemon=True)

    def start(self) -> None:
        """Begin to read."""
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether it is still being read."""
        return self._thread.is_alive()

    @property
    def stopped(self) -> bool:
        """Whether it was stopped before its end."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Leave off after the page that is being read."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> None:
        """Wait until it is done."""
        self._thread.join(seconds)

    def _run(self) -> None:
        try:
            self.book = self._read()
        except Stopped:
            pass
        except CannotRead as error:
            self.problem = error.problem
        except Exception:  # a file nobody has thought of is no reason to go on reading for ever
            self.problem = "broken"

    def _read(self) -> OwnBook:
        pages = pages_of(self.path)
        self.pages = pages.count
        lines: list[list[str]] = []
        room = MOST_LINES
        for page in pages.each:
            if self._stop.is_set():
                raise Stopped
            lines.append(page)
            room -= len(page)
            if room < 0:
                raise CannotRead("too large")
            self.page += 1
        return book_of(self.path, lines, numbered=pages.numbered)
