"""A deal that is played as at a club until the moment has come, and what is done and known from then on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self

from bridgetable.cards import Card, Suit
from bridgetable.messages import say
from bridgetable.practice.generator import dealing, talk
from bridgetable.practice.generator.playing import DealPlayed
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import apply
from bridgetable.table.position import HandHolding, LastTrick, Lying, Position, Start
from bridgetable.table.record import Fact
from bridgetable.table.state import Table, start


class InPlay:
    """A deal in play: who is who, what lies in the running trick, and what is done from then on.

    First nothing is written down (`play_on`); `begin` opens the record with the running trick, and from there on
    everything is said as people say it: `plays` lets the next hand play, `do` lets anything happen. It is played `on`
    the board that is given, or on any.
    """

    def __init__(self, rng: random.Random, edition: int, level: int, on: dealing.GivenDeal | None = None) -> None:
        self.rng, self.edition, self.level = rng, edition, level
        self.dealt, self.header = dealing.board(rng, on)
        self.play = DealPlayed(rng, self.dealt, self.header.declarer, self.header.trump)
        self.position = Position()
        self.log: list[a.Entry] = []
        self.facts: dict[str, Fact] = {}
        self.known: dict[str, str] = {}
        """What the players would say if they were asked, by the key of the fact."""
        self._tables: list[Table] = []

    # Who is who

    @property
    def declarer(self) -> Seat:
        """Who plays the hand."""
        return self.header.declarer

    @property
    def dummy(self) -> Seat:
        """Whose hand lies open."""
        return self.header.declarer.partner

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.header.trump

    @property
    def turn(self) -> Seat:
        """The hand whose card is due in regular play."""
        return self.play.turn

    @property
    def number(self) -> int:
        """The number of the running trick."""
        return self.play.number

    @property
    def trick(self) -> list[tuple[Seat, Card]]:
        """The cards of the running trick, in order."""
        return self.play.trick

    @property
    def leading(self) -> bool:
        """Whether a lead is due."""
        return not self.play.trick

    def defender(self, seat: Seat) -> bool:
        """Whether the seat plays against declarer."""
        return seat.side is not self.declarer.side

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Declarer's left and right hand opponents."""
        return self.declarer.lho, self.declarer.rho

    def hand(self, seat: Seat) -> list[Card]:
        """The cards a player still has, by suits and from the top."""
        return self.play.hands[seat]

    def of_suit(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What a hand still has of a suit, from the top."""
        return self.play.of_suit(seat, suit)

    def legal(self, seat: Seat) -> list[Card]:
        """The cards of a hand that follow suit to the running trick, else all of them."""
        return self.play.legal(seat)

    # Before the record begins

    def play_on(self, when: Callable[[Self], bool], first: int = 1, last: int = 11) -> bool:
        """Play until the moment fits, tested before each card of the tricks `first` to `last`; False: it never came."""
        while self.play.number <= last:
            if self.play.number >= first and when(self):
                return True
            self.play.lay(self.turn, self.play.sensible())
        return False

    def begin(self, back: int = 0, lying: tuple[Lying, ...] = ()) -> None:
        """Open the record with the running trick, or `back` tricks before it; what has been played is told.

        `lying` are cards that lie faced before their owners already.
        """
        play = self.play
        tricks = [*play.tricks, play.trick]
        first = max(0, len(play.tricks) - back)
        self.play = DealPlayed(self.rng, self.dealt, self.declarer, self.trump)
        for trick in tricks[:first]:
            for seat, card in trick:
                self.play.lay(seat, card)
        self.position = Position(self.header, self._hands(), start=self._start(lying))
        self._tables = [start(self.position)]
        for trick in tricks[first:]:
            for _, card in trick:
                self.plays(card)

    def _hands(self) -> tuple[HandHolding, HandHolding, HandHolding, HandHolding]:
        north, east, south, west = (dealing.holding(self.hand(seat)) for seat in SEATS)
        return north, east, south, west

    def _start(self, lying: tuple[Lying, ...]) -> Start | None:
        tricks = self.play.tricks
        if not tricks and not lying:
            return None
        last = None
        if tricks and self.turn is self.dummy:
            card = next(card for seat, card in tricks[-1] if seat is self.dummy)
            last = LastTrick(self.dummy, card.suit, card)
        return Start(self.number, self.turn, tuple(self.play.winners), last=last, on_table=lying)

    # What is done

    @property
    def table(self) -> Table:
        """Where the cards are."""
        return self._tables[-1]

    @property
    def now(self) -> int:
        """The number of the last action."""
        return len(self.log)

    def do(self, action: a.Action, *, together: bool = False, **facts: str) -> int:
        """Let something happen; `facts` are what is found of it (`told_turn="no"`). The number of the action."""
        entry = a.Entry(action, together=together)
        self._tables.append(apply(self.table, entry))
        self.log.append(entry)
        for name, value in facts.items():
            self.found(name.replace("_", "-"), f"#{self.now}", value)
        self._follow(action)
        return self.now

    def found(self, fact: str, of: str, value: str) -> None:
        """Something the director has found out."""
        told = Fact(fact, of, value)
        self.facts[told.key] = told

    def would_say(self, fact: str, of: str, value: str) -> None:
        """Something that is so, and is told only if a ruling rests on it."""
        self.known[f"{fact} {of}".rstrip()] = value

    def _follow(self, action: a.Action) -> None:
        """Keep up with regular play: a card that its owner leads or plays goes to the trick."""
        match action:
            case a.Lead(seat=seat, card=card) | a.Play(seat=seat, card=card) | a.Move(seat=seat, card=card):
                if seat is self.turn and card in self.hand(seat):
                    self.play.lay(seat, card)

    def plays(self, card: Card | None = None, words: a.Words | None = None) -> Card:
        """The next hand plays this card, or what is sensible; dummy's card is called, in these words or people's."""
        seat, card = self.turn, card or self.play.sensible()
        if seat is self.dummy:
            said = words or talk.called(self.play, card)
            self.play.lay(seat, card)
            self.do(a.DesignateCard(self.declarer, said))
        elif self.leading:
            self.do(a.Lead(seat, card))
        else:
            self.do(a.Play(seat, card))
        return card

    def sensible(self, seat: Seat) -> Card:
        """What this player would play if it were his turn, which it may not be."""
        due, self.play.turn = self.turn, seat
        card = self.play.sensible()
        self.play.turn = due
        return card

    def sensible_lead(self, seat: Seat) -> Card:
        """What he would lead to the next trick, before this one is over."""
        trick, self.play.trick = self.play.trick, []
        card = self.sensible(seat)
        self.play.trick = trick
        return card

    def director(self, *among: Seat) -> str:
        """One of these players calls the director (without any: declarer or a defender); the sentence that tells it."""
        by = self.rng.choice(among or (*(self.declarer,) * 4, *self.defenders))
        self.do(a.CallDirector(by))
        return say("story-calls-director", seat=by)

    def follows(self) -> tuple[bool, Seat, Card]:
        """The next hand follows, dummy's card named in full: whether it is dummy's, by whom it is played, the card."""
        seat, card = self.turn, self.play.sensible()
        self.plays(card, a.Words("card", card=card))
        dummy = seat is self.dummy
        return dummy, self.declarer if dummy else seat, card
