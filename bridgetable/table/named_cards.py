"""The cards an action names, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table import actions as a

_OF_DUMMY = (a.PlayFromDummy, a.CallCard, a.ChangeCall, a.Indicate)
"""What declarer does with a card of the hand opposite."""


def owner_of(action: a.Action) -> Seat | None:
    """Whose cards an action names; None for a whole trick, and where it is nobody's act."""
    seat: Seat | None = getattr(action, "seat", None)
    return seat.partner if seat is not None and isinstance(action, _OF_DUMMY) else seat


def named_cards(action: a.Action) -> Iterator[Card]:
    """Each card the action names, a whole trick's and the one that words to dummy name among them."""
    for each in fields(action):
        value = getattr(action, each.name)
        if isinstance(value, a.Words):
            value = value.card
        for part in value if isinstance(value, tuple) else (value,):
            card = part[1] if isinstance(part, tuple) else part
            if isinstance(card, Card):
                yield card


def with_cards(action: a.Action, other: Callable[[Seat | None, Card], Card]) -> a.Action:
    """The action with each card it names exchanged for what `other` gives for its owner and the card."""
    owner = owner_of(action)

    def exchanged(value: Any) -> Any:
        if isinstance(value, Card):
            return other(owner, value)
        if isinstance(value, a.Words) and value.card is not None:
            return replace(value, card=other(owner, value.card))
        if isinstance(value, tuple):
            return tuple((part[0], other(*part)) if isinstance(part, tuple) else exchanged(part) for part in value)
        return value

    before = {each.name: getattr(action, each.name) for each in fields(action)}
    changed = {name: new for name, value in before.items() if (new := exchanged(value)) != value}
    return replace(action, **changed) if changed else action
