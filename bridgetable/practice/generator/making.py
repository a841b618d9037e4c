"""From a kind to a problem: board after board is dealt until one offers a moment for it, and what happened is ruled on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgetable.cases.case import Case
from bridgetable.cases.citations import read_citation
from bridgetable.cases.expectations import LISTS, TEXTS, Expect, Wanted
from bridgetable.cases.found import FINDERS
from bridgetable.explain.brief import brief
from bridgetable.explain.headlines import headline
from bridgetable.explain.in_order import in_order, newest_lawful
from bridgetable.explain.newest_ruling import newest_ruling
from bridgetable.findings.kinds import Lawful, Rectification, Status
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.practice.generator.dealing import deal
from bridgetable.practice.generator.registry import EDITIONS, KINDS, NotHere, Variant
from bridgetable.practice.generator.sitting import Sitting, facts
from bridgetable.practice.scene import Scene
from bridgetable.table.record import Record

_BOARDS = 40
"""After so many boards without a moment for a variant another one is taken."""

_UNLESS_FOUND = {
    "told-turn": "no",
    "pause": "no",
    "damage": "no",
    "could-have-known": "no",
    "partner-could-see": "yes",
    "designated-otherwise": "no",
    "suggested": "no",
    "alternative": "yes",
    "forfeits": "no",
    "same-call-new-meaning": "no",
    "this-trick-only": "no",
    "other-intention": "none",
    "aware": "no",
    "could-follow": "no",
}
"""What the director finds where nothing else was so."""


def scene(kind: str, edition: int, level: int, seed: int, with_judgement: bool = False) -> Scene:
    """The problem of this kind, edition, level and seed: always the same one."""
    choice = random.Random(f"{kind} {edition} {level} {seed}")
    suited = KINDS[kind].suited(edition, level, with_judgement)
    while True:
        variant = choice.choice(suited)
        made = scene_of(variant, kind, edition, level, seed)
        if made is not None:
            return made


def scene_of(variant: Variant, kind: str, edition: int, level: int, seed: int) -> Scene | None:
    """The problem one variant gives; None if no board offers a moment for it."""
    for number in range(_BOARDS):
        rng = random.Random(f"{kind} {variant.name} {edition} {level} {seed} {number}")
        sitting = Sitting(deal(rng), rng, edition, level)
        try:
            variant.happen(sitting)
        except NotHere:
            continue
        made = _scene(sitting, kind, edition, seed, level)
        if made is not None:
            return made
    return None


def scenes(
    kinds: Sequence[str],
    editions: Sequence[int],
    levels: Sequence[int],
    seed: int,
    count: int | None = None,
    with_judgement: bool = False,
) -> Iterator[Scene]:
    """Problems one after another, kinds, editions and levels in equal shares, no two alike."""
    order = random.Random(seed)
    wanted = [(kind, edition, level) for kind in kinds for edition in editions for level in levels]
    given: set[Record] = set()
    number = 0
    while count is None or number < count:
        order.shuffle(wanted)
        for kind, edition, level in wanted[: None if count is None else count - number]:
            made = scene(kind, edition, level, seed + number, with_judgement)
            while made.case.record in given:
                made = scene(kind, edition, level, order.randrange(2**40), with_judgement)
            given.add(made.case.record)
            number += 1
            yield made


def _scene(sitting: Sitting, kind: str, edition: int, seed: int, level: int) -> Scene | None:
    ruled = complete(sitting.record())
    if ruled is None:
        return None
    record, verdicts = ruled
    name = f"{kind.lower()}-{edition}-{level}-{seed}"
    twin = _twin(sitting, record, verdicts, edition)
    if twin is None and not _is_a_problem(verdicts[edition]):
        return None
    if twin is not None:  # what is asked only in the twin is known here as well, so that one fact is the difference
        known = {fact.key for fact in record.facts}
        record = replace(record, facts=(*record.facts, *(fact for fact in twin[0].facts if fact.key not in known)))
        verdicts = {year: judge(record, year) for year in EDITIONS}
    case = _case(sitting, record, verdicts, name, level, edition)
    if twin is None:
        return Scene(case, kind, edition, seed, sitting.aim)
    other = replace(_case(sitting, *twin, f"{name}-but", level, edition), contrast=(name,))
    return Scene(replace(case, contrast=(other.id,)), kind, edition, seed, sitting.aim, other)


def _is_a_problem(verdict: Verdict) -> bool:
    """Whether there is something to rule: regular play, and a director who was called for nothing, are no problem."""
    settled = any(isinstance(finding, Rectification) for finding in verdict.findings)
    due = bool(verdict.options or verdict.duties) or settled
    return newest_ruling(verdict) is not None or due or _in_order(verdict) is not None


_EVERYWHERE = ("9", "10", "44", "45A", "45B", "45C4")
"""The paragraphs by which nearly every action is in order."""


def _in_order(verdict: Verdict) -> Lawful | None:
    """What somebody did last that others may take for wrong: a look at a card, a question."""
    late = (lawful for lawful in reversed(verdict.lawful) if lawful.action >= verdict.after - 2)
    return newest_lawful(verdict) or next(
        (lawful for lawful in late if not lawful.grounds.cite.startswith(_EVERYWHERE)), None
    )


def complete(record: Record) -> tuple[Record, dict[int, Verdict]] | None:
    """The record with all facts found that either edition asks for; None if one of them is not known."""
    verdicts = {year: judge(record, year) for year in EDITIONS}
    for _ in range(4):
        missing = {question.key: question.id for verdict in verdicts.values() for question in verdict.questions}
        if not missing:
            return record, verdicts
        if not all(fact in _UNLESS_FOUND for fact in missing.values()):
            return None
        record = replace(record, facts=(*record.facts, *facts({key: _UNLESS_FOUND[fact] for key, fact in missing.items()})))
        verdicts = {year: judge(record, year) for year in EDITIONS}
    return None


def _twin(
    sitting: Sitting, record: Record, verdicts: dict[int, Verdict], edition: int
) -> tuple[Record, dict[int, Verdict]] | None:
    """The same with the deciding fact found otherwise, if it is ruled otherwise."""
    if not sitting.aim:
        return None
    (other,) = facts({sitting.aim: sitting.instead})
    ruled = complete(record.with_fact(other))
    if ruled is None:
        return None
    return ruled if ruling(ruled[1][edition]) != ruling(verdicts[edition]) else None


_RULING = ("irregular", "cards", "options", "duties", "may_withdraw", "must_withdraw", "revokes", "transfer", "turn", "claim")


def ruling(verdict: Verdict) -> tuple[tuple[str, str], ...]:
    """What a verdict comes to: statuses, choices, duties, what may go back, revokes, tricks and whose turn it is."""
    return tuple((key, found.text) for key in _RULING for found in FINDERS[key](verdict))


def _case(
    sitting: Sitting, record: Record, verdicts: dict[int, Verdict], name: str, level: int, edition: int
) -> Case:
    said = {year: _said(verdict) for year, verdict in verdicts.items()}
    told = [said[edition][0]] if said[2007] == said[2017] else [f"{year}: {said[year][0]}" for year in EDITIONS]
    cite = said[edition][1]
    return Case(
        record,
        name,
        title={"en": sitting.title},
        story={"en": " ".join(sitting.story)},
        ruling={"en": " ".join(told)},
        level=level,
        laws=(cite,) if cite else (),
        source="generated",
        expects=tuple(_expected(verdicts[year], year) for year in EDITIONS),
    )


def _said(verdict: Verdict) -> tuple[str, str]:
    """The ruling in a sentence or two with its paragraph, and the paragraph."""
    first = headline(verdict)
    words, cite, found = first.words, first.cite, first.finding
    if found is None or (isinstance(found, Status) and cite.startswith(_EVERYWHERE)):  # no more than the last card
        lawful = _in_order(verdict)
        ruled = next(filter(None, (newest_ruling(verdict), *verdict.duties)), None)
        if lawful is not None:
            words, cite = in_order(lawful, verdict), lawful.grounds.cite
        elif ruled is not None:
            words, cite = brief(ruled), ruled.grounds.cite
    return (f"{words} ({cite})" if cite else words), cite


_EXPECTED = ("options", "irregular", "revokes", "may_withdraw", "must_withdraw", "lawful")


def _expected(verdict: Verdict, edition: int) -> Expect:
    """What a verdict is expected to say: what it does say, so that a later program that rules otherwise is noticed."""
    wanted = [Wanted("turn", turn := (verdict.turn.value if verdict.turn else "none"), TEXTS["turn"](turn))]
    for key in _EXPECTED:
        for found in FINDERS[key](verdict):
            cite = found.grounds[0].cite if found.grounds else ""
            text = f"{found.text}; {cite}" if cite else found.text
            try:
                said = Wanted(key, text, LISTS[key](found.text), read_citation(cite) if cite else None)
            except ValueError:  # a revoke against a duty has no suit to be written
                continue
            wanted += () if said in wanted else (said,)
    return Expect(tuple(wanted), edition)
