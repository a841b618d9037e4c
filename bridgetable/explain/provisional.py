"""Why a ruling is provisional: what it still waits for."""

from __future__ import annotations

from bridgetable.findings import kinds as k
from bridgetable.messages import say


def waits_for(finding: k.Finding | None, asked: bool | None) -> str:
    """What may still change a finding; empty: nothing, or it says so itself.

    `asked`: a question is open; None where that is not known yet.
    """
    if finding is None or not finding.provisional or isinstance(finding, k.NotModelled):
        return ""
    if asked is None:
        return say("told-provisional-working-out")
    if asked:
        return say("told-provisional-open-question")
    if isinstance(finding, k.MustWithdraw) and finding.why == "unnoticed revoke":
        return say("told-provisional-not-noticed")
    return say("told-provisional-table")
