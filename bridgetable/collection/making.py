"""Making a collection: cases and what goes with them packed into one file, with what is told of them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path

from bridgetable.collection.about import INDEX, About, about_text, id_of
from bridgetable.collection.names import alike, awkward
from bridgetable.collection.source import Source
from bridgetable.strangers import content

_WHEN = (1980, 1, 1, 0, 0, 0)
"""The same files give the same collection, on whatever day it is made: a zip knows no earlier one."""

Read = Callable[[], bytes]


def packing(about: About, files: Iterable[tuple[str, Read]]) -> Iterator[bytes | None]:
    """Pack these files, each by its place; may be left for a while after each, and gives the whole at last.

    `OSError` where one of them cannot be read any more.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        _add_entry(archive, INDEX, about_text(about).encode("utf-8"))
        for place, read in sorted(files):
            if place != INDEX:
                _add_entry(archive, place, read())
                yield None
    yield made.getvalue()


def _add_entry(archive: zipfile.ZipFile, place: str, data: bytes) -> None:
    entry = zipfile.ZipInfo(place, _WHEN)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, data)


def packed_text(about: About, files: Iterable[tuple[str, Read]]) -> bytes:
    """The same, at once."""
    *_, whole = packing(about, files)
    assert whole is not None
    return whole


def of_files(called: str, files: Mapping[str, Path | bytes]) -> Source:
    """A collection of files from anywhere, by the places they get in it; raises `Refused` as any other does."""

    def read(entry: str, largest: int) -> bytes:
        found = files[entry]
        return content(found, largest) if isinstance(found, Path) else found

    def size(found: Path | bytes) -> int:
        if isinstance(found, bytes):
            return len(found)
        return found.stat().st_size if found.is_file() else 0

    return Source(called, [(place, size(found)) for place, found in files.items()], read, lambda: None)


def places_for(paths: Iterable[Path], taken: Collection[str] = ()) -> dict[str, Path]:
    """Files from anywhere by the places they get beside others: their own names, with a number where two have one.

    >>> list(places_for([Path("a/revoke.toml"), Path("b/Revoke.toml")]))
    ['revoke.toml', 'Revoke-2.toml']
    """
    found: dict[str, Path] = {}
    known = {alike(INDEX), *map(alike, taken)}
    for path in paths:
        name = path.name if not awkward(path.name) else f"{id_of(path.stem)}{path.suffix}"
        stem, suffix, number = Path(name).stem, Path(name).suffix, 2
        while alike(name) in known:
            name = f"{stem}-{number}{suffix}"
            number += 1
        known.add(alike(name))
        found[name] = path
    return found
