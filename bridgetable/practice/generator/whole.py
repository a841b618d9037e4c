"""A board told from its first card: it is played sensibly up to a moment, and there something happens.

A `Whole` is what a kind works with that needs the tricks before, or the whole play after: what is done is written down
as sentences, what it looked like to everybody as a story, and what the director will find out as facts.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from bridgetable.cards import SUITS, Card, Suit
from bridgetable.editions import EDITIONS
from bridgetable.messages import say
from bridgetable.named import NamedTuple
from bridgetable.practice.generator import talk, telling
from bridgetable.practice.generator.board import DealtBoard, Happening, NotHere, told_of
from bridgetable.practice.generator.playing import DealPlayed
from bridgetable.practice.generator.registry import EVERY_LEVEL, Kind
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.seats import SEATS, Seat
from bridgetable.table.position import Start

MIDDLE = range(2, 12)
"""The tricks in which most things happen."""


class Past(NamedTuple):
    """A trick that is over: its number, who led, its cards in order, who won."""

    number: int
    leader: Seat
    laid: tuple[tuple[Seat, Card], ...]
    winner: Seat


class WholePlay(DealPlayed):
    """The play of a board from the first card, read as somebody would who looks at it afterwards."""

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """The player who made the opening lead, and his partner."""
        return self.declarer.lho, self.declarer.rho

    @property
    def laid(self) -> list[tuple[Seat, Card]]:
        """The cards of the running trick."""
        return self.trick

    @property
    def leader(self) -> Seat:
        """Who has led to the running trick, or is to lead to it."""
        return self.trick[0][0] if self.trick else self.turn

    @property
    def suit(self) -> Suit | None:
        """The suit led."""
        return self.led

    @property
    def past(self) -> list[Past]:
        """The tricks that are over."""
        tricks = enumerate(zip(self.tricks, self.winners, strict=True), 1)
        return [Past(number, trick[0][0], tuple(trick), winner) for number, (trick, winner) in tricks]

    def of(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What a hand still holds of a suit, lowest first."""
        return sorted(self.of_suit(seat, suit), key=rank)

    def open_to(self, seat: Seat) -> list[Card]:
        """What a hand may play if it is its turn, lowest first."""
        return sorted(self.legal(seat), key=rank)

    def worth(self, card: Card) -> tuple[bool, bool, int]:
        """Cards of the running trick in the order in which they beat each other."""
        return card.suit is self.trump, card.suit is self.led, rank(card)

    def copy(self) -> WholePlay:
        """The same, to go on in another way."""
        other = WholePlay(self.rng, self.hands, self.declarer, self.trump)
        other.trick, other.turn = list(self.trick), self.turn
        other.tricks, other.winners = list(self.tricks), list(self.winners)
        return other

    def would_lead(self, seat: Seat) -> Card:
        """What a player would lead if it were his lead."""
        ahead = self.copy()
        ahead.trick, ahead.turn = [], seat
        return ahead.sensible()

    def would_discard(self, seat: Seat, *without: Suit | None) -> Card:
        """What a player would throw if he had none of these suits; `NotHere` if he has nothing else."""
        ahead = self.copy()
        ahead.turn = seat
        ahead.hands[seat] = [card for card in ahead.hands[seat] if card.suit not in without]
        if not ahead.hands[seat]:
            raise NotHere
        return ahead._discard()

    def change(self, seat: Seat, old: Card, new: Card) -> None:
        """A card of the trick just over changed for another, which may give the trick to another hand."""
        trick = [(each, new if card is old else card) for each, card in self.tricks[-1]]
        self.hands[seat].remove(new)
        self.hands[seat].append(old)
        self.tricks[-1] = trick
        self.winners[-1] = self.turn = self.best(trick)[0]

    def leave_out(self) -> None:
        """The running trick is over, although a card is missing from it."""
        self.turn = self.winning()[0]
        self.winners.append(self.turn)
        self.tricks.append(self.trick)
        self.trick = []


def rank(card: Card) -> int:
    """The rank of a card, ace 14."""
    return card.rank or 0


class Whole(DealtBoard):
    """A board that is played: how it got to a moment of the play, and what is done with cards there."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.declarer, self.dummy, self.trump = sitting.declarer, sitting.dummy, sitting.trump
        self.defenders = sitting.defenders
        self.play = WholePlay(self.rng, self.dealt, self.declarer, self.trump)

    # Getting to the moment

    def find(self, test: Callable[[WholePlay], object], tricks: Container[int] = MIDDLE) -> WholePlay:
        """Play up to a moment at which `test` holds, one of them by chance; `NotHere` if there is none."""
        course, found = self.play, []
        for _ in range(52):
            if course.number in tricks and test(course):
                found.append(course.copy())
            course.lay(course.turn, course.sensible())
        if not found:
            raise NotHere
        moment = self.rng.choice(found)
        self.play = WholePlay(self.rng, self.dealt, self.declarer, self.trump)
        for past in moment.past[:-1]:
            self._in_one_line(past)
        before = moment.past[-1].laid if moment.past else ()
        for seat, card in before:  # dummy's card in declarer's words
            self.put(seat, card, talk.called(self.play, card).text if seat is self.dummy else None)
        for seat, card in moment.laid:
            self.put(seat, card)
        return self.play

    def _in_one_line(self, past: Past) -> None:
        for seat, card in past.laid:
            self.play.lay(seat, card)
        self.log.append(f"trick {past.number}: " + " ".join(f"{seat} {card}" for seat, card in past.laid))

    def begin_here(self, revokes: tuple[str, ...] = ()) -> None:
        """The record begins here: of the tricks before the winners are known, and what became of `revokes`."""
        play = self.play
        self.dealt = {seat: list(play.hands[seat]) for seat in SEATS}
        self.start = Start(play.number, play.leader, tuple(play.winners), revokes=revokes)
        self.log = []

    # What is done

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
        seat, card = self.play.turn, card or self.play.sensible()
        self.put(seat, card)
        return card

    def rest_of_the_trick(self) -> None:
        """The running trick is played to its end."""
        while self.play.laid:
            self.next()

    def tricks(self, count: int) -> None:
        """So many whole tricks are played, each written in one line."""
        for _ in range(count):
            ahead = self.play.copy()
            for _ in SEATS:
                ahead.lay(ahead.turn, ahead.sensible())
            self._in_one_line(ahead.past[-1])

    def to_the_end(self) -> None:
        """The board is played out."""
        self.rest_of_the_trick()
        self.tricks(14 - self.play.number)

    def lead_out_of_turn(self, seat: Seat) -> tuple[Card, int]:
        """The lead a player would make from this hand, though it is not its turn, and the number of the action."""
        card = self.play.would_lead(seat)
        self.log.append(f"{self.declarer} calls {card}" if seat is self.dummy else f"{seat} leads {card}")
        if seat is self.dummy:
            self.tell(say("story-plays-from-dummy", seat=self.declarer, card=card))
        else:
            self.tell(say("story-leads", seat=seat, card=card))
        return card, len(self.log)

    def drop_before_trick(self, seat: Seat, card: Card) -> str:
        """The card fell, and was ruled on, before the running trick began; the sentence that tells of it."""
        number = len(self.log) - len(self.play.laid)
        ruled = (f"{seat} drops {card}", f"{self.declarer} calls the director", "the director explains")
        self.log[number:number] = ruled
        return say("story-has-dropped", seat=seat, card=card)

    # What is told

    def set_scene(self) -> None:
        """Tell the contract, and the running trick as far as it has come or who has won the last."""
        self.tell(self.sitting.contract_told())
        if self.play.laid:
            told = telling.recounted(self.play, self.play.laid)
            self.tell(say("story-trick-so-far", trick=self.play.number, told=told))
        elif self.play.past:
            won, trick = self.play.leader, self.play.number - 1
            self.tell(say("story-trick-won", dummy=won is self.dummy, way=1, seat=won, trick=trick))

    # Who and which

    def of(self, seat: Seat, suit: Suit | None) -> list[Card]:
        """What `seat` still holds of a suit, lowest first."""
        return self.play.of(seat, suit)

    def other_suits(self, seat: Seat, *without: Suit | None) -> list[Suit]:
        """The suits of which `seat` holds a card, but for these."""
        return [suit for suit in SUITS if suit not in without and self.of(seat, suit)]

    def against(self, seat: Seat) -> Seat:
        """Who speaks up about something `seat` did: declarer, or one of the defenders."""
        return self.declarer if seat in self.defenders else self.rng.choice(self.defenders)

    def trick_of(self, action: int) -> int:
        """The number of the trick to which the card of an action was played."""
        card = self.log[action - 1].split()[-1]
        laid = [(past.number, str(one)) for past in self.play.past for _, one in past.laid]
        return next((number for number, name in laid if name == card), self.play.number)


def whole(
    of: Kind,
    *,
    levels: tuple[int, ...] = EVERY_LEVEL,
    editions: tuple[int, ...] = EDITIONS,
    weight: int = 1,
    judgement: bool = False,
) -> Callable[[Happening[Whole]], Happening[Whole]]:
    """Declare a variant that works with a whole board."""
    return told_of(Whole, of, levels=levels, editions=editions, weight=weight, judgement=judgement)
