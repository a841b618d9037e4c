"""Another deal under the record that is open, some of whose cards may be told only in part."""

from __future__ import annotations

from bridgetable.messages import listed, say
from bridgetable.seats import SEATS
from bridgetable.session import Session
from bridgetable.table.left_open import left_open
from bridgetable.table.position import Position
from bridgetable.ui.record.commands import Mend, carry_out


def mend_under(position: Position, session: Session) -> str:
    """Lay the deal under what was recorded, in one step; what is to be said of cards that stay open.

    `ValueError` if no such deal can be, `ImpossibleAction` where the actions cannot have happened in it.
    """
    laid = left_open(position, session.record)
    if laid != session.record.position:
        carry_out(Mend(laid), session)
    pairs = zip(SEATS, position.hands, laid.hands, strict=True)
    hands = [say("record-hand-of", seat=seat) for seat, whole, hand in pairs if len(whole.cards) - len(hand.cards) > 1]
    return say("record-left-open", hands=listed(hands, "and")) if hands else ""
