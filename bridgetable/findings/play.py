"""The tricks in law: their cards in the order in which they count, who leads, what is known of those gone by."""

from __future__ import annotations

from bridgetable.cards import Card, Suit
from bridgetable.findings.kinds import LeadOrPlay, Status
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat


class TrickPlay(NamedTuple):
    """One card of a trick in law and the action by which it counts as played."""

    seat: Seat
    card: Card
    action: int


class LawTrick(NamedTuple):
    """One trick as the law sees it; `plays` in the order in which they count.

    `waits_for` is the hand that leads, while the card it led has been taken back and others have played to it; `gaps`
    are the hands that have let the trick go by without a card.
    """

    number: int
    plays: tuple[TrickPlay, ...]
    winner: Seat | None = None
    waits_for: Seat | None = None
    gaps: tuple[Seat, ...] = ()

    @property
    def leader(self) -> Seat:
        """The hand that leads to it."""
        return self.waits_for or self.plays[0].seat

    @property
    def full(self) -> bool:
        """Every hand has played to it, or let it go by."""
        return len(self.plays) + len(self.gaps) >= 4

    @property
    def last_to_play(self) -> bool:
        """One hand only has still to play to it."""
        return len(self.plays) + len(self.gaps) == 3

    def passed(self, seat: Seat) -> bool:
        """Whether `seat` has put a card to it, or has let it go by."""
        return self.of(seat) is not None or seat in self.gaps

    @property
    def led(self) -> Suit | None:
        """The suit led; None where it is not known, or the lead has been taken back."""
        return None if self.waits_for else self.plays[0].card.suit

    def of(self, seat: Seat) -> TrickPlay | None:
        """The card of `seat` in this trick."""
        for play in self.plays:
            if play.seat is seat:
                return play
        return None

    def joined_by(self, play: TrickPlay) -> LawTrick:
        """The trick with one card more, where its owner's turn puts it."""
        plays, first = (*self.plays, play), self.leader
        if (play.seat.index - first.index) % 4 < len(self.plays):
            plays = tuple(sorted(plays, key=lambda p: (p.seat.index - first.index) % 4))
        waits_for = self.waits_for if play.seat is not first else None
        gaps = self.gaps and tuple(seat for seat in self.gaps if seat is not play.seat)
        return LawTrick(self.number, plays, self.winner, waits_for, gaps)

    def without(self, seat: Seat, card: Card) -> LawTrick:
        """The trick when `card` of `seat` no longer counts in it: nobody has won it."""
        rest = tuple(p for p in self.plays if p.card is not card or p.seat is not seat)
        waits_for = seat if self.leader is seat else self.waits_for
        return LawTrick(self.number, rest, None, waits_for, self.gaps)


class Stretch(NamedTuple):
    """Tricks `first` to `last` of which the cards are not kept: from before the record, or written down by nobody.

    `winners` are the players who won them, one after the other (None: not known); `counts` what NS and EW won of them.
    """

    first: int
    last: int
    winners: tuple[Seat | None, ...]
    counts: tuple[int, int] | None = None


class PlayInLaw(NamedTuple):
    """The tricks in law and who leads; another is made whenever something of it changes.

    `leader` leads to the coming trick, None where that is not known; `running` is the trick to which somebody has
    still to play. `counts` are the tricks NS and EW won before the first of `tricks`, and `past` those tricks.
    `relaid`: the number of the trick whose lead has been changed after others had played to it (45C4(b), 45D).
    `hands` have played a card, for rights that end with the first one (41B).
    """

    leader: Seat | None
    first_trick: int
    tricks: tuple[LawTrick, ...] = ()
    running: LawTrick | None = None
    counts: tuple[int, int] | None = None
    past: tuple[Stretch, ...] = ()
    relaid: int = 0
    hands: frozenset[Seat] = frozenset()

    @property
    def trick_number(self) -> int:
        """The number of the running trick, or of the coming one."""
        if not self.tricks:
            return self.first_trick
        running = self.running
        return self.tricks[-1].number + 1 if running is None else running.number

    @property
    def due(self) -> Seat | None:
        """The hand whose card is due, dummy's too; None when it is not known or play is over."""
        running = self.running
        if running is None:
            return self.leader if self.trick_number <= 13 else None
        seat = running.leader
        while running.passed(seat):
            seat = seat.lho
        return seat

    @property
    def next_card(self) -> LeadOrPlay:
        """What the next card in turn is."""
        return "lead" if self.to_lead() else "play"

    @property
    def nothing_led(self) -> bool:
        """Whether no card has been led to the first trick."""
        return self.first_trick == 1 and not self.tricks

    def to_lead(self) -> bool:
        """Whether the next card is a lead."""
        running = self.running
        return running is None or running.waits_for is not None

    # What becomes of it

    def led_by(self, leader: Seat) -> PlayInLaw:
        """The same with another hand to make the opening lead: another player has become declarer."""
        return self._replace(leader=leader)

    def laid(self, tricks: tuple[LawTrick, ...]) -> PlayInLaw:
        """The same with these tricks in law."""
        leader, first_trick, _, _, counts, past, relaid, hands = self
        return PlayInLaw(leader, first_trick, tricks, _running(tricks), counts, past, relaid, hands)

    def exchanged(self, old: LawTrick, new: LawTrick) -> PlayInLaw:
        """The same with `new` in the place of the trick `old`, which is nearly always the last one."""
        if self.tricks[-1] is old:
            return self.laid((*self.tricks[:-1], new))
        return self.laid(tuple(new if t is old else t for t in self.tricks))

    def with_trick(self, trick: LawTrick) -> PlayInLaw:
        """The same with `trick` in the place of the one with its number."""
        return self.laid(tuple(trick if old.number == trick.number else old for old in self.tricks))

    def won_by(self, winner: Seat | None, number: int) -> PlayInLaw:
        """The same once trick `number` is `winner`'s (None: nobody knows whose)."""
        play = self
        for old in reversed(self.tricks):  # nearly always it is the last one
            if old.number == number:
                play = self.exchanged(old, old._replace(winner=winner))
                break
        return play._replace(leader=winner) if play.tricks and play.tricks[-1].number == number else play

    def passed_by(self, seat: Seat) -> PlayInLaw:
        """The same when `seat` lets the running trick go by without a card."""
        running = self.running
        if running is None or running.passed(seat):
            return self
        return self.exchanged(running, running._replace(gaps=(*running.gaps, seat)))

    def counting(self, status: Status, number: int) -> PlayInLaw:
        """The same with a card, played by action `number`, among those of its trick."""
        play, running = TrickPlay(status.seat, status.card, number), self.running
        here = self if status.seat in self.hands else self._replace(hands=self.hands | {status.seat})
        if running is None or (status.trick is not None and status.trick < running.number):
            late = next((t for t in here.tricks if t.number == status.trick), None)
            if late is not None and not late.of(status.seat):
                return here.exchanged(late, late.joined_by(play))
            number_of_it = here.trick_number if late is not None or status.trick is None else status.trick
            return here.laid((*here.tricks, LawTrick(number_of_it, (play,))))
        if status.trick is not None and status.trick > running.number and here.tricks[-1] is running:
            # a lead, while that trick lacks a card again
            return here.laid((*here.tricks, LawTrick(status.trick, (play,))))
        return here.exchanged(running, running.joined_by(play))

    def no_longer_counting(self, seat: Seat, card: Card) -> PlayInLaw:
        """The same without a card among those of its trick; of a trick without cards nothing is left."""
        trick = next(t for t in self.tricks for p in t.plays if p.card is card and p.seat is seat)
        left, play = trick.without(seat, card), self
        if trick.leader is seat and trick is self.tricks[-1]:
            before = self.tricks[-2].winner if len(self.tricks) > 1 else None
            play = self._replace(leader=before or seat)  # another hand may have won that trick by a change of play
        return play.laid(tuple(left if t is trick else t for t in self.tricks if t is not trick or left.plays))


def _running(tricks: tuple[LawTrick, ...]) -> LawTrick | None:
    if not tricks:
        return None
    if len(tricks) > 1 and not tricks[-2].full:
        return tricks[-2]  # a card of it has been taken back after a lead to the next
    return None if tricks[-1].full else tricks[-1]
