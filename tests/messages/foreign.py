"""Which words of a text are English, while another language is spoken.

An English word is one that the English messages have and no text of the other language has. What may stand in English
is told in `ALLOWED`, with its reasons.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import unescape
from typing import Any

from bridgetable.messages import languages
from bridgetable.resources import resource_path
from bridgetable.translating.glossary import told
from bridgetable.translating.lacking import texts

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_TAG = re.compile(r"<[^>]*>")
_TYPED = re.compile(r"`[^`]*`|«[^»]*»|“[^”]*”|\"[^\"]*\"")
"""What is typed or stands in a file is quoted so, in the help and in messages."""
_KEYS = re.compile(
    r"\b(?:Ctrl|Shift|Alt|Meta|Esc|Enter|Left|Right|Up|Down|Space|Home|End|PgUp|PgDown|Delete|Backspace|Tab|F\d+)\b(?:\+\S+)?"
)
"""Keys are called as they are on the keyboard."""
ALLOWED = {
    *{word for name in languages().values() for word in _WORD.findall(name)},  # languages call themselves so
    *("Bridgetable", "English", "Letter", "Inter"),  # names
    *("PBN", "LIN", "DLM", "DUP", "BRI", "DDS", "JSON", "PDF", "HTML", "CSV", "NT", "IMP", "IMPs", "MP", "BBO"),
}


def english_in(shown: Iterable[str], language: str, own: Iterable[str] = ()) -> set[str]:
    """The English words in these texts; `own` are the texts of what is open, which may be in English."""
    known = {word for each in own for word in _words(each)}
    found = {word for each in set(shown) for word in _words(each)}
    return {word for word in found if _is_english(word, language)} - known


def _is_english(word: str, language: str) -> bool:
    return word in _english() and word not in _of_language(language)


def _words(text: str) -> Iterator[str]:
    plain = _KEYS.sub(" ", unescape(_TAG.sub(" ", text))).replace("&", "")
    return (word.casefold() for word in _WORD.findall(plain) if word not in ALLOWED and len(word) > 2)


@cache
def _english() -> frozenset[str]:
    """The words of the English messages, and of the other texts that are told in every language."""
    found = {word for said in _messages("en") for word in _words(said)}
    for folder in ("laws", "help", "paths"):
        for path in resource_path(folder).glob("*.*"):
            if path.suffix in (".toml", ".md") and path.stem not in ("architecture", "cases"):
                found.update(_words(path.read_text(encoding="utf-8")))
    return frozenset(found)


@cache
def _of_language(language: str) -> frozenset[str]:
    texts = (_TYPED.sub(" ", said) for _, said in told(resource_path("languages", language)))
    return frozenset(word for said in texts for word in _words(said))


def _messages(language: str) -> Iterator[str]:
    for path in resource_path("languages", language).glob("*.json"):
        read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        for pattern in read.values():
            yield from texts(pattern)
