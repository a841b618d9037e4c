"""Problems of the whole library, and generated ones: the key is the verdict's, and every wrong step costs and is named.

`python -m generated.grading [COUNT]` (in `tests`) goes through the library, then through so many generated problems.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

from bridgetable.cases.check import case_files
from bridgetable.cases.reader import load
from bridgetable.editions import EDITIONS
from bridgetable.explain.as_json import verdict_json
from bridgetable.judge import judge
from bridgetable.practice.asking import problem, ruling_place
from bridgetable.practice.marking import mark, model_answer, score
from bridgetable.practice.problem import CLUB, PLAYER, TOURNAMENT, Given, Part, Problem
from bridgetable.resources import resource_path

RANDOM_ANSWERS = 5


def of_the_library(every: int = 1, first: int = 0) -> Iterator[tuple[str, Problem]]:
    """The problems of each so-manieth case, in both editions and at all levels."""
    for place, path in enumerate(case_files(resource_path("cases"))):
        if place % every == first % every:
            case = load(path)
            for edition in EDITIONS:
                at = ruling_place(case.record, edition)
                for level in (PLAYER, CLUB, TOURNAMENT) if at is not None else ():
                    yield f"{case.id} {edition} {level}", problem(case.record.upto(at or 0), edition, level, place)


def generated(count: int, seed: int = 0) -> Iterator[tuple[str, Problem]]:
    """So many generated problems of all kinds."""
    from bridgetable.practice.generator import KINDS, scenes

    levels = (PLAYER, CLUB, TOURNAMENT)
    for place, scene in enumerate(scenes(tuple(KINDS), EDITIONS, levels, seed, count)):
        twin = scene.twin.record if scene.twin is not None else None
        level = levels[place % 3]
        yield (
            f"{scene.kind} {scene.edition} {scene.seed} {level}",
            problem(scene.case.record, scene.edition, level, place, twin),
        )


def faults(asked: Problem) -> Iterator[str]:
    """What is wrong with the questions of a problem, their key, or the marking."""
    if not asked.parts:
        yield "nothing is asked"
        return
    for part in asked.parts:
        yield from (f"{part.id}: {fault}" for fault in _of_part(part))
        yield from (f"{part.id}: {fault}" for fault in _single_steps(replace(asked, parts=(part,)), part))
    yield from _of_key(asked)
    model = model_answer(asked)
    if score(mark(asked, model)) != 1.0:
        yield "the model answer does not score full marks"
    if mark(asked, dict(reversed(list(model.items())))) != mark(asked, model):
        yield "the order of the answers counts"
    if score(mark(asked, {part.id: frozenset(_ids(part)) for part in asked.parts})) >= 1.0:
        yield "everything ticked scores full marks"
    yield from _random_answers(asked, model)


def _ids(part: Part) -> list[str]:
    return [answer.id for answer in part.answers]


def _of_part(part: Part) -> Iterator[str]:
    ids, words = _ids(part), [answer.words for answer in part.answers]
    if len(set(ids)) < len(ids) or len(set(words)) < len(words):
        yield "two answers are the same"
    if not part.right or not part.right <= set(ids):
        yield "what is right is not offered"
    if part.right >= set(ids):
        yield "nothing wrong is offered"
    if not part.many and len(part.right) != 1:
        yield "one answer is wanted, and several are right"
    if part.told is not None and set(part.told) != set(ids):
        yield "a question is not answered"


def _single_steps(asked: Problem, part: Part) -> Iterator[str]:
    """Each way of being wrong in one thing: it must cost, be named, and be explained."""
    for answer in _ids(part):
        if answer in part.right:
            given = part.right - {answer}
        else:
            given = part.right | {answer} if part.many else frozenset({answer})
        found = next(each for each in mark(asked, {**model_answer(asked), part.id: given}) if each.part == part.id)
        if found.points >= found.of:
            yield f"{answer} costs nothing"
        if answer not in (found.missing if answer in part.right else found.wrong):
            yield f"{answer} is not named"
        if not found.why:
            yield "no reason is told"


def _random_answers(asked: Problem, model: Given) -> Iterator[str]:
    chance = random.Random(len(asked.record.log))
    for _ in range(RANDOM_ANSWERS):
        given = {part.id: frozenset(each for each in _ids(part) if chance.random() < 0.5) for part in asked.parts}
        if given != model and score(mark(asked, given)) >= 1.0:
            yield "a wrong answer scores full marks"


def _of_key(asked: Problem) -> Iterator[str]:
    """The key beside what the verdict says as data."""
    said = verdict_json(judge(asked.record, asked.edition))
    for part in asked.parts:
        if part.card is not None and part.id.startswith("status"):
            yield from _of_status(part, said)
        elif part.id == "turn" and part.right != frozenset({said["turn"] or "nothing"}):
            yield "the turn is another one"
        elif part.id == "choices":
            who = {each.split(" ")[0] for each in part.right} - {"nothing"}
            if who != {each["by"] for each in said["options"]}:
                yield "others choose"
        elif part.id == "decides":
            who = {each["by"] for each in said["options"]} or {"nothing"}
            if not part.right <= who or len((who - part.right) & set(_ids(part))):
                yield "somebody else decides"
        elif part.id == "tricks" and said["transfer"]:
            moved = said["transfer"]
            if moved["tricks"] and f"transfer {moved['to']} {moved['tricks']}" not in part.right:
                yield "other tricks are transferred"


def _of_status(part: Part, said: dict[str, object]) -> Iterator[str]:
    assert part.card is not None
    word = next(iter(part.right))
    cards = said["cards"]
    assert isinstance(cards, dict)
    status = cards.get(f"{part.card[0]} {part.card[1]}", {}).get("status", "in hand")
    alike = {
        "waits": ("exposed",),
        "must go back": ("in hand", "withdrawn", "played", "exposed", "quitted", "must be played", "held"),
        "played": ("played", "quitted"),
        "in hand": ("in hand", "withdrawn"),
    }
    if status not in alike.get(word, (word,)):
        yield f"{part.id}: the verdict says {status}"


def main() -> int:
    """Go through the library and the generated problems; each fault is told, and how long it took."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    problems = wrong = 0
    started = time.perf_counter()
    for source in (of_the_library(), generated(count) if count else iter(())):
        for where, asked in source:
            problems += 1
            for fault in faults(asked):
                wrong += 1
                sys.stdout.write(f"{where}: {fault}\n")
            if problems % 500 == 0:
                sys.stdout.write(f"{problems} problems, {wrong} faults\n")
                sys.stdout.flush()
        sys.stdout.write(f"{problems} problems, {wrong} faults, {time.perf_counter() - started:.0f} s\n")
        sys.stdout.flush()
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
