"""The shelf: the collections that are kept on this machine, each in a folder of its own beside the others.

A collection comes onto it whole or not at all: it is written beside, and then given its name. Whatever its owner has
changed in it or put to it stays when a later version comes, and when it is removed.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from bridgetable.collection.about import AS_IT_CAME, INDEX, LARGEST, About, about_text, named_only, one_line, read_about
from bridgetable.collection.looking import Looking
from bridgetable.collection.pictures import LARGEST as LARGEST_PICTURE
from bridgetable.file_lock import FileLock
from bridgetable.lasting import BESIDE, put, settle
from bridgetable.messages import say
from bridgetable.strangers import content
from bridgetable.value import value

WAS = f"{BESIDE}was-"
"""So begins the name of a folder in which another version stands while the new one takes its place."""
GONE = "gone"
STRAY = 3600.0
"""What was begun so many seconds ago will not be finished."""
MOST = 500
"""No shelf has more collections."""
_LARGEST_LIST = 5_000_000
LOCK = f"{BESIDE}lock"
_PATIENCE = 250
"""So often is it tried again while another window gives a collection its name."""
_PAUSE = 0.02
"""Seconds until it is tried again."""


@value
class OnShelf:
    """A collection on the shelf: its folder, and what is told of it."""

    folder: Path
    about: About


class Shelf:
    """The collections in a folder, which is made when the first one comes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def kept(self) -> list[OnShelf]:
        """The collections that are there, by their titles."""
        if any(entry.name.startswith(WAS) for entry in self._entries()):
            with contextlib.suppress(OSError):
                lock = FileLock.take(self.folder / LOCK)
                if lock is not None:  # else another window is just about to replace it
                    try:
                        self._put_back()
                    finally:
                        lock.release()
        return self._listed()

    def other_version(self, about: About) -> OnShelf | None:
        """The collection on the shelf of which this is another version, None if it is new here."""
        return _another(about, self.kept())

    def put(self, looking: Looking) -> Iterator[int]:
        """Put a collection there that was looked through, in place of another version of it; how many files are done.

        `OSError` says why that cannot be, and then the shelf is as it was.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        self._clear_away()
        beside = self._new_folder(BESIDE)
        try:
            came = {}
            for number, member in enumerate(looking.taken, 1):
                if member.kind != "index":
                    data = looking.source.read(member)
                    _write_new(beside / member.place, data)
                    came[member.place] = _mark_of_bytes(data)
                yield number
            _write_new(beside / INDEX, about_text(looking.about).encode("utf-8"))
            settle(beside)  # what takes long, before any other window has to wait
            self._name(beside, looking.about, came)
        finally:
            shutil.rmtree(beside, ignore_errors=True)

    def remove(self, kept: OnShelf, own_too: bool = False) -> None:
        """Take a collection from the shelf, but for the files of its owner's; or with them (`own_too`).

        `OSError` says why that cannot be.
        """
        own = own_files(kept)
        if own_too or not own:
            aside = self._new_folder(BESIDE)
            try:
                kept.folder.rename(aside / GONE)
            finally:
                shutil.rmtree(aside, ignore_errors=True)
            return
        came = _as_it_came(kept.folder).keys()
        if not came:
            raise OSError(errno.EPERM, say("collection-all-yours"))
        for place in came - set(own):
            (kept.folder / place).unlink(missing_ok=True)
        title = one_line(say("collection-yours", title=kept.about.title))
        rest = About(f"{kept.about.id}-own", title, language=kept.about.language)
        for name, text in ((INDEX, about_text(rest)), (AS_IT_CAME, "{}")):
            (kept.folder / name).unlink(missing_ok=True)
            _write_new(kept.folder / name, text.encode("utf-8"))

    # Inside

    def _new_folder(self, begins: str) -> Path:
        made = self.folder / _new_name(begins)
        made.mkdir()
        return made

    def _entries(self) -> list[os.DirEntry[str]]:
        try:
            return sorted(os.scandir(self.folder), key=lambda entry: entry.name)
        except OSError:
            return []

    def _listed(self) -> list[OnShelf]:
        shown = (entry for entry in self._entries() if not entry.name.startswith("."))
        folders = [Path(entry.path) for entry in shown if entry.is_dir(follow_symlinks=False)]
        found = [OnShelf(folder, _about_kept(folder)) for folder in folders[:MOST]]
        return sorted(found, key=lambda each: each.about.title.casefold())

    def _name(self, beside: Path, about: About, came: Mapping[str, str]) -> None:
        """Give a folder its name, in place of another version that has it; what its owner has changed in that stays.

        No other window looks at that version or replaces it meanwhile: what it brings would be taken for the owner's.
        """
        lock = self._lock()
        try:
            self._put_back()
            before = _another(about, self._listed())
            if before is not None:
                _carry_over(before.folder, beside, came)
            _write_new(beside / AS_IT_CAME, json.dumps(came).encode("utf-8"))
            settle(beside)
            if before is not None:
                self._replace(before.folder, beside)
            else:
                beside.rename(self._free_name(about.id))
        finally:
            lock.release()
        settle(self.folder)

    def _lock(self) -> FileLock:
        """Held while a name is given: another window that puts the same there meanwhile waits."""
        path = self.folder / LOCK
        for _ in range(_PATIENCE):
            lock = FileLock.take(path)
            if lock is not None:
                return lock
            time.sleep(_PAUSE)
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY), str(self.folder))

    def _replace(self, place: Path, beside: Path) -> None:
        was = self._new_folder(WAS)
        try:
            place.rename(was / place.name)
            try:
                beside.rename(place)
            except OSError:
                (was / place.name).rename(place)
                raise
        finally:
            if place.exists():
                self._throw_away(was)

    def _free_name(self, name: str) -> Path:
        names = (name if number == 1 else f"{name}-{number}" for number in range(1, MOST + 1))
        free = next((self.folder / each for each in names if not os.path.lexists(self.folder / each)), None)
        if free is None:
            raise OSError(errno.EEXIST, say("collection-too-many-kept"))
        return free

    def _put_back(self) -> None:
        """Give back its name to what was to be replaced when the program ended; what has been replaced goes."""
        for entry in self._entries():
            if entry.name.startswith(WAS):
                with contextlib.suppress(OSError):
                    for each in list(os.scandir(entry.path)):
                        if not os.path.lexists(self.folder / each.name):
                            Path(each.path).rename(self.folder / each.name)
                    self._throw_away(Path(entry.path))

    def _throw_away(self, was: Path) -> None:
        """Remove what has been replaced; if the program ends meanwhile, none of the rest is ever given back."""
        gone = self.folder / _new_name(BESIDE)
        with contextlib.suppress(OSError):
            was.rename(gone)
        shutil.rmtree(gone, ignore_errors=True)

    def _clear_away(self) -> None:
        """Remove what was begun long ago and not finished; what was to be replaced then is given back, see `kept`."""
        for entry in list(os.scandir(self.folder)):
            if entry.name.startswith(WAS):
                continue
            with contextlib.suppress(OSError):
                if entry.name.startswith(BESIDE) and time.time() - entry.stat(follow_symlinks=False).st_mtime > STRAY:
                    shutil.rmtree(entry.path, ignore_errors=True)


def _new_name(begins: str) -> str:
    return f"{begins}{os.urandom(8).hex()}~"


def _another(about: About, kept: list[OnShelf]) -> OnShelf | None:
    return next((each for each in kept if about.is_another_of(each.about)), None)


def own_files(kept: OnShelf) -> list[str]:
    """What the owner of a collection has changed in it, or put to it."""
    came = _as_it_came(kept.folder)
    places = _places_in(kept.folder)
    return [place for place in places if came.get(place) != _mark_of_file(kept.folder / place)]


def _carry_over(before: Path, beside: Path, came: Mapping[str, str]) -> None:
    """Keep what its owner has changed in the version before; where the author changed it too, both stand there."""
    came_before = _as_it_came(before)
    for place in own_files(OnShelf(before, _about_kept(before))):
        mark = _mark_of_file(before / place)
        if came.get(place) == mark:
            continue
        if place in came and came[place] != came_before.get(place):
            place_now = _yours(place, beside)
        else:
            place_now = place
            (beside / place).unlink(missing_ok=True)
        (beside / place_now).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(before / place, beside / place_now)


def _yours(place: str, beside: Path) -> str:
    """What the owner's version of a file is called beside that of its author."""
    stem, _, suffix = place.rpartition(".")
    name = f"{say('collection-yours', title=stem)}.{suffix}"
    for number in range(2, MOST):
        if not os.path.lexists(beside / name):
            break
        name = f"{say('collection-yours', title=stem)} {number}.{suffix}"
    return name


def _places_in(folder: Path) -> list[str]:
    """The plain files of a collection, but for its index and what the shelf itself has put there."""
    found = []
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        for name in sorted(files):
            path = Path(where, name)
            place = path.relative_to(folder).as_posix()
            if not name.startswith(".") and place != INDEX and path.is_file() and not path.is_symlink():
                found.append(place)
    return found


def _about_kept(folder: Path) -> About:
    try:
        return read_about(content(folder / INDEX, LARGEST).decode("utf-8-sig"), folder.name)
    except (OSError, ValueError):
        return named_only(folder.name)


def _as_it_came(folder: Path) -> dict[str, str]:
    """The mark of each file as it came; nothing where nobody has noted it, and so all is the owner's."""
    try:
        found = json.loads(content(folder / AS_IT_CAME, _LARGEST_LIST))
    except (OSError, ValueError, RecursionError):
        return {}
    return {str(place): str(mark) for place, mark in found.items()} if isinstance(found, dict) else {}


def _mark_of_file(path: Path) -> str:
    try:
        return _mark_of_bytes(content(path, LARGEST_PICTURE))
    except OSError:
        return ""


def _mark_of_bytes(data: bytes) -> str:
    from hashlib import blake2b  # brings the cryptography of the system

    return blake2b(data, digest_size=12).hexdigest()


def _write_new(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        put(file, data)
