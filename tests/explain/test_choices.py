"""Choices in a director's words, what follows from them, and both rulings where a fact cannot be established."""

from __future__ import annotations

import pytest

from bridgetable.cases.reader import load, parse_case
from bridgetable.explain.aloud import aloud
from bridgetable.explain.previews import doubts, follows
from bridgetable.findings.kinds import Option
from bridgetable.judge import judge
from bridgetable.resources import resource_path
from bridgetable.table.record import CANNOT, Fact, Record
from bridgetable.table.sentences import parse
from verdicts import by, verdict


def library(folder: str, name: str) -> Record:
    return load(resource_path("cases", folder, f"{name}.toml")).record


@pytest.mark.parametrize(
    ("id_", "cite", "words"),
    [
        ("forbid diamonds", "50D2(a)", "Forbid West to lead diamonds while he keeps the lead."),
        ("forbid diamonds and clubs", "51B2(b)", "Forbid West to lead diamonds or clubs"),
        ("require diamonds", "26A2(a)", "Have West lead a diamond now."),
        ("ask nothing", "57A", "Ask for nothing. The other defender may play"),
        ("designate D7", "51A", "Say that ♦7 is the card played."),
        ("spread", "54A", "Accept the lead, lay your hand down and be dummy."),
    ],
)
def test_a_choice_is_offered_in_words_to_read_out(id_: str, cite: str, words: str) -> None:
    assert aloud(Option(by(cite), "S", id_, 1), verdict()).startswith(words)


def test_the_declarer_is_offered_his_choices_in_the_order_of_the_law() -> None:
    now = judge(library("law54", "law54-b-accepts").upto(1), 2017)
    assert [option.id for option in sorted(now.options, key=lambda option: option.order)] == [
        "spread",
        "accept",
        "refuse",
    ]


def test_what_follows_from_a_choice() -> None:
    record = library("law51", "law51-b2-two-suits")
    now = judge(record, 2017)
    then = judge(record.with_entry(parse("S chooses to forbid diamonds")), 2017)
    assert [said.text for said in follows(now, then)] == [
        "East's ♦9 is to be taken back.",
        "West may not lead diamonds until he loses the lead.",
        "West is to lead.",
    ]


def test_who_becomes_declarer_is_said() -> None:
    record = library("law54", "law54-b-accepts").upto(1)
    then = judge(record.with_entry(parse("S spreads his hand")), 2017)
    assert "North is declarer now, and South is dummy." in [s.text for s in follows(judge(record, 2017), then)]


SHOWN = 'id = "a"\ntable = {declarer="S", contract="3NT"}\nactions = ["E holds H4 visible"]'


def test_a_fact_that_cannot_be_established_has_two_rulings() -> None:
    record = parse_case(SHOWN, "a.toml").record
    unknown = record.with_fact(Fact("partner-could-see", "#1", CANNOT)).with_fact(Fact("order", "#1", CANNOT))
    (doubt,) = doubts(unknown, 2017)
    assert [way.answer for way in doubt.outcomes] == ["yes", "no"]
    assert doubt.outcomes[0].words != doubt.outcomes[1].words
    assert all(said.cite for way in doubt.outcomes for said in way.said)
