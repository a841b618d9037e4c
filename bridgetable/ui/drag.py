"""One movement of a card with the mouse, from the press to its end."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF

from bridgetable.cards import Card
from bridgetable.seats import Seat
from bridgetable.ui.cards import CardItem
from bridgetable.ui.gesture import End, Gesture, Sample, Situation
from bridgetable.ui.layout import Layout, Point, Zone, zone_at

THRESHOLD = 4.0
"""A press becomes a movement after so many units."""


@dataclass(slots=True)
class Drag:
    """The card of `seat` that has been pressed at `grip` (felt), where the pointer is off its middle by `offset`.

    Times are milliseconds of one clock. It is a `begun` movement once it has left the threshold behind.
    """

    item: CardItem
    seat: Seat
    card: Card
    at: Situation
    layout: Layout
    grip: QPointF
    time: float
    offset: QPointF = field(init=False)
    begun: bool = False
    samples: list[Sample] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.offset = self.item.pos() - self.grip
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
        self.begun = True
        middle, before = pointer + self.offset, self.zone
        self.item.put(replace(self.item.place, x=middle.x(), y=middle.y()))
        zone = zone_at(Point(middle.x(), middle.y()), self.seat, self.layout)
        self.samples.append(Sample(middle.x(), middle.y(), time, zone))
        return zone is not before

    def rest(self, time: float) -> None:
        """Note that the card is still where it was."""
        self.samples.append(self.samples[-1]._replace(t=time))

    def gesture(self, end: End = "let go") -> Gesture:
        """The movement up to now, as if it ended here."""
        return Gesture(self.seat, self.card, tuple(self.samples), end)
