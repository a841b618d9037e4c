"""Law 85: finding the facts. Both editions alike."""

from __future__ import annotations

from bridgetable.findings.kinds import Judgement
from bridgetable.findings.moment import Moment
from bridgetable.findings.registry import AT_REST, Findings, paragraph
from bridgetable.messages import to_say


@paragraph("85B", on=(AT_REST,))
def facts_not_established(m: Moment, _: None) -> Findings:
    """Where the facts cannot be established the director gives a ruling that lets play go on."""
    unknown = tuple(sorted(m.facts.not_established(), key=_action_and_name))
    if unknown:
        yield Judgement(m.because(), to_say("weighed-facts-not-established"), unknown)


def _action_and_name(key: str) -> tuple[int, str]:
    """Whichever was looked for first: what is about the whole board or a card, then the actions in their order."""
    return int(key.partition("#")[2] or 0), key
