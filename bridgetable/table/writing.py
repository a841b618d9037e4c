"""Writing sentences: an action, or a line of the log, in the words of its canonical form."""

from __future__ import annotations

from collections import defaultdict

from bridgetable.messages import say, why
from bridgetable.table.actions import Action, Entry
from bridgetable.table.forms import FORMS
from bridgetable.table.grammar import Form

_BY_ACTION: dict[object, list[Form]] = defaultdict(list)
for _form in FORMS:
    _BY_ACTION[_form.action].append(_form)


class SentenceError(ValueError):
    """Words that do not say one action; the message is one line."""


def sentence(said: Action | Entry) -> str:
    """The canonical sentence of an action or of a line of the log.

    `SentenceError` for an action that no sentence says, such as a remark with a double quote in it.

    >>> from bridgetable.table.sentences import parse
    >>> sentence(parse("W drops H5"))
    'W drops H5'
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
        raise SentenceError(say("unread-no-sentence-because", action=str(said), why=why(error))) from error
    raise SentenceError(say("unread-no-sentence", action=str(said)))
