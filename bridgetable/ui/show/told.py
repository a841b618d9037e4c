"""What is told of a ruling to a room: one sentence, the paragraph, one reason. Without Qt."""

from __future__ import annotations

from bridgetable.explain.headlines import headline
from bridgetable.explain.withheld import last_told
from bridgetable.findings.verdict import Verdict
from bridgetable.judge import judge
from bridgetable.lawtexts import law_order, law_text
from bridgetable.practice.one_click import one_click
from bridgetable.practice.problem import Part
from bridgetable.table.lines import line_record
from bridgetable.table.record import Record
from bridgetable.value import value


@value
class RulingTold:
    """A ruling as it is told: its `words`, the paragraph (`cite`, called `law`), the `reason`; each may be empty."""

    words: str
    cite: str = ""
    law: str = ""
    reason: str = ""


def told_of(verdict: Verdict) -> RulingTold:
    """What is told of a verdict; the reason is what the paragraph says.

    >>> from bridgetable.cases.reader import load
    >>> from bridgetable.resources import resource_path
    >>> told_of(judge(load(resource_path("cases", "law54", "law54-b-accepts.toml")).record, 2017)).words
    "East's ♣2 stands as the lead to trick 1."
    """
    said = headline(verdict)
    paragraph = said.cite.partition(":")[2] or said.cite
    try:
        law_order(paragraph)
    except ValueError:  # it is cited as a whole, or not at all
        return RulingTold(said.words, said.cite)
    text = law_text(paragraph, verdict.edition)
    return (
        RulingTold(said.words, said.cite, text.title, text.gist)
        if text is not None
        else RulingTold(said.words, said.cite)
    )


def end_of(record: Record) -> int:
    """After how many actions a record is ruled on: what follows from the ruling comes behind it."""
    return last_told(record.log, 0)


def ruled_on(record: Record) -> Record:
    """The main line of a record up to where it is ruled on."""
    return line_record(record, None).upto(end_of(record))


def told_at_the_end(record: Record, edition: int) -> RulingTold:
    """What will be told of a record when its ruling is shown."""
    return told_of(judge(ruled_on(record), edition))


def asked_of(record: Record, edition: int) -> Part:
    """What a room is asked of a record, with the answers offered and the right one."""
    whole = ruled_on(record)
    return one_click(whole, edition, len(whole.log))
