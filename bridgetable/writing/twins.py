"""The twin of a case: the same table with one thing otherwise, and another ruling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bridgetable.cases.against_cards import contradictions
from bridgetable.cases.case import Case
from bridgetable.cases.summary import difference, ending
from bridgetable.editions import EDITIONS
from bridgetable.explain.candidates import candidates
from bridgetable.explain.phrases import answer_words
from bridgetable.explain.retold import told
from bridgetable.explain.words import fact_words
from bridgetable.messages import say
from bridgetable.table.actions import Attention, CallDirector, DirectorActs, Entry
from bridgetable.table.fold import fold
from bridgetable.table.record import Fact, Record, fact_since
from bridgetable.value import value
from bridgetable.writing.ticks import Judging, Where, offers, ticked

_NUMBER = re.compile(r"#(\d+)")


@value
class Otherwise:
    """One thing that was otherwise, in words, and the record that comes of it."""

    words: str
    record: Record


def changes(record: Record) -> Iterator[Otherwise]:
    """Each thing that could have been otherwise and would have changed the ruling: a fact found, or an action."""
    record = replace(record, branches=())
    ends = [ending(record, year) for year in EDITIONS]
    for change in (*_facts_otherwise(record), *_actions_left_out(record)):
        if [ending(change.record, year) for year in EDITIONS] != ends:
            yield change


def _facts_otherwise(record: Record) -> Iterator[Otherwise]:
    for fact in record.facts:
        for answer in candidates(record, fact.id, fact.of):
            if answer == fact.value:
                continue
            question = fact_words(fact.id, fact.of, record.log, "short")
            words = say("writing-change-fact", question=question, answer=answer_words(answer))
            changed = record.with_fact(Fact(fact.id, fact.of, answer))
            if fact.key not in contradictions(changed):
                yield Otherwise(words, changed)


def _actions_left_out(record: Record) -> Iterator[Otherwise]:
    for number, entry in enumerate(record.log, 1):
        if isinstance(entry.action, CallDirector | DirectorActs):
            continue
        try:
            without = without_action(record, number)
            fold(without)
        except ValueError:
            continue
        yield Otherwise(say("writing-change-action", action=told(entry)), without)


def without_action(record: Record, number: int) -> Record:
    """The record as if one action had not happened; what was found of it goes, what speaks of later ones follows."""
    log = tuple(_moved_up(entry, number) for n, entry in enumerate(record.log, 1) if n != number)
    facts = tuple(replace(fact, of=_up(fact.of, number)) for fact in record.facts if fact_since(fact) != number)
    return replace(record, log=log, facts=facts)


def _moved_up(entry: Entry, number: int) -> Entry:
    action: Any = entry.action
    if isinstance(action, Attention) and action.to is not None:
        if action.to == f"#{number}":
            raise ValueError(say("unread-no-such-action", action=action.to))
        action = replace(action, to=_up(action.to, number))
    return replace(entry, action=action)


def _up(text: str, number: int) -> str:
    """Numbers of actions after the one that is gone are one less."""
    return _NUMBER.sub(lambda found: f"#{int(found[1]) - (int(found[1]) > number)}", text)


def twin(case: Case, change: Otherwise, judging: Judging) -> Case:
    """The twin of a case: its texts, and of its ruling what was asked there, with the answers that hold now.

    It names its pair, and has no id before it is saved.
    """
    now = replace(
        case,
        record=change.record,
        id="untitled",
        contrast=(case.id,),
        title={code: say("writing-twin-title", title=title) for code, title in case.title.items()},
        expects=(),
        report=None,
        path=None,
    )
    asked = {wanted.key for expect in case.expects if not expect.supposed for wanted in expect.wanted}
    end = Where(None, len(change.record.log), len(change.record.log))
    for offer in offers(change.record, judging):
        if offer.wanted.key in asked and offer.wanted.key != "cites":
            now = ticked(now, offer, end)
    return now


def paired(case: Case, other: str) -> Case:
    """The case naming its twin."""
    return case if other in case.contrast else replace(case, contrast=(*case.contrast, other))


def apart(case: Case, other: Case) -> str:
    """What is wrong with two cases as a pair, in a sentence; empty where they differ in one thing and end otherwise."""
    count = difference(case.record, other.record)
    if count != 1:
        return say("writing-pair-differs", count=count)
    alike = all(ending(case.record, year) == ending(other.record, year) for year in EDITIONS)
    return say("writing-pair-ends-alike") if alike else ""
