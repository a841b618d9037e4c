"""Why a file cannot serve as a law book."""

from __future__ import annotations

from typing import Literal

Problem = Literal["missing", "broken", "protected", "no text", "too large", "no laws"]


class CannotRead(Exception):
    """The file cannot be used; `problem` says why, for whoever words it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem: Problem = problem


class Stopped(Exception):
    """The reader was asked to stop."""
