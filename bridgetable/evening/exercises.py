"""A case as it is put to people: what happened, up to the place that is ruled on; and, apart from it, the answer."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

from bridgetable.cases.case import ENGLISH, Case
from bridgetable.explain.read_out import ReadOut, read_out
from bridgetable.explain.retold import retold
from bridgetable.explain.ways import ways
from bridgetable.explain.withheld import last_told
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import Judge
from bridgetable.lawtexts import law_text
from bridgetable.practice.asking import ruling_place
from bridgetable.table.actions import Action, Entry
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class Exercise:
    """What people see of a case: its title, its story, and the record up to the place that is ruled on.

    Without a story that leaves the ruling out, `story` tells the actions one after the other.
    """

    title: str
    story: str
    record: Record
    edition: int
    own_words: str = ""
    """What the author of the case says of the ruling: no part of what people see before the answer."""


@value
class WorkedAnswer:
    """The answer to an exercise: the ruling with its paragraph, what follows or may be chosen, and what that law says.

    `own_words` are those of the author of the case; empty where he has not said anything.
    """

    ruling: str
    cite: str
    rest: tuple[str, ...]
    law: str
    own_words: str = ""


def exercise(case: Case, edition: int, language: str = ENGLISH) -> Exercise:
    """A case as people see it under an edition.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.resources import resource_path
    >>> len(exercise(load(resource_path("cases", "law54", "law54-b-accepts.toml")), 2017).record.log)
    2
    """
    record = replace(case.record, branches=())
    told = record.upto(last_told(record.log, 0))
    place = ruling_place(told, edition)
    asked = told if place is None else record.upto(place)
    ruling = case.ruling_in(language)
    story = case.story_in(language) if ruling else ""  # a story that tells no ruling apart may tell it itself
    return Exercise(case.title_in(language), story or retold_log(asked), asked, edition, ruling)


def retold_log(record: Record) -> str:
    """The actions of a record as a story."""
    return " ".join(map(retold, record.log))


def worked(asked: Exercise) -> WorkedAnswer:
    """The answer to an exercise."""
    said = read_aloud(asked.record, asked.edition)
    law = law_text(said.cite.partition(":")[2] or said.cite, asked.edition) if said.cite else None
    return WorkedAnswer(said.first, said.cite, said.rest, law.gist if law is not None else "", asked.own_words)


def read_aloud(record: Record, edition: int) -> ReadOut:
    """What a director reads out of a ruling; a sentence that begins as the ruling does takes its place.

    >>> from bridgetable.table.position import Position
    >>> from bridgetable.table.sentences import parse
    >>> read_aloud(Record(Position(), (parse("W leads HQ"),)), 2017).rest
    ()
    """
    judge = Judge(edition)
    verdict = judge.verdict(record)

    def after(*actions: Action) -> Verdict:
        return judge.verdict(reduce(Record.with_entry, map(Entry, actions), record))

    said = read_out(verdict, ways(verdict, after))
    if said.rest and said.rest[0].startswith(said.first):
        return ReadOut(said.rest[0], said.cite, said.rest[1:])
    return said
