"""Dealing at random to wished points, lengths and cards."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TypeAlias

from bridgetable.cards import PACK, SUITS, Card, Suit
from bridgetable.messages import say
from bridgetable.seats import SEATS, Seat
from bridgetable.value import value

MOST_POINTS = 37
TRIES, SWAPS, MIXED = 6, 4000, 400
"""So often it is begun afresh, so many cards change places each time, and so many once all is as wished."""
_WISH = re.compile(r"(?:(\d+)\s*(?:[-–—]|to)\s*(\d+)|(\d+)\s*(\+)?|(?:max\.?|up to|<=?|≤|[-–—])\s*(\d+))")


@value
class Span:
    """From how many to how many."""

    low: int
    high: int

    def miss(self, count: int) -> int:
        """By how many a count is beside it."""
        return max(self.low - count, count - self.high, 0)


@value
class HandWish:
    """What is wished of one hand: high-card points, lengths of suits; None: anything."""

    points: Span | None = None
    lengths: Mapping[Suit, Span] = field(default_factory=dict)

    def miss(self, points: int, lengths: Mapping[Suit, int]) -> int:
        """How far a hand is from it."""
        beside = sum(span.miss(lengths[suit]) for suit, span in self.lengths.items())
        return 3 * beside + (self.points.miss(points) if self.points is not None else 0)


class NoDeal(ValueError):
    """There is no such deal, or none was found; the text says which wish is in the way."""


def read_span(text: str, most: int) -> Span | None:
    """A number that is wished: `5`, `5+`, `4-6`, `-3`; nothing: any. `ValueError` for anything else.

    >>> read_span("5+", 13), read_span("15-17", 37), read_span("", 13)
    (Span(low=5, high=13), Span(low=15, high=17), None)
    """
    text = text.strip().lower()
    if not text:
        return None
    found = _WISH.fullmatch(text)
    if found is None:
        raise ValueError(say("writing-no-span", typed=text))
    if found[1]:
        low, high = int(found[1]), int(found[2])
    elif found[3]:
        low = int(found[3])
        high = most if found[4] else low
    else:
        low, high = 0, int(found[5])
    if low > high or low > most:
        raise ValueError(say("writing-no-span", typed=text))
    return Span(low, min(high, most))


def points(card: Card) -> int:
    """High-card points: four for an ace, one for a jack.

    >>> from bridgetable.cards import parse_card
    >>> points(parse_card("SA")), points(parse_card("ST"))
    (4, 0)
    """
    return max(0, card.lowest - 10)


def deal(
    wishes: Mapping[Seat, HandWish], fixed: Mapping[Seat, Sequence[Card]], rng: random.Random
) -> dict[Seat, tuple[Card, ...]]:
    """Four hands of thirteen with these `fixed` cards, as wished; `NoDeal` where there are none."""
    _possible(wishes, fixed)
    for _ in range(TRIES):
        dealing = _Dealing(wishes, fixed, _lengths(wishes, fixed, rng), rng)
        if dealing.settle():
            return dealing.hands()
    raise NoDeal(say("writing-no-deal-like-this"))


Lengths: TypeAlias = dict[tuple[Seat, Suit], int]
"""How many cards of each suit each hand has."""


def _lengths(wishes: Mapping[Seat, HandWish], fixed: Mapping[Seat, Sequence[Card]], rng: random.Random) -> Lengths:
    """Lengths that make thirteen for each hand and each suit, as wished; `NoDeal` where there are none.

    Card by card one more is put where there is room; where there is none, others move on to make it.
    """
    least: Lengths = {}
    most: Lengths = {}
    for seat in SEATS:
        for suit in SUITS:
            span = wishes.get(seat, HandWish()).lengths.get(suit, Span(0, 13))
            held = sum(card.suit is suit for card in fixed.get(seat, ()))
            least[seat, suit], most[seat, suit] = max(span.low, held), span.high
    if any(least[place] > most[place] for place in least):
        raise NoDeal(say("writing-no-deal-like-this"))
    lengths = dict(least)
    while (missing := [seat for seat in SEATS if sum(lengths[seat, suit] for suit in SUITS) < 13]) and _one_more(
        lengths, least, most, rng.choice(missing), rng
    ):
        pass
    if any(sum(lengths[seat, suit] for suit in SUITS) != 13 for seat in SEATS):
        raise NoDeal(say("writing-no-deal-like-this"))
    return lengths


def _one_more(lengths: Lengths, least: Lengths, most: Lengths, seat: Seat, rng: random.Random) -> bool:
    """One card more for a hand, by whatever moves it takes; whether there is a way."""
    came: dict[Seat | Suit, Seat | Suit | None] = {seat: None}
    ways: list[Seat | Suit] = [seat]
    while ways:
        here = ways.pop(0)
        if isinstance(here, Suit) and sum(lengths[each, here] for each in SEATS) < 13:
            step: Seat | Suit = here
            while (before := came[step]) is not None:
                if isinstance(step, Suit) and isinstance(before, Seat):
                    lengths[before, step] += 1
                elif isinstance(step, Seat) and isinstance(before, Suit):
                    lengths[step, before] -= 1
                step = before
            return True
        further: list[Seat | Suit] = []
        if isinstance(here, Seat):
            further += (suit for suit in SUITS if lengths[here, suit] < most[here, suit])
        else:
            further += (each for each in SEATS if lengths[each, here] > least[each, here])
        rng.shuffle(further)
        for each in further:
            if each not in came:
                came[each] = here
                ways.append(each)
    return False


def _possible(wishes: Mapping[Seat, HandWish], fixed: Mapping[Seat, Sequence[Card]]) -> None:
    """Refuse at once what no deal can be, and say of whom and why."""
    for seat, cards in fixed.items():
        if len(cards) > 13:
            raise NoDeal(say("writing-holds-too-many", seat=seat, count=len(cards)))
    for seat, wish in wishes.items():
        lengths = [wish.lengths.get(suit, Span(0, 13)) for suit in SUITS]
        low, high = sum(span.low for span in lengths), sum(span.high for span in lengths)
        if low > 13 or high < 13:
            raise NoDeal(say("writing-lengths-impossible", seat=seat, low=low, high=high))
    for suit in SUITS:
        spans = [wishes.get(seat, HandWish()).lengths.get(suit, Span(0, 13)) for seat in SEATS]
        if sum(span.low for span in spans) > 13 or sum(span.high for span in spans) < 13:
            raise NoDeal(say("writing-suit-impossible", suit=suit))
    spans = [wishes.get(seat, HandWish()).points or Span(0, 40) for seat in SEATS]
    if sum(span.low for span in spans) > 40 or sum(span.high for span in spans) < 40:
        raise NoDeal(say("writing-points-impossible", low=sum(s.low for s in spans), high=sum(s.high for s in spans)))


class _Dealing:
    """Cards on their way to the hands: two change places as long as a wish is not met."""

    def __init__(
        self,
        wishes: Mapping[Seat, HandWish],
        fixed: Mapping[Seat, Sequence[Card]],
        lengths: Lengths,
        rng: random.Random,
    ) -> None:
        self._wishes, self._fixed, self._rng = wishes, fixed, rng
        given = {card for cards in fixed.values() for card in cards}
        self._loose = [card for card in PACK if card not in given]
        rng.shuffle(self._loose)
        self._loose.sort(key=lambda card: SUITS.index(card.suit) if card.suit is not None else 0)
        counts = Counter(lengths)
        counts.subtract((seat, card.suit) for seat, cards in fixed.items() for card in cards if card.suit is not None)
        self._seats: list[Seat] = [seat for suit in SUITS for seat in SEATS for _ in range(counts[seat, suit])]
        self._points = dict.fromkeys(SEATS, 0)
        self._lengths = {seat: dict.fromkeys(SUITS, 0) for seat in SEATS}
        for seat in SEATS:
            for card in fixed.get(seat, ()):
                self._add(seat, card, 1)
        for seat, card in zip(self._seats, self._loose, strict=True):
            self._add(seat, card, 1)

    def settle(self) -> bool:
        """Change places until all is as wished, then go on changing what keeps it so; whether it came to that."""
        miss, rng = self._miss(*SEATS), self._rng
        places = range(len(self._loose))
        if len(set(self._seats)) < 2:
            return miss == 0
        done = 0
        for step in range(SWAPS + MIXED):
            if miss == 0:
                done += 1
                if done > MIXED:
                    break
            elif done == 0 and step >= SWAPS:
                break
            one, other = rng.choice(places), rng.choice(places)
            seats = self._seats[one], self._seats[other]
            if seats[0] is seats[1]:
                continue
            before = self._miss(*seats)
            self._swap(one, other)
            change = self._miss(*seats) - before
            if change > 0 and (miss == 0 or rng.random() > 0.02):
                self._swap(one, other)
            else:
                miss += change
        return miss == 0

    def hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards of each seat, fixed ones with them."""
        return {
            seat: (
                *self._fixed.get(seat, ()),
                *(card for owner, card in zip(self._seats, self._loose, strict=True) if owner is seat),
            )
            for seat in SEATS
        }

    def _swap(self, one: int, other: int) -> None:
        first, second = self._loose[one], self._loose[other]
        for place, out, into in ((one, first, second), (other, second, first)):
            self._add(self._seats[place], out, -1)
            self._add(self._seats[place], into, 1)
        self._loose[one], self._loose[other] = second, first

    def _add(self, seat: Seat, card: Card, count: int) -> None:
        assert card.suit is not None
        self._points[seat] += count * points(card)
        self._lengths[seat][card.suit] += count

    def _miss(self, *seats: Seat) -> int:
        return sum(
            self._wishes[seat].miss(self._points[seat], self._lengths[seat]) for seat in seats if seat in self._wishes
        )
