"""A deal under a record that tells some cards only in part: which of a hand's cards such a one was is left open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.named_cards import owned_cards
from bridgetable.table.position import HandHolding, Position
from bridgetable.table.record import Record
from bridgetable.table.steps import may_be

_ONLY_SPOKEN_OF = (a.DesignateCard, a.ChangeDesignation)
"""What names a card that dummy need not have."""


def left_open(position: Position, record: Record) -> Position:
    """The position under a record; in hands that are known whole, what a card told in part may have been is open.

    Raises `ImpossibleAction`, with the number of the action, at the first such card that can be none of the hand's.

    >>> from bridgetable.table.position import UNKNOWN_HAND, hand_text, parse_hand
    >>> from bridgetable.table.sentences import parse
    >>> position = Position(hands=(*[UNKNOWN_HAND] * 3, parse_hand("85.QJ983.Q82.A75")))
    >>> hand_text(left_open(position, Record(log=(parse("W leads Hx"),))).hands[3])
    '85.QJ+.Q82.A75'
    """
    logs = (record.log, *(record.branch(branch.name).log for branch in record.branches))
    hands = list(position.hands)
    for seat, hand in zip(SEATS, position.hands, strict=True):
        if all(card.known for card in hand.cards) and not any(suit.more for suit in hand.suits):
            unsure = frozenset[Card]().union(*(_unsure(hand.cards, seat, log) for log in logs))
            hands[seat.index] = _opened(hand, unsure)
    return replace(position, hands=(hands[0], hands[1], hands[2], hands[3]))


def _opened(hand: HandHolding, unsure: frozenset[Card]) -> HandHolding:
    """The hand without cards that it has all the same."""
    return HandHolding(
        tuple(
            replace(suit, cards=tuple(card for card in suit.cards if card not in unsure), more=True)
            if unsure.intersection(suit.cards)
            else suit
            for suit in hand.suits
        )
    )


def _unsure(dealt: Sequence[Card], seat: Seat, log: Sequence[a.Entry]) -> frozenset[Card]:
    """The cards of a hand of which one may be a card that the log tells only in part."""
    named = {card for entry in log for owner, card in owned_cards(entry.action) if owner is seat and card.known}
    known_later = {
        entry.action.old: entry.action.new
        for entry in log
        if isinstance(entry.action, a.Identify) and entry.action.seat is seat and entry.action.new.known
    }
    free = [card for card in dealt if card not in named]
    told: list[Card] = []
    unsure: set[Card] = set()
    for number, entry in enumerate(log, 1):
        for card in _told_in_part(entry.action, seat):
            meant = known_later.get(card)
            told += [card] if meant is None and card not in told else []
            if not could_be(told, free) or meant not in (None, *dealt):
                error = ImpossibleAction("table-no-such-card", seat=seat, card=meant or card)
                error.number = number
                raise error
            unsure |= {meant} if meant is not None else {each for each in free if may_be(card, each)}
    return frozenset(unsure)


def _told_in_part(action: a.Action, seat: Seat) -> list[Card]:
    """The cards of a hand that an action moves and names only in part."""
    if isinstance(action, _ONLY_SPOKEN_OF):
        return []
    return [card for owner, card in owned_cards(action) if owner is seat and not card.known]


def could_be(cards: Sequence[Card], dealt: Sequence[Card]) -> bool:
    """Whether each of these cards, known or known in part, can be another one of those that were dealt.

    >>> from bridgetable.cards import parse_card
    >>> could_be([*map(parse_card, ("H?", "?x"))], [*map(parse_card, ("H3", "HQ"))])
    True
    """
    placed: dict[Card, Card] = {}
    return all(_finds_place(card, dealt, placed, set()) for card in cards)


def _finds_place(card: Card, dealt: Sequence[Card], placed: dict[Card, Card], tried: set[Card]) -> bool:
    """Take a card for one that was dealt, those `placed` before giving way where they can be another one."""
    for each in dealt:
        if each in tried or not (card is each or may_be(card, each)):
            continue
        tried.add(each)
        if each not in placed or _finds_place(placed[each], dealt, placed, tried):
            placed[each] = card
            return True
    return False
