"""What is shown and stands in no catalogue: each kind with its reason. All else is left in English.

`left_in_english` is to be asked while the pseudo-language is spoken.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from typing import Any

from bridgetable.messages import languages
from bridgetable.resources import resource_path
from bridgetable.table.sentences import parse
from messages import pseudo

_FILES = {"cases": ("title", "story", "ruling"), "laws": ("title", "paragraph", "say", "number_1997"), "paths": ()}
"""Texts that have files of their own, where other languages will stand beside them: of each kind what is shown of it;
nothing: all."""
_NAMES = {*languages().values(), "Bridgetable", "Letter"}
"""Languages call themselves so, the program and a size of paper are called so."""
_NUMBER = re.compile(r"\b\d+[A-Z]?\d*(?:\([a-z]+\)?)*(?: (?:preamble|footnote|opening)\b)?")
"""Numbers of paragraphs are those of the printed law book; contracts are written so everywhere."""
_KEYS = re.compile(r" ?\((?:Ctrl|Shift|Alt|Meta|Left|Right|Home|End|Space|PgUp|PgDown|Esc|F\d+)[^)]*\)")
"""Keys are called as they are on the keyboard; Qt says them in the language of the system."""
_CONTRACT = re.compile(r"\b[1-7]?NTX{0,2}\b")
_QT = {"OK", "Cancel", "Close"}
"""The buttons of every dialog: Qt has a catalogue of its own."""

_BREAK = re.compile(r"</?(?:p|br|h\d|li|ul|td|tr|table|div)\b[^>]*>|\n| · | › |  +|\t| – (?=Bridgetable)| \*")
_TAG = re.compile(r"<[^>]*>")
_SENTENCE = re.compile(r"(?<=[.!?…])\.? ")
_SAID = re.compile(rf"[{pseudo.OPENS}{pseudo.CLOSES}]|\w*[^\W\d_a-zA-Z]\w*(?:['’]\w+)?")
"""The brackets of a message, and its words: each has an accent, but for the few that have no letter to carry one."""
_WORD = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
_ACCENTABLE = re.compile(r"(?<!\w)(?=[A-Za-z]*[aeioucnsyAEIOUCNSY])[A-Za-z]{2,}(?!\w)")
"""A word that would have an accent if it had been said: PDF would not."""


def left_in_english(texts: Iterable[str], own: Iterable[str] = ()) -> set[str]:
    """What of these texts has come from nowhere but the code; `own` are the texts of what is open, a case or a file."""
    known = {_letters(part) for each in own for part in _parts(each)}
    parts = {part for text in set(texts) for part in _parts(text) if _ACCENTABLE.search(_CONTRACT.sub("", part))}
    return {part for part in parts if not (_may_stand(part) or _letters(part) in known)}


def _parts(text: str) -> Iterator[str]:
    """What has no accents, paragraph by paragraph: outside of brackets, or put into a message."""
    for part in _BREAK.split(text):
        plain = _KEYS.sub("", unescape(_TAG.sub("", part))).replace("&", "")
        yield from (each.strip(" ,.:;!–-()“”\"'") for each in _SAID.split(plain))


def _may_stand(said: str) -> bool:
    """Whether it stands in a file of its own, is a name, or is an action as it is written in a file."""
    return said in _NAMES | _QT or _is_filed(said) or _is_written(said)


def _is_filed(said: str) -> bool:
    """Whether it is a text of a file, or sentences out of one."""
    return _letters(said) in _filed() or all(_letters(each) in _filed() for each in _SENTENCE.split(said))


def _is_written(said: str) -> bool:
    try:
        parse(said)
    except ValueError:
        return False
    return True


def _letters(text: str) -> str:
    """A text without what links, numbers and signs make of it."""
    return " ".join(_WORD.findall(_NUMBER.sub("", _TAG.sub("", unescape(text)))))


@cache
def _filed() -> frozenset[str]:
    lines = [line for text in _texts() for line in text.split("\n")]
    return frozenset(_letters(each) for line in lines for each in (line, *_SENTENCE.split(line)))


def _texts() -> Iterator[str]:
    for folder, keys in _FILES.items():
        for path in resource_path(folder).rglob("*.toml"):
            told = tomllib.loads(path.read_text(encoding="utf-8"))
            yield from _strings([told.get(key) for key in keys] if keys else told)


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _strings([*value.values()])
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)
