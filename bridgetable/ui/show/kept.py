"""A running evening is put by at every step, and offered again where the program ended too early."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from bridgetable.cases.problems import CaseErrors
from bridgetable.evening.running import SUFFIX, Running, parse_running, read_running, running_text
from bridgetable.ui.files.recovery import SUFFIX as CASE
from bridgetable.ui.files.recovery import Recovery
from bridgetable.ui.files.writing import write_whole
from bridgetable.value import value

FOLDER = "shows"
"""Where running evenings are put by, beside the tables that are not saved; the start looks there as well."""
FORGOTTEN = 30 * 24 * 3600
"""A case that no evening names any more is kept for so many seconds: somebody may just be beginning to show it."""


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
        """An evening that was left behind goes on as this window's."""
        with contextlib.suppress(OSError):
            self._recovery.forget(path)

    def discard(self, path: Path) -> None:
        """An evening that was left behind is not wanted, nor the cases that were put by for it."""
        running = None
        with contextlib.suppress(CaseErrors):
            running = read_running(path)
        self.forget(path)
        if running is not None:
            self._clear(running)

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
        """Nothing is kept of what was shown."""
        self._kept = ""
        self._recovery.drop()

    def over(self, running: Running) -> None:
        """This evening is over: nothing is kept of it, nor of the cases that were put by for it."""
        self.drop()
        self._clear(running)

    def close(self) -> None:
        """The window closes in good order: what is kept stays for the next start."""
        self._recovery.flush()

    # Cases that lie in no file

    def put(self, name: str, text: str) -> Path:
        """Put a case by that lies in no file, so that the evening finds it; `OSError` where that cannot be."""
        self._folder.mkdir(parents=True, exist_ok=True)
        path = self._folder / name
        write_whole(path, text)
        return path

    def clear_forgotten(self) -> None:
        """Clear the cases away of which no evening that was left behind tells, once they are old."""
        with contextlib.suppress(OSError):
            for path in self._folder.glob(f"*{CASE}"):
                if time.time() - path.lstat().st_mtime > FORGOTTEN and not self._is_named(path.name):
                    path.unlink()

    def _clear(self, running: Running) -> None:
        """Clear the cases away that were put by for an evening, but for those that another one still names."""
        folder = Path(os.path.realpath(self._folder))
        for item in running.set_list.items:
            path = Path(item.case)
            if path.parent == folder and path.suffix == CASE and not self._is_named(path.name):
                with contextlib.suppress(OSError):
                    path.unlink()

    def _is_named(self, name: str) -> bool:
        """Whether an evening that is put by names this case, or may do so: one that cannot be read keeps them all."""
        try:
            return any(name.encode() in path.read_bytes() for path in self._folder.glob(f"*{SUFFIX}"))
        except OSError:
            return True
