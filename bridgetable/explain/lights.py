"""What a statement of the because-tree rests on: the cards on the table and the actions of the log to light up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridgetable.cards import Card
from bridgetable.explain.tree import Node
from bridgetable.findings.kinds import Finding
from bridgetable.seats import Seat
from bridgetable.table.named_cards import named_cards
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class Lights:
    """The cards, each with its owner, and the numbers of the actions that something rests on."""

    cards: frozenset[tuple[Seat, Card]] = frozenset()
    actions: frozenset[int] = frozenset()


def lights(node: Node, record: Record, cards: Iterable[tuple[Seat, Card]]) -> Lights:
    """What to light up for `node`; `cards` are those that lie at the table.

    A fact rests on its subject, a finding on its own actions and card; the actions light up the cards they are about.
    """
    there = tuple(cards)
    actions = {number for number in _actions_below(node) if 0 < number <= len(record.log)}
    found = {key for number in actions for key in there if key[1] in named_cards(record.log[number - 1].action)}
    found |= {key for key in there if key in _own(node.finding) or f"{key[0].value} {key[1].name}" == _subject(node)}
    return Lights(frozenset(found), frozenset(actions))


def _actions_below(node: Node) -> set[int]:
    subject = _subject(node).rpartition("#")[2]
    about = {int(subject)} if "#" in node.fact and subject.isdecimal() else set()
    return about | set(node.finding.grounds.actions) if node.finding is not None else about


def _subject(node: Node) -> str:
    return node.fact.partition(" ")[2]


def _own(finding: Finding | None) -> set[tuple[Any, Any]]:
    """The card a finding is about, with its owner."""
    seat = getattr(finding, "seat", None)
    card = getattr(finding, "card", None)
    return set() if seat is None or card is None else {(seat, card)}
