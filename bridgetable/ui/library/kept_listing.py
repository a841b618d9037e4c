"""What the list shows of the cases of a collection, kept in a file beside them so that they need not be read again.

A line of that file holds only as long as the case file has the size and the time it had then. Without Qt.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from bridgetable.cases.reader import LARGEST
from bridgetable.collection.about import INDEX, one_line
from bridgetable.collection.source import Kind, kind_of
from bridgetable.strangers import content
from bridgetable.ui.files.writing import write_whole
from bridgetable.ui.library.listed import Listed, listed_of
from bridgetable.value import value

LIST = ".listed.jsonl"
"""The name of that file, in the folder of the collection."""
_MOST_BYTES = 200_000_000
_TOLD = ("story", "ruling")
_MOST_EVENINGS = 100
_NO_CASE = "null"


@value
class ListedCase:
    """A case of a collection: what the list shows of it, and the texts it is found by as well."""

    case: Listed
    told: Mapping[str, Any]


def known_cases(folder: Path) -> Iterator[ListedCase | None]:
    """The cases of a collection in the order of their files; None wherever this may be left for a while."""
    files: dict[str, _Stamp] = {}
    for found in _files_of(folder, "case"):
        files[found[0]] = found[1]
        yield None
    kept, lines, changed = _Kept(folder), list[str](), False
    for place in sorted(files):
        line = kept.line(place, files[place])
        known = _case_of_line(folder, place, line) if line else None
        if known is None and line != _NO_CASE:
            line, changed = _line_of_file(folder / place), True
            known = _case_of_line(folder, place, line)
        lines.append("\t".join((place, *map(str, files[place]), line)))
        yield known
    if changed or kept.stale:
        _keep_lines(folder, lines)


def evenings_of(folder: Path) -> Iterator[tuple[Path, str]]:
    """The set lists of a collection, with their titles; one that cannot be read is left out."""
    from bridgetable.cases.problems import CaseErrors
    from bridgetable.evening.set_list import read_set_list

    found = (folder / place for place, _ in _files_of(folder, "evening"))
    for path in sorted(found)[:_MOST_EVENINGS]:
        with contextlib.suppress(CaseErrors):
            yield path, one_line(read_set_list(path).title) or path.stem


_Stamp: TypeAlias = tuple[int, int]
"""When a file was changed, in billionths of a second, and its size."""


class _Kept:
    """The lines of the file in which it is kept, gone through once, in the order of the names of the files."""

    def __init__(self, folder: Path) -> None:
        try:
            self._lines = iter(content(folder / LIST, _MOST_BYTES).decode("utf-8").split("\n"))
        except (OSError, ValueError):
            self._lines = iter(())
        self.stale = False
        """Whether there is a line for what is no longer so."""
        self._at: tuple[str, _Stamp, str] | None = self._next()

    def line(self, place: str, stamp: _Stamp) -> str:
        """The line for a file, empty if there is none, or for what it was before."""
        while self._at is not None and self._at[0] < place:
            self.stale, self._at = True, self._next()
        return self._at[2] if self._at is not None and self._at[:2] == (place, stamp) else ""

    def _next(self) -> tuple[str, _Stamp, str] | None:
        for line in self._lines:
            place, changed, size, rest = (line.split("\t", 3) + [""] * 3)[:4]
            if changed.isdecimal() and size.isdecimal() and len(changed) < 30:
                return place, (int(changed), int(size[:20])), rest
        return None


def _files_of(folder: Path, kind: Kind) -> Iterator[tuple[str, _Stamp]]:
    """The files of a kind in a collection with their stamps; whatever begins with a dot is none of them."""
    waiting = [folder]
    while waiting:
        with contextlib.suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if entry.name.startswith(".") or entry.name == INDEX or not entry.name.isprintable():
                    continue
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(Path(entry.path))
                elif kind_of(entry.name) == kind and entry.is_file():
                    about = entry.stat()
                    yield Path(entry.path).relative_to(folder).as_posix(), (about.st_mtime_ns, about.st_size)


def _line_of_file(path: Path) -> str:
    """The line for a file; one that cannot be read has one too, so as not to be tried again."""
    try:
        case, head = listed_of(path, content(path, LARGEST).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return _NO_CASE
    told = {key: head[key] for key in ("title", *_TOLD) if isinstance(head.get(key), str | dict)}
    fields = [case.id, case.law, list(case.laws), case.level, case.hands, list(case.editions), told]
    return json.dumps(fields, ensure_ascii=False, default=str)


def _case_of_line(folder: Path, place: str, line: str) -> ListedCase | None:
    try:
        id_, law, laws, level, hands, editions, told = json.loads(line)
        titles = _plain_titles(told.get("title"))
        cites = tuple(map(str, laws))
        years = tuple(map(int, editions))
        case = Listed(folder / place, int(law), titles, "", cites, int(level), int(hands), years, str(id_))
        return ListedCase(case, told)
    except (ValueError, TypeError, AttributeError, RecursionError):
        return None


def _plain_titles(titles: object) -> object:
    """Titles as they are shown: on one line, without letters that nobody sees."""
    if isinstance(titles, dict):
        return {str(code): one_line(str(words)) for code, words in titles.items()}
    return one_line(titles) if isinstance(titles, str) else ""


def _keep_lines(folder: Path, lines: Iterable[str]) -> None:
    """Keep the lines for the next time; where that cannot be, the files are read again then."""
    with contextlib.suppress(OSError):
        write_whole(folder / LIST, "".join(f"{line}\n" for line in lines))
