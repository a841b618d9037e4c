"""The because-tree: a finding, the paragraph that decides, and everything it rests on, as data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeGuard

from bridgetable.explain.offered import chosen_text
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.words import fact_words, seen_words, text
from bridgetable.findings.kinds import Finding, Grounds, Option, Status
from bridgetable.findings.settings import SETTINGS
from bridgetable.findings.verdict import Verdict
from bridgetable.lawtexts import law_order, law_text
from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.value import value

GIVEN = "given"
"""Stands in the grounds of what a record says was so when it began."""


@value
class Node:
    """One statement of the tree: its words, the paragraph (empty: none), the finding if it is one, its reasons.

    `fact` is the key of the fact it tells of, empty if it tells of none.
    """

    text: str
    cite: str
    finding: Finding | None = None
    children: tuple[Node, ...] = ()
    fact: str = ""


_NO_FACTS: Mapping[str, str] = MappingProxyType({})


def because(
    verdict: Verdict, finding: Finding, facts: Mapping[str, str] = _NO_FACTS, log: tuple[Entry, ...] = ()
) -> Node:
    """`finding` with its reasons: what the paragraph says, the facts, and the findings before it with theirs.

    `facts` are the answers the director has found, by key (`told-turn #4`); others show as known or presumed. The
    actions they are about are quoted from the `log`.
    """
    reasons = tuple(_reasons(verdict, finding.grounds, facts, log))
    return Node(text(finding), finding.grounds.cite, finding, reasons)


def _reasons(verdict: Verdict, grounds: Grounds, facts: Mapping[str, str], log: tuple[Entry, ...]) -> Iterator[Node]:
    """Each reason once: what an earlier finding says already is left to it."""
    deeper = tuple(_deeper(grounds))
    for cite in (grounds.cite, *grounds.also):
        if cite not in {earlier.cite for earlier in deeper}:
            yield from _what_the_law_says(cite, verdict.edition)
    waiting = {question.key for question in verdict.questions}
    for key in grounds.facts:
        if key not in {known for earlier in deeper for known in earlier.facts}:
            yield Node(_fact(key, facts.get(key), waiting, log), "", fact=key)
    for name in grounds.settings:
        reason = say(f"{SETTINGS[name].message}.reason")
        yield Node(say("told-tree-read-so", reason=reason), SETTINGS[name].cite)
    for finding in grounds.findings:
        yield _as_it_stands(because(verdict, finding, facts, log), finding, verdict)


def _as_it_stands(earlier: Node, finding: Finding, verdict: Verdict) -> Node:
    """An earlier finding told as it reads by now: what was open has been decided, what could be chosen was chosen."""
    if isinstance(finding, Option) and finding not in verdict.options:
        return replace(earlier, text=chosen_text(finding))
    return replace(earlier, text=seen_words(finding)) if _decided_since(finding, verdict) else earlier


def _decided_since(finding: Finding, verdict: Verdict) -> TypeGuard[Status]:
    """Whether a finding says that it was open what a card becomes, and it is so no longer."""
    if not (isinstance(finding, Status) and finding.status == "exposed" and finding.provisional):
        return False
    now = verdict.cards.get((finding.seat, finding.card))
    return now is None or now.status != "exposed" or not now.provisional


def _deeper(grounds: Grounds) -> Iterator[Grounds]:
    for finding in grounds.findings:
        yield finding.grounds
        yield from _deeper(finding.grounds)


def _what_the_law_says(cite: str, edition: int) -> Iterator[Node]:
    """What a paragraph says, in a sentence or two; nothing where there is no such text."""
    paragraph = cite.partition(":")[2] or cite
    if paragraph == GIVEN:
        yield Node(say("told-tree-given"), "")
        return
    try:
        law_order(paragraph)
    except ValueError:
        return
    law = law_text(paragraph, edition)
    if law is not None:
        yield Node(law.gist, law.id)


def _fact(key: str, answer: str | None, waiting: set[str], log: tuple[Entry, ...]) -> str:
    """A fact that a finding rests on: found, still open, or known from the cards, the log or the default."""
    name, _, of = key.partition(" ")
    asked = fact_words(name, of, log)
    if answer is not None:
        return say("told-tree-found", asked=asked, answer=answer_words(answer))
    return say("told-tree-to-be-found", asked=asked) if key in waiting else say("told-tree-presumed", asked=asked)
