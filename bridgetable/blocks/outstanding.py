"""What a side may still ask for after the other side's irregularity, and how it is given up (11A, 81C5)."""

from __future__ import annotations

from bridgetable.blocks.attention import faults
from bridgetable.blocks.leads import taken_back
from bridgetable.blocks.lifted import is_revoke, penalties_lifted, rests_on, revoke_let_be
from bridgetable.findings.kinds import PENALTY, Irregularity
from bridgetable.findings.moment import Moment, Support
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings
from bridgetable.seats import Side


def newest_fault_against(m: Moment, side: Side) -> Irregularity | None:
    """The newest irregularity of the other side for which something may still be asked."""
    against = (fault for fault in faults(m.standing) if fault.seat.side is not side and is_outstanding(m, fault))
    return max(against, key=lambda fault: fault.action, default=None)


def is_outstanding(m: Moment, fault: Irregularity) -> bool:
    """Whether a penalty card, a choice or a revoke that `fault` has brought about is still there."""
    st = m.standing
    pending = st.turn.wrong_lead is not None and st.turn.wrong_lead.fault is fault
    return pending or penalty_lies(m, fault) or is_revoke(m, fault)


def penalty_lies(m: Moment, fault: Irregularity) -> bool:
    """Whether a penalty card that `fault` has made lies there for everybody to see."""
    return any(status.status in PENALTY and rests_on(status, fault) for status in m.standing.statuses.values())


def lies_since(m: Moment, fault: Irregularity) -> int:
    """Since which action it has been there: the card of a revoke only since the revoke was noticed."""
    if not is_revoke(m, fault):
        return fault.action
    lying = (s for s in m.standing.statuses.values() if s.status in PENALTY and rests_on(s, fault))
    return min((max(status.grounds.actions, default=0) for status in lying), default=fault.action)


def done_without(m: Moment, fault: Irregularity, *support: Support, why: CardBecause) -> Findings:
    """The innocent side does without what it could ask for: cards go back, and no trick is transferred."""
    wrong = m.standing.turn.wrong_lead
    if wrong is not None and wrong.fault is fault:
        yield from taken_back(m, wrong, *support, why=why)
    if is_revoke(m, fault):
        yield from revoke_let_be(m, fault, *support)
    yield from penalties_lifted(m, fault, *support, why=why)
