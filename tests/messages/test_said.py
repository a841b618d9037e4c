"""What is ruled, in text and on the sheet, is said from the catalogue, cases of all laws taken together."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridgetable.cases.case import Case
from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain import sheet_text
from bridgetable.explain.in_text import verdict_lines
from bridgetable.explain.sheet import sheet
from bridgetable.findings.facts import FACTS
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.table.sentences import sentence
from messages import pseudo
from messages.not_said import left_in_english

EACH = 30
"""One case of so many is looked at."""


def as_in_a_file() -> Iterator[str]:
    """Answers to questions as they are written in a case file, alone and with their fact."""
    for name, kind in FACTS.items():
        for answer in (*kind.answers, "CARD"):
            yield answer
            yield f'facts={{{name}="{answer}"}}'


def cases() -> Iterator[Case]:
    """Cases of all laws."""
    yield from map(load, case_files(resource_path("cases"))[::EACH])


def ruled(case: Case) -> Iterator[str]:
    """All that is said of a case, in text and on its sheet."""
    answers = {fact.key: fact.value for fact in case.record.facts}
    for edition in EDITIONS:
        yield from verdict_lines(judge(case.record, edition), answers, {}, case.record.log)
        yield sheet_text.sheet_text(sheet(case.record, edition, case.title_in()))


def talk(case: Case) -> list[str]:
    """What the players say, as they say it."""
    return [words for entry in case.record.log for words in re.findall(r'"([^"]*)"', sentence(entry))]


def test_what_is_ruled_is_said_from_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_text, "WIDTH", 10_000)  # no text of a law is broken
    with pseudo.spoken():
        left = {case.id: left_in_english(ruled(case), [*as_in_a_file(), *talk(case)]) for case in cases()}
    assert len(left) > 30
    assert {name: words for name, words in left.items() if words} == {}
