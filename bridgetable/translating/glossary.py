"""The words of the game and of the law, once for each language, and the words that must not stand for them.

`resources/languages/glossary.toml` has a `[[term]]` for each: what it is called in English and in each other language,
its gender there, where it is used so, other words that are right too, and words to avoid.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bridgetable.messages import say
from bridgetable.value import value

FILE = "glossary.toml"


@value
class Term:
    """A term in one language: `english` and `own` word, its `gender`, where it is `used`, and what to `avoid`."""

    english: str
    own: str
    gender: str
    used: str
    variants: tuple[str, ...]
    avoid: tuple[str, ...]


@cache
def terms(place: Path, language: str) -> tuple[Term, ...]:
    """The terms of a language; none if the glossary has none of it."""
    path = place / FILE
    read = tomllib.loads(path.read_text(encoding="utf-8")).get("term", ()) if path.is_file() else ()
    return tuple(_term(each["en"], each[language]) for each in read if language in each)


def _term(english: str, own: Mapping[str, Any]) -> Term:
    several = {key: tuple(own.get(key, ())) for key in ("variants", "avoid")}
    return Term(english, own["word"], own.get("gender", ""), own.get("used", ""), **several)


def wrong_words(place: Path, language: str) -> Iterator[str]:
    """Every word to be avoided that stands in a text of a language, with its place and the word to use."""
    try:
        known = terms(place, language)
    except (ValueError, KeyError, AttributeError, TypeError) as wrong:
        yield say("translating-not-read", file=FILE, why=str(wrong))
        return
    avoided = {word: term.own for term in known for word in term.avoid}
    if not avoided:
        return
    pattern = re.compile(
        rf"(?<!\w)(?:{'|'.join(sorted(map(re.escape, avoided), key=len, reverse=True))})(?!\w)", re.IGNORECASE
    )
    by_word = {word.casefold(): own for word, own in avoided.items()}
    for where, text in told(place / language):
        for found in pattern.finditer(text):
            yield say("translating-avoid", where=where, word=found[0], own=by_word[found[0].casefold()])


def told(folder: Path) -> Iterator[tuple[str, str]]:
    """All texts of a language, each with the place where it stands."""
    for path in sorted(folder.rglob("*")):
        where = path.relative_to(folder).as_posix()
        if path.suffix == ".json":
            for name, said in json.loads(path.read_text(encoding="utf-8")).items():
                yield f"{where}: {name}", " ".join(_strings(said))
        elif path.suffix == ".md":
            yield where, path.read_text(encoding="utf-8")
        elif path.suffix == ".toml" and path.parent.name in ("laws", "paths") and path.stem != "everyday":
            yield where, " ".join(_strings(toml_or_nothing(path)))


def toml_or_nothing(path: Path) -> dict[str, Any]:
    """What a file says; nothing if it cannot be read, which `lacking` tells."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return {}


def _strings(said: Any) -> Iterator[str]:
    """The words in a value; of a pattern what is said, not how it is chosen."""
    match said:
        case str():
            yield said
        case ["$" | "#" | "@", *_]:
            return
        case ["?", _, variants, _]:
            yield from (each for variant in variants.values() for each in _strings(variant))
        case dict():
            yield from (each for part in said.values() for each in _strings(part))
        case list():
            yield from (each for part in said for each in _strings(part))
