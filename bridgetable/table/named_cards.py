"""The cards an action names, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.choices import Designate

_OF_DUMMY = (a.PlayFromDummy, a.DesignateCard, a.ChangeDesignation, a.Indicate)
"""What declarer does with a card of the hand opposite."""


def owner_of(action: a.Action) -> Seat | None:
    """Whose cards an action names; None for a whole trick, and where it is nobody's act.

    >>> from bridgetable.table.sentences import parse
    >>> owner_of(parse("E drops D7").action)
    <Seat.E: 'E'>
    """
    seat: Seat | None = getattr(action, "seat", None)
    return seat.partner if seat is not None and isinstance(action, _OF_DUMMY) else seat


def named_cards(action: a.Action) -> Iterator[Card]:
    """Each card the action names, a whole trick's, those words to dummy name and a choice designates among them.

    >>> from bridgetable.table.sentences import parse
    >>> [card.name for card in named_cards(parse("trick 5: W C4 N C7 E CQ S CA").action)]
    ['C4', 'C7', 'CQ', 'CA']
    """
    yield from (card for _, card in owned_cards(action))


def owned_cards(action: a.Action) -> Iterator[tuple[Seat | None, Card]]:
    """The same, each with its owner; None where the action does not tell whose it is."""
    owner = owner_of(action)
    for each in fields(action):
        value = getattr(action, each.name)
        match value:
            case Designate(card):
                yield None, card
            case a.Words(card=Card() as card):
                yield owner, card
            case Card():
                yield owner, value
            case tuple():
                yield from _in_a_row(value, owner)


def _in_a_row(parts: tuple[object, ...], owner: Seat | None) -> Iterator[tuple[Seat | None, Card]]:
    """The cards of a field that holds several, or the plays of a whole trick."""
    for part in parts:
        match part:
            case Card():
                yield owner, part
            case (Seat() as of, Card() as card):
                yield of, card


def with_cards(action: a.Action, other: Callable[[Seat | None, Card], Card]) -> a.Action:
    """The action with each card it names exchanged for what `other` gives for its owner and the card."""
    owner = owner_of(action)

    def exchanged(value: Any) -> Any:
        if isinstance(value, Card):
            return other(owner, value)
        if isinstance(value, a.Words) and value.card is not None:
            return replace(value, card=other(owner, value.card))
        if isinstance(value, Designate):
            return Designate(other(None, value.card))
        if type(value) is tuple:
            return _exchanged_in_a_row(value, owner, other)
        return value

    before = {each.name: getattr(action, each.name) for each in fields(action)}
    changed = {name: new for name, value in before.items() if (new := exchanged(value)) != value}
    return replace(action, **changed) if changed else action


def _exchanged_in_a_row(
    parts: tuple[Any, ...], owner: Seat | None, other: Callable[[Seat | None, Card], Card]
) -> tuple[Any, ...]:
    found = list[Any]()
    for part in parts:
        match part:
            case Card():
                found.append(other(owner, part))
            case (Seat() as of, Card() as card):
                found.append((of, other(of, card)))
            case _:
                found.append(part)
    return tuple(found)
