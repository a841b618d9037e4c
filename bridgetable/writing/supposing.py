"""What an author supposes on top of what happened: a choice, one more action, the end of play, a fact."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from bridgetable.cases.answers import read_fact
from bridgetable.cases.compare import supposed_record
from bridgetable.cases.expectations import Expect
from bridgetable.explain.making_choices import choice, seats_of
from bridgetable.findings.verdict import Verdict
from bridgetable.messages import say
from bridgetable.table.actions import Entry, Stage
from bridgetable.table.fold import fold
from bridgetable.table.record import Record, fact_since
from bridgetable.table.seating import Seating
from bridgetable.table.typed import parse_loose
from bridgetable.writing.ticks import Step

ENDS = (Stage("play ends"), Stage("the round ends"))


def supposable(verdicts: Sequence[Verdict]) -> tuple[Entry, ...]:
    """What may be supposed without typing: each choice that is offered, then the ends."""
    offered = [(option, verdict.options) for verdict in verdicts for option in verdict.options]
    choices = (Entry(choice(option, seat, others)) for option, others in offered for seat in seats_of(option.by))
    return tuple(dict.fromkeys(chain(choices, map(Entry, ENDS))))


def step_of(typed: str, record: Record, seating: Seating) -> Step:
    """What is supposed by what was typed, after all that happened in a record; `ValueError` where it cannot be.

    An action as it can be typed under the table, or a fact: `told-turn #1 = no`.
    """
    key, equals, answer = typed.removeprefix("fact ").partition("=")
    if equals:
        fact = read_fact(" ".join(key.split()), answer.strip().strip('"'))
        if fact_since(fact) > len(record.log):
            raise ValueError(say("unread-no-such-action", action=fact.of))
        return fact
    entry = parse_loose(typed, seating)
    fold(with_steps(record, (entry,)))
    return entry


def with_steps(record: Record, steps: tuple[Step, ...]) -> Record:
    """The record with what is supposed on top."""
    return supposed_record(record, Expect((), supposed=steps))
