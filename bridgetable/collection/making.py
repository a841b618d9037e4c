"""Making a collection: cases and what goes with them packed into one file, with what is told of them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from bridgetable.collection.about import INDEX, About, about_text, id_of
from bridgetable.collection.looking import Looking
from bridgetable.collection.names import alike, awkward

_WHEN = (1980, 1, 1, 0, 0, 0)
"""The same files give the same collection, on whatever day it is made: a zip knows no earlier one."""


def packed_text(about: About, files: Mapping[str, bytes]) -> bytes:
    """The bytes of a packed collection with these files by their places."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for place, data in [(INDEX, about_text(about).encode("utf-8")), *sorted(files.items())]:
            entry = zipfile.ZipInfo(place, _WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return made.getvalue()


def usable_files(looking: Looking) -> dict[str, bytes]:
    """What of a collection that was looked through can be used, by its places; `OSError` where it is gone since."""
    taken = [member for member in looking.taken if member.kind != "index"]
    return {member.place: looking.source.read(member) for member in taken}


def chosen_files(paths: Iterable[Path]) -> list[tuple[str, Path]]:
    """Files from anywhere by the places they get beside each other: their own names, with a number where two have one.

    >>> [place for place, _ in chosen_files([Path("a/revoke.toml"), Path("b/Revoke.toml")])]
    ['revoke.toml', 'Revoke-2.toml']
    """
    found: list[tuple[str, Path]] = []
    taken = {alike(INDEX)}
    for path in paths:
        name = path.name if not awkward(path.name) else f"{id_of(path.stem)}{path.suffix}"
        stem, suffix, number = Path(name).stem, Path(name).suffix, 2
        while alike(name) in taken:
            name = f"{stem}-{number}{suffix}"
            number += 1
        taken.add(alike(name))
        found.append((name, path))
    return found
