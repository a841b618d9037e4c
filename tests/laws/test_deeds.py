"""What a duty demands is a type: its words are read and written in one place, and say the same both ways."""

from __future__ import annotations

import pytest

from bridgetable.cards import Suit, parse_card
from bridgetable.findings.deeds import (
    AddCard,
    Deed,
    HighestOrLowest,
    OfSuits,
    OneOf,
    PlainDeed,
    PlayCard,
    SmallBefore,
    TakeBack,
    is_a_lead,
    read_deed,
    suits_of,
)
from bridgetable.table.choices import Extreme

DEEDS: dict[str, Deed] = {
    "lead any card": PlainDeed.LEAD_ANY,
    "face all his cards": PlainDeed.FACE_ALL,
    "play D7": PlayCard(parse_card("D7")),
    "play Hx": PlayCard(parse_card("Hx")),
    "withdraw D7": TakeBack(parse_card("D7")),
    "lead a heart": OneOf(Suit.H, leading=True),
    "play a heart": OneOf(Suit.H),
    "lead hearts and clubs": OfSuits((Suit.H, Suit.C), leading=True),
    "play spades": OfSuits((Suit.S,)),
    "play the highest heart": HighestOrLowest(Extreme.HIGHEST, Suit.H),
    "play the lowest card of the suit led": HighestOrLowest(Extreme.LOWEST, None),
    "play small diamonds before D6": SmallBefore(parse_card("D6")),
    "add a card to trick 12": AddCard(12),
}


@pytest.mark.parametrize("words", DEEDS)
def test_its_words_are_read_and_written(words: str) -> None:
    assert read_deed(words) == DEEDS[words]
    assert DEEDS[words].words == words


@pytest.mark.parametrize("words", ["play out of turn", "lead a", "bow", "withdraw", "add a card", "lead hearts, clubs"])
def test_other_words_are_no_deed(words: str) -> None:
    with pytest.raises(ValueError, match="unread-(deed|suit)|stands 'and'"):
        read_deed(words)


def test_it_names_suits_and_is_a_lead_or_not() -> None:
    named = {words: "".join(suit.value for suit in suits_of(deed)) for words, deed in DEEDS.items() if suits_of(deed)}
    assert named == {
        "lead a heart": "H",
        "play a heart": "H",
        "lead hearts and clubs": "HC",
        "play spades": "S",
        "play the highest heart": "H",
    }
    leads = ["lead any card", "lead a heart", "lead hearts and clubs"]
    assert [words for words, deed in DEEDS.items() if is_a_lead(deed)] == leads
    assert not is_a_lead(None)
