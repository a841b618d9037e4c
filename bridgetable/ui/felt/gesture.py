"""What a hand has done: the path of a card over the felt read as actions. Pure and without Qt.

A gesture has one meaning, several (then a small menu asks), or none (then the card slides home). Letting go, pulling
back in one movement, stopping and dropping are different actions, as Law 45C tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Literal, TypeAlias

from bridgetable.cards import Card
from bridgetable.findings.verdict import Verdict
from bridgetable.named import NamedTuple
from bridgetable.seats import SEATS, Seat
from bridgetable.table import actions as a
from bridgetable.table.faced import dummy_to_be_faced
from bridgetable.table.state import Table
from bridgetable.ui.felt.drawn import lies_faced
from bridgetable.ui.felt.layout import Zone
from bridgetable.ui.felt.placement import HELD_ZONES
from bridgetable.ui.looks import theme
from bridgetable.value import value

_JITTER = 5.0
"""A hand that moves the card by no more than so many units is at rest."""

HOLD_WORDS: dict[Zone, a.Zone] = {Zone.VISIBLE: "visible", Zone.NEAR: "near the table", Zone.TABLE: "on the table"}

End: TypeAlias = Literal["let go", "kept", "dropped"]
"""How a movement ends: the card let go where it is, still held there, or fallen from the hand."""


class Sample(NamedTuple):
    """One point of a card's path: where its middle was (units), when (ms), and in which zone."""

    x: float
    y: float
    t: float
    zone: Zone


@value
class Gesture:
    """A card of `seat` moved along `path` (at least one sample), which ended in the way `end`."""

    seat: Seat
    card: Card
    path: tuple[Sample, ...]
    end: End = "let go"

    @property
    def zone(self) -> Zone:
        """Where the movement ended."""
        return self.path[-1].zone

    @property
    def furthest(self) -> Zone:
        """The zone nearest to the table that the card has reached."""
        return max(sample.zone for sample in self.path)

    def rested(self, zone: Zone) -> bool:
        """Whether the card stopped in `zone` for `theme.REST` milliseconds."""
        anchor = self.path[0]
        for sample in self.path:
            if sample.t - anchor.t >= theme.REST and anchor.zone is zone:
                return True
            if sample.zone is not anchor.zone or hypot(sample.x - anchor.x, sample.y - anchor.y) > _JITTER:
                anchor = sample
        return False


class GestureStep(NamedTuple):
    """One action of the log with the facts that the movement itself shows."""

    action: a.Action
    facts: tuple[tuple[str, str], ...] = ()


Candidate: TypeAlias = tuple[GestureStep, ...]
"""One reading of a gesture: the actions to log, in order."""


Role: TypeAlias = Literal["declarer", "dummy", "dummy to be", "defender"]
"""Who holds the card; dummy's hand has to be faced before anybody else moves its cards."""


@value
class GestureSituation:
    """What the reading of a gesture depends on.

    `place` is where the card was, as `Table.place` names it, a penalty card always lying before its owner. `held` is
    the zone of a card that was out of the hand already; `due` what its hand is to do now, None when it is not its turn;
    `lying` the card of that hand that lies openly in the playing place of the running trick; `first`: no card has been
    led yet.
    """

    role: Role
    declarer: Seat
    place: str
    held: Zone = Zone.HAND
    due: Literal["lead", "play"] | None = None
    lying: Card | None = None
    first: bool = False


def situation(table: Table, verdict: Verdict, seat: Seat, card: Card) -> GestureSituation:
    """The situation of a card on the table, with the parts the verdict gives the players."""
    role: Role = "defender"
    if seat is verdict.declarer:
        role = "declarer"
    elif seat is verdict.dummy:
        role = "dummy" if dummy_to_be_faced(table, seat) else "dummy to be"
    out = dict(table.raised(seat))
    due: Literal["lead", "play"] = "lead" if verdict.turn_to == "lead" else "play"
    return GestureSituation(
        role=role,
        declarer=verdict.declarer,
        place="before" if lies_faced(table, verdict, seat, card) else table.place(seat, card),
        held=HELD_ZONES[out[card]] if card in out else Zone.HAND,
        due=due if verdict.turn is seat else None,
        lying=_lying(table, seat),
        first=table.position.first_trick == 1 and not any(table.row(other) for other in SEATS),
    )


def _lying(table: Table, seat: Seat) -> Card | None:
    row, running = table.row(seat), max(len(table.row(other)) for other in SEATS)
    last = row[-1] if row and len(row) == running else None
    return last.card if last is not None and not last.turned else None


def candidates(gesture: Gesture, at: GestureSituation) -> tuple[Candidate, ...]:
    """The meanings of a gesture, the likeliest first."""
    seat, card = gesture.seat, gesture.card
    match at.place:
        case "playing" if gesture.zone is Zone.HAND:
            return _one(a.Withdraw(seat, card))
        case "playing" | "turned" | "missing":
            return ()
        case _ if gesture.end == "dropped":
            return _one(a.Drop(seat, (card,)))
        case _ if at.role == "dummy":
            return tuple(_from_dummy(gesture, at))
        case "before" if gesture.zone is not Zone.TABLE:
            return _one(a.PickUp(seat, (card,))) if gesture.zone is Zone.HAND else ()
        case _ if gesture.zone is Zone.TABLE and gesture.end == "let go":
            return tuple(_laid(gesture, at))
        case _ if gesture.zone is Zone.HAND:
            return _back(gesture, at)
        case _ if gesture.zone is at.held:
            return ()
        case _:
            # A card held on without having been seen to rest leaves it open whether it did.
            return ((held(seat, card, gesture.zone, at, gesture.rested(gesture.zone) or None),),)


def _one(action: a.Action) -> tuple[Candidate, ...]:
    return ((GestureStep(action),),)


def _from_dummy(gesture: Gesture, at: GestureSituation) -> Iterator[Candidate]:
    """Declarer's hand on a card of dummy's: put into the playing place, or touched only (45B, 45C3)."""
    if gesture.zone is Zone.TABLE:
        yield (GestureStep(a.PlayFromDummy(at.declarer, gesture.card, "leads" if at.due == "lead" else "plays")),)
        if at.due is None:
            yield (GestureStep(a.Move(gesture.seat, gesture.card)),)
    elif gesture.zone is not Zone.HAND:
        yield (GestureStep(a.Touch(at.declarer, gesture.card)),)


def _laid(gesture: Gesture, at: GestureSituation) -> Iterator[Candidate]:
    """A card put on the table and let go: in turn it is clear what it is, else somebody has to say."""
    seat, card = gesture.seat, gesture.card
    if at.lying is not None:
        yield (GestureStep(a.Play(seat, card)),)
        yield (GestureStep(a.Replace(seat, at.lying, card)),)
        yield (GestureStep(a.Lead(seat, card)),)
        yield (GestureStep(a.Face(seat, card)),)
    elif at.due == "play":
        yield (GestureStep(a.Play(seat, card)),)
    elif at.due == "lead" and not at.first:
        yield (GestureStep(a.Lead(seat, card)),)
    else:
        yield (GestureStep(a.Lead(seat, card)),)
        if at.first:
            yield (GestureStep(a.Lead(seat, card, face=False)),)
        if at.due is None:
            yield (GestureStep(a.Play(seat, card)),)
            yield (GestureStep(a.Face(seat, card)),)


def _back(gesture: Gesture, at: GestureSituation) -> tuple[Candidate, ...]:
    """A card that came back to the hand: what it did on the way counts, a card merely raised did nothing."""
    seat, card, furthest = gesture.seat, gesture.card, gesture.furthest
    stopped = gesture.rested(furthest)
    if at.held is not Zone.HAND and furthest <= at.held:
        return _one(a.PutBack(seat, card))
    if furthest <= Zone.RAISED:
        return ()
    return ((held(seat, card, furthest, at, stopped), GestureStep(a.PutBack(seat, card, stroke=not stopped))),)


def held(seat: Seat, card: Card, zone: Zone, at: GestureSituation, still: bool | None = None) -> GestureStep:
    """A card held in `zone` and not let go.

    Whoever brings a defender's card where his partner can see it has found just that (45C1). Whether declarer's card
    was `still` matters near the table only (45C2(a)).
    """
    if zone is Zone.RAISED:
        return GestureStep(a.Detach(seat, card))
    if at.role == "defender":
        return GestureStep(a.Hold(seat, card, HOLD_WORDS[zone]), (("partner-could-see", "yes"),))
    matters = at.role == "declarer" and zone >= Zone.NEAR
    return GestureStep(a.Hold(seat, card, HOLD_WORDS[zone], still if matters else None))
