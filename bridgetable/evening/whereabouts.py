"""Where the cases of a set list lie: beside its file, in the library, in a collection, or at a place of their own."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from bridgetable.resources import resource_path
from bridgetable.strangers import content

LIBRARY = "library:"
"""So begins what names a case of the library: `library:law45/law45-c1-visible`."""
IN_COLLECTION = "collection:"
"""So begins what names a case of an installed collection by its id and its place: `collection:tuesday/a.toml`."""
_MOST_ALIKE = 20
"""So many collections of the same id are looked into: the second is kept in a folder that ends in `-2`."""
_LARGEST = 2_000_000
_IN_LIBRARY = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*")
_REMOTE = re.compile(r"[/\\]{2}")
"""So begins what lies on another machine."""


def collections_lie(folder: Path) -> None:
    """Collections are installed in `folder`: that is settled once, at the start."""
    global _shelf  # noqa: PLW0603
    _shelf = Path(os.path.realpath(folder))


def located(case: str, beside: Path | None) -> Path | None:
    """Where a case lies that a set list names, the file of which lies at `beside`; None where it can be nowhere.

    A list from a stranger makes nobody look for files on other machines.

    >>> located("library:law54/law54-b-accepts", None).name
    'law54-b-accepts.toml'
    >>> located("library:../secret", None)
    """
    if case.startswith(LIBRARY):
        name = case.removeprefix(LIBRARY)
        return resource_path("cases", f"{name}.toml") if _IN_LIBRARY.fullmatch(name) else None
    if case.startswith(IN_COLLECTION):
        return _in_collection(case.removeprefix(IN_COLLECTION))
    if "\0" in case or _REMOTE.match(case):
        return None
    path = Path(case.replace("\\", "/") if os.name != "nt" else case)
    if path.is_absolute():
        return path
    return Path(os.path.normpath((beside.parent if beside is not None else Path.cwd()) / path))


def named(path: Path, beside: Path | None) -> str:
    """What a set list whose file lies at `beside` calls the case at `path`; in no file yet: by its full path."""
    path = Path(os.path.realpath(path))
    library = resource_path("cases")
    if path.is_relative_to(library) and path.suffix == ".toml":
        return LIBRARY + path.relative_to(library).with_suffix("").as_posix()
    if _shelf is not None and path.is_relative_to(_shelf) and not _in_one_collection(path, beside):
        return IN_COLLECTION + path.relative_to(_shelf).as_posix()
    if beside is not None:
        try:
            return Path(os.path.relpath(path, os.path.realpath(beside.parent))).as_posix()
        except ValueError:  # it lies on another drive
            pass
    return path.as_posix()


def _in_collection(name: str) -> Path | None:
    """Where a case lies of which the id of its collection and its place in that are told."""
    id_, *parts = name.split("/")
    if _shelf is None or not parts or not all(map(_is_plain, (id_, *parts))):
        return None
    alike = (id_, *(f"{id_}-{number}" for number in range(2, _MOST_ALIKE)))
    places = [Path(_shelf, folder, *parts) for folder in alike]
    return next((place for place in places if place.is_file()), places[0])


def _is_plain(part: str) -> bool:
    return part.isprintable() and not part.startswith(".") and part != "" and not set(part) & set("\\:")


def _in_one_collection(path: Path, beside: Path | None) -> bool:
    """Whether a case and the set list that names it lie in the same collection, and go together wherever it goes."""
    assert _shelf is not None
    return beside is not None and Path(os.path.realpath(beside)).is_relative_to(
        _shelf / path.relative_to(_shelf).parts[0]
    )


def seen_as(path: Path) -> str:
    """A short mark of what the case at `path` holds, which is another when it has changed; empty: it cannot be read."""
    try:
        data = content(path, _LARGEST)
    except OSError:
        return ""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()[:16]


_shelf: Path | None = None
