"""What is left to a player to play at his next turn by his duties and the suit led (44C, 50, 51, 59)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.findings.deeds import HighestOrLowest, OfSuits, OneOf, PlayCard, SmallBefore
from bridgetable.findings.kinds import Grounds
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat
from bridgetable.table.choices import Extreme
from bridgetable.table.state import Table
from bridgetable.value import value

_GONE = ("played", "quitted", "face-down lead")
_PLAY_AT_NEXT_TURN = ("now", "own turn", "first legal turn", "lead", "this trick", None)


@value
class LeftToPlay:
    """What is open to one player: the named `cards`, and the `suits` of which further cards may be played.

    `free`: no duty and no suit led leaves anything out. `follows`: whether he has the suit led; None if none is.
    """

    seat: Seat
    cards: frozenset[Card]
    suits: frozenset[Suit]
    free: bool
    follows: bool | None = None


def left_to_play(seat: Seat, verdict: Verdict, table: Table, facts: Mapping[str, str]) -> LeftToPlay:
    """What `seat` may play at his next turn; what a duty asks of him and he cannot do is not asked (59).

    `facts` are those found, by their keys: whether he could follow suit may be one of them.
    """
    cards = held(seat, verdict, table)
    further = frozenset(suit for suit in SUITS if not table.all_named(seat, suit))
    whole = left = LeftToPlay(seat, cards, further, free=True)
    led = _led(seat, verdict)
    could_follow = facts.get(f"could-follow {seat} {verdict.trick.number}")
    if led is not None:
        left = _without(left, frozenset({led})) if could_follow == "no" else _only(left, led)
    left = _obeying(left, verdict, leading=led is None)
    follows = None if led is None else could_follow != "no" and (led in further or any(c.suit is led for c in cards))
    free = (left.cards, left.suits) == (whole.cards, whole.suits)
    return LeftToPlay(seat, left.cards, left.suits, free, follows)


def held(seat: Seat, verdict: Verdict, table: Table) -> frozenset[Card]:
    """The named cards he has in law: a played one still in his hand is gone, one ruled back is his again."""
    cards = {*table.hand(seat), *table.before(seat)}
    for (owner, card), status in verdict.cards.items():
        if owner is seat and status.status in _GONE:
            cards.discard(card)
        elif owner is seat:
            cards.add(card)
    return frozenset(cards)


def _led(seat: Seat, verdict: Verdict) -> Suit | None:
    """The suit he has to follow, None where he is to lead or has already played."""
    trick = verdict.trick
    if not trick.cards or len(trick.cards) == 4 or seat in [player for player, _ in trick.cards]:
        return None
    return trick.cards[0][1].suit


def _only(left: LeftToPlay, suit: Suit) -> LeftToPlay:
    """What remains of what is open if `suit` must be played; all of it if there is none (44C, 44D)."""
    cards, suits = frozenset(card for card in left.cards if card.suit is suit), left.suits & {suit}
    return LeftToPlay(left.seat, cards, suits, free=False) if cards or suits else left


def _without(left: LeftToPlay, ruled_out: frozenset[Suit]) -> LeftToPlay:
    """What remains of what is open without some suits; all of it if there is nothing else (59)."""
    cards, suits = frozenset(card for card in left.cards if card.suit not in ruled_out), left.suits - ruled_out
    return LeftToPlay(left.seat, cards, suits, free=False) if cards or suits else left


def _obeying(left: LeftToPlay, verdict: Verdict, *, leading: bool) -> LeftToPlay:
    due: set[Card] = set()
    chosen: set[Card] = set()
    forbidden: frozenset[Suit] = frozenset()
    for duty in verdict.duties:
        if duty.seat is not left.seat:
            continue
        match duty.may_not:
            case SmallBefore(card=first):
                left = _small_ones_wait(left, first)
            case OfSuits(suits=suits, leading=only_leads) if leading or not only_leads:
                forbidden |= set(suits)
        if duty.when in _PLAY_AT_NEXT_TURN:
            match duty.must:
                case OneOf(suit=suit, leading=only_leads) if leading or not only_leads:
                    left = _only(left, suit)
                case HighestOrLowest(end=end, suit=suit):
                    chosen |= _required(left, end, suit)
                case PlayCard(card=card):
                    due |= {card} & left.cards
    left = _without(left, forbidden)
    due = chosen or due  # what declarer has chosen of a play comes before a penalty card
    if due & left.cards:
        return LeftToPlay(left.seat, left.cards & due, frozenset(), free=False)
    return left


def _small_ones_wait(left: LeftToPlay, first: Card) -> LeftToPlay:
    """A ban on other small cards of its suit before a minor penalty card (50C)."""
    others = {card for card in left.cards if card.suit is first.suit and card is not first and card.honour is False}
    return LeftToPlay(left.seat, left.cards - others, left.suits, free=False)


def _required(left: LeftToPlay, end: Extreme, suit: Suit | None) -> set[Card]:
    """The highest or lowest card he has of a suit."""
    of_suit = [card for card in left.cards if card.suit is suit and card.rank is not None]
    if not of_suit:
        return set()
    return {(max if end is Extreme.HIGHEST else min)(of_suit, key=lambda card: card.rank or 0)}


def what_leaves_it(left: LeftToPlay, verdict: Verdict) -> Iterator[Grounds]:
    """What says which cards are left to him: the suit led, and the duties he has."""
    if left.follows is not None:
        yield Grounds("44C" if left.follows else "44D")
    yield from (duty.grounds for duty in verdict.duties if duty.seat is left.seat)
