"""What can be wrong with a paragraph before anything is judged by it: found when an edition is built, and named."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import get_args

from bridgetable.findings.effect import PLACE
from bridgetable.findings.irregularities import IRREGULARITIES
from bridgetable.findings.reasons import ChoiceOf
from bridgetable.findings.registry import (
    AMBIGUOUS,
    AT_ONCE,
    AT_REST,
    OBEYED,
    OFFERED,
    Edition,
    LawConflict,
    Paragraph,
    Trigger,
    declared,
    names,
)
from bridgetable.findings.standing import Standing
from bridgetable.findings.status_words import StatusWord

_MOST_LAWS = 93
_PART = re.compile(r"\d+|[A-Z]|\(\w+\)|[ a-z]+")
"""A step of a number: law, letter, figure, letter in brackets; or the word after it, as in `53A footnote`."""
_RAISED_BY_THE_JUDGE = {
    AT_REST: "None",
    AT_ONCE: "None",
    OBEYED: "tuple[Seat, Card]",
    OFFERED: "Option",
    AMBIGUOUS: "tuple[Option, ...]",
    "not offered": "Choose",
}
"""The words by which the judge itself raises paragraphs, and what it gives them."""
_OF_A_STANDING = {each.name for each in fields(Standing)}
_OF_ITS_PARTS = {f"{place}.{name}" for part, place in PLACE.items() for name in getattr(part, "_fields", ())}
_CHOICES = frozenset(f"chosen {choice}" for choice in get_args(ChoiceOf))
_STATUSES = frozenset(get_args(StatusWord))


def require_sound(edition: Edition) -> None:
    """Raises `LawConflict`, which names the paragraph, if one of them says what cannot be meant."""
    known = _by_number(declared())
    for paragraph in edition.paragraphs:
        for fault in _faults(paragraph, known):
            raise LawConflict(f"{paragraph.cite} ({paragraph.function.__name__}, {paragraph.year}): {fault}")


def _by_number(paragraphs: Iterable[Paragraph]) -> dict[str, list[Paragraph]]:
    """Under each number the paragraphs that have it, or a number below it: 45C4(b) is found under 45C4, 45C and 45."""
    found: dict[str, list[Paragraph]] = defaultdict(list)
    for paragraph in paragraphs:
        for cite in (paragraph.cite, *paragraph.decides):
            for number in _above(cite):
                found[number].append(paragraph)
    return found


@cache
def _above(cite: str) -> tuple[str, ...]:
    return tuple(cite[: part.end()] for part in _PART.finditer(cite))


def _faults(paragraph: Paragraph, known: Mapping[str, Sequence[Paragraph]]) -> Iterator[str]:
    law = _PART.match(paragraph.cite)
    if law is None or not law[0].isdigit() or not 1 <= int(law[0]) <= _MOST_LAWS:
        yield "there is no such law"
    given = _given(paragraph)
    for trigger in paragraph.on:
        wanted = _wanted(trigger)
        if wanted is None:
            yield f"nothing is called {trigger!r}"
        elif wanted not in given and not (isinstance(trigger, type) and "Action" in given):
            yield f"what {_name(trigger)} raises it with is {wanted}, and it takes {' or '.join(given)}"
    if paragraph.only_if and paragraph.only_if not in _OF_A_STANDING | _OF_ITS_PARTS:
        yield f"no standing has {paragraph.only_if!r}"
    for cite in paragraph.overrides:
        if cite not in known:
            yield f"there is no {cite} to override"
        elif not any(_may_meet(paragraph, other) for other in known[cite]):
            yield f"nothing that raises it raises {cite}, so it has nothing to override"
    own = {each.year for each in known.get(paragraph.cite, ()) if each.function is paragraph.function}
    for after in paragraph.after:
        others = {*known.get(after, ()), *known.get(after.rpartition(" ")[0], ())}
        spoken = (other for other in others if other.year in own | {paragraph.year} and names(after, other))
        if all(set(other.on).isdisjoint(paragraph.on) for other in spoken):
            yield f"nothing that raises it raises {after}, which it waits for"


def _may_meet(one: Paragraph, other: Paragraph) -> bool:
    """Whether one thing raises both; in the position at rest nobody is silenced."""
    return one is not other and bool({*one.on} & {*other.on} - {AT_REST})


def _given(paragraph: Paragraph) -> tuple[str, ...]:
    """The types of what may raise a paragraph, as its second parameter names them."""
    names = list(paragraph.function.__annotations__.values())
    return tuple(part.removeprefix("a.") for part in str(names[1]).split(" | "))


def _wanted(trigger: Trigger) -> str | None:
    """The type of what a trigger raises paragraphs with; None where there is no such trigger."""
    if isinstance(trigger, type):
        return trigger.__name__
    if trigger in _RAISED_BY_THE_JUDGE:
        return _RAISED_BY_THE_JUDGE[trigger]
    if trigger in _STATUSES:
        return "Status"
    if trigger in IRREGULARITIES:
        return "Irregularity"
    return "Option" if trigger in _CHOICES else None


def _name(trigger: Trigger) -> str:
    return trigger.__name__ if isinstance(trigger, type) else repr(trigger)
