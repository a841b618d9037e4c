"""What dummy's hand does with declarer's words when nobody says otherwise.

Only the movement is meant here: the card an obedient dummy reaches for. Which card the words designate in law is for
Law 46 to say, and the two may differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bridgetable.cards import Card, Suit, parse_card
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import DesignateCard, Entry, Words
from bridgetable.table.record import CANNOT, Fact
from bridgetable.table.state import Table


def obeyed(entry: Entry, number: int, facts: Sequence[Fact]) -> Entry:
    """The action with the words that dummy's hand obeys; `number` is its place in the log.

    Where the director has found which card declarer meant beyond doubt, it is that one, whatever his words were.
    """
    if not facts or not isinstance(entry.action, DesignateCard):
        return entry
    of = f"#{number}"
    meant = next((fact.value for fact in facts if fact.id == "other-intention" and fact.of == of), "none")
    if meant in ("none", CANNOT):
        return entry
    several = "," in meant or " and " in meant  # he has still to say which: dummy waits
    words = Words("anything") if several else Words("card", card=parse_card(meant))
    return replace(entry, action=replace(entry.action, words=words, gesture=None))


def reached_for(table: Table, dummy: Seat, words: Words) -> Card | None:
    """The card of `dummy` that the words make his hand go to, None where they leave him waiting."""
    leads = max(map(len, table.rows)) == len(table.rows[dummy.index])
    led = table.led.suit if table.led is not None and not leads else None
    match words.kind:
        case "card":
            return words.card if words.card is not None and _may_hold(table, dummy, words.card) else None
        case "suit":
            return _end(table, dummy, words.suit, -1)
        case "trump" | "ruff":
            return _end(table, dummy, table.position.header.trump, -1)
        case "ruff high":
            return _end(table, dummy, table.position.header.trump, 0)
        case "high":
            return _end(table, dummy, words.suit or led, 0)
        case "low":
            return _end(table, dummy, words.suit or led, -1)
        case "rank":
            fits = [card for card in table.hand(dummy) if card.rank == words.rank]
            suit = _suit_won_with(table, dummy) if leads else led
            return next((card for card in fits if card.suit is suit), fits[0] if len(fits) == 1 else None)
    return _by_elimination(table, dummy, words, led)


def _may_hold(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether the card is in dummy's hand, or may be for all that is known of it."""
    if card in table.hands[dummy.index].cards:
        return True
    if card.suit is None or table.place(dummy, card) != "nowhere" or table.owners.get(card) not in (None, dummy):
        return False
    return not table.all_named(dummy, card.suit)


def _end(table: Table, dummy: Seat, suit: Suit | None, end: int) -> Card | None:
    cards = table.suit_cards(dummy, suit) if suit is not None else ()
    return cards[end] if cards else None


def takes_the_trick(table: Table, dummy: Seat) -> bool:
    """Whether the card of `dummy` that lies in the newest row takes that trick, or may for all that is known."""
    laid = {seat: table.rows[seat.index][-1].card for seat in SEATS if table.rows[seat.index]}
    own, trump = laid.pop(dummy, None), table.position.header.trump
    others = [card for card in laid.values() if card is not None]
    if own is None or own.suit is None or table.led is None or len(others) < 3:
        return True
    return _beats(own, others, table.led.suit, trump)


def _beats(own: Card, others: Sequence[Card], led: Suit | None, trump: Suit | None) -> bool:
    """Whether a card takes the trick from the others, or may for all that is known of it."""
    suit = trump if trump in (own.suit, *(card.suit for card in others)) else led
    return own.suit is suit and not any(card.suit is suit and card.lowest > own.highest for card in others)


def _by_elimination(table: Table, dummy: Seat, words: Words, led: Suit | None) -> Card | None:
    """The card that the words must mean where only one is left, or only one wins: “the other one”, “cover”, “win”."""
    laid = _laid_by_the_others(table, dummy)
    left = _may_play(table, dummy, _suit_won_with(table, dummy) if words.kind == "other" and not laid else led)
    if words.kind == "win" and len(left) > 1:
        return (
            min(_winners(table, left, laid), key=lambda card: card.rank or 0, default=None) if len(laid) == 3 else None
        )
    if words.said in TO_COVER and laid:
        left = _winners(table, left, laid)
    return left[0] if len(left) == 1 else None


def _suit_won_with(table: Table, dummy: Seat) -> Suit | None:
    """The suit of the card with which a dummy on lead has won the trick before."""
    row = table.rows[dummy.index]
    return row[-1].card.suit if row and row[-1].card is not None else None


TO_COVER = ("cover", "cover it", "beat it")
"""Words that ask for a higher card than those that lie there."""


def _may_play(table: Table, dummy: Seat, led: Suit | None) -> tuple[Card, ...]:
    """The cards of `dummy` that follow suit, or all of them; none where they are not all known."""
    suits = tuple(Suit) if led is None or table.holds(dummy, led) is False else (led,)
    if not all(table.all_named(dummy, suit) for suit in suits):
        return ()
    return tuple(card for card in table.hand(dummy) if card.suit in suits and card.known)


def _laid_by_the_others(table: Table, dummy: Seat) -> tuple[Card, ...]:
    """The cards known that have been played to the trick to which dummy has still to play."""
    place = len(table.rows[dummy.index])
    cards = (row[place].card for row in table.rows if len(row) > place)
    return tuple(card for card in cards if card is not None and card.known)


def _winners(table: Table, left: Sequence[Card], laid: Sequence[Card]) -> tuple[Card, ...]:
    """Those of these cards that beat all that have been laid."""
    led, trump = table.led, table.position.header.trump
    return tuple(card for card in left if led is not None and _beats(card, laid, led.suit, trump))
