"""What each card of the hand to play is worth at a moment of a record, with all four hands in sight.

Just before an irregularity that is the deal without it; now, it is the deal with it and with what was chosen. Of the
cards a duty bars or demands now its paragraph is told, so that best and best allowed show the price of a restriction.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bridgetable.blocks.left_to_play import left_to_play
from bridgetable.cards import Card
from bridgetable.equity.endings import alike
from bridgetable.equity.position import Moments, MomentSeen, NotSolvable, Solvable, solvable, won_so_far
from bridgetable.equity.solving import tricks_for_each
from bridgetable.findings.deeds import about_a_call
from bridgetable.findings.kinds import PENALTY, Duty
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import to_say
from bridgetable.seats import Seat, Side
from bridgetable.value import value


@value
class CardsWorth:
    """Cards that are worth the same, no other hand's card between them: the `tricks` to come of their side.

    `barred` is the paragraph that keeps them from being played now, `demanded` the one that asks for one of them.
    """

    cards: tuple[Card, ...]
    tricks: int
    barred: str = ""
    demanded: str = ""


@value
class MomentWorth:
    """What the cards of the hand to play are worth after so many actions, the best ones first.

    `won` is what its side has won before (None: not known). `later`: duties bind cards further on, which no number
    here takes account of.
    """

    after: int
    position: Solvable
    cards: tuple[CardsWorth, ...]
    won: int | None
    later: bool

    @property
    def seat(self) -> Seat:
        """The hand to play."""
        return self.position.turn

    @property
    def counted(self) -> Literal["in-all", "to-come"]:
        """Which tricks the numbers `in_all` count: those to come where it is not known who won the others."""
        return "to-come" if self.won is None else "in-all"

    @property
    def most(self) -> int:
        """Of how many tricks these numbers tell."""
        return self.position.to_come if self.won is None else 13

    @property
    def best(self) -> int:
        """The most tricks to come for its side, whichever card it plays."""
        return max(each.tricks for each in self.cards)

    @property
    def best_allowed(self) -> int:
        """The most tricks to come for its side with a card that may be played."""
        return max(each.tricks for each in self.cards if not each.barred)

    def to_come(self, side: Side) -> int:
        """The tricks to come of a side, all playing best, and now as they are allowed to."""
        return self.best_allowed if side is self.seat.side else self.position.to_come - self.best_allowed

    def in_the_end(self, side: Side) -> int | None:
        """The tricks a side wins in all if everybody plays his best from here on; None where that is not known."""
        if self.won is None:
            return None
        won = self.won if side is self.seat.side else 13 - self.position.to_come - self.won
        return won + self.to_come(side)

    def in_all(self, tricks: int) -> int:
        """So many tricks to come and those its side has won; those to come alone where that is not known."""
        return tricks + (self.won or 0)


def worth_without(moments: Moments, action: int, seat: Seat) -> MomentWorth | NotSolvable:
    """What the cards are worth just before what `seat` did in an action; action 0 came before the record."""
    if action == 0:
        return NotSolvable(to_say("equity-before-the-record"))
    return worth(moments.just_before(action, seat))


def worth(at: MomentSeen) -> MomentWorth | NotSolvable:
    """What the cards of the hand to play are worth at a moment, or what keeps that from being worked out."""
    position = solvable(at)
    if isinstance(position, NotSolvable):
        return position
    tricks = tricks_for_each(position)
    if isinstance(tricks, NotSolvable):
        return tricks
    won = won_so_far(at.verdict, position.turn.side)
    cards = _in_groups(position, tricks, _duties_on_cards(at, position.turn))
    return MomentWorth(len(at.record.log), position, cards, won, _duties_later(at.verdict, position.turn))


def _in_groups(
    position: Solvable, tricks: Mapping[Card, int], ruled: Mapping[Card, tuple[str, str]]
) -> tuple[CardsWorth, ...]:
    """The cards that go together and of which the same is ruled, those worth most first."""
    groups: list[CardsWorth] = []
    for together in alike(position):
        for said in dict.fromkeys(ruled[card] for card in together):
            cards = tuple(card for card in together if ruled[card] == said)
            groups.append(CardsWorth(cards, tricks[cards[0]], *said))
    return tuple(sorted(groups, key=lambda group: -group.tricks))


def _duties_on_cards(at: MomentSeen, seat: Seat) -> dict[Card, tuple[str, str]]:
    """For each card that follows suit the paragraphs that bar and that demand it now; empty where there is none."""
    allowed = _playable(at, seat, at.verdict.duties)
    anything = _playable(at, seat, ())
    alone = ((duty, _playable(at, seat, (duty,))) for duty in at.verdict.duties if duty.seat is seat)
    narrowing = [(duty, left) for duty, left in alone if left != anything]
    found: dict[Card, tuple[str, str]] = {}
    for card in anything:
        if card in allowed:
            found[card] = "", next((duty.grounds.cite for duty, left in narrowing if duty.must and card in left), "")
        else:
            barring = [duty for duty, left in narrowing if card not in left]
            found[card] = barring[0].grounds.cite, ""
    return found


def _playable(at: MomentSeen, seat: Seat, duties: tuple[Duty, ...]) -> frozenset[Card]:
    """The cards `seat` may play if these are the duties there are."""
    return left_to_play(seat, replace(at.verdict, duties=duties), at.table, {}).cards


def _duties_later(verdict: Verdict, turn: Seat) -> bool:
    """Whether another hand is bound in what it leads or plays, or has a penalty card."""
    others = (duty for duty in verdict.duties if duty.seat is not turn)
    bound = any(not about_a_call(duty.must or duty.may_not) for duty in others)
    return bound or any(status.status in PENALTY and seat is not turn for (seat, _), status in verdict.cards.items())
