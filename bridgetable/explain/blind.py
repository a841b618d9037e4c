"""A ruling for a director who has yet to play the board: what has been faced, named or found, and nothing else.

The record is judged as if nothing were known of the hands but what everybody at the table has seen. So a verdict of it
cannot betray a card: where the ruling depends on one, it asks. What nobody has pointed out is not told either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from bridgetable.cards import Card, parse_card
from bridgetable.explain.noticed import as_noticed
from bridgetable.explain.suspected import unsuspected
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.faced import Seen, seen
from bridgetable.table.identified import renamed, turned_out
from bridgetable.table.named_cards import named_cards, owned_cards, owner_of
from bridgetable.table.position import HandHolding, Known, Position, SuitHolding
from bridgetable.table.record import Record

_NAMES_A_CARD = re.compile(r"[♠♥♦♣]|\b[SHDC][2-9TJQKAxh?]", re.IGNORECASE)


def blind_record(record: Record, dummy: Seat) -> Record:
    """The record without what nobody has seen; `dummy` is who is dummy in it.

    Hands keep the cards that have been faced, named or found; a card that an action names although nobody has seen its
    face (a face-down lead, a card raised and put back) is written `??`.
    """
    record = turned_out(record)
    open_ = seen(record, dummy)
    nameless_ = _nameless(record.log, open_)
    log = record.log
    for (seat, card), hidden in nameless_.items():
        log = tuple(replace(entry, action=renamed(entry.action, seat, card, hidden)) for entry in log)
    return replace(record, position=_position(record.position, open_, nameless_), log=log, branches=())


def blind_verdict(verdict: Verdict, record: Record) -> Verdict:
    """What may be told of a blind record: not what nobody has drawn attention to, nor a question about it."""
    told = as_noticed(verdict)
    return replace(told, questions=tuple(q for q in told.questions if not unsuspected(q, verdict, record)))


def branch_told(name: str, number: int) -> str:
    """The name of the branch of that `number`, or the number alone where the name tells a card."""
    return say("told-branch", number=number) if _NAMES_A_CARD.search(name) else name


def nameless(action: a.Action) -> tuple[Seat, Card] | None:
    """The card of which an action does not say which it is, with its owner: moved by somebody who does not see it."""
    seat = owner_of(action)
    cards = [card for card in named_cards(action) if _is_nameless(card)]
    return (seat, cards[0]) if seat is not None and cards else None


def _is_nameless(card: Card) -> bool:
    return card.suit is None and card.kind == "?"


def _nameless(log: tuple[a.Entry, ...], open_: Seen) -> dict[tuple[Seat, Card], Card]:
    """The cards that actions name although nobody has seen them, each with a `??` of its own, as they come."""
    named = [owned for entry in log for owned in owned_cards(entry.action)]
    unseen = dict.fromkeys((seat, card) for seat, card in named if seat and (seat, card) not in open_.cards)
    taken = {card for _, card in named}
    free = (hidden for hidden in map(parse_card, _nameless_names()) if hidden not in taken)
    return {(seat, card): next(free) for seat, card in unseen if not _is_nameless(card)}


def _nameless_names() -> Iterator[str]:
    yield "??"
    yield from (f"??{number}" for number in count(2))


def _position(position: Position, open_: Seen, nameless_: dict[tuple[Seat, Card], Card]) -> Position:
    """What everybody knows of the deal; of a card in it that has no name, that its owner has one."""
    hands = [_hand_as_seen(position.hands[seat.index], seat, open_) for seat in SEATS]
    known = tuple(each for each in position.known if _is_open(each, open_))
    dealt = {(seat, card) for seat in SEATS for card in position.hands[seat.index].cards}
    dealt |= {(each.seat, each.card) for each in position.known if each.what == "has" and each.card is not None}
    held = tuple(Known(seat, "has", card=hidden) for (seat, card), hidden in nameless_.items() if (seat, card) in dealt)
    return replace(position, hands=(hands[0], hands[1], hands[2], hands[3]), known=known + held)


def _hand_as_seen(hand: HandHolding, seat: Seat, open_: Seen) -> HandHolding:
    whole = seat in open_.hands
    suits = []
    for suit in hand.suits:
        cards = tuple(card for card in suit.cards if (seat, card) in open_.cards)
        suits.append(SuitHolding(cards, more=suit.more or not whole or cards != suit.cards))
    return HandHolding(tuple(suits))


def _is_open(known: Known, open_: Seen) -> bool:
    if known.what != "has" and known.seat in open_.hands:
        return True
    return known.card is not None and (known.seat, known.card) in open_.cards
