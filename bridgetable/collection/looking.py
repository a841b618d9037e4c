"""Looking through a collection before it is kept: each file is read, each case judged, each fault told by its file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bridgetable.cases.case import Case
from bridgetable.cases.check import check_case
from bridgetable.cases.problems import CaseErrors
from bridgetable.cases.reader import parse_case
from bridgetable.cases.toml_file import decoded
from bridgetable.collection.about import About, named_only, read_about
from bridgetable.collection.folder import folder
from bridgetable.collection.packed import packed
from bridgetable.collection.pictures import cover_among, is_picture
from bridgetable.collection.source import FileFault, Member, Source
from bridgetable.editions import EDITIONS
from bridgetable.evening.set_list import parse_set_list
from bridgetable.messages import say, why
from bridgetable.value import value


@value
class SeenCase:
    """A case that can be read: its file, its id, and what it is called in the collection's language."""

    member: Member
    id: str
    title: str
    level: int | None


def opened(path: Path) -> Source:
    """The collection in a folder or in a packed file; raises `Refused` with the one reason why it is not opened."""
    return folder(path) if path.is_dir() else packed(path)


class Looking:
    """What is known of a collection so far; `steps` goes on until all of it is.

    `read` files of all that are to be read are done, and of the `cases` that can be read as many as are `judged`.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[FileFault] = []
        self.about = self._about()
        self.cases: list[SeenCase] = []
        self.taken: list[Member] = source.of_kind("index")
        """What can be kept: the cases and set lists that can be read, and the pictures that are some."""
        self.read, self.judged = 0, 0
        self.asked: Counter[int] = Counter()
        """How many cases expect anything under an edition."""
        self.held: Counter[int] = Counter()
        """How many of them hold."""
        self.failing: list[tuple[SeenCase, tuple[int, ...]]] = []
        """Cases that do not hold, with the editions under which they do not."""
        self._ids: dict[str, str] = {}

    @property
    def to_read(self) -> int:
        """How many files there are to be read."""
        return len(self.source.members) - len(self.source.of_kind("index"))

    @property
    def whole(self) -> bool:
        """Whether every file has been read."""
        return self.read == self.to_read

    def count(self, kind: str) -> int:
        """How many usable files of a kind there are."""
        return sum(member.kind == kind for member in self.taken)

    def cover(self) -> bytes:
        """The picture of the whole collection; nothing where it has none, or none that can be read."""
        there = {member.place: member for member in self.source.of_kind("picture")}
        place = cover_among(there, self.about.cover)
        try:
            return self.source.read(there[place]) if place is not None else b""
        except OSError:
            return b""

    def usable(self) -> list[tuple[str, Callable[[], bytes]]]:
        """What of it can be used, but for its index: how to read each file, by its place."""
        return [(each.place, partial(self.source.read, each)) for each in self.taken if each.kind != "index"]

    def steps(self) -> Iterator[None]:
        """Read every file, then judge every case; may be left for a while after each step."""
        yield from self.reading()
        for seen in self.cases:
            yield from self._judge(seen)
            self.judged += 1

    def reading(self) -> Iterator[None]:
        """Read every file, and judge none."""
        for member in self.source.members:
            if member.kind != "index":
                self._read(member)
                self.read += 1
                yield
        self.problems += self.source.problems  # what is left out comes after what is wrong

    def _about(self) -> About:
        """What the index tells, or (of a folder without one) how it is called."""
        called = Path(self.source.called).stem
        for member in self.source.of_kind("index"):
            try:
                return read_about(self.source.read(member).decode("utf-8-sig"), called)
            except (OSError, ValueError) as error:
                self.problems.append(FileFault(member.place, _reason_of(error)))
        return named_only(called)

    def _read(self, member: Member) -> None:
        try:
            data = self.source.read(member)
            if member.kind == "case":
                self._take_case(member, parse_case(decoded(data, member.place), member.place))
            elif member.kind == "evening":
                parse_set_list(decoded(data, member.place), member.place)
            elif not is_picture(member.place, data):
                raise ValueError(say("collection-no-picture"))
        except CaseErrors as errors:
            first, more = errors.problems[0], len(errors.problems) - 1
            message = ": ".join(filter(None, (first.key, first.message)))
            message = say("collection-and-more", what=message, count=more) if more else message
            self.problems.append(FileFault(member.place, message, first.line))
        except (OSError, ValueError) as error:
            self.problems.append(FileFault(member.place, _reason_of(error)))
        else:
            self.taken.append(member)

    def _take_case(self, member: Member, case: Case) -> None:
        """Keep a case in mind; `ValueError` where another has its id."""
        other = self._ids.setdefault(case.id, member.place)
        if other != member.place:
            raise ValueError(say("collection-same-id", other=other, id=case.id))
        self.cases.append(SeenCase(member, case.id, case.title_in(self.about.language), case.level))

    def _judge(self, seen: SeenCase) -> Iterator[None]:
        case = parse_case(decoded(self.source.read(seen.member), seen.member.place), seen.member.place)
        failing = []
        for edition in EDITIONS:
            if case.expected(edition):
                holds = not check_case(case, edition)
                self.asked[edition] += 1
                self.held[edition] += holds
                if not holds:
                    failing.append(edition)
            yield
        if failing:
            self.failing.append((seen, tuple(failing)))


def _reason_of(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):  # the index
        return say("casefile-no-utf8")
    return why(error)
