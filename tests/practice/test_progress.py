"""Answers are kept one by one, merged in any order, and never lost to a file that cannot be used."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bridgetable.practice import skills
from bridgetable.practice.progress import GivenAnswer, Progress, Unusable

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def answer(progress: Progress, number: int = 0, points: float = 1.0, kind: str = "G06", days: float = 0) -> GivenAnswer:
    when = NOON + timedelta(days=days)
    return progress.answered(f"s{number}", f"p{number}", kind, (56,), 1, 2017, "status", points, 1.0, when)


def test_what_was_answered_is_there_again(tmp_path: Path) -> None:
    first = Progress(tmp_path / "deep" / "answers.sqlite")
    given = answer(first)
    first.close()
    again = Progress(tmp_path / "deep" / "answers.sqlite")
    assert again.events() == [given] and not again.problem


def test_two_machines_are_merged_in_any_order(tmp_path: Path) -> None:
    one, other = Progress(tmp_path / "one"), Progress(tmp_path / "other")
    for number in range(6):
        answer((one, other)[number % 2], number, points=number % 3 / 2, days=number)
    one.export(tmp_path / "one copied")
    other.export(tmp_path / "other copied")
    assert (one.merge(tmp_path / "other copied"), other.merge(tmp_path / "one copied")) == (3, 3)
    assert one.merge(tmp_path / "other copied") == 0
    assert one.events() == other.events() and len(one.events()) == 6


def test_profiles_are_apart(tmp_path: Path) -> None:
    mine = Progress(tmp_path / "a")
    answer(mine)
    mine.close()
    hers = Progress(tmp_path / "a", "Anna")
    answer(hers, 1)
    assert [event.problem for event in hers.events()] == ["p1"] and len(hers.events(None)) == 2
    assert hers.profiles == ("Anna", "me")
    hers.clear("Anna")
    assert [event.profile for event in hers.events(None)] == ["me"]
    hers.clear()
    assert hers.events(None) == []


def written(path: Path, script: str) -> bytes:
    file = sqlite3.connect(path)
    file.executescript(script)
    file.close()
    return path.read_bytes()


TABLE = (
    "CREATE TABLE events (id TEXT PRIMARY KEY, sitting TEXT, profile TEXT, at REAL, problem TEXT, kind TEXT, laws TEXT,"
    " level INTEGER, edition INTEGER, topic TEXT, points REAL, of_ REAL);"
)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (f"{TABLE} PRAGMA user_version = 9;", "later version"),
        ("CREATE TABLE others (id);", "no file of answers"),
        ("CREATE VIEW events AS SELECT 1;", "no file of answers"),
        (f"{TABLE} INSERT INTO events (id) VALUES ('a');", "an answer in it that is none"),
    ],
)
def test_a_file_that_is_none_is_left_alone(tmp_path: Path, script: str, why: str) -> None:
    path = tmp_path / "answers.sqlite"
    before = written(path, script)
    progress = Progress(path)
    assert why in progress.problem and "Practice goes on" in progress.problem
    answer(progress)
    assert len(progress.events()) == 1 and path.read_bytes() == before
    with pytest.raises(Unusable, match=why):
        Progress(None).merge(path)


def test_a_broken_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "answers.sqlite"
    path.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    progress = Progress(path)
    answer(progress)
    assert "cannot be kept" in progress.problem and len(progress.events()) == 1
    assert path.read_bytes().endswith(b"xxx")


def test_a_file_that_cannot_be_written_still_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "answers.sqlite"
    first = Progress(path)
    given = answer(first)
    first.close()
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    monkeypatch.setattr("bridgetable.practice.progress.PATIENCE", 0.01)
    progress = Progress(path)
    assert "locked" in progress.problem
    answer(progress, 1)
    assert given.id in {event.id for event in progress.events()} and len(progress.events()) == 2
    other.rollback()
    assert len(Progress(path).events()) == 1


def test_what_was_answered_meanwhile_is_kept_as_soon_as_it_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "answers.sqlite"
    progress = Progress(path)
    before = answer(progress)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    monkeypatch.setattr("bridgetable.practice.progress.PATIENCE", 0.01)
    progress._kept.execute("PRAGMA busy_timeout = 10")
    meanwhile = [answer(progress, number) for number in (1, 2)]
    assert "locked" in progress.problem
    assert {event.id for event in progress.events()} == {each.id for each in meanwhile}
    other.rollback()
    after = answer(progress, 3)
    assert not progress.problem
    progress.close()
    assert {event.id for event in Progress(path).events()} == {each.id for each in (before, *meanwhile, after)}


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    progress = Progress(tmp_path / "file" / "answers.sqlite")
    assert "cannot be kept" in progress.problem
    with pytest.raises(Unusable):
        progress.export(tmp_path / "file" / "copy")


WORKER = """
import sys
from pathlib import Path
from bridgetable.practice.progress import Progress
progress = Progress(Path(sys.argv[1]))
for number in range(100000):
    progress.answered(str(number), "p", "G06", (56,), 1, 2017, "status", 1.0, 1.0)
    print(number, flush=True)
"""


def test_nothing_but_the_answer_being_given_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    chance = random.Random(1)
    for round_ in range(4):
        path = tmp_path / f"{round_}.sqlite"
        command = [sys.executable, "-c", WORKER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as worker:
            assert worker.stdout is not None
            worker.stdout.readline()
            time.sleep(chance.random() / 10)
            worker.kill()
            said = [int(line) for line in worker.stdout.read().split()]
        kept = Progress(path)
        assert not kept.problem and len(kept.events()) > max(said, default=0)
        kept.close()


HALF_WRITTEN = """
import os, sqlite3, sys
file = sqlite3.connect(sys.argv[1], isolation_level=None)
file.execute("PRAGMA cache_size = 1")  # what is not yet kept goes to the file all the same
file.execute("BEGIN")
file.execute("UPDATE events SET problem = problem || problem")
file.executemany("INSERT INTO events (id, problem) VALUES (?, ?)", ((f"x{n}", "y" * 150) for n in range(5000)))
os._exit(0)
"""


def test_a_file_that_was_being_made_is_made(tmp_path: Path) -> None:
    (path := tmp_path / "mine.sqlite").touch()
    first = Progress(path)
    given = answer(first)
    first.close()
    assert Progress(path).events() == [given]


def test_an_answer_that_was_half_written_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "mine.sqlite"
    progress = Progress(path)
    for number in range(200):
        answer(progress, number, 1.0)
    before = progress.events()
    progress.close()
    subprocess.run([sys.executable, "-c", HALF_WRITTEN, str(path)], check=True)
    assert path.with_name("mine.sqlite-journal").exists()
    kept = Progress(path)
    assert not kept.problem
    assert kept.events() == before


# Skills


def practised(*shares: tuple[str, float, float]) -> list[GivenAnswer]:
    """Answers to problems of a kind, each with its share of the points and the day."""
    progress = Progress(None)
    return [answer(progress, number, share, kind, day) for number, (kind, share, day) in enumerate(shares)]


def test_what_was_wrong_returns_before_what_was_right() -> None:
    events = practised(("G06", 0.0, 0), ("G18", 1.0, 0))
    soon, later = NOON + timedelta(minutes=5), NOON + timedelta(days=400)
    assert [skill.kind for skill in skills.due(events, soon)] == ["G06"]
    assert {skill.kind for skill in skills.due(events, later)} == {"G06", "G18"}
    assert skills.due_tomorrow(events, NOON) == 2


def test_the_schedule_is_the_same_in_whatever_order_the_answers_come() -> None:
    events = practised(*((f"G0{n % 3}", n % 4 / 3, n / 2) for n in range(30)))
    whenever = NOON + timedelta(days=40)
    wanted = skills.due(events, whenever), skills.laws(events), skills.of_cases(events)
    for seed in range(5):
        random.Random(seed).shuffle(events)
        assert (skills.due(events, whenever), skills.laws(events), skills.of_cases(events)) == wanted


def test_how_it_goes_with_a_law() -> None:
    events = practised(("G06", 1.0, 0), ("G06", 0.0, 1), ("G06", 0.5, 2))
    assert skills.laws(events) == {56: skills.OfALaw(0.5, (NOON + timedelta(days=2)).timestamp(), 3)}
    assert skills.of_cases(events) == {"p0": 1.0, "p1": 0.0, "p2": 0.5}


@pytest.mark.parametrize(
    ("days", "today", "length"), [((0, 1, 2), 2, 3), ((0, 1, 2), 3, 3), ((0, 1, 2), 4, 0), ((0, 2), 2, 1), ((), 0, 0)]
)
def test_a_streak_is_of_days_one_after_the_other(days: tuple[int, ...], today: int, length: int) -> None:
    events = practised(*(("G06", 1.0, day) for day in days))
    assert skills.streak(events, date(2026, 3, 1) + timedelta(days=today)) == length


def test_without_the_schedule_the_rest_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsrs", None)
    events = practised(("G06", 1.0, 0))
    assert skills.laws(events) and skills.of_cases(events)
    with pytest.raises(ImportError):
        skills.due(events, NOON)
