"""What a file of a collection may be called, so that it lies in its place on every system, and is what it seems."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from bridgetable.messages import say

DEEPEST = 6
"""In no more folders of each other lies a file."""
LONGEST = 120
"""No file or folder has a name of more letters."""

_DEVICES = frozenset(
    (
        "CON",
        "PRN",
        "AUX",
        "NUL",
        "CONIN$",
        "CONOUT$",
        *(f"{port}{n}" for port in ("COM", "LPT") for n in "0123456789¹²³"),
    )
)
"""Names behind which Windows finds no file but a device, whatever follows their first dot."""
_ODD = re.compile(r'[<>"|?*]')
_WORD = re.compile(r"[^\W\d_]+")
_LIKE_LATIN = frozenset(("CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "FULLWIDTH", "LISU", "MATHEMATICAL"))
"""Alphabets in which letters look as Latin ones do."""


class Refused(Exception):
    """A collection that is not opened at all; the text says why, for a person."""


def place_of(name: str) -> str:
    """Where a file of this name lies in its collection; raises `Refused` if that would be outside, or a device.

    >>> place_of("evening\\\\revoke.toml")
    'evening/revoke.toml'
    """
    plain = name.replace("\\", "/")
    parts = [part for part in plain.split("/") if part not in ("", ".")]
    if plain.startswith("/") or ".." in parts or ":" in plain:
        raise Refused(say("collection-outside", name=shown(name)))
    if not plain.isprintable():
        raise Refused(say("collection-unseen-letters", name=shown(name)))
    if any(map(is_device, parts)):
        raise Refused(say("collection-device", name=shown(name)))
    if len(parts) > DEEPEST + 1 or any(map(_too_long, parts)):
        raise Refused(say("collection-deep-or-long", name=shown(name)))
    return "/".join(parts)


def is_device(part: str) -> bool:
    """Whether Windows finds a device behind a name, whatever follows its first dot."""
    return part.partition(".")[0].rstrip(" ").upper() in _DEVICES


def awkward(place: str) -> bool:
    """Whether a name cannot be that of a file on every system, though it does no harm."""
    return bool(_ODD.search(place)) or any(part.endswith((".", " ")) for part in place.split("/"))


def same_for_some(places: Iterable[str]) -> tuple[str, str] | None:
    """Two of the names that cannot both be there on every system: they differ in capitals, or one holds another.

    >>> same_for_some(["a.toml", "b.toml", "A.toml"])
    ('a.toml', 'A.toml')
    >>> same_for_some(["a", "a/b.toml"])
    ('a', 'a/b.toml')
    """
    known: dict[str, str] = {}
    for place in places:
        key = alike(place)
        if key in known:
            return known[key], place
        known[key] = place
    for key, place in known.items():
        above = [key[:at] for at, letter in enumerate(key) if letter == "/"]
        inside = next((folder for folder in above if folder in known), None)
        if inside is not None:
            return known[inside], place
    return None


def alike(place: str) -> str:
    """What two names have in common that are one file on some system."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", place).casefold())


def shared_folder(places: Iterable[str]) -> str:
    """The folder, with its `/`, in which all the files were packed; empty where some lie beside it.

    >>> shared_folder(["evening/a.toml", "evening/b.toml"])
    'evening/'
    """
    folders = {place.partition("/")[0] if "/" in place else "" for place in places}
    return f"{folders.pop()}/" if len(folders) == 1 and "" not in folders else ""


def shown(name: str) -> str:
    """A name as a message shows it: on one line, not longer than a line, with letters written out that deceive."""
    plain = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in name[:LONGEST])
    return plainly(plain + ("…" if len(name) > LONGEST else ""))


def plainly(text: str) -> str:
    """A text with those letters written out which, among Latin ones, look like them and are none.

    >>> plainly("rev\\u043eke"), plainly("\\u0440\\u0435\\u043d\\u043e\\u043d\\u0441")
    ('rev[Cyrillic small letter o]ke', 'ренонс')
    """
    return text if text.isascii() else _WORD.sub(_written_out, text)


def _written_out(found: re.Match[str]) -> str:
    word = found[0]
    if not any(_alphabet(letter) == "LATIN" for letter in word):
        return word
    return "".join(f"[{_letter_name(letter)}]" if _alphabet(letter) in _LIKE_LATIN else letter for letter in word)


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def _letter_name(letter: str) -> str:
    return unicodedata.name(letter, "").capitalize()


def _too_long(part: str) -> bool:
    """Whether some system has no room for a name: most count its bytes."""
    return len(part) > LONGEST or len(part.encode("utf-8")) > 2 * LONGEST
