"""What people say at the table and the paragraphs they mean; numbers of an older book. Both are data, in a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

from bridgetable.messages import kept_in_words, language, read_in_the_language, tell_once, to_say
from bridgetable.resources import resource_path
from bridgetable.value import value

FILE = "everyday.toml"


@value
class EverydayWords:
    """Words people use, and the paragraphs they are about by their numbers of 2017, the likeliest first."""

    words: tuple[str, ...]
    laws: tuple[str, ...]


@value
class OldNumber:
    """A number of 1997, what it was about, and the number of that today."""

    id: str
    now: str
    about: str


@value
class Everyday:
    """The whole file."""

    sayings: tuple[EverydayWords, ...]
    numbers_1997: tuple[OldNumber, ...]


@kept_in_words
def everyday() -> Everyday:
    """The words of the table and the old numbers; in another language its own words come before the English ones.

    >>> everyday().sayings[0].words[0]
    'dropped card'
    """
    english = _sayings_of(tomllib.loads(resource_path("laws", FILE).read_text(encoding="utf-8")))
    try:
        own = _sayings_of(read_in_the_language("laws", FILE))
    except (AttributeError, KeyError, TypeError) as why:  # it can be read, and is not what is wanted
        tell_once(language(), to_say("translating-not-read", file=f"laws/{FILE}", why=repr(why)))
        return english
    return Everyday((*own.sayings, *english.sayings), own.numbers_1997 or english.numbers_1997)


def _sayings_of(data: Mapping[str, Any]) -> Everyday:
    """What one file says."""
    sayings = (EverydayWords(_bare_texts(each["words"]), _bare_texts(each["laws"])) for each in data.get("say", ()))
    return Everyday(tuple(sayings), tuple(OldNumber(**each) for each in data.get("number_1997", ())))


def _bare_texts(given: Iterable[str]) -> tuple[str, ...]:
    return tuple(each.strip() for each in given)
