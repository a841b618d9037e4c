"""Bytes to text: what programs of thirty years have written, in whatever letters and with whatever ends of lines."""

from __future__ import annotations

import codecs
import re

from bridgetable.exchange.board import Oddity, UnreadableText
from bridgetable.messages import say
from bridgetable.value import value

LARGEST = 64_000_000
"""No text of boards has so many bytes: what is larger is not read."""
WINDOWS = "cp1252"
"""What is no UTF-8 and says nothing of its letters was most likely written under Windows, in western Europe."""
_MARKED = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
"""How a text begins that says by its first bytes what its letters are."""
_DIRECTIVE = re.compile(rb"^%[^\r\n]{0,200}?charset\s*=\s*[\"']?([\w.:-]{1,40})", re.MULTILINE | re.IGNORECASE)
_HEAD = 4_000
"""A directive stands within so many bytes."""
_LETTERS = re.compile(
    r"utf-?8|us-ascii|(iso-?)?8859-?\d{1,2}|iso-?8859-?\d{1,2}|latin-?\d|(windows-?|cp-?)\d{3,4}|koi8-?[ru]"
)
"""The names of sets of letters; Python knows others by a name, which are no letters."""
_LATIN_1 = ("iso8859-1", "ascii")
_LINE_END = re.compile(r"\r+\n|\r")
_NO_LETTERS = str.maketrans("", "", "\0\x1a\ufeff")
"""What ends a file of DOS, fills up its last block, or marks where two texts were put together."""


@value
class Decoded:
    """The text that bytes stand for, its lines ending in one way; `charset`: its letters; what was odd about them."""

    text: str
    charset: str
    remarks: tuple[Oddity, ...] = ()


def decoded(data: bytes, charset: str = "") -> Decoded:
    r"""The text in the bytes of a file, in the letters of `charset` if that is given, else as the file says or shows.

    Raises `UnreadableText` where there are too many.

    >>> decoded(b"pn|J\xf6rg|\r\npg||\x1a").text
    'pn|Jörg|\npg||'
    >>> decoded(b"\xff\xfem\0d\0").charset, decoded(b"% charset=utf-8\n").charset
    ('utf-16-le', 'utf-8')
    """
    if len(data) > LARGEST:
        size, most = (f"{number / 1_000_000:.1f}".removesuffix(".0") for number in (len(data), LARGEST))
        raise UnreadableText(None, say("exchange-too-large", megabytes=size, most=most))
    if charset:
        return Decoded(_tidied(data.decode(charset, errors="replace")), charset)
    for mark, letters in _MARKED:
        if data.startswith(mark):
            return Decoded(_tidied(data.decode(letters, errors="replace")), letters)
    told, remarks = _told(data)
    for letters in dict.fromkeys((told or "utf-8", "utf-8")):
        try:
            return Decoded(_tidied(data.decode(letters)), letters, remarks)
        except UnicodeDecodeError as error:
            if letters == told:
                line = data.count(b"\n", 0, error.start) + 1
                remarks = (*remarks, Oddity(line, say("exchange-other-charset", charset=told)))
    return Decoded(_tidied(data.decode(WINDOWS, errors="replace")), WINDOWS, remarks)


def _told(data: bytes) -> tuple[str, tuple[Oddity, ...]]:
    """The letters that a directive names, nothing where there is none; a remark where it names none that exist."""
    found = _DIRECTIVE.search(data, 0, _HEAD)
    if found is None:
        return "", ()
    name = found[1].decode("ascii", errors="replace").lower()
    try:
        letters = codecs.lookup(name).name if _LETTERS.fullmatch(name) else ""
    except LookupError:
        letters = ""
    if letters:
        return (WINDOWS if letters in _LATIN_1 else letters), ()
    line = data.count(b"\n", 0, found.start()) + 1
    return "", (Oddity(line, say("exchange-unknown-charset", charset=name)),)


def _tidied(text: str) -> str:
    return _LINE_END.sub("\n", text).translate(_NO_LETTERS)
