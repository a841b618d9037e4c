"""Whether double dummy can be asked of a moment of a record: four hands of known cards, and one of them to play.

A solver answers many positions that cannot be with a number. So all is looked at here, before one is asked: what
stands in the way is told in a sentence, with what can be done about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.blocks.left_to_play import held
from bridgetable.cards import Card, Suit
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.messages import Message, to_say
from bridgetable.seats import SEATS, Seat, Side
from bridgetable.table import actions as a
from bridgetable.table.fold import fold
from bridgetable.table.position import trump_of
from bridgetable.table.record import Record
from bridgetable.table.state import Table
from bridgetable.value import value

_UNKNOWN_HAND = "equity-hand-unknown"


@value
class Solvable:
    """Four hands N E S W of known cards, and the cards of the running `trick` in order, `leader` first.

    Only what `solvable` has looked at is given to a solver.
    """

    hands: tuple[frozenset[Card], ...]
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat:
        """The hand whose card is due."""
        return SEATS[(self.leader.index + len(self.trick)) % 4]

    @property
    def to_come(self) -> int:
        """How many tricks are still to be won, the running one among them."""
        return len(self.hands[self.turn.index])

    @property
    def legal(self) -> frozenset[Card]:
        """The cards of the hand to play that follow suit, all of them where it cannot (44C, 44D)."""
        hand = self.hands[self.turn.index]
        following = frozenset(card for card in hand if self.trick and card.suit is self.trick[0].suit)
        return following or hand


@value
class NotSolvable:
    """What keeps double dummy from being asked, in a sentence."""

    why: Message

    @property
    def told(self) -> str:
        """The sentence, in the language spoken."""
        return str(self.why)

    @property
    def unknown_hand(self) -> bool:
        """Whether it is a hand that is not known."""
        return self.why.id == _UNKNOWN_HAND


@value
class MomentSeen:
    """A moment of a record: what one edition says of it, and where the cards are."""

    record: Record
    verdict: Verdict
    table: Table


class Moments:
    """The moments of a record under one edition. The whole of it is judged once; each moment rests on that."""

    def __init__(self, record: Record, edition: int) -> None:
        self.record, self.edition = record, edition
        self._judge = Judge(edition)
        self.verdict = self._judge.verdict(record)

    @property
    def last(self) -> MomentSeen:
        """The moment after all that happened."""
        return self._told(self.record, self.verdict)

    def after(self, number: int) -> MomentSeen:
        """The moment after so many actions."""
        return self._seen(self.record.upto(number))

    def just_before(self, action: int, seat: Seat) -> MomentSeen:
        """The moment before what `seat` did in an action."""
        return self._seen(just_before(self.record, action, seat))

    def _seen(self, then: Record) -> MomentSeen:
        return self._told(then, self._judge.aside(then))

    def _told(self, then: Record, verdict: Verdict) -> MomentSeen:
        """The moment; where the table only waits for the director, who has nothing left to ask, as he has ruled."""
        waits = verdict.turn is None and verdict.stage == "play" and then.log and _is_director_called(then.log[-1])
        if waits and not (verdict.options or verdict.questions or verdict.claim):
            verdict = self._judge.aside(then.with_entry(_RULED))
        return MomentSeen(then, verdict, fold(then))


_RULED = a.Entry(a.DirectorActs("explains"))


def _is_director_called(entry: a.Entry) -> bool:
    return isinstance(entry.action, a.CallDirector)


def just_before(record: Record, action: int, seat: Seat) -> Record:
    """The record up to what `seat` did in an action: of a trick written in one line, up to his card.

    >>> from bridgetable.table.sentences import parse, sentence
    >>> record = Record(log=(parse("trick 1: W HA N H2 E H3 S H4"),))
    >>> [sentence(entry) for entry in just_before(record, 1, Seat.E).log]
    ['W leads HA', 'N plays H2']
    """
    before, trick = record.upto(action - 1), record.log[action - 1].action
    if not isinstance(trick, a.Trick):
        return before
    for place, (player, card) in enumerate(trick.plays):
        if player is seat:
            break
        before = before.with_entry(a.Entry(a.Play(player, card) if place else a.Lead(player, card)))
    return before


def solvable(at: MomentSeen) -> Solvable | NotSolvable:
    """The position at a moment, or the first thing that keeps double dummy from being asked of it.

    >>> solvable(Moments(Record(), 2017).last).told
    "North's hand is not known: load tonight's boards, or type it."
    """
    for look in _LOOKED_AT:
        for why in look(at):
            return NotSolvable(why)
    verdict = at.verdict
    hands = tuple(held(seat, verdict, at.table) for seat in SEATS)
    cards = tuple(card for _, card in verdict.trick.cards)
    assert verdict.turn is not None
    leader = verdict.trick.cards[0][0] if cards else verdict.turn
    return Solvable(hands, _trump(at), leader, cards)


def _trump(at: MomentSeen) -> Suit | None:
    """The trump suit of the contract bid in the record, else of the one it begins with."""
    contract = at.verdict.contract
    return trump_of(contract.call) if contract and contract.call else at.record.position.header.trump


# What may stand in the way, in the order in which it is put right


def _not_in_play(at: MomentSeen) -> Iterator[Message]:
    if at.verdict.stage in ("after", "over"):
        yield to_say("equity-play-is-over")
    elif at.verdict.bidding:
        yield to_say("equity-no-contract")


def _unknown_hands(at: MomentSeen) -> Iterator[Message]:
    for seat in SEATS:
        if at.table.hands[seat.index].stale:
            yield to_say("equity-play-not-recorded")
        cards = held(seat, at.verdict, at.table)
        if at.table.hidden(seat) or any(not card.known for card in cards):
            yield to_say(_UNKNOWN_HAND, seat=seat)


def _tricks_with_gaps(at: MomentSeen) -> Iterator[Message]:
    for trick in at.verdict.past_tricks:
        if 0 < len(trick.cards) < 4:
            yield to_say("equity-trick-lacks", trick=trick.number)


def _cards_in_the_air(at: MomentSeen) -> Iterator[Message]:
    """Cards out of the hand and not played in law, and cards that have still to go back.

    One that is played, and goes back if somebody notices, lies where it lies: a revoke of which nobody has spoken.
    """
    for step in at.verdict.must_withdraw:
        if step.provisional and _counts_as_played(at.verdict, step.seat, step.card):
            continue
        yield to_say("equity-goes-back", seat=step.seat, card=step.card)
    for seat in SEATS:
        for card, _ in at.table.raised(seat):
            yield to_say("equity-in-the-air", seat=seat, card=card)
        for laid in at.table.row(seat):
            if laid.card is not None and not _counts_as_played(at.verdict, seat, laid.card):
                yield to_say("equity-waits", seat=seat, card=laid.card)


def _counts_as_played(verdict: Verdict, seat: Seat, card: Card) -> bool:
    status = verdict.cards.get((seat, card))
    return status is not None and status.status in ("played", "quitted")


def _nobody_to_act(at: MomentSeen) -> Iterator[Message]:
    if at.verdict.options:
        yield to_say("equity-choice-first")
    elif at.verdict.claim is not None and at.verdict.turn is None:
        yield to_say("equity-claim-first")
    elif at.verdict.turn is None:
        yield to_say("equity-nobody-to-act")


def _trick_out_of_order(at: MomentSeen) -> Iterator[Message]:
    """A running trick whose cards do not follow each other round the table up to the hand that is to play."""
    trick, turn = at.verdict.trick, at.verdict.turn
    seats = [seat for seat, _ in trick.cards]
    order = [SEATS[(seats[0].index + place) % 4] for place in range(len(seats) + 1)] if seats else [turn]
    if [*seats, turn] != order or (seats and trick.lead is not seats[0]) or len(seats) > 3:
        yield to_say("equity-trick-in-doubt", trick=trick.number)


def _cards_twice(at: MomentSeen) -> Iterator[Message]:
    """A card in two places: in two hands, or in one and in a trick."""
    tricks = (*at.verdict.past_tricks, at.verdict.trick)
    there = [card for trick in tricks for _, card in trick.cards]
    for seat in SEATS:
        there += held(seat, at.verdict, at.table)
    for card in dict.fromkeys(there):
        if there.count(card) > 1:
            yield to_say("equity-card-twice", card=card)


def _wrong_counts(at: MomentSeen) -> Iterator[Message]:
    """A hand that has not as many cards as are left to play, those it has in the running trick counted back."""
    trick = at.verdict.trick
    played = {seat for seat, _ in trick.cards}
    for seat in SEATS:
        cards, wanted = len(held(seat, at.verdict, at.table)) + (seat in played), 14 - trick.number
        if cards != wanted:
            yield to_say("equity-wrong-count", seat=seat, cards=cards, wanted=wanted)


_LOOKED_AT: tuple[Callable[[MomentSeen], Iterator[Message]], ...] = (
    _not_in_play,
    _unknown_hands,
    _tricks_with_gaps,
    _cards_in_the_air,
    _nobody_to_act,
    _trick_out_of_order,
    _cards_twice,
    _wrong_counts,
)


def won_so_far(verdict: Verdict, side: Side) -> int | None:
    """The tricks a side has won until then; None where they cannot be told."""
    return None if verdict.tricks is None else verdict.tricks[tuple(Side).index(side)]
