"""Which other windows have the same file open: each leaves a mark that goes when it goes, in whichever way."""

from __future__ import annotations

import os
from pathlib import Path

from bridgetable.file_lock import FileLock, held

MOST = 32
"""So many windows on one file are told apart."""


class Neighbours:
    """The windows that have the file open which this one has; none where no mark can be made."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._claim: FileLock | None = None
        self._name = ""

    def enter(self, path: Path | None) -> None:
        """This window has another file open now, or (None) none that another could have."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None
        self._name = f"open-{_short(path)}" if path is not None else ""
        if self._name:
            self._claim = self._mark()

    def _mark(self) -> FileLock | None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            claims = (FileLock.take(mark) for mark in self._marks())
            return next((claim for claim in claims if claim is not None), None)
        except OSError:
            return None

    @property
    def there(self) -> bool:
        """Whether another window has the same file open."""
        own = self._claim.path if self._claim is not None else None
        return any(mark != own and held(mark) for mark in self._marks())

    def _marks(self) -> list[Path]:
        return [self._folder / f"{self._name}-{number}.lock" for number in range(1, MOST + 1)] if self._name else []


def _short(path: Path) -> str:
    """A word that no two paths have in common."""
    from hashlib import blake2b  # brings the cryptography of the system: not before a file of one's own is open

    return blake2b(os.fsencode(path), digest_size=12).hexdigest()
