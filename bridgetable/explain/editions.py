"""Why a later book rules otherwise than an earlier one: the line the law texts have on it, for findings that differ."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.editions import EDITIONS, way
from bridgetable.findings import kinds as k
from bridgetable.lawtexts import ChangeKind, LawText, law_order, law_text, parent
from bridgetable.messages import cite_words, say

_SAME = "same"
_SENTENCE = re.compile(r"(?<=[.]) ")
_SLIGHT: tuple[ChangeKind | None, ...] = ("number", "wording")
"""Changes that alter no ruling, and so are no reason for one."""


def in_later(cite: str, old: int, new: int) -> str:
    """The number that a paragraph of the `old` book has in the `new` one, which came later."""
    for year in way(old, new)[:-1]:
        found = _exact(cite, year)
        cite = found.moved if found is not None and found.moved else cite
    return cite


def renumbered(left: str, right: str, old: int, new: int) -> str:
    """What to say of one ruling under two numbers."""
    if in_later(left, old, new) == right:
        return say("told-same-rule", left=cite_words(left), old=old, right=cite_words(right), new=new)
    return say("told-same-ruling", left=cite_words(left), old=old, right=cite_words(right), new=new)


def reason(left: k.Finding | None, right: k.Finding | None, old: int, new: int) -> str:
    """The change of the law behind two findings that differ; empty where the texts tell of none.

    The paragraphs only one of the two rests on come first, then those they decide by, then what both rest on.
    """
    before = list(dict.fromkeys(in_later(cite, old, new) for cite in _cites(left)))
    after = list(dict.fromkeys(_cites(right)))
    apart = [cite for cite in (*after, *before) if (cite in after) != (cite in before)]
    deciding = after[:1] if after[:1] == before[:1] else []
    told = ((cite, each) for cite in (*deciding, *apart, *after, *before) for each in _changes_of(cite, old, new))
    return next((f"{cite_words(cite)}: {change}" for cite, change in told), "")


def _changes_of(cite: str, old: int, new: int) -> Iterator[str]:
    """What a paragraph rules otherwise; where it has only another number or letter, what the one above it does."""
    changed = _changed(cite, old, new)
    if changed is None:
        return
    if changed.change_is == "new" and changed.id == cite:
        yield f"{changed.change} {_SENTENCE.split(changed.gist, maxsplit=1)[0]}"
    elif changed.change_is not in _SLIGHT:
        yield changed.change or ""
    above = _changed(parent(cite) or "", old, new) if changed.change_is == "number" else None
    if above is not None and above.change_is not in _SLIGHT:
        yield above.change or ""


def change_of(cite: str, old: int, new: int) -> str:
    """What became of a paragraph of the `new` book since the `old` one, or of the nearest above it that was changed."""
    changed = _changed(cite, old, new)
    return changed.change or "" if changed is not None else ""


def _changed(cite: str, old: int, new: int) -> LawText | None:
    """The text that tells what became of a paragraph between two books, None if it is the same in both."""
    first, *later = way(old, new)
    number: str = cite
    for year in reversed(later):
        found = _exact(number, year)
        if found is not None and found.change and (found.change != _SAME or year == later[0]):
            return None if found.change == _SAME else found
        number = found.was if found is not None and found.was else number
    found = _exact(cite, first) if first == EDITIONS[0] else None  # of later books the text tells what they changed
    return found if found is not None and found.change and found.change != _SAME else None


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
