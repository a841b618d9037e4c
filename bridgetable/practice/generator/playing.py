"""The play of a board as at a club table: everybody follows suit, high in third seat, cheap where he cannot win."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.practice.generator.dealing import Board
from bridgetable.seats import Seat, Side


@dataclass(frozen=True)
class Trick:
    """A trick that is over: who led, its cards in order, who won."""

    leader: Seat
    laid: tuple[tuple[Seat, Card], ...]
    winner: Seat


@dataclass
class Play:
    """How far the play has come: what everybody still holds, and the cards of the running trick."""

    board: Board
    hands: dict[Seat, list[Card]]
    leader: Seat
    number: int = 1
    laid: list[tuple[Seat, Card]] = field(default_factory=list)
    past: list[Trick] = field(default_factory=list)

    @property
    def turn(self) -> Seat:
        """Whose card is due."""
        return self.laid[-1][0].lho if self.laid else self.leader

    @property
    def suit(self) -> Suit | None:
        """The suit led."""
        return self.laid[0][1].suit if self.laid else None

    @property
    def winning(self) -> tuple[Seat, Card]:
        """Who is winning the running trick, and with which card."""
        return max(self.laid, key=lambda each: self.worth(each[1]))

    def worth(self, card: Card) -> tuple[bool, bool, int]:
        """Cards of the running trick in the order in which they beat each other."""
        return card.suit is self.board.trump, card.suit is self.suit, rank(card)

    def of(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What `seat` holds of a suit, lowest first."""
        return sorted((card for card in self.hands[seat] if card.suit is suit), key=rank)

    def legal(self, seat: Seat) -> list[Card]:
        """What `seat` may play if it is his turn."""
        return self.of(seat, self.suit) or sorted(self.hands[seat], key=rank)

    def won(self, side: Side) -> int:
        """How many tricks a side has won."""
        return sum(trick.winner.side is side for trick in self.past)

    def copy(self) -> Play:
        """The same, to go on in another way."""
        hands = {seat: list(cards) for seat, cards in self.hands.items()}
        return replace(self, hands=hands, laid=list(self.laid), past=list(self.past))

    def lay(self, seat: Seat, card: Card) -> None:
        """A card played, in order or not; with the fourth the trick is over."""
        self.hands[seat].remove(card)
        self.laid.append((seat, card))
        if len(self.laid) == 4:
            winner = self.winning[0]
            self.past.append(Trick(self.leader, tuple(self.laid), winner))
            self.number, self.leader, self.laid = self.number + 1, winner, []


def rank(card: Card) -> int:
    """The rank of a card, ace 14."""
    return card.rank or 0


def beginning(board: Board) -> Play:
    """The play before the opening lead."""
    return Play(board, {seat: list(cards) for seat, cards in board.hands.items()}, board.declarer.lho)


def moments(board: Board, rng: random.Random) -> list[Play]:
    """The play before each of its cards, played sensibly to the end."""
    play, found = beginning(board), []
    for _ in range(52):
        found.append(play.copy())
        play.lay(play.turn, sensible(play, rng))
    return found


def sensible(play: Play, rng: random.Random) -> Card:
    """The card a club player would choose."""
    seat = play.turn
    if not play.laid:
        return _lead(play, seat, rng)
    following = play.of(seat, play.suit)
    winner, best = play.winning
    partners = winner is seat.partner and (len(play.laid) == 3 or rank(best) >= 12)
    if following:
        return _follow(play, following, partners, rng)
    ruffs = [card for card in play.of(seat, play.board.trump) if play.worth(card) > play.worth(best)]
    if ruffs and not partners and winner is not seat.partner:
        return ruffs[0]
    return discard(play, seat)


def _follow(play: Play, following: list[Card], partners: bool, rng: random.Random) -> Card:
    best = play.winning[1]
    winners = [card for card in following if play.worth(card) > play.worth(best)]
    if not winners or partners:
        return following[0]
    if len(play.laid) == 3:
        return winners[0]
    if len(play.laid) == 1:
        covers = rank(best) >= 10 and rng.random() < 0.5
        return winners[0] if covers else winners[-1] if rank(winners[-1]) == 14 and rng.random() < 0.4 else following[0]
    return winners[-1]


def discard(play: Play, seat: Seat) -> Card:
    """What he can spare: a low card of a long suit, no trump."""
    hand = play.hands[seat]
    spare = [card for card in hand if card.suit is not play.board.trump] or hand
    length = {suit: sum(card.suit is suit for card in hand) for suit in SUITS}
    return min(spare, key=lambda card: (rank(card) >= 11, rank(card) - length[card.suit or SUITS[0]], card.name))


def _lead(play: Play, seat: Seat, rng: random.Random) -> Card:
    declaring = seat.side is play.board.declarer.side
    trump = play.board.trump
    if declaring and trump is not None:
        out = sum(card.suit is trump for each in play.board.defenders for card in play.hands[each])
        trumps = play.of(seat, trump)
        if out and trumps and len(trumps) + len(play.of(seat.partner, trump)) > 2:
            return trumps[-1] if rank(trumps[-1]) >= 12 else trumps[0]
    suit = max((suit for suit in SUITS if play.of(seat, suit)), key=lambda each: _wanted(play, seat, each, rng))
    cards = play.of(seat, suit)
    touching = len(cards) > 1 and rank(cards[-1]) - rank(cards[-2]) == 1 and rank(cards[-1]) >= 11
    if touching or (rank(cards[-1]) == 14 and (declaring or play.number > 1)):
        return cards[-1]
    return cards[-4] if len(cards) > 3 and play.number == 1 else cards[0]


def _wanted(play: Play, seat: Seat, suit: Suit, rng: random.Random) -> float:
    """How much he would like to lead a suit."""
    cards = play.of(seat, suit)
    declaring = seat.side is play.board.declarer.side
    length = len(cards) + (len(play.of(seat.partner, suit)) if declaring else 0)
    strong = 2 * (rank(cards[-1]) == 14) + (len(cards) > 1 and rank(cards[-2]) >= 11)
    return length + strong - 6 * (suit is play.board.trump and not declaring) + 2 * rng.random()
