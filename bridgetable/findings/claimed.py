"""The claim or concession that the standing keeps."""

from __future__ import annotations

from bridgetable.named import NamedTuple
from bridgetable.seats import Seat


class Claimed(NamedTuple):
    """The claim or concession made last, and what the players have said of it; actions by number, 0 for none.

    `trick` is the number of the first trick not complete then and `left` how many there were; `named` is how many of
    them he spoke of (None: he gave no number), to lose them if he `gives`. `settled`: by then agreement was final
    (69A). `willing` want to play on (68D2(b)), `gone_on` have played all the same.
    """

    action: int
    by: Seat
    trick: int
    left: int
    named: int | None
    gives: bool
    words: str | None = None
    doubted: int = 0
    settled: int = 0
    refused: int = 0
    willing: frozenset[Seat] = frozenset()
    gone_on: frozenset[Seat] = frozenset()


PLAY_STANDS_STILL = ("open", "agreed", "contested", "stands", "concession cancelled", "agreement withdrawn")
"""The states of a claim or concession in which no card is due (68D)."""
