"""Every ruling in every language: no gap left open, no article doubled, elided or kept wrongly, no wrong plural."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.read_out import read_out
from bridgetable.explain.retold import retold
from bridgetable.explain.ways import ways
from bridgetable.explain.words import question_text
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.messages import languages, speak
from bridgetable.practice.generator import KINDS, NoScene, scene
from bridgetable.resources import resource_path
from bridgetable.table.actions import Action, Entry
from bridgetable.table.record import Record
from in_turn import in_turn

EACH = 40
"""One case of so many is looked at in every run."""
IN_ALL = r"[{}$‹›]|(?<!\? )\bNone\b|\bTrue\b|  |\s[,.;:](?!\d)|\(\s|\s\)|,,|;;"
"""A gap that was not filled, a space too many, a sign alone or twice. “None.” may be the answer to a question."""
_IT = "il|lo|la|i|gli|le|un|uno|una"
_EL = "ο|η|το|οι|τα|του|της|των|τον|την|τη|τις|τους"
WRONG = {
    "it": (
        rf"\b(?:{_IT}) (?:{_IT})\b(?! (?:di|del))",
        r"\b(?:di|a|da|su|in) (?:il|lo|gli)\b",
        r"\b(?:il|la|del|della|al|alla|dal|dalla|sul|sulla|una|lo) [♠♥♦♣](?:A|8)(?!\d)",
        r"\b(?:il|del|al|dal|sul) [♠♥♦♣]Q",
        r"\b(?:la|della|alla|dalla|sulla) [♠♥♦♣](?:[KJ]|10|[2-79])",
        r"\bl'[♠♥♦♣](?:[KQJ]|10|[2-79])",
        r"\b(?:della|alla|dalla|la|una) (?:asso|atout|altra)\b|\b(?:il|del|al|dal) (?:asso|otto|onore)\b",
        r"\b1 (?:prese|carte|azioni|mani|punti)\b|\b(?:[2-9]|1\d) (?:presa|carta|azione|mano)\b",
        r"\bE'|\bperchè\b|\bpò\b|\bnè\b",
    ),
    "el": (
        rf"\b({_EL}) \1\b",
        r"\b(?:την|στην) Δύση|\b(?:τη|στη) Ανατολή|\b(?:το|στο) (?:Βορρά|Νότο)\b",
        r"\b(?:ο|τον|στον) (?:Ανατολή|Δύση)|\b(?:η|της|την) (?:Βορρά|Νότο)",
        r"\b1 (?:φύλλα|ενέργειες|παίκτες)\b|\b(?:[2-9]|1\d) (?:φύλλο|ενέργεια|παίκτης)\b",
        r"[a-zA-Z]{3,}",
    ),
}
NAMED = re.compile(r"“[^”]*”|«[^»]*»|\"[^\"]*\"")
"""What somebody said in his own words."""


LAID_OUT = re.compile(r"^[\s•–-]+|^\d+\. +|  +(?=[\[(])|\bfacts=\S+")
"""How a line is laid out, with an answer as a file has it."""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Every other test is in English."""
    yield
    speak("en")


def ruled(record: Record) -> Iterator[str]:
    """All that is said of a record under each book: headline, findings, questions, choices, aloud too; and the log."""
    answers = {fact.key: fact.value for fact in record.facts}
    for edition in EDITIONS:
        verdict = judge(record, edition)
        yield from verdict_lines(verdict, answers, {}, record.log)
        yield from read_out(verdict, ways(verdict, partial(after, record, edition))).rest
    yield from map(retold, record.log)


def after(record: Record, edition: int, *done: Action) -> Verdict:
    """What would be ruled after some more actions."""
    return judge(replace(record, log=(*record.log, *map(Entry, done))), edition)


def wrong_forms(said: str, language: str) -> list[str]:
    """What is wrong in a text by its form alone."""
    plain = NAMED.sub("…", LAID_OUT.sub("…", said))
    patterns = (IN_ALL, *WRONG.get(language, ()))
    return [found[0] for pattern in patterns for found in re.finditer(pattern, plain)]


def faults(records: Iterator[tuple[str, Record]], language: str) -> dict[str, str]:
    """Each text with a wrong form, and where it is said first."""
    found: dict[str, str] = {}
    for name, record in records:
        for line in ruled(record):
            wrong = wrong_forms(line, language)
            if wrong:
                found.setdefault(f"{line.strip()} [{wrong[0]}]", name)
    return found


@pytest.mark.parametrize("language", list(languages()))
def test_the_library_is_told_in_right_forms(language: str) -> None:
    speak(language)
    cases = in_turn(sorted(case_files(resource_path("cases"))), EDITIONS[-1], EACH)
    assert faults(((path.stem, load(path).record) for path in cases), language) == {}


@pytest.mark.parametrize("language", list(languages()))
def test_problems_are_told_in_right_forms(language: str) -> None:
    speak(language)
    assert faults(problems(1), language) == {}


def problems(each: int) -> Iterator[tuple[str, Record]]:
    """So many problems of each kind, with the same draw in every run."""
    for kind in KINDS:
        for seed in range(each):
            try:
                made = scene(kind, EDITIONS[-1], 2, seed)
            except NoScene:
                continue
            yield f"{kind} {seed}", made.case.record


@pytest.mark.parametrize("language", list(languages()))
def test_a_question_begins_with_a_capital(language: str) -> None:
    speak(language)
    name = "law18-f-out-of-the-box-before-the-lead.toml"
    record = replace(load(resource_path("cases", "law18", name)).record, facts=())
    asked = [question_text(each, record.log) for year in EDITIONS for each in judge(record, year).questions]
    assert asked
    assert [words for words in asked if not words[0].isupper()] == []


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("it", "Est può ritirare il ♥A."),
        ("it", "Est può ritirare la il ♥7."),
        ("it", "Una carta di il morto"),
        ("it", "Nord ha 1 prese"),
        ("el", "Πρόκειται για την Δύση"),
        ("el", "το το ♥7"),
        ("el", "2 φύλλο"),
        ("el", "Ο declarer παίζει"),
        ("it", "Est ha { $card }"),
        ("en", "East or West, whoever speaks first,, you may choose:"),
    ],
)
def test_a_wrong_form_is_found(language: str, wrong: str) -> None:
    assert wrong_forms(wrong, language) != []
