"""Facts that can never be asked where they stand: of another kind of action, of a call nobody withdrew, of no card."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards import Card, parse_card
from bridgetable.findings.facts import FACTS, SPOKEN_FIRST
from bridgetable.messages import say
from bridgetable.table import actions as a
from bridgetable.table.named_cards import named_cards
from bridgetable.table.position import Position
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.table.sentences import sentence


def never_asked(fact: Fact, record: Record, others: Sequence[Record] = ()) -> str | None:
    """Why nobody can ever be asked for a fact of a record; None where he could be.

    What is said of no action may be about what happens on one of the `others`, its branches.
    """
    number = fact_since(fact)
    if number:
        return _of_action(fact, number, record.log)
    letters = FACTS[fact.id].of
    why = _of_call if "k" in letters else _of_card if "c" in letters and " " in fact.of else None
    reasons = [why(fact, each) for each in (record, *others)] if why is not None else [None]
    return reasons[0] if all(reasons) else None


def _of_action(fact: Fact, number: int, log: Sequence[a.Entry]) -> str | None:
    if number > len(log):
        return say("casefile-no-action", action=f"#{number}")
    action, deeds = log[number - 1].action, FACTS[fact.id].on
    said = f"#{number} ({sentence(action)})"
    if deeds is not None and not isinstance(action, deeds.actions):
        return say("casefile-never-of", fact=fact.id, deeds=deeds.words, action=said)
    since = FACTS[fact.id].since
    if since is not None and not any(isinstance(entry.action, since.actions) for entry in log[:number]):
        return say("casefile-found-from", fact=fact.id, since=since.words, action=said)
    if fact.id in SPOKEN_FIRST and isinstance(action, a.ChangeDesignation) and not _changed_again(action, log[number:]):
        first = _first_words(action, log[: number - 1])
        if first is not None:  # words that stand in no action are asked about with the change
            return say("casefile-of-the-first-words", fact=fact.id, first=first, action=said)
    return None


def _changed_again(change: a.ChangeDesignation, after: Sequence[a.Entry]) -> bool:
    return any(isinstance(entry.action, a.ChangeDesignation) and entry.action.seat is change.seat for entry in after)


def _first_words(change: a.ChangeDesignation, before: Sequence[a.Entry]) -> str | None:
    for number in range(len(before), 0, -1):
        said = before[number - 1].action
        if isinstance(said, a.DesignateCard | a.ChangeDesignation | a.Indicate) and said.seat is change.seat:
            return f"#{number} ({sentence(said)})"
    return None


def _of_call(fact: Fact, record: Record) -> str | None:
    """A call is found something of once it has been withdrawn, in the log or before the record begins."""
    seat, _, call = fact.of.partition(" ")
    changed = [e.action for e in record.log if isinstance(e.action, a.WithdrawCall)]
    calls = {f"{change.seat} {said}" for change in changed for said in (change.old, change.new)}
    for text in record.position.start.calls if record.position.start else ():
        who, _, old, _, new = text.split(" ")  # E withdrew 2D for 3C
        calls |= {f"{who} {old}", f"{who} {new}"}
    if fact.of in calls:
        return None
    return say("casefile-of-a-call", fact=fact.id, seat=seat, call=call)


def _of_card(fact: Fact, record: Record) -> str | None:
    """A card is found something of if the deal or an action names it."""
    card = parse_card(fact.of.partition(" ")[2])
    if card in _cards_of(record.position) or any(card in named_cards(entry.action) for entry in record.log):
        return None
    return say("casefile-of-a-card", fact=fact.id, card=card.name)


def _cards_of(position: Position) -> set[Card]:
    lying = position.start.on_table if position.start else ()
    known = {each.card for each in position.known if each.card is not None}
    return {card for hand in position.hands for card in hand.cards} | known | {each.card for each in lying}
