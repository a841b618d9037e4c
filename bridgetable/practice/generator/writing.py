"""Generated problems as case files, one a problem, for teachers and for checking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from bridgetable.cases.writer import case_text
from bridgetable.editions import EDITIONS
from bridgetable.messages import say
from bridgetable.practice.generator.making import NoScene, scenes
from bridgetable.practice.generator.registry import EVERY_LEVEL, KINDS, Kind
from bridgetable.practice.scene import Scene
from bridgetable.value import value

MOST_MISSED = 2_000
"""After so many problems in a row about other laws, none about the wished one is expected any more."""


@value
class Wish:
    """Which problems are wanted; empty kinds, levels and editions stand for all."""

    kinds: Sequence[str] = ()
    law: int | None = None
    levels: Sequence[int] = ()
    editions: Sequence[int] = ()
    seed: int = 0
    judgement: bool = False


def fitting(wish: Wish) -> tuple[Kind, ...]:
    """The kinds that may have problems as wished; `NoScene` says in a sentence why there are none."""
    for name in wish.kinds:
        if name not in KINDS:
            raise NoScene(say("commands-no-kind", name=name, kinds=", ".join(KINDS)))
    found = [KINDS[name] for name in wish.kinds or KINDS]
    if wish.law is not None:
        found = [kind for kind in found if str(wish.law) in kind.laws]
        if not found:
            laws = sorted({int(law) for kind in KINDS.values() for law in kind.laws})
            there = ", ".join(map(str, laws))
            raise NoScene(
                say("commands-no-problem-of-law", among="kinds" if wish.kinds else "all", law=str(wish.law), laws=there)
            )
    return tuple(found)


def wished(wish: Wish) -> Iterator[Scene]:
    """Problems without end, as wished; `NoScene` where there are none."""
    names = [kind.id for kind in fitting(wish)]
    missed = 0
    for scene in scenes(
        names, wish.editions or EDITIONS, wish.levels or EVERY_LEVEL, wish.seed, with_judgement=wish.judgement
    ):
        if wish.law is None or _about(scene, wish.law):
            missed = 0
            yield scene
        else:
            missed += 1
            if missed > MOST_MISSED:
                raise NoScene(say("commands-none-found", law=str(wish.law)))


def _about(scene: Scene, law: int) -> bool:
    """Whether a paragraph of this law decides."""
    numbers = ("".join(letter for letter in cite[:2] if letter.isdigit()) for cite in scene.case.laws)
    return str(law) in numbers


def written(wish: Wish, count: int, folder: Path, twins: bool = False) -> Iterator[int]:
    """Write so many problems into a folder, which is made; how many there are so far, after each.

    With `twins` the contrast twin is written beside a problem that has one.
    """
    fitting(wish)
    folder.mkdir(parents=True, exist_ok=True)
    for number, scene in enumerate(wished(wish), 1):
        case = scene.case
        if twins and scene.twin is not None:
            case = replace(case, contrast=(scene.twin.id,))
            _write(folder / f"{scene.twin.id}.toml", case_text(scene.twin))
        _write(folder / f"{case.id}.toml", case_text(case))
        yield number
        if number == count:
            return


def _write(path: Path, text: str) -> None:
    path.write_bytes(text.encode("utf-8"))
