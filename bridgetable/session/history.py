"""Going about in a record, and what was done to it: undone, done again, saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bridgetable.cases.limits import fits, fitting
from bridgetable.editions import LATEST
from bridgetable.explain.retold import told
from bridgetable.session.foreseeing import Foreseeing
from bridgetable.session.sight import Change, Spot
from bridgetable.table.lines import (
    line_record,
    lines,
    renamed,
    without_line,
)
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class Step:
    """Something done, in `words`, and the `place` to go to when it is forgotten (or, if undone, done again)."""

    words: str
    place: Spot


class History(Foreseeing):
    """Remembers what was done, step by step, and the record that was saved."""

    def __init__(self, record: Record, edition: int = LATEST, at: int | None = None, blind: bool = False) -> None:
        super().__init__(record, edition, at, blind)
        self._saved: Record | None = record
        self._done: list[Step] = []
        self._undone: list[Step] = []

    def goto(self, at: int) -> Change:
        """The place after `at` actions of the active line; beyond either end, that end.

        >>> from bridgetable.cases.reader import load
        >>> from bridgetable.resources import resource_path
        >>> from bridgetable.session import Session
        >>> Session(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017).goto(1).after.at
        1
        """
        return self._go(replace(self._place, at=max(0, min(at, self._view.length))))

    def choose_line(self, name: str | None, at: int | None = None) -> Change:
        """Another line, at its end or after `at` actions; `KeyError` if there is none of that name."""
        if self._hidden:  # then there is no other to be seen
            return self.goto(self._view.length if at is None else at)
        length = len(line_record(self.record, name).log)
        return self._go(Spot(self.record, name, length if at is None else max(0, min(at, length))))

    def rename_line(self, old: str, new: str) -> Change:
        """Another name for a branch; `ValueError` if it is none or taken, `KeyError` if there is no such branch."""
        record = renamed(self.record, old, fitting(new))
        line = new.strip() if self.line == old else self.line
        return self._commit(Spot(record, line, self.at), new.strip())

    def remove_line(self, name: str) -> Change:
        """A branch goes, with all that was done on it; who looks at it looks at where it began."""
        record = without_line(self.record, name)
        left = next(branch.after for branch in self.record.branches if branch.name == name)
        here = Spot(record, None, left) if self.line == name else Spot(record, self.line, self.at)
        return self._commit(here, name)

    def next_ruling(self, forward: bool = True) -> Change:
        """The next place, or the one before, where the director has something to say; else the end of the line."""
        points = sorted(self.ruling_points(self.line))
        if forward:
            return self.goto(next((n for n in points if n > self.at), self._view.length))
        return self.goto(next((n for n in reversed(points) if n < self.at), 0))

    def look_blind(self, blind: bool) -> Change:
        """Look with the eyes of a director who has yet to play the board, or again with all there is to know."""
        before, was, self._blind = self._view, self._blind, blind
        try:
            self._view = self._look(self._place, self._edition)
        except ValueError:
            self._blind = was
            raise
        return Change(before, self._view)

    def hide(self, hidden: bool) -> Change:
        """Keep the ruling back, or show it: every view, and all that is asked of the session, is without it.

        One looks on up to what follows from the ruling at the end.
        """
        before, self._hidden = self._view, hidden
        self._view = self._look(self._place, self._edition)
        return Change(before, self._view)

    def begin_hidden(self) -> None:
        """Go to the beginning and keep the ruling back, before anybody has looked."""
        self._hidden, self._place, self._seen = True, Spot(self.record, None, 0), None

    def switch_edition(self, edition: int) -> Change:
        """The same record under the laws of another year."""
        view = self._look(self._place, edition)
        before, self._view, self._edition = self._view, view, edition
        return Change(before, view)

    @property
    def undo_words(self) -> str | None:
        """What would be undone, None if there is nothing."""
        return self._done[-1].words if self._done else None

    @property
    def redo_words(self) -> str | None:
        """What would be done again, None if there is nothing."""
        return self._undone[-1].words if self._undone else None

    def as_if_done(self) -> None:
        """Let every action the record began with be undone, one after the other, as if it had been done just now."""
        whole, self._done = self.record, []
        for at, entry in enumerate(whole.log):
            branches = tuple(branch for branch in whole.branches if branch.after <= at)
            self._done.append(Step(told(entry), Spot(replace(whole.upto(at), branches=branches), None, at)))

    def undo(self) -> Change:
        """Forget the last thing done; nothing to forget: nothing changes."""
        return self._swap(self._done, self._undone)

    def redo(self) -> Change:
        """Do again what was undone last; nothing undone: nothing changes."""
        return self._swap(self._undone, self._done)

    @property
    def saved(self) -> bool:
        """Whether the record stands as it was last saved."""
        return self.record == self._saved

    def mark_saved(self, saved: bool = True) -> None:
        """The record as it stands has been saved, or (False) lies in no file of the user's."""
        self._saved = self.record if saved else None

    def _in_one_step(self, act: Callable[[], object]) -> Change:
        place, view, done, undone = self._place, self._view, list(self._done), list(self._undone)
        try:
            act()
        except ValueError:
            self._place, self._view, self._done, self._undone = place, view, done, undone
            raise
        if len(self._done) > len(done):
            self._done = [*done, Step(self._done[-1].words, place)]
        return Change(view, self._view)

    def _swap(self, source: list[Step], target: list[Step]) -> Change:
        if not source:
            return Change(self._view, self._view)
        step = source.pop()
        target.append(Step(step.words, self._place))
        return self._go(step.place)

    def _commit(self, place: Spot, words: str) -> Change:
        fits(place.record)
        before = self._place
        change = self._go(place)
        self._done.append(Step(words, before))
        self._undone.clear()
        return change

    def _go(self, place: Spot) -> Change:
        view = self._look(place, self._edition)
        before, self._view, self._place = self._view, view, place
        return Change(before, view)

    def _fold_all(self, record: Record) -> None:
        """See to it that what is done on every line can still have happened: `ImpossibleAction` if not."""
        for line in lines(record):
            self._tables.table(line_record(record, line.name))
