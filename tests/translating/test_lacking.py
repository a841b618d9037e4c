"""What a language lacks is told, each thing once and with its place; the languages of the program lack nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.messages import languages
from bridgetable.resources import resource_path
from bridgetable.translating.glossary import FILE, terms, wrong_words
from bridgetable.translating.lacking import lacking
from bridgetable.translating.written import PLACE, make

ROOT = Path(__file__).parents[2]
ENGLISH = """shell-open = &Open
shell-name = { $name } is open
shell-long = The whole of the window is here to be seen
shell-size = Text size
shell-which = { $seat ->
    [N] North
   *[E] East
}
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder of languages: English with five messages, and another that is to be looked through."""
    for code in ("en", "xx"):
        (tmp_path / code).mkdir()
    (tmp_path / "en" / "shell.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def told(place: Path, written: str) -> list[str]:
    """What is to be mended in these messages of the other language."""
    (place / "xx" / "shell.ftl").write_text(written, encoding="utf-8")
    assert make(place) == []
    return [each for each in lacking(place, "xx") if "shell" in each]


def test_a_language_that_says_all_lacks_nothing(place: Path) -> None:
    whole = ENGLISH.replace("The whole of the window is here to be seen", "Das ganze Fenster ist hier zu sehen")
    assert told(place, whole) == []


@pytest.mark.parametrize(
    ("english", "own", "words"),
    [
        ("shell-open = &Open\n", "", "shell-open is missing"),
        ("&Open", "Open", "shell-open: the mark &"),
        ("{ $name } is", "{ $nome } is", "shell-name asks for what it is not given: nome"),
        ("Text size", "The size that all text in this window is to have", "shell-size is too long"),
        ("Text size", "Text size\nshell-more = More", "shell-more is unknown"),
        ("here to be", "here to be", "shell-long is still in English"),
        ("{ $name } is open", "{ $name } { shell-nothing }", "shell-name puts in what there is not: shell-nothing"),
        ("{ $name } is open", "{ SEET($name) }", "shell-name puts in what there is not: -seet"),
    ],
)
def test_each_fault_is_told_with_its_place(place: Path, english: str, own: str, words: str) -> None:
    faults = told(place, ENGLISH.replace(english, own))
    assert any(each.startswith(words) for each in faults), faults


def test_what_else_a_language_has_is_looked_for(place: Path) -> None:
    (place / "xx" / "shell.ftl").write_text(ENGLISH, encoding="utf-8")
    assert make(place) == []
    found = list(lacking(place, "xx"))
    for name in ("laws/law45.toml", "help/start.md", "paths/01-a-card-is-dropped.toml"):
        assert f"the file {name} is missing" in found
    assert not any("architecture.md" in each for each in found), "a page for engineers"
    laws = place / "xx" / "laws"
    laws.mkdir()
    (laws / "law45.toml").write_text('title = "T"\n[paragraph."45A"]\ntitle = "T"\n', encoding="utf-8")
    found = list(lacking(place, "xx"))
    assert "law45.toml lacks 45A: gist" in found and "law45.toml lacks 45A: title" not in found


def test_what_is_put_in_does_not_hide_that_a_message_is_still_in_english(place: Path) -> None:
    english = ENGLISH + "shell-played = { $name } has played out of turn\n"
    (place / "en" / "shell.ftl").write_text(english, encoding="utf-8")
    assert any(each.startswith("shell-played is still in English") for each in told(place, english))


@pytest.mark.parametrize(
    ("file", "written", "words"),
    [
        ("language.ftl", "language-ranks = A R D\n", "language-ranks cannot be “A R D”"),
        ("terms.ftl", "terms-plural-one = n is 1\n", "terms-plural-one cannot be “n is 1”"),
        ("shell.ftl", "shell-open = { Open\n", "xx/shell.ftl:1: shell-open: "),
        ("laws/law45.toml", "x = [", "laws/law45.toml cannot be read"),
        ("laws/law45.toml", '[paragraph."45A"]\ngits = "T"\n', "laws/law45.toml: 45A: gits is unknown"),
        ("laws/law45.toml", '[paragraph."45Z"]\ngist = "T"\n', "laws/law45.toml: 45Z is unknown"),
        ("paths/01-a-card-is-dropped.toml", "x = [", "paths/01-a-card-is-dropped.toml cannot be read"),
        ("qt.toml", "x = [", "qt.toml cannot be read"),
        ("typed.toml", "x = [", "typed.toml cannot be read"),
        ("typed.toml", '[seats]\nN = "n"\n', "typed.toml: [seats] N is missing, or is no list"),
        ("typed.toml", "of = []\n", "typed.toml: [calls] is missing"),
        ("../glossary.toml", "x = [", "glossary.toml cannot be read"),
        ("help/start.md", "# One\n", "help/start.md has 1 headings"),
    ],
)
def test_a_file_that_is_wrong_is_named_with_its_place(place: Path, file: str, written: str, words: str) -> None:
    for code in ("en", "xx"):
        for room in ("language", "terms"):
            text = (PLACE / "en" / f"{room}.ftl").read_text(encoding="utf-8")
            (place / code / f"{room}.ftl").write_text(text, encoding="utf-8")
    wrong = place / "xx" / file
    wrong.parent.mkdir(exist_ok=True)
    wrong.write_text(written, encoding="utf-8")
    faults = [*make(place), *lacking(place, "xx")]
    assert sum(each.removeprefix("xx: ").startswith(words) for each in faults) == 1, faults


def test_a_word_to_be_avoided_is_told_with_the_one_to_use(place: Path) -> None:
    (place / FILE).write_text(
        '[[term]]\nen = "dummy"\nxx = { word = "morto", avoid = ["manichino"] }\n', encoding="utf-8"
    )
    written = ENGLISH.replace("Text size", "Il Manichino").replace("here to be", "hier")
    (place / "xx" / "shell.ftl").write_text(written, encoding="utf-8")
    assert make(place) == []
    assert list(wrong_words(place, "xx")) == ["shell.json: shell-size has “Manichino”; the word for it is “morto”"]


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_the_glossary_has_each_term_once_in_each_language(language: str) -> None:
    known = terms(PLACE, language)
    assert len(known) > 250 and len({term.english for term in known}) == len(known)
    assert [term.english for term in known if not term.own] == []


@pytest.mark.parametrize("language", [code for code in languages() if code != "en"])
def test_the_languages_of_the_program_lack_nothing(language: str) -> None:
    assert list(lacking(resource_path("languages"), language)) == []


def test_the_command_lists_and_looks_through(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "list"]) == 0
    assert "it  Italiano" in capsys.readouterr().out
    assert main(["languages", "check", "tlh"]) == 2
    assert "There is no folder" in capsys.readouterr().err
    assert main(["languages", "check", "it"]) == 0
    assert "Nothing is lacking." in capsys.readouterr().out


def test_in_a_package_which_has_no_messages_to_be_translated_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "languages" / "it").mkdir(parents=True)
    monkeypatch.setattr("bridgetable.translations.resource_path", tmp_path.joinpath)
    assert main(["languages", "check", "it"]) == 2
    assert capsys.readouterr().err.startswith("Languages are looked through in the source of the program")


def test_without_the_library_that_reads_messages_it_is_said_what_to_fetch() -> None:
    command = [sys.executable, "-S", "-m", "bridgetable", "languages", "check", "it"]  # -S: no library is found
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.endswith("pip install fluent.syntax\n") and "Traceback" not in run.stderr
