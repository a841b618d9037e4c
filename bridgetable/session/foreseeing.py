"""What would be: after one more action, after a choice, with a fact found.

What weighs answers and puts them in words is imported where somebody asks for it: a case that is laid on the table
before anybody has ruled on it needs none of it, and is there sooner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bridgetable.cases.answers import read_fact
from bridgetable.explain.blind import blind_verdict
from bridgetable.explain.withheld import withheld
from bridgetable.findings.kinds import Question
from bridgetable.findings.verdict import Verdict
from bridgetable.session.movements import moved_first, steps_left
from bridgetable.session.sight import Sight
from bridgetable.table.actions import Entry

if TYPE_CHECKING:
    from bridgetable.explain.previews import Doubt, Outcome, Said
    from bridgetable.explain.relevance import Mattering, Taken
    from bridgetable.explain.ways import Way


class Foreseeing(Sight):
    """Asks what would be; nothing is done, and nothing changes."""

    def peek(self, entry: Entry, facts: Mapping[str, str] | None = None) -> Verdict:
        """What the verdict would be after one more action here; nothing is done."""
        first = self._moved_first(entry)
        after = (self.shown if first is None else self.shown.with_entry(first)).with_entry(entry)
        found = self._found(facts, len(after.log))
        after = replace(after, facts=after.facts + found)
        if self._hidden:
            return withheld(after, self._edition)
        verdict = self._judge(self._edition).verdict(after)
        return blind_verdict(verdict, after) if self._blind else verdict

    def peek_answer(self, key: str, value: str) -> Verdict:
        """What the verdict would be with a fact found; nothing is done. `ValueError` where `value` is no answer."""
        return self._verdict(self.shown.with_fact(read_fact(key, value)), self._edition)

    def foreseen(self, choices: Sequence[Entry]) -> Verdict:
        """What the verdict would be after these choices, one after the other; nothing is done."""
        record = self.shown
        for entry in choices:
            record = record.with_entry(entry)
        return self._verdict(record, self._edition)

    def follows(self, *choices: Entry) -> tuple[Said, ...]:
        """What these choices, one after the other, would bring about, in sentences."""
        from bridgetable.explain.previews import follows

        return follows(self._view.verdict, self.foreseen(choices))

    @property
    def ways(self) -> tuple[Way, ...]:
        """All that may be chosen now, each choice with those it opens at once for the same player."""
        from bridgetable.explain.ways import ways

        return ways(self._view.verdict, lambda *actions: self.foreseen(tuple(map(Entry, actions))))

    def outcome(self, key: str, value: str) -> Outcome | None:
        """What an answer would lead to, in a sentence or two; None where it is no answer."""
        from bridgetable.explain.previews import outcomes

        try:
            fact = read_fact(key, value)
        except ValueError:
            return None
        return outcomes(self._bare, self._edition, fact.id, fact.of, (fact.value,))[0]

    def steps_left(self) -> tuple[Entry, ...]:
        """The movements a ruling has left to be made: each card that goes back, and each that is still to be laid."""
        if self._hidden:
            return ()
        table, verdict = self._tables.table(self._whole), self._judge(self._edition).verdict(self._whole)
        return steps_left(table, verdict, self._whole.log)

    @property
    def asked(self) -> tuple[Question, ...]:
        """The questions that can still change the ruling, in the order in which a director asks them."""
        if not self._view.verdict.questions:
            return ()
        from bridgetable.explain.relevance import asked

        return asked(self._bare, self._edition)

    def weighing(self) -> Iterator[Mattering | None]:
        """At last the same questions, and what is assumed unasked; None before that after each little piece of work."""
        from bridgetable.explain.relevance import Mattering, weighing

        verdict = self._view.verdict
        if verdict.questions or verdict.assumed:
            return weighing(self._bare, self._edition)
        return iter((Mattering((), ()),))

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The facts that cannot be established, each with what either answer would have led to."""
        from bridgetable.explain.previews import doubts

        return () if self._hidden else doubts(self._bare, self._edition)

    def doubting(self) -> Iterator[tuple[Doubt, ...] | None]:
        """At last the same; None before that after each little piece of work, for who has other work."""
        from bridgetable.explain.previews import doubting

        return iter(((),)) if self._hidden else doubting(self._bare, self._edition)

    def default_assumptions(self) -> Iterator[Taken | None]:
        """What is assumed without being asked and would change the ruling; None in between."""
        from bridgetable.explain.relevance import default_assumptions

        return iter(()) if self._hidden else default_assumptions(self._bare, self._edition)

    def _moved_first(self, entry: Entry) -> Entry | None:
        """What dummy's hand does before an action, so that the next player plays on what lies in the trick."""
        table, verdict = self._view.table, self._view.verdict
        if self._hidden:  # what is done at the table does not depend on what is shown of it
            table, verdict = self._tables.table(self._whole), self._ruling(self._whole, self._edition)
        return moved_first(table, verdict, entry)
