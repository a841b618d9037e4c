"""Whole boards played as at any table, dummy's cards called in the words people use; each call names one card in law.

Which card that is, is worked out here from Law 46 alone, without the program.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridgetable.cards import PACK, Card, Suit
from bridgetable.cases.reader import parse_case
from bridgetable.seats import SEATS, Seat
from bridgetable.table.actions import Entry
from bridgetable.table.record import Record
from bridgetable.table.seating import Seating
from bridgetable.table.sentences import parse
from bridgetable.table.typed import parse_loose

BOARDS = 40
RANKS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]


@dataclass(frozen=True, slots=True)
class Call:
    """What declarer says (`typed`) for `card`, and the number of that action; `left`: the cards it might have been.

    `last`: the trick is complete with it.
    """

    number: int
    typed: str
    card: Card
    left: tuple[Card, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Board:
    """A board played to the end: its record, and declarer's calls."""

    record: Record
    calls: tuple[Call, ...]


def boards() -> Iterator[Board]:
    """The boards, always the same."""
    for seed in range(BOARDS):
        yield _Play(random.Random(f"regular boards {seed}")).board()


class _Play:
    """A board while it is played: anybody plays any legal card, now and then the one that wins."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, cards = rng, list(PACK)
        rng.shuffle(cards)
        self.hands = {seat: cards[13 * seat.index : 13 * seat.index + 13] for seat in SEATS}
        self.declarer = rng.choice(SEATS)
        self.dummy = self.declarer.partner
        self.strain = rng.choice("SHDCN")
        self.trump = None if self.strain == "N" else Suit(self.strain)
        self.header = self._header()
        self.won: Suit | None = None
        """The suit of dummy's card if he has won the trick before."""
        self.log: list[Entry] = []
        self.calls: list[Call] = []

    def board(self) -> Board:
        leader = self.declarer.lho
        for _ in range(13):
            leader = self._trick(leader)
        return Board(replace(self.header, log=tuple(self.log)), tuple(self.calls))

    def _header(self) -> Record:
        deal = ", ".join(f'{seat}="{_hand(cards)}"' for seat, cards in self.hands.items())
        contract = f"3{self.strain}T" if self.strain == "N" else f"4{self.strain}"
        text = (
            f'id = "a"\ntable = {{declarer="{self.declarer}", contract="{contract}"}}\ndeal = {{{deal}}}\nactions = []'
        )
        return parse_case(text, "a.toml").record

    def _trick(self, leader: Seat) -> Seat:
        laid: dict[Seat, Card] = {}
        seat = leader
        for _ in SEATS:
            card = self._chosen(seat, laid)
            if seat is self.dummy:
                self._call(card, laid)
            else:
                self.log.append(parse(f"{seat} {'plays' if laid else 'leads'} {card}"))
            self.hands[seat].remove(card)
            laid[seat] = card
            seat = seat.lho
        winner = max(laid, key=lambda each: self._worth(laid[each], laid[leader]))
        self.won = laid[winner].suit if winner is self.dummy else None
        return winner

    def _chosen(self, seat: Seat, laid: dict[Seat, Card]) -> Card:
        legal = self._legal(seat, laid)
        return self.rng.choice((self.rng.choice(legal), legal[0], legal[-1]))

    def _legal(self, seat: Seat, laid: dict[Seat, Card]) -> list[Card]:
        hand = sorted(self.hands[seat], key=lambda card: -_rank(card))
        led = next((card.suit for card in laid.values()), None)
        return [card for card in hand if card.suit is led] or hand

    def _worth(self, card: Card, led: Card) -> tuple[bool, bool, int]:
        return card.suit is self.trump, card.suit is led.suit, _rank(card)

    def _call(self, card: Card, laid: dict[Seat, Card]) -> None:
        ways = [words for words, meant in self._ways(laid) if meant is card]
        typed = self.rng.choice(ways) if ways and self.rng.random() < 0.95 else str(card)
        entry = parse_loose(typed, Seating(self.dummy, self.declarer, self.dummy, not laid))
        self.log.append(entry)
        self.calls.append(Call(len(self.log), typed, card, tuple(self._legal(self.dummy, laid)), len(laid) == 3))

    def _ways(self, laid: dict[Seat, Card]) -> Iterator[tuple[str, Card]]:
        """What may be said, and the one card it means in law (46B)."""
        legal = self._legal(self.dummy, laid)
        led = next((card for card in laid.values()), None)
        follows = led is not None and legal[0].suit is led.suit
        for suit in {card.suit for card in legal}:
            of_suit = [card for card in legal if card.suit is suit]
            for words in ("{suit}", "low {suit}", "small {suit}", "a {suit}, please", "little {suit}"):
                yield words.format(suit=suit.word if suit else ""), of_suit[-1]
            for words in ("top {suit}", "high {suit}", "highest {suit}"):
                yield words.format(suit=suit.word if suit else ""), of_suit[0]
        if follows:
            yield from (
                (words, legal[-1]) for words in ("low", "small", "duck", "follow", "play low", "small one, please")
            )
            yield from ((words, legal[0]) for words in ("top", "high", "top one", "highest"))
        yield from self._by_rank(legal)
        yield from self._by_elimination(legal, led)
        trumps = [card for card in legal if card.suit is self.trump]
        if led is not None and not follows and trumps:
            yield from ((words, trumps[-1]) for words in 5 * ("ruff", "ruff", "ruff it", "trump", "ruff low"))
            yield from (("ruff high", trumps[0]) for _ in range(5))
        if len(laid) == 3 and led is not None:
            best = max(self._worth(card, led) for card in laid.values())
            winners = [card for card in legal if self._worth(card, led) > best]
            yield from ((words, winners[-1]) for words in ("win", "win it", "take it") if winners and follows)

    def _by_rank(self, legal: list[Card]) -> Iterator[tuple[str, Card]]:
        for rank in {card.rank for card in legal}:
            of_rank = [card for card in legal if card.rank == rank]
            going_on = [card for card in of_rank if card.suit is self.won]
            for card in going_on or (of_rank if len(of_rank) == 1 else []):
                name = RANKS[(rank or 2) - 2]
                yield from ((words.format(name), card) for words in ("{}", "the {}", "{} please", "play the {}"))

    def _by_elimination(self, legal: list[Card], led: Card | None) -> Iterator[tuple[str, Card]]:
        left = legal if led is not None else [card for card in legal if card.suit is self.won] or legal
        if len(left) == 1:
            yield from ((words, left[0]) for words in ("the other one", "play", "same again", "run it"))
        if len(legal) == 1:
            yield from ((words, legal[0]) for words in ("any", "cover" if led is None else "anything"))


def _rank(card: Card) -> int:
    return card.rank or 0


def _hand(cards: list[Card]) -> str:
    suits = (sorted((c for c in cards if c.suit is suit), key=lambda card: -_rank(card)) for suit in Suit)
    return ".".join("".join(card.name[1] for card in of_suit) for of_suit in suits)
