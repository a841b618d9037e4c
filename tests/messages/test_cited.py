"""A paragraph that the law book gives no mark is named in the language spoken; files and JSON name it as ever."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridgetable.cases.catalogue import catalogue_of, law_lines
from bridgetable.cases.coverage import coverage_page
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.as_json import verdict_json
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.sheet import sheet
from bridgetable.explain.sheet_text import sheet_text
from bridgetable.judge import judge
from bridgetable.lawbook.search import search
from bridgetable.messages import cite_words, languages, speak
from bridgetable.practice.generator import scene
from bridgetable.practice.parts_law import understood
from bridgetable.resources import resource_path

AS_IN_FILES = re.compile(r"(?<=[\dA-Z]) (?:preamble|opening|footnote)\b")
WORDS = {"it": {"premessa", "inizio", "nota"}, "el": {"προοίμιο", "αρχή", "υποσημείωση"}}
CASES = (
    ("law24", "law24-preamble-after-a-call"),
    ("law31", "law31-c-again-before-east"),
    ("law44", "law44-g-lead-to-the-last-trick"),
    ("law50", "law50-b-two-cards-knocked-out"),
    ("law54", "law54-opening-face-down-afterwards"),
    ("law67", "law67-b2-the-king-was-seen"),
    ("law68", "law68-opening-this-trick"),
)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Every other test is in English."""
    yield
    speak("en")


def told_of_the_cases() -> Iterator[str]:
    """What the command `judge` and the sheet tell of cases in which such paragraphs decide."""
    for law, name in CASES:
        record = load(resource_path("cases", law, f"{name}.toml")).record
        for edition in EDITIONS:
            yield from verdict_lines(judge(record, edition), {}, {}, record.log)
            yield sheet_text(sheet(record, edition, name))


@pytest.mark.parametrize("language", sorted(WORDS))
def test_what_is_told_of_a_case_names_it_in_the_language(language: str) -> None:
    speak(language)
    told = "\n".join(told_of_the_cases())
    assert AS_IN_FILES.findall(told) == []
    assert {word for word in WORDS[language] if re.search(rf"[\dA-Z] {word}\b", told)} == WORDS[language]


@pytest.mark.parametrize("language", sorted(WORDS))
def test_the_lists_of_paragraphs_name_it_in_the_language(language: str) -> None:
    speak(language)
    entries = catalogue_of(EDITIONS)
    for listed in ("\n".join(law_lines(entries)), coverage_page(entries)):
        assert AS_IN_FILES.findall(listed) == []
        assert WORDS[language] <= set(re.findall(r"(?<=[\dA-Z] )\w+", listed))


@pytest.mark.parametrize("language", sorted(WORDS))
def test_a_generated_problem_names_it_in_the_language(language: str) -> None:
    speak(language)
    told = [
        scene("G22", edition, 1 + seed % 3, seed).case.ruling_in(language) for edition in EDITIONS for seed in range(9)
    ]
    assert [words for words in told if AS_IN_FILES.search(words)] == []
    assert any(f"68 {word}" in words for words in told for word in WORDS[language])


@pytest.mark.parametrize("language", list(languages()))
def test_files_and_json_name_it_as_ever(language: str) -> None:
    record = load(resource_path("cases", "law24", "law24-preamble-after-a-call.toml")).record
    verdict = judge(record.upto(1), 2007)
    before = verdict_json(verdict)
    speak(language)
    assert str(before).count("24 preamble") == str(verdict_json(verdict)).count("24 preamble") > 0


@pytest.mark.parametrize("language", list(languages()))
def test_it_is_one_word_and_none_is_changed_twice(language: str) -> None:
    speak(language)
    for cite in ("24 preamble", "54 opening", "53A footnote"):
        said = cite_words(cite)
        assert len(said.split()) == 2
        assert cite_words(said) == said
    assert cite_words("45C4(b) / 45D1") == "45C4(b) / 45D1"
    assert cite_words("54A, 54 opening") == f"54A, {cite_words('54 opening')}"


@pytest.mark.parametrize("language", list(languages()))
def test_what_is_read_can_be_typed(language: str) -> None:
    speak(language)
    for cite, edition in (("24 preamble", 2017), ("54 opening", 2017), ("53A footnote", 2017), ("68 footnote", 2007)):
        for typed in (cite, cite_words(cite), cite_words(cite).upper()):
            assert understood(typed, edition) == cite
            assert [hit.text.id for hit in search(typed, edition)] == [cite]
