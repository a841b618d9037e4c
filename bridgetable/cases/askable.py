"""Facts that can never be asked where they stand: of another kind of action, of a call nobody withdrew, of no card."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards import Card, parse_card
from bridgetable.findings.facts import FACTS, SPOKEN_FIRST
from bridgetable.findings.parts import BEFORE_PLAY
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table import actions as a
from bridgetable.table.calls_named import calls_named
from bridgetable.table.named_cards import named_cards
from bridgetable.table.position import Position
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.table.sentences import sentence
from bridgetable.table.state import start


def never_asked(fact: Fact, record: Record, others: Sequence[Record] = ()) -> str | None:
    """Why nobody can ever be asked for a fact of a record; None where he could be.

    What is said of no action may be about what happens on one of the `others`, its branches.
    """
    number, letters = fact_since(fact), FACTS[fact.id].of
    of_a_call = "k" in letters and not fact.of.startswith("#")
    if number and not of_a_call:
        return _of_action(fact, number, record.log)
    of_card = _of_card if "c" in letters and " " in fact.of else None
    why = _of_call if of_a_call else of_card
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
    """Of a call something is found where there are calls: it may have been supposed; with a number it has been made."""
    called, _, number = fact.of.partition(" #")
    seat, _, call = called.partition(" ")
    told = {(who, said, str(at)) for at, each in enumerate(record.log, 1) for who, said in calls_named(each.action)}
    told |= {(laid.seat, laid.call, "0") for laid in start(record.position).calls}
    put_in = isinstance(_action_at(record, number), a.DirectorActs) and call == "pass"  # Law 37B
    withdrawn_before = record.position.start.calls if record.position.start else ()
    bidding = bool(told or withdrawn_before) or record.position.header.stage in BEFORE_PLAY
    if bidding if not number else put_in or (Seat(seat), call, number) in told:
        return None
    return say("casefile-of-a-call", fact=fact.id, seat=seat, call=call)


def _action_at(record: Record, number: str) -> a.Action | None:
    return record.log[int(number) - 1].action if number.isdecimal() and 0 < int(number) <= len(record.log) else None


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
