"""What a language lacks, or says otherwise than English does: a line for each, the gravest first.

A language is complete when nothing comes out. Terms of the game are looked up in the glossary, see `glossary`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bridgetable.messages import ENGLISH, say
from bridgetable.messages.values import fits
from bridgetable.resources import resource_path
from bridgetable.translating.glossary import toml_or_nothing, wrong_words
from bridgetable.translating.typed import untyped

Catalogue = Mapping[str, Any]
SHORT, LONGER = 40, 1.7
"""What English says in at most so many letters has to fit a button or a line: in so many times as many, and `FEW`."""
FEW = 12
ALIKE = 11
"""What has no more letters may be the same in both languages: a file, a board, the name of the program."""
_WINDOW = ("shell", "panels", "record", "library", "widgets", "practice", "writing", "show", "sheet", "equity")
"""Rooms whose short messages stand on buttons, in menus and in tables."""
_OWN = ("terms-", "language-", "law-before", "law-endings", "law-small")
"""Messages that a language writes for itself: forms of words, and what it is called."""
_NO_WORDS = re.compile(r"[\W\d_]+")
_GAP = re.compile(r"\{[^{}]*\}")
PAGES_OF_ENGINEERS = ("architecture.md", "cases.md", "translate.md")
"""Help pages that are in English only: who reads them reads the code, a case file, or our messages."""


def catalogue(place: Path, language: str) -> dict[str, Any]:
    """All messages of a language, by id; what is in a damaged file is lacking."""
    found: dict[str, Any] = {}
    for path in sorted((place / language).glob("*.json")):
        if path.name != "cases.json":
            found.update(_json_or_nothing(path))
    return found


def _json_or_nothing(path: Path) -> dict[str, Any]:
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        return {}
    return read if isinstance(read, dict) else {}


def needs(pattern: Any, said: Catalogue) -> Iterator[str]:
    """What a message has to be given, with what the messages and terms within it need."""
    for part in pattern if isinstance(pattern, list) else ():
        match part:
            case ["$", name] | ["@", _, name, _]:
                yield name
            case ["#", wanted]:
                yield from needs(said.get(wanted), said)
            case ["?", selector, variants, _]:
                yield from needs([selector], said)
                for variant in variants.values():
                    yield from needs(variant, said)


def texts(pattern: Any) -> Iterator[str]:
    """The words of a message, piece by piece."""
    for part in pattern if isinstance(pattern, list) else [pattern]:
        if isinstance(part, str):
            yield part
        elif part and part[0] == "?":
            for variant in part[2].values():
                yield from texts(variant)


def lacking(place: Path, language: str) -> Iterator[str]:
    """Everything that is to be mended in a language, a line each: messages, laws, help, courses, titles, terms."""
    english, own = catalogue(place, ENGLISH), catalogue(place, language)
    yield from _unread(place / language)
    yield from _messages(english, own)
    yield from _untold_laws(place / language / "laws")
    yield from _pages(place / language / "help")
    yield from _courses(place / language / "paths")
    yield from _titles(place / language / "cases.json", language)
    yield from untyped(place / language)
    yield from wrong_words(place, language)


def _unread(folder: Path) -> Iterator[str]:
    """The files that cannot be read, each with the reason. Titles of cases are read while the plain data is made."""
    for path in sorted([*folder.glob("*.toml"), *folder.glob("laws/*.toml"), *folder.glob("paths/*.toml")]):
        try:
            tomllib.loads(path.read_text(encoding="utf-8"))
        except ValueError as why:
            yield say("translating-not-read", file=path.relative_to(folder).as_posix(), why=str(why))


def _messages(english: Catalogue, own: Catalogue) -> Iterator[str]:
    given, every = _given_by_rooms(english), {**english, **own}
    for name, pattern in english.items():
        if name not in own:
            if not name.startswith(("-", *_OWN)):
                yield say("translating-missing", name=name, english=_shortly(pattern))
            continue
        yield from _not_to_be_said(name, own[name], every)
        unknown = sorted(set(needs(own[name], every)) - given[name.partition("-")[0]])
        if unknown and not name.startswith("-"):  # a term is given what the language gives it
            yield say("translating-not-given", name=name, unknown=", ".join(unknown))
        yield from _form(name, pattern, own[name])
    for name in own:
        if name not in english and not name.startswith(("-", "terms-")):
            yield say("translating-unknown", name=name)


def _not_to_be_said(name: str, own: Any, every: Catalogue) -> Iterator[str]:
    """What would keep a message from being said: another that is not there, or a value that is none."""
    wanted = {part[1] for part in _parts_of(own) if part[0] in ("#", "@")} - {"-capital"}
    if unknown := sorted(wanted - every.keys()):
        yield say("translating-no-message", name=name, unknown=", ".join(unknown))
    if not fits(name, own):
        yield say("translating-value", name=name, said=" ".join(texts(own)))


def _given_by_rooms(english: Catalogue) -> Mapping[str, set[str]]:
    """What the program gives to the messages of each room: what English needs in any, or in one they stand in."""
    given: dict[str, set[str]] = {}
    for name, pattern in english.items():
        needed = set(needs(pattern, english))
        for stands_in in {name, *(part[1] for part in _parts_of(pattern) if part[0] == "#")}:
            given.setdefault(stands_in.partition("-")[0], set()).update(needed)
    return given


def _parts_of(pattern: Any) -> Iterator[list[Any]]:
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list):
            yield part
            if part[0] == "?":
                yield from _parts_of([part[1]])
                for variant in part[2].values():
                    yield from _parts_of(variant)


def _form(name: str, english: Any, own: Any) -> Iterator[str]:
    """What is to be seen at a glance: a text left in English, one too long for its place, the mark of a key."""
    if own == english and not name.startswith(("-", *_OWN)) and len(_NO_WORDS.sub("", "".join(texts(own)))) > ALIKE:
        yield say("translating-still-english", name=name, english=_shortly(own))
    if not (isinstance(english, str) and isinstance(own, str)):
        return
    if english.count("&") != own.count("&") and name.startswith("shell-"):
        yield say("translating-key", name=name)
    window = name.startswith(tuple(f"{room}-" for room in _WINDOW))
    if window and len(english) <= SHORT and len(own) > LONGER * len(english) + FEW:
        yield say("translating-too-long", name=name, said=own, most=int(LONGER * len(english) + FEW))


def _shortly(pattern: Any) -> str:
    whole = pattern if isinstance(pattern, str) else " … ".join(texts(pattern))
    return whole if len(whole) <= SHORT else f"{whole[:SHORT]}…"


def _untold_laws(folder: Path) -> Iterator[str]:
    for path in sorted(resource_path("laws").glob("law*.toml")):
        own = folder / path.name
        if not own.is_file():
            yield say("translating-no-file", name=f"laws/{path.name}")
            continue
        told = toml_or_nothing(own)
        if not told:  # it cannot be read, which is told already
            continue
        english = tomllib.loads(path.read_text(encoding="utf-8"))
        for where in _untold(english, told):
            yield say("translating-law", file=path.name, where=where)
        for where in _unheard_of(english, told):
            yield say("translating-unknown", name=f"laws/{path.name}: {where}")


def _untold(english: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[str]:
    """The places of a law file where English says something and the language does not."""
    if "title" not in own:
        yield "title"
    for table in english["paragraph"]:
        yield from _untold_of(table, own.get("paragraph", {}).get(table["id"], {}), str(table["id"]))


def _unheard_of(english: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[str]:
    """The places of a law file where the language says something and English has nothing, as after a slip in a key."""
    yield from sorted(own.keys() - {"title", "paragraph"})
    tables = {str(table["id"]): table for table in english["paragraph"]}
    for cite, said in own.get("paragraph", {}).items():
        yield from _keys_beside(tables.get(cite), said, cite)


def _keys_beside(english: Any, own: Any, where: str) -> Iterator[str]:
    if not isinstance(own, dict):
        return
    if not isinstance(english, dict):
        yield where
        return
    for key, said in own.items():
        if key not in english:
            yield f"{where}: {key}"
        else:
            yield from _keys_beside(english[key], said, f"{where}, {key}")


def _untold_of(english: Mapping[str, Any], own: Mapping[str, Any], where: str) -> Iterator[str]:
    for key, said in english.items():
        if isinstance(said, dict):
            yield from _untold_of(said, own.get(key, {}), f"{where}, {key}")
        elif key in ("title", "gist", "consequence", "change") and said != "same" and key not in own:
            yield f"{where}: {key}"


def _pages(folder: Path) -> Iterator[str]:
    for path in sorted(resource_path("help").glob("*.md")):
        if path.name in PAGES_OF_ENGINEERS:
            continue
        own = folder / path.name
        if not own.is_file():
            yield say("translating-no-file", name=f"help/{path.name}")
            continue
        name = f"help/{path.name}"
        try:
            said = own.read_text(encoding="utf-8")
        except ValueError as why:
            yield say("translating-not-read", file=name, why=str(why))
            continue
        english = path.read_text(encoding="utf-8")
        if sorted(_GAP.findall(said)) != sorted(_GAP.findall(english)):
            yield say("translating-gaps", name=name)
        if (headings := _headings(said)) != _headings(english):
            yield say("translating-headings", name=name, own=headings, english=_headings(english))


def _headings(page: str) -> int:
    return len(re.findall(r"^#+ ", page, re.MULTILINE))


def _courses(folder: Path) -> Iterator[str]:
    for path in sorted(resource_path("paths").glob("*.toml")):
        own = folder / path.name
        if not own.is_file():
            yield say("translating-no-file", name=f"paths/{path.name}")
            continue
        english, told = tomllib.loads(path.read_text(encoding="utf-8")), toml_or_nothing(own)
        if told.keys() != english.keys() & {"title", "about", "sayings"} or (
            len(told.get("sayings", ())) != len(english.get("sayings", ()))
        ):
            yield say("translating-course", name=f"paths/{path.name}")


def _titles(path: Path, language: str) -> Iterator[str]:
    told = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    library = _library()
    untold = [name for name, titles in library.items() if language not in titles and "title" not in told.get(name, {})]
    if untold:
        yield say("translating-titles", number=len(untold), first=untold[0])
    for name in told.keys() - library.keys():
        yield say("translating-unknown", name=f"cases: {name}")


@cache
def _library() -> Mapping[str, Mapping[str, str]]:
    """The languages in which the cases' own files give them a title, by the ids of the cases."""
    found: dict[str, Mapping[str, str]] = {}
    for path in sorted(resource_path("cases").rglob("*.toml")):
        titles = tomllib.loads(path.read_text(encoding="utf-8")).get("title", {})
        found[path.stem] = titles if isinstance(titles, dict) else {ENGLISH: titles}
    return found
