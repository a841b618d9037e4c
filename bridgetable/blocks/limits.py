"""Every "too late": the closed list of limits, worked out from the tricks in one place."""

from __future__ import annotations

from bridgetable.findings.kinds import MayWithdraw
from bridgetable.findings.play import LawTrick, TrickPlay
from bridgetable.findings.standing import Standing
from bridgetable.seats import Seat

_STAGES = {
    "hands back": "all hands go back",
    "next board": "bids on the next board",
    "round ends": "the round ends",
    "correction period ends": "the correction period ends",
}
"""The limits that the clock of the session sets, and the words of the stage that ends them."""


def still_open(right: MayWithdraw, standing: Standing) -> bool:
    """Whether the limit of a right to take a card back has not passed."""
    return not passed(right.until, standing, right.seat, since=right.since, trick=right.trick)


def passed(until: str, standing: Standing, seat: Seat, *, since: int, trick: int) -> bool:
    """Whether limit `until` has passed for `seat`; `since` and `trick`: the action and the trick it counts from."""
    match until:
        case "next card":
            return bool(_later(standing, since))
        case "dummy faces a card":  # an opening lead: that it is turned up itself ends nothing
            return any(play.seat is not seat for play in _later(standing, since))
        case "next card to this trick":
            return any(play.action > since for play in _plays(standing, trick))
        case "declarer plays":
            return any(not standing.defends(play.seat) for play in _later(standing, since))
        case "own side on next trick":
            since_then = (p for t in standing.play.tricks if t.number > trick for p in t.plays)
            return standing.play.first_trick > trick + 1 or any(p.seat.side is seat.side for p in since_then)
        case "a lead to next trick":
            return any(t.number > trick for t in standing.play.tricks)
        case "each side on next trick":
            return both_sides_on(standing, trick + 1)
        case "this trick":
            return standing.play.trick_number > trick
        case "lead is faced":
            return not standing.board.clarifying
        case "play ends":
            return standing.board.stage in ("after", "over")
    if until in _STAGES:
        return _STAGES[until] in standing.board.announced
    raise ValueError(f"no right here ends with {until!r}")


def before_the_lead(standing: Standing) -> bool:
    """Whether nobody has faced the opening lead yet: there are no played cards."""
    return not (standing.play.tricks or standing.play.past)


def both_sides_on(standing: Standing, trick: int) -> bool:
    """Whether each side has led or played to trick number `trick`."""
    sides = {play.seat.side for play in _plays(standing, trick)}
    beyond = standing.play.first_trick > trick or any(t.number > trick for t in standing.play.tricks)
    return beyond or len(sides) == 2


def side_on(standing: Standing, seat: Seat, trick: int) -> bool:
    """Whether the side of `seat` has led or played to trick number `trick` or a later one."""
    return passed("own side on next trick", standing, seat, since=0, trick=trick - 1)


def _later(standing: Standing, since: int) -> tuple[TrickPlay, ...]:
    return tuple(play for t in standing.play.tricks for play in t.plays if play.action > since)


def _plays(standing: Standing, trick: int) -> tuple[TrickPlay, ...]:
    found = trick_numbered(standing, trick)
    return found.plays if found else ()


def trick_numbered(standing: Standing, number: int) -> LawTrick | None:
    """The trick in law with that number."""
    for trick in reversed(standing.play.tricks):
        if trick.number == number:
            return trick
    return None
