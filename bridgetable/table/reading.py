"""Reading a sentence: the forms that begin as it does are tried in turn."""

from __future__ import annotations

import re
from collections import defaultdict

from bridgetable.table.actions import Entry
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form, opening

_BEFORE = re.compile(r"(?:@([\w-]+): )?(at the same time )?")

_BY_OPENING: dict[str, list[Form]] = defaultdict(list)
for _form in FORMS:
    for _word in dict.fromkeys(_form.openings):
        _BY_OPENING[_word].append(_form)

OPENINGS: tuple[str, ...] = tuple(_BY_OPENING)
"""The words by which sentences are told from each other, for the most part verbs."""


def readable(text: str) -> Entry | None:
    """The line of the log that `text` says, with its label and `at the same time`; None where it cannot be read.

    >>> readable("E dances") is None
    True
    """
    text = one_spaced(text)
    before, rest = split_before(text)
    for form in forms_opening(opening(rest)):
        action = form.read(rest)
        if action is not None:
            return Entry(action, before[1], before[2] is not None)
    return None


def forms_opening(word: str) -> list[Form]:
    """The forms of sentence with that opening word."""
    return _BY_OPENING.get(word, [])


def split_before(text: str) -> tuple[re.Match[str], str]:
    """What stands before the sentence proper (group 1 the label, group 2 `at the same time`), and the sentence."""
    before = _BEFORE.match(text)
    assert before is not None  # it matches the empty text
    return before, text[before.end() :]


def one_spaced(text: str) -> str:
    """`text` with single spaces everywhere but between double quotes, where words are kept as they stand.

    >>> one_spaced('E  remarks   "two  spaces"')
    'E remarks "two  spaces"'
    """
    if '"' not in text:
        return " ".join(text.split())
    parts = text.strip().split('"')
    parts[::2] = (re.sub(r"\s+", " ", part) for part in parts[::2])
    return '"'.join(parts)
