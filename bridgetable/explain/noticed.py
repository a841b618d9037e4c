"""What the table has noticed of all that the program sees at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bridgetable.findings.kinds import Finding, Irregularity
from bridgetable.findings.verdict import ALONE, PARTS, Verdict


def as_noticed(verdict: Verdict) -> Verdict:
    """The verdict without what rests on an irregularity to which nobody has drawn attention yet (Law 9A)."""

    def known(finding: Finding) -> bool:
        return not _unnoticed(finding, verdict)

    parts: dict[str, Any] = {
        name: tuple(filter(known, verdict.part(name))) for name in ("findings", *PARTS) if name not in ALONE
    }
    alone: dict[str, Any] = {name: next(filter(known, verdict.part(name)), None) for name in ALONE}
    cards = {key: status for key, status in verdict.cards.items() if known(status)}
    unknown = {f"#{fault.action}" for fault in verdict.irregularities if not known(fault)}
    assumed = tuple(assumption for assumption in verdict.assumed if assumption.of not in unknown)
    return replace(verdict, cards=cards, assumed=assumed, noticed_only=True, **parts, **alone)


def _unnoticed(finding: Finding, verdict: Verdict) -> bool:
    if isinstance(finding, Irregularity) and verdict.noticed_of(finding) is None:
        return True
    return any(_unnoticed(earlier, verdict) for earlier in finding.grounds.findings)
