"""Why 2017 rules otherwise than 2007: the line the law texts have on it, found from the findings that differ."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.findings import kinds as k
from bridgetable.lawtexts import LawText, law_order, law_text, parent

_SAME = "same"
_NEW = "New in 2017."
_SENTENCE = re.compile(r"(?<=[.]) ")
_SLIGHT = re.compile(
    r"(Same|New number|Mostly new wording|Reworded|Slightly reworded)\b|Was [^;]*(; hardly altered)?\.$"
)
"""Changes that alter no ruling, and so are no reason for one."""


def in_2017(cite: str) -> str:
    """The number that a paragraph of 2007 has in 2017."""
    found = _exact(cite, 2007)
    return found.moved if found is not None and found.moved else cite


def renumbered(left: str, right: str) -> str:
    """What to say of one ruling under two numbers."""
    if in_2017(left) == right:
        return f"The same rule: {left} of 2007 is {right} in 2017."
    return f"The same ruling: {left} in 2007, {right} in 2017."


def reason(left: k.Finding | None, right: k.Finding | None) -> str:
    """The change of the law behind two findings that differ; empty where the texts tell of none.

    The paragraphs only one of the two rests on come first, then those they decide by, then what both rest on.
    """
    old = list(dict.fromkeys(in_2017(cite) for cite in _cites(left)))
    new = list(dict.fromkeys(_cites(right)))
    apart = [cite for cite in (*new, *old) if (cite in new) != (cite in old)]
    deciding = new[:1] if new[:1] == old[:1] else []
    told = ((cite, change) for cite in (*deciding, *apart, *new, *old) for change in _changes_of(cite))
    return next((f"{cite}: {change}" for cite, change in told if not _SLIGHT.match(change)), "")


def _changes_of(cite: str) -> Iterator[str]:
    """What became of a paragraph; where that is only a number or a letter, what became of the one above it."""
    change = change_of(cite)
    if change == _NEW and (law := _exact(cite, 2017)) is not None:
        change = f"{_NEW} {_SENTENCE.split(law.gist, maxsplit=1)[0]}"
    if change:
        yield change
    above = parent(cite) if change.startswith("New number") else None
    if above is not None:
        yield change_of(above)


def change_of(cite: str) -> str:
    """What became of a paragraph from 2007 to 2017, or of the nearest one above it that was changed itself."""
    for edition in (2017, 2007):
        found = _exact(cite, edition)
        if found is not None and found.change:
            return "" if found.change == _SAME else found.change
    return ""


def _cites(finding: k.Finding | None) -> Iterator[str]:
    """The paragraphs a finding rests on, the deciding one first."""
    waiting = [] if finding is None else [finding]
    for each in waiting:  # it grows while it is read
        for cite in (each.grounds.cite, *each.grounds.also):
            yield cite.partition(":")[2] or cite
        waiting += each.grounds.findings


def _exact(cite: str, edition: int) -> LawText | None:
    try:
        law_order(cite)
    except ValueError:
        return None
    return law_text(cite, edition)
