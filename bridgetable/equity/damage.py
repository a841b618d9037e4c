"""What double dummy says of damage: by a revoke (64C), and of a claim that cannot have been good (70)."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetable.editions import as_of
from bridgetable.equity.moments import MomentWorth, worth_without
from bridgetable.equity.position import Moments, NotSolvable, won_so_far
from bridgetable.findings.kinds import Revoke
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import to_say
from bridgetable.seats import Side
from bridgetable.table import actions as a
from bridgetable.value import value


@value
class RevokeDamage:
    """The tricks of the `side` that a revoke may have damaged, to be compared under the paragraph `cite`.

    `taken`: won at the table; `given`: those and what has gone over (64A); None while they are not all known.
    `without`: in all, at double dummy, if the revoke in `action` had not been made, or why that cannot be told.
    """

    side: Side
    cite: str
    action: int
    taken: int | None
    given: int | None
    without: int | NotSolvable

    @property
    def short(self) -> int | None:
        """How many tricks less the side has got than double dummy gives it; None where that cannot be told."""
        if self.given is None or isinstance(self.without, NotSolvable):
            return None
        return self.without - self.given


_CITED: Mapping[int, Mapping[str, str]] = {
    2007: {"one": "64C", "again": "64C", "both": "64C"},
    2017: {"one": "64C1", "again": "64C2(a)", "both": "64C2(b)"},
}
"""Under which paragraph it is weighed what one revoke, a second in the suit, or one of each side has done."""

_SECOND_UNDONE: Mapping[int, bool] = {2007: False, 2017: True}
"""Whether of several revokes by one player in one suit only the later ones are taken as not made (64C2(a))."""


def revoke_damage(moments: Moments) -> tuple[RevokeDamage, ...]:
    """For each side that an established revoke may have damaged: its tricks with and without it, at the end."""
    verdict, edition = moments.verdict, moments.edition
    found = [revoke for revoke in verdict.revokes if revoke.state.startswith("established")]
    if not found:
        return ()
    found.sort(key=lambda revoke: (revoke.trick, revoke.action))
    kind, undone = _taken_as_not_made(found, edition)
    then = worth_without(moments, undone.action, undone.seat)
    sides = tuple(Side) if kind == "both" else (undone.seat.side.other,)
    return tuple(_damage(verdict, side, as_of(edition, _CITED)[kind], undone, then) for side in sides)


def _taken_as_not_made(revokes: list[Revoke], edition: int) -> tuple[str, Revoke]:
    """Which revoke is taken as not made: the first, or the second by one player in one suit (64C2(a))."""
    first = revokes[0]
    if any(each.seat.side is not first.seat.side for each in revokes):
        return "both", first
    for number, each in enumerate(revokes):
        for later in revokes[number + 1 :]:
            if (later.seat, later.suit) == (each.seat, each.suit):
                return "again", later if as_of(edition, _SECOND_UNDONE) else first
    return "one", first


def _damage(verdict: Verdict, side: Side, cite: str, revoke: Revoke, then: MomentWorth | NotSolvable) -> RevokeDamage:
    scored = verdict.scored
    taken, given = (won_so_far(verdict, side), scored[side]) if scored else (None, None)
    return RevokeDamage(side, cite, revoke.action, taken, given, _tricks_without(then, side))


def _tricks_without(then: MomentWorth | NotSolvable, side: Side) -> int | NotSolvable:
    """The tricks of a side in all, as they stood then and with best play from there."""
    if isinstance(then, NotSolvable):
        return then
    tricks = then.in_the_end(side)
    return NotSolvable(to_say("equity-tricks-unknown")) if tricks is None else tricks


# Claims


@value
class ClaimTooHigh:
    """A claim for more tricks than its side can win against best play: `most` of the `claimed` ones."""

    action: int
    side: Side
    claimed: int
    most: int


def claim_too_high(moments: Moments) -> ClaimTooHigh | None:
    """The claim made last, if not even double dummy can win what it was for; None says nothing of a claim.

    That it could be won with all four hands in sight is not told: what counts then is normal play, not the best (70).
    """
    log = moments.record.log
    made = [number for number, entry in enumerate(log, 1) if isinstance(entry.action, a.Claim | a.Concede)]
    if not made:
        return None
    claim = moments.after(made[-1]).verdict.claim
    if claim is None or claim.tricks is None:
        return None
    then = worth_without(moments, made[-1], claim.seat)
    if isinstance(then, NotSolvable):
        return None
    side = claim.seat.side
    claimed, most = claim.tricks[tuple(Side).index(side)], then.to_come(side)
    return ClaimTooHigh(made[-1], side, claimed, most) if claimed > most else None
