"""Files of a language that are damaged: the program speaks, in English where it must, and tells once which they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.explain.headlines import headline
from bridgetable.explain.heard import heard
from bridgetable.judge import judge
from bridgetable.lawbook.everyday import everyday
from bridgetable.lawtexts import all_texts
from bridgetable.messages import language, languages, say, speak
from bridgetable.practice.paths import courses
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import sentence
from messages.damaged import DAMAGES, a_copy_of_italian

SEATING = Seating(Seat.W, Seat.S, Seat.N)
CASE = next(path for path in case_files(resource_path("cases")) if path.stem == "law54-b-accepts")


@pytest.fixture
def damaged(tmp_path: Path) -> Iterator[Path]:
    """The folder of a language to be damaged."""
    with a_copy_of_italian(tmp_path) as folder:
        yield folder


def all_that_is_said() -> list[str]:
    """Something of each kind that a language tells: messages, laws, courses, titles, what is typed."""
    case = load(CASE)
    said = [headline(judge(case.record, 2017)).words, say("terms-seat", seat=Seat.E), say("shell-menus-open")]
    said += [text.title for text in all_texts()] + [course.title for course in courses()]
    said += [" ".join(each.words) for each in everyday().sayings]
    return [*said, case.title_in(language()), sentence(heard("W leads C2", SEATING))]


@cache
def all_that_english_says() -> list[str]:
    """The same in English, told once for all ways of damaging a language."""
    return all_that_is_said()


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("patterns", [["*.json"], ["*.toml", "*/*.toml"]], ids=["messages", "tables"])
def test_a_damaged_file_keeps_the_program_from_nothing(
    damaged: Path, damage: Callable[[Path], None], patterns: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    english = all_that_english_says()
    for pattern in patterns:
        for path in damaged.glob(pattern):
            damage(path)
    assert "xx" in languages()
    speak("xx")
    said = all_that_is_said()
    assert all(said) and len(said) >= len(english)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len(set(lines))
    if "*.json" in patterns:
        assert said[:3] == english[:3]
        assert any(line.startswith("xx: ") and line.endswith("(English is used instead)") for line in lines)


def test_the_message_names_the_file_once(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (damaged / "shell.json").write_bytes(b'{"shell-menus-open": "Ap')
    speak("xx")
    assert [say("shell-menus-open") for _ in range(3)] == ["&Open…"] * 3
    speak("xx")
    assert say("terms-seat", seat=Seat.W) == "Ovest"
    assert say("shell-menus-open") == "&Open…"
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1 and "xx: " in told[0] and "shell.json" in told[0]


def test_a_message_that_stands_in_itself_is_said_in_english(damaged: Path, capsys: pytest.CaptureFixture[str]) -> None:
    read = json.loads((damaged / "shell.json").read_text(encoding="utf-8"))
    read["shell-menus-open"] = [["#", "shell-menus-open"]]
    (damaged / "shell.json").write_text(json.dumps(read), encoding="utf-8")
    speak("xx")
    assert say("shell-menus-open") == "&Open…"
    assert "shell-menus-open" in capsys.readouterr().err
