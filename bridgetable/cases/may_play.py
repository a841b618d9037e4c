"""The cards a player may play at his next turn: what his duties and the suit led leave him (44C, 50, 51, 59)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bridgetable.cards import SUITS, Card, Suit, parse_card, parse_suit
from bridgetable.cases.problems import shown
from bridgetable.cases.wanted import Parts
from bridgetable.findings.deeds import HighestOrLowest, OfSuits, OneOf, PlayCard, SmallBefore
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat, parse_seat
from bridgetable.table.choices import Extreme
from bridgetable.table.state import Table

ANY = "any card"

_GONE = ("played", "quitted", "face-down lead")
_PLAY_AT_NEXT_TURN = ("now", "own turn", "first legal turn", "lead", "this trick", None)


def playable(text: str) -> tuple[Parts, ...]:
    """`W: HK and H3`, `E: any card`, `E: hearts`."""
    seat, colon, what = (part.strip() for part in text.partition(":"))
    if not colon:
        raise ValueError(f"{shown(text)} has no colon: the seat stands before it, as in E: any card")
    if what != ANY:
        if "," in what or " or " in what:
            raise ValueError(f"{shown(what)}: write 'and' between the cards or suits he may play, as in W: HK and H3")
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
        raise ValueError(f"{error}; or a suit, as in W: hearts, or {ANY}") from None


@dataclass(frozen=True, slots=True)
class Choice:
    """What is open to one player: the named `cards`, and the `suits` of which further cards may be played.

    `free`: no duty and no suit led leaves anything out. `follows`: whether he has the suit led; None if none is.
    """

    seat: Seat
    cards: frozenset[Card]
    suits: frozenset[Suit]
    free: bool
    follows: bool | None = None

    @property
    def text(self) -> str:
        """In words: the suits whose every card may be played, or the cards."""
        if self.free:
            return f"{self.seat}: {ANY}"
        further = [suit.plural for suit in SUITS if suit in self.suits]
        named = sorted(card.name for card in self.cards if card.suit not in self.suits)
        return f"{self.seat}: {' and '.join(further + named) or 'nothing'}"

    def is_just(self, what: str) -> bool:
        """Whether exactly `what` may be played: `any card`, suits, or named cards."""
        if what == ANY:
            return self.free
        things = {_suit_or_card(name) for name in what.split(" and ")}
        if any(isinstance(thing, Card) for thing in things):
            return things == self.cards and not self.suits
        return things == self.suits | {card.suit for card in self.cards}

    def allows(self, what: str) -> bool:
        """Whether any of `what` may be played."""
        if what == ANY:
            return self.free
        for thing in map(_suit_or_card, what.split(" and ")):
            if isinstance(thing, Suit):
                if thing in self.suits or any(card.suit is thing for card in self.cards):
                    return True
            elif thing in self.cards or thing.suit in self.suits:
                return True
        return False


def choice_of(seat: Seat, verdict: Verdict, table: Table, facts: Mapping[str, str]) -> Choice:
    """What `seat` may play at his next turn; what a duty asks of him and he cannot do is not asked (59).

    `facts` are those found, by their keys: whether he could follow suit may be one of them.
    """
    held = _held(seat, verdict, table)
    further = frozenset(suit for suit in SUITS if not table.all_named(seat, suit))
    whole = choice = Choice(seat, held, further, free=True)
    led = _led(seat, verdict)
    could_follow = facts.get(f"could-follow {seat} {verdict.trick.number}")
    if led is not None:
        choice = _without(choice, frozenset({led})) if could_follow == "no" else _only(choice, led)
    choice = _obeying(choice, verdict, leading=led is None)
    follows = None if led is None else could_follow != "no" and (led in further or any(c.suit is led for c in held))
    free = (choice.cards, choice.suits) == (whole.cards, whole.suits)
    return Choice(seat, choice.cards, choice.suits, free, follows)


def _held(seat: Seat, verdict: Verdict, table: Table) -> frozenset[Card]:
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


def _only(choice: Choice, suit: Suit) -> Choice:
    """What is left of a choice if `suit` must be played; all of it if there is none (44C, 44D)."""
    cards, suits = frozenset(card for card in choice.cards if card.suit is suit), choice.suits & {suit}
    return Choice(choice.seat, cards, suits, free=False) if cards or suits else choice


def _without(choice: Choice, ruled_out: frozenset[Suit]) -> Choice:
    """What is left of a choice without some suits; all of it if there is nothing else (59)."""
    cards, suits = frozenset(card for card in choice.cards if card.suit not in ruled_out), choice.suits - ruled_out
    return Choice(choice.seat, cards, suits, free=False) if cards or suits else choice


def _obeying(choice: Choice, verdict: Verdict, *, leading: bool) -> Choice:
    due: set[Card] = set()
    chosen: set[Card] = set()
    forbidden: frozenset[Suit] = frozenset()
    for duty in verdict.duties:
        if duty.seat is not choice.seat:
            continue
        match duty.may_not:
            case SmallBefore(card=first):
                choice = _small_ones_wait(choice, first)
            case OfSuits(suits=suits, leading=only_leads) if leading or not only_leads:
                forbidden |= set(suits)
        if duty.when in _PLAY_AT_NEXT_TURN:
            match duty.must:
                case OneOf(suit=suit, leading=only_leads) if leading or not only_leads:
                    choice = _only(choice, suit)
                case HighestOrLowest(end=end, suit=suit):
                    chosen |= _required(choice, end, suit)
                case PlayCard(card=card):
                    due |= {card} & choice.cards
    choice = _without(choice, forbidden)
    due = chosen or due  # what declarer has chosen of a play comes before a penalty card
    if due & choice.cards:
        return Choice(choice.seat, choice.cards & due, frozenset(), free=False)
    return choice


def _small_ones_wait(choice: Choice, first: Card) -> Choice:
    """A ban on other small cards of its suit before a minor penalty card (50C)."""
    others = {card for card in choice.cards if card.suit is first.suit and card is not first and card.honour is False}
    return Choice(choice.seat, choice.cards - others, choice.suits, free=False)


def _required(choice: Choice, end: Extreme, suit: Suit | None) -> set[Card]:
    """The highest or lowest card he has of a suit."""
    of_suit = [card for card in choice.cards if card.suit is suit and card.rank is not None]
    if not of_suit:
        return set()
    return {(max if end is Extreme.HIGHEST else min)(of_suit, key=lambda card: card.rank or 0)}
