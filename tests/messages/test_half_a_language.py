"""Half a language, or one with faults in it: the program speaks, in English where it must, and tells once why."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bridgetable.explain.heard import heard
from bridgetable.lawbook.everyday import everyday
from bridgetable.lawtexts import all_texts
from bridgetable.messages import catalogue, languages, say, speak
from bridgetable.messages.languages import languages as known
from bridgetable.practice.paths import courses
from bridgetable.resources import resource_path
from bridgetable.seats import Seat
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import sentence
from bridgetable.translating.written import make

SEATING = Seating(Seat.W, Seat.S, Seat.N)


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language `xx` that has nothing yet but a name."""
    shipped = shutil.ignore_patterns("*.ftl")
    shutil.copytree(resource_path("languages", "en"), tmp_path / "languages" / "en", ignore=shipped)
    (tmp_path / "languages" / "xx").mkdir()

    def placed(*parts: str) -> Path:
        return tmp_path.joinpath(*parts) if parts[0] == "languages" else resource_path(*parts)

    for module in (catalogue, import_module("bridgetable.messages.languages")):  # a function has the same name
        monkeypatch.setattr(module, "resource_path", placed)
    monkeypatch.setattr(catalogue, "_told", set())
    known.cache_clear()
    yield tmp_path / "languages" / "xx"
    monkeypatch.undo()
    known.cache_clear()
    speak("en")


def written(folder: Path, file: str, text: str) -> None:
    """Write a file of the language, and what the program reads of it."""
    (folder / file).parent.mkdir(exist_ok=True)
    (folder / file).write_text(text, encoding="utf-8")
    make(folder.parent, "xx")
    speak("xx")


def test_a_language_without_a_name_is_called_by_its_code(half: Path) -> None:
    written(half, "language.ftl", "language-capitals = no\n")
    assert languages()["xx"] == "xx"


@pytest.mark.parametrize(
    ("file", "text", "name"),
    [
        ("language.ftl", "language-width = wide\n", "language-width"),
        ("language.ftl", "language-ranks = A R D\n", "language-ranks"),
        ("terms.ftl", "terms-plural-one = n is 1\n", "terms-plural-one"),
    ],
)
def test_what_cannot_be_reckoned_with_is_as_in_english(
    half: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, name: str
) -> None:
    english = say(name)
    written(half, file, text)
    assert say(name) == english and say("translating-faults", number=1) == "One thing is to be mended."
    assert capsys.readouterr().err.count(f"xx: {name} cannot be") == 1


@pytest.mark.parametrize("wrong", ["{ $seet }", "{ SEET($seat) }", "{ shell-nothing }"])
def test_what_cannot_be_said_is_said_in_english_and_told_once(
    half: Path, capsys: pytest.CaptureFixture[str], wrong: str
) -> None:
    written(half, "terms.ftl", f"terms-seat = {wrong}\n")
    assert [say("terms-seat", seat=Seat.E) for _ in range(2)] == ["East", "East"]
    assert capsys.readouterr().err.count("xx: terms-seat cannot be said") == 1
    with pytest.raises(LookupError, match="terms-seat.*needs 'seat'"):
        say("terms-seat")


def test_with_half_of_what_is_typed_english_is_understood(half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(half, "typed.toml", '[seats]\nW = ["ouest"]\nN = "n"\n')
    assert sentence(heard("W leads C2", SEATING)) == "W leads C2"
    written(half, "typed.toml", "x = [")
    assert sentence(heard("W leads C2", SEATING)) == "W leads C2"
    assert capsys.readouterr().err.count("xx: typed.toml cannot be read") == 1


@pytest.mark.parametrize("text", ["x = [", '[paragraph."45A"]\ngits = "T"\n', "paragraph = 2\n"])
def test_a_law_with_a_fault_is_told_in_english(half: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    english = all_texts()
    written(half, "laws/law45.toml", text)
    assert all_texts() == english
    assert capsys.readouterr().err.count("xx: laws/law45.toml cannot be read") == 1


def test_courses_and_the_words_of_the_table_are_english_where_they_cannot_be_read(half: Path) -> None:
    titles, words = [course.title for course in courses()], everyday()
    written(half, "paths/01-a-card-is-dropped.toml", 'title = "T"\nabout = 1\n')
    written(half, "paths/02-jack-oops-the-king.toml", "x = [")
    written(half, "laws/everyday.toml", "x = [")
    assert [course.title for course in courses()] == ["T", *titles[1:]]
    assert everyday() == words
