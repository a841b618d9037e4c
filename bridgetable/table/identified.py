"""A record in which every card that was recognised later is written as what it turned out to be."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.designating import obeyed
from bridgetable.table.fold import apply
from bridgetable.table.named_cards import with_cards
from bridgetable.table.position import HandHolding, Position
from bridgetable.table.record import Fact, Record
from bridgetable.table.state import start


def identified(record: Record) -> Record:
    """The record with `W's D? is DT` carried back to its beginning, so that rulings rest on the card it was.

    >>> from bridgetable.table.sentences import parse
    >>> from bridgetable.table.position import Position
    >>> shown = identified(Record(Position(), (parse("W leads D?"), parse("W's D? is DT"))))
    >>> shown.log[0].action.card
    DT
    """
    for number, entry in enumerate(record.log):
        action = entry.action
        if isinstance(action, a.Identify) and action.old is not action.new:
            record = _carried_back(record, number, action.seat, action.old, action.new)
    return record


def turned_out(record: Record) -> Record:
    """The record with every card as what it turned out to be, also where nobody said so.

    Who has one small club left and plays the seven had the seven from the beginning.
    """
    record = identified(record)
    table, said = start(record.position), 0
    for number, entry in enumerate(record.log):
        table = apply(table, obeyed(entry, number + 1, record.facts))
        for seat, old, new in table.turned_out[said:]:
            record = _carried_back(record, number, seat, old, new)
        said = len(table.turned_out)
    return record


def _carried_back(record: Record, number: int, seat: Seat, old: Card, new: Card) -> Record:
    """The record in which a card was `new` from the beginning that was written `old` before the action `number`."""
    before = tuple(replace(e, action=renamed(e.action, seat, old, new)) for e in record.log[:number])
    now = record.log[number]
    if isinstance(now.action, a.Identify):
        now = replace(now, action=a.Identify(seat, new, new))
    facts = tuple(_of(fact, f"{seat} {old}", f"{seat} {new}") for fact in record.facts)
    position = _in_position(record.position, seat, old, new)
    return replace(record, position=position, log=(*before, now, *record.log[number + 1 :]), facts=facts)


def _of(fact: Fact, old: str, new: str) -> Fact:
    return replace(fact, of=new) if fact.of == old else fact


def renamed(action: a.Action, seat: Seat, old: Card, new: Card) -> a.Action:
    """The action with `old` of `seat` written as `new`."""
    return with_cards(action, lambda owner, card: new if owner is seat and card is old else card)


def _in_position(position: Position, seat: Seat, old: Card, new: Card) -> Position:
    hands = list(position.hands)
    suits = tuple(
        replace(suit, cards=tuple(new if card is old else card for card in suit.cards))
        for suit in hands[seat.index].suits
    )
    hands[seat.index] = HandHolding(suits)
    begun = position.start
    if begun is not None:
        lying = tuple(
            replace(each, card=new) if each.seat is seat and each.card is old else each for each in begun.on_table
        )
        begun = replace(begun, on_table=lying)
    return replace(position, hands=(hands[0], hands[1], hands[2], hands[3]), start=begun)
