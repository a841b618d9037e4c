"""One movement of a card with the mouse, from the press to its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QPointF

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.ui.felt.cards import CardItem
from bridgetable.ui.felt.gesture import End, Gesture, GestureSituation, Sample
from bridgetable.ui.felt.layout import Layout, Point, Zone, zone_at
from bridgetable.ui.felt.placement import CardPlace

THRESHOLD = 4.0
"""A press becomes a movement after so many units."""
CARRIED = 5500.0
"""How high a card lies that is carried: over all others."""
TAKEN_UP = 40.0
"""After so many units the hand has the card by its middle: where the pointer is let go, there the card is."""


@dataclass(slots=True)
class Drag:
    """The card of `seat` that has been pressed at `grip` (felt), where the pointer was off its middle by `offset`.

    Of that a `share` is left: the hand takes the card by its middle as it goes. Times are milliseconds of one clock.
    It is a `begun` movement once it has left the threshold behind.
    """

    item: CardItem
    seat: Seat
    card: Card
    at: GestureSituation
    layout: Layout
    grip: QPointF
    time: float
    offset: QPointF = field(init=False)
    share: float = 1.0
    begun: bool = False
    pointer: QPointF = field(init=False)
    samples: list[Sample] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.offset, self.pointer = self.item.pos() - self.grip, self.grip
        first = {"raised": self.at.held, "before": Zone.RAISED, "playing": Zone.TABLE}.get(self.at.place, Zone.HAND)
        self.samples.append(Sample(self.item.x(), self.item.y(), self.time, first))

    @property
    def zone(self) -> Zone:
        """The zone the card is in."""
        return self.samples[-1].zone

    def move(self, pointer: QPointF, time: float) -> bool:
        """Follow the pointer; true if the card has entered another zone."""
        if not self.begun and (pointer - self.grip).manhattanLength() < THRESHOLD:
            return False
        way = pointer - self.grip
        self.begun = True
        self.share = min(self.share, max(0.0, 1 - hypot(way.x(), way.y()) / TAKEN_UP))
        self._carry(pointer, time)
        return self.zone is not self.samples[-2].zone

    def go_on(self, layout: Layout, at: GestureSituation, pointer: QPointF, time: float) -> None:
        """The table is shown in another way or judged otherwise, the pointer is elsewhere on it: the hand holds on."""
        self.layout, self.at = layout, at
        if self.begun:
            self._carry(pointer, time)

    def _carry(self, pointer: QPointF, time: float) -> None:
        """Bring the card to where the pointer is."""
        self.pointer, middle = pointer, pointer + self.offset * self.share
        self.item.put(CardPlace(middle.x(), middle.y(), z=CARRIED))
        zone = zone_at(Point(middle.x(), middle.y()), self.seat, self.layout)
        self.samples.append(Sample(middle.x(), middle.y(), time, zone))

    def rest(self, time: float) -> None:
        """Note that the card is still where it was."""
        self.samples.append(self.samples[-1]._replace(t=time))

    def gesture(self, end: End = "let go") -> Gesture:
        """The movement up to now, as if it ended here."""
        return Gesture(self.seat, self.card, tuple(self.samples), end)
