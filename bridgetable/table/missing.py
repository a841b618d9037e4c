"""A record in which a card that was found later is missing from its owner's hand until then."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import fold
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.named_cards import named_cards
from bridgetable.table.position import HandHolding, Position
from bridgetable.table.record import Record


def missing_until_found(record: Record) -> Record:
    """The record with each card of `E's HK is found in the board` out of the hand it was dealt to."""
    position = record.position
    for number, entry in enumerate(record.log):
        found = entry.action
        if not isinstance(found, a.FoundCard) or found.place == "among his played cards":
            continue
        if not any(_speaks_of(earlier.action, found.card) for earlier in record.log[:number]):
            position = _without(position, found.seat, found.card)
    without = record if position is record.position else replace(record, position=position)
    return without if without is record or _can_happen(without) else record


def _can_happen(record: Record) -> bool:
    try:
        fold(record)
    except ImpossibleAction:
        return False
    return True


def _speaks_of(action: a.Action, card: Card) -> bool:
    """Whether an action names the card: then it was not missing."""
    return any(named is card for named in named_cards(action))


def _without(position: Position, seat: Seat, card: Card) -> Position:
    """The position in which `seat` has not got the card; if nobody wrote how many cards he holds, it is one fewer."""
    holding = position.hands[seat.index]
    suits = tuple(replace(suit, cards=tuple(c for c in suit.cards if c is not card)) for suit in holding.suits)
    hands = list(position.hands)
    hands[seat.index] = HandHolding((suits[0], suits[1], suits[2], suits[3]))
    written = dict(position.left)
    left = position.left if seat in written else (*position.left, (seat, position.left_of(seat) - 1))
    return replace(position, hands=(hands[0], hands[1], hands[2], hands[3]), left=left)
