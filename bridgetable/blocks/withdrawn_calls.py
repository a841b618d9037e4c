"""Calls that were withdrawn: what the record says of them, and whether a player has had his first turn to lead (26)."""

from __future__ import annotations

from bridgetable.cards import SUITS, Suit, parse_suit
from bridgetable.findings.moment import Answer
from bridgetable.findings.parts import WithdrawnCall
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat


def subjects(call: WithdrawnCall) -> tuple[str, ...]:
    """What facts about it may be found of: the call withdrawn, the one in its place, the action."""
    named = (f"{call.seat} {call.old}", f"{call.seat} {call.new}")
    return (*named, f"#{call.action}") if call.action else named


def suits_in(answer: Answer) -> tuple[Suit, ...]:
    """The suits an answer names, in their order."""
    words = (answer.value or "none").split(" and ")
    found = {parse_suit(word) for word in words if word not in ("none", "cannot be established")}
    return tuple(suit for suit in SUITS if suit in found)


def has_led(st: Standing, seat: Seat) -> bool | None:
    """Whether `seat` has led to a trick before the running or coming one; None where the record does not tell."""
    leaders = _leaders(st)
    if seat in leaders:
        return True
    return None if None in leaders else False


def _leaders(st: Standing) -> list[Seat | None]:
    """Who led to each trick before the running or coming one: the opening leader, then each trick's winner."""
    leaders: list[Seat | None] = [st.board.declarer.lho]
    for stretch in st.play.past:
        leaders += stretch.winners
    recorded = {trick.number: trick for trick in st.play.tricks}
    for trick in st.play.tricks:
        leaders[trick.number - 1 :] = [trick.leader, trick.winner]
    return [
        recorded[number].leader if number in recorded else leader
        for number, leader in enumerate(leaders[: st.play.trick_number - 1], 1)
    ]
