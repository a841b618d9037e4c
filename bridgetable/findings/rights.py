"""What a player may do, and the one place that writes its words.

`draw attention`, `ask E about having none` stand in case files and the JSON; rulings ask for the type.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal, TypeAlias

from bridgetable.named import NamedTuple
from bridgetable.seats import Seat


class PlainRight(Enum):
    """A right that names nobody; the value is its words."""

    REVIEW = "ask for a review"
    EXPLANATION = "ask for an explanation"
    CONTRACT = "be told the contract"
    WHOSE_LEAD = "ask whether it is his lead"
    LAST_CARD = "look at his last card"
    SEE_TRICK = "see the trick"
    REPOINTING = "have a trick repointed"
    ATTENTION = "draw attention"
    DIRECTOR = "call the director"
    WARN_DECLARER = "warn declarer"
    CORRECT_EXPLANATION = "correct the explanation"
    OBJECT = "object"
    CHANGE_CALL = "change his call"
    CORRECT_SLIP = "correct the slip"

    @property
    def words(self) -> str:
        """The right as a case file says it: `draw attention`."""
        return self.value


class AskAboutNone(NamedTuple):
    """A player who has not followed suit may be asked whether he has none (61B)."""

    other: Seat

    @property
    def words(self) -> str:
        """The right as a case file says it: `ask E about having none`."""
        return f"ask {self.other.value} about having none"


class TakeBackSaid(NamedTuple):
    """What he has said may be taken back: his agreement to a claim (69B), his concession (71)."""

    what: Literal["agreement", "concession"]

    @property
    def words(self) -> str:
        """The right as a case file says it: `take back`."""
        return "take back"


MayDo: TypeAlias = PlainRight | AskAboutNone | TakeBackSaid
