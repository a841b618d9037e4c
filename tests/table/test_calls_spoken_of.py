"""Sentences that speak of a call: whose it is, which action made it, and what was chosen over it."""

from __future__ import annotations

import pytest

from bridgetable.seats import Seat
from bridgetable.table.actions import Entry
from bridgetable.table.calls_named import calls_named
from bridgetable.table.choices import means, read_choice
from bridgetable.table.lines import speaking_of
from bridgetable.table.reading import readable
from bridgetable.table.sentences import UnreadableSentence, parse, sentence


def said(text: str) -> Entry:
    entry = readable(text)
    assert entry is not None
    return entry


def test_who_picks_his_bidding_cards_up_may_have_passed() -> None:
    assert calls_named(said("W picks up his bidding cards").action) == ((Seat.W, "pass"),)


def test_a_choice_over_a_call_finds_the_action_that_made_it() -> None:
    before = (said("N bids 1S"), said("@slip: E bids 1H"))
    assert sentence(speaking_of(said("S chooses to refuse E 1H @slip"), before)) == "S chooses to refuse E 1H #2"


def test_a_choice_over_a_call_that_nobody_has_labelled_is_refused() -> None:
    with pytest.raises(ValueError, match="@slip"):
        speaking_of(said("S chooses to refuse E 1H @slip"), (said("N bids 1S"),))


@pytest.mark.parametrize(
    ("chosen", "offered", "is_meant"),
    [
        ("accept", "accept E 1H", True),
        ("refuse E 1H", "refuse", True),
        ("refuse E 1H #2", "refuse E 1H", True),
        ("refuse E 1H", "accept E 1H", False),
        ("accept E 2H", "accept E 1H", False),
        ("refuse", "accept E 1H", False),
    ],
)
def test_a_choice_is_meant_in_few_words_too(chosen: str, offered: str, is_meant: bool) -> None:
    assert means(read_choice(chosen), read_choice(offered)) is is_meant


def test_calls_are_told_two_words_to_a_call() -> None:
    with pytest.raises(UnreadableSentence):
        parse("auction: N 1S E")
