"""What the table has noticed of all that the program sees at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bridgetable.findings.kinds import Finding, Irregularity
from bridgetable.findings.verdict import Verdict

_LISTS = (
    "findings",
    "questions",
    "options",
    "duties",
    "may_withdraw",
    "must_withdraw",
    "information",
    "irregularities",
    "lawful",
    "revokes",
    "rights",
    "checks",
    "judgements",
    "liable",
    "not_modelled",
)


def as_noticed(verdict: Verdict) -> Verdict:
    """The verdict without what rests on an irregularity to which nobody has drawn attention yet (Law 9A)."""

    def known(finding: Finding) -> bool:
        return not _unnoticed(finding, verdict)

    lists: dict[str, Any] = {name: tuple(filter(known, getattr(verdict, name))) for name in _LISTS}
    cards = {key: status for key, status in verdict.cards.items() if known(status)}
    claim = verdict.claim if verdict.claim is None or known(verdict.claim) else None
    transfer = verdict.transfer if verdict.transfer is None or known(verdict.transfer) else None
    unknown = {f"#{fault.action}" for fault in verdict.irregularities if not known(fault)}
    assumed = tuple(assumption for assumption in verdict.assumed if assumption.of not in unknown)
    return replace(verdict, cards=cards, claim=claim, transfer=transfer, assumed=assumed, noticed_only=True, **lists)


def _unnoticed(finding: Finding, verdict: Verdict) -> bool:
    if isinstance(finding, Irregularity) and verdict.noticed_of(finding) is None:
        return True
    return any(_unnoticed(earlier, verdict) for earlier in finding.grounds.findings)
