"""A sitting: a deal that is played as at a club until the moment has come, and what is done and known from then on."""

from __future__ import annotations

import random
from collections.abc import Callable

from bridgetable.cards import Card, Suit
from bridgetable.editions import EDITIONS
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.practice.generator import dealing, talk
from bridgetable.practice.generator.playing import Play
from bridgetable.practice.problem import PLAYER
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.fold import apply
from bridgetable.table.position import HandHolding, LastTrick, Lying, Position, Start
from bridgetable.table.record import Fact, Record
from bridgetable.table.state import Table, start


class Sitting:
    """What a kind of irregularity works with: a deal in play, then the log of what is done, with the facts known of it.

    First nothing is written down (`play_on`); `begin` opens the record with the running trick, and from there on
    everything is said as people say it: `plays` lets the next hand play, `do` lets anything happen.
    """

    def __init__(self, rng: random.Random, edition: int, level: int) -> None:
        self.rng, self.edition, self.level = rng, edition, level
        hands = dealing.dealt(rng)
        self.dealt, self.header = dealing.turned(rng, hands, dealing.header(rng, hands))
        self.play = Play(rng, self.dealt, self.header.declarer, self.header.trump)
        self.position = Position()
        self.log: list[a.Entry] = []
        self.facts: dict[str, Fact] = {}
        self.known: dict[str, str] = {}
        """What the players would say if they were asked, by the key of the fact."""
        self._tables: list[Table] = []
        self._judges: dict[int, Judge] = {}
        self._said: dict[int, tuple[Record, Verdict]] = {}

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

    def play_on(self, when: Callable[[Sitting], bool], first: int = 1, last: int = 11) -> bool:
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
        self.play = Play(self.rng, self.dealt, self.declarer, self.trump)
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
            self.do(a.CallCard(self.declarer, said))
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
        return f"{by.word} calls the director."

    def follows(self) -> tuple[str, Card]:
        """The next hand follows, dummy's card named in full; the sentence part that tells it, and the card."""
        seat, card = self.turn, self.play.sensible()
        self.plays(card, a.Words("card", card=card))
        if seat is self.dummy:
            return f"{self.declarer.word} calls {talk.the(card)} from dummy", card
        return f"{seat.word} plays {talk.the(card)}", card

    # What the laws say

    def record(self) -> Record:
        """The record so far."""
        return Record(self.position, tuple(self.log), tuple(self.facts.values()))

    def verdict(self, edition: int | None = None) -> Verdict:
        """What an edition says of it; without one, that of the sitting."""
        year, record = edition or self.edition, self.record()
        said = self._said.get(year)
        if said is None or said[0] != record:
            judge = self._judges.setdefault(year, Judge(year))
            said = self._said[year] = (record, judge.verdict(record))
        return said[1]

    def aside(self, record: Record, edition: int) -> Verdict:
        """What an edition says of the record with something changed."""
        return self._judges.setdefault(edition, Judge(edition)).aside(record)

    def settle(self) -> bool:
        """Answer every question either edition asks from what is known; False where one stays open."""
        for year in EDITIONS:
            while True:
                verdict = self.verdict(year)
                told = [self._answer(question.id, (question.of, *question.or_of)) for question in verdict.questions]
                if not any(told):
                    break
                for fact in told:
                    if fact is not None:
                        self.facts[fact.key] = fact
        return not self.verdict().questions

    def _answer(self, fact: str, subjects: tuple[str, ...]) -> Fact | None:
        for of in subjects:
            told = Fact(fact, of, self.known.get(f"{fact} {of}".rstrip(), ""))
            if told.value and told.key not in self.facts:
                return told
        return None

    # What a story says of it

    def contract_told(self) -> str:
        """The first sentence of a story: who plays what."""
        contract, who = talk.contract(self.header), self.declarer.word
        return self.rng.choice(
            (f"{who} plays {contract}.", f"{who} is in {contract}.", f"{who} is playing {contract}.")
        )

    def tale(self, *sentences: str) -> str:
        """A story: who plays what, then these sentences, empty ones left out."""
        return " ".join((self.contract_told(), *filter(None, (each.strip() for each in sentences))))

    def tells(self, words: str) -> str:
        """What a player is told at once and a director has to ask for."""
        return words if self.level == PLAYER else ""

    def turn_told(self, by: Seat) -> tuple[str, str]:
        """Nothing, and that this player has told another that it was his turn, for a player to be told at once."""
        return "", self.tells(f"{by.word} had told him that it was his turn.")

    def who(self, seat: Seat) -> str:
        """A player as a story names him."""
        return "dummy" if seat is self.dummy else seat.word

    def when_told(self) -> str:
        """Where the play has got to: `In the fifth trick`."""
        return f"in the {talk.ordinal(self.number)} trick"

    def won_told(self) -> str:
        """Who has won the trick before, and so is to lead."""
        due, number = self.play.winners[-1], talk.ordinal(self.number - 1)
        if due is self.dummy:
            return self.rng.choice((f"Dummy has won the {number} trick.", f"The {number} trick was won in dummy."))
        return self.rng.choice((f"{due.word} has won the {number} trick.", f"The {number} trick was {due.word}'s."))

    def trick_told(self) -> str:
        """The running trick so far in one sentence; empty before its lead."""
        parts = [self._laid(seat, card, number) for number, (seat, card) in enumerate(self.trick)]
        if not parts:
            return ""
        told = talk.listed(parts)
        return f"{self.when_told().capitalize()} {told}."

    def _laid(self, seat: Seat, card: Card, number: int) -> str:
        """A card of the running trick as part of a sentence, with the words in which declarer called dummy's."""
        if number == 0:
            return f"{self.declarer.word if seat is self.dummy else seat.word} leads {talk.the(card)}" + (
                " from dummy" if seat is self.dummy else ""
            )
        named = f"the {talk.rank(card)}" if card.suit is self.play.led else talk.the(card)
        verb = "plays " if number == 1 else ""
        return f"{self.who(seat)} {verb}{named}{self._in_words() if seat is self.dummy else ''}"

    def _in_words(self) -> str:
        """What declarer said for dummy's card, in brackets, where it was not simply its name."""
        for entry in reversed(self.log):
            if isinstance(entry.action, a.CallCard):
                words = entry.action.words
                short = words.card is None and words.kind != "rank"
                return f' ("{talk.spoken(self.rng, words)}")' if short else ""
        return ""
