"""What lies in a collection, before anything of it is read: which of its files are taken, and which are left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from bridgetable.cases.reader import LARGEST as LARGEST_CASE
from bridgetable.collection.about import INDEX
from bridgetable.collection.about import LARGEST as LARGEST_INDEX
from bridgetable.collection.names import Refused, awkward, place_of, same_for_some, shared_folder, shown
from bridgetable.collection.pictures import LARGEST as LARGEST_PICTURE
from bridgetable.messages import say
from bridgetable.value import value

Kind: TypeAlias = Literal["index", "case", "evening", "picture", "other"]

MOST = 10_000
"""No collection has more files; of more entries than these nothing is looked at."""
LARGEST_WHOLE = 100_000_000
"""No collection has more bytes, all that is taken of it unpacked."""

KINDS: dict[str, Kind] = {
    ".toml": "case",
    ".bridgecase": "case",
    ".bridgeevening": "evening",
    ".png": "picture",
    ".jpg": "picture",
    ".jpeg": "picture",
}
_LARGEST: dict[Kind, int] = {
    "index": LARGEST_INDEX,
    "case": LARGEST_CASE,
    "evening": LARGEST_CASE,
    "picture": LARGEST_PICTURE,
    "other": 0,
}
_OF_SYSTEMS = frozenset(("__macosx", "thumbs.db", "desktop.ini", "ehthumbs.db"))
"""What systems put into folders and archives by themselves; whatever begins with a dot is of that kind too."""


@value
class Member:
    """A file of a collection: its `place` in it, what it is, and its `size` in bytes; `entry` is how it is packed."""

    place: str
    kind: Kind
    size: int
    entry: str


@value
class FileFault:
    """What is wrong with one file of a collection, with its line where there is one."""

    place: str
    message: str
    line: int | None = None

    def __str__(self) -> str:
        if self.line is None:
            return say("collection-problem", file=shown(self.place), what=self.message)
        return say("collection-problem-on-line", file=shown(self.place), line=str(self.line), what=self.message)


class Source:
    """A collection where it lies: `called` is its name there, `read` gives a file of it, `OSError` says why not."""

    def __init__(
        self,
        called: str,
        entries: Iterable[tuple[str, int]],
        read: Callable[[str, int], bytes],
        close: Callable[[], object],
    ) -> None:
        self.called, self._read, self.close = called, read, close
        self.problems: list[FileFault] = []
        """What is left out of it, and why."""
        self.members = tuple(self._taken(list(entries)))
        if sum(member.size for member in self.members) > LARGEST_WHOLE:
            raise Refused(say("collection-too-large", megabytes=str(LARGEST_WHOLE // 1_000_000)))

    def read(self, member: Member) -> bytes:
        """The bytes of a file, no more than its kind may have; `OSError` says why they cannot be read."""
        return self._read(member.entry, _LARGEST[member.kind])

    def of_kind(self, kind: Kind) -> list[Member]:
        """Its files of a kind, in the order of their names."""
        return [member for member in self.members if member.kind == kind]

    def _taken(self, entries: list[tuple[str, int]]) -> Iterator[Member]:
        """The files that are taken; raises `Refused` where one of them does harm, or there is too much of them."""
        if len(entries) > MOST:
            raise Refused(say("collection-too-many", most=MOST))
        found = [(place_of(entry), entry, size) for entry, size in entries]
        found = sorted(each for each in found if not _of_a_system(each[0]))
        packed_in = shared_folder(place for place, _, _ in found)
        members = [_member(place.removeprefix(packed_in), entry, size) for place, entry, size in found]
        own = [] if any(member.kind == "index" for member in members) else [INDEX]
        twice = same_for_some([*(member.place for member in members), *own])
        if twice is not None:
            raise Refused(say("collection-twice", one=shown(twice[0]), other=shown(twice[1])))
        for member in members:
            why = _why_not(member)
            if why:
                self.problems.append(FileFault(member.place, why))
            else:
                yield member


def _member(place: str, entry: str, size: int) -> Member:
    return Member(place, kind_of(place), size, entry)


def kind_of(place: str) -> Kind:
    """What a file of a collection is, by its name.

    >>> kind_of("evening/revoke.toml"), kind_of("collection.toml"), kind_of("table.PNG"), kind_of("read me.txt")
    ('case', 'index', 'picture', 'other')
    """
    name = place.rpartition("/")[2]
    suffix = f".{name.rpartition('.')[2]}".casefold() if "." in name else ""
    return "index" if place == INDEX else KINDS.get(suffix, "other")


def _why_not(member: Member) -> str:
    """Why a file is left out; empty where it is taken."""
    if member.kind == "other":
        return say("collection-kind-not-taken")
    if awkward(member.place):
        return say("collection-awkward-name")
    largest = _LARGEST[member.kind]
    return say("files-too-large", megabytes=f"{largest / 1_000_000:g}") if member.size > largest else ""


def _of_a_system(place: str) -> bool:
    return any(part.startswith(".") or part.casefold() in _OF_SYSTEMS for part in place.split("/"))
