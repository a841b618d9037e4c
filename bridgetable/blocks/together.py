"""Cards put down at once of which the player has not said which he plays (58B2)."""

from __future__ import annotations

from bridgetable.cards import Card
from bridgetable.findings.kinds import Status
from bridgetable.findings.moment import Moment
from bridgetable.findings.parts import Together
from bridgetable.findings.play import LawTrick
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat


def trick_in_doubt(st: Standing, together: Together) -> LawTrick | None:
    """The trick in which one of the cards counts as played."""
    return next((trick for card in together.cards if (trick := st.trick_of(together.seat, card))), None)


def shown_together(st: Standing, seat: Seat, number: int) -> tuple[Card, ...]:
    """The cards `seat` has shown at once in trick `number`, while he has not said which he plays."""
    together = st.turn.together
    trick = trick_in_doubt(st, together) if together is not None and together.seat is seat else None
    return together.cards if together is not None and trick is not None and trick.number == number else ()


def counts_until_he_says(m: Moment, together: Together, card: Card) -> Status:
    """Play goes on: this one of the cards counts until he says which it is."""
    st = m.standing
    grounds = m.because(st.statuses[together.seat, card], cite="58B2")
    return Status(grounds, together.seat, card, "played", st.play.next_card, st.play.trick_number, True)
