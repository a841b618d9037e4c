"""Sentences: an action, or a line of the log, read from its words and printed as them.

Printing an action and reading the sentence gives the same action back. A sentence that was read prints in its canonical
form, and that form reads and prints unchanged.
"""

from __future__ import annotations

from bridgetable.messages import say
from bridgetable.table.actions import Entry
from bridgetable.table.reading import one_spaced, readable
from bridgetable.table.writing import SentenceError, sentence

__all__ = ["AmbiguousSentence", "SentenceError", "UnreadableSentence", "parse", "sentence"]


class UnreadableSentence(SentenceError):
    """Words that say nothing the table knows; the message offers what comes nearest."""


class AmbiguousSentence(SentenceError):
    """Words that may say several actions; the message names them."""


def parse(text: str) -> Entry:
    """The line of the log that `text` says, with its label and `at the same time`; else `UnreadableSentence`.

    >>> parse("E leads C2 face down").action
    Lead(seat=<Seat.E: 'E'>, card=C2, face=False)
    >>> parse("@early: at the same time W drops H5").label
    'early'
    """
    return readable(text) or _refuse(text)


def _refuse(text: str) -> Entry:
    # Only a reader who has gone wrong pays for loading what compares spellings.
    from bridgetable.table.spelling import advice

    raise UnreadableSentence(say("unread-sentence", typed=one_spaced(text), advice=advice(text)))
