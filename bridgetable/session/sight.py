"""A record as it is looked at: which line of it, how far, with what eyes, and under which edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from bridgetable.cards import Card
from bridgetable.cases.answers import read_fact
from bridgetable.editions import LATEST
from bridgetable.explain.blind import blind_record, blind_verdict, branch_told
from bridgetable.explain.withheld import bare, in_question, last_told, withheld
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.seats import Seat
from bridgetable.session.tables import Tables
from bridgetable.table.actions import (
    Choose,
    DirectorActs,
    Entry,
)
from bridgetable.table.identified import turned_out
from bridgetable.table.lines import (
    Line,
    line_record,
    lines,
    shared,
)
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.table.seating import Seating
from bridgetable.table.state import Table
from bridgetable.value import value


@value
class View:
    """What there is to see after `at` of the `length` actions of a line; `line` None is the trunk."""

    table: Table
    verdict: Verdict
    line: str | None
    at: int
    length: int


@value
class Place:
    """A line of the record after `at` actions, and what is said there; `first` is the action that is its own."""

    line: str | None
    at: int
    verdict: Verdict
    first: Entry | None


@value
class Change:
    """What a step altered: the view before it and the view after it, the same one if nothing happened."""

    before: View
    after: View


@value
class Spot:
    """A record and the place in it one looks at."""

    record: Record
    line: str | None
    at: int


class Sight:
    """What is seen of a record from one place in it: the table, and what one edition says of it.

    `blind`: only what everybody at the table has seen; `hidden`: what happened, without the ruling.
    """

    def __init__(self, record: Record, edition: int = LATEST, at: int | None = None, blind: bool = False) -> None:
        self._blind, self._hidden = blind, False
        self._place = Spot(record, None, len(record.log) if at is None else at)
        self._edition = edition
        self._judges: dict[int, Judge] = {}
        self._beside: dict[tuple[str | None, int], Judge] = {}
        self._tables, self._blind_tables, self._bare_tables = Tables(), Tables(), Tables()
        self._seen: View | None = None
        self._tables.table(line_record(record, None).upto(self._place.at))  # what cannot happen is found out at once

    @property
    def record(self) -> Record:
        """All that there is to save: the trunk, its branches, facts and settings."""
        return self._place.record

    @property
    def shown(self) -> Record:
        """The record of the active line as far as it is shown: what the verdict is about."""
        return self._to_be_told(self._whole)

    @property
    def view(self) -> View:
        """The table and the verdict at the place one looks at."""
        return self._view

    @property
    def _view(self) -> View:
        """What is seen is worked out when somebody looks: a record may be gone from before anybody does."""
        if self._seen is None:
            self._seen = self._look(self._place, self._edition)
        return self._seen

    @_view.setter
    def _view(self, view: View) -> None:
        self._seen = view

    @property
    def seating(self) -> Seating:
        """Who is who here, for a sentence that does not say: the opponents of who acted last call the director."""
        verdict = self._view.verdict
        choosers = {option.by for option in verdict.options}
        chooser = next(iter(choosers)) if len(choosers) == 1 else ""
        acted = [seat for entry in self.shown.log if isinstance(seat := getattr(entry.action, "seat", None), Seat)]
        caller = acted[-1].lho if acted else verdict.declarer
        return Seating(
            verdict.turn,
            verdict.declarer,
            verdict.dummy,
            verdict.turn_to == "lead",
            caller if caller is not verdict.dummy else verdict.declarer,
            Seat(chooser) if len(chooser) == 1 else None,
            verdict.stage == "auction",
        )

    @property
    def edition(self) -> int:
        """The year of the laws the verdict is given under."""
        return self._edition

    @property
    def line(self) -> str | None:
        """The name of the active branch, None for the trunk."""
        return self._place.line

    @property
    def at(self) -> int:
        """How many actions of the active line are shown.

        >>> from bridgetable.cases.reader import load
        >>> from bridgetable.resources import resource_path
        >>> from bridgetable.session import Session
        >>> Session(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017).at
        4
        """
        return self._place.at

    @property
    def lines(self) -> tuple[Line, ...]:
        """The trunk and the branches, for the timeline."""
        found = lines(self.record)
        if self._hidden:  # the others tell what may be chosen
            return (Line(None, line_record(self.record, self.line).log[: self._view.length]),)
        if not self._blind:
            return found
        return tuple(replace(line, entries=self._entries_told(line.name)) for line in found)

    def branch_told(self, name: str) -> str:
        """The name of a branch as it may be told."""
        number = next(number for number, line in enumerate(lines(self.record)) if line.name == name)
        return branch_told(name, number) if self._blind else name

    @property
    def blind(self) -> bool:
        """Whether only what everybody at the table has seen is shown and judged."""
        return self._blind

    @property
    def hidden(self) -> bool:
        """Whether the ruling is kept back: only what happened is shown."""
        return self._hidden

    @property
    def in_question(self) -> frozenset[tuple[Seat, Card]]:
        """The cards that the last action shown is about, with their owners."""
        return in_question(self._view.table, self._view.verdict.dummy, self.shown.log)

    @property
    def contradicted(self) -> dict[str, str]:
        """For each fact found that the cards seen since speak against: what they show. It counts for nothing."""
        against, facts = self._view.verdict.contradicted, self.shown.facts
        if not against:
            return {}
        pairs = zip(facts, turned_out(self.shown).facts, strict=True)
        return {fact.key: against[now.key] for fact, now in pairs if now.key in against}

    def ruling_points(self, name: str | None = None) -> frozenset[int]:
        """The numbers of the actions of a line that the director rules on: irregular, asked about, or a choice."""
        if self._hidden:
            return frozenset()
        record = line_record(self.record, name)
        if name == self.line and self.at == len(record.log):
            return _ruled_on(record, self._view.verdict)
        return _ruling_points(record, self._edition, self._blind)

    def under(self, edition: int) -> Verdict:
        """What the laws of `edition` say of the place one looks at."""
        return self._view.verdict if edition == self._edition else self._verdict(self._whole, edition)

    def side_by_side(self, left: str | None, right: str | None) -> tuple[Place, Place]:
        """Two lines after as many actions as are shown, or where they have just parted if that is further on."""
        logs = [line_record(self.record, name).log for name in (left, right)]
        apart = shared(*logs)
        return self._place_on(left, apart), self._place_on(right, apart)

    def _place_on(self, name: str | None, apart: int) -> Place:
        whole = line_record(self.record, name)
        at = min(max(self.at, apart + 1), len(whole.log))
        first = self._to_be_told(whole).log[apart] if apart < len(whole.log) else None
        if (name, at) == (self.line, self.at):
            return Place(name, at, self._view.verdict, first)
        if self._blind or self._hidden:
            return Place(name, at, self._verdict(whole.upto(at), self._edition), first)
        judge = self._beside.setdefault((name, self._edition), Judge(self._edition))
        return Place(name, at, judge.verdict(whole.upto(at)), first)

    def _look(self, place: Spot, edition: int) -> View:
        whole = line_record(place.record, place.line)
        record = whole.upto(place.at)
        table = self._tables.table(record)  # with open eyes: what cannot happen is found out here
        length = last_told(whole.log, place.at) if self._hidden else len(whole.log)
        if self._hidden:
            table = self._bare_tables.table(bare(self._to_be_told(record)))
        elif self._blind:
            table = self._blind_tables.table(self._to_be_told(record))
        return View(table, self._verdict(record, edition), place.line, place.at, length)

    def _entries_told(self, name: str | None) -> tuple[Entry, ...]:
        """The actions of a line as they may be told now: of what has happened, only what has been seen by now."""
        whole, now = line_record(self.record, name), self._whole.log
        common = shared(whole.log, now)
        return (*self.shown.log[:common], *self._to_be_told(whole).log[common:])

    def _to_be_told(self, record: Record) -> Record:
        """A record as it is shown: whole, or what everybody has seen of it."""
        if not self._blind:
            return record
        return blind_record(record, self._judge(self._edition).verdict(record).dummy)

    def _verdict(self, record: Record, edition: int) -> Verdict:
        """What is told of a record: all there is to say, what everybody may hear, or what happened alone."""
        if self._hidden:
            return withheld(self._to_be_told(record), edition)
        return self._ruling(record, edition)

    def _ruling(self, record: Record, edition: int) -> Verdict:
        """What is ruled on a record: all there is to say, or what everybody may hear."""
        verdict = self._judge(edition).verdict(record)
        if not self._blind:
            return verdict
        told = blind_record(record, verdict.dummy)
        return blind_verdict(Judge(edition).verdict(told), told)

    @property
    def _whole(self) -> Record:
        """The record of the active line as far as it is shown, with nothing left out."""
        return line_record(self.record, self.line).upto(self.at)

    @property
    def _bare(self) -> Record:
        """What is shown, without the branches beside it: nothing of them is judged."""
        return replace(self.shown, branches=())

    def _judge(self, edition: int) -> Judge:
        if edition not in self._judges:
            self._judges[edition] = Judge(edition)
        return self._judges[edition]

    def _found(self, facts: Mapping[str, str] | None, number: int | None = None) -> tuple[Fact, ...]:
        """The facts found of an action, the next one if not of that `number`."""
        of = self.at + 1 if number is None else number
        return tuple(read_fact(f"{name} #{of}", value) for name, value in (facts or {}).items())


@lru_cache(maxsize=64)
def _ruling_points(record: Record, edition: int, blind: bool) -> frozenset[int]:
    # A judge of its own: the one behind the view keeps the checkpoints of the line that is shown.
    return _ruled_on(record, Sight(record, edition, blind=blind).view.verdict)


def _ruled_on(record: Record, verdict: Verdict) -> frozenset[int]:
    """What the director rules on: irregularities, facts found or asked for, choices and his own words."""
    points = {irregularity.action for irregularity in verdict.irregularities}
    points |= {fact_since(fact) for fact in record.facts}
    points |= {int(question.of[1:]) for question in verdict.questions if question.of.startswith("#")}
    points |= {n for n, entry in enumerate(record.log, 1) if isinstance(entry.action, Choose | DirectorActs)}
    return frozenset(points - {0})
