"""Why a ruling is provisional: what it still waits for."""

from __future__ import annotations

from bridgetable.findings import kinds as k


def waits_for(finding: k.Finding | None, asked: bool | None) -> str:
    """What may still change a finding; empty: nothing, or it says so itself.

    `asked`: a question is open; None where that is not known yet.
    """
    if finding is None or not finding.provisional or isinstance(finding, k.NotModelled):
        return ""
    if asked is None:
        return "what may still change it is being worked out"
    if asked:
        return "an open question may still change it"
    if isinstance(finding, k.MustWithdraw) and finding.grounds.cite == "62A":
        return "nobody has drawn attention to it yet"
    return "what is still said or done at the table may change it"
