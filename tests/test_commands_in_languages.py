"""The commands speak the other languages: no English word is left in what they print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.cli import main
from bridgetable.messages import languages, speak
from bridgetable.resources import resource_path
from messages.foreign import english_in

OTHERS = [code for code in languages() if code != "en"]
COMMANDS = ("check", "judge", "laws", "score", "equity", "import", "export", "problems", "collection", "languages")
CASE = resource_path("cases", "law45", "lesson-45-4a.toml")
TYPED = re.compile(r"--[\w-]+|\{[\w,-]+\}|\[[\w ]+\]|^ {4}\w+ ", re.MULTILINE)
"""What is typed as it stands, in every language: options, the names of commands."""
PRINTED: dict[str, tuple[list[str], int]] = {
    "a score": (["score", "4SX S", "9", "--vulnerable"], 0),
    "no score": (["score", "9Z", "3"], 2),
    "a ruling": (["judge", str(CASE)], 0),
    "a library": (["check", str(CASE.parent)], 0),
    "no file": (["judge", "none.toml"], 2),
    "no command": (["frobnicate"], 2),
    "languages": (["languages", "list"], 0),
    "no link": (["export", str(CASE), "--to", "nothing"], 2),
}


@pytest.fixture(params=OTHERS)
def other(request: pytest.FixtureRequest) -> Iterator[str]:
    """Another language, spoken meanwhile."""
    speak(request.param)
    yield request.param
    speak("en")


def printed(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[str, int]:
    """What a command prints, without what is typed as it stands, and its exit code."""
    try:
        code = main(words)
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    return TYPED.sub(" ", f"{out}\n{err}"), code


@pytest.mark.parametrize("name", PRINTED)
def test_what_is_printed_has_no_english_word(name: str, other: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, code = PRINTED[name]
    said, ended = printed(words, capsys)
    assert ended == code
    assert english_in([said], other, [*words, *COMMANDS, "English", "link"]) == set()


def test_a_ruling_that_is_not_told_in_the_language_says_in_which_it_is(
    other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    case = next(
        each for each in map(load, case_files(resource_path("cases"))) if each.heard_in(other) == "en" and each.ruling
    )
    said, _ = printed(["judge", str(case.path)], capsys)
    assert "English" in said and case.ruling_in("en").split(". ")[0].split()[0] in said


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_a_command_has_no_english_word(
    command: str, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said, ended = printed([*([command] if command else []), "--help"], capsys)
    assert ended == 0
    assert english_in([said], other, [command, *COMMANDS]) == set()


@pytest.mark.parametrize(
    "text", ["a", "a = 1 b", "[a]\n[a]", "a = [1", 'x = "a', "x = 1979-13-01", "a = {b = 1, b = 2}"]
)
def test_what_is_no_toml_is_said_in_the_language(
    text: str, other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    said, ended = printed(["check", str(file)], capsys)
    assert ended != 0
    assert english_in([said], other, [str(file)]) == set()
