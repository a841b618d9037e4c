"""A problem: a table at which something has happened, and what is asked of whoever rules on it.

The key is never written down: it is worked out from the verdict each time, see `asking.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from bridgetable.cards import Card
from bridgetable.named import NamedTuple
from bridgetable.seats import Seat
from bridgetable.table.record import Record
from bridgetable.value import value

Topic: TypeAlias = Literal["facts", "status", "choices", "then", "paragraph"]
"""What a question is about: what is asked, what a card is, who may choose what, what happens next, which law."""

PLAYER, CLUB, TOURNAMENT = 1, 2, 3
"""The levels: a player, a club director, a tournament director."""

Given: TypeAlias = Mapping[str, frozenset[str]]
"""The answers given: for the `id` of a part the ids of what was picked. A part left out was not answered."""


class OfferedAnswer(NamedTuple):
    """One answer offered: its `id` is unique in its part, `words` are what is shown and read aloud."""

    id: str
    words: str


@value
class Part:
    """One thing that is asked, with the answers offered and those that are `right`.

    `many`: several may be picked. `card`: the card it is about, with its owner. `told`: what is learnt by picking an
    answer, for the director's questions (fact asked → what he is told); empty elsewhere. `typed`: it may be typed, too.
    """

    id: str
    topic: Topic
    words: str
    answers: tuple[OfferedAnswer, ...]
    right: frozenset[str]
    many: bool = False
    card: tuple[Seat, Card] | None = None
    told: Mapping[str, str] | None = None
    typed: bool = False


@value
class Problem:
    """A record up to the place that is asked about, all facts found, and the parts of up to five questions.

    `edition` is the year of the laws that decide, `level` one of `PLAYER`, `CLUB` and `TOURNAMENT`.
    """

    record: Record
    edition: int
    level: int
    parts: tuple[Part, ...]

    def of(self, topic: Topic) -> tuple[Part, ...]:
        """The parts of one question."""
        return tuple(part for part in self.parts if part.topic == topic)
