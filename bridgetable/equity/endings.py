"""Double dummy worked out here: endings of up to six cards a hand, for who has no library of a solver.

A position is asked whether North-South can win so many of the tricks to come (alpha-beta with a window of one trick);
what was found where a trick begins is remembered. Cards are bits: spades lowest, in each suit the two lowest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from bridgetable.cards import SUITS, Card
from bridgetable.equity.position import Solvable
from bridgetable.seats import Side

MOST_CARDS = 6
"""So many cards a hand are looked through at most."""

Hands: TypeAlias = tuple[int, int, int, int]
Bounds: TypeAlias = tuple[int, int]

_SUITS = tuple(0b1_1111_1111_1111 << 13 * place for place in range(4))
_SUIT_OF = {1 << bit: bit // 13 for bit in range(52)}


def tricks_for_each(position: Solvable) -> dict[Card, int]:
    """For each card that may be played under 44C: how many of the tricks to come its side wins, all playing best.

    >>> from bridgetable.seats import Seat
    >>> from bridgetable.table.position import parse_hand
    >>> hands = tuple(frozenset(parse_hand(hand).cards) for hand in ("AQ...", "K2...", "4.2..", "..32."))
    >>> found = tricks_for_each(Solvable(hands, None, Seat.N))
    >>> {card.name: tricks for card, tricks in found.items()} == {"SA": 1, "SQ": 1}
    True
    """
    search = _Search(position)
    turn, side = position.turn, position.turn.side
    found: dict[Card, int] = {}
    for group in alike(position):
        tricks = search.north_south_after(bit_of(group[0]))
        found |= dict.fromkeys(group, tricks if side is Side.NS else position.to_come - tricks)
    return {card: found[card] for card in sorted(found, key=bit_of) if card in position.hands[turn.index]}


def alike(position: Solvable) -> tuple[tuple[Card, ...], ...]:
    """The cards that may be played under 44C, those together between which no card of another hand lies.

    The highest of each stands first.
    """
    there = {card for hand in position.hands for card in hand} | set(position.trick)
    groups: list[list[Card]] = []
    for suit in SUITS:
        beside = False
        for card in sorted((card for card in there if card.suit is suit), key=bit_of, reverse=True):
            if card not in position.legal:
                beside = False
            elif beside:
                groups[-1].append(card)
            else:
                groups.append([card])
                beside = True
    return tuple(map(tuple, groups))


def bit_of(card: Card) -> int:
    """A card as a bit: suits in the order S H D C, and the two lowest.

    >>> from bridgetable.cards import parse_card
    >>> bit_of(parse_card("S2")), bit_of(parse_card("H3"))
    (1, 16384)
    """
    assert card.suit is not None
    return 1 << (13 * SUITS.index(card.suit) + card.lowest - 2)


class _Search:
    """Looks through one position, and remembers for positions at the beginning of a trick what was found."""

    def __init__(self, position: Solvable) -> None:
        north, east, south, west = (sum(map(bit_of, hand)) for hand in position.hands)
        self._hands: Hands = (north, east, south, west)
        self._leader = position.leader.index
        self._trick = tuple(map(bit_of, position.trick))
        self._trump = -1 if position.trump is None else SUITS.index(position.trump)
        self._known: dict[tuple[Hands, int], Bounds] = {}

    def north_south_after(self, card: int) -> int:
        """How many tricks North-South win once the hand to play has played `card`."""
        turn = (self._leader + len(self._trick)) % 4
        left = self._hands[turn].bit_count()
        hands, trick = _without_card(self._hands, turn, card), (*self._trick, card)
        return next(want for want in range(left, -1, -1) if self._goes_on(hands, self._leader, trick, want))

    def _goes_on(self, hands: Hands, leader: int, trick: tuple[int, ...], want: int) -> bool:
        """Whether North-South can win `want` tricks, the running one among them, once a card has been played."""
        if len(trick) < 4:
            return self._play(hands, leader, trick, want)
        winner = (leader + trick.index(self._best(trick))) % 4
        return self._begins(hands, winner, want - (winner % 2 == 0))

    def _begins(self, hands: Hands, leader: int, want: int) -> bool:
        """The same where a trick begins: what is known of the position is looked up, what is found is kept."""
        left = hands[leader].bit_count()
        least, most = self._known.get((hands, leader), (0, left))
        if want <= least or want > most:
            return want <= least
        can = self._play(hands, leader, (), want)
        self._known[hands, leader] = (want, most) if can else (least, want - 1)
        return can

    def _play(self, hands: Hands, leader: int, trick: tuple[int, ...], want: int) -> bool:
        turn = (leader + len(trick)) % 4
        ours = turn % 2 == 0
        for card in self._in_order(self._moves(hands, turn, trick), trick):
            if self._goes_on(_without_card(hands, turn, card), leader, (*trick, card), want) is ours:
                return ours
        return not ours

    def _moves(self, hands: Hands, turn: int, trick: tuple[int, ...]) -> Iterator[int]:
        """The cards that follow suit, of those with no other hand's card between them only the highest."""
        hand = hands[turn]
        there = hands[0] | hands[1] | hands[2] | hands[3] | sum(trick)
        left = (hand & _SUITS[_SUIT_OF[trick[0]]] if trick else 0) or hand
        while left:
            card = left & -left
            left ^= card
            higher = there & _SUITS[_SUIT_OF[card]] & -(card << 1)
            if not higher & -higher & hand:
                yield card

    def _in_order(self, cards: Iterable[int], trick: tuple[int, ...]) -> list[int]:
        """The most promising first: the highest lead; of those that win so far the highest, else the lowest."""
        if not trick:
            return sorted(cards, key=lambda card: (card.bit_length() - 1) % 13, reverse=True)
        best = self._best(trick)
        return sorted(cards, key=lambda card: -card if self._beats(card, best) else card)

    def _best(self, trick: tuple[int, ...]) -> int:
        best = trick[0]
        for card in trick[1:]:
            if self._beats(card, best):
                best = card
        return best

    def _beats(self, card: int, best: int) -> bool:
        suit = _SUIT_OF[card]
        return card > best if suit == _SUIT_OF[best] else suit == self._trump


def _without_card(hands: Hands, turn: int, card: int) -> Hands:
    north, east, south, west = hands
    if turn == 0:
        return north ^ card, east, south, west
    if turn == 1:
        return north, east ^ card, south, west
    return (north, east, south ^ card, west) if turn == 2 else (north, east, south, west ^ card)
