"""A running evening is put by at every step, and offered again where the program ended too early."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from bridgetable.cases.problems import CaseErrors
from bridgetable.evening.running import SUFFIX, Running, parse_running, read_running, running_text
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.files.writing import write_whole
from bridgetable.value import value

FOLDER = "shows"
"""Where running evenings are put by, beside the tables that are not saved; the start looks there as well."""


@value
class Interrupted:
    """An evening that was left behind in a file: how far it had come, or `why` it cannot be read."""

    path: Path
    running: Running | None
    why: str = ""


class KeptShow:
    """Keeps what is shown in a folder, one file for each window, and finds what others have left there."""

    def __init__(self, work: Path) -> None:
        self._folder = work / FOLDER
        self._recovery = Recovery(self._folder, SUFFIX)
        self._kept = ""
        self.turned = self._recovery.turned
        """Sent when it has changed whether the evening is kept: see `problem`."""

    @property
    def problem(self) -> str:
        """Why the evening as it stands is not kept; empty if it is."""
        return self._recovery.problem

    def left(self) -> list[Interrupted]:
        """The evenings that were interrupted, the newest first; after them those that cannot be read any more."""
        found = list(self._looked_at())
        return sorted(found, key=lambda each: each.running is None)

    def _looked_at(self) -> Iterator[Interrupted]:
        for path in self._recovery.left():
            try:
                yield Interrupted(path, read_running(path))
            except CaseErrors as errors:
                if not path.exists():
                    continue  # another window was quicker
                yield Interrupted(path, None, errors.problems[0].message)

    def forget(self, path: Path) -> None:
        """An evening that was left behind goes on, or is not wanted."""
        with contextlib.suppress(OSError):
            self._recovery.forget(path)

    def keep(self, running: Running) -> None:
        """Put an evening by as it stands."""
        text = running_text(running)
        if text != self._kept:
            self._kept = text
            self._recovery.keep(text, lambda data: parse_running(data.decode("utf-8"), "kept"))

    def flush(self) -> bool:
        """Wait until what was asked for last is kept; whether it is."""
        return self._recovery.flush()

    def drop(self) -> None:
        """The evening is over."""
        self._kept = ""
        self._recovery.drop()

    def close(self) -> None:
        """The window closes in good order: what is kept stays for the next start."""
        self._recovery.flush()

    def put(self, name: str, text: str) -> Path:
        """Put a case by that lies in no file, so that the evening finds it; `OSError` where that cannot be."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / name
        write_whole(path, text)
        return path
