"""A collection that lies in a folder: only its plain files are looked at, and no link out of it is followed."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

from bridgetable.collection.names import DEEPEST, Refused
from bridgetable.collection.source import MOST, Source
from bridgetable.messages import os_words, say
from bridgetable.strangers import content

_MOST_SEEN = 2 * MOST
"""So many files, folders and others are looked at; whoever points at his whole disk is told so soon."""


def folder(path: Path) -> Source:
    """The collection in a folder; raises `Refused` with the one reason why it cannot be one."""
    try:
        entries = list(_plain_entries(path))
    except OSError as error:
        raise Refused(say("collection-unreadable", why=os_words(error))) from error

    real = Path(os.path.realpath(path))

    def read(entry: str, largest: int) -> bytes:
        if Path(os.path.realpath(real / entry)) != real / entry:  # it has become a link since it was looked at
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        return content(real / entry, largest)

    return Source(real.name, entries, read, lambda: None)


def _plain_entries(path: Path) -> Iterator[tuple[str, int]]:
    """The files below a folder with their sizes, as they lie in it."""
    seen, waiting = 0, [(path, 0)]
    while waiting:
        where, depth = waiting.pop()
        with os.scandir(where) as entries:
            for entry in entries:
                seen += 1
                if seen > _MOST_SEEN:
                    raise Refused(say("collection-too-many", most=MOST))
                if entry.name.startswith(".") or entry.is_symlink():
                    continue
                if entry.is_dir(follow_symlinks=False) and depth < DEEPEST:
                    waiting.append((Path(entry.path), depth + 1))
                elif entry.is_file(follow_symlinks=False):
                    place = Path(entry.path).relative_to(path).as_posix()
                    yield place, entry.stat(follow_symlinks=False).st_size
