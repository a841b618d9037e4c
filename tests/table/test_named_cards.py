"""The cards that actions name, with their owners, and other cards put in their places."""

from __future__ import annotations

import pytest

from bridgetable.cards import Card, parse_card
from bridgetable.seats import Seat
from bridgetable.table.named_cards import named_cards, owned_cards, with_cards
from bridgetable.table.sentences import parse

NAMED = {
    "E plays D3 with D5": ["E D3", "E D5"],
    "S calls HK": ["N HK"],
    "S calls spade": [],
    "E shows D3 to NS": ["E D3"],
    "E chooses to designate D3": ["None D3"],
    "trick 3: W HA N H2 E H3 S H4": ["W HA", "N H2", "E H3", "S H4"],
    "S calls the director": [],
}


@pytest.mark.parametrize("said", NAMED)
def test_each_card_is_named_with_its_owner(said: str) -> None:
    action = parse(said).action
    assert [f"{owner} {card}" for owner, card in owned_cards(action)] == NAMED[said]
    assert [card.name for card in named_cards(action)] == [each.split()[1] for each in NAMED[said]]


@pytest.mark.parametrize("said", NAMED)
def test_every_one_of_them_can_be_another(said: str) -> None:
    def other(_: Seat | None, card: Card) -> Card:
        return parse_card("C2") if card.name == "D3" else parse_card("C9") if card.name[0] in "DH" else card

    entry = parse(said)
    changed = with_cards(entry.action, other)
    assert len(list(named_cards(changed))) == len(NAMED[said])
    assert not [card for card in named_cards(changed) if card.name[0] in "DH"]
    assert (changed is entry.action) is not bool(NAMED[said])
