"""The closed list of facts: what a camera at the table cannot show, and the director has to find out."""

from __future__ import annotations

from bridgetable.findings.fact_kinds import (
    FactKind,
)
from bridgetable.findings.facts_of_calls import OF_CALLS
from bridgetable.findings.facts_of_cards import OF_CARDS
from bridgetable.findings.facts_of_words import OF_WORDS

_LIST = OF_CARDS + OF_CALLS + OF_WORDS

FACTS: dict[str, FactKind] = {kind.id: kind for kind in _LIST}
"""Every kind of fact by its id, in the order of the help page on the case format."""

CLOSED_ANSWERS = frozenset(answer for kind in _LIST for answer in kind.answers) - {"N", "E", "S", "W"} | {"none"}
"""The answers that are words of their own: neither players nor cards, suits, numbers."""

SPOKEN_FIRST = ("unintended", "pause")
"""Facts about the first of two calls: the one that was changed, and not the change."""
