"""Every "too late": the closed list of limits, worked out from the tricks in one place."""

from __future__ import annotations

from bridgetable.findings.kinds import MayWithdraw
from bridgetable.findings.standing import LawTrick, Standing, TrickPlay


def still_open(right: MayWithdraw, standing: Standing) -> bool:
    """Whether the limit of a right to take a card back has not passed."""
    return not passed(right.until, standing, since=right.since, trick=right.trick)


def passed(until: str, standing: Standing, *, since: int, trick: int) -> bool:
    """Whether limit `until` has passed; `since` and `trick` are the action and the trick it counts from."""
    later = [play for t in standing.tricks for play in t.plays if play.action > since]
    match until:
        case "next card":
            return bool(later)
        case "next card to this trick":
            return any(play.action > since for play in _plays(standing, trick))
        case "each side on next trick":
            return both_sides_on(standing, trick + 1)
    raise ValueError(f"no right here ends with {until!r}")


def both_sides_on(standing: Standing, trick: int) -> bool:
    """Whether each side has led or played to trick number `trick`."""
    sides = {play.seat.side for play in _plays(standing, trick)}
    return len(sides) == 2 or any(t.number > trick for t in standing.tricks)


def _plays(standing: Standing, trick: int) -> tuple[TrickPlay, ...]:
    found = trick_numbered(standing, trick)
    return found.plays if found else ()


def trick_numbered(standing: Standing, number: int) -> LawTrick | None:
    """The trick in law with that number."""
    for trick in reversed(standing.tricks):
        if trick.number == number:
            return trick
    return None
