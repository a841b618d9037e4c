"""Comparing what a case expects with what the verdicts say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Literal, TypeAlias

from bridgetable.blocks.left_to_play import LeftToPlay, left_to_play, what_leaves_it
from bridgetable.cases.case import Case
from bridgetable.cases.citations import meets, named
from bridgetable.cases.expectations import LISTS, Expect, Wanted
from bridgetable.cases.found import FINDERS, FoundPart, about, duties_to_play, no_revoke, unsaid
from bridgetable.cases.may_play import allows, in_words, is_just
from bridgetable.cases.wanted import Parts
from bridgetable.findings.kinds import Grounds
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.table.actions import CallDirector, Choose, DirectorActs, Entry
from bridgetable.table.fold import fold
from bridgetable.table.record import Record
from bridgetable.table.state import Table
from bridgetable.value import value

Judging = Callable[[Record, int], Verdict]
"""Gives the verdict of an edition on a record."""


@value
class Failure:
    """One thing a case expects and a verdict does not say, or the contrary."""

    case: str
    edition: int
    line: int
    expected: str
    found: str
    because: str

    def __str__(self) -> str:
        where, told = f"{self.case}:{self.line}", {"expected": self.expected, "found": self.found}
        return say("check-failure", where=where, edition=str(self.edition), because=self.because, **told)


Rule: TypeAlias = Literal["", "exact", "options_ordered"]
"""What of an expectation is not met: one of the things it asks for, or what it asks of them all."""


@value
class Unmet:
    """One thing that is `wanted` and not said, what is said instead, and why.

    `waits`: it may be only because the director, who was called, has not spoken yet.
    """

    wanted: Wanted
    instead: tuple[FoundPart, ...]
    verdict: Verdict
    rule: Rule = ""
    waits: bool = False

    @property
    def grounds(self) -> tuple[Grounds, ...]:
        """What that which is said instead rests on."""
        return () if self.wanted.key == "cites" else tuple(g for each in self.instead for g in each.grounds)

    @property
    def found(self) -> str:
        """What is said instead, as a file says it."""
        return "; ".join(dict.fromkeys(each.text for each in self.instead)) or say("check-nothing")

    @property
    def because(self) -> str:
        """Why it is so, as a file says it."""
        because = _because(self.grounds, self.verdict)
        return say("check-waits", because=because) if self.waits else because


def compare(case: Case, edition: int, judging: Judging) -> list[Failure]:
    """Everything in which the verdicts of `edition` differ from what `case` expects of it."""
    failures: list[Failure] = []
    name = str(case.path or case.id)
    for expect in case.expected(edition):
        record = supposed_record(case.record, expect)
        failures += (
            Failure(name, edition, each.wanted.line, each.wanted.text, each.found, each.because)
            for each in unmet(expect, judging(record, edition), record)
        )
    return failures


def supposed_record(record: Record, expect: Expect) -> Record:
    """The record an expectation is about: its branch, up to its action, with what it supposes."""
    if expect.branch is not None:
        record = record.branch(expect.branch)
    if expect.after is not None:
        record = record.upto(expect.after)
    for supposed in expect.supposed:
        record = record.with_entry(supposed) if isinstance(supposed, Entry) else record.with_fact(supposed)
    return replace(record, branches=())


@dataclass(frozen=True)
class _View:
    """A verdict, the table it speaks of, and the facts found."""

    verdict: Verdict
    table: Table
    facts: Mapping[str, str]

    def left(self, wanted: Wanted) -> LeftToPlay:
        """What is left to the player of whom `wanted` speaks."""
        return left_to_play(Seat(wanted.parts[0]["seat"]), self.verdict, self.table, self.facts)

    def found(self, wanted: Wanted) -> list[FoundPart]:
        """All that the verdict says where the answer to `wanted` must be."""
        if wanted.key == "may_play":
            left = self.left(wanted)
            seat, _, what = in_words(left).partition(": ")
            parts = {"seat": (seat,), "cards": (what,)}
            return [FoundPart(parts, in_words(left), tuple(what_leaves_it(left, self.verdict)))]
        found = list(FINDERS[wanted.key](self.verdict))
        if wanted.key == "cards":
            said = any(wanted.subject in each.parts["card"] for each in found)
            found += [*duties_to_play(self.verdict), *(() if said else (unsaid(self.verdict, wanted.subject),))]
        if wanted.key == "revokes":
            none = [parts for parts in wanted.parts if parts["state"] == "none"]
            found += [no_revoke(parts) for parts in none if not any(about(each, parts) for each in found)]
        return found


def unmet(expect: Expect, verdict: Verdict, record: Record) -> Iterator[Unmet]:
    """What is asked of the `verdict` on `record` and not met."""
    view = _View(verdict, fold(record), {fact.key: fact.value for fact in record.facts})
    for wanted in expect.wanted:
        if wanted.citation is not None and wanted.citation.in_edition(verdict.edition) is None:
            continue  # this edition has no such paragraph, so nothing is asked of it
        if _is_met(wanted, view) is wanted.forbidden:
            waits = wanted.key in ("turn", "may_play", "options", "duties") and waits_for_ruling(verdict, record.log)
            yield Unmet(wanted, tuple(_found_instead(wanted, view)), verdict, waits=waits)
    if expect.options_ordered:
        yield from _out_of_order(expect, verdict)
    if expect.exact:
        yield from _beyond(expect, view)


def _is_met(wanted: Wanted, view: _View) -> bool:
    if wanted.key == "may_play":
        left, what = view.left(wanted), wanted.parts[0]["cards"]
        right = allows(left, what) if wanted.forbidden else is_just(left, what)
        return right and all(_cited(each, wanted, view.verdict.edition) for each in view.found(wanted))
    found = view.found(wanted)
    return all(any(_says(each, parts, wanted, view.verdict.edition) for each in found) for parts in wanted.parts)


def _says(found: FoundPart, parts: Parts, wanted: Wanted, edition: int) -> bool:
    return found.says(parts) and _cited(found, wanted, edition)


def _cited(found: FoundPart, wanted: Wanted, edition: int) -> bool:
    """Whether `found` rests on the paragraph that is wanted, if one is."""
    cite = wanted.citation.in_edition(edition) if wanted.citation else None
    return cite is None or any(meets(paragraph, cite) for grounds in found.grounds for paragraph in named(grounds))


_ANCHORS = ("card", "call", "seat", "about", "trick", "fact")
"""The parts that say what a finding is about, as against what it says."""


def _found_instead(wanted: Wanted, view: _View) -> list[FoundPart]:
    """What the verdict says of the same card, seat or trick; else all it says there."""
    found = view.found(wanted)
    if wanted.forbidden and wanted.key != "may_play":
        return [
            each for each in found if any(_says(each, parts, wanted, view.verdict.edition) for parts in wanted.parts)
        ]
    near = [each for each in found if each.says(_anchors(wanted))]
    return near or found


def _anchors(wanted: Wanted) -> Parts:
    """The parts of what is wanted that say which card, player, trick or fact it is about."""
    return {name: value for name, value in wanted.parts[0].items() if name in _ANCHORS}


def waits_for_ruling(verdict: Verdict, log: Sequence[Entry]) -> bool:
    """Whether nobody is in turn since the director was called and has said nothing yet."""
    called = [number for number, entry in enumerate(log) if isinstance(entry.action, CallDirector)]
    spoken = [number for number, entry in enumerate(log) if isinstance(entry.action, DirectorActs | Choose)]
    return verdict.turn is None and bool(called) and max(called) > max(spoken, default=-1)


def _because(grounds: Iterable[Grounds], verdict: Verdict) -> str:
    reasons = dict.fromkeys(map(_reason, grounds))
    if reasons:
        return "; ".join(reasons)
    waiting = ", ".join(question.key for question in verdict.questions)
    if waiting:
        return say("check-no-answer-yet", questions=waiting)
    missing = ", ".join(dict.fromkeys(finding.grounds.cite for finding in verdict.not_modelled))
    return say("check-not-modelled", laws=missing) if missing else say("check-no-paragraph")


def _reason(grounds: Grounds) -> str:
    """The paragraphs, and the actions, facts and settings they rest on."""
    on = [say("check-on-action", number=str(number)) for number in grounds.actions]
    on += [say("check-on-fact", key=key) for key in grounds.facts]
    on += [say("check-on-setting", name=name) for name in grounds.settings]
    cites = reduce(_cited_with, dict.fromkeys(named(grounds)))
    return say("check-cited-rests-on", laws=cites, on=", ".join(on)) if on else cites


def _cited_with(first: str, following: str) -> str:
    return say("check-cited-with", first=first, next=following)


def _out_of_order(expect: Expect, verdict: Verdict) -> Iterator[Unmet]:
    options = tuple(FINDERS["options"](verdict))
    last = -1
    for wanted in expect.wanted:
        if wanted.key != "options" or wanted.forbidden:
            continue
        places = [n for n, each in enumerate(options) if _says(each, wanted.parts[0], wanted, verdict.edition)]
        if places and max(places) < last:
            in_order = replace(wanted, value=say("check-in-its-order", value=str(wanted.value)))
            yield Unmet(in_order, options, verdict, "options_ordered")
        last = max([last, *places[:1]])


def _beyond(expect: Expect, view: _View) -> Iterator[Unmet]:
    """What is found, under the keys that are there, beyond what is asked for."""
    for key in dict.fromkeys((*(wanted.key for wanted in expect.wanted if not wanted.forbidden), *expect.empty)):
        asked = [wanted for wanted in expect.wanted if wanted.key == key and not wanted.forbidden]
        beyond = tuple(each for each in _all_found(key, view) if not _asked_for(each, asked, view.verdict.edition))
        if beyond:
            nothing_else = Wanted(
                key, say("check-nothing-else"), (), written=asked[0].written if asked else expect.written
            )
            yield Unmet(nothing_else, beyond, view.verdict, "exact")


def counted(key: str) -> bool:
    """Whether `exact` counts what is found under a key: what is no list, it does not."""
    return key in (*LISTS, "cards") and key not in ("may_play", "cites")


def _all_found(key: str, view: _View) -> list[FoundPart]:
    """The findings that `exact` counts: not the cards of tricks that are turned."""
    if not counted(key):
        return []
    return [each for each in FINDERS[key](view.verdict) if "quitted" not in each.parts.get("status", ())]


def _asked_for(found: FoundPart, asked: Iterable[Wanted], edition: int) -> bool:
    return any(_says(found, parts, wanted, edition) for wanted in asked for parts in wanted.parts)
