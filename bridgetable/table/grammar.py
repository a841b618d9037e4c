"""What a form of sentence is: one line by which an action is both read and printed.

A form names its action, its words with the fields in braces, and whatever slots are not the usual ones of a field's
name. A field that the words do not mention has a fixed value. Where one action has several forms, the first whose fixed
values agree prints it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from bridgetable.messages import why
from bridgetable.table.actions import Action
from bridgetable.table.slots import CARD, CARDS, NUMBER, SEAT, SUIT, TEXT, TRICK, Slot

HIMSELF = object()
"""A fixed value: the player who acts."""

_USUAL = {
    "seat": SEAT,
    "to": SEAT,
    "of": SEAT,
    "whose": SEAT,
    "card": CARD,
    "old": CARD,
    "new": CARD,
    "cards": CARDS,
    "others": CARDS,
    "suit": SUIT,
    "trick": TRICK,
    "n": NUMBER,
    "words": TEXT,
}


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """One form of sentence: `parts` are its words and, at the odd places, names of fields, which `slots` read."""

    action: Callable[..., Action]
    parts: tuple[str, ...]
    slots: Mapping[str, Slot]
    fixed: Mapping[str, object]

    @property
    def shown(self) -> str:
        """The form as a help page prints it: `SEAT leads CARD [face down]`."""
        return "".join(self.slots[part].shown if i % 2 else part for i, part in enumerate(self.parts))

    @property
    def literal(self) -> str:
        """Its own words alone."""
        return "".join(self.parts[::2])

    @property
    def openings(self) -> tuple[str, ...]:
        """The words by which `opening` finds it."""
        if self.parts[0]:
            return (opening(self.parts[0]),)
        if self.parts[1] != "seat":
            return tuple(opening(words) for words in self.slots[self.parts[1]].words)
        if self.parts[2] != " ":
            return (opening("N" + self.parts[2]),)
        return tuple(opening("N " + words) for words in self.slots[self.parts[3]].words)

    def read(self, text: str) -> Action | None:
        """The action that `text` says in this form; None where it says none."""
        match = _pattern(self).fullmatch(text)
        if match is None:
            return None
        try:
            values = {field: self.slots[field].read(words) for field, words in match.groupdict().items()}
        except ValueError:
            return None
        for field, value in self.fixed.items():
            values[field] = values["seat"] if value is HIMSELF else value
        return self.action(**values)

    def write(self, action: Action) -> str | None:
        """The sentence of an action of this form's class; None where another form of the class says it."""
        for field, value in self.fixed.items():
            if getattr(action, field) != (getattr(action, "seat", None) if value is HIMSELF else value):
                return None
        words = (self.slots[part].write(getattr(action, part)) if i % 2 else part for i, part in enumerate(self.parts))
        return "".join(words)

    def complaint(self, text: str) -> str | None:
        """What is wrong with the first slot that cannot be read, where `text` has this form's words; else None."""
        match = _loose_pattern(self).fullmatch(text)
        for field, words in match.groupdict().items() if match else ():
            try:
                self.slots[field].read(words)
            except ValueError as error:
                return why(error)
        return None


@cache
def _pattern(form: Form) -> re.Pattern[str]:
    return _compiled(form, lambda slot: slot.pattern)


@cache
def _loose_pattern(form: Form) -> re.Pattern[str]:
    return _compiled(form, lambda slot: slot.loose)


def _compiled(form: Form, slot_pattern: Callable[[Slot], str]) -> re.Pattern[str]:
    patterns = (
        f"(?P<{part}>{slot_pattern(form.slots[part])})" if i % 2 else re.escape(part)
        for i, part in enumerate(form.parts)
    )
    return re.compile("".join(patterns))


def opening(text: str) -> str:
    """The word by which a sentence is told from others: what follows the seat, `'s`, or else its first word.

    >>> opening("E leads C2"), opening("E's D? is DT"), opening("play ends")
    ('leads', "'s", 'play')
    """
    first, _, rest = text.partition(" ")
    if len(first) == 1:
        return rest.partition(" ")[0]
    return "'s" if first[1:] == "'s" else first


def form(action: Callable[..., Action], template: str, **others: object) -> Form:
    """The form with the words of `template`; `others` are the slots and fixed values of fields by name."""
    parts = tuple(re.split(r"{(\w+)}", template))
    fixed = {field: value for field, value in others.items() if not isinstance(value, Slot)}
    slots = {field: slot for field, slot in others.items() if isinstance(slot, Slot)}
    return Form(action, parts, {field: slots.get(field) or _USUAL[field] for field in parts[1::2]}, fixed)
