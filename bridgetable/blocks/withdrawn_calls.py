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
    numbers = [f"#{number}" for number in dict.fromkeys((call.new_at, call.old_at, call.action)) if number]
    told = [f"{call.seat} {name} #{at}" for name, at in ((call.old, call.old_at), (call.new, call.new_at)) if at]
    return (*named, *told, *numbers)


def of_its_replacement(call: WithdrawnCall) -> tuple[str, ...]:
    """What the fact that it is comparable may be found of: of what stands in its place, or as of the call withdrawn."""
    if not call.told or call.new == call.old:
        return subjects(call) if not call.told else (f"{call.seat} {call.new} #{call.new_at}", f"#{call.new_at}")
    own = (f"{call.seat} {call.new}", f"{call.seat} {call.new} #{call.new_at}", f"#{call.new_at}")
    return (*own, *(each for each in subjects(call) if each not in own))


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
