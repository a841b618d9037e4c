"""The cases somebody was wrong about are those of his last answers, and can be made again."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from bridgetable.cases.reader import parse_case
from bridgetable.collection.wrong import files_of, wrong
from bridgetable.practice.generator import scene
from bridgetable.practice.progress import Progress
from bridgetable.resources import resource_path


def test_they_are_found_and_read_or_made_again() -> None:
    progress = Progress(None)
    answered = (
        ("law54-b-accepts", 0.0),
        ("law54-b-accepts", 0.5),
        ("mended", 0.0),
        ("mended", 1.0),
        ("G06-2017-3", 0.0),
    )
    for number, (problem, points) in enumerate((*answered, ("nowhere", 0.0), ("G99-2017-3", 0.0))):
        when = datetime.fromtimestamp(1_000_000 + number, UTC)
        progress.answered(str(number), problem, "x", (54,), 1, 2017, "turn", points, 1.0, when)
    amiss = wrong(progress.events())
    assert [each.problem for each in amiss] == ["G99-2017-3", "nowhere", "G06-2017-3", "law54-b-accepts"]
    path = resource_path("cases", "law54", "law54-b-accepts.toml")
    no, nowhere, made, read = files_of(amiss, {"law54-b-accepts": path, "mended": Path("nowhere")})
    assert no is nowhere is None
    assert read == ("law54-b-accepts.toml", path.read_bytes())
    assert made is not None
    again = scene("G06", 2017, 1, 3).case
    assert made[0] == f"{again.id}.toml"
    assert parse_case(made[1].decode(), "x").record == again.record


def test_a_case_whose_file_is_gone_is_left_out(tmp_path: Path) -> None:
    progress = Progress(None)
    progress.answered("1", "gone", "x", (54,), 1, 2017, "turn", 0.0, 1.0)
    assert list(files_of(wrong(progress.events()), {"gone": tmp_path / "gone.toml"})) == [None]
