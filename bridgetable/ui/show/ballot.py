"""What a room is asked of a case, and how many hands it raises for each answer. Without Qt."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.evening.votes import MOST_HANDS, Vote
from bridgetable.practice.problem import Part
from bridgetable.table.record import Record
from bridgetable.ui.show.told import asked_of, told_at_the_end


class Ballot:
    """The votes of an evening, and the one that is open: a case and an edition have a vote of their own each."""

    def __init__(self, votes: Iterable[Vote]) -> None:
        self._votes = {(vote.case, vote.edition): vote for vote in votes}
        self._record: Record | None = None
        self._name, self._title, self._edition = "", "", 0
        self._part: Part | None = None
        self.focus = 0
        """The place of the answer that hands are counted for, from 0."""

    def open(self, record: Record | None, name: str, title: str, edition: int) -> None:
        """Another case is voted on, or the same under another edition; `name`: what its votes are kept under."""
        self._record, self._name, self._title, self._edition = record, name, title, edition
        self._part, self.focus = None, 0

    @property
    def votes(self) -> tuple[Vote, ...]:
        """All votes so far, in the order in which they were begun."""
        return tuple(self._votes.values())

    @property
    def part(self) -> Part | None:
        """What the room is asked, with the right answer: for the teacher alone."""
        if self._part is None and self._record is not None:
            self._part = asked_of(self._record, self._edition)
        return self._part

    @property
    def answers(self) -> tuple[str, ...]:
        """The answers in words, in the order in which the room is offered them."""
        return tuple(answer.words for answer in self.part.answers) if self.part is not None else ()

    @property
    def right(self) -> int:
        """The place of the right answer, from 0: for the teacher, and for the room once the ruling is shown."""
        part = self.part
        return 0 if part is None else next(at for at, each in enumerate(part.answers) if each.id in part.right)

    @property
    def hands(self) -> tuple[int, ...]:
        """How many hands have been raised for each of the answers."""
        vote = self._votes.get((self._name, self._edition))
        return vote.hands if vote is not None else tuple(0 for _ in self.answers)

    @property
    def raised(self) -> int:
        """How many hands have been raised in all."""
        vote = self._votes.get((self._name, self._edition))
        return vote.raised if vote is not None else 0

    def move_focus(self, step: int) -> None:
        """Count for the answer so many places on."""
        if self.answers:
            self.focus = (self.focus + step) % len(self.answers)

    def count(self, hands: int) -> None:
        """So many hands more for the answer in focus."""
        if self.answers:
            raised = list(self.hands)
            raised[self.focus] = max(0, min(raised[self.focus] + hands, MOST_HANDS))
            self.keep(tuple(raised))

    def keep(self, hands: tuple[int, ...] | None = None) -> None:
        """Keep the vote as it stands, or with these hands."""
        part = self.part
        if part is None or self._record is None:
            return
        told = told_at_the_end(self._record, self._edition)
        answers = tuple((answer.id, answer.words) for answer in part.answers)
        (right,) = part.right
        of = self._name, self._title, self._edition, part.words, answers, right
        self._votes[self._name, self._edition] = Vote(
            *of, self.hands if hands is None else hands, told.cite, told.words
        )
