"""What people say at the table and the paragraphs they mean; numbers of an older book. Both are data, in a file."""

from __future__ import annotations

import tomllib

from bridgetable.messages import kept_in_words, read_in_the_language
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
    own = read_in_the_language("laws", FILE)
    english = tomllib.loads(resource_path("laws", FILE).read_text(encoding="utf-8"))
    return Everyday(
        tuple(
            EverydayWords(tuple(each["words"]), tuple(each["laws"]))
            for data in (own, english)
            for each in data.get("say", ())
        ),
        tuple(OldNumber(**each) for each in own.get("number_1997", english["number_1997"])),
    )
