"""Where the next problem comes from: the generator, asked for what is wished."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from bridgetable.practice.generator import KINDS, scene, scenes
from bridgetable.practice.generator.dealing import GivenDeal
from bridgetable.practice.scene import Scene

Wishes = tuple[int, tuple[str, ...]]
"""The level, and the kinds; no kinds: all there are."""


def offered(level: int, edition: int) -> list[str]:
    """The kinds that have problems at a level."""
    return [id_ for id_, kind in KINDS.items() if kind.fitting(edition, level)]


class ProblemSource:
    """Problems without end; as long as the same is wished, no two are alike."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = random.Random(seed)
        self._asked: tuple[Wishes, int, GivenDeal | None] | None = None
        self._scenes: Iterator[Scene] = iter(())
        self._again = False

    def next(self, wishes: Wishes, edition: int, due: Sequence[str] = (), on: GivenDeal | None = None) -> Scene:
        """Another scene of what is wished; where that has none at this level, one of all kinds.

        Every other time it is of a kind that is `due`, the first of them. `on` a board that is given `NoScene` says
        that nothing of what is wished is plausible there.
        """
        there = [kind for kind in due if KINDS[kind].fitting(edition, wishes[0])]
        self._again = bool(there) and not self._again
        if self._again:
            return scene(there[0], edition, wishes[0], self._chance.randrange(1_000_000_000))
        if self._asked != (wishes, edition, on):
            self._asked = wishes, edition, on
            level, kinds = wishes
            there = offered(level, edition)
            wanted = [each for each in kinds if each in there] or there
            self._scenes = scenes(wanted, (edition,), (level,), self._chance.randrange(1_000_000_000), on=on)
        return next(self._scenes)
