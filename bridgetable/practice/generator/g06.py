"""G06: a defender leads out of turn in a later trick."""

from __future__ import annotations

from bridgetable.practice.generator import talk
from bridgetable.practice.generator.registry import Told, kind, variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.table import actions as a

G06 = kind("G06", "A defender leads out of turn", ("53", "54", "56", "47"))


def _before_a_lead(s: Sitting) -> bool:
    return s.leading and s.rng.random() < 0.3


@variant(G06, weight=4)
def partners_turn(s: Sitting) -> Told | None:
    """His partner has won the trick, and he leads."""
    if not s.play_on(lambda s: _before_a_lead(s) and s.defender(s.turn), first=2):
        return None
    due = s.turn
    s.begin()
    wrong = due.partner
    s.play.turn = wrong
    card = s.play.sensible()
    number = s.do(a.Lead(wrong, card), told_turn="no")
    s.do(a.CallDirector(s.declarer))
    story = (
        f"{s.contract_told()} {due.word} has won the {talk.ordinal(s.position.first_trick - 1)} trick, but "
        f"{wrong.word} leads {talk.the(card)}. {s.declarer.word} calls the director."
    )
    return Told(f"{wrong.word} leads {talk.the(card)}", story, f"told-turn #{number}", s.declarer.value)
