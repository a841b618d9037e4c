"""The sentences of the log as somebody reads them who was not there."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from bridgetable.explain.retold import action_told, call_words, retold, told
from bridgetable.messages.catalogue import read_room
from bridgetable.seats import Seat
from bridgetable.table.actions import Action, Choose
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import parse
from bridgetable.table.typed import parse_loose
from table.test_sentences import SENTENCES


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("E leads C2", "East leads ♣2."),
        ("W leads ?? face down", "West leads a card face down."),
        ("E drops Dx, ?h", "East drops a small diamond, an honour."),
        ("W's Dx2 is D5", "West's small diamond no. 2 is ♦5."),
        ("at the same time N calls the director", "At the same time North calls the director."),
        ("S shows his hand to NE", "South shows his hand to North and East."),
        ("play goes on to trick 5 with NS 3 and EW 2", "Play goes on to trick 5 with North-South 3 and East-West 2."),
        ("N draws attention to #4", "North draws attention to action 4."),
        ('S remarks "W has SA, my lead?"', 'South remarks "W has SA, my lead?".'),
        ("S chooses to forbid hearts and clubs", "South chooses to forbid hearts and clubs."),
        ("trick 5: W C4 N C7 E CQ S CA", "Trick 5: West ♣4, North ♣7, East ♣Q, South ♣A."),
        ("W bids 1S", "West bids 1♠."),
        ("E withdraws 2D and bids pass", "East withdraws 2♦ and passes."),
        ("E holds H9 visible still", "East holds ♥9 so that its face could be seen, and keeps it still."),
        ("E holds H9 near the table", "East holds ♥9 near the table."),
        ('E remarks "none"', 'East remarks "none".'),
        ("E pauses", "East pauses."),
        ("W leads S?", "West leads a spade."),
        ("N draws attention to @lead", "North draws attention to @lead."),
        ("at the same time play ends", "At the same time play ends."),
    ],
)
def test_a_sentence_is_told(said: str, told: str) -> None:
    assert retold(parse(said)) == told


def test_every_kind_of_action_is_told() -> None:
    for said, _ in SENTENCES:
        told = retold(parse(said))
        assert told.endswith("."), said
        assert not told[0].islower(), said


def test_what_is_told_can_be_typed() -> None:
    """But for the paragraph of a choice, which is not told."""
    for said, _ in SENTENCES:
        entry = parse(said)
        if isinstance(entry.action, Choose):
            entry = replace(entry, action=replace(entry.action, law=None))
        assert parse_loose(told(entry), Seating(None, Seat.S, Seat.N)) == replace(entry, label=None), said


def test_every_message_of_an_action_is_that_of_a_kind_there_is() -> None:
    kinds = {kind.__name__ for kind in get_args(Action)}
    named = {name.partition("-")[2] for name in read_room("en", "action") if name.startswith("action-")}
    assert {name for name in named if name[0].isupper()} == kinds


def test_the_action_that_a_fact_is_about_is_told_with_its_number() -> None:
    log = (parse("S claims all"), parse("E drops C5"))
    assert action_told("#2", log) == "Action 2: East drops ♣5."
    assert (action_told("#3", log), action_told("E C5", log)) == ("", "")


@pytest.mark.parametrize(("call", "words"), [("P", "Pass"), ("1S", "1♠"), ("3NT", "3NT"), ("XX", "XX")])
def test_a_call_as_it_is_written(call: str, words: str) -> None:
    assert call_words(call) == words
