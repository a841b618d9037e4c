"""What the director assigns himself, where the ruling leaves the score to him: it stands there in its place."""

from __future__ import annotations

from dataclasses import replace

from bridgetable.blocks.neighbours import LEFT_TO_DIRECTOR
from bridgetable.findings.kinds import Finding, NotModelled
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import Message
from bridgetable.value import value


@value
class DirectorsScore:
    """What is said of the score that the director assigns, and the paragraph by which he does."""

    why: Message
    cite: str


def with_assigned(verdict: Verdict, assigned: DirectorsScore) -> Verdict:
    """The verdict in which the adjusted score is not *not worked out* any more."""

    def settled(finding: Finding) -> Finding:
        return _assigned(finding, assigned) if isinstance(finding, NotModelled) else finding

    missing = tuple(_assigned(each, assigned) for each in verdict.not_modelled)
    return replace(verdict, findings=tuple(map(settled, verdict.findings)), not_modelled=missing)


def _assigned(missing: NotModelled, assigned: DirectorsScore) -> NotModelled:
    if missing.why != LEFT_TO_DIRECTOR:
        return missing
    return replace(missing, grounds=missing.grounds._replace(cite=assigned.cite), why=assigned.why)
