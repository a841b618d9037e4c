"""No rectification for an irregularity: what it has brought about is lifted again (10A, 11A, 43B3, 81C5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bridgetable.blocks.information import information
from bridgetable.findings.kinds import PENALTY, Finding, Irregularity, MustWithdraw, Revoke, Status
from bridgetable.findings.moment import Moment, Support, unsure
from bridgetable.findings.reasons import CardBecause
from bridgetable.findings.registry import Findings

_LIFTED = (*PENALTY, "must be played")


def penalties_lifted(m: Moment, fault: Irregularity, *support: Support, why: CardBecause) -> Findings:
    """The penalty cards that `fault` has made are none, and what declarer might have asked for is not asked."""
    st = m.standing
    for (owner, card), status in tuple(st.statuses.items()):
        if status.status not in _LIFTED or not rests_on(status, fault):
            continue
        alone = _with_no_second_card(status, fault)
        if alone is not None:
            yield Status(
                m.because(alone, *support, cite="50B"), owner, card, alone.status, provisional=alone.provisional
            )
        else:
            grounds = m.because(fault, status, *support)
            yield Status(grounds, owner, card, "in hand", provisional=unsure(*support), why=why)
            seen = m.because(fault, *support, cite="16B1", also=(grounds.cite,))
            yield information(seen, owner, card, "sight", (owner.partner,))
            if m.after.place(owner, card) in ("before", "playing"):
                yield MustWithdraw(grounds, owner, card, why=why)
    yield m.no_longer(*(ban for ban in st.bans if rests_on(ban, fault)))
    early_leads = tuple(early for early in st.turn.early_leads if not rests_on(early.lead, fault))
    early = None if st.turn.early is not None and st.turn.early.fault is fault else st.turn.early
    yield m.noted(st.turn._replace(early=early, early_leads=early_leads))
    if st.penalty.unplayed is not None and st.penalty.unplayed.action == fault.action:
        yield m.noted(st.penalty._replace(unplayed=None))


def _with_no_second_card(status: Status, fault: Irregularity) -> Status | None:
    """What a penalty card was before a second one, which `fault` has made, made it major (50B); None for any other."""
    own = (
        f for f in status.grounds.findings if isinstance(f, Status) and (f.seat, f.card) == (status.seat, status.card)
    )
    before = next(own, None)
    if before is None or before.status not in PENALTY:
        return None
    of_it = rests_on_such(before, lambda other: other.action == fault.action)
    return _with_no_second_card(before, fault) if of_it else before


def revoke_let_be(m: Moment, fault: Irregularity, *support: Support, cite: str = "") -> Findings:
    """The revoke that `fault` was is neither put right nor does it cost a trick."""
    for revoke in m.standing.revokes:
        if rests_on(revoke, fault) and revoke.state != "corrected":
            grounds = m.because(revoke, *support, cite=cite)
            yield replace(
                revoke, grounds=grounds, state="none", provisional=unsure(*support), how=None, pointed_out=False
            )


def is_revoke(m: Moment, fault: Irregularity) -> bool:
    """Whether `fault` is a revoke that has not been put right."""
    return any(rests_on(revoke, fault) and revoke.state != "corrected" for revoke in m.standing.revokes)


def rests_on(finding: Finding | Revoke, fault: Irregularity | None) -> bool:
    """Whether `fault` stands among what `finding` follows from."""
    return rests_on_such(finding, lambda other: other is fault)


def rests_on_such(finding: Finding | Revoke, such: Callable[[Irregularity], bool]) -> bool:
    """Whether an irregularity that is `such` a one stands among what `finding` follows from."""
    return any(
        (isinstance(earlier, Irregularity) and such(earlier)) or rests_on_such(earlier, such)
        for earlier in finding.grounds.findings
    )
