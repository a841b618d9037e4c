"""All that double dummy says of a record, worked out bit by bit: whoever no longer wants to know may leave off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetable.equity.damage import ClaimTooHigh, RevokeDamage, claim_too_high, revoke_damage
from bridgetable.equity.moments import MomentWorth, worth, worth_without
from bridgetable.equity.position import Moments, NotSolvable
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class PlayFault:
    """An irregularity of the play: the number of its action, and whose it was."""

    action: int
    seat: Seat


@value
class EquityOf:
    """What double dummy says of a record: `without` irregularities of the play, `now`, and of damage."""

    edition: int
    without: tuple[tuple[PlayFault, MomentWorth | NotSolvable], ...]
    now: MomentWorth | NotSolvable
    revokes: tuple[RevokeDamage, ...]
    claim: ClaimTooHigh | None

    @property
    def answered(self) -> bool:
        """Whether there is a number of now, or of a moment without an irregularity."""
        return any(isinstance(each, MomentWorth) for each in (self.now, *(worth for _, worth in self.without)))


def faults_of(verdict: Verdict) -> tuple[PlayFault, ...]:
    """The irregularities of the play a verdict finds, one for each action, the newest last."""
    found = {fault.action: PlayFault(fault.action, fault.seat) for fault in verdict.irregularities if not fault.call}
    return tuple(found[action] for action in sorted(found))


def equity_of(record: Record, edition: int) -> EquityOf:
    """All that double dummy says of a record, of each irregularity of its play."""
    moments = Moments(record, edition)
    return next(filter(None, worked_out(moments, faults_of(moments.verdict))))


def worked_out(moments: Moments, faults: Sequence[PlayFault]) -> Iterator[EquityOf | None]:
    """What double dummy says of a record and of these irregularities, last of all; None wherever it may be left."""
    without: list[tuple[PlayFault, MomentWorth | NotSolvable]] = []
    for fault in faults:
        without.append((fault, worth_without(moments, fault.action, fault.seat)))
        yield None
    now = worth(moments.last)
    yield None
    revokes = revoke_damage(moments)
    yield None
    yield EquityOf(moments.edition, tuple(without), now, revokes, claim_too_high(moments))
