"""What was answered in the window is kept, and says what comes again."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.practice import skills
from bridgetable.practice.generator import KINDS
from bridgetable.practice.progress import ME, GivenAnswer, Progress

if TYPE_CHECKING:
    from bridgetable.practice.marking import Mark
    from bridgetable.practice.problem import Part
    from bridgetable.practice.scene import Scene

ANSWERS = "answers.sqlite"


class Remembering:
    """Keeps answers in a file of `folder`, of the profile that is practising."""

    def __init__(self, folder: Path, profile: str = ME) -> None:
        self.progress = Progress(folder / ANSWERS, profile)
        self._asked: tuple[object, str] = (None, "")

    @property
    def problem(self) -> str:
        """Why answers are not kept, for a person; empty where they are."""
        return self.progress.problem

    def keep(self, scene: Scene, level: int, part: Part, mark: Mark) -> GivenAnswer:
        """Keep the answer to a part of a problem."""
        if self._asked[0] is not scene:
            self._asked = scene, os.urandom(16).hex()
        name = f"{scene.kind}-{scene.edition}-{scene.seed}" if scene.kind in KINDS else scene.case.id
        of = self._asked[1], name, scene.kind, laws_of(scene), level, scene.edition, part.topic
        return self.progress.answered(*of, mark.points, mark.of)

    def due_kinds(self, level: int, edition: int) -> list[str]:
        """The kinds of problem that come again now at a level under an edition, the most urgent first."""
        try:
            due = skills.due(self.progress.events(), datetime.now(UTC))
        except ImportError:
            return []
        mine = [skill.kind for skill in due if (skill.level, skill.edition) == (level, edition)]
        return [kind for kind in mine if kind in KINDS]


def laws_of(scene: Scene) -> tuple[int, ...]:
    """The numbers of the laws a scene is about."""
    laws = KINDS[scene.kind].laws if scene.kind in KINDS else scene.case.laws[:1]
    numbers = ("".join(letter for letter in law.rpartition(":")[2][:2] if letter.isdigit()) for law in laws)
    return tuple(int(number) for number in numbers if number)
