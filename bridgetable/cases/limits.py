"""How much may stand in a file: the same for what is done and typed at the window and for what is read."""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.table.record import Record

LONGEST = 1000
"""No sentence, name or answer has more letters."""
MOST = 1000
"""No list or table has more parts: a line of play has so many actions, a record so many branches."""


def fitting(text: str, longest: int = LONGEST) -> str:
    """The text itself; `ValueError` if it has too many letters, or halves of letters, which no file can hold."""
    if len(text) > longest:
        raise ValueError(say("casefile-too-many-letters", count=str(len(text)), most=str(longest)))
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise ValueError(say("casefile-no-letters"))
    return text


def fits(record: Record) -> Record:
    """The record itself; `ValueError` if there is too much of it for a file."""
    parts = (record.log, record.facts, record.branches)
    for part in (*parts, *(part for branch in record.branches for part in (branch.actions, branch.facts))):
        if len(part) > MOST:
            raise ValueError(say("casefile-no-room", most=str(MOST)))
    return record
