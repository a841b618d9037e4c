"""Pictures of the author's: which one belongs to a case or to a collection, and what of its bytes is decoded.

They come from strangers: only what the picture itself needs is handed on to whoever decodes it.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.strangers import content

PICTURES = {"png": b"\x89PNG\r\n\x1a\n", "jpg": b"\xff\xd8\xff", "jpeg": b"\xff\xd8\xff"}
"""How a picture of a kind begins; what only bears its name is none."""
LARGEST = 10_000_000
"""No picture has more bytes."""
COVER = "cover"
"""So the picture is called that stands for the whole collection, if the index names no other."""

_CHUNK = struct.Struct(">L4s")
_NEEDED = frozenset((b"IHDR", b"PLTE", b"tRNS", b"gAMA", b"sRGB", b"pHYs", b"IDAT", b"IEND"))
"""Other parts of a PNG are texts and the like, a few bytes of which may unpack to gigabytes."""
_SCAN = re.compile(b"\xff\xda")


def is_picture(place: str, data: bytes) -> bool:
    """Whether a file that is called a picture begins as one.

    >>> is_picture("table.png", b"<svg"), is_picture("table.JPG", b"\\xff\\xd8\\xff\\xe0")
    (False, True)
    """
    kind = place.rpartition(".")[2].lower()
    return kind in PICTURES and data.startswith(PICTURES[kind])


def beside(case: Path) -> Path | None:
    """The picture that lies beside a case file and is called as it is; None if there is none."""
    return next((path for kind in PICTURES if (path := case.with_suffix(f".{kind}")).is_file()), None)


def picture_of(case: Path | None) -> bytes:
    """What the picture beside a case file holds; nothing where there is none, or none that can be read."""
    picture = beside(case) if case is not None else None
    try:
        return content(picture, LARGEST) if picture is not None else b""
    except OSError:
        return b""


def cover_among(places: Iterable[str], named: str) -> str | None:
    """The place of the picture of a whole collection: the one its index names, or the one that is called so.

    >>> cover_among(["a.png", "Cover.jpg"], ""), cover_among(["a.png", "cover.jpg"], "a.png")
    ('Cover.jpg', 'a.png')
    """
    there = list(places)
    if named in there:
        return named
    return next((place for place in there if place.rpartition(".")[0].casefold() == COVER), None)


def bare(data: bytes) -> bytes:
    """What is needed of a picture's bytes to show it."""
    return b"".join(_needed_parts(data)) if data.startswith(PICTURES["png"]) else data


def scans(data: bytes) -> int:
    """How often the whole of a picture is gone over when it is decoded: a JPEG may ask for it without end."""
    return max(1, len(_SCAN.findall(data))) if data.startswith(PICTURES["jpg"]) else 1


def _needed_parts(png: bytes) -> Iterator[bytes]:
    at = len(PICTURES["png"])
    yield png[:at]
    while at + _CHUNK.size <= len(png):
        length, kind = _CHUNK.unpack_from(png, at)
        end = at + _CHUNK.size + length + 4
        if kind in _NEEDED:
            yield png[at:end]
        at = end
