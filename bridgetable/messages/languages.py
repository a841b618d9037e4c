"""The languages there are, the one that is wanted here, and where the longer texts of the one spoken lie."""

from __future__ import annotations

import locale
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from bridgetable.messages.catalogue import ENGLISH, language, read_room, say, tell_once, to_say
from bridgetable.resources import resource_path

ROOM = "language"
"""The file by which a folder is a language; it says how the language calls itself."""
_WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says, in this order, in which language a program is to speak."""


@cache
def languages() -> Mapping[str, str]:
    """The languages by their codes, each as it calls itself: English first.

    >>> languages()["it"]
    'Italiano'
    """
    found = sorted(path.parent.name for path in resource_path("languages").glob(f"*/{ROOM}.json"))
    codes = sorted(found, key=lambda code: code != ENGLISH)
    return {code: str(read_room(code, ROOM).get("language-name", code)) for code in codes}


def first_known(wishes: Iterable[str]) -> str:
    """The first of the languages wished for (`it_IT.UTF-8`, `it-IT`, `it`) that there is, else English.

    >>> first_known(["de_AT", "it_IT.UTF-8"]), first_known(["C"])
    ('it', 'en')
    """
    codes = (re.split(r"[-_.@]", wish)[0].lower() for wish in wishes)
    return next((code for code in codes if code in languages()), ENGLISH)


def of_the_place(environ: Mapping[str, str]) -> str:
    """The language that the environment of a command asks for; where it asks for none, that of the system.

    >>> of_the_place({"LANG": "el_GR.UTF-8"})
    'el'
    """
    wish = next((environ[name] for name in _WISHES if environ.get(name)), None)
    return first_known([wish] if wish is not None else _of_the_system())


def _of_the_system() -> list[str]:
    """What the system calls its language, which on Windows is a word such as `Italian_Italy`."""
    name = (locale.getlocale()[0] or "").partition("_")[0].lower()
    return [name, locale.locale_alias.get(name, "")]


def in_the_language(*parts: str) -> Path | None:
    """Where a text lies in the language spoken: `in_the_language("help", "start.md")`; None if it is not there."""
    path = resource_path("languages", language(), *parts)
    return path if path.is_file() else None


def text_in_the_language(*parts: str) -> str | None:
    """What a text of the language spoken says; None if it is not there, or, which is told, cannot be read."""
    path = in_the_language(*parts)
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as why:
        tell_once(language(), to_say("translating-not-read", file="/".join(parts), why=str(why)))
        return None


def read_in_the_language(*parts: str) -> dict[str, Any]:
    """What a `.toml` of the language spoken says; nothing if it is not there, or, which is told, cannot be read."""
    path = in_the_language(*parts)
    if path is None:
        return {}
    import tomllib  # the first frame needs none

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as why:
        tell_once(language(), to_say("translating-not-read", file="/".join(parts), why=str(why)))
        return {}


def capitals(text: str) -> str:
    """A small heading as the language spoken writes it: in capitals, or as it stands where these spoil it.

    >>> capitals("What happened")
    'WHAT HAPPENED'
    """
    return text.upper() if written_in_capitals() else text


def written_in_capitals() -> bool:
    """Whether the language spoken writes small headings in capitals; a Greek letter in capitals bears no accent."""
    return say("language-capitals") == "yes"
