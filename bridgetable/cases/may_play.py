"""What a case says of the cards a player may play at his next turn: `W: HK and H3`, `E: any card`, `E: hearts`."""

from __future__ import annotations

from bridgetable.blocks.left_to_play import LeftToPlay
from bridgetable.cards import SUITS, Card, Suit, parse_card, parse_suit
from bridgetable.cases.problems import shown
from bridgetable.cases.wanted import Parts
from bridgetable.messages import say, why
from bridgetable.seats import parse_seat

ANY = "any card"


def playable(text: str) -> tuple[Parts, ...]:
    """`W: HK and H3`, `E: any card`, `E: hearts`.

    >>> playable("E: any card")
    ({'seat': 'E', 'cards': 'any card'},)
    """
    seat, colon, what = (part.strip() for part in text.partition(":"))
    if not colon:
        raise ValueError(say("casefile-no-colon-in-may-play", text=shown(text)))
    if what != ANY:
        if "," in what or " or " in what:
            raise ValueError(say("casefile-and-between", text=shown(what)))
        for name in what.split(" and "):
            _suit_or_card(name)
    return ({"seat": parse_seat(seat).value, "cards": what},)


def _suit_or_card(name: str) -> Suit | Card:
    try:
        return parse_suit(name)
    except ValueError:
        pass
    try:
        return parse_card(name)
    except ValueError as error:
        raise ValueError(say("casefile-or-a-suit", why=why(error))) from None


def in_words(left: LeftToPlay) -> str:
    """As a case writes it: the suits whose every card may be played, or the cards."""
    if left.free:
        return f"{left.seat}: {ANY}"
    further = [suit.plural for suit in SUITS if suit in left.suits]
    named = sorted(card.name for card in left.cards if card.suit not in left.suits)
    return f"{left.seat}: {' and '.join(further + named) or 'nothing'}"


def is_just(left: LeftToPlay, what: str) -> bool:
    """Whether exactly `what` may be played: `any card`, suits, or named cards."""
    if what == ANY:
        return left.free
    things = {_suit_or_card(name) for name in what.split(" and ")}
    if any(isinstance(thing, Card) for thing in things):
        return things == left.cards and not left.suits
    return things == left.suits | {card.suit for card in left.cards}


def allows(left: LeftToPlay, what: str) -> bool:
    """Whether any of `what` may be played."""
    if what == ANY:
        return left.free
    for thing in map(_suit_or_card, what.split(" and ")):
        if isinstance(thing, Suit):
            if thing in left.suits or any(card.suit is thing for card in left.cards):
                return True
        elif thing in left.cards or thing.suit in left.suits:
            return True
    return False
