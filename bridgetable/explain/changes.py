"""One thing done or found otherwise, as data: applied to a copy of a record, so that the copy can be judged.

Nothing here says what follows from a change; that is for the judge. A copy in which something cannot happen at the
table is told of by the fold, as ever.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeAlias, TypeVar

from bridgetable.cards import Card
from bridgetable.findings.settings import SETTINGS
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.named_cards import with_cards
from bridgetable.table.position import Start
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.value import value


@value
class Found:
    """The fact named `key` answered with `value`; None: not found yet."""

    key: str
    value: str | None


@value
class Read:
    """The disputed rule `name` read as `value`."""

    name: str
    value: str


@value
class NotDone:
    """Action `number` not done; what comes after it stays."""

    number: int


@value
class NotYet:
    """Action `number` not done, nor anything after it."""

    number: int


@value
class DoneInstead:
    """Another `action` in the place of action `number`; what comes after it stays."""

    number: int
    action: a.Action


@value
class Done:
    """Other `actions` after the first `after` ones, in place of what follows.

    `facts` are found about them: of which one (counted from 1), the fact, the answer.
    """

    after: int
    actions: tuple[a.Action, ...]
    facts: tuple[tuple[int, str, str], ...] = ()


@value
class Declarer:
    """Another player's contract."""

    seat: Seat


@value
class Leader:
    """Another player's lead when the record begins."""

    seat: Seat


@value
class Unburdened:
    """No card lying faced before a player when the record begins, and no duty or restriction of his."""

    seat: Seat


@value
class Swapped:
    """Two cards dealt the other way round: each is where the other one was, in all that happens.

    `follow`: what was asked of `card` is then asked of `other`, which stands where it stood.
    """

    card: Card
    other: Card
    follow: bool = False


Change: TypeAlias = Found | Read | NotDone | NotYet | DoneInstead | Done | Declarer | Leader | Unburdened | Swapped


def changed(record: Record, changes: tuple[Change, ...]) -> Record:
    """A copy of `record` with one change after the other; branches are left out."""
    record = replace(record, branches=())
    for change in changes:
        record = _changed(record, change)
    return record


def card_after(card: Card, changes: tuple[Change, ...]) -> Card:
    """The card that stands where `card` stood before the `changes`."""
    for change in changes:
        if isinstance(change, Swapped) and change.follow:
            card = _exchange(card, change)
    return card


def _changed(record: Record, change: Change) -> Record:
    match change:
        case Found():
            return _with_answer(record, change)
        case Read():
            allowed = SETTINGS[change.name].allows(change.value)
            return record.with_setting(change.name, change.value) if allowed else record
        case NotDone():
            return _without_action(record, change.number)
        case NotYet():
            return record.upto(change.number - 1)
        case DoneInstead():
            entry = replace(record.log[change.number - 1], action=change.action)
            return replace(record, log=(*record.log[: change.number - 1], entry, *record.log[change.number :]))
        case Done():
            return _going_on(record, change)
        case Declarer():
            header = replace(record.position.header, told_declarer=change.seat)
            return replace(record, position=replace(record.position, header=header))
        case Leader():
            return _begun(record, lead=change.seat)
        case Unburdened():
            return _unburdened(record, change.seat)
        case Swapped():
            return _swapped(record, change)


def _begun(record: Record, **otherwise: Any) -> Record:
    """The record with its beginning otherwise."""
    start = replace(record.position.start or Start(), **otherwise)
    return replace(record, position=replace(record.position, start=start))


def _unburdened(record: Record, seat: Seat) -> Record:
    start = record.position.start or Start()
    lying = tuple(each for each in start.on_table if each.seat is not seat)
    return _begun(record, on_table=lying, duties=tuple(each for each in start.duties if each[0] != seat.value))


def _with_answer(record: Record, change: Found) -> Record:
    if change.value is None:
        return record.without_fact(change.key)
    name, _, of = change.key.partition(" ")
    return record.with_fact(Fact(name, of, change.value))


def _going_on(record: Record, change: Done) -> Record:
    shorter = record.upto(change.after)
    log = (*shorter.log, *(a.Entry(action) for action in change.actions))
    facts = tuple(Fact(name, f"#{change.after + place}", value) for place, name, value in change.facts)
    return replace(shorter, log=log, facts=shorter.facts + facts)


_ACTION = re.compile(r"#(\d+)")


def _without_action(record: Record, number: int) -> Record:
    """The log without one action; what names a later action by its number names it by its new one."""

    def renumber(found: re.Match[str]) -> str:
        old = int(found[1])
        return f"#{old - 1}" if old > number else found[0]

    log = tuple(_speaking_of(entry, renumber) for entry in (*record.log[: number - 1], *record.log[number:]))
    if number <= len(log) and log[number - 1].together:
        log = (*log[: number - 1], replace(log[number - 1], together=False), *log[number:])
    facts = tuple(
        replace(fact, of=_ACTION.sub(renumber, fact.of)) for fact in record.facts if fact_since(fact) != number
    )
    return replace(record, log=log, facts=facts)


def _speaking_of(entry: a.Entry, renumber: Callable[[re.Match[str]], str]) -> a.Entry:
    action = entry.action
    if not isinstance(action, a.Attention) or action.to is None:
        return entry
    return replace(entry, action=replace(action, to=_ACTION.sub(renumber, action.to)))


# Two cards exchanged


def _exchange(card: Card, change: Swapped) -> Card:
    return {change.card: change.other, change.other: change.card}.get(card, card)


def _swapped(record: Record, change: Swapped) -> Record:
    """The same record with the two cards in each other's places, wherever they are named."""
    names = {change.card.name: change.other.name, change.other.name: change.card.name}
    facts = tuple(Fact(fact.id, _renamed(fact.of, names), _renamed(fact.value, names)) for fact in record.facts)
    log = tuple(
        replace(each, action=with_cards(each.action, lambda _, card: _exchange(card, change))) for each in record.log
    )
    return replace(record, position=_mapped(record.position, change), log=log, facts=facts)


def _renamed(text: str, names: dict[str, str]) -> str:
    return " ".join(names.get(word, word) for word in text.split(" "))


_T = TypeVar("_T")


def _mapped(value: _T, change: Swapped) -> _T:
    """`value` with the cards exchanged in it, however deep they lie."""
    found: Any = value
    if isinstance(found, Card):
        found = _exchange(found, change)
    elif isinstance(found, tuple) and not hasattr(found, "_fields"):
        found = tuple(_mapped(each, change) for each in found)
    elif is_dataclass(found) and not isinstance(found, type):
        news = {each.name: _mapped(getattr(found, each.name), change) for each in fields(found)}
        found = replace(found, **news)
    result: _T = found
    return result
