"""Generated problems, many of each kind: complete, the same from their seed, saved as they are, twins one fact apart.

`python -m generated.problems [KIND …] [--count N]` (in `tests`) makes so many of each kind in each edition, and prints
the computed rules of Laws 41 to 67 that are the point of no problem.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice

from bridgetable.cases.case import Case
from bridgetable.cases.catalogue import PLAY
from bridgetable.cases.check import check_case
from bridgetable.cases.reader import parse_case
from bridgetable.cases.writer import case_text
from bridgetable.explain.newest_ruling import newest_ruling
from bridgetable.findings.kinds import Finding
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import catalogue, judge
from bridgetable.lawtexts import law_order
from bridgetable.practice.generator import KINDS, scene
from bridgetable.practice.scene import Scene
from bridgetable.table.sentences import parse, sentence

EDITIONS, LEVELS = (2007, 2017), (1, 2, 3)


def faults(made: Scene) -> Iterator[str]:
    """What is wrong with a problem."""
    again = scene(made.kind, made.edition, made.case.level or 1, made.seed)
    if again != made:
        yield "the same seed gives another problem"
    verdict = judge(made.case.record, made.edition)
    if verdict.questions:
        yield f"open: {', '.join(question.key for question in verdict.questions)}"
    if not (made.case.title_in() and made.case.story_in() and made.case.ruling_in() and made.case.expects):
        yield "a text or an expectation is missing"
    for case in filter(None, (made.case, made.twin)):
        yield from _saved(case)
    if made.twin is not None:
        yield from _twin(made, made.twin)


def _saved(case: Case) -> Iterator[str]:
    text = case_text(case)
    read = parse_case(text, f"{case.id}.toml")
    if (
        case_text(read) != text
        or set(read.record.facts) != set(case.record.facts)
        or read.record.log != case.record.log
    ):
        yield f"{case.id} is not read as it is written"
    for edition in EDITIONS:
        yield from (f"{case.id}: {failure}" for failure in check_case(read, edition))
    for entry in case.record.log:
        if parse(sentence(entry)) != entry:
            yield f"{sentence(entry)} is not read as it is written"


def _twin(made: Scene, twin: Case) -> Iterator[str]:
    one, other = ({fact.key: fact.value for fact in case.record.facts} for case in (made.case, twin))
    different = {key for key in one.keys() | other.keys() if one.get(key) != other.get(key)}
    if (
        different != {made.aim}
        or made.case.record.log != twin.record.log
        or twin.record.position != made.case.record.position
    ):
        yield f"the twin differs in {sorted(different)}, and not in {made.aim} alone"


def rules(verdict: Verdict) -> set[str]:
    """The paragraphs that a problem is about: those its ruling rests on from the action in question on."""
    found: set[str] = set()
    ruling = newest_ruling(verdict)
    lists = (verdict.options, verdict.duties, verdict.may_withdraw, verdict.must_withdraw, verdict.irregularities)
    more = (verdict.information, verdict.revokes, verdict.liable, verdict.checks, verdict.judgements)
    cards = [status for status in verdict.cards.values() if status.status not in ("played", "quitted")]
    running = [verdict.cards[each] for each in verdict.trick.cards if each in verdict.cards]
    running = [status for status in running if not status.grounds.cite.startswith(("45A", "45B", "45C4(a)"))]
    late = [lawful for lawful in verdict.lawful if lawful.action >= verdict.after - 3]
    transfer = [each for each in (verdict.transfer, verdict.claim, ruling) if each is not None]
    for each in (*(one for many in (*lists, *more) for one in many), *cards, *running, *late, *transfer):
        _gather(each, found)
    for finding in verdict.findings:
        if type(finding).__name__ in (
            "Rectification",
            "Roles",
            "Deemed",
            "Transfer",
            "Revoke",
            "ClaimState",
            "Judgement",
        ):
            _gather(finding, found)
    return found


def _gather(finding: Finding, found: set[str]) -> None:
    found |= {finding.grounds.cite, *finding.grounds.also}
    for earlier in finding.grounds.findings:
        _gather(earlier, found)


def computed(edition: int) -> set[str]:
    """The computed paragraphs of the laws of the play."""
    every = {cite for paragraph in catalogue(edition) for cite in (paragraph.cite, *paragraph.decides)}
    return {cite for cite in every if law_order(cite)[0] in PLAY}


_EVERY_TRICK = "it says who has won each trick: nothing is against it or by it alone"
_A_QUESTION = "a right to ask, which no card brings about"
WITH_REASON = {
    "41B": _A_QUESTION,
    "41C": _A_QUESTION,
    "44E": _EVERY_TRICK,
    "44F": _EVERY_TRICK,
    "47E2(b)": "it leaves the damage to the director: such problems are made only where judgement is asked for",
    "52B1": "a heading: the choices under it are cited by their own letters",
}
"""Rules that no generated problem is about, and why not."""


def uncovered(covered: dict[int, set[str]]) -> Iterator[str]:
    """The computed rules that are the point of no problem, with the reason where there is one."""
    for edition in EDITIONS:
        for cite in sorted(computed(edition) - covered[edition], key=law_order):
            yield f"{edition} {cite}: {WITH_REASON.get(cite, 'NO REASON')}"


def made_of(kind: str, edition: int, count: int) -> Iterator[Scene]:
    """So many problems of a kind, levels in turn."""
    numbers = ((LEVELS[seed % 3], seed) for seed in range(count))
    return islice((scene(kind, edition, level, seed) for level, seed in numbers), count)


def main() -> None:
    """Make them, look at each, and print what was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=[])
    parser.add_argument("--count", type=int, default=1000)
    options = parser.parse_args()
    covered: dict[int, set[str]] = defaultdict(set)
    for kind in options.kinds or [each for each in KINDS if KINDS[each].variants]:
        for edition in EDITIONS:
            wrong, twins, times = Counter[str](), 0, []
            records = set()
            for seed in range(options.count):
                start = time.process_time()
                made = scene(kind, edition, LEVELS[seed % 3], seed)
                times.append(1000 * (time.process_time() - start))
                records.add(made.case.record)
                twins += made.twin is not None
                for fault in faults(made):
                    wrong[fault] += 1
                    if sum(wrong.values()) < 4:
                        sys.stdout.write(f"  {kind} {edition} level {made.case.level} seed {seed}: {fault}\n")
                covered[edition] |= rules(judge(made.case.record, edition))
            times.sort()
            mean, high = sum(times) / len(times), times[len(times) * 99 // 100]
            told = f"{len(records)} different, {twins} with a twin, {mean:.1f} ms, p99 {high:.1f} ms"
            sys.stdout.write(f"{kind} {edition}: {options.count} made, {told}, {sum(wrong.values())} faults\n")
            sys.stdout.flush()
    sys.stdout.writelines(f"{line}\n" for line in uncovered(covered))


if __name__ == "__main__":
    main()
