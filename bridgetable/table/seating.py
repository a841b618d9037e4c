"""Who is who at this moment."""

from __future__ import annotations

from bridgetable.named import NamedTuple
from bridgetable.seats import Seat


class Seating(NamedTuple):
    """Who is who at this moment, for what is typed without saying who: whose card is due (`to_lead`: to a new trick).

    `caller` would call the director now, `chooser` has the choice that is open; None where there is no such hand.
    `calling`: they are in the auction, so that `2h` is a call and no card.
    """

    turn: Seat | None = None
    declarer: Seat | None = None
    dummy: Seat | None = None
    to_lead: bool = False
    caller: Seat | None = None
    chooser: Seat | None = None
    calling: bool = False
