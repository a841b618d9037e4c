"""A language that nobody speaks: English with accents, two fifths longer, each message in brackets.

What is shown while it is spoken and has letters outside of brackets has not come from the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bridgetable.messages import catalogue
from bridgetable.messages.catalogue import Room, read_room
from bridgetable.messages.patterns import Pattern

OPENS, CLOSES = "⟦", "⟧"
_ACCENTED = str.maketrans("aeioucnsyAEIOUCNSY", "áéíóúçñšýÁÉÍÓÚÇÑŠÝ")
_KEPT = re.compile(r"(<[^>]*>|&\w+;|%\d|&)")
"""What is no word: tags, entities, places for a number, the mark of a key."""
_VOWEL = re.compile(r"([áéíóúÁÉÍÓÚ])")


def lengthened(text: str) -> str:
    """A text with accents and two fifths longer; markup stays as it is."""
    return "".join(part if _KEPT.fullmatch(part) else _longer(part) for part in _KEPT.split(text))


def _longer(text: str) -> str:
    return _VOWEL.sub(r"\1\1", text.translate(_ACCENTED))


def read_pseudo(language: str, room: str) -> Room:
    """The messages of a file: English, or in the pseudo-language what it is made into."""
    english = read_room(catalogue.ENGLISH, room)
    if language == catalogue.ENGLISH:
        return english
    return {name: pattern if _is_a_rule(name) else _bracketed(name, pattern) for name, pattern in english.items()}


def _is_a_rule(name: str) -> bool:
    return name.startswith(("terms-plural-", "language-", "law-before", "law-endings", "law-small"))


def _bracketed(name: str, pattern: Pattern) -> Pattern:
    made = _made(pattern)
    parts = made if isinstance(made, list) else [made]
    return parts if name.startswith("-") or not _says_something(parts) else [OPENS, *parts, CLOSES]


def _says_something(parts: list[Any]) -> bool:
    return any(part[0] != "?" or _chooses_words(part) if isinstance(part, list) else part for part in parts)


def _chooses_words(part: list[Any]) -> bool:
    return all(variant != "" for variant in part[2].values())


def _made(pattern: Pattern) -> Pattern:
    if isinstance(pattern, str):
        return lengthened(pattern)
    return [lengthened(part) if isinstance(part, str) else _part(part) for part in pattern]


def _part(part: list[Any]) -> list[Any]:
    if part[0] != "?":
        return part
    kind, selector, variants, default = part
    return [kind, selector, {key: _made(variant) for key, variant in variants.items()}, default]


@contextmanager
def spoken() -> Iterator[None]:
    """Everything is said in the pseudo-language."""
    catalogue.speak("pseudo", read_pseudo)
    try:
        yield
    finally:
        catalogue.speak(catalogue.ENGLISH)


_PLAIN = str.maketrans("áéíóúçñšýÁÉÍÓÚÇÑŠÝ", "aeioucnsyAEIOUCNSY", OPENS + CLOSES)


def in_plain_english(text: str) -> str:
    """What was said in the pseudo-language, as English says it."""
    return re.sub(r"([áéíóúÁÉÍÓÚ])\1", r"\1", text).translate(_PLAIN)


_WITHIN = re.compile(rf"{OPENS}[^{OPENS}{CLOSES}]*{CLOSES}")


def outside(text: str) -> str:
    """What stands in no brackets."""
    while True:
        less = _WITHIN.sub("", text)
        if less == text:
            return text
        text = less
