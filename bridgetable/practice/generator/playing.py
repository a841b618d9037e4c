"""Play as at a club: suit is followed, tricks are won cheaply, trumps are drawn, partner's suit is returned.

Nobody sees more than his own hand, dummy and the cards played; nobody finds a squeeze.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from bridgetable.cards import Card, Suit
from bridgetable.practice.generator.dealing import Hands
from bridgetable.seats import SEATS, Seat


class DealPlayed:
    """A deal while it is played: the cards still in the `hands`, the running `trick`, whose `turn`, what was `won`.

    `tricks` are those that are complete, `number` is that of the running one, from 1.
    """

    def __init__(self, rng: random.Random, hands: Hands, declarer: Seat, trump: Suit | None) -> None:
        self.rng, self.declarer, self.dummy, self.trump = rng, declarer, declarer.partner, trump
        self.hands: Hands = {seat: list(hands[seat]) for seat in SEATS}
        self.trick: list[tuple[Seat, Card]] = []
        self.tricks: list[list[tuple[Seat, Card]]] = []
        self.winners: list[Seat] = []
        self.turn = declarer.lho

    @property
    def number(self) -> int:
        """The number of the running trick."""
        return len(self.tricks) + 1

    @property
    def led(self) -> Suit | None:
        """The suit led to the running trick."""
        return self.trick[0][1].suit if self.trick else None

    def of_suit(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What a hand has of a suit, from the top."""
        return [card for card in self.hands[seat] if card.suit is suit]

    def legal(self, seat: Seat) -> list[Card]:
        """The cards that follow suit, else the whole hand; from the top."""
        return (self.of_suit(seat, self.led) if self.trick else []) or list(self.hands[seat])

    def winning(self) -> tuple[Seat, Card]:
        """The card that wins the running trick so far, and whose it is."""
        return self.best(self.trick)

    def best(self, trick: Sequence[tuple[Seat, Card]]) -> tuple[Seat, Card]:
        """The card that wins of those played, in order."""
        best = trick[0]
        for each in trick[1:]:
            if self.beats(each[1], best[1]):
                best = each
        return best

    def beats(self, card: Card, other: Card) -> bool:
        """Whether `card`, played later, wins over `other`."""
        if card.suit is other.suit:
            return card.lowest > other.lowest
        return card.suit is self.trump

    def lay(self, seat: Seat, card: Card) -> None:
        """A card goes to the running trick; the trick is complete with the fourth."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        self.turn = seat.lho
        if len(self.trick) == 4:
            self.turn = self.winning()[0]
            self.winners.append(self.turn)
            self.tricks.append(self.trick)
            self.trick = []

    def sensible(self) -> Card:
        """What a club player plays from the hand whose turn it is."""
        hand = self.hands[self.turn]
        if len(hand) == 1:
            return hand[0]
        if not self.trick:
            return self._lead()
        following = self.of_suit(self.turn, self.led)
        return self._followed(following) if following else self._without_the_suit()

    # Following

    def _followed(self, following: list[Card]) -> Card:
        owner, best = self.winning()
        lowest = following[-1]
        higher = [card for card in following if self.beats(card, best)]
        if not higher or len(following) == 1:
            return lowest
        place, friendly = len(self.trick), owner.side is self.turn.side
        if place == 1:
            return self._second(higher, lowest, best)
        if friendly and (place == 3 or best.lowest >= 12 or best.lowest + 1 == higher[-1].lowest):
            return lowest
        if place == 3:
            return higher[-1]
        return self._cheapest_of_equals(higher)

    def _second(self, higher: list[Card], lowest: Card, best: Card) -> Card:
        """Second hand low, but an honour is covered now and then, and an ace takes a king or a queen."""
        covers = best.lowest >= 11 and higher[0].lowest >= 13
        return higher[-1] if covers or self.rng.random() < 0.08 else lowest

    def _cheapest_of_equals(self, higher: list[Card]) -> Card:
        """Third hand high, with the lowest of touching cards."""
        card = higher[0]
        for other in higher[1:]:
            if other.lowest + 1 != card.lowest:
                break
            card = other
        return card

    def _without_the_suit(self) -> Card:
        owner, best = self.winning()
        ruffs = [card for card in self.of_suit(self.turn, self.trump) if self.beats(card, best)]
        safe = owner.side is self.turn.side and (len(self.trick) == 3 or best.lowest >= 12 or best.suit is self.trump)
        if ruffs and not safe:
            return ruffs[-1]
        return self._discard()

    def _discard(self) -> Card:
        """The lowest card of the longest side suit, without baring a king if that can be helped."""
        hand = self.hands[self.turn]
        side = [card for card in hand if card.suit is not self.trump] or hand
        count = {card.suit: sum(other.suit is card.suit for other in side) for card in side}
        return min(side, key=lambda card: (card.lowest >= 11, -count[card.suit], card.lowest))

    # Leading

    def _lead(self) -> Card:
        return self._declarers_lead() if self.turn.side is self.declarer.side else self._defenders_lead()

    def _declarers_lead(self) -> Card:
        """Trumps while an opponent may have one, then winners, then the longest suit of the two hands."""
        mine = self.of_suit(self.turn, self.trump)
        if self.trump and mine and self._out(self.trump) and len(self.tricks) < 8:
            top = mine[0]
            return top if top.lowest >= 12 or len(mine) < 3 else mine[-1]
        masters = [card for card in self.hands[self.turn] if card.suit is not self.trump and self._master(card)]
        if masters and self.rng.random() < 0.7:
            return self.rng.choice(masters)
        suits = {card.suit for card in self.hands[self.turn] if card.suit is not self.trump} or {self.trump}
        over = self.turn.partner

        def worth(suit: Suit | None) -> tuple[bool, int, int]:
            there = self.of_suit(over, suit)
            honours = any(card.lowest >= 11 for card in there)
            return honours, len(there) + len(self.of_suit(self.turn, suit)), suit.order if suit else 0

        suit = max(sorted(suits, key=lambda each: each.order if each else 0), key=worth)
        return self._from(suit)

    def _defenders_lead(self) -> Card:
        seat = self.turn
        for trick in reversed(self.tricks):
            suit = trick[0][1].suit
            if trick[0][0] is seat.partner and suit is not self.trump and self.of_suit(seat, suit):
                return self._from(suit)
        for trick in reversed(self.tricks):
            suit = trick[0][1].suit
            if trick[0][0] is seat and suit is not self.trump and self.of_suit(seat, suit) and self.rng.random() < 0.6:
                return self._from(suit)
        by_length: dict[Suit | None, list[Card]] = {}
        for card in self.hands[seat]:
            by_length.setdefault(card.suit, []).append(card)
        side = {suit: cards for suit, cards in by_length.items() if suit is not self.trump} or by_length
        top = [cards for cards in side.values() if _sequence(cards)]
        if top and self.rng.random() < 0.7:
            return top[0][0]
        if self.trump and self.rng.random() < 0.3:
            short = [cards[0] for cards in side.values() if len(cards) == 1]
            if short:
                return short[0]
        longest = max(side.values(), key=lambda cards: (len(cards), cards[0].lowest))
        return self._from(longest[0].suit)

    def _from(self, suit: Suit | None) -> Card:
        """The card led from a suit: the top of two or of a sequence, the fourth best, else the lowest."""
        cards = self.of_suit(self.turn, suit)
        if _sequence(cards) or len(cards) == 2:
            return cards[0]
        return cards[3] if len(cards) > 3 and self.number < 4 else cards[-1]

    def _out(self, suit: Suit) -> bool:
        """Whether the defenders still have a card of the suit."""
        return any(self.of_suit(seat, suit) for seat in (self.declarer.lho, self.declarer.rho))

    def _master(self, card: Card) -> bool:
        """Whether no hand of the other side can beat the card in its suit."""
        others = (seat for seat in SEATS if seat.side is not self.turn.side)
        return not any(
            other.suit is card.suit and other.lowest > card.lowest for s in others for other in self.hands[s]
        )


def _sequence(cards: Sequence[Card]) -> bool:
    """Two touching honours at the top of a suit."""
    return len(cards) > 1 and cards[0].lowest >= 11 and cards[0].lowest - cards[1].lowest == 1
