"""A collection packed into one file: a zip, of which nothing is believed that it says of itself, and nothing unpacked.

Each file is read by itself, into memory, when it is asked for, and no more of it than a file of its kind may have.
"""

from __future__ import annotations

import errno
import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from bridgetable.collection.names import Refused, place_of, shown
from bridgetable.collection.source import MOST, Source
from bridgetable.messages import os_words, say
from bridgetable.strangers import opened, too_large

SUFFIX = ".bridgecases"
LARGEST = 100_000_000
"""No packed collection has more bytes."""

_END = b"PK\5\6"
_LONG_END = b"PK\6\7"
"""So begins what points at a second end, which has the last word on how long the list is; just before the first."""
_LONG_END_SIZE = 20
_END_FIELDS = struct.Struct("<4s4H2LH")
_LONGEST_REMARK = 65_535
_MOST_OF_LIST = MOST * 400
"""So many bytes are enough for the list of all files."""
_READ = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_LOCKED = 0x1
_DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, ValueError, LookupError, RuntimeError),
    *(NotImplementedError, AttributeError, TypeError, OverflowError),
)
"""What the reader of zips throws at one that is no whole zip."""


def packed(path: Path) -> Source:
    """The collection in a file; raises `Refused` with the one reason why it is not opened, and then it is closed."""
    try:
        file = opened(path, LARGEST)
    except OSError as error:
        raise Refused(say("collection-unreadable", why=os_words(error))) from error
    try:
        return _source(path.name, file)
    except _DAMAGED as error:
        file.close()
        raise Refused(say("collection-no-zip")) from error
    except BaseException:
        file.close()
        raise


def _source(called: str, file: BinaryIO) -> Source:
    _look_at_end(file)
    archive = zipfile.ZipFile(file)
    entries = list(_plain_files(archive))
    by_name = {info.orig_filename: info for info in entries}

    def read(entry: str, largest: int) -> bytes:
        try:
            with archive.open(by_name[entry]) as part:
                data = part.read(largest + 1)
        except _DAMAGED as error:
            raise OSError(errno.EIO, say("collection-damaged")) from error
        if len(data) > largest:
            raise too_large(largest)
        return data

    return Source(called, [(info.orig_filename, info.file_size) for info in entries], read, file.close)


def _look_at_end(file: BinaryIO) -> None:
    """Read what a zip says at its end, before the list of its files is: how long that is."""
    file.seek(0, io.SEEK_END)
    file.seek(max(0, file.tell() - _LONGEST_REMARK - _END_FIELDS.size - _LONG_END_SIZE))
    end = file.read()
    at = end.rfind(_END)
    if at < 0 or len(end) - at < _END_FIELDS.size:
        raise zipfile.BadZipFile
    _, _, _, _, count, size, _, _ = _END_FIELDS.unpack_from(end, at)
    if count > MOST or size > _MOST_OF_LIST or end[:at][-_LONG_END_SIZE:].startswith(_LONG_END):
        raise Refused(say("collection-too-many", most=MOST))


def _plain_files(archive: zipfile.ZipFile) -> Iterator[zipfile.ZipInfo]:
    """The files in an archive; raises `Refused` for one that is no plain file, or is kept in a way that is not read."""
    for info in archive.infolist():
        name = info.orig_filename
        place = place_of(name)
        kind = stat.S_IFMT(info.external_attr >> 16)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise Refused(say("collection-link", name=shown(name)))
        if name.endswith(("/", "\\")) or kind == stat.S_IFDIR or not place:
            continue
        if info.flag_bits & _LOCKED:
            raise Refused(say("collection-locked"))
        if info.compress_type not in _READ:
            raise Refused(say("collection-packed-otherwise", name=shown(name)))
        yield info
