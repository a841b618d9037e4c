"""Why a ruling is provisional: what it still waits for."""

from __future__ import annotations

from bridgetable.findings import kinds as k


def waits_for(finding: k.Finding | None, asked: bool) -> str:
    """What may still change a finding; empty: nothing, or it says so itself. `asked`: a question is open."""
    if finding is None or not finding.provisional or isinstance(finding, k.NotModelled):
        return ""
    if asked:
        return "an open question may still change it"
    if isinstance(finding, k.MustWithdraw) and finding.grounds.cite == "62A":
        return "nobody has drawn attention to it yet"
    return "what is still said or done at the table may change it"
