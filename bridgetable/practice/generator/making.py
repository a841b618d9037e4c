"""From a kind to a problem: board after board is dealt until one offers a moment for it, and what happened is ruled on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgetable.cases.case import Case
from bridgetable.cases.citations import read_citation
from bridgetable.cases.expectations import LISTS, TEXTS, Expect, Wanted
from bridgetable.cases.found import FINDERS
from bridgetable.explain.headlines import headline
from bridgetable.explain.in_order import newest_lawful
from bridgetable.explain.newest_ruling import newest_ruling
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.practice.generator.dealing import deal
from bridgetable.practice.generator.registry import EDITIONS, KINDS, NotHere, Variant
from bridgetable.practice.generator.sitting import Sitting, facts
from bridgetable.practice.scene import Scene
from bridgetable.table.record import Record

_BOARDS = 80
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
    if ruled is None or not _is_a_problem(ruled[1][edition]):
        return None
    record, verdicts = ruled
    name = f"{kind.lower()}-{edition}-{level}-{seed}"
    case = _case(sitting, record, verdicts, name, level, edition)
    twin = _twin(sitting, record, verdicts, edition)
    if twin is None:
        return Scene(case, kind, edition, seed, sitting.aim)
    other = replace(_case(sitting, *twin, f"{name}-but", level, edition), contrast=(name,))
    return Scene(replace(case, contrast=(other.id,)), kind, edition, seed, sitting.aim, other)


def _is_a_problem(verdict: Verdict) -> bool:
    """Whether there is something to rule, and nothing is left to be asked."""
    return newest_ruling(verdict) is not None or newest_lawful(verdict) is not None


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
    if ruled is None or len(ruled[0].facts) != len(record.facts):
        return None
    return ruled if ruling(ruled[1][edition]) != ruling(verdicts[edition]) else None


_RULING = ("cards", "options", "duties", "may_withdraw", "must_withdraw", "revokes", "transfer", "turn", "claim")


def ruling(verdict: Verdict) -> tuple[tuple[str, str], ...]:
    """What a verdict comes to: statuses, choices, duties, what may go back, revokes, tricks and whose turn it is."""
    return tuple((key, found.text) for key in _RULING for found in FINDERS[key](verdict))


def _case(
    sitting: Sitting, record: Record, verdicts: dict[int, Verdict], name: str, level: int, edition: int
) -> Case:
    first = {year: headline(verdict) for year, verdict in verdicts.items()}
    same = first[2007].words == first[2017].words and first[2007].cite == first[2017].cite
    told = [
        f"{'' if same else f'{year}: '}{first[year].words}{f' ({first[year].cite})' if first[year].cite else ''}"
        for year in ((edition,) if same else EDITIONS)
    ]
    return Case(
        record,
        name,
        title={"en": sitting.title},
        story={"en": " ".join(sitting.story)},
        ruling={"en": " ".join(told)},
        level=level,
        laws=(first[edition].cite,) if first[edition].cite else (),
        source="generated",
        expects=tuple(_expected(verdicts[year], year) for year in EDITIONS),
    )


_EXPECTED = ("options", "irregular", "revokes", "may_withdraw", "must_withdraw", "lawful")


def _expected(verdict: Verdict, edition: int) -> Expect:
    """What a verdict is expected to say: what it does say, so that a later program that rules otherwise is noticed."""
    wanted = [Wanted("turn", turn := (verdict.turn.value if verdict.turn else "none"), TEXTS["turn"](turn))]
    for key in _EXPECTED:
        for found in FINDERS[key](verdict):
            cite = found.grounds[0].cite if found.grounds else ""
            text = f"{found.text}; {cite}" if cite else found.text
            said = Wanted(key, text, LISTS[key](found.text), read_citation(cite) if cite else None)
            wanted += () if said in wanted else (said,)
    return Expect(tuple(wanted), edition)
