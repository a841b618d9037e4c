"""What dummy's hand does with declarer's words when nobody says otherwise.

Only the movement is meant here: the card an obedient dummy reaches for. Which card the words designate in law is for
Law 46 to say, and the two may differ.
"""

from __future__ import annotations

from bridgetable.cards import Card, Suit
from bridgetable.seats import Seat
from bridgetable.table.actions import Words
from bridgetable.table.state import Table


def reached_for(table: Table, dummy: Seat, words: Words) -> Card | None:
    """The card of `dummy` that the words make his hand go to, None where they leave him waiting."""
    led = table.led.suit if table.led is not None else None
    match words.kind:
        case "card":
            return words.card if words.card is not None and _may_hold(table, dummy, words.card) else None
        case "suit":
            return _end(table, dummy, words.suit, -1)
        case "trump" | "ruff":
            return _end(table, dummy, table.position.header.trump, -1)
        case "high":
            return _end(table, dummy, words.suit or led, 0)
        case "low":
            return _end(table, dummy, words.suit or led, -1)
        case "rank":
            fits = [card for card in table.hand(dummy) if card.rank == words.rank]
            return next((card for card in fits if card.suit is led), fits[0] if len(fits) == 1 else None)
    return None


def _may_hold(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether the card is in dummy's hand, or may be for all that is known of it."""
    if card in table.hands[dummy.index].cards:
        return True
    if card.suit is None or table.place(dummy, card) != "nowhere" or table.owners.get(card) not in (None, dummy):
        return False
    return not table.all_named(dummy, card.suit)


def _end(table: Table, dummy: Seat, suit: Suit | None, end: int) -> Card | None:
    cards = table.suit_cards(dummy, suit) if suit is not None else ()
    return cards[end] if cards else None
