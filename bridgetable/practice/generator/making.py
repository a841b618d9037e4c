"""Making a scene: a variant is tried on deal after deal, until one fits and its verdict is a key without a gap."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bridgetable.cases.case import Case
from bridgetable.editions import EDITIONS
from bridgetable.explain.headlines import Headline, headline
from bridgetable.explain.newest_ruling import newest_ruling
from bridgetable.explain.words import text
from bridgetable.findings import kinds as k
from bridgetable.findings.facts import FACTS
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import cite_words, say
from bridgetable.messages.catalogue import language
from bridgetable.practice.generator.dealing import GivenDeal
from bridgetable.practice.generator.expecting import expects
from bridgetable.practice.generator.registry import KINDS, Told, Variant
from bridgetable.practice.generator.sitting import Sitting
from bridgetable.practice.scene import Scene
from bridgetable.table.impossible import ImpossibleAction
from bridgetable.table.record import Fact, Record

MOST_DEALS = 150
"""So many deals are tried with a variant before another one gets its turn."""
MOST_PLAYS = 12
"""So often one given deal is played, each time a little otherwise, before another variant gets its turn."""
MOST_ALIKE = 30
"""So often another problem is made in the place of one like it."""
LATEST = 1_000_000_000
"""Seeds of single scenes are below this."""
WEIGHED = frozenset({"damage", "suggested", "alternative", "could-have-known", "forfeits", "likely-trick"})
"""The facts that are not found but weighed, even where everything is told."""


class NoScene(ValueError):
    """There is no such kind, or it has nothing at this level under this edition."""


def scene(
    kind: str, edition: int, level: int, seed: int, with_judgement: bool = False, on: GivenDeal | None = None
) -> Scene:
    """The scene of a kind for an edition and a level that belongs to this seed, always the same.

    It comes about `on` the board that is given, or on any; `NoScene` where nothing of the kind is plausible there.
    """
    if kind not in KINDS:
        raise NoScene(say("commands-no-kind", name=kind, kinds=", ".join(KINDS)))
    variants = KINDS[kind].fitting(edition, level, with_judgement)
    if not variants:
        raise NoScene(say("commands-none-at-this-level"))
    rng = random.Random(f"{kind} {edition} {level} {seed} {with_judgement}")
    while variants:
        chosen = rng.choices(variants, [each.weight for each in variants])[0]
        for _ in range(MOST_DEALS if on is None else MOST_PLAYS):
            sitting = Sitting(rng, edition, level, on)
            found = _tried(chosen, sitting, kind, seed)
            if found is not None:
                return found
        variants.remove(chosen)
    if on is not None:
        raise NoScene(say("commands-not-on-this-board"))
    raise NoScene(say("commands-no-deal", kind=kind, level=level, edition=edition))


def _tried(variant: Variant, sitting: Sitting, kind: str, seed: int) -> Scene | None:
    try:
        told = variant.make(sitting)
    except ImpossibleAction:
        return None
    if told is None or not sitting.settle():
        return None
    edition = sitting.edition
    verdicts = {year: sitting.verdict(year) for year in EDITIONS}
    verdicts = {year: verdict for year, verdict in verdicts.items() if not verdict.questions}
    others = _otherwise(sitting, told)
    record = _with_what_counts(sitting.record(), (*verdicts.values(), *others.values()), told)
    if not variant.judgement and rests_on_judgement(record, verdicts[edition]):
        return None
    name = f"{kind.lower()}-{edition}-{sitting.level}-{seed}"
    case = _case(record, verdicts, told, name, sitting.level, told.says[0], told.why)
    twin = _twin(case, verdicts[edition], others, told)
    if twin is None and not (told.routine or is_ruled(verdicts[edition])):
        return None
    return Scene(case, kind, edition, seed, told.aim, twin)


def is_ruled(verdict: Verdict) -> bool:
    """Whether there is a ruling to be given: that something is simply played in turn is none."""
    ruling = newest_ruling(verdict)
    return bool(verdict.options) or (ruling is not None and not isinstance(ruling, k.NotModelled))


def rests_on_judgement(record: Record, verdict: Verdict) -> bool:
    """Whether what is ruled is left to the director to weigh."""
    calm = {"damage": "no", "could-have-known": "no", "suggested": "no", "alternative": "yes", "likely-trick": "0"}
    facts = {fact.id for fact in record.facts if fact.key in verdict.taken and calm.get(fact.id) != fact.value}
    return isinstance(_first(verdict).finding, k.Judgement | k.NotModelled) or bool(facts & WEIGHED)


def _otherwise(sitting: Sitting, told: Told) -> dict[int, Verdict]:
    """What each edition would say with the deciding fact found otherwise; nothing where no fact decides."""
    if not told.otherwise:
        return {}
    record = _found_otherwise(sitting.record(), told)
    return {year: sitting.aside(record, year) for year in EDITIONS}


def _found_otherwise(record: Record, told: Told) -> Record:
    name, _, of = told.aim.partition(" ")
    assert name in FACTS, name
    return record.with_fact(Fact(name, of, told.otherwise))


def _with_what_counts(record: Record, verdicts: Iterable[Verdict], told: Told) -> Record:
    """The record with the facts that a ruling rests on, or its twin's, and the one that decides."""
    taken = {key for verdict in verdicts for key in verdict.taken}
    return replace(record, facts=tuple(fact for fact in record.facts if fact.key in taken or fact.key == told.aim))


def _case(
    record: Record, verdicts: dict[int, Verdict], told: Told, name: str, level: int, said: str, why: str = ""
) -> Case:
    told_in = language()
    cites = [headline(verdict).cite for verdict in verdicts.values()]
    cites += [wrong.grounds.cite for verdict in verdicts.values() for wrong in verdict.irregularities]
    return Case(
        record,
        name,
        {told_in: told.title},
        {told_in: told.story_with(said)},
        {told_in: f"{why} {ruling_told(verdicts)}".strip()},
        level,
        tuple(dict.fromkeys((*filter(None, cites), *told.laws))),
        "own",
        told_in,
        expects=expects(verdicts),
    )


def ruling_told(verdicts: dict[int, Verdict]) -> str:
    """What is ruled, with the paragraph: in one sentence where the editions agree."""
    said = {year: _said(verdict) for year, verdict in verdicts.items()}
    if len(set(said.values())) == 1:
        return next(iter(said.values()))
    return "\n".join(f"{year}: {words}" for year, words in said.items())


def _first(verdict: Verdict) -> Headline:
    """The headline; where it is no more than the card played last, what is in order, or due, or was ruled before."""
    first = headline(verdict)
    if not (first.finding is None or (isinstance(first.finding, k.Status) and first.cite.startswith(_CALM_PLAY))):
        return first
    lawful = [each for each in verdict.lawful if each.action >= verdict.after - 2]
    doubted = [each for each in lawful if each.grounds.cite.startswith(DOUBTED)]
    for finding in (*doubted[-1:], newest_ruling(verdict), *verdict.duties[:1]):
        if finding is not None:
            return Headline(text(finding), finding, (), finding.grounds.cite)
    return first


_CALM_PLAY = ("45A", "45B", "45C4(a)", "46")
"""The paragraphs by which nearly every card is played."""
DOUBTED = ("20", "41", "42", "43", "58", "59", "61", "65", "66", "67", "68", "69", "71")
"""The laws by which something is in order that players often take for wrong."""


def _said(verdict: Verdict) -> str:
    """The headline with its paragraph, and what it leaves out of the two findings that come next."""
    first = _first(verdict)
    said = [f"{first.words.rstrip('.')}{f' ({cite_words(first.cite)})' if first.cite else ''}."]
    for finding in first.more[:2]:
        said += (each for each in _SENTENCES.findall(text(finding)) if each.rstrip(".") not in first.words)
    return " ".join(dict.fromkeys(said))


_SENTENCES = re.compile(r"\S[^.]*\.(?=\s|$)")


def ruled(verdict: Verdict) -> tuple[Any, ...]:
    """All that is ruled, in a form in which two verdicts can be compared."""
    return (
        {card: status.status for card, status in verdict.cards.items()},
        [(option.by, option.choice.words) for option in verdict.options],
        [(duty.seat, duty.must, duty.may_not, duty.when, duty.until) for duty in verdict.duties],
        [(right.seat, right.card, right.only_if) for right in verdict.may_withdraw],
        [(step.seat, step.card) for step in verdict.must_withdraw],
        [(revoke.seat, revoke.trick, revoke.state) for revoke in verdict.revokes],
        verdict.transfer and (verdict.transfer.to, verdict.transfer.tricks),
        verdict.claim and (verdict.claim.state, verdict.claim.tricks),
        [(told.about, told.part, told.authorised, told.unauthorised) for told in verdict.information],
        [wrong.kind for wrong in verdict.irregularities],
        [(call.about, call.state) for call in verdict.calls],
        [(restricted.partner, restricted.suits, restricted.require) for restricted in verdict.restrictions],
        [(right.seat, right.may) for right in verdict.rights],
        (verdict.turn, verdict.declarer),
    )


def _twin(case: Case, verdict: Verdict, others: dict[int, Verdict], told: Told) -> Case | None:
    """The case with the deciding fact found otherwise; None where that leaves a question or rules the same."""
    other = others.get(verdict.edition)
    if other is None or other.questions or ruled(other) == ruled(verdict):
        return None
    complete = {year: each for year, each in others.items() if not each.questions}
    record = _found_otherwise(case.record, told)
    twin = _case(record, complete, told, f"{case.id}-twin", case.level or 1, told.says[1])
    return replace(twin, contrast=(case.id,))


def scenes(
    kinds: Sequence[str],
    editions: Sequence[int],
    levels: Sequence[int],
    seed: int,
    count: int | None = None,
    with_judgement: bool = False,
    on: GivenDeal | None = None,
) -> Iterator[Scene]:
    """Scenes of these kinds, editions and levels in equal shares, mixed and no two alike; without `count` endless.

    `on` a board that is given a kind is left out of which nothing is plausible there; `NoScene` where all are.
    """
    wanted = [
        (kind, edition, level)
        for kind in kinds
        for edition in editions
        for level in levels
        if kind in KINDS and KINDS[kind].fitting(edition, level, with_judgement)
    ]
    if not wanted:
        raise NoScene(say("commands-none-at-this-level"))
    rng, seen, made = random.Random(f"scenes {seed}"), set[object](), 0
    while wanted:
        rng.shuffle(wanted)
        for each in list(wanted):
            if made == count:
                return
            kind, edition, level = each
            try:
                for _ in range(MOST_ALIKE):
                    found = scene(kind, edition, level, rng.randrange(LATEST), with_judgement, on)
                    if _alike(found) not in seen:
                        break
            except NoScene:
                if on is None:
                    raise
                wanted.remove(each)
                continue
            seen.add(_alike(found))
            made += 1
            yield found
    raise NoScene(say("commands-not-on-this-board"))


def _alike(found: Scene) -> object:
    """What two problems of a session do not share: kind, aim, and what was done with which cards.

    Where nothing is done with cards, as with a call that is taken back, there are few such problems; then in the end
    the deal makes the difference.
    """
    return found.kind, found.aim.partition(" ")[0], found.case.record.log
