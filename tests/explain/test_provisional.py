"""Why a ruling is provisional."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import load
from bridgetable.explain.headlines import headline
from bridgetable.explain.phrases import answer_within
from bridgetable.explain.provisional import waits_for
from bridgetable.explain.sheet import sheet
from bridgetable.judge import judge
from bridgetable.resources import resource_path


@pytest.mark.parametrize(
    ("law", "case", "why"),
    [
        ("law61", "law61-a-asked-and-not-void", "nobody has drawn attention to it yet"),
        ("law26", "law26-who-led-is-not-known", "what is still said or done at the table may change it"),
        ("law22", "law22-at-anothers-turn", ""),
        ("law54", "law54-d-refused", ""),
    ],
)
def test_where_nothing_is_asked_no_question_is_spoken_of(law: str, case: str, why: str) -> None:
    record = load(resource_path("cases", law, f"{case}.toml")).record
    verdict = judge(record, 2017)
    assert not verdict.questions
    assert waits_for(headline(verdict)[1], asked=False) == why
    assert sheet(record, 2017, "A title").provisional == why


def test_a_question_that_is_open_is_spoken_of() -> None:
    record = load(resource_path("cases", "law61", "law61-a-asked-and-not-void.toml")).record
    finding = headline(judge(record, 2017))[1]
    assert waits_for(finding, asked=True) == "an open question may still change it"
    assert waits_for(None, asked=True) == ""


@pytest.mark.parametrize(
    ("answer", "within"), [("yes", "yes"), ("E", "East"), ("EW", "East-West"), ("D7", "♦7"), ("hearts", "hearts")]
)
def test_an_answer_within_a_sentence_keeps_the_capitals_of_names(answer: str, within: str) -> None:
    assert answer_within(answer) == within
