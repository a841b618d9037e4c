"""What is asked of double dummy about the ruling that is shown, and what it answers. No Qt: it is worked out aside."""

from __future__ import annotations

from bridgetable.equity.damage import ClaimTooHigh, RevokeDamage, claim_too_high, revoke_damage
from bridgetable.equity.moments import MomentWorth, worth_after, worth_without
from bridgetable.equity.position import NotSolvable
from bridgetable.findings.verdict import Verdict
from bridgetable.seats import Seat, Side
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class PlayFault:
    """An irregularity of the play: the number of its action, and whose it was."""

    action: int
    seat: Seat


@value
class Asked:
    """A record as far as it is shown, the edition it is ruled under, and the irregularity in question, if any."""

    record: Record
    edition: int
    fault: PlayFault | None


@value
class Answered:
    """What the cards were worth just before the irregularity, what they are worth now, and what is said of damage."""

    asked: Asked
    without: MomentWorth | NotSolvable | None
    now: MomentWorth | NotSolvable
    revokes: tuple[RevokeDamage, ...]
    claim: ClaimTooHigh | None


def faults_of(verdict: Verdict) -> tuple[PlayFault, ...]:
    """The irregularities of the play a verdict finds, one for each action, the newest last."""
    found = {fault.action: PlayFault(fault.action, fault.seat) for fault in verdict.irregularities if not fault.call}
    return tuple(found[action] for action in sorted(found))


def answer(asked: Asked) -> Answered:
    """The answer: it may take a second or two."""
    record, edition, fault = asked.record, asked.edition, asked.fault
    return Answered(
        asked,
        None if fault is None else worth_without(record, edition, fault.action, fault.seat),
        worth_after(record, edition, len(record.log)),
        revoke_damage(record, edition),
        claim_too_high(record, edition),
    )


def tricks_in_all(worth: MomentWorth, side: Side) -> int | None:
    """What a side wins in all if everybody plays his best from that moment on; None where that is not known."""
    if worth.won is None:
        return None
    won = worth.won if side is worth.seat.side else 13 - worth.position.to_come - worth.won
    return won + worth.to_come(side)
