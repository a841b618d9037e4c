"""What a file or a pasted text is, by what stands in it: how a file is called tells nothing."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from bridgetable.exchange.board import Oddity, UnreadableText
from bridgetable.exchange.dealfiles import is_bri, is_dup
from bridgetable.exchange.in_words import is_in_words
from bridgetable.exchange.link import LINK
from bridgetable.exchange.octets import decoded
from bridgetable.messages import say
from bridgetable.seats import Seat
from bridgetable.value import value

Kind: TypeAlias = Literal["case", "PBN", "LIN", "link", "DLM", "DUP", "BRI", "deal"]

_PBN = re.compile(r'^[ \t]*\[\s*\w+\s+"', re.MULTILINE)
_DLM = re.compile(r"^[ \t]*\[Document\]|^[ \t]*Board\s+\d+\s*=\s*[a-p]{26}", re.MULTILINE | re.IGNORECASE)
_LIN = re.compile(r"(?:^|\|)[ \t]*\w{0,20}?(?:md|mb|qx|vg|pn|st|pc)\||\bmd\|", re.MULTILINE | re.IGNORECASE)
_WITH_CARDS = re.compile(r"[?&;](?:lin|[nsew])=", re.IGNORECASE)
_CASE = re.compile(r"^(?:id|title|story|actions|table|deal|start)\s*=|^\[\[expect\]\]", re.MULTILINE)
_ANSWERED = re.compile(r"^(?:[ \t]*>)+ ?", re.MULTILINE)
"""What a mail puts before the lines it answers."""
_STRANGERS = (
    ("pdf", re.compile(rb"%PDF-")),
    ("packed", re.compile(rb"PK[\x03\x05]|Rar!|7z\xbc\xaf|\x1f\x8b")),
    ("picture", re.compile(rb"\x89PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP", re.DOTALL)),
    ("office", re.compile(rb"\xd0\xcf\x11\xe0|\{\\rtf")),
    ("page", re.compile(rb"\s*<(?:!doctype|html|\?xml)", re.IGNORECASE)),
)
"""What else people open or paste, by how it begins."""


@value
class Recognised:
    """What was found: the kind of text, its letters as they are meant (none: the bytes themselves are to be read)."""

    kind: Kind
    text: str = ""
    remarks: tuple[Oddity, ...] = ()


def recognised(data: bytes, charset: str = "", alone: Seat | None = None) -> Recognised:
    """What these bytes are; `UnreadableText` says what they are instead, where no board can be in them.

    One hand of which nobody says whose it is, is a deal only where it is `alone`'s.

    >>> recognised(b"st||md|3,,,|").kind, recognised(b"[Event \\"Pairs\\"]").kind, recognised(b'id = "first-case"').kind
    ('LIN', 'PBN', 'case')
    """
    if is_dup(data):
        return Recognised("DUP")
    if is_bri(data):
        return Recognised("BRI")
    found = decoded(data, charset)
    text = found.text
    kind = kind_of(text, alone)
    if kind in (None, "deal") and ">" in text:
        text = _ANSWERED.sub("", text)
        kind = kind_of(text, alone)
    if kind is None:
        raise UnreadableText(None, say("exchange-not-recognised", what=_stranger(data, text)))
    return Recognised(kind, text, found.remarks)


def kind_of(text: str, alone: Seat | None = None) -> Kind | None:
    """What a text is, None if it is nothing of the kind.

    >>> kind_of("look at www.bridgebase.com/tools/handviewer.html?lin=md|3,,,|"), kind_of("see you at seven")
    ('link', None)
    """
    pbn, lin = _PBN.search(text), _LIN.search(text)
    case = _CASE.search(text)
    if case and not (pbn and pbn.start() < case.start()):
        return "case"
    if pbn:
        return "PBN"
    if _DLM.search(text):
        return "DLM"
    link = next((found for found in LINK.finditer(text) if _WITH_CARDS.search(found[0])), None)
    if link and not (lin and lin.start() < link.start()):
        return "link"
    if lin:
        return "LIN"
    if is_in_words(text, alone):
        return "deal"
    return "link" if LINK.search(text) else None


def _stranger(data: bytes, text: str) -> str:
    """What the bytes are that hold no board: a word of a closed list."""
    if not text.strip():
        return "nothing"
    return next((name for name, begins in _STRANGERS if begins.match(data)), "other")
