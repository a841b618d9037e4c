"""What was answered, kept in one file: every answer is an event with an id of its own, and nothing else is kept.

Because all that is made of it, skills and pictures, is worked out from the events, two files are merged by taking the
events of both, in whatever order. The file is a SQLite data base; an answer stands in it as soon as `answered` is back.
Where it cannot be used, practice goes on without it, `problem` says why, and the file is left as it is; with each
answer it is tried again, and once it can be used, what was answered meanwhile stands in it too.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bridgetable.messages import say, why
from bridgetable.named import NamedTuple
from bridgetable.strangers import content

VERSION = 1
"""Of the way in which events are kept; a file of a later one is left alone."""
LARGEST = 200_000_000
"""No file of answers has more bytes."""
MOST = 2_000_000
"""No file has more answers."""
PATIENCE = 2.0
"""So many seconds are waited for another window that writes."""
ME = "me"
"""The profile there is at first."""
_HEADER = b"SQLite format 3\0"
_LONGEST = 200
"""No word of an event has more letters."""
_OWN = "mode=rw"
"""How one's own file is opened: what was half written when the program was killed is taken back, by its journal."""
_FOREIGN = "mode=ro&immutable=1"
"""How the file of somebody else is opened: nothing is written beside it, wherever it lies."""


class GivenAnswer(NamedTuple):
    """One answer: to a part of the `problem`, about `topic`, earned `points` of `of`, in the `sitting` of that problem.

    `at` is the time in seconds since 1970, `kind` what the problem is of (`G06`), `laws` the numbers of its laws.
    """

    id: str
    sitting: str
    profile: str
    at: float
    problem: str
    kind: str
    laws: tuple[int, ...]
    level: int
    edition: int
    topic: str
    points: float
    of: float


class Unusable(Exception):
    """A file of answers that cannot be read or written; the text says why, for a person."""


class _Held(Unusable):
    """Another program is writing it."""


class Progress:
    """The answers in the file at `path`, and those of `profile` as they are given; without a path, kept nowhere."""

    def __init__(self, path: Path | None, profile: str = ME) -> None:
        self.profile, self.problem = profile, ""
        self._path = path
        self._waiting: list[GivenAnswer] = []
        """What was answered while the file could not be used."""
        self._kept = sqlite3.connect(":memory:")
        _prepare(self._kept)
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # one without a byte was left by a program that was killed while it made the file
            found = _own(path) if path.exists() and path.stat().st_size else []
        except (Unusable, OSError) as why:
            self.problem = _unused(why)
            return
        try:
            file = sqlite3.connect(path, timeout=PATIENCE)
            _prepare(file)
            file.execute("BEGIN IMMEDIATE")  # whether it can be written is found out now, and not with the first answer
            file.rollback()
        except sqlite3.Error as why:
            self.problem = _unused(why)
            _add(self._kept, found)  # what was answered before still counts
            return
        self._kept.close()
        self._kept = file

    def answered(
        self,
        sitting: str,
        problem: str,
        kind: str,
        laws: Sequence[int],
        level: int,
        edition: int,
        topic: str,
        points: float,
        of: float,
        when: datetime | None = None,
    ) -> GivenAnswer:
        """Keep an answer. Where it cannot be kept, it counts until the program ends, and `problem` says so.

        What could not be kept until then is kept with it.
        """
        at = (when or datetime.now(UTC)).timestamp()
        words = (os.urandom(16).hex(), sitting, self.profile)
        event = GivenAnswer(*words, at, problem, kind, tuple(laws), level, edition, topic, points, of)
        try:
            _add(self._kept, [event])
        except sqlite3.Error as why:
            self._go_on_without(why)
            _add(self._kept, [event])
        if self.problem and self._path is not None:
            self._waiting.append(event)
            self._try_again(self._path)
        return event

    def _try_again(self, path: Path) -> None:
        """Write what waits into the file, if it can be used by now."""
        again = Progress(path)
        try:
            if not again.problem:
                _add(again._kept, self._waiting)
        except sqlite3.Error:
            again.problem = self.problem
        if again.problem:
            again.close()
            return
        self._kept.close()
        self._kept, self._waiting, self.problem = again._kept, [], ""

    def _go_on_without(self, why: Exception) -> None:
        """The file can no longer be written: what is known is kept in memory, and the file as it is."""
        self.problem = _unused(why)
        try:
            found = self.events(None)
        except sqlite3.Error:
            found = []
        self._kept.close()
        self._kept = sqlite3.connect(":memory:")
        _prepare(self._kept)
        _add(self._kept, found)

    def events(self, profile: str | None = "") -> list[GivenAnswer]:
        """The answers of a profile in the order of time: of the one that is practising, or (None) of all."""
        wanted = self.profile if profile == "" else profile
        rows = self._kept.execute(f"SELECT {_COLUMNS} FROM events ORDER BY at, id")
        return [event for event in map(_event, rows) if wanted is None or event.profile == wanted]

    @property
    def profiles(self) -> tuple[str, ...]:
        """Everybody who has answered here, and who is practising now."""
        rows = self._kept.execute("SELECT DISTINCT profile FROM events")
        return tuple(sorted({self.profile, *(row[0] for row in rows)}))

    def export(self, path: Path) -> None:
        """Write all answers into a file of their own, which `merge` reads; raises `Unusable`."""
        try:
            path.unlink(missing_ok=True)
            with closing(sqlite3.connect(path)) as copy:
                self._kept.backup(copy)
        except (sqlite3.Error, OSError) as why:
            raise Unusable(say("practice-answers-not-written", file=path.name, why=str(why))) from why

    def merge(self, path: Path) -> int:
        """Take in the answers of another file; how many were new. Raises `Unusable`, and then nothing is changed."""
        try:
            found = list(_read(path, _FOREIGN))
            before = self._count()
            _add(self._kept, found)
        except (OSError, sqlite3.Error) as why:
            raise Unusable(say("practice-answers-not-taken-in", file=path.name, why=str(why))) from why
        return self._count() - before

    def clear(self, profile: str | None = None) -> None:
        """Forget the answers of a profile, or (None) all of them, and leave nothing of them in the file."""
        self._waiting = [each for each in self._waiting if profile not in (None, each.profile)]
        with self._kept:
            if profile is None:
                self._kept.execute("DELETE FROM events")
            else:
                self._kept.execute("DELETE FROM events WHERE profile = ?", (profile,))
        self._kept.execute("VACUUM")

    def close(self) -> None:
        """Nothing more is answered."""
        self._kept.close()

    def _count(self) -> int:
        return int(self._kept.execute("SELECT count(*) FROM events").fetchone()[0])


_COLUMNS = "id, sitting, profile, at, problem, kind, laws, level, edition, topic, points, of_"


def _prepare(kept: sqlite3.Connection) -> None:
    with kept:
        kept.execute(
            "CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, sitting TEXT, profile TEXT, at REAL, problem TEXT,"
            " kind TEXT, laws TEXT, level INTEGER, edition INTEGER, topic TEXT, points REAL, of_ REAL)"
        )
        kept.execute(f"PRAGMA user_version = {VERSION}")
    kept.execute("PRAGMA secure_delete = ON")


def _add(kept: sqlite3.Connection, events: Iterable[GivenAnswer]) -> None:
    """Keep these events too; one that is there already is there once."""
    rows = [(*event[:6], " ".join(map(str, event.laws)), *event[7:]) for event in events]
    with kept:
        kept.executemany(f"INSERT OR IGNORE INTO events ({_COLUMNS}) VALUES ({', '.join('?' * 12)})", rows)


def _own(path: Path) -> list[GivenAnswer]:
    """The events in one's own file, even while another program holds it; raises `Unusable` and `OSError`."""
    try:
        return list(_read(path, _OWN))
    except _Held:
        return list(_read(path, _FOREIGN))


def _read(path: Path, opened: str) -> Iterator[GivenAnswer]:
    """The events in a file that somebody else may have made, `opened` so; raises `Unusable` and `OSError`."""
    if not content(path, LARGEST).startswith(_HEADER):
        raise Unusable(say("practice-answers-no-file", file=path.name))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?{opened}", uri=True, timeout=PATIENCE)) as file:
            file.execute("PRAGMA trusted_schema = OFF")
            version = file.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                raise Unusable(say("practice-answers-later-version", file=path.name))
            kinds = file.execute("SELECT type FROM sqlite_master WHERE name = 'events'").fetchall()
            if kinds != [("table",)]:
                raise Unusable(say("practice-answers-no-file", file=path.name))
            for row in file.execute(f"SELECT {_COLUMNS} FROM events LIMIT {MOST}"):
                yield _event(row)
    except sqlite3.Error as why:
        held = getattr(why, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        raise (_Held if held else Unusable)(say("practice-answers-damaged", file=path.name, why=str(why))) from why


def _event(row: Sequence[object]) -> GivenAnswer:
    """A row as an event; raises `Unusable` where it cannot be one."""
    id_, sitting, profile, at, problem, kind, laws, level, edition, topic, points, of = row
    words = (id_, sitting, profile, problem, kind, laws, topic)
    numbers = (at, points, of)
    sound = all(isinstance(word, str) and len(word) <= _LONGEST for word in words)
    sound = sound and all(isinstance(number, int | float) for number in numbers)
    if not (sound and isinstance(level, int) and isinstance(edition, int)):
        raise Unusable(say("practice-answers-no-answer"))
    of_laws = tuple(int(law) for law in str(laws).split() if law.isdigit())
    when, earned, most = (float(str(number)) for number in numbers)
    first = (str(id_), str(sitting), str(profile), when, str(problem), str(kind), of_laws)
    return GivenAnswer(*first, level, edition, str(topic), earned, most)


def _unused(error: Exception) -> str:
    return say("practice-answers-not-kept", why=why(error).removesuffix("."))
