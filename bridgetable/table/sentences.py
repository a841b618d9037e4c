"""Sentences: an action, or a line of the log, read from its words and printed as them.

Printing an action and reading the sentence gives the same action back. A sentence that was read prints in its canonical
form, and that form reads and prints unchanged.
"""

from __future__ import annotations

from collections import defaultdict

from bridgetable.table.actions import Action, Entry
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form
from bridgetable.table.reading import one_spaced, readable

_BY_ACTION: dict[object, list[Form]] = defaultdict(list)
for _form in FORMS:
    _BY_ACTION[_form.action].append(_form)


class SentenceError(ValueError):
    """Words that do not say one action; the message is one line."""


class UnreadableSentence(SentenceError):
    """Words that say nothing the table knows; the message offers what comes nearest."""


class AmbiguousSentence(SentenceError):
    """Words that may say several actions; the message names them."""


def parse(text: str) -> Entry:
    """The line of the log that `text` says, with its label and `at the same time`; else `UnreadableSentence`."""
    return readable(text) or _refuse(text)


def sentence(said: Action | Entry) -> str:
    """The canonical sentence of an action or of a line of the log.

    `SentenceError` for an action that no sentence says, such as a remark with a double quote in it.
    """
    if isinstance(said, Entry):
        label = f"@{said.label}: " if said.label else ""
        return f"{label}{'at the same time ' if said.together else ''}{sentence(said.action)}"
    try:
        for form in _BY_ACTION[type(said)]:
            text = form.write(said)
            if text is not None:
                return text
    except ValueError as error:
        raise SentenceError(f"no sentence says {said}: {error}") from error
    raise SentenceError(f"no sentence says {said}")


def _refuse(text: str) -> Entry:
    # Only a reader who has gone wrong pays for loading what compares spellings.
    from bridgetable.table.spelling import advice

    raise UnreadableSentence(f'cannot read "{one_spaced(text)}": {advice(text)}')
