"""Cards put down at once of which the player has not said which he plays (58B2)."""

from __future__ import annotations

from bridgetable.findings.kinds import Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.standing import Together


def counts_until_he_says(m: Moment, together: Together) -> Status:
    """Play goes on: the first of the cards counts until he says which it is."""
    st, card = m.standing, together.cards[0]
    grounds = m.because(st.statuses[together.seat, card], cite="58B2")
    return Status(grounds, together.seat, card, "played", st.next_card, st.trick_number, True)
