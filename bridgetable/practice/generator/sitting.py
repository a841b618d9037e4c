"""A sitting: a board is played sensibly up to a moment, and there something happens.

What is done is written down as sentences of a record, what it looked like to everybody as a story, and what the
director will find out as facts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Container

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.practice.generator import talk
from bridgetable.practice.generator.dealing import Board
from bridgetable.practice.generator.playing import Play, moments, rank, sensible
from bridgetable.practice.generator.registry import NotHere
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import HandHolding, Header, Position, Start, SuitHolding
from bridgetable.table.record import Fact, Record
from bridgetable.table.sentences import parse

MIDDLE = range(2, 12)
"""The tricks in which most things happen."""


class Sitting:
    """A board that is played, what is done at the table, and what is told of it.

    `facts` holds what the director finds, by its key; `aim` is the fact that decides, `instead` the answer the twin has.
    """

    def __init__(self, board: Board, rng: random.Random, edition: int, level: int) -> None:
        self.board, self.rng, self.edition, self.level = board, rng, edition, level
        self.declarer, self.dummy = board.declarer, board.dummy
        self.defenders = board.defenders
        self.trump = board.trump
        self.play: Play
        self.title = ""
        self.story: list[str] = []
        self.log: list[str] = []
        self.facts: dict[str, str] = {}
        self.aim, self.instead = "", ""
        self.stage: str | None = None
        self.dealer: Seat | None = None
        self.auction: tuple[str, ...] = ()
        self.start: Start | None = None
        self.hidden: set[Seat] = set()
        self.left: dict[Seat, int] = {}
        self._all: list[Play] | None = None

    # Getting to the moment

    def find(self, test: Callable[[Play], object], tricks: Container[int] = MIDDLE) -> Play:
        """Play up to a moment at which `test` holds, one of them by chance; `NotHere` if there is none."""
        if self._all is None:
            self._all = moments(self.board, self.rng)
        found = [play for play in self._all if play.number in tricks and test(play)]
        if not found:
            raise NotHere
        self.play = self.rng.choice(found).copy()
        for number, trick in enumerate(self.play.past[:-1], 1):
            cards = " ".join(f"{seat} {card}" for seat, card in trick.laid)
            self.log.append(f"trick {number}: {cards}")
        self._card_by_card(self.play)
        return self.play

    def _card_by_card(self, play: Play) -> None:
        """Write out the trick before, dummy's card in declarer's words, and the running one, with that card by name."""
        for seat, card in play.laid:
            play.hands[seat].append(card)
        running, play.laid = play.laid, []
        if play.past:
            last = play.past.pop()
            for seat, card in last.laid:
                play.hands[seat].append(card)
            play.number, play.leader = play.number - 1, last.leader
            for seat, card in last.laid:
                self.put(seat, card, talk.called(play, card, self.rng) if seat is self.dummy else None)
        for seat, card in running:
            self.put(seat, card)

    def need(self, condition: object) -> None:
        """Another board is dealt unless this is so."""
        if not condition:
            raise NotHere

    # What is done

    def do(self, sentence: str) -> int:
        """Something done or said that moves no card of the play; its number."""
        self.log.append(sentence)
        return len(self.log)

    def put(self, seat: Seat, card: Card, words: str | None = None) -> int:
        """A card led or played, dummy's called by declarer by name or in his `words`; the number of the action."""
        if seat is self.dummy:
            self.log.append(f"{self.declarer} calls {words or card}")
        else:
            self.log.append(f"{seat} {'plays' if self.play.laid else 'leads'} {card}")
        self.play.lay(seat, card)
        return len(self.log)

    def next(self, card: Card | None = None) -> Card:
        """The hand in turn plays `card`, or what a sensible player would."""
        seat, card = self.play.turn, card or sensible(self.play, self.rng)
        self.put(seat, card)
        return card

    def up_to(self, seat: Seat) -> None:
        """Play goes on in turn until it is `seat`'s."""
        while self.play.turn is not seat:
            self.next()

    def rest_of_the_trick(self) -> None:
        """The running trick is played to its end."""
        while self.play.laid:
            self.next()

    def drop_before_trick(self, seat: Seat, card: Card) -> str:
        """The card fell, and was ruled on, before the running trick began; the sentence that tells of it."""
        number = len(self.log) - len(self.play.laid)
        ruled = (f"{seat} drops {card}", f"{self.declarer} calls the director", "the director explains")
        self.log[number:number] = ruled
        return f"{seat.word} has dropped {talk.card(card)}, and it lies before him on the table."

    def trick_of(self, action: int) -> int:
        """The number of the trick to which the card of an action was played."""
        card = self.log[action - 1].split()[-1]
        laid = [(trick, str(one)) for trick, past in enumerate(self.play.past, 1) for _, one in past.laid]
        return next((trick for trick, name in laid if name == card), self.play.number)

    def tricks(self, count: int) -> None:
        """So many whole tricks are played, each written in one line."""
        for _ in range(count):
            for _ in SEATS:
                self.play.lay(self.play.turn, sensible(self.play, self.rng))
            number, trick = len(self.play.past), self.play.past[-1]
            self.log.append(f"trick {number}: " + " ".join(f"{seat} {card}" for seat, card in trick.laid))

    def to_the_end(self) -> None:
        """The board is played out."""
        self.rest_of_the_trick()
        self.tricks(14 - self.play.number)

    def lead_out_of_turn(self, seat: Seat) -> tuple[Card, int]:
        """The lead a player would make from this hand, though it is not its turn, and the number of the action."""
        ahead = self.play.copy()
        ahead.leader, ahead.laid = seat, []
        card = sensible(ahead, self.rng)
        self.log.append(f"{self.declarer} calls {card}" if seat is self.dummy else f"{seat} leads {card}")
        if seat is self.dummy:
            self.tell(f"{self.declarer.word} calls {talk.card(card)} from dummy.")
        else:
            self.tell(f"{seat.word} leads {talk.card(card)}.")
        return card, len(self.log)

    # What is told and found

    def tell(self, *sentences: str) -> None:
        """More of the story."""
        self.story.extend(sentences)

    def set_scene(self) -> None:
        """Tell the contract and the running trick as far as it has come."""
        self.tell(f"{self.declarer.word} plays {talk.contract(self.board.contract)}.")
        if self.play.laid:
            self.tell(f"In {talk.trick(self.play.number)} {talk.recounted(self.play, self.play.laid)}.")
        elif self.play.past:
            won = "Dummy" if self.play.leader is self.dummy else self.play.leader.word
            self.tell(f"{won} has won {talk.trick(self.play.number - 1)}.")

    def fact(self, key: str, value: str) -> None:
        """The director finds this."""
        self.facts[key] = value

    def aimed(self, key: str, value: str, instead: str) -> None:
        """The fact that decides, and what it would be in the twin."""
        self.facts[key] = value
        self.aim, self.instead = key, instead

    # Who and which

    def of(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What `seat` still holds of a suit, lowest first."""
        return self.play.of(seat, suit)

    def other_suits(self, seat: Seat, *without: Suit | None) -> list[Suit]:
        """The suits of which `seat` holds a card, but for these."""
        return [suit for suit in SUITS if suit not in without and self.of(seat, suit)]

    def small(self, seat: Seat, *without: Suit | None) -> Card:
        """A small card `seat` might well have thrown, of no suit of these."""
        cards = [card for card in self.play.hands[seat] if card.suit not in without and rank(card) < 10]
        self.need(cards)
        return self.rng.choice(cards)

    def against(self, seat: Seat) -> Seat:
        """Who speaks up about something `seat` did: declarer, or one of the defenders."""
        return self.declarer if seat in self.defenders else self.rng.choice(self.defenders)

    def notice(self, seat: Seat, number: int) -> None:
        """`seat` draws attention to an action, and calls the director."""
        self.do(f"{seat} draws attention to #{number}")
        self.do(f"{seat} calls the director")

    # The record

    def record(self) -> Record:
        """What has been written down, with the facts found."""
        position = Position(
            Header(self.declarer, self.board.contract, self.dealer, None, self.stage, self.auction),
            self._hands(),
            left=tuple(self.left.items()),
            start=self.start,
        )
        return Record(position, tuple(parse(sentence) for sentence in self.log), facts(self.facts))

    def _hands(self) -> tuple[HandHolding, HandHolding, HandHolding, HandHolding]:
        north, east, south, west = (_holding(() if seat in self.hidden else self.board.hands[seat]) for seat in SEATS)
        return north, east, south, west


def facts(found: dict[str, str]) -> tuple[Fact, ...]:
    """Facts by their keys, as a record keeps them."""
    split = ((key.partition(" "), value) for key, value in found.items())
    return tuple(Fact(name, of, value) for (name, _, of), value in split)


def _holding(cards: tuple[Card, ...]) -> HandHolding:
    if not cards:
        return HandHolding()
    suits = (sorted((card for card in cards if card.suit is suit), key=rank, reverse=True) for suit in SUITS)
    return HandHolding(tuple(SuitHolding(tuple(suit), more=False) for suit in suits))
